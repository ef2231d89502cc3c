// Questions with every page that would do ("-": none), one a line: pages, tab, message, and "!" where the message may be
// more than a question, so that the crisis check must not learn it as ordinary.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../assets.ts';

export type Question = { message: string; pages: readonly string[]; mayBeDanger: boolean };

export function questionsIn(name: string): Question[] {
  const text = readFileSync(join(dataFolder('topics'), `${name}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pages = '', message = '', mark = ''] = line.split('\t');
      return { message, pages: pages === '-' ? [] : pages.split(','), mayBeDanger: mark === '!' };
    });
}
