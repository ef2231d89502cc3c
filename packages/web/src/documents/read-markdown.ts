import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { Flag } from '@calmbridge/domain/assistant/wire';
import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { distinctFlags, flagPlaces } from '#shared/ai-text/flag-places';
import { flagWords } from '#shared/ai-text/flag-words';
import { deepest, depthOf, isTooDeep } from '#shared/ai-text/too-deep';
import { type Block, type Run, wordsOf } from './blocks.ts';

/** The blocks of an AI text: no HTML, pictures as their words, addresses written out, flags as warnings. */
export function readMarkdown(markdown: string, flags: readonly Flag[] = []): Block[] {
  return withWarnings(blocksIn(cleanText(markdown)), distinctFlags(flags));
}

/** A text that is too deep to be read is its words, line by line. */
function blocksIn(markdown: string): Block[] {
  const tree = isTooDeep(markdown) ? null : treeOf(markdown);
  if (tree) return tree.children.flatMap(blocksOf);
  const lines = markdown.split('\n').filter((line) => line.trim() !== '');
  return lines.map((text) => ({ is: 'paragraph', runs: [{ text }] }));
}

function treeOf(markdown: string): Root | null {
  try {
    const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
    return depthOf(tree) > 3 * deepest ? null : tree;
  } catch {
    return null;
  }
}

function withWarnings(blocks: Block[], flags: readonly Flag[]): Block[] {
  const met = new Set<number>();
  const warning = (at: number): Block => ({ is: 'warning', text: flags[at] ? flagWords(flags[at]) : '' });
  const placed = blocks.flatMap((block) => {
    const inBlock = new Set(flagPlaces(blockWords(block), flags).flatMap((place) => place.flags));
    for (const at of inBlock) met.add(at);
    return [block, ...[...inBlock].map(warning)];
  });
  return [
    ...placed,
    ...flags
      .map((_, at) => at)
      .filter((at) => !met.has(at))
      .map(warning),
  ];
}

function blockWords(block: Block): string {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.runs);
    case 'list':
      return block.items.flat().map(blockWords).join('\n');
    case 'table':
      return [block.head, ...block.rows].flat().map(wordsOf).join('\n');
    case 'quote':
      return block.blocks.map(blockWords).join('\n');
    case 'line':
      return '';
    case 'warning':
      return block.text;
  }
}

function blocksOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ is: 'heading', depth: node.depth, runs: runsOf(node.children) }];
    case 'paragraph':
      return [paragraph(node.children)];
    case 'list':
      return [listOf(node)];
    case 'table':
      return [tableOf(node)];
    case 'blockquote':
      return [{ is: 'quote', blocks: node.children.flatMap(blocksOf) }];
    case 'code':
      return [{ is: 'paragraph', runs: [{ text: node.value }] }];
    case 'thematicBreak':
      return [{ is: 'line' }];
    case 'footnoteDefinition':
      return node.children.flatMap(blocksOf);
    default:
      return [];
  }
}

function paragraph(children: readonly PhrasingContent[]): Block {
  const runs = runsOf(children);
  const isSmall = children.length === 1 && children[0]?.type === 'emphasis';
  return isSmall
    ? { is: 'paragraph', runs: runs.map(({ text }) => ({ text })), isSmall }
    : { is: 'paragraph', runs };
}

const listOf = ({ ordered, start, children }: List): Block => ({
  is: 'list',
  start: ordered ? (start ?? 1) : null,
  items: children.map((item) => {
    const blocks = item.children.flatMap(blocksOf);
    const first = blocks[0];
    if (item.checked != null && first?.is === 'paragraph')
      first.runs.unshift({ text: item.checked ? '☑ ' : '☐ ' });
    return blocks;
  }),
});

function tableOf({ children }: Table): Block {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => runsOf(cell.children)));
  return { is: 'table', head, rows };
}

function runsOf(nodes: readonly PhrasingContent[], look: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ ...look, text: node.value.replace(/\s*\n\s*/g, ' ') }];
      case 'strong':
        return runsOf(node.children, { ...look, isBold: true });
      case 'emphasis':
        return runsOf(node.children, { ...look, isItalic: true });
      case 'delete':
        return runsOf(node.children, look);
      case 'link': {
        const runs = runsOf(node.children, look);
        const isWeb = /^https?:\/\//i.test(node.url) && !node.url.includes(wordsOf(runs));
        return isWeb ? [...runs, { ...look, text: ` (${node.url})` }] : runs;
      }
      case 'image':
        return node.alt ? [{ ...look, text: node.alt }] : [];
      case 'break':
        return [{ ...look, text: '\n' }];
      default:
        return [];
    }
  });
}
