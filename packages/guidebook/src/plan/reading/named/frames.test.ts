import { expect, test } from 'vitest';
import { namedSituation } from './named-situation.ts';

test.each([
  ['closing the bathroom door', 'privacy'],
  ['shutting the door when she gets changed', 'privacy'],
  ['privacy', 'privacy'],
  ['personal space with ladies at church', 'personal-space'],
  ['taking turns at the slide', 'taking-turns'],
  ['going second', 'taking-turns'],
  ['being late for college', 'being-late'],
  ['when the power goes off (load shedding)', 'power-cut'],
  ['too many things planned in one day', 'full-day'],
  ['brother skipping the song before its over', 'cut-off-song'],
  ['when the film is stopped halfway', 'cut-off-song'],
  ['people laughing when he does not know why', 'laughter-unclear'],
  ['neighbours saying hello to her', 'strangers-hello'],
  ['tudung too tight', 'clothes'],
  ['screaming when we leave the house', 'going-out'],
  ['drops to the floor in the hallway', 'drops-down'],
  ['separating from me at daycare', 'parent-leaving'],
  ['shouting at his little brother', 'siblings'],
  ['saying no to older kids', 'says-yes'],
  ['Saying no', 'says-yes'],
  ['mummy talking to other people', 'attention-elsewhere'],
  ['fridge being reorganised', 'moved-things'],
  ['doors slamming', 'loud-noise'],
  ['the bin lorry', 'loud-noise'],
  ['bin men early in the morning', 'loud-noise'],
  ['ambulance sirens', 'loud-noise'],
  ['crumbs on his hands', 'messy-hands'],
  ['anything sticky on her fingers', 'messy-hands'],
  ['wet cuffs', 'wet-clothes'],
  ['his socks getting wet', 'wet-clothes'],
  ['when the wifi drops', 'technology-fails'],
  ['roblox lagging', 'technology-fails'],
  ['his tablet running out of battery', 'technology-fails'],
  ['taking the ipad away', 'screen-ending'],
  ['minecraft time ending', 'screen-ending'],
  ['being told off by his teacher', 'being-blamed'],
  ['when grandad sneezes', 'chewing-sounds'],
  ['people eating apples next to him', 'chewing-sounds'],
  ['bus driver yelling', 'shouting'],
  ['when grandma cries', 'others-crying'],
  ['someone sitting in his place', 'seat-changed'],
  ['surprise hugs from relatives', 'being-touched'],
  ['people touching her hair', 'being-touched'],
  ['last minute changes', 'change-of-plan'],
  ['rota being changed without warning', 'change-of-plan'],
  ['the wrong way to school', 'different-route'],
  ['being moved on from water play', 'ending-play'],
  ['waiting for the minibus', 'waiting'],
  ['smell of the canteen', 'smells'],
  ['flashing lights in shops', 'bright-light'],
  ['labels in her school jumper', 'clothes'],
  ['toilets at school (holds it)', 'toilets-away'],
  ['when mum is poorly', 'parent-ill'],
  ['being left even for 2 mins', 'parent-leaving'],
])('[PL26] “%s” is %s, whatever or whoever it is', (phrase, id) =>
  expect(namedSituation(phrase, undefined)).toBe(id),
);

test.each([
  // Medicine, and a voice.
  'taking tablets',
  'taking his tablets',
  'kids using her talker',
  // Who does it, and to whom.
  'slamming doors',
  'dad shouting at him',
  'shouting at people',
  'touching people',
  'sniffing people',
  // Pain, a danger, a clinic.
  'smell of gas',
  'his own smell',
  'waiting for test results',
  'waiting for a diagnosis',
  'blood test',
  'hearing test',
  'wet pants',
  'being left out',
  'being moved on from his placement',
  'raise hand',
  'being put down',
  'drops to the floor in the road',
  'people laughing at him',
  'packing bags (she thinks she is moving again)',
])('[PL26] and nothing else is taken: %s', (phrase) =>
  expect(namedSituation(phrase, undefined) ?? '').not.toMatch(
    /^(?:screen-ending|siblings-things|loud-noise|shouting|being-touched|chewing-sounds|smells|waiting|tests|wet-clothes|parent-leaving|ending-play|past-harm|low-confidence|drops-down|laughter-unclear|packing-bag)$/,
  ),
);

test('[PL26] where two entries name a phrase, the reader decides between them or nobody does', () => {
  const reading = (id: string, chance: number) => ({ nearest: [{ id, chance }], none: 1 - chance });
  expect(namedSituation('planes', undefined)).toBeUndefined();
  expect(namedSituation('planes', reading('airport', 0.6))).toBeUndefined();
  expect(namedSituation('planes', reading('airport', 0.9))).toBe('airport');
  expect(namedSituation('planes', reading('weather', 0.9))).toBeUndefined();
});
