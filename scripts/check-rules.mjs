// Every rule of a RULES.md has a test whose title carries its id, and no test names a rule that does not exist.
import { readFiles } from './check/files.mjs';
import { fixedText, walk } from './check/syntax.mjs';
import { runAsCheck } from './check/verdict.mjs';

const ruleLine = /^- \*\*([A-Z]{2,3}\d+)\*\* \S/gm;
const idInTitle = /\[([A-Z]{2,3}\d+)\]/g;

export function ruleProblems(ruleFiles, testFiles) {
  const rules = ruleFiles.flatMap(({ file, text }) =>
    [...text.matchAll(ruleLine)].map(([, id]) => ({ id, file })),
  );
  const named = testFiles.flatMap(({ file, text }) => idsNamedIn(file, text).map((id) => ({ id, file })));
  const known = new Set(rules.map(({ id }) => id));
  const tested = new Set(named.map(({ id }) => id));
  return [
    ...rules.filter(({ id }) => !tested.has(id)).map(({ id, file }) => `${file}: no test names [${id}]`),
    ...named.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${file}: [${id}] is not a rule`),
    ...rulesGivenTwice(rules),
    ...prefixesInSeveralFiles(rules),
  ];
}

/** A title is the text in front of a function: `test('[CR1] …', () => …)`, with `each` or a wrapper of our own as well. */
function idsNamedIn(file, text) {
  const ids = new Set();
  walk(file, text, (node) => {
    if (node.type !== 'CallExpression') return;
    const title = fixedText(node.arguments[0]);
    const hasBody = node.arguments.slice(1).some(({ type }) => /Function/.test(type));
    if (title === null || !hasBody) return;
    for (const [, id] of title.matchAll(idInTitle)) ids.add(id);
  });
  return [...ids];
}

const rulesGivenTwice = (rules) =>
  rules
    .filter(({ id }, index) => rules.findIndex((other) => other.id === id) < index)
    .map(({ id, file }) => `${file}: [${id}] is given twice`);

function prefixesInSeveralFiles(rules) {
  const owners = new Map();
  for (const { id, file } of rules) {
    const prefix = id.replace(/\d+/, '');
    owners.set(prefix, (owners.get(prefix) ?? new Set()).add(file));
  }
  return [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([prefix, files]) => `${prefix} belongs to several files: ${[...files].join(', ')}`);
}

runAsCheck(import.meta.url, () =>
  ruleProblems(readFiles(/(^|\/)RULES\.md$/), readFiles(/\.(test|spec)\.(ts|tsx|mjs)$/)),
);
