// How the child says things, how to talk with the child, and what the first words get at once.

import { interactionAdvice } from '#generated/advice';
import { firstWords, waysOfSaying } from '#library/communication';
import { finder } from '#library/match';
import { showing } from '../fill.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';

const findInteraction = finder(interactionAdvice);

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
    'The AAC device comes first: bring it before you ask anything',
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
    '{He} {v:has} a way of {his} own; describe it here for new people and answer it: ____',
    'Write down the other way {he} {v:uses}, with a photo, and show it to new people: ____',
  ],
  '': [],
};
/** Always in the plan: a way to communicate is never earned and never taken. */
const available: readonly string[] = [
  'Keep {the_way} in reach in every room, at the table and in the car; it is never a reward and never put away',
  'Take {the_way} wherever {he} {v:goes}: bed, bath, playground, doctor. It is not earned and not lost',
  "Every adult has {the_way} within arm's length all day, most of all when {he} {is} upset",
];
const looking: readonly string[] = [
  'Looking away is fine; {he} may hear better that way',
  'Sit beside {him} rather than opposite; talk about what you both see',
  'Keep your face relaxed and your hands still while {he} {v:thinks}',
  'Give {him} the end of the talk too: "Done?" with a card',
  'Repeat with the same words; new words start the work again',
];
const anyInteraction: readonly string[] = [
  'Tell new people this line first and let {him} set the distance',
  'Plan visits to fit: short, known person, clear end',
  'Follow it for ten minutes a day, then add one small step',
];

export function communicationSection(voice: Voice): Section {
  const { child } = voice;
  const way = waysOfSaying[child.way];
  voice.cite(...way.by);
  const lines = [
    bullet(
      voice.line('speaking', speaking[child.profile.communication] ?? []),
      voice.line('preferred', preferred[child.profile.preferredCommunication] ?? []),
    ),
    ...voice.some('talk', way.talk, 2).map((text) => bullet(text)),
    bullet(voice.line('available', available)),
    bullet(voice.line('reach', way.reach)),
    bullet(voice.line('looking', looking)),
    ...child.interaction.map((item, index) => {
      const advice = findInteraction(item.said);
      if (advice) voice.cite(...advice.by);
      return labelled(item.said, voice.line(`interaction${index}`, advice?.lines ?? anyInteraction));
    }),
    '',
    voice.line('words-lead', [
      `Five words that are answered at once. ${child.name} ${showing(child, '…')}; you:`,
      `When ${child.name} ${showing(child, '…')}, everyone on duty does this:`,
      `Each of these gets an answer within a second. ${child.name} ${showing(child, '…')}:`,
    ]),
    '',
    ...firstWords.map(({ word, answers }) => labelled(word, voice.line(`word-${word}`, answers))),
  ];
  return { title: `Communication: talking with ${child.name}`, lines };
}
