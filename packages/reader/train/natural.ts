// What people write on ordinary days, as it comes, with what a judge said who saw what each entry advises
// (`data/natural/README.md`). Some parts are learned from; the others are for chances and limits, with whole writers left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './assets.ts';

export type NaturalQuestion = { writer: string; text: string; ok: string[]; maybeDanger?: boolean };
export type NaturalLine = { writer: string; text: string; ok: string[] };
export type NaturalPhrase = {
  writer: string;
  field: string;
  text: string;
  ok: string[];
  kind: string;
  clinic: boolean;
};

const rowsOf = <Row>(name: string): Row[] =>
  readFileSync(join(dataFolder('natural'), `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const partsOf = <Row>(name: string, parts: readonly number[]): Row[] =>
  parts.flatMap((part) => rowsOf<Row>(`${name}-${part}`));

export const learnedQuestions = () =>
  partsOf<NaturalQuestion>('questions', [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14]);
export const measuredQuestions = () => partsOf<NaturalQuestion>('questions', [9, 11, 13, 15]);
/** The crisis check and what is refused have learned fewer parts: what came after them, and part 5, is not among them. */
export const learnedByChecks = () => partsOf<NaturalQuestion>('questions', [1, 3, 4, 6]);
export const weighedByChecks = () => partsOf<NaturalQuestion>('questions', [2, 5, 7]);
export const learnedLines = () => partsOf<NaturalLine>('lines', [1, 3, 4, 5, 7]);
export const measuredLines = () => partsOf<NaturalLine>('lines', [2, 6, 8]);
export const learnedPhrases = () => partsOf<NaturalPhrase>('phrases', [1, 3, 4, 5, 7]);
export const measuredPhrases = () => partsOf<NaturalPhrase>('phrases', [2, 6]);
