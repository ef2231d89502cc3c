// What texts of the library may leave open in braces. ../plan/fill.ts says what stands in for it.

const ofChild = [
  'name',
  'he',
  'him',
  'his',
  'himself',
  'is',
  'comfort',
  'bare_comfort',
  'doll',
  'ears',
  'interest',
  'activity',
  'card',
  'acard',
  'the_way',
  'wait',
  'school',
];
/** The chat knows these as well: they come from the message or the profile. */
const ofChat = [
  'triggers',
  'bedtime',
  'food',
  'foods',
  'snacks',
  'mains',
  'proteins',
  'sides',
  'does',
  'was',
  'has',
];
const withWord = ['v:[a-z]+', 'shows:[a-z ]+'];

const slots = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`, 'i');

/** `it` is what the entry is about; `trigger` is the first thing that is hard for this child. */
export const librarySlots = slots([...ofChild, ...withWord, 'it', 'trigger']);
export const pageSlots = slots([...ofChild, ...ofChat, ...withWord]);
