// What people write on ordinary days, as it comes, with what a judge said who saw what each entry advises
// (`data/natural/README.md`). Parts 1 and 3 are learned from; part 2 is for chances and limits, with whole writers left out.
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

const learnedParts = [1, 3];
const measuredPart = 2;

const rowsOf = <Row>(name: string): Row[] =>
  readFileSync(join(dataFolder('natural'), `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

export const learnedQuestions = (): NaturalQuestion[] =>
  learnedParts.flatMap((part) => rowsOf<NaturalQuestion>(`questions-${part}`));

export const measuredQuestions = (): NaturalQuestion[] =>
  rowsOf<NaturalQuestion>(`questions-${measuredPart}`);

export const learnedLines = (): NaturalLine[] => rowsOf<NaturalLine>('lines-1');

export const measuredLines = (): NaturalLine[] => rowsOf<NaturalLine>('lines-2');

export const learnedPhrases = (): NaturalPhrase[] => rowsOf<NaturalPhrase>('phrases-1');

export const measuredPhrases = (): NaturalPhrase[] => rowsOf<NaturalPhrase>('phrases-2');
