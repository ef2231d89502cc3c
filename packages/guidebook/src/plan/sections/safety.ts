// Safety and wandering: what the carer wrote, what to do in the first minutes, who the child is to a stranger who helps.
// Water is searched first, then the places the carer wrote, and nothing that was not surely read as a place (PL8).

import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts, HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { placesIn } from '../places.ts';
import { dangerQuestion } from '../question-on.ts';
import { dangerPlacesIn } from '../reading/dangers.ts';
import { bullet, labelled, numbered, type Section, type Voice } from '../voice.ts';

export function safetySection(voice: Voice, isChosen: boolean): Section {
  const { child } = voice;
  voice.cite('fba', 'vs', 'sn');
  const lines = [
    ...(child.isAdult && child.wandering.length === 0 && !isChosen
      ? []
      : ['### Wandering plan', '', ...wanderingLines(voice)]),
    ...(mayBeMissing(child)
      ? ['', `If ${child.name} is missing:`, '', ...numbered(missingSteps(voice))]
      : []),
    '',
    '### Home and water safety',
    '',
    ...child.risks.map((risk, index) => riskLine(voice, risk, index)),
    ...(child.risks.length < 2 && !child.isAdult ? [bullet(voice.line('home-safe', homeSafe))] : []),
    '',
    '### ID and first-responder profile',
    '',
    ...responderLines(voice),
    '',
    '### Who to call',
    '',
    bullet(
      voice.fill(
        'call',
        child.isAdult
          ? 'Emergency number first (999, 112, 911, 000 or your own), then the sheet’s list'
          : 'Emergency number (999, 112, 911, 000 or your own), then the sheet’s list. Two neighbours and {school} have a photo',
      ),
    ),
  ];
  return {
    title: isChosen ? 'Safety and emergency planning' : 'Safety and wandering plan',
    lines,
    isKept: true,
  };
}

const homeSafe: readonly string[] = [
  'Fit a chime and a high latch that adults open fast; test the fire exit once a month',
  'Lock away batteries, magnets, medicines and cleaners; check the floor each evening',
  'Fence or cover any water you own; empty the bath after use',
  'One adult watches only {him} near water, and the watch is handed over aloud',
  'Fix shelves and television to the wall; window locks above the ground floor',
];

function wanderingLines(voice: Voice): string[] {
  const { child } = voice;
  const isOwnWay = child.group === 'teen' && child.way === 'speech';
  if (child.wandering.length === 0)
    return [
      bullet(
        voice.fill(
          'no-wandering',
          'No wandering is written. If that changes, write here where {name} may go: ____',
        ),
      ),
    ];
  return [
    ...child.wandering.map(({ said }) => `- ${quoted(said)}`),
    ...(isOwnWay ? ownWay(child) : kept).map((text) => bullet(voice.fill('wander', text))),
  ];
}

/** What closes the way today stands before the search for a reason. */
const kept: readonly string[] = [
  'From today: a chime on doors and gates, a high latch that adults open at once in a fire, one named adult at the door when visitors come: ____',
  'People at the places written here have a photo and your number. What draws {him}, and when is it possible safely? ____',
];

const ownWay = ({ profile }: ChildFacts): readonly string[] =>
  inCare.test(typedTexts.map((field) => profile[field]).join('\n'))
    ? [
        'Follow the missing-from-care plan of the placement: police, social worker and out-of-hours team at the agreed hour. Their numbers: ____',
        'On return a warm meal first, questions later; an independent person does the return talk',
      ]
    : [
        'There is a reason. Ask {him} what it is, plan it openly, and agree on a message before leaving and on arriving',
      ];
const inCare =
  /\b(?:foster|placement|children['’]?s home|looked after|care home|social worker|residential)\b/iu;

/** Steps for a search stand where going off was written, and for everyone who is no grown-up. */
const mayBeMissing = ({ wandering, isAdult }: ChildFacts): boolean => wandering.length > 0 || !isAdult;

function riskLine(voice: Voice, risk: HardMoment, index: number): string {
  if (!isSure(risk) && !isOfKind(risk)) return `- ${quoted(risk.said)} ${dangerQuestion(voice, risk)}`;
  const chain = chainOf(voice, risk, `risk${index}`);
  voice.cite(...chain.by);
  return isSure(risk)
    ? labelled(labelOf(risk, situationName(risk)), chain.before, chain.act)
    : `${bullet(quoted(risk.said), chain.before)}`;
}

export function missingSteps(voice: Voice): string[] {
  const { child } = voice;
  const age = child.age === null ? '' : `${child.age} years old, `;
  const speaks = child.way === 'speech' ? 'may not answer to a call' : 'may not answer to the name';
  // Where no place could be read, the words themselves may point to one.
  const read = placesOf(child);
  const places = read.length > 0 ? read : child.wandering.slice(0, 2).map(({ said }) => quoted(said));
  return [
    `Call the emergency number at once. Say: autistic, ${age}${speaks}, the clothes, and that water is searched first`,
    'Search water first: any pond, pool, stream, tank or well nearby. One adult goes straight there',
    places.length > 0
      ? `Then, as the family wrote: ${places.join('; ')}. After that roads`
      : 'Then the places the family knows: ____. After that roads',
    'One person stays at home with the phone free; neighbours look in sheds, cars and gardens',
    voice.line('missing-found', [
      'When found: one calm person, no grabbing, {comfort}, walk home slowly',
      "When found: one calm person at arm's length, few words, walk home slowly",
    ]),
  ];
}

/** Places surely read as such, then each danger that names one, in the carer's words. */
export const placesOf = ({ profile }: ChildFacts): string[] => {
  const places = placesIn(profile.wanderingBehavior);
  const dangers = dangerPlacesIn(profile).filter(
    (said) =>
      !places.some((place) => said.toLowerCase().includes(place.toLowerCase())) &&
      said !== profile.wanderingBehavior,
  );
  const whole = dangers.filter((said) => !dangers.some((other) => other !== said && other.includes(said)));
  return [...places, ...whole.map(quoted)];
};

/** For the sheet: the places surely read, and the carer's words beside them. */
export const callsAndPlaces = ({ child }: Voice): string | undefined => {
  const places = placesOf(child);
  if (child.wandering.length === 0) return places.length > 0 ? `water, then ${places.join('; ')}` : undefined;
  return `water${places.length > 0 ? `, then ${places.join('; ')}` : ''}. ${quoted(inOwnWords(child.profile.wanderingBehavior))}`;
};

function responderLines(voice: Voice): string[] {
  return [
    bullet(
      voice.line('id', [
        ...(voice.child.group === 'teen'
          ? [
              'An ID card in the wallet or on a lanyard with two phone numbers, if {he} {v:agrees}; {name} decides who sees it',
            ]
          : [
              'ID on the body: bracelet, shoe tag or a card in the pocket with two phone numbers; check it each Monday',
              'Put an ID card in the shoe and one in the bag, with "autistic" and two phone numbers',
            ]),
      ]),
    ),
    bullet(
      voice.line('responder', [
        'For police and medics: one at a time, siren and lights off, low voice, show {comfort}, wait {wait}, ask before touch',
        'Tell responders: no grabbing, no shouting. Say {his} name, low voice, wait {wait}',
        'Give first responders this line: "Space, few words, one person talks, please wait"',
      ]),
    ),
  ];
}
