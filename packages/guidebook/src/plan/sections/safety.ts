// Safety and wandering: what the carer wrote, what to do in the first minutes, who the child is to a stranger who helps.
// Water is searched first, then the places the carer wrote, and nothing that was not surely read as a place (PL8).
import { inOwnWords, quoted } from '../carer-words.ts';
import type { HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { placesIn } from '../places.ts';
import { bullet, labelled, numbered, type Section, type Voice } from '../voice.ts';

export function safetySection(voice: Voice, isChosen: boolean): Section {
  const { child } = voice;
  voice.cite('fba', 'vs', 'sn');
  const lines = [
    '### Wandering plan',
    '',
    ...wanderingLines(voice),
    '',
    `If ${child.name} is missing:`,
    '',
    ...numbered(missingSteps(voice)),
    '',
    '### Home and water safety',
    '',
    ...child.risks.map((risk, index) => riskLine(voice, risk, index)),
    ...(child.risks.length < 2 ? [bullet(voice.line('home-safe', homeSafe))] : []),
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
        'Emergency number first (112, 999, 911 or your own), then the sheet’s list. Two neighbours and {school} have a photo beforehand',
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
  const reason = isOwnWay
    ? 'There is a reason. Ask {him} what it is, plan it openly, and agree on a message before leaving and on arriving'
    : 'Note for two weeks where {he} {v:heads} and what came before: there is a reason';
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
    bullet(voice.fill('wander-reason', reason)),
  ];
}

/** A danger is not watched three times to be understood. */
const riskQuestion =
  'Who is within arm’s reach when it can happen, and what can be locked, covered or moved today? ____';

function riskLine(voice: Voice, risk: HardMoment, index: number): string {
  if (!isSure(risk) && !isOfKind(risk)) return `- ${quoted(risk.said)} ${riskQuestion}`;
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
  const places = placesIn(child.profile.wanderingBehavior);
  return [
    `Call the emergency number at once. Say: autistic, ${age}${speaks}, the clothes, and that water is searched first`,
    'Search water first: pond, pool, stream, bath next door. One adult goes straight there',
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

/** For the sheet: the places surely read, and the carer's words beside them. */
export const callsAndPlaces = ({ child }: Voice): string | undefined => {
  if (child.wandering.length === 0) return undefined;
  const places = placesIn(child.profile.wanderingBehavior);
  return `water${places.length > 0 ? `, then ${places.join('; ')}` : ''}. ${quoted(inOwnWords(child.profile.wanderingBehavior))}`;
};

function responderLines(voice: Voice): string[] {
  return [
    bullet(
      voice.line('id', [
        'ID on the body: bracelet, shoe tag or a card in the pocket with two phone numbers; check it each Monday',
        'Put an ID card in the shoe and one in the bag, with "autistic" and two phone numbers',
      ]),
    ),
    bullet(
      voice.line('responder', [
        'For police and medics: one at a time, siren and lights off, low voice, show {comfort}, wait {wait}, ask before touch',
        'Tell responders: no grabbing, no shouting. Say {his} name, speak of {interest}, wait {wait}',
        'Give first responders this line: "Space, few words, no lights, no siren; may not feel or show pain"',
      ]),
    ),
  ];
}
