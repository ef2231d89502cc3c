// Reads the written examples: "# name" starts a family, then one line each of label and text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../assets.ts';
import { learnedByChecks } from '../natural.ts';

export type Line = { label: string; text: string; family: string };

/** Questions of ordinary days that are learned from; those that may tell of danger are left out. */
export const naturalLines = (): Line[] =>
  learnedByChecks()
    .filter(({ maybeDanger }) => maybeDanger !== true)
    .map(({ writer, text }) => ({ label: 'no', text, family: `natural:${writer}` }));

export function linesOf(prefix: string, of: 'screening' | 'fresh' = 'screening'): Line[] {
  const folder = dataFolder(of);
  const found: Line[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.txt'))
    .sort()) {
    let family = file;
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line.startsWith('# ')) family = `${file}:${line.slice(2)}`;
      const match = /^(K\d|N\d\d|no) (.+)$/.exec(line);
      if (match?.[1] !== undefined && match[2] !== undefined)
        found.push({ label: match[1], text: match[2].replaceAll('\\n', '\n'), family });
    }
  }
  return found;
}

/** Good text of services and professionals, source by source (`data/fresh/README.md`). */
export const learnedSources: readonly number[] = [1, 2, 4, 5, 6, 7, 8, 9, 11];
export const measuredSources: readonly number[] = [3, 10];

export type SourceText = { source: number; text: string };

export const textsOf = (source: number): SourceText[] =>
  readFileSync(join(dataFolder('fresh'), `ai-source-${source}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ source, text: (JSON.parse(line) as { text: string }).text }));

/** Paragraph by paragraph, as sound advice. */
export const soundLines = (): Line[] =>
  learnedSources.flatMap(textsOf).flatMap(({ source, text }) =>
    text
      .split(/\n\s*\n/)
      .filter((paragraph) => /\p{L}{3}/u.test(paragraph))
      .map((paragraph) => ({ label: 'no', text: paragraph, family: `ai-source-${source}` })),
  );
