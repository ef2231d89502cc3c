// The ways people write one name: with and without accents and hyphens, one part of it, in the plural or in the
// possessive. Patterns are for folded text.
import { nameAlone } from '../child/name-alone.ts';
import { foldedText } from './folded-text.ts';
import { isWordName } from './word-names.ts';

export type NameForm = {
  pattern: RegExp;
  /** The whole name, not a part of it. */
  isWhole: boolean;
  /** An everyday word too: see word-names.ts. */
  word: string | null;
};

export function nameForms(written: string, isFamilyName = false): NameForm[] {
  const name = nameAlone(written);
  const spellings = new Set([name, spelledOut(name)].map((spelling) => wordsOf(spelling).join(' ')));
  const forms = [...spellings].flatMap((spelling) => {
    const words = spelling.split(' ').filter((word) => word !== '');
    const whole = words.length > 0 ? [formOf(words, true, isFamilyName)] : [];
    return [...whole, ...partsOf(words).map((part) => formOf([part], false, part !== words[0]))];
  });
  return forms;
}

const wordsOf = (name: string): string[] =>
  (foldedText(name).text.match(/[\p{L}\p{N}\p{M}']+/gu) ?? [])
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');

/** Jürgen is written Juergen too, and the other way round where a word is long enough to be sure. */
const spelledOut = (name: string): string =>
  /[äöüøåÄÖÜØÅ]/u.test(name.normalize('NFC'))
    ? name
        .normalize('NFC')
        .replace(/[äöüÄÖÜ]/gu, (letter) => `${foldedText(letter).text}e`)
        .replace(/[øØ]/gu, 'oe')
        .replace(/[åÅ]/gu, 'aa')
    : name.replace(/\p{L}{5,}/gu, (word) => word.replace(/([aou])e(?=[^aeiou]{2}|r)/giu, '$1'));

/** Little words inside names, which stand in every sentence of their language. */
const particles = new Set(
  `de la las los del da do dos das di du des le van von der den dem ten ter zu zur el al bin bint ibn abu abd ben mac mc st
saint san santa te abdul abdel binti y e i und and of the jr sr ii iii iv`.split(/\s+/),
);

/** What a carer may call the child by: each part, and without the digits. */
function partsOf(words: readonly string[]): string[] {
  const letters = words.map((word) => word.replace(/\p{N}+/gu, ''));
  const parts = words.length > 1 ? [...words, ...letters] : letters;
  return [...new Set(parts)].filter(
    (part) => [...part].length > 1 && !particles.has(part) && !(words.length === 1 && part === words[0]),
  );
}

/** Words that only look like a plural. */
const otherWords = new Set(['jeans', 'lens', 'mars', 'bass', 'glass', 'miss', 'always', 'news', 'les']);

function formOf(words: readonly string[], isWhole: boolean, isFamilyName = false): NameForm {
  const joined = words.join(' ');
  const isWord = words.length === 1 && (isWordName(joined, isFamilyName) || [...joined].length < 2);
  const letters = words.map((word) => escaped(word).replaceAll("'", "'?")).join('[ \\-_]{0,3}');
  const [before, after] = isWord
    ? ['\\p{L}\\p{M}\\p{N}', '\\p{L}\\p{M}\\p{N}']
    : ['\\p{L}\\p{M}', '\\p{L}\\p{M}'];
  const plural = isWord ? '' : pluralOf(joined);
  const start = isUnspaced(joined) ? '' : `(?<![${before}])`;
  const end =
    isUnspaced(joined) || /\p{Script=Hangul}{2}$/u.test(joined) ? '' : `(?=${plural}(?![${after}]))`;
  return { pattern: new RegExp(start + letters + end, 'gu'), isWhole, word: isWord ? joined : null };
}

function pluralOf(name: string): string {
  if (!/[\p{Script=Latin}]{3}$/u.test(name) || otherWords.has(`${name}s`)) return '';
  return /(?:s|x|z|ch|sh)$/u.test(name) ? '(?:es)?' : 's?';
}

/** Scripts that put no space between words. A single character of them is too common to be a name. */
const isUnspaced = (name: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー ]{2,}$/u.test(
    name,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
