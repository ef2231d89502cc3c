// What was flagged and what was withheld so far, over the whole text, and since it was last asked.
import { type Withheld as LeftOut, leftOutWords } from '@calmbridge/domain/assistant/wire';
import type { Flag } from './flag.ts';
import { affirmed } from './language.ts';
import { createLineFlags } from './line-flags.ts';
import { type UnsafeRule, unsafeReasons } from './never-say.ts';
import type { ScreenContext } from './screen-sentence.ts';

export type Withheld = { rule: string; at: [start: number, end: number] };

/** A piece of the text with what was found in it; `at` is where it begins. */
export type Passage = { text: string; flags: Flag[]; at: number };

export type ScreenRecord = ReturnType<typeof createScreenRecord>;

export function createScreenRecord(context: ScreenContext) {
  const familyWords = wordsOfFamily(context);
  const flagsOfLines = createLineFlags(context, familyWords);
  const withheld: Withheld[] = [];
  const flags: Flag[] = [];
  const lineFlags: Flag[] = [];
  let fresh: Flag[] = [];
  let freshLeftOut: LeftOut[] = [];

  function note(found: readonly Flag[], into: Flag[]) {
    into.push(...found);
    fresh.push(...found);
  }

  return {
    withheld,
    /** The passage as it may be shown. */
    show(passage: Passage): string {
      note(placed(passage), flags);
      return context.origin === 'service' ? affirmed(passage.text, familyWords) : passage.text;
    },
    /** What is shown in its place: one line, however many passages are withheld one after the other. */
    withhold(passage: Passage, heading: string, isAfterWithheld: boolean): string {
      const { text, at } = passage;
      const last = withheld.at(-1);
      const broken = passage.flags.find((flag) => flag.severity === 'block');
      const rule = broken?.rule ?? last?.rule ?? 'N01';
      note(placed(passage), flags);
      const isNext = isAfterWithheld && last !== undefined && last.at[1] === at;
      const why = broken?.why ?? reasonFor(rule);
      freshLeftOut.push({ rule, why, text: text.trim(), under: heading, goesOn: isNext });
      if (isNext) last.at[1] = at + text.length;
      else withheld.push({ rule, at: [at, at + text.length] });
      const tail = /\n*$/.exec(text)?.[0] ?? '';
      return isNext ? tail.slice(1) : noticeFor(rule, text) + (tail === '' ? ' ' : tail);
    },
    /** Food and words are looked for in what is shown: a passage nobody sees needs no flag of its own. */
    readLines(lines: string, at: number) {
      const isShown = (flag: Flag) =>
        !withheld.some((out) => flag.at[0] >= out.at[0] && flag.at[0] < out.at[1]);
      note(flagsOfLines(lines, at).filter(isShown), lineFlags);
    },
    allFlags: (): Flag[] => [...flags, ...lineFlags].sort((a, b) => a.at[0] - b.at[0]),
    takeNews(): Flag[] {
      const news = fresh;
      fresh = [];
      return news;
    },
    takeLeftOut(): LeftOut[] {
      const left = freshLeftOut;
      freshLeftOut = [];
      return left;
    },
  };
}

const placed = ({ flags, at }: Passage): Flag[] =>
  flags.map((flag) => ({ ...flag, at: [flag.at[0] + at, flag.at[1] + at] }));

const reasonFor = (rule: string): string =>
  Object.hasOwn(unsafeReasons, rule) ? unsafeReasons[rule as UnsafeRule] : 'breaks a safety rule';

function noticeFor(rule: string, piece: string): string {
  const notice = `[${leftOutWords} ${reasonFor(rule)}.]`;
  const cells = piece.trim().startsWith('|') ? piece.split('|').length - 1 : 0;
  if (cells > 1) return `| ${notice} ${'| '.repeat(cells - 1)}`.trimEnd();
  return `${listMark.exec(piece)?.[0] ?? ''}${notice}`;
}

/** What a list item begins with. */
export const listMark = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+/u;

const wordsOfFamily = ({ profile }: ScreenContext): string =>
  profile === null
    ? ''
    : [
        profile.strengths,
        profile.challenges,
        profile.triggers,
        profile.notes,
        profile.communication,
        profile.safetyRisks,
        profile.wanderingBehavior,
        profile.specialInterests,
        profile.interactionStyle,
      ].join(' ');
