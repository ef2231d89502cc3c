import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path, Values } from './entry-file.ts';

/** Adds the head's values. Every value is text, as it was written: "no" and "4" are words here. */
export function readHead(file: string, head: string, { value, lines, problems }: Values): void {
  const counter = new LineCounter();
  const document = parseDocument(head, { schema: 'failsafe', lineCounter: counter, prettyErrors: false });
  // The head starts at the second line of its file.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  for (const { pos, message } of document.errors)
    problems.push({ file, line: lineAt(pos[0]), what: message });
  const root = document.contents;
  if (problems.length > 0) return;
  if (!isMap(root)) {
    problems.push({ file, line: 2, what: 'holds no head: lines such as "title: Brushing Teeth"' });
    return;
  }
  keepLines(root, []);
  Object.assign(value, document.toJS());

  function keepLines(node: unknown, path: Path): void {
    if (isMap(node))
      for (const { key, value: inner } of node.items) {
        if (!isScalar(key)) continue;
        const place = [...path, String(key.value)];
        lines.keep(place, lineAt(startOf(key)));
        keepLines(inner, place);
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const place = [...path, index];
        lines.keep(place, lineAt(startOf(item)));
        keepLines(item, place);
      }
  }
}

const startOf = (node: unknown): number => (node as Node).range?.[0] ?? 0;
