import type { WordClass } from '@calmbridge/domain/boards/board';
import type { SymbolEntry } from './symbol.ts';
import type { SymbolIndex } from './symbol-files.ts';
import { stemsOf, wordsIn } from './words.ts';

// What carers say, word for word, and the symbol it stands for. A saying belongs to one symbol (SY2).

export type Sayings = {
  /** The symbol these words stand for, in whatever form they are. */
  meant: (words: readonly string[]) => SymbolEntry | null;
  /** In the order of the library, so everyday symbols first. */
  beginningWith: (start: string) => SymbolEntry[];
  wordClass: (words: readonly string[]) => WordClass | null;
};

export function sayingsOf(index: SymbolIndex, all: readonly SymbolEntry[]): Sayings {
  const exact = new Map<string, SymbolEntry>();
  const stems = new Map<string, SymbolEntry>();
  index.parts.flat().forEach(([, , , sayings], at) => {
    const entry = all[at];
    if (entry === undefined || sayings === '') return;
    for (const saying of sayings.split(',')) {
      exact.set(saying, entry);
      const key = stemsOf(wordsIn(saying));
      if (!stems.has(key)) stems.set(key, entry);
    }
  });
  const meant = (words: readonly string[]) =>
    exact.get(words.join(' ')) ?? exact.get(stemsOf(words)) ?? stems.get(stemsOf(words)) ?? null;
  return {
    meant,
    beginningWith: (start) => [
      ...new Set([...exact].filter(([saying]) => saying.startsWith(start)).map(([, entry]) => entry)),
    ],
    wordClass: (words) => meant(words)?.wordClass ?? null,
  };
}
