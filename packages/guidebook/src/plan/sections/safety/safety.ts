// Safety and wandering: the carer's words whole and once, what to do in the first minutes, who the child is to a stranger who helps.

import { anyDanger } from '../../asking/any-danger.ts';
import { dangerQuestions } from '../../asking/question-on.ts';
import { inOwnWords, quoted } from '../../carer-words.ts';
import { wayOutAsk } from '../../danger-rows.ts';
import { tellsMeasure } from '../../family-orders.ts';
import { chainOf, isSure } from '../../hard-moments.ts';
import { labelOf, situationName } from '../../phrases.ts';
import { asksOfAdults, namesDeadly } from '../../reading/dangers.ts';
import { reactionSigns } from '../../reading/medical/signs.ts';
import { hidesIndoors } from '../../reading/read-moments.ts';
import { callTold, hasHearingLoss, idTold } from '../../reading/told/responders.ts';
import { waysOutTold } from '../../reading/told/ways-out.ts';
import { bullet, labelled, numbered, type Section, sentence, type Voice } from '../../voice.ts';
import { dangersAskedFor } from '../asked/asked-for.ts';
import { callRuleOf, needsReach, toldRuleLines } from '../rule-lines.ts';
import { isWrittenAtSchool } from './at-school.ts';
import {
  ifEverMissing,
  mayBeMissing,
  missingSteps,
  roadRule,
  saidToResponders,
  staysBySaying,
  wanderingLines,
} from './wandering.ts';

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
  const told = [...wayOutLines(voice), ...roadLines(voice), ...riskLines(voice)];
  const rules = toldRuleLines(voice);
  const callRule = callRuleOf(child.clinic);
  const risks = [
    ...told,
    ...(isChosen && told.length === 0 && !isWrittenAtSchool(child.profile)
      ? [bullet(voice.line('home-safe', homeSafeFor(child)))]
      : []),
  ];
  return [
    '### Wandering plan',
    '',
    ...wanderingLines(voice),
    ...(mayBeMissing(child)
      ? ['', `If ${child.name} is missing:`, '', ...numbered(missingSteps(voice))]
      : isEverAsked(child)
        ? [bullet(voice.fill('missing', ifEverMissing(child)))]
        : []),
    ...(risks.length + rules.length > 0 ? ['', '### Home and water safety', '', ...rules, ...risks] : []),
    '',
    '### ID and first-responder profile',
    '',
    ...responderLines(voice),
    ...(isChosen || callRule !== undefined
      ? ['', '### Who to call', '', bullet('Emergency number first, then the sheet’s list')]
      : []),
    ...(callRule === undefined ? [] : [`- When not, as you wrote: ${quoted(callRule)}`]),
  ];
}

/** Where it does not stand in the line above already. */
const isEverAsked = (child: Voice['child']): boolean =>
  !child.isAdult && staysBySaying(child) && child.wandering.length > 0;

/** No latch where the family says that nobody goes off. */
const homeSafeFor = (child: Voice['child']): readonly string[] =>
  child.isAdult || (child.group === 'teen' && child.way === 'speech')
    ? grownUpSafe
    : staysBySaying(child) || child.wandering.length === 0
      ? homeSafe.filter((line) => !line.includes('latch'))
      : homeSafe;

/** No going off and no place of danger is written: the words, and one line for the day nobody expects. */
function shortLines(voice: Voice): string[] {
  const { child } = voice;
  return [
    ...(child.wandering.length > 0 || hidesIndoors(child.profile.wanderingBehavior)
      ? wanderingLines(voice)
      : []),
    ...toldRuleLines(voice),
    ...wayOutLines(voice),
    ...roadLines(voice),
    ...riskLines(voice),
    ...(child.isAdult ? [] : [bullet(voice.fill('missing', ifEverMissing(child))), ...idLines(voice)]),
  ];
}

const roadLines = (voice: Voice): string[] =>
  roadRule(voice.child).map((rule) => bullet(voice.fill('road', rule)));

/** From thirteen on, who opens a door is somebody who opens a door. */
const wayOutLines = (voice: Voice): string[] =>
  voice.child.group === 'teen'
    ? []
    : waysOutTold(voice.child.profile).map((said) => `- ${quoted(said)} ${voice.fill('way-out', wayOutAsk)}`);

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

/** The box once and whole; a step for each danger surely read, otherwise the questions its words ask for, or one for all of it. */
function riskLines(voice: Voice): string[] {
  const { wandering, words } = voice.child;
  const risks = risksOf(voice);
  const { safetyRisks } = words;
  const isToldAbove = wandering.some(
    ({ said }) => safetyRisks === quoted(said) || safetyRisks === quoted(`${said}.`),
  );
  // Beside what a clinic decides, only a danger that is none of the body's.
  const own = safetyRisks === '' ? risks.filter(({ kind }) => kind === 'safety') : risks;
  // What the adults must not do comes in place of what the child is to learn.
  const sure = own
    .filter((risk) => isSure(risk) && (!asksOfAdults(risk.said) || namesDeadly(risk.said)))
    .filter(isSure)
    .map((risk) => {
      const chain = chainOf(voice, risk);
      voice.cite(...chain.by);
      // The rule for roads stands above: one step beside it is enough.
      const isRuled = risk.situation.id === 'roads' && roadRule(voice.child).length > 0;
      return {
        label: labelOf(risk, situationName(risk)),
        steps: isRuled ? [chain.before] : [chain.before, chain.act],
      };
    });
  const steps = () => sure.map((one) => labelled(one.label, ...one.steps));
  // What the clinic's part or the wandering plan holds is not told twice.
  if (safetyRisks === '' || isToldAbove) return steps();
  if (risks.length === 0) return [`- ${safetyRisks}`];
  const [only] = sure;
  if (only && risks.length === 1) return [`- ${safetyRisks} ${only.steps.map(sentence).join(' ')}`];
  const asked = sure.length === risks.length ? [] : questionsOn(voice);
  // A run of questions behind a long box is read by nobody: each stands in a line of its own.
  return asked.length > 1
    ? [`- ${safetyRisks}`, ...asked.map((one) => `- ${one}`), ...steps()]
    : [`- ${[safetyRisks, ...asked].join(' ')}`, ...steps()];
}

/** Without what the child is careful of, and how an allergic reaction begins: that stands with its own steps. */
const risksOf = ({ child }: Voice): Voice['child']['risks'] => {
  const begins = reactionSigns(child.clinic.signs);
  return child.risks.filter(
    ({ said }) =>
      !isCareful(said) &&
      !isOwnRule.test(said) &&
      // "He wont if he has space" says when it does not happen.
      !/^(?:he|she|they) (?:won['’]?t|does(?:n['’]?t| not)|do(?:n['’]?t| not)|will not) (?:if|when|as long as)\b/iu.test(
        said,
      ) &&
      !begins.some((sign) => sign.includes(inOwnWords(said))),
  );
};

/** The family's own rule: nothing is asked beside it. */
const isOwnRule =
  /^(?:never (?:leave|left|let|alone|unattended|be|on|in|near|without)\b|no (?:locked|unlocked|open|baths?|swimming)\b|(?:always|only) (?!\p{L}+(?:s|ing)\b)|(?:please )?(?:call|ring|phone|keep)\b|must (?!\p{L}+(?:s|ing)\b))/iu;

function questionsOn(voice: Voice): string[] {
  const any = voice.fill('question', anyDanger);
  const risks = risksOf(voice);
  const open = risks.filter(
    (risk) => (!isSure(risk) || asksOfAdults(risk.said)) && !isSeenTo.test(risk.said),
  );
  // The family's measure may stand in the sentence behind: "gets out of moving cars. child lock on".
  const isMeasured = (risk: (typeof risks)[number]) =>
    [risk.said, risks[risks.indexOf(risk) + 1]?.said ?? ''].some(
      (said) => tellsMeasure(said) || isSeenTo.test(said) || isOwnAct.test(said) || ofSkin.test(said),
    );
  const all = [
    ...new Set(
      open.flatMap((risk) => {
        const asked = isMeasured(risk) ? [] : dangerQuestions(voice, risk.said);
        return asked.length === 0 ? [any] : asked;
      }),
    ),
  ];
  // Where somebody is within arm's reach for fear of a fit, no other distance stands beside it.
  const own = needsReach(voice.child) ? all.map(withoutDistance).filter(Boolean) : all;
  // What the carer asked for has it already; and who must know is asked only where nothing else is.
  const above = dangersAskedFor(voice);
  const left = own.filter((ask) => !above.includes(ask));
  const sure = askedOnce(left.filter((ask) => ask !== any));
  const isOpen = open.some((risk) => !isMeasured(risk) && dangerQuestions(voice, risk.said).length === 0);
  const isNothingSeen = all.length === 0 && !risks.every((risk) => isSure(risk) || isSeenTo.test(risk.said));
  return [...sure.slice(0, 8), ...(isOpen || isNothingSeen ? [any] : [])];
}

/** Who may fetch the child is asked once, however many dangers it is about. */
const askedOnce = (asks: readonly string[]): string[] => {
  const before = new Set<string>();
  return asks.flatMap((ask) => {
    const left = ask.split(/(?<=[.?_]) (?=\p{Lu})/u).filter((part) => !before.has(part));
    for (const part of left) before.add(part);
    return left.every((part) => /^_+$/u.test(part)) ? [] : [left.join(' ')];
  });
};

/** "Shut the kitchen door between us and ring Rangi": what the family does then. */
const isOwnAct = /^(?:and |so |then )*(?:i|we|shut|ring|step|close)\b/iu;
/** Skin that is picked sore stands with the clinic, and is no danger to guard. */
const ofSkin = /\b(?:picks?|picking|rubs?|rubbing|scratch\w*)\b[^.;]*\bskin\b/iu;
const withoutDistance = (ask: string): string =>
  ask
    .split(/(?<=[.?_]) /u)
    .filter((part) => !/\b(?:within|beside)\b/u.test(part))
    .join(' ')
    .replace(/^_+$/u, '');

/** Told with what was done about it: nothing is asked that was told. */
const isSeenTo =
  /\b(?:(?<!be (?:kept )?)locked|fenced|fence(?:d|s)? (?:off|round|around|up)|gated|covered over|drained|emptied|never (?:left )?alone|never unattended|not for a second|kept (?:shallow|low|shut|locked|away)|(?:i|we) (?:always )?(?:step back|shut|close|lock|keep|hold|stand)|lock(?:s)? (?:up|away)|put (?:up )?(?:alarms?|a lock|locks)|fitted|(?:is|are) (?:kept |now )?in (?:the|a) [^,;]{1,30}(?: now)?|combo changed|by agreement|aware|there(?:['’]s| is| are) (?:now )?(?:(?:a|an|two|new) )?(?:\p{L}+ ){0,3}?(?:locks?|padlocks?|gates?|fences?|alarms?|chimes?|sensors?|guards?|nets?|rails?|covers?|restrictors?|bolts?|catch(?:es)?|switch(?:es)?)(?= ?(?:$|[.;)]|on|at|round|around|over|by|to|now|that (?:holds|works))))(?![^.;]*\b(?:but|still|opens?|climbs?|gets? (?:over|out|past)|doesn['’]?t|does not|broken)\b)/iu;

/** "Sockets, she is careful": quoted, and nobody is told to guard what is no danger. */
const isCareful = (said: string): boolean =>
  /\b(?:is|are|very|quite|really|he|she|they|['’]s) (?:careful|cautious|sensible)\b/iu.test(said) &&
  !/\b(?:not|never|isn['’]?t|aren['’]?t|unless|if|when|usually|mostly|sometimes|but)\b/iu.test(said);

const idOfTeen: readonly string[] = [
  'An ID card in the wallet or on a lanyard with two phone numbers, if {he} {v:agrees}; {name} decides who sees it',
];
const idOfChild: readonly string[] = [
  // Shoes come off, and bags stay behind.
  'Put ID with two phone numbers on the body: bracelet, label in clothes or card in the pocket; check it each Monday',
  'Sew an ID label into {his} clothes, with "autistic" and two phone numbers; a card in the bag',
];

/** What the family has already is not offered again, and nothing is sewn in where labels hurt. */
const idLines = (voice: Voice): string[] => {
  const { child } = voice;
  const told = idTold(child.profile);
  if (told.length > 0)
    return [
      ...told.map((said) => `- ID, as you wrote: ${quoted(said)}`),
      bullet('Two phone numbers on it; somebody looks each Monday that it is there'),
    ];
  const { triggers, challenges, sensorySensitivities } = child.profile;
  const isSore =
    /\b(?:labels?|tags?|seams?|itch\w*|scratchy)\b/iu.test(`${triggers}\n${challenges}`) ||
    sensorySensitivities.some((sense) => sense === 'Touch' || sense === 'Textures');
  return [bullet(voice.line('id', child.group === 'teen' ? idOfTeen : isSore ? idWithoutLabel : idOfChild))];
};
const idWithoutLabel: readonly string[] = [
  'Put a card with two phone numbers in a pocket, on the shoe or the bag, nothing sewn in; check it each Monday',
];

const responderLines = (voice: Voice): string[] => {
  const { child } = voice;
  const brings = callTold(child.profile);
  return [
    ...idLines(voice),
    ...saidToResponders(child, 'For police and crews, as you wrote').map((said) => `- ${said}`),
    ...brings.map((said) => voice.fill('brings', `- What brings {him}, as you wrote: ${quoted(said)}`)),
    bullet(voice.line('responder', respondersFor(child, brings.length > 0))),
  ];
};

/** Who is found there is kept from it at once: no line of ours tells a crew to stand and count. */
const isNearDeath =
  /\b(?:roads?|streets?|traffic|highways?|motorways?|water|rivers?|ponds?|canals?|lakes?|sea|streams?|creeks?|dams?|beach|tidal|slipways?|pools?|tracks?|railways?|A\d{1,3}|M\d{1,2})\b/iu;

const fearsVoices = /\b(?:deep|low|gruff|men['’]?s|male) voices?\b|\bmen\b/iu;

/** No line of ours has a name called that the child does not come to, or a low voice used that is not heard. */
const respondersFor = (child: Voice['child'], isCalledOtherwise: boolean): readonly string[] =>
  isNearDeath.test(`${child.profile.wanderingBehavior}\n${child.profile.safetyRisks}`)
    ? [
        'For police and medics: at water or a road, as the search says, and nobody waits. Anywhere else: one at a time, siren and lights off, few words',
        'Tell responders: near water or traffic, act at once. Everywhere else: no grabbing, no shouting, one person talks',
        'Give first responders this line: "By water or cars, hurry. Elsewhere: space, few words, one of you talks"',
      ]
    : hasHearingLoss(child.profile)
      ? [
          'For police and medics: hearing loss. One at a time, from the front, face and hands seen, {his} own way of talking, wait {wait}',
        ]
      : isCalledOtherwise || fearsVoices.test(`${child.profile.triggers}\n${child.profile.notes}`)
        ? [
            'For police and medics: one at a time, siren and lights off, no grabbing, wait {wait}, ask before touch',
          ]
        : [
            'For police and medics: one at a time, siren and lights off, low voice, wait {wait}, ask before touch',
            'Tell responders: no grabbing, no shouting. Say {his} name, low voice, wait {wait}',
            'Give first responders this line: "Space, few words, one person talks, please wait"',
          ];
