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

const weightOf: Record<WordClass, number> = {
  action: 3,
  thing: 3,
  describing: 3,
  place: 3,
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
  let telling: SymbolEntry | null = null;
  let most = 0;
  for (let length = Math.min(longestPhrase, bare.length); length > 0; length--)
    for (let from = 0; from + length <= bare.length; from++) {
      const phrase = bare.slice(from, from + length);
      const entry = sayings.meant(phrase);
      const weight = entry === null ? 0 : weightOfPhrase(phrase, entry);
      if (weight > most) [telling, most] = [entry, weight];
    }
  return telling;
}

function weightOfPhrase(phrase: readonly string[], { wordClass }: SymbolEntry): number {
  const weight = weightOf[wordClass];
  if (phrase.every((word) => builders.has(word) || builders.has(stemOf(word)))) return weight / 10;
  // What happens tells more than who is there, however many words a person takes.
  return weight + (phrase.length - 1) * (wordClass === 'person' ? 0.2 : 4);
}
