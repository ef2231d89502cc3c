import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { crisisKinds } from '../screening/crisis/crisis-kinds.ts';
import { crisisHelpAbroad, englishOnly, helpLine } from './help-abroad.ts';
import { languageOf, languages } from './language-of.ts';
import rows from './plain-abroad.json' with { type: 'json' };
import { plainAbroad } from './plain-abroad.ts';
import written from './testing/languages-fixtures.json' with { type: 'json' };

const { vectors } = await loadModel();
const linesIn = (file: string) =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8').split('\n');

/** Everything by carers in English, with and without a crisis: long and short, tidy and typed in haste. */
const english = [
  ...['fresh/everyday-train', 'fresh/messages-train', 'screening/ordinary-3', 'screening/ordinary-4']
    .concat(['screening/crisis-9', 'screening/crisis-11', 'screening/crisis-12', 'screening/everyday-topics'])
    .flatMap((file) => linesIn(`${file}.txt`).flatMap((line) => /^(?:K\d|no) (.+)$/.exec(line)?.[1] ?? [])),
  ...['asks-other-hands', 'asks-written', 'fresh-seen', 'strangers-seen'].flatMap((file) =>
    linesIn(`topics/${file}.txt`).flatMap((line) =>
      line.startsWith('#') ? [] : (line.split('\t')[1] ?? []),
    ),
  ),
];

test('[OL1] of English messages fewer than one in 500 are taken for another language', () => {
  const wrong = english.filter((text) => languageOf(text, vectors) !== 'en');
  expect(english.length).toBeGreaterThan(9000);
  expect(wrong.length / english.length).toBeLessThan(1 / 500);
});

test.each([
  'hes not breething rn pls hlp',
  'my dauhgter wont eat anythng wiht sauce, wat can i do',
  'He says "no quiero ir a la escuela" every morning, what do I do?',
  'tiktok',
  'wkwkwk',
  '😭😭',
])('[OL1] English for us: %s', (text) => {
  expect(languageOf(text, vectors)).toBe('en');
});

test.each(languages)('[OL2] messages in %s are known', (language) => {
  const found = written[language].map((text) => languageOf(text, vectors));
  expect(found.filter((one) => one === language).length).toBeGreaterThanOrEqual(17);
});

test('[OL2] other languages are known to be none of ours', () => {
  expect(written.other.map((text) => languageOf(text, vectors))).toEqual(written.other.map(() => 'other'));
});

test.each(rows.rows)('[OL3] $language $kind: $catches', ({ language, kind, catches, not }) => {
  expect(plainAbroad(catches)).toEqual({ language, kind });
  expect(languageOf(catches, vectors)).not.toBe('en');
  expect(not).toHaveLength(2);
  for (const text of not) expect([text, plainAbroad(text)]).toEqual([text, null]);
});

test('[OL3] accents and vowel marks may be missing', () => {
  expect(plainAbroad('se trago una bateria')?.kind).toBe('K4');
  expect(plainAbroad('sie hat Angst ihm weh zu tun')?.kind).toBe('K8');
  expect(plainAbroad('ابنتي لا تَتَنَفَّس')?.kind).toBe('K7');
  expect(plainAbroad('मेरी बेटी सांस नहीं ले रही')?.kind).toBe('K7');
  expect(plainAbroad('mera beta saans nahi le raha')?.language).toBe('hi');
});

describe.each(languages)('[OL4] in %s', (language) => {
  test.each(crisisKinds)('%s has help that begins with the act and ends with numbers', (kind) => {
    const text = crisisHelpAbroad(language, kind);
    expect(text).toMatch(/^\*\*/);
    expect(text).toMatch(/\d{3}.*$/);
    expect(rows.rows.some((row) => row.language === language && row.kind === kind)).toBe(true);
  });

  test('who writes in it is told so in it, with numbers', () => {
    expect(englishOnly(language)).toContain(helpLine(language));
    expect(englishOnly(language)).not.toBe(englishOnly('other'));
    expect(languageOf(englishOnly(language), vectors)).toBe(language);
  });
});

test('[OL4] others are told so in English', () => {
  expect(englishOnly('other')).toMatch(/^I read English only/);
  expect(helpLine('other')).toContain('112');
});
