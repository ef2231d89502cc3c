// How the child says things, and how to talk with the child.

import { interactionAdvice } from '#generated/advice';
import { waysOfSaying } from '#library/communication';
import { sureFinder } from '#library/match';
import { quoted } from '../carer-words.ts';
import { isRepeatable } from '../clean.ts';
import type { ChildFacts } from '../facts.ts';
import { hasTool } from '../fill.ts';
import { needsHearingCheck } from '../reading/told/hearing-check.ts';
import { hiddenPainIn, painMethodTold } from '../reading/told/hidden-pain.ts';
import { bullet, type Section, sentence, type Voice } from '../voice.ts';
import { isForAllEyes, isPageLong } from './page-notes.ts';

const findInteraction = sureFinder(interactionAdvice);

const speaking: Record<string, readonly string[]> = {
  Verbal: [
    '{name} is verbal and speaks in {his} own way',
    '{name} speaks; being verbal does not mean words come easily under stress',
  ],
  'Limited Verbal': [
    '{name} has limited verbal speech: some words, more on good days',
    'Verbal speech is limited and tires {him}; answer every other way as readily',
  ],
  'Non-Verbal': [
    '{name} does not use speech, and has plenty to say',
    '{name} is non-speaking: talk to {him} as to anyone {his} age',
  ],
  'Uses Assistive Devices': [
    '{name} talks with assistive devices',
    'Assistive devices are how {name} talks, in every room',
  ],
  '': [
    'How {name} says things best is not written yet; watch and note it this week: ____',
    'Write here how {name} answers best, word, hand, card or sound: ____',
  ],
};
const preferred: Record<string, readonly string[]> = {
  Speech: [
    'Speech is {his} choice: give it time and never hurry it',
    'Let speech lead, and leave other ways open beside it',
  ],
  'AAC Device': [
    'The AAC device comes first: see that it is there and charged before you ask anything',
    'Point on the AAC device as you talk, so that {he} {v:sees} how it is used',
  ],
  Gestures: [
    'Read gestures first: a hand, a lean, a lead by the sleeve. Name what you see',
    'Answer gestures as quickly as words',
  ],
  'Sign Language': [
    'Sign language comes first: face {him}, hands free, good light',
    'Use sign language in every setting; one adult in each place learns it',
  ],
  Other: [
    'Another way than speech comes first; it is answered as readily as words',
    '{His} own way of saying things comes first, whatever it is; answer it each time',
  ],
  '': [],
};
/** Always in the plan: a way to communicate is never earned and never taken. */
const available: readonly string[] = [
  'Keep {the_way} in reach in every room, at the table and in the car; it is never a reward and never put away',
  'Take {the_way} wherever {he} {v:goes}: bed, bath, playground, doctor. It is not earned and not lost',
  "Every adult has {the_way} within arm's length all day, most of all when {he} {is} upset",
];
const availableToSpeakers: readonly string[] = [
  'Words can go when it is too much; then a nod, a point or a typed line counts as much, and nobody asks for speech',
  'Paper, a phone or a few cards are there for the moments without words; {he} {v:chooses} which',
  'Nobody says "use your words": every other way of answering is taken as readily',
];
const ownWayFirst: readonly string[] = [
  'This comes first, everywhere and with everyone.',
  'Everyone starts in this way; every answer counts.',
];
/** Right for every child; what a child talks with is not guessed. */
const anyTalk: readonly string[] = [
  'Say one thing, then wait {wait} before you say it again',
  'Few words, one at a time; count {wait} in your head before you help',
  'Ask once, then give {him} {wait} of quiet to answer in {his} own way',
];
const anyReach: readonly string[] = [
  'Whatever {he} {v:uses} to answer stays within reach and is never taken away',
  'Every way of answering counts: a word, a look, a hand, a card. Answer each the same',
  'Note what {he} {v:does} to say yes, no and stop, and show it to every new adult: ____',
];
export function communicationSection(voice: Voice): Section {
  const { child } = voice;
  const way = waysOfSaying[child.way];
  voice.cite(...way.by);
  // Somebody's voice is not pressed by others: showing on the device is for those who begin with it, and ask for it.
  const handsOff = (lines: readonly string[]) =>
    isHandsOff(voice)
      ? lines.filter((line) => !/^(?:Press|Point|Model|Put|Let \{him\} find)/u.test(line))
      : lines;
  const reachable = child.way === 'speech' ? availableToSpeakers : hasTool(child) ? available : anyReach;
  const known = [
    bullet(voice.line('talk', handsOff(way.talk))),
    bullet(voice.line('available', reachable)),
    // Who speaks has two lines; another way of talking needs the third.
    ...(child.way === 'speech' ? [] : [bullet(voice.line('reach', handsOff(way.reach)))]),
  ];
  const lines = [
    ...(child.ownWay.length > 0
      ? isTalkOnPage(child)
        ? []
        : [`- ${child.ownWay.map(quoted).join(' ')} ${voice.line('own-way', ownWayFirst)}`]
      : [
          bullet(
            voice.line('speaking', speaking[child.profile.communication] ?? []),
            voice.line('preferred', handsOff(preferred[child.profile.preferredCommunication] ?? [])),
          ),
        ]),
    ...(child.isWayKnown
      ? known
      : [bullet(voice.line('any-talk', anyTalk)), bullet(voice.line('any-reach', anyReach))]),
    ...(child.ownWay.includes(child.profile.interactionStyle.trim()) ? [] : interactionLines(voice)),
    ...hiddenPainLines(voice),
    ...hearingLine(voice),
  ];
  return { title: `Communication: talking with ${child.name}`, lines, isAddOn: true };
}

/** Whole on the first page: not said again. */
const isTalkOnPage = ({ ownWay, words }: ChildFacts): boolean =>
  ownWay.length > 0
    ? ownWay.every((said) => isForAllEyes({ said }))
    : isPageLong(words.interactionStyle) && isForAllEyes({ said: words.interactionStyle });

/** From thirteen on the voice is one's own; before that, where the carer wrote of hands on it. */
const isHandsOff = ({ child: { group, profile } }: Voice): boolean =>
  group === 'teen' ||
  /\b(?:touch\w*|grab\w*|tak(?:e|es|ing)|us(?:e|es|ing)|press\w*|finish\w*)\b[^,;.]{0,30}\b(?:device|talker|tablet|i-?pad|aac)\b/iu.test(
    `${profile.triggers}\n${profile.notes}\n${profile.interactionStyle}`,
  );

/** What the family does instead of asking stands alone; where nothing is told, how it shows is asked. */
const hiddenPainLines = (voice: Voice): string[] => {
  const { profile } = voice.child;
  const told = hiddenPainIn(profile).map(quoted).join(' ');
  if (told === '') return [];
  const method = painMethodTold(profile).map(quoted).join(' ');
  return [
    method === ''
      ? `- ${told} ${voice.fill('hidden-pain', 'Nobody waits to be told: when a calm day turns hard, look at teeth, ears, belly, skin and temperature, and ask the doctor in doubt. How it shows in {him}: ____')}`
      : `- ${told} As you wrote: ${method} Everyone does it this way, and a doctor is asked in doubt.`,
  ];
};

const hearingLine = (voice: Voice): string[] =>
  needsHearingCheck(voice.child)
    ? [
        bullet(
          voice.fill(
            'hearing',
            'If nobody has yet: ask the doctor for a hearing check and a speech and language therapist: ____',
          ),
        ),
      ]
    : [];

/** The box whole, as told: a word torn out of it may say the reverse. A step stands behind it where all of it is known. */
function interactionLines(voice: Voice): string[] {
  const { interaction, profile } = voice.child;
  if (!isRepeatable(profile.interactionStyle) || interaction.length === 0) return [];
  const known = interaction.flatMap(({ said }) => findInteraction(said) ?? []);
  const [advice] = known.length === interaction.length ? known : [];
  if (advice) voice.cite(...advice.by);
  if (isTalkOnPage(voice.child)) return advice ? [bullet(voice.line('interaction', advice.lines))] : [];
  return [
    `- With others, in your words: ${quoted(profile.interactionStyle)} ${advice ? sentence(voice.line('interaction', advice.lines)) : ''}`.trimEnd(),
  ];
}
