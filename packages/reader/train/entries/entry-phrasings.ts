// How people ask for each entry: its title, its own phrasings, and what was written for it in `data`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenes } from '@calmbridge/guidebook/generated/scenes';
import { situations } from '@calmbridge/guidebook/generated/situations';
import { topics } from '@calmbridge/guidebook/generated/topics';
import type { EntryKind } from '#entries/entry-reader';
import { dataFolder } from '../assets.ts';
import { learnedLines, learnedPhrases, learnedQuestions } from '../natural.ts';
import { questionsIn } from '../topics/questions.ts';

export type EntryPhrasings = { id: string; title: string; phrasings: readonly string[] };

/** Slots as the words they are called by: a reader sees "name" where a child's name will stand. */
const plain = (text: string) => text.replace(/\{(\w+)(?:[|:][^}]*)?\}/g, '$1');

export function phrasingsOf(kind: EntryKind): EntryPhrasings[] {
  const more = [...writtenFor(kind), ...naturalFor(kind), ...(kind === 'page' ? askedBefore() : [])];
  return entriesOf(kind).map(({ id, title, phrasings }) => ({
    id,
    title: plain(title),
    phrasings: [
      ...new Set([...phrasings.map(plain), ...more.filter((one) => one.id === id).map(({ text }) => text)]),
    ],
  }));
}

function entriesOf(kind: EntryKind): EntryPhrasings[] {
  if (kind === 'page')
    return topics.map(({ id, title, asks }) => ({ id, title, phrasings: [title, ...asks] }));
  if (kind === 'scene')
    return scenes.map(({ id, title, topic, asks }) => ({
      id,
      title: `${title} ${topic}`,
      phrasings: [title, topic, ...asks],
    }));
  return situations.map(({ id, name, asks }) => ({ id, title: name, phrasings: [name, ...asks] }));
}

type Written = { id: string; text: string };

/** `data/phrasings`: an id, a tab, a phrasing. */
export const writtenFor = (kind: EntryKind): Written[] => writtenIn(`${kind}s.tsv`);

/** Twenty-five thousand more, which brought the index nothing and are for the encoder alone. */
export const writtenForEncoder = (kind: EntryKind): Written[] => writtenIn(`more-${kind}s.tsv`);

function writtenIn(name: string): Written[] {
  const file = join(dataFolder('phrasings'), name);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', text = ''] = line.split('\t');
      return { id, text };
    });
}

/** `data/phrasings/near-pages.tsv`: a page, the page that would be right or "none", and a message that sounds like the first. */
export const nearMisses = (): { near: string; right: string; text: string }[] =>
  readFileSync(join(dataFolder('phrasings'), 'near-pages.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [near = '', right = '', text = ''] = line.split('\t');
      return { near, right, text };
    });

/** `data/phrasings/asked-next.tsv`: a page, the first wording of one of its own questions, and another wording of it. */
export function askedNextToo(page: string, first: string): string[] {
  nextWordings ??= readNextWordings();
  return nextWordings.get(`${page}\t${first}`) ?? [];
}
let nextWordings: Map<string, string[]> | null = null;

function readNextWordings(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of readFileSync(join(dataFolder('phrasings'), 'asked-next.tsv'), 'utf8')
    .trim()
    .split('\n')) {
    const [page = '', first = '', text = ''] = line.split('\t');
    const key = `${page}\t${first}`;
    found.set(key, [...(found.get(key) ?? []), text]);
  }
  return found;
}

function naturalFor(kind: EntryKind): Written[] {
  const judged = (rows: readonly { text: string; ok: readonly string[] }[]) =>
    rows.flatMap(({ text, ok }) => ok.slice(0, 2).map((id) => ({ id, text })));
  if (kind === 'situation') return judged(learnedPhrases());
  if (kind === 'scene') return judged(learnedLines());
  const near = nearMisses().filter(({ right }) => right !== 'none');
  return [...judged(learnedQuestions()), ...near.map(({ right, text }) => ({ id: right, text }))];
}

/** What was written for no entry at all. */
export function withoutEntry(kind: EntryKind): string[] {
  if (kind === 'page') return [];
  const rows = kind === 'scene' ? learnedLines() : learnedPhrases();
  return rows.filter(({ ok }) => ok.length === 0).map(({ text }) => text);
}

const askedBefore = (): Written[] =>
  ['asks-written', 'asks-other-hands', 'strangers-seen', 'fresh-seen']
    .flatMap(questionsIn)
    .flatMap(({ message, pages }) => pages.slice(0, 2).map((id) => ({ id, text: message })));
