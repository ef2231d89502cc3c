// Measures functions, so that none grows beyond what a reader takes in at once.
import { walk } from './syntax.mjs';

/** The functions of a source with more lines than that: what they are called and how long they are, in reading order. */
export function longFunctionsIn({ file, text }, most) {
  const found = [];
  if (linesOf(text) <= most) return found;
  walk(file, text, (node, parents) => {
    const lines = linesOf(text.slice(node.start, node.end));
    // Nothing longer can be inside: most of a source is passed over.
    if (lines <= most) return false;
    if (isFunction(node) && !isGroupOfTests(parents.at(-1)))
      found.push({ name: nameOf(node, parents), lines });
    return true;
  });
  return found;
}

const linesOf = (text) => text.split('\n').length;

const isFunction = ({ type, body }) =>
  body !== null &&
  (type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression');

/** `describe(…, () => …)`, also as `test.describe` and `describe.each(…)`: a list of tests, not something that is read as one. */
function isGroupOfTests(call) {
  if (call?.type !== 'CallExpression') return false;
  for (let callee = call.callee; callee !== undefined; callee = callee.callee ?? callee.object) {
    if (callee.name === 'describe' || callee.property?.name === 'describe') return true;
  }
  return false;
}

/** Its own name, or the one it is kept under, or the title of the test it is; else where it is passed to. */
function nameOf(node, parents) {
  if (node.id) return node.id.name;
  const parent = parents.at(-1);
  if (parent?.type === 'CallExpression') {
    const title = parent.arguments.find(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
    if (title !== undefined) return title.value ?? title.quasis[0].value.cooked;
  }
  const named = parents.findLast(({ id, key }) => id?.name ?? key?.name);
  return named === undefined ? 'unnamed' : (named.id ?? named.key).name;
}
