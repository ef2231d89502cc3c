import type { SymbolEntry } from './symbol.ts';
import type { SymbolIndex } from './symbol-files.ts';
import { stemsOf, withoutFillers, wordsIn } from './words.ts';

// What carers say, word for word, and the symbol it stands for. A saying belongs to one symbol (SY2).

export type Sayings = {
  /** The symbol these words stand for, in whatever form they are. */
  meant: (words: readonly string[]) => SymbolEntry | null;
  /** Names before other sayings, everyday symbols before others. */
  beginningWith: (start: string) => SymbolEntry[];
  /** Two letters in the wrong order: "trian". */
  mixedUp: (word: string) => SymbolEntry | null;
};

export function sayingsOf(index: SymbolIndex, all: readonly SymbolEntry[]): Sayings {
  const exact = new Map<string, SymbolEntry>();
  const names = new Map<string, SymbolEntry>();
  const stems = new Map<string, SymbolEntry>();
  const rows = index.parts.flat();
  all.forEach((entry, at) => {
    const sayings = rows[at]?.[3].split(',').filter((saying) => saying !== '') ?? [];
    if (sayings[0] !== undefined) names.set(sayings[0], entry);
    for (const saying of sayings) {
      exact.set(saying, entry);
      const words = wordsIn(saying);
      for (const key of [stemsOf(words), stemsOf(withoutFillers(words))])
        if (key !== '' && !stems.has(key)) stems.set(key, entry);
    }
  });
  return {
    meant: (words) =>
      exact.get(words.join(' ')) ?? exact.get(stemsOf(words)) ?? stems.get(stemsOf(words)) ?? null,
    beginningWith: (start) =>
      [...names, ...exact].filter(([saying]) => saying.startsWith(start)).map(([, entry]) => entry),
    mixedUp: (word) => {
      if (word.length < 4) return null;
      for (let at = 0; at + 1 < word.length; at++) {
        const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
        const entry = exact.get(swapped);
        if (entry !== undefined) return entry;
      }
      return null;
    },
  };
}
