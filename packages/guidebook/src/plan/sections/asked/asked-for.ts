// What the carer asked of the plan stands right behind the first page: their words whole, and under them what the plan does about each (PL48).

import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { capitalised } from '#child/words';
import { stemsOf } from '#library/match';
import { dangerQuestions } from '../../asking/question-on.ts';
import { quoted } from '../../carer-words.ts';
import type { ChildFacts, HardMoment } from '../../facts.ts';
import { chainOf, isSure, type SureMoment } from '../../hard-moments.ts';
import { type Request, requestsIn, topicsIn } from '../../reading/asked/requests.ts';
import { dangerEntriesOf } from '../../reading/told/danger-entries.ts';
import { triedIn, triedListIn, worksTold } from '../../reading/tried.ts';
import { labelled, type Section, sentence, type Voice } from '../../voice.ts';
import { notesOf } from '../notes.ts';

export const askedForTitle = 'What you asked for';

/** Null where nothing is asked that the plan has an answer to. */
export function askedForSection(voice: Voice): Section | null {
  const lines = answersOf(voice);
  if (lines.length === 0) return null;
  const { open, isOnPage } = notesOf(voice);
  return {
    title: askedForTitle,
    isKept: true,
    rests: null,
    lines: [...(open === '' || isOnPage ? [] : [`- ${open}`, '']), ...lines],
  };
}

/** Whether the notes stand there, and nowhere else. */
export const standsAsAskedFor = (voice: Voice): boolean => answersOf(voice).length > 0;

const answersOf = (voice: Voice): string[] => [
  ...topicLines(voice),
  ...requestsIn(voice.child.profile).flatMap((request) => answers[request](voice)),
];

const answers: Readonly<Record<Request, (voice: Voice) => string[]>> = {
  short: (voice) => [
    labelled(
      'Short',
      voice.fill(
        'asked',
        'the first page is for everyone who is with {name}; copy it for those you named. The rest is for looking things up',
      ),
    ),
  ],
  same: (voice) => [
    labelled(
      'The same everywhere',
      voice.fill(
        'asked',
        'the first page is what everyone keeps to, whoever has {him}. It is read together once, and nobody changes it alone. Who has a copy: ____',
      ),
      ...begunWith(voice.child),
    ),
  ],
  charts: () => [
    '- **Nothing to earn:** Nothing in this plan is counted on a wall or earned. What is noted, an adult writes in a notebook.',
  ],
  toilet: toiletLines,
  together: togetherLine,
  meals: mealLine,
  later: (voice) => [
    labelled(
      'Later, between the adults first',
      voice.fill(
        'asked',
        'a first talk about who cares for {name} when you cannot: who {he} would want near, what has to stay the same, who else learns it now, what is put in writing. With whom, and when? ____ {He} {is} told in {his} own way, by somebody {he} {v:trusts}, when there is something to show',
      ),
    ),
  ],
};

/** What is known to work is the first thing that is the same everywhere. */
const begunWith = ({ helps }: ChildFacts): string[] => {
  const first = helps.find((said) => said.split(/\s+/u).length <= 12);
  return first === undefined ? [] : [`The first thing that all do alike: ${quoted(first)}`];
};

/** Pain and what a clinic sees to come first: no steps where the bowels are treated. */
function toiletLines(voice: Voice): string[] {
  const { child } = voice;
  if (isBowelTreated(child))
    return [
      labelled(
        'Toilet',
        'Ask the clinic that sees to the bowels before any step: what is aimed at now, and who practises it? ____',
      ),
    ];
  const where = [...child.challenges, ...child.triggers].find(({ said }) => ofToilet.test(said));
  return [
    labelled(
      'Toilet, from where it is now',
      where === undefined ? 'Now: ____' : `Now: ${quoted(where.said)}`,
      voice.fill(
        'asked',
        'One step at a time, and the next only when this one is easy for a week: 1. as now, in the same place; 2. the same, half a metre nearer to the bathroom every few days; 3. in the bathroom, as {he} {v:does} it now; 4. sitting on the closed lid, dressed; 5. on the open seat, feet on a stool, what {he} {v:wears} still on; 6. without it. Back one step is fine. Nobody holds {him} there, nobody waits for a result, and no praise is needed',
      ),
      voice.fill('asked', 'Hard, painful or held back for days, or blood: the doctor first'),
    ),
  ];
}
const ofToilet = /\b(?:toilet\w*|potty|pull-?ups|napp(?:y|ies)|diapers?|poos?|wees?)\b/iu;
const isBowelTreated = ({ profile }: ChildFacts): boolean =>
  /\b(?:constipat\w*|macrogol|movicol|laxido|cosmocol|mira ?lax|peg ?3350|lactulose|senna|laxatives?|soiling clinic|bowel (?:clinic|nurse|team)|continence|impact(?:ed|ion)|overflow|withholding|hirschsprung\w*|stoma|enemas?)\b/iu.test(
    [
      profile.medications,
      profile.challenges,
      profile.notes,
      profile.socialSupports,
      profile.safetyRisks,
    ].join('\n'),
  );

/** From what is loved, not done alone and no danger. */
function togetherLine(voice: Voice): string[] {
  const { child } = voice;
  const liked = [...child.activities, ...child.interests]
    .map(({ said }) => said)
    .filter((said) => said.split(/\s+/u).length <= 5 && !alone.test(said))
    .slice(0, 2);
  const cries = child.triggers.some(({ said }) =>
    /\bbab(?:y|ies)\b[^.;]*\bcr(?:y|ies|ying)\b|\bcrying\b/iu.test(said),
  );
  return [
    labelled(
      'One thing together',
      voice.fill(
        'asked',
        `ten minutes at the same time, all in one room, with one thing {he} {v:loves}${liked.length === 0 ? '' : `, such as ${liked.map(quoted).join(' or ')}`}. Beside each other counts; {he} {v:chooses} which part is {his}, and may leave. Which, and when? ____`,
      ),
      cries
        ? voice.fill(
            'asked',
            'If there is crying, whoever holds the baby goes out for a while, so that {name} need not',
          )
        : '',
    ),
  ];
}
const alone =
  /\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\p{L}+|with (?:his|her|my|the)|at the)\b/iu;

/** What is eaten and how stays with those who set it. */
function mealLine(voice: Voice): string[] {
  const { child } = voice;
  return [
    labelled(
      'Meals',
      child.clinic.setsMeals ? 'what is eaten, and how, stays exactly as it is set' : '',
      voice.fill(
        'asked',
        'company without talk about food: one person {he} {v:likes} at the same table, the same seat, {his} own cup and plate, music {he} {v:loves} turned low, and nobody hurries. {He} {is} asked, in {his} own way, who that shall be. Who sits there at {school}, and from which day? ____',
      ),
    ),
  ];
}

/** What the help is wanted for, with the steps of the entry on it, what the family found out, and what to do about a danger in the same place. */
function topicLines(voice: Voice): string[] {
  const { child } = voice;
  const { notes } = child.profile;
  const works = [...worksTold(notes), ...triedListIn(notes).helps, ...triedIn(notes).helps];
  const done = new Set<string>();
  return topicsIn(child.profile).flatMap((topic, at) => {
    const moment = [...child.challenges, ...child.triggers].filter(isSure).find((one) => isAbout(topic, one));
    const dangers = dangersOf(voice, topic);
    const given = sentencesOf(child.profile.medications)
      .filter((said) => names(topic, said))
      .map(quoted);
    const steps = moment === undefined || done.has(moment.said) ? [] : stepsOf(voice, moment);
    if (moment !== undefined) done.add(moment.said);
    if (steps.length + dangers.length === 0) return [];
    const texts = [
      ...steps,
      ...dangers,
      ...(given.length === 0 ? [] : [`As the clinic wrote: ${given.join(' ')}`]),
    ];
    const kept = [...new Set(works)].slice(0, 2).map(quoted).join(' ');
    return [
      labelled(
        capitalised(topic),
        ...(at === 0 && kept !== '' ? [`Keep what works: ${kept}`] : []),
        ...texts.map(sentence),
      ),
    ];
  });
}

/** Questions on a danger that stand there already. */
export const dangersAskedFor = (voice: Voice): string[] =>
  topicsIn(voice.child.profile).flatMap((topic) => dangersOf(voice, topic));

const dangersOf = (voice: Voice, topic: string): string[] =>
  dangerEntriesOf(voice.child.profile.safetyRisks)
    .filter((said) => names(topic, said))
    .flatMap((said) => dangerQuestions(voice, said));

/** Entries whose steps stand here: elsewhere they are pointed at. */
export const answeredAbove = (voice: Voice): ReadonlySet<string> => {
  const { child } = voice;
  const moments = [...child.challenges, ...child.triggers].filter(isSure);
  const ofTopics = topicsIn(child.profile).flatMap(
    (topic) => moments.find((one) => isAbout(topic, one)) ?? [],
  );
  const isToilet = requestsIn(child.profile).includes('toilet');
  return new Set([
    ...ofTopics.map(({ said }) => said),
    ...(isToilet
      ? [...child.challenges, ...child.triggers]
          .filter(({ said }) => ofToilet.test(said))
          .slice(0, 1)
          .map(({ said }) => said)
      : []),
  ]);
};

const stepsOf = (voice: Voice, moment: SureMoment): string[] => {
  const { before, act } = chainOf(voice, moment);
  return [before, act];
};

const isAbout = (topic: string, { said }: HardMoment): boolean => names(topic, said);
/** "After school" stands in it as that; a single word as a word. */
const names = (topic: string, said: string): boolean => {
  const told = stemsOf(said);
  const asked = stemsOf(topic);
  return asked.length > 0 && told.some((_, at) => asked.every((stem, place) => told[at + place] === stem));
};
