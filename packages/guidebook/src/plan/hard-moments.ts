// One hard moment as a chain of four: before, first signs, what to do, afterwards. From the library when it knows the
// moment by name, otherwise from the kind of thing the carer's phrase is.

import { phraseOf } from '#child/phrase-shape';
import type { Situation, SituationKind } from '#library/entries';
import { kindLines } from '#library/kinds';
import type { PracticeId } from '#practices/practices';
import type { HardMoment } from './facts.ts';
import type { Voice } from './voice.ts';

export type Chain = {
  before: string;
  signs: string;
  act: string;
  after: string;
  goal: string;
  by: readonly PracticeId[];
};

const afterwards: readonly string[] = [
  '{Comfort}, water, ten quiet minutes',
  'No talk about it today; draw it tomorrow if {he} {v:wants}',
  'Sit near, say nothing, let {him} end the break',
  'One easy thing {he} {v:likes}, then back to the day',
  'Write two words in the log: what came before, what helped',
  'Rest first. Say later what {he} did well',
  'Dim the room, {comfort} close, no questions until {he} {v:speaks} or {v:shows}',
  'Skip the next ask on the list; start again with the one after',
  'A drink, a stretch, and five minutes of {interest}',
  'Tell the next adult in one line, out of {his} hearing',
  'Check: hungry, tired, hot, in pain? Note it',
  'Let {him} choose the place to rest; follow in your own time',
];

const unknown: Links = {
  before: [
    'For one week write what came before {it}; then change one thing: earlier, shorter or quieter',
    'Show {it} on {acard} ahead of time, with the end drawn in',
    'Ask {him}, with two pictures, what would make {it} easier; try that for two weeks',
  ],
  signs: [
    'Voice, hands or pace change: faster or stopped',
    'Turns away, or asks the same thing again',
    'Comes closer than usual, or moves off',
  ],
  act: [
    'Say less, step back, {comfort} in reach, wait',
    'Take the ask away, point to the quiet place',
    'Offer two ways on with your hands, wait {wait}',
  ],
  goal: '{shows:break} before it gets too much',
  by: ['fba', 'abi', 'fct'],
};

export function kindOf(text: string): SituationKind | null {
  const kinds = Object.keys(kindLines) as SituationKind[];
  const found = kinds.find((kind) => kindLines[kind].words.test(text));
  return found ?? (phraseOf(text).is === 'doing' && !/^being\b/i.test(text) ? 'demand' : null);
}

/** Each link is chosen when it is asked for, so that a line nobody reads is not used up. */
export function chainOf(voice: Voice, moment: HardMoment, key: string, otherwise?: SituationKind): Chain {
  const { situation, said } = moment;
  const kind = situation === null ? (otherwise ?? kindOf(said)) : situation.kind;
  const known: Links = situation ?? (kind === null ? unknown : kindLines[kind]);
  const extra = { it: 'it' };
  const link = (name: string, lines: readonly string[]) => voice.line(`${key}-${name}`, lines, extra);
  return {
    get before() {
      return link('before', known.before);
    },
    get signs() {
      return link('signs', known.signs);
    },
    get act() {
      return link('act', known.act);
    },
    get after() {
      return link('after', known.after ? [...known.after, ...afterwards.slice(0, 2)] : afterwards);
    },
    goal: voice.fill(`${key}-goal`, known.goal, extra),
    by: known.by,
  };
}

type Links = Pick<Situation, 'before' | 'signs' | 'act' | 'after' | 'goal' | 'by'>;
