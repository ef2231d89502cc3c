// Lines by strangers with every entry that would do, as judged by people who saw the titles and nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryKind } from '#entries/entry-reader';
import { dataFolder } from '../assets.ts';
import { measuredLines, measuredPhrases, measuredQuestions } from '../natural.ts';

/**
 * `ok` are the entries that would do, `later` those that were written after the line had been read; `field` is the box of
 * the profile that a phrase stood in.
 */
export type JudgedLine = { text: string; writer: string; ok: string[]; later?: string[]; field?: string };

const files: Record<EntryKind, string> = { page: 'questions', scene: 'lines', situation: 'phrases' };

/** In the order in which they were opened; `data/relevance/README.md` says what each was used for. */
export type JudgedSet = 'first' | 'opened' | 'last';

export const judgedLines = (kind: EntryKind, set: JudgedSet): JudgedLine[] =>
  readFileSync(
    join(dataFolder('relevance'), `${set === 'first' ? '' : `${set}-`}${files[kind]}.jsonl`),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JudgedLine);

/** Lines of ordinary days, judged by people who saw what every entry of today advises. */
export function naturalJudged(kind: EntryKind): JudgedLine[] {
  if (kind === 'page') return measuredQuestions();
  if (kind === 'scene') return measuredLines();
  return measuredPhrases().filter(({ field }) => readFields.has(field));
}
/** The boxes of a profile whose phrases are looked up as situations. */
const readFields = new Set(['triggers', 'challenges', 'sensory']);

/** The entries whose titles the judges saw. Of one written since, nobody has said whether it would do. */
export const judgedIds = (kind: EntryKind, set: JudgedSet): ReadonlySet<string> =>
  new Set(
    readFileSync(join(dataFolder('relevance'), `${set === 'first' ? '' : 'all-'}titles-${kind}s.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' | ')[0]!),
  );
