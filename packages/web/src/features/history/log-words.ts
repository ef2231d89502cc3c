import { m } from '#paraglide/messages';
import { withoutMarks } from '#shared/read-aloud/spoken-sentences';
import { excerptOf, piecesOf } from './hits.ts';
import type { PlanLog } from './logs.ts';

const ownTitle = /^\s*#\s+(.+)(?:\n|$)/;

/** The text's own title, or what it is. */
export function titleOf({ message, child }: PlanLog): string {
  const title = ownTitle.exec(message.content)?.[1];
  if (title) return withoutMarks(title).trim() || m.history_plan();
  if (message.planId) return m.history_reply();
  return child ? m.history_plan_for({ name: child }) : m.history_plan();
}

/** The text without the title, which stands above it already. */
export const bodyOf = ({ message }: PlanLog): string => message.content.replace(ownTitle, '').trim();

const previewLength = 600;

/** The beginning as running words: headings lead on to what they head, a table gives what its rows are about. */
export const previewOf = (log: PlanLog): string => runningWords(bodyOf(log).slice(0, previewLength));

/** Where words are looked for, what stands around the first of them. */
export const foundPreviewOf = (log: PlanLog, words: string): string => {
  if (words.trim() === '') return previewOf(log);
  const body = bodyOf(log);
  const texts = [runningWords(body), withoutMarks(body).replace(/\s+/g, ' ')];
  const found = texts.find((text) => piecesOf(text, words).some(({ isHit }) => isHit));
  return found ? excerptOf(found, words) : previewOf(log);
};

const runningWords = (text: string): string => {
  const lines = text.split('\n');
  return lines
    .flatMap((line, at) => previewLine(line, lines[at + 1] ?? '', lines[at - 1] ?? ''))
    .join(' ')
    .replace(/[,;:]?\s*([,;])(?=\s*$)/, '')
    .trim();
};

const isRow = (line: string): boolean => /^\s*\|/.test(line);
const isRule = (line: string): boolean => /^\s*\|?\s*:?-{2,}/.test(line);

function previewLine(line: string, next: string, last: string): string[] {
  const words = withoutMarks(line).replace(/\s+/g, ' ').trim();
  if (words === '' || (isRow(line) && isRule(next))) return [];
  if (/^\s*#/.test(line)) return [`${words}:`];
  if (!isRow(line)) return [words];
  const about = withoutMarks(line).split('\n')[0]?.trim() ?? '';
  return about === '' ? [] : [isRow(next) ? `${about},` : `${about}${isRow(last) ? '.' : ''}`];
}
