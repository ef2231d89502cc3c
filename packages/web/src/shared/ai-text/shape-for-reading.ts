import type { Element, ElementContent, Root } from 'hast';
import { wordsOf } from './nothing-to-load.ts';

const lowestLevel = 6;

/**
 * Headings move down below the page's own and keep their look in `data-depth`. Tables get what they need to become
 * stacked cards on a phone and still be tables to a screen reader. While writing, the bar stands after the last word.
 */
export const shapeForReading =
  ({ topLevel, isStreaming }: { topLevel: number; isStreaming: boolean }) =>
  (tree: Root) => {
    for (const child of tree.children) if (child.type === 'element') shape(child, topLevel);
    if (isStreaming) lastElement(tree).children.push(bar());
  };

function shape(element: Element, topLevel: number): void {
  const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (depth) {
    element.tagName = `h${Math.min(lowestLevel, Number(depth) + topLevel - 1)}`;
    element.properties = { dataDepth: depth };
  }
  if (element.tagName === 'table') shapeTable(element);
  if (element.tagName === 'p' && isSmallPrint(element)) element.properties = { dataSmallPrint: '' };
  for (const child of elementsIn(element)) shape(child, topLevel);
}

/** A paragraph set wholly in italics is an aside: where advice rests, who must be asked. */
const isSmallPrint = ({ children }: Element): boolean =>
  children.length === 1 && children[0]?.type === 'element' && children[0].tagName === 'em';

function shapeTable(table: Element): void {
  table.properties = { role: 'table' };
  const rows = elementsIn(table).flatMap((part) => {
    part.properties = { role: 'rowgroup' };
    return elementsIn(part);
  });
  const labels = elementsIn(rows[0]).map((cell) => wordsOf(cell).trim());
  rows.forEach((row, at) => {
    row.properties = { role: 'row' };
    elementsIn(row).forEach((cell, column) => {
      if (at === 0) cell.properties = { role: 'columnheader', scope: 'col' };
      else if (column === 0) {
        cell.tagName = 'th';
        cell.properties = { role: 'rowheader', scope: 'row', dataLabel: labels[0] };
      } else cell.properties = { role: 'cell', dataLabel: labels[column] };
    });
  });
}

const elementsIn = (element: Element | undefined): Element[] =>
  element?.children.filter((child): child is Element => child.type === 'element') ?? [];

const blocks = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre code table tbody tr td th section'.split(' '),
);

function lastElement(parent: Root | Element): Root | Element {
  const last = parent.children.findLast((child) => child.type !== 'text' || child.value.trim() !== '');
  return last?.type === 'element' && blocks.has(last.tagName) ? lastElement(last) : parent;
}

const bar = (): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { dataWriting: '' },
  children: [],
});
