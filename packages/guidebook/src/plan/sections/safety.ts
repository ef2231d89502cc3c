// Safety and wandering: the carer's words whole and once, what to do in the first minutes, who the child is to a stranger who helps.
// Water is searched first, then the places the carer wrote, and nothing that was not surely read as a place (PL8).
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { quoted } from '../carer-words.ts';
import { anyDanger } from '../danger-rows.ts';
import type { ChildFacts } from '../facts.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { dangerQuestions } from '../question-on.ts';
import { dangerPlacesIn } from '../reading/dangers.ts';
import { bullet, labelled, numbered, type Section, sentence, type Voice } from '../voice.ts';
import { callRuleOf, needsReach, toldRuleLines } from './rule-lines.ts';

export function safetySection(voice: Voice, isChosen: boolean): Section | null {
  voice.cite('fba', 'vs', 'sn');
  const isWhole = isChosen || mayBeMissing(voice.child);
  const lines = isWhole ? wholeLines(voice, isChosen) : shortLines(voice);
  if (lines.length === 0) return null;
  const title = isChosen ? 'Safety and emergency planning' : isWhole ? 'Safety and wandering plan' : 'Safety';
  return { title, lines, isKept: true };
}

function wholeLines(voice: Voice, isChosen: boolean): string[] {
  const { child } = voice;
  const told = riskLines(voice);
  const rules = toldRuleLines(voice);
  const callRule = callRuleOf(child.clinic);
  const risks = [
    ...told,
    ...(isChosen && told.length < 2
      ? [bullet(voice.line('home-safe', child.isAdult ? grownUpSafe : homeSafe))]
      : []),
  ];
  return [
    '### Wandering plan',
    '',
    ...wanderingLines(voice),
    ...(mayBeMissing(child) || (child.group !== 'teen' && isChosen)
      ? ['', `If ${child.name} is missing:`, '', ...numbered(missingSteps(voice))]
      : []),
    ...(risks.length + rules.length > 0 ? ['', '### Home and water safety', '', ...rules, ...risks] : []),
    '',
    '### ID and first-responder profile',
    '',
    ...responderLines(voice),
    '',
    '### Who to call',
    '',
    bullet(voice.fill('call', child.isAdult ? callForGrownUp : callForChild)),
    ...(callRule === undefined ? [] : [`- When not, as you wrote: ${quoted(callRule)}`]),
  ];
}

/** No going off and no place of danger is written: the words, and one line for the day nobody expects. */
function shortLines(voice: Voice): string[] {
  const { child } = voice;
  return [
    ...(child.wandering.length > 0 ? wanderingLines(voice) : []),
    ...toldRuleLines(voice),
    ...riskLines(voice),
    ...(child.isAdult
      ? []
      : [
          bullet(voice.fill('missing', ifEverMissing)),
          bullet(voice.line('id', child.group === 'teen' ? idOfTeen : idOfChild)),
        ]),
  ];
}

const callForGrownUp = 'Emergency number first (999, 112, 911, 000 or your own), then the sheet’s list';
const callForChild = 'Emergency number first, then the sheet’s list; neighbours and {school} have a photo';
const ifEverMissing =
  'Should {name} ever be missing: emergency number (999, 112, 911, 000 or your own), water first, then {his} usual places, friends and neighbours: ____';

const grownUpSafe: readonly string[] = [
  'Ask {name} what at home feels unsafe to {him}, and mend that first: ____',
  'Go through the home with {name} once: smoke alarm, way out, who is rung. What is missing? ____',
];
const homeSafe: readonly string[] = [
  'Fit a chime and a high latch that adults open fast; test the fire exit once a month',
  'Lock away batteries, magnets, medicines and cleaners; check the floor each evening',
  'Fence or cover any water you own; empty the bath after use',
  'One adult watches only {him} near water, and the watch is handed over aloud',
  'Fix shelves and television to the wall; window locks above the ground floor',
];

function wanderingLines(voice: Voice): string[] {
  const { child } = voice;
  const say = (text: string) => bullet(voice.fill('wander', text));
  if (child.wandering.length === 0)
    return [
      say(
        child.group !== 'teen' || child.isAdult
          ? 'No wandering is written. If that changes, write here where {name} may go: ____'
          : `No wandering is written. ${ifEverMissing}`,
      ),
    ];
  const { wanderingBehavior } = child.words;
  // Going off told in another box stands beside it.
  const others = child.wandering.filter(({ said }) => !wanderingBehavior.includes(said));
  const isOwnWay = child.group === 'teen' && child.way === 'speech';
  return [
    // Where the steps of a search hold the words, they stand there: those steps are also read alone.
    ...(wanderingBehavior === '' || mayBeMissing(child) ? [] : [`- ${wanderingBehavior}`]),
    ...(wanderingBehavior === '' && mayBeMissing(child) ? [] : others).map(({ said }) => `- ${quoted(said)}`),
    ...(walksByChoice(child) ? [ownWalks] : isOwnWay ? ownWay(child) : kept).map(say),
  ];
}

/** What closes the way today stands before the search for a reason. */
const kept: readonly string[] = [
  'From today: doors and gates shut, a chime, a high latch adults open at once in a fire, one named adult at the door when visitors come: ____',
  'People where {he} {v:goes} have a photo and your number. What draws {him} there, and when is it safe? ____',
];

const ownWalks =
  '{name} is grown and goes out when {he} {v:wants}. What would {he} like to have along or agreed: a charged phone, a card in the wallet, a message on the way? ____';

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

/** A grown-up who goes for a walk, also at night, is a grown-up. Getting lost, or going off from people, is something else. */
const walksByChoice = ({ isAdult, wandering }: ChildFacts): boolean =>
  isAdult &&
  /\b(?:walks?|walking|strolls?|cycles?|cycling|rides?|drives?)\b/iu.test(saidOf(wandering)) &&
  !/\b(?:missing|lost|police|found|no sense|does(?:n['’]?t| not) know|can(?:no|['’])?t (?:find|say)|escap\w*|abscond\w*|slips?|runs?|bolts?|confus\w*|walks? (?:out|off|away)|traffic|roads?|tracks?)\b/iu.test(
    saidOf(wandering),
  );
const saidOf = (wandering: ChildFacts['wandering']): string => wandering.map(({ said }) => said).join(', ');

/** Whether going off was written that others have to search for. */
export const goesOff = (child: ChildFacts): boolean => child.wandering.length > 0 && !walksByChoice(child);

/** Steps for a search stand where going off was written, and under thirteen where a place of danger was. */
const mayBeMissing = (child: ChildFacts): boolean =>
  goesOff(child) || (child.group !== 'teen' && dangerPlacesIn(child.profile).length > 0);

/** The box once and whole; a step for each danger surely read, otherwise the questions its words ask for, or one for all of it. */
function riskLines(voice: Voice): string[] {
  const { risks, wandering, words } = voice.child;
  const { safetyRisks } = words;
  const isToldAbove = wandering.some(
    ({ said }) => safetyRisks === quoted(said) || safetyRisks === quoted(`${said}.`),
  );
  // Beside what a clinic decides, only a danger that is none of the body's.
  const own = safetyRisks === '' ? risks.filter(({ kind }) => kind === 'safety') : risks;
  const sure = own.filter(isSure).map((risk, index) => {
    const chain = chainOf(voice, risk, `risk${index}`);
    voice.cite(...chain.by);
    return { label: labelOf(risk, situationName(risk)), steps: [chain.before, chain.act] };
  });
  const steps = () => sure.map((one) => labelled(one.label, ...one.steps));
  // What the clinic's part or the wandering plan holds is not told twice.
  if (safetyRisks === '' || isToldAbove) return steps();
  if (risks.length === 0) return [`- ${safetyRisks}`];
  const [only] = sure;
  if (only && risks.length === 1) return [`- ${safetyRisks} ${only.steps.map(sentence).join(' ')}`];
  const asked = sure.length === risks.length ? [] : questionsOn(voice);
  return [`- ${[safetyRisks, ...asked].join(' ')}`, ...steps()];
}

function questionsOn(voice: Voice): string[] {
  const any = voice.fill('question', anyDanger);
  const open = voice.child.risks.filter((risk) => !isSure(risk) && !isSeenTo.test(risk.said));
  const all = [...new Set(open.flatMap(({ said }) => dangerQuestions(voice, said)))];
  // Where somebody is within arm's reach for fear of a fit, no other distance stands beside it.
  const own = all.filter((ask) => !(needsReach(voice.child) && /within|beside/u.test(ask)));
  return all.length > 0 ? own.slice(0, 3) : [any];
}

/** Told with what was done about it: nothing is asked that was told. */
const isSeenTo =
  /\b(?:(?<!be (?:kept )?)locked|lock(?:s)? (?:up|away)|put (?:up )?(?:alarms?|a lock|locks)|fitted|(?:is|are) (?:kept |now )?in (?:the|a) [^,;]{1,30}(?: now)?|combo changed|by agreement|aware)\b/iu;

export function missingSteps(voice: Voice): string[] {
  const { child } = voice;
  const age = child.age === null ? '' : `${child.age} years old, `;
  const speaks = child.way === 'speech' ? 'may not answer to a call' : 'may not answer to the name';
  const places = placesOf(child);
  return [
    `Call the emergency number at once. Say: autistic, ${age}${speaks}, the clothes; water first`,
    ...(places === ''
      ? [
          'Search water first: any pond, pool, stream, tank or well nearby. One adult goes straight there',
          'Then the places the family knows: ____. After that roads',
        ]
      : [
          `Two go at once: one as the family wrote: ${places}`,
          'The other searches water first: any pond, pool, stream, tank or ditch. Alone: in the family’s order, else water first',
        ]),
    'One person stays by the phone; neighbours search roads, stops, sheds, cars and gardens',
    'When found at water, a road or a drop: take hold, bring {him} away. Elsewhere: one calm person, few words, no chase',
  ].map((step) => voice.fill('missing', step));
}

/**
 * What the carer wrote of going off, whole: a place picked out of it would send the search past "check the 7th floor first". And the water or
 * the drop named among the dangers.
 */
export const placesOf = (child: ChildFacts): string => {
  return [toldOf(child), ...waterIn(child).map(quoted)].filter(Boolean).join(' ');
};
const toldOf = ({ words, wandering }: ChildFacts): string =>
  words.wanderingBehavior || wandering.map(({ said }) => quoted(said)).join(' ');
const waterIn = (child: ChildFacts): string[] =>
  dangerPlacesIn(child.profile).filter((said) => isDeadly.test(said) && !toldOf(child).includes(said));
/** Water, a drop, a railway: whoever looks goes there first. */
const isDeadly =
  /\b(?:slurry|pits?|terraces?|roofs?|roof ?tops?|balcon(?:y|ies)|cliffs?|quarr(?:y|ies)|railway|tracks|bridges?|water|drains?|ponds?|pools?|rivers?|streams?|creeks?|lakes?|sea|ocean|beach|canals?|harbours?|tanks?|wells?|gutters?|ditch(?:es)?|dams?|reservoirs?|weirs?|locks?)\b/iu;

/** For the sheet. */
export const callsAndPlaces = ({ child }: Voice): string | undefined => {
  const places = placesOf(child);
  return places !== '' && (goesOff(child) || mayBeMissing(child))
    ? `water, and as the family wrote: ${places}`
    : undefined;
};

const idOfTeen: readonly string[] = [
  'An ID card in the wallet or on a lanyard with two phone numbers, if {he} {v:agrees}; {name} decides who sees it',
];
const idOfChild: readonly string[] = [
  'ID on the body: bracelet, shoe tag or a card in the pocket with two phone numbers; check it each Monday',
  'Put an ID card in the shoe and one in the bag, with "autistic" and two phone numbers',
];

const responderLines = (voice: Voice): string[] => [
  bullet(voice.line('id', voice.child.group === 'teen' ? idOfTeen : idOfChild)),
  bullet(
    voice.line('responder', [
      'For police and medics: one at a time, siren and lights off, low voice, wait {wait}, ask before touch',
      'Tell responders: no grabbing, no shouting. Say {his} name, low voice, wait {wait}',
      'Give first responders this line: "Space, few words, one person talks, please wait"',
    ]),
  ),
];
