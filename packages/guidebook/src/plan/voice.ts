// How the plan chooses and finishes its lines: by a hash of the child, never the same line twice in one plan.
import { firstPerson } from '#child/pronouns';
import { stableNumber } from '#child/stable-choice';
import { capitalised } from '#child/words';
import type { PracticeId } from '#practices/practices';
import type { ChildFacts } from './facts.ts';
import { comfortsToHold, type Extra, fill } from './fill.ts';

/**
 * `rests` names the sources of a section that rests on something else than the practices cited in it; null: none are
 * named. A kept section is never shortened; one that may lose adds to others, and its own lines go when words are short.
 */
export type Section = {
  title: string;
  lines: readonly string[];
  rests?: string | null;
  isKept?: boolean;
  mayLose?: boolean;
};

export type Voice = {
  child: ChildFacts;
  /** One of the lines, filled. Lines already used in this plan are passed over while others are left. */
  line: (key: string, lines: readonly string[], extra?: Extra) => string;
  /** Up to `count` different lines, filled. */
  some: (key: string, lines: readonly string[], count: number, extra?: Extra) => string[];
  fill: (key: string, text: string, extra?: Extra) => string;
  cite: (...ids: readonly PracticeId[]) => void;
  /** The practices cited since the last call, and from then on counted for the whole plan. */
  takeCited: () => PracticeId[];
  citedInPlan: () => PracticeId[];
  isUsed: (text: string) => boolean;
  /** The same, saying "I" and "me" of the child. */
  inFirstPerson: () => Voice;
};

export function voiceOf(child: ChildFacts): Voice {
  const used = new Set<string>();
  const cited = new Set<PracticeId>();
  let citedHere = new Set<PracticeId>();
  const lacking = slotsLacking(child);
  const isOlder = child.group === 'teen';
  const isSmall = child.group === 'toddler';

  const choose = (key: string, lines: readonly string[]): string => {
    const fitting = lines.filter(
      (text) => !lacking.test(text) && !(isOlder && young.test(text)) && !(isSmall && old.test(text)),
    );
    const known = fitting.length > 0 ? fitting : lines;
    const fresh = known.filter((text) => !used.has(text));
    const from = fresh.length > 0 ? fresh : known;
    const chosen = from[stableNumber(child.seed + key) % Math.max(1, from.length)] ?? '';
    used.add(chosen);
    return chosen;
  };

  const voiceAs = (teller: ChildFacts): Voice => ({
    child,
    line: (key, lines, extra) => fill(teller, choose(key, lines), key, extra),
    some: (key, lines, count, extra) =>
      Array.from({ length: Math.min(count, lines.length) }, (_, index) =>
        fill(teller, choose(`${key}${index}`, lines), `${key}${index}`, extra),
      ),
    fill: (key, text, extra) => fill(teller, text, key, extra),
    cite: (...ids) => {
      for (const id of ids) citedHere.add(id);
    },
    takeCited: () => {
      const here = [...citedHere];
      for (const id of here) cited.add(id);
      citedHere = new Set();
      return here;
    },
    citedInPlan: () => [...cited],
    isUsed: (text) => used.has(text),
    inFirstPerson: () => voiceAs({ ...child, they: firstPerson }),
  });
  return voiceAs(child);
}

/** Words that would be out of place for a teenager; such a line is chosen only when there is no other. */
const young =
  /\b(?:toys?|puppets?|stickers?|songs?|sings?|dolls?|small thing of yours|fetches|like a tree|on the floor|silly|hand in hand|part of the fun|feet to face|carried|cushion game|pyjamas|teddy|clothed first|at \{his\} height|play it|playground)\b/i;

/** And for a child of three: no desks, lessons or writing. */
const old =
  /\b(?:desks?|lessons?|write it|writes?|number plates?|homework|email|phone list|calendar|scale of|rate noise|0 to 5|1–5|in class|register|bell|tally|timetable|class(?:room)?)\b/i;

/** Slots this child has nothing to put into: a line with one is chosen only when every line has one. */
const slotsLacking = (child: ChildFacts): RegExp => {
  const slots = [
    ...(comfortsToHold(child).length === 0 ? ['comfort', 'Comfort', 'bare_comfort'] : []),
    ...(child.isWayKnown && child.way !== 'speech' ? [] : ['the_way']),
    ...(child.interests.length + child.activities.length === 0 ? ['interest', 'activity'] : []),
  ];
  return new RegExp(slots.length === 0 ? '(?!)' : `\\{(?:${slots.join('|')})\\}`);
};

/** A capital at the start, one stop at the end. */
export const sentence = (text: string): string => {
  const trimmed = capitalised(text.trim());
  return trimmed === '' || /[.!?:…]["”]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

export const bullet = (...texts: readonly string[]): string =>
  `- ${texts
    .filter((text) => text.trim() !== '')
    .map(sentence)
    .join(' ')}`;

/** "- **Label:** text." */
export const labelled = (label: string, ...texts: readonly string[]): string =>
  `- **${capitalised(label.trim())}:** ${texts
    .filter((text) => text.trim() !== '')
    .map(sentence)
    .join(' ')}`;

export const numbered = (texts: readonly string[]): string[] =>
  texts.map((text, index) => `${index + 1}. ${sentence(text)}`);
