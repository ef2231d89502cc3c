import type { CrisisKind } from '../screening/crisis/crisis-kinds.ts';
import type { Language } from './language-of.ts';
import table from './plain-abroad.json' with { type: 'json' };

// Plain crises in other languages, by rows of data. Letters are brought to one form first: no accents, no vowel marks, since
// few people type them in a hurry. A row is a regular expression over words with single spaces; `{..3}` stands for up to
// three words between.

export type PlainAbroad = { language: Language; kind: CrisisKind };

/** Letters that people write in either way, and the stroke that only stretches Arabic words. */
const oneForm = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['\u0649', '\u064A'],
  ['\u0629', '\u0647'],
  ['\u0671', '\u0627'],
  ['\u0901', '\u0902'],
  ['\u0640', ''],
]);

const patterns = table.rows.map(({ language, kind, pattern }) => ({
  language: language as Language,
  kind: kind as CrisisKind,
  // Arabic writes "and" and "so" as one letter before the word.
  regex: new RegExp(`(?:^| )[وف]?(?:${sourceOf(pattern)})(?![\\p{L}\\p{M}])`, 'u'),
}));

/** The first row in a message that is not English; its language is the row's, whatever was guessed before. */
export function plainAbroad(text: string): PlainAbroad | null {
  const words = inPlainLetters(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const found = patterns.find(({ regex }) => regex.test(words));
  return found === undefined ? null : { language: found.language, kind: found.kind };
}

function sourceOf(pattern: string): string {
  return inPlainLetters(pattern).replaceAll(/\{\.\.(\d+)\}/g, '(?: [^ ]+){0,$1}');
}

/** Lower case, without accents (Latin), vowel marks and hamza (Arabic) and the dot below (Devanagari). */
function inPlainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u064B-\u0655\u0670\u093C]/g, '')
    .replaceAll(/[ßœ\u0649\u0629\u0671\u0901\u0640]/g, (letter) => oneForm.get(letter) ?? letter);
}
