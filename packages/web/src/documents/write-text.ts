import { m } from '#paraglide/messages';
import { type Block, wordsOf } from './blocks.ts';
import { contentOf } from './content.ts';
import { type Paper, titleLines } from './paper.ts';

/** The paper as plain text, readable as it is. */
export function writeText(paper: Paper): string {
  const { title, parts } = contentOf(paper);
  const top = [
    underlined(title, '='),
    [...titleLines(paper).map(([label, words]) => `${label}: ${words}`), m.document_check()].join('\n'),
  ];
  const body = parts.flatMap((part) => part.blocks.map((block) => textOf(block)));
  return `${[...top, ...body].join('\n\n')}\n`;
}

const underlined = (words: string, sign: string): string =>
  `${words}\n${sign.repeat(Math.min(72, [...words].length))}`;

function textOf(block: Block, indent = ''): string {
  switch (block.is) {
    case 'heading':
      return block.depth <= 2 ? underlined(wordsOf(block.runs), '-') : wordsOf(block.runs);
    case 'paragraph':
      return wordsOf(block.runs);
    case 'list':
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? '- ' : `${block.start + at}. `;
          const room = ' '.repeat(mark.length);
          const words = item.map((part) => textOf(part, indent + room)).join('\n');
          return `${mark}${words.replaceAll('\n', `\n${room}`)}`;
        })
        .join('\n');
    case 'table':
      return block.rows.map((row) => rowText(row.map(wordsOf), block.head.map(wordsOf))).join('\n\n');
    case 'quote':
      return block.blocks
        .map((part) => textOf(part))
        .join('\n\n')
        .replace(/^/gm, '> ');
    case 'line':
      return '----------';
    case 'warning':
      return `! ${block.text}`;
  }
}

/** A row as a small card: a plain text has no room for columns. */
const rowText = (cells: readonly string[], labels: readonly string[]): string =>
  [cells[0] ?? '', ...cells.slice(1).map((cell, at) => `  ${labels[at + 1] ?? ''}: ${cell}`)].join('\n');
