// A drawing as a tree. Only what drawings are made of is understood; for anything else there is no tree.

export type SvgNode = { name: string; attributes: ReadonlyMap<string, string>; children: SvgNode[] };

const understood = new Set(
  'svg g path circle ellipse rect line polyline polygon use defs title desc metadata'.split(' '),
);
const silent = new Set(['title', 'desc', 'metadata']);

/** Null where it holds something that would be drawn otherwise than we could. */
export function svgTree(text: string): SvgNode | null {
  const root: SvgNode = { name: 'root', attributes: new Map(), children: [] };
  const open: SvgNode[] = [root];
  const plain = text.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>]*>/g, '');
  for (const [, closing, name = '', written = '', alone] of plain.matchAll(tag)) {
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    if (!understood.has(name) && !open.some((one) => silent.has(one.name))) return null;
    const node: SvgNode = { name, attributes: attributesOf(written), children: [] };
    open.at(-1)?.children.push(node);
    if (!alone) open.push(node);
  }
  const [svg] = root.children;
  return svg?.name === 'svg' ? svg : null;
}

const tag = /<(\/)?([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/)?>/g;

const attributesOf = (written: string): Map<string, string> =>
  new Map(
    [...written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
