// What a carer typed, as stems: phone spelling opened, endings cut, slips of the thumb set right against the words the
// topics know.
import { hasWord, type Vectors } from '@calmbridge/reader/meaning/vectors';
import { wordsOf } from '@calmbridge/reader/meaning/words';
import { topics } from '#generated/topics';
import { stem } from '#library/match';

const known = new Set(
  topics.flatMap(({ words, asks, title }) => [...words, ...asks, title].flatMap(plainWords)),
);
const byStart = new Map<string, string[]>();
for (const word of known) {
  const start = word.charAt(0);
  byStart.set(start, [...(byStart.get(start) ?? []), word]);
}

export const stemsKnown = (text: string): string[] => plainWords(text).map(stem);

export const stemsSaid = (text: string, vectors?: Vectors): string[] =>
  plainWords(text.slice(0, 2000)).map((word) => stem(corrected(word, vectors)));

function plainWords(text: string): string[] {
  return wordsOf(text.replace(/[{}-]/g, ' ')).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const rightAnyway =
  /^(?:there|their|these|those|which|would|could|about|other|after|again|every|where|while|since|maybe)$/;

function corrected(word: string, vectors?: Vectors): string {
  if (word.length < 4 || known.has(word) || rightAnyway.test(word)) return word;
  if (vectors && hasWord(vectors, word)) return word;
  let best: { word: string; distance: number } | null = null;
  for (const candidate of byStart.get(word.charAt(0)) ?? []) {
    const most = word.length >= 8 ? 2 : 1;
    if (Math.abs(candidate.length - word.length) > most || candidate.length < 4) continue;
    const distance = editDistance(word, candidate, most);
    if (distance <= most && (best === null || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word ?? word;
}

/** Letters left out, put in, wrong or swapped; anything above `most` counts as `most + 1`. */
function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
