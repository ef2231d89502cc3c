// Questions as strangers typed them, written without looking at the topics, each with every page that would do ("-": none). The
// chat was mended after `seen` had been asked: they show what it can be taught. `unseen` was asked last and nothing was changed
// for it, so it is the fairer figure; whoever mends the chat with it has to write another.
import { readFileSync } from 'node:fs';

export type StrangerQuestion = { message: string; pages: readonly string[] };

export const seen = questionsIn('seen');
export const unseen = questionsIn('unseen');

function questionsIn(name: string): StrangerQuestion[] {
  const text = readFileSync(new URL(`data/strangers-${name}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pages = '', message = ''] = line.split('\t');
      return { message, pages: pages === '-' ? [] : pages.split(',') };
    });
}
