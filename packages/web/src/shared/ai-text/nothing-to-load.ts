import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * Pictures become their words and links their words with the address in brackets: a machine may make addresses up, and
 * a pressed link could carry away what the text knows of a child. Ticked boxes become signs.
 */
export const nothingToLoad = () => (tree: Root) => {
  tree.children = tree.children.flatMap((child) => replaced(child));
};

function replaced<T extends RootContent | ElementContent>(node: T): (T | ElementContent)[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (tagName === 'img') return textNodes(String(properties['alt'] ?? ''));
  if (tagName === 'input') return textNodes(properties['checked'] ? '☑ ' : '☐ ');
  node.children = node.children.flatMap((child) => replaced(child));
  if (tagName !== 'a') return [node];
  return [...node.children, ...textNodes(addressOf(node))];
}

const textNodes = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);

function addressOf(link: Element): string {
  const href = String(link.properties['href'] ?? '');
  if (!/^https?:\/\//i.test(href)) return '';
  return wordsOf(link).includes(href.replace(/^https?:\/\/|\/$/gi, '')) ? '' : ` (${href})`;
}

export const wordsOf = (node: Root | RootContent | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
};
