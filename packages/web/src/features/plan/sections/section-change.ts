// A plan with one section written again, and back. The other sections, and what is noted about them, stay as they are.
import type { Flag, Withheld } from '@calmbridge/domain/assistant/wire';
import type { Message } from '@calmbridge/domain/history/message';
import { planParts, withSection } from '@calmbridge/domain/plans/plan-sections';
import { flagPlaces } from '#shared/ai-text/flag-places';
import { notesBySection } from './section-notes.ts';

export type NewSection = {
  useId: string;
  sectionId: string;
  text: string;
  flags: readonly Flag[];
  withheld: readonly Withheld[];
  at: string;
};

/** What arrives twice is put in once. A section that is gone meanwhile takes nothing. */
export function withNewSection(
  plan: Message,
  { useId, sectionId, text, flags, withheld, at }: NewSection,
): Message {
  const section = planParts(plan.content).sections.find(({ id }) => id === sectionId);
  if (!section || plan.earlier?.some((one) => one.useId === useId)) return plan;
  const before = {
    useId,
    section: sectionId,
    at,
    text: section.body,
    flags: (plan.flags ?? []).filter((flag) => standsIn(section.body, flag)),
    withheld: withheldIn(plan, sectionId),
  };
  return { ...replaced(plan, sectionId, text, flags, withheld), earlier: [before, ...(plan.earlier ?? [])] };
}

/** The text that a section had before it was written with this use. */
export function withEarlierText(plan: Message, useId: string): Message {
  const before = plan.earlier?.find((one) => one.useId === useId);
  if (!before) return plan;
  const { section, text, flags, withheld } = before;
  const earlier = (plan.earlier ?? []).filter((one) => one !== before);
  return { ...replaced(plan, section, text, flags, withheld), earlier };
}

function replaced(
  plan: Message,
  sectionId: string,
  text: string,
  flags: readonly Flag[],
  withheld: readonly Withheld[],
): Message {
  const content = withSection(plan.content, sectionId, text);
  const old = planParts(plan.content).sections.find(({ id }) => id === sectionId)?.body ?? '';
  // A flag on words that went with the old text would be noted on a text that does not have them.
  const standing = (plan.flags ?? []).filter((flag) => !standsIn(old, flag) || standsIn(content, flag));
  const isNew = (flag: Flag) =>
    !standing.some(({ rule, found }) => rule === flag.rule && found === flag.found);
  return {
    ...plan,
    content,
    flags: [...standing, ...flags.filter(isNew)],
    withheld: partsOf(plan).flatMap(({ id, withheld: left }) => (id === sectionId ? [...withheld] : left)),
  };
}

const standsIn = (text: string, flag: Flag): boolean => flagPlaces(text, [flag]).length > 0;

function partsOf({ content, withheld = [] }: Message): { id: string | null; withheld: Withheld[] }[] {
  const { opening, sections } = planParts(content);
  const notes = notesBySection([opening, ...sections.map(({ body }) => body)], [], withheld);
  return notes.map((note, at) => ({ id: sections[at - 1]?.id ?? null, withheld: note.withheld }));
}

const withheldIn = (plan: Message, sectionId: string): Withheld[] =>
  partsOf(plan).find(({ id }) => id === sectionId)?.withheld ?? [];
