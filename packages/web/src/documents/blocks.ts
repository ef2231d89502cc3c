// A text as a tree small enough that every writer can set it. What Markdown has beyond this becomes plain words.

export type Run = { text: string; isBold?: boolean; isItalic?: boolean };

export type Block =
  | { is: 'heading'; depth: number; runs: Run[] }
  | { is: 'paragraph'; runs: Run[]; isSmall?: boolean }
  | { is: 'list'; start: number | null; items: Block[][] }
  | { is: 'table'; head: Run[][]; rows: Run[][][] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'line' }
  /** "Check this": a flag of the screen. */
  | { is: 'warning'; text: string };

/** A part that begins with a heading. The emergency sheet has a page of its own. */
export type Part = { blocks: Block[]; isOwnPage: boolean };

export const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const ownPage = /\bemergency\b.*\bsheet\b|\bone[- ]page\b/i;

/** Parts by their second-level headings. */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [{ blocks: [], isOwnPage: false }];
  for (const block of blocks) {
    const isNew = block.is === 'heading' && block.depth <= 2;
    if (isNew) parts.push({ blocks: [], isOwnPage: ownPage.test(wordsOf(block.runs)) });
    parts.at(-1)?.blocks.push(block);
  }
  return parts.filter((part) => part.blocks.length > 0);
}
