import type { WordClass } from '@calmbridge/domain/boards/board';

// A topic is a short text, one symbol a line: `red-apple = apple, eating apple`. The first saying is the symbol's name.
// A symbol without a set is of Fluent Emoji.

export type SaidSymbol = { id: string; wordClass: WordClass; sayings: string[] };

export const topic = (wordClass: WordClass, lines: string): SaidSymbol[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [symbol = '', sayings = ''] = line.split(' = ');
      return {
        id: symbol.includes(':') ? symbol : `fluent:${symbol}`,
        wordClass,
        sayings: sayings.split(',').map((saying) => saying.trim()),
      };
    });
