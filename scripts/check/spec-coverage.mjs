// docs/spec-coverage.md names, for every statement of the specification, where it lives and the test that shows it. What
// it names must be there: paths, rules, titles of tests, and texts in quotes.
import { titlesIn } from './test-titles.mjs';

const ruleLine = /^- \*\*([A-Z]{2,3}\d+)\*\* /gm;
const ruleId = /^[A-Z]{2,3}\d+$/;
const unproved = /^(no test|missing)\b/;

/** `files` finds a text by its path; `isThere` also knows folders; `texts` are the messages of the page. */
export function coverageProblems(table, { files, isThere, texts }) {
  const rules = new Set();
  for (const [path, text] of files)
    if (path.endsWith('RULES.md')) for (const [, id] of text.matchAll(ruleLine)) rules.add(id);
  return table.split('\n').flatMap((line, at) => {
    if (!line.startsWith('| ') || /^\| (?:Statement|---)/.test(line)) return [];
    return rowProblems(line).map((problem) => `docs/spec-coverage.md:${at + 1}: ${problem}`);
  });

  function rowProblems(line) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== 3) return [`has ${cells.length} cells instead of 3`];
    const [statement, where, test] = cells.map((cell) => cell.trim());
    const tests = namesIn(test);
    return [
      ...namesIn(where)
        .filter((path) => !isThere(path))
        .map((path) => `${path} is not there`),
      ...tests.flatMap((name) => testProblems(name)),
      ...(tests.length === 0 && !unproved.test(test)
        ? ['names no test, and says neither "no test" nor "missing"']
        : []),
      ...quotedIn(statement)
        .filter((text) => !isSaid(text, namesIn(where)))
        .map((text) => `"${text}" is neither a message nor in the files of the row`),
    ];
  }

  function testProblems(name) {
    if (ruleId.test(name)) return rules.has(name) ? [] : [`${name} is not a rule`];
    const [path, title] = name.split(' › ');
    if (title === undefined || !files.has(path)) return [`${name} is neither a rule nor a test`];
    const isTested = titlesIn(path, files.get(path)).some((each) => each.includes(title));
    return isTested ? [] : [`${path} has no test "${title}"`];
  }

  function isSaid(text, paths) {
    return texts.some((each) => each.includes(text)) || paths.some((path) => files.get(path)?.includes(text));
  }
}

const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

const quotedIn = (cell) => [...cell.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
