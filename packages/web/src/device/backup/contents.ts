// What a backup holds, in words a carer can check before bringing it in.
import { z } from 'zod';
import type { Backup } from './backup.ts';

export type Contents = {
  /** Of the children named in it, each once. */
  children: string[];
  /** The first and the last day something in it was written, as ISO text. */
  from: string | null;
  to: string | null;
};

const Dated = z.object({
  timestamp: z.string().optional(),
  date: z.string().optional(),
  updatedAt: z.string().optional(),
  savedAt: z.string().optional(),
});
const Named = z.object({
  name: z.string().optional(),
  child: z.string().optional(),
  profile: z.object({ name: z.string().optional() }).optional(),
});

export function contentsOf({ snapshot }: Backup): Contents {
  const values = (name: string) => (snapshot.collections[name] ?? []).map(({ value }) => value);
  const names = [
    ...values('savedChildren').map((value) => read(Named, value)?.name),
    ...values('profileFormResponses').map((value) => read(Named, value)?.profile?.name),
    ...values('moments').map((value) => read(Named, value)?.child),
    ...values('socialStories').map((value) => read(Named, value)?.child),
  ];
  const days = Object.keys(snapshot.collections)
    .flatMap(values)
    .flatMap((value) => Object.values(read(Dated, value) ?? {}))
    .filter((day) => day !== undefined && !Number.isNaN(Date.parse(day)))
    .sort();
  return {
    children: [...new Set(names.map((name) => name?.trim() ?? ''))].filter((name) => name !== '').sort(),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}

const read = <T>(schema: z.ZodType<T>, value: unknown): T | null => schema.safeParse(value).data ?? null;
