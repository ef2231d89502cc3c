// What is answered the same way on many pages.
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { generalChoice } from './general-choice.ts';
import { whomTold } from './whom-told.ts';

const on = (page: string, message: string) => {
  const topic = topics.find(({ id }) => id === page);
  return topic ? generalChoice(topic, message) : undefined;
};

test.each([
  ['haircut', 'Should I tell the hairdresser he’s autistic or not say anything', /^Yes, in one line/],
  ['haircut', 'should I tell the club about his autism', /^Yes, in one line/],
  ['haircut', 'do I tell the coach that she is autistic', /^Yes, in one line/],
  ['always-in-room', 'is this depression or just autism', /^I can’t tell the two apart.*doctor/],
  ['hitting', 'Is it behaviour or autism?', /^It is far more often a need/],
])('[GC55] a choice that comes back on many pages, on %s: %s', (page, message, first) =>
  expect(on(page, message)).toMatch(first),
);

test.each([
  ['car-rides', 'should I insist on the belt'],
  ['tooth-brushing', 'do I make her brush'],
  ['medicine-refusal', 'should I make him take it'],
  ['telling-the-child', 'should I tell him now or when he is ten'],
  ['haircut', 'can I cut it while he sleeps'],
  ['meltdown', 'is it the noise or the light'],
  ['friends', 'how do I make him happy'],
  ['friends', 'do I say something to his teacher or to the head'],
  ['friends', 'they laugh or say something every time he hums'],
  ['haircut', 'should I tell the babysitter about his nut allergy?'],
  ['swimming', 'do I need to tell the pool that she has seizures'],
  ['haircut', 'should I tell the club he runs off'],
  ['haircut', 'should I tell the coach about the divorce'],
  ['haircut', 'should I tell the coach about the divorce, he is autistic'],
  ['greetings', 'my grandson never says hello. Should I insist?'],
  ['hair-brushing', 'Can i brush her hair while she watches tablet'],
  ['homework', 'do I tell her about the radiator?'],
  ['hitting', 'Is she being bullied or is it attention seeking?'],
  ['hitting', 'is he being naughty or is someone hurting him'],
  ['hitting', 'is it behaviour or is he scared of the driver'],
])(
  '[GC55] where a no may cost something, or nothing of the kind is asked, there is none, on %s: %s',
  (page, message) => expect(on(page, message)).toBeNull(),
);

test('[GC54] a child of five is no stranger to be told', () => {
  expect(whomTold('what do you say to a 5 year old whose hamster died')).toBeNull();
  expect(whomTold('how do I explain it to a six-year-old')).toBeNull();
  expect(whomTold('how do I explain to my 4 year old that daddy is away till friday')).toBeNull();
});
