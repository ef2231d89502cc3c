// Something that happened with a child and was worth noting. It stays on the device.
import { z } from 'zod';
import { VisibleText } from '../text/visible-text.ts';
import { WallTime } from './wall-time.ts';

export const momentKinds = ['meltdown', 'bolt', 'hurt', 'sleep', 'food', 'joy', 'skill', 'other'] as const;
export type MomentKind = (typeof momentKinds)[number];

export const momentStrengths = ['low', 'medium', 'high'] as const;
export type MomentStrength = (typeof momentStrengths)[number];

export const momentWordsMax = 500;
export const momentMinutesMax = 24 * 60;

export const Moment = z.object({
  id: z.string(),
  kind: z.enum(momentKinds),
  when: WallTime,
  /** The same as an instant, to stand in order among plans. */
  timestamp: z.string(),
  /** The saved child it is about. */
  childId: z.string().optional(),
  /** The child's name as it was then, for when the saved child is gone. */
  child: VisibleText.optional(),
  minutes: z.number().optional(),
  strength: z.enum(momentStrengths).optional(),
  before: z.array(VisibleText).optional(),
  after: z.array(VisibleText).optional(),
  helped: z.array(VisibleText).optional(),
  words: z.string().optional(),
});
export type Moment = z.infer<typeof Moment>;

export const dayOf = ({ when }: Pick<Moment, 'when'>): string => when.slice(0, 10);
export const hourOf = ({ when }: Pick<Moment, 'when'>): number => Number(when.slice(11, 13));

/** Both days included, yyyy-mm-dd, oldest first (MO2). `childId` null: of all children. */
export const momentsBetween = (
  moments: readonly Moment[],
  { childId, from, to }: { childId: string | null; from: string; to: string },
): Moment[] =>
  moments
    .filter(
      (moment) =>
        (childId === null || moment.childId === childId) && dayOf(moment) >= from && dayOf(moment) <= to,
    )
    .sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0));
