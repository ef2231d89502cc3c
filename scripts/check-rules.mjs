// Every rule of a RULES.md has a test whose title carries its id, and no test names a rule that does not exist.
import { readFiles } from './check/files.mjs';
import { titlesIn } from './check/test-titles.mjs';
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

const idsNamedIn = (file, text) => [
  ...new Set(titlesIn(file, text).flatMap((title) => [...title.matchAll(idInTitle)].map(([, id]) => id))),
];

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

await runAsCheck(import.meta.url, () =>
  ruleProblems(readFiles(/(^|\/)RULES\.md$/), readFiles(/\.(test|spec)\.(ts|tsx|mjs)$/)),
);
