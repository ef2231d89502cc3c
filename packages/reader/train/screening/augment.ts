// Other ways the same line could have been typed: the other pronoun, no marks, slips of the thumb, and a friendly
// sentence before or after it. Copies stay in the family of their line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../assets.ts';
import { type Chance, pick } from '../chance.ts';
import { calmFrames } from './frames.ts';
import type { Line } from './lines.ts';

export const fillers: readonly string[] = readFileSync(join(dataFolder('screening'), 'fillers.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The line inside a frame that makes it a look-alike. */
export const framed = (line: Line, chance: Chance): Line => ({
  ...line,
  label: 'no',
  text: pick(calmFrames, chance).replace('…', () => line.text),
});

const swaps: Record<string, string> = {
  he: 'she',
  she: 'he',
  him: 'her',
  his: 'her',
  himself: 'herself',
  herself: 'himself',
  son: 'daughter',
  daughter: 'son',
  boy: 'girl',
  girl: 'boy',
  brother: 'sister',
  sister: 'brother',
  hes: 'shes',
  shes: 'hes',
  "he's": "she's",
  "she's": "he's",
};

export function variants(line: Line, neutral: readonly string[], chance: Chance): Line[] {
  const copies = [
    line.text,
    otherPronoun(line.text),
    chance() < 0.5 ? unmarked(line.text) : thumbed(line.text, chance),
  ];
  const filler = pick(neutral, chance);
  const second = pick(neutral, chance);
  copies.push(chance() < 0.5 ? joined(filler, line.text) : joined(line.text, filler));
  if (line.label !== 'no') copies.push(`${joined(filler, line.text)} ${second}`);
  return [...new Set(copies)].map((text) => ({ ...line, text }));
}

const otherPronoun = (text: string) =>
  text.replace(/[\p{L}'’]+/gu, (word) => {
    const other = Object.hasOwn(swaps, word.toLowerCase()) ? swaps[word.toLowerCase()] : undefined;
    return other ?? word;
  });

const unmarked = (text: string) => text.toLowerCase().replace(/[.,!?'"’]/g, '');

function thumbed(text: string, chance: Chance): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (chance() > 0.18) return word;
    const at = 1 + Math.floor(chance() * (word.length - 2));
    return chance() < 0.5
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  });
}

const joined = (first: string, second: string) =>
  /[.!?]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
