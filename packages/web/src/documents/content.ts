import { m } from '#paraglide/messages';
import { type Block, type Part, partsOf, wordsOf } from './blocks.ts';
import { noteLine, type Paper } from './paper.ts';
import { readMarkdown } from './read-markdown.ts';

/** The title and the parts of a paper. A text that opens with its own title gives it to the paper. */
export function contentOf(paper: Paper): { title: string; parts: Part[] } {
  const blocks = readMarkdown(paper.markdown, paper.flags);
  const first = blocks[0];
  const hasTitle = first?.is === 'heading' && first.depth === 1;
  const body = hasTitle ? blocks.slice(1) : blocks;
  const title = hasTitle ? wordsOf(first.runs).trim() : '';
  return { title: title || paper.title, parts: [...partsOf(body), ...endOf(paper)] };
}

function endOf({ isCutShort, notes = [] }: Paper): Part[] {
  const blocks: Block[] = [];
  if (isCutShort) blocks.push({ is: 'warning', text: m.document_cut_short() });
  if (notes.length > 0)
    blocks.push(
      { is: 'heading', depth: 2, runs: [{ text: m.document_notes() }] },
      {
        is: 'list',
        start: null,
        items: notes.map((note) => [{ is: 'paragraph', runs: [{ text: noteLine(note) }] }]),
      },
    );
  return blocks.length > 0 ? [{ blocks, isOwnPage: false }] : [];
}
