import type { WordClass } from '@calmbridge/domain/boards/board';
import type { Sayings } from './sayings.ts';
import type { SymbolEntry } from './symbol.ts';
import { stemOf, withoutFillers } from './words.ts';

// One symbol for a whole sentence: the longest phrase the library knows, then the word that tells most.

const longestPhrase = 4;

/** Words a sentence is built with. Alone on a card they mean something; in a sentence they tell little. */
const builders = new Set(
  `a an the my your his her its our their this these those and or but so if because to of for from with at by as is am are
  was were be been being i you he she it we they me him us them that not no yes can will may might could should would do
  does did dont have has had in on up down off out here there where what who why when how some any all same different
  good like want get got go goes going went put make makes made look looks turn come comes let lets more very too also
  then first next after before now today sometimes always never again time times thing things lot way day feel feels
  know need try take takes give ok okay ask`.split(/\s+/),
);

/** They belong to many phrases and make none of them more telling: "helps me", "at home". */
const links = new Set(
  'i me you he she it we they him her us them at to in on up of for from with by and be is am are'.split(' '),
);

/** What is done with nearly everything tells less than what it is done with. */
const faint = new Set('say tell talk speak think find look see help show use try begin start'.split(' '));

/** What can be seen tells most. */
const weightOf: Record<WordClass, number> = {
  thing: 3.2,
  place: 3.1,
  action: 3,
  describing: 3,
  social: 2.5,
  person: 2,
  question: 1,
  small: 1,
  other: 1,
};

export function tellingSymbol(words: readonly string[], sayings: Sayings): SymbolEntry | null {
  const whole = sayings.meant(words);
  if (whole !== null) return whole;
  const bare = withoutFillers(words);
  const isTold = bare.some((word) => !isBuilder(word));
  let telling: SymbolEntry | null = null;
  let most = 0;
  for (let length = Math.min(longestPhrase, bare.length); length > 0; length--)
    for (let from = 0; from + length <= bare.length; from++) {
      const phrase = bare.slice(from, from + length);
      const entry = sayings.meant(phrase);
      const weight = entry === null ? 0 : weightOfPhrase(phrase, entry);
      if (weight > most) [telling, most] = [entry, weight];
    }
  // Words that say something, and none of them known: a picture of the rest would show something else.
  return isTold && most < 1 ? null : telling;
}

const isBuilder = (word: string) => builders.has(word) || builders.has(stemOf(word));

function weightOfPhrase(phrase: readonly string[], { wordClass }: SymbolEntry): number {
  const weight = weightOf[wordClass];
  if (phrase.every(isBuilder)) return weight / 10;
  if (phrase.length === 1 && faint.has(stemOf(phrase[0] ?? ''))) return weight - 0.8;
  const more = phrase.filter((word) => !links.has(word)).length - 1;
  // What happens tells more than who is there, however many words a person takes.
  return weight + Math.max(0, more) * (wordClass === 'person' ? 0.2 : 4);
}
