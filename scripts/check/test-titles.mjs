import { fixedText, walk } from './syntax.mjs';

/** A title is the text in front of a function: `test('[CR1] …', () => …)`, with `each` or a wrapper of our own as well. */
export function titlesIn(file, text) {
  const titles = [];
  walk(file, text, (node) => {
    if (node.type !== 'CallExpression') return;
    const title = fixedText(node.arguments[0]);
    const hasBody = node.arguments.slice(1).some(({ type }) => /Function/.test(type));
    if (title !== null && hasBody) titles.push(title);
  });
  return titles;
}
