// Lines of the content as sentences of this story: those for its level and child, filled, short at level 2.
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { factKey } from '../facts/fact-slots.ts';
import type { Line } from '../scene.ts';
import { fill } from '../voice/fill.ts';
import type { Told } from './told.ts';

/** `keep` is for sentences that may be cut. */
export type DraftLines = (lines: readonly Line[], keep: Draft['keep']) => Draft[];

export const lineDrafter =
  (version: Told, cast: Cast): DraftLines =>
  (lines, keep) =>
    lines
      .filter(
        ({ levels, when }) =>
          levels.has(cast.level) &&
          when.every((condition) => ofScene.test(condition) || doesHold(condition, cast)),
      )
      .map((line) => ({
        text: fill(timely(unpromised(line, cast), version, cast), cast, topicOf(version), version.facts),
        type: line.type,
        keep: keepOf(line, keep, cast),
        isStep: line.part === 'step',
      }))
      .flatMap((draft) => inShortSentences(draft, cast));

/** Of what a carer writes about nobody knows whether it is soon. */
const timely = (text: string, { facts }: Told, { ask }: Cast): string =>
  ask.request.about === '' || facts.has(factKey('when', 'soon'))
    ? text
    : text.replace(/ \{when\|soon\}/g, '');

/** Nobody can promise to be there: a bus is late, a nurse sends people out. */
const unpromised = ({ text, type }: Line, { level }: Cast): string =>
  type === 'coach_team'
    ? text.replace(
        /^(\{Helper\}) will (?=(?:stay|sit|be|wait|stand|come|go)\b)/,
        level === 3 ? '$1 can ' : '$1 will try to ',
      )
    : text;

export const topicOf = ({ line, scene }: Told): string =>
  line && line.fact === null ? line.topic : scene.topic;

function keepOf({ text, type, isExtra }: Line, keep: Draft['keep'], cast: Cast): Draft['keep'] {
  if (isExtra) return 3;
  if (!mustStay(type, text)) return keep;
  return type === 'coach_team' && cast.helper.practises ? 1 : 0;
}

/** Already decided by the scene. */
const ofScene = /^!?(?:worker|own)$/;

/** Who helps, what reassures and how the child says something are never cut. */
const mustStay = (type: SentenceType, text: string): boolean =>
  type === 'coach_team' || type === 'affirmative' || /\{(?:say|tell)\b/.test(text);

/** At level 2 a long pair of clauses becomes two sentences: "It may be loud, and that is okay." */
function inShortSentences(draft: Draft, cast: Cast): Draft[] {
  const at = draft.text.indexOf(', and ');
  if (cast.level !== 2 || at < 0 || draft.text.includes('"') || wordsOf(draft.text).length <= 8)
    return [draft];
  // "They sing and pray, and sometimes stand up" has one subject for both.
  const rest = draft.text.slice(at + ', and '.length);
  // "There are games, and a time for lunch" has one verb for both.
  if (!opensSentence.test(rest) || !hasVerb(rest)) return [draft];
  const first: Draft = { ...draft, text: `${draft.text.slice(0, at)}.` };
  const second: Draft = {
    ...draft,
    text: capitalised(draft.text.slice(at + ', and '.length)),
    follows: first.text,
    whole: { text: draft.text, type: draft.type },
  };
  return draft.type === 'affirmative' ? [{ ...first, type: 'descriptive' }, second] : [first, second];
}

const hasVerb = (text: string): boolean =>
  termsOf(text).some(({ tags }) => tags.has('Verb') || tags.has('Copula') || tags.has('Modal'));

const opensSentence =
  /^(?!then the next)(?:then |sometimes |often |usually |later |now )?(?!sometimes|always|perhaps)(?:I|it|its|that|this|they|we|he|she|the|an?|my|our|his|her|their|some|many|most|each|other|another|people|children|someone|somebody|there|both|one|two|if|when|\p{Lu}\p{L}+|\p{L}+s) /u;

const doesHold = (condition: string, { holds }: Cast): boolean =>
  condition.startsWith('!') ? !holds.has(condition.slice(1)) : holds.has(condition);
