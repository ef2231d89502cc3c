import { sentencesOf } from '@calmbridge/domain/text/sentences';

/** What is said of a Markdown text, sentence by sentence: the words without their marks. A table is read cell by cell. */
export const spokenSentences = (markdown: string): string[] => sentencesOf(withoutMarks(markdown));

const tableRule = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

export function withoutMarks(markdown: string): string {
  return markdown
    .split(/\r?\n/)
    .filter((line) => !tableRule.test(line) && !/^\s*(```|~~~)/.test(line))
    .flatMap((line) => (/^\s*\|.*\|\s*$/.test(line) ? cellsOf(line) : [line]))
    .map(plainLine)
    .join('\n');
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);

const plainLine = (line: string): string =>
  line
    .replace(/^\s{0,3}(#{1,6}\s+|>\s?)+/, '')
    .replace(/^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~])/g, '$1')
    .replace(/(\*\*|__|~~|`+)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_*])([*_])(?=\S)(.*?\S)\1(?![\p{L}\p{N}_*])/gu, '$2')
    .replace(/_{2,}/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
