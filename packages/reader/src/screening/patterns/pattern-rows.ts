import { type WordPatterns, wordPatterns } from './word-patterns.ts';

// Patterns as rows of data, which people without TypeScript can read and add to. Each is a regular expression over plain
// words (lower case, contractions opened, single spaces, no commas), begins and ends with a word, and comes with a sentence
// that it must catch and two that no row may. `{name}` stands for a list of words, `{..3}` for up to three words between.

export type PatternRow = { pattern: string; catches: string; not: readonly string[] };
export type WordLists = Readonly<Record<string, string>>;

/** One pattern a list of rows: what is found is the number of the list. */
export const rowPatterns = (lists: readonly (readonly PatternRow[])[], words: WordLists): WordPatterns =>
  wordPatterns(
    lists.map((rows) => rows.map(({ pattern }) => sourceOf(pattern, words)).join('|')),
    { flags: '', begins: 'space', after: '(?![a-z])' },
  );

function sourceOf(pattern: string, words: WordLists): string {
  return pattern
    .replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
      const list = words[name];
      if (list === undefined) throw new Error(`no list of words is called ${name}`);
      return `(?:${list})`;
    })
    .replaceAll(/\{\.\.(\d+)\}/g, '(?: [a-z\\d]+){0,$1}');
}
