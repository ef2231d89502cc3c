// Reads a source file into its syntax tree, for checks that must know what is code and what is text.
import { parseSync } from 'vite';

/** Calls `visit(node, parents)` for every node, parents outermost first. What it answers with false is not gone into. */
export function walk(file, text, visit) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  step(program, []);

  function step(node, parents) {
    if (visit(node, parents) === false) return;
    const within = [...parents, node];
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child !== null && typeof child === 'object' && typeof child.type === 'string')
          step(child, within);
      }
    }
  }
}

export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** The text of a string literal or of a template's fixed parts; null for anything else. */
export function fixedText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join(' ');
  return null;
}
