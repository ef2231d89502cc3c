import { type PhraseField, phraseFields } from '@calmbridge/domain/moments/phrases';
import { useMemo, useState } from 'react';
import { useCollection } from '#device/device-context';
import { useCurrentChild } from '#device/records/current-child';
import { moments as momentShape } from '#device/records/shapes';
import type { DeviceRefusal, Saved } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import type { MomentOpening } from '#shared/moments/open-moment';
import { useToast } from '#ui/toasts/toasts';
import { type Draft, draftOf, momentFrom, newDraft, type Problems, problemsOf } from './draft.ts';
import { offeredPhrases } from './offered-phrases.ts';

/** What is being written, and how it is kept. */
export function useMomentForm(opening: MomentOpening, onClose: () => void) {
  const kept = useCollection(momentShape);
  const { child: chosen, children } = useCurrentChild();
  const toast = useToast();
  const [earlier] = useState(() => (opening.is === 'edit' ? kept.get(opening.id) : null));
  const [first] = useState(() =>
    earlier ? draftOf(earlier) : newDraft(new Date(), aboutWhom(opening, chosen ?? onlyOne(children))),
  );
  const [draft, setDraft] = useState<Draft>(first);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<DeviceRefusal | null>(null);
  const { kind, childId } = draft;
  const offered = useMemo(() => {
    const oldestFirst = kept.records.toSorted((a, b) => (a.when < b.when ? -1 : 1));
    const ofField = (field: PhraseField) => offeredPhrases(oldestFirst, { kind, childId, field });
    return Object.fromEntries(phraseFields.map((field) => [field, ofField(field)])) as Record<
      PhraseField,
      string[]
    >;
  }, [kept.records, kind, childId]);

  const told = (text: string, undo: () => Promise<Saved>) => toast({ text, undo: () => void undo() });
  /** False: something is wrong with it, or there was no room, and the sheet says so. */
  const save = async (forChild = draft.childId): Promise<boolean> => {
    const found = problemsOf(draft, new Date());
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return false;
    const child = children.find(({ id }) => id === forChild) ?? null;
    const named = momentFrom({ ...draft, childId: forChild }, earlier, child);
    const id = earlier?.id ?? crypto.randomUUID();
    const outcome = earlier ? await kept.update(id, () => named(id)) : await kept.add(named(id));
    if (!outcome.ok) {
      setRefusal(outcome.why);
      return false;
    }
    onClose();
    if (earlier) told(m.moment_edited(), () => kept.update(id, () => earlier));
    else told(child ? m.moment_saved_for({ name: child.name }) : m.moment_saved(), () => kept.remove(id));
    return true;
  };
  return {
    draft,
    set: (change: Partial<Draft>) => {
      setDraft({ ...draft, ...change });
      setProblems({});
    },
    problems,
    refusal,
    save,
    offered,
    children,
    isGone: opening.is === 'edit' && earlier === null,
    isEdit: earlier !== null,
    isChanged: draft !== first,
  };
}

export type MomentForm = ReturnType<typeof useMomentForm>;

const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

const aboutWhom = (opening: MomentOpening, child: { id: string } | null): string =>
  (opening.is === 'new' && opening.childId) || (child?.id ?? '');
