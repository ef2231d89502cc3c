// One hard moment as a chain of three: before, first signs, what to do. From the library when it knows the
// moment by name, otherwise from its kind. What was read as neither has no chain.

import { capitalised } from '#child/words';
import type { Situation, SituationKind } from '#library/entries';
import { kindLines } from '#library/kinds';
import type { PracticeId } from '#practices/practices';
import { coveringLines, speaksOf } from './asking/qualifiers.ts';
import type { HardMoment } from './facts.ts';
import type { Voice } from './voice.ts';

export type Chain = {
  before: string;
  signs: string;
  act: string;
  /** What to do, or beforehand where only that speaks of what decides the sense. */
  fitting: string;
  goal: string;
  by: readonly PracticeId[];
};

/**
 * Each link is chosen when it is asked for, so that a line nobody reads is not used up; by the phrase, so that wherever the plan speaks of it, it
 * says the same.
 */
export function chainOf(voice: Voice, moment: ReadMoment): Chain {
  const key = moment.phrase;
  const known: Links = moment.situation ?? kindLines[moment.kind];
  const extra = { it: 'it' };
  const link = (name: string, lines: readonly string[]) =>
    voice.line(
      `${key}-${name}`,
      coveringLines(lines, moment.said).map((line) => ofWhatIsMeant(line, moment.said)),
      extra,
    );
  return {
    get before() {
      return link('before', known.before);
    },
    /** What is often seen in children, and said so: nobody wrote it of this one. */
    get signs() {
      return link('signs', known.signs);
    },
    get act() {
      return link('act', known.act);
    },
    get fitting() {
      const isOfIt = (lines: readonly string[]) => lines.some((line) => speaksOf(line, moment.said));
      return !isOfIt(known.act) && isOfIt(known.before)
        ? link('before', known.before)
        : link('act', known.act);
    },
    goal: voice.fill(`${key}-goal`, known.goal, extra),
    by: known.by,
  };
}

/** Of a line for heat and for cold, the half that the words ask for: shade is no help against a draught. */
export const ofWhatIsMeant = (line: string, said: string): string => {
  const isHot =
    /\b(?:hot|heat\w*|warm\w*|boiling|sweat\w*|humid\w*|stuffy|sun\w*|summer|overheat\w*)\b/iu.test(said);
  const isCold =
    /\b(?:cold|cool\w*|freez\w*|chill\w*|draughts?|draughty|drafty?|wind\w*|snow\w*|ice|icy|winter|shiver\w*)\b/iu.test(
      said,
    );
  if (isHot === isCold) return line;
  const other = isHot ? /^If \S+ \S+ too cold\b/iu : /^If \S+ \S+ too hot\b/iu;
  const left = line.split(/;\s+/u).filter((part) => !other.test(part));
  return left.length === 0 ? line : capitalised(left.join('; '));
};

/** Surely read, or of a kind that is sure. */
export type ReadMoment = SureMoment | KindMoment;
export type SureMoment = HardMoment & { situation: Situation; kind: SituationKind };
export type KindMoment = HardMoment & { situation: null; kind: SituationKind };

export const isSure = (moment: HardMoment): moment is SureMoment => moment.situation !== null;
export const isOfKind = (moment: HardMoment): moment is KindMoment =>
  moment.situation === null && moment.kind !== null;
export const isUnread = ({ situation, kind }: HardMoment): boolean => situation === null && kind === null;

type Links = Pick<Situation, 'before' | 'signs' | 'act' | 'goal' | 'by'>;
