// Short phrases of a moment: what came before, what came after, what helped.
import { foldedText } from '../assistant/folded-text.ts';
import { visibleText } from '../text/visible-text.ts';
import type { Moment } from './moment.ts';

export const phraseFields = ['before', 'after', 'helped'] as const;
export type PhraseField = (typeof phraseFields)[number];

export const phraseMax = 60;
export const phrasesMax = 12;

/** What was typed, cut at commas, semicolons and lines (MO5). */
export const phrasesIn = (typed: string): string[] =>
  distinct(
    typed
      .split(/[,;،、；，\n]/u)
      .map((part) => [...visibleText(part).replace(/\s+/gu, ' ').trim()].slice(0, phraseMax).join('').trim()),
  );

/** Each once, as it was written first. */
export function distinct(phrases: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const phrase of phrases)
    if (phrase !== '' && !byKey.has(keyOf(phrase))) byKey.set(keyOf(phrase), phrase);
  return [...byKey.values()].slice(0, phrasesMax);
}

export type PhraseCount = { phrase: string; count: number };

/** The most frequent first; among equals the one that was noted last (MO4). Takes moments oldest first. */
export function countPhrases(moments: readonly Moment[], field: PhraseField): PhraseCount[] {
  const counts = new Map<string, PhraseCount & { last: number }>();
  moments.forEach((moment, last) => {
    for (const phrase of distinct(moment[field] ?? [])) {
      const count = (counts.get(keyOf(phrase))?.count ?? 0) + 1;
      counts.set(keyOf(phrase), { phrase, count, last });
    }
  });
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || b.last - a.last)
    .map(({ phrase, count }) => ({ phrase, count }));
}

const keyOf = (phrase: string): string => foldedText(phrase).text.replace(/ +/g, ' ').trim();
