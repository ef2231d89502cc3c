// What the senses need, and what comforts, in the carer's words.

import { inWords } from '#child/words';
import type { Sense, SituationKind } from '#library/entries';
import { senses, steadySenses } from '#library/senses';
import { quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { namesNoComfort } from '../reading/box-words.ts';
import { isHarmfulMethod } from '../reading/harm/harmful-method.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { isForPage } from './page-notes.ts';

export function sensesOf(voice: Voice): Sense[] {
  const chosen = voice.child.profile.sensorySensitivities.flatMap((name) =>
    name === 'None' ? [] : [voice.child.clinic.setsMeals ? withoutMouth(senses[name]) : senses[name]],
  );
  return chosen.length > 0 ? chosen : [steadySenses];
}

/** Where a clinic sets what goes into the mouth, plain water is no harmless idea of ours either. */
function withoutMouth(sense: Sense): Sense {
  const kept = (lines: readonly string[]) => {
    const left = lines.filter((line) => !ofMouth.test(line));
    return left;
  };
  return {
    ...sense,
    change: kept(sense.change),
    morning: kept(sense.morning),
    school: kept(sense.school),
    evening: kept(sense.evening),
  };
}
const ofMouth =
  /\b(?:water|drink\w*|sips?|food|eat\w*|snacks?|meals?|dish\w*|breakfast|lunch\w*|dinner|tast\w*|toothpaste|flavours?|recipes?|bites?|chew\w*|suck\w*|lick\w*|crunch\w*|straws?|spoons?|gum)\b/iu;

export function sensesSection(voice: Voice): Section {
  const { child } = voice;
  const listed = sensesOf(voice);
  for (const sense of listed) voice.cite(...sense.by);
  // The calm kit of that part holds it.
  const isLater = child.profile.carePlans.includes('behavioralSensoryManagement');
  return {
    title: 'Sensory profile',
    isAddOn: true,
    lines: [
      ...(child.isAdult && child.way === 'speech' && !listed.includes(steadySenses)
        ? [
            bullet(
              voice.fill(
                'own-senses',
                `${inWords(listed.map(({ name }) => name))}: {name} says what is changed where {he} {v:lives} and goes, and what {he} {v:sees} to {himself}: ____`,
              ),
            ),
          ]
        : []),
      ...(child.isAdult && child.way === 'speech' && !listed.includes(steadySenses) ? [] : listed).flatMap(
        (sense) =>
          sense === steadySenses
            ? [unticked(voice, sense)]
            : sense.change.length === 0
              ? []
              : [labelled(sense.name, voice.line(`change-${sense.name}`, sense.change))],
      ),
      ...(isLater || isComfortOnPage(child) ? [] : comfortLines(voice)),
    ],
  };
}

/** Nothing was ticked, and much may be written: what hurts ears, eyes, nose or skin stands here instead of a blank. */
const unticked = (voice: Voice, sense: Sense): string => {
  const told = voice.child.triggers
    .filter(({ kind }) => kind !== null && ofSenses.has(kind))
    .map(({ said }) => quoted(said));
  return told.length === 0
    ? bullet(
        voice.line(
          'sense-body',
          sense.change.filter((line) => isForAll(voice, line)),
        ),
      )
    : `- Hard on the senses, in your words: ${told.slice(0, 6).join(' ')} Whoever plans a room, a trip or clothes looks for these first.`;
};
const ofSenses: ReadonlySet<SituationKind> = new Set(['sound', 'light', 'touch', 'smell', 'crowd']);

/** Nobody of six rates a room in numbers. */
const isForAll = ({ child }: Voice, line: string): boolean =>
  !/\b0 to 5\b/u.test(line) || (child.way === 'speech' && (child.age ?? 8) >= 8);

/** "What helps" of the first page has it whole. */
export const isComfortOnPage = ({ words, profile }: ChildFacts): boolean =>
  isForPage(words.comfortItems) && !isHarmfulMethod(profile.comfortItems);

/** One line that holds for a spoon, a dog, a song or a person. */
export const comfortLines = (voice: Voice): string[] =>
  voice.child.words.comfortItems === ''
    ? // One that is a danger stands in Safety: it was named all the same.
      namesNoComfort(voice.child.profile.comfortItems)
      ? [
          `- What does not comfort, as you wrote: ${quoted(voice.child.profile.comfortItems)} ${voice.line('no-comfort-told', whatInstead)}`,
        ]
      : /\p{L}/u.test(voice.child.profile.comfortItems)
        ? []
        : [bullet(voice.line('no-comfort', noComfort))]
    : [
        `- What comforts: ${voice.child.words.comfortItems} ${voice.line('comfort', [
          'Nobody takes it away or makes {him} earn it; tell every adult who is with {him}.',
          'It is not earned and not lost; whoever is new is told of it first.',
          'Every adult with {him} knows of it, and nobody makes it a reward or a threat.',
        ])}`,
      ];

const whatInstead: readonly string[] = ['What {v:does} {he} reach for when tired or upset? ____'];
const noComfort: readonly string[] = [
  'No comfort thing is named yet. What {v:does} {he} reach for when tired or upset? ____',
];
