// Word classes as colours, both ways: ours are written into files, and the colours of other programs' cards, which mostly
// follow the same key (Fitzgerald, modified), tell us the class of a card.
import type { WordClass } from '../board.ts';
import { hslOf, type Rgb, readColour } from './colours.ts';

export const wordClassColours: Record<WordClass, Rgb> = {
  person: [156, 119, 0],
  action: [58, 133, 71],
  describing: [58, 119, 181],
  thing: [191, 103, 18],
  place: [191, 103, 18],
  social: [191, 84, 128],
  question: [191, 84, 128],
  small: [119, 117, 109],
  other: [119, 117, 109],
};

export const cardGround: Rgb = [255, 253, 249];

/** From the colour with the most to say: a bright border, else the ground. */
export function wordClassOfColours(border: string | undefined, ground: string | undefined): WordClass {
  return classOf(border) ?? classOf(ground) ?? 'other';
}

/** The words other programs have for a word class. */
export const wordClassOfSpeechPart = (part: string): WordClass | null =>
  speechParts[part.trim().toLowerCase()] ?? null;

function classOf(text: string | undefined): WordClass | null {
  const colour = text === undefined ? null : readColour(text);
  if (!colour) return null;
  const { hue, saturation, lightness } = hslOf(colour);
  if (saturation < 0.2 || lightness < 0.08 || lightness > 0.97) return null;
  if (hue < 15 || hue >= 345) return lightness > 0.7 ? 'social' : null;
  if (hue < 41) return 'thing';
  if (hue < 70) return 'person';
  if (hue < 170) return 'action';
  if (hue < 255) return 'describing';
  if (hue < 290) return 'question';
  return 'social';
}

const speechParts: Record<string, WordClass> = {
  noun: 'thing',
  pronoun: 'person',
  person: 'person',
  people: 'person',
  verb: 'action',
  action: 'action',
  adjective: 'describing',
  adverb: 'describing',
  describing: 'describing',
  thing: 'thing',
  place: 'place',
  social: 'social',
  social_phrase: 'social',
  interjection: 'social',
  question: 'question',
  preposition: 'small',
  conjunction: 'small',
  article: 'small',
  determiner: 'small',
  negation: 'small',
  numeral: 'describing',
};
