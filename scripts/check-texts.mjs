// Every text a carer sees or hears comes from the message catalogue: no bare text in a component, no message that
// nobody uses, none that is missing in a language.
import { readFiles } from './check/files.mjs';
import { fixedText, lineAt, walk } from './check/syntax.mjs';
import { runAsCheck } from './check/verdict.mjs';

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'heading',
  'label',
  'placeholder',
  'title',
]);
/** No carer ever sees it. */
const forEngineers = /\/app\/gallery\//;
const hasLetter = (text) => /\p{L}/u.test(text);

/** Texts written straight into components. */
export function bareTexts({ file, text }) {
  const problems = [];
  const object = (node, words) =>
    problems.push(`${file}:${lineAt(text, node.start)} bare text "${words.trim()}"`);
  walk(file, text, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'JSXText' && hasLetter(node.value)) object(node, node.value);
    if (node.type === 'JSXExpressionContainer' && parent.type !== 'JSXAttribute') lookInto(node.expression);
    if (node.type === 'JSXAttribute' && spokenAttributes.has(attributeName(node))) {
      lookInto(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    }
  });
  return problems;

  function lookInto(node) {
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(lookInto);
    if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(lookInto);
    const words = fixedText(node);
    if (words !== null && hasLetter(words)) object(node, words);
  }
}

const attributeName = ({ name }) =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;

/** Messages that no source uses, and uses of a message that is not there. */
export function catalogueProblems(catalogue, sources) {
  const used = new Map();
  const problems = [];
  for (const { file, text } of sources) {
    if (!text.includes('#paraglide/messages')) continue;
    walk(file, text, (node) => {
      if (node.type !== 'MemberExpression' || node.object.name !== 'm') return;
      if (!node.computed) used.set(node.property.name, file);
      else
        problems.push(
          `${file}:${lineAt(text, node.start)} picks a message by a computed name, which can't be checked`,
        );
    });
  }
  const missing = [...used]
    .filter(([key]) => !(key in catalogue))
    .map(([key, file]) => `${file}: no message ${key}`);
  const unused = Object.keys(catalogue).filter((key) => !key.startsWith('$') && !used.has(key));
  return [...problems, ...missing, ...unused.map((key) => `messages/en.json: nobody uses ${key}`)];
}

/** A second language has the same messages with the same placeholders. */
export function languageProblems(english, { file, text }) {
  const other = JSON.parse(text);
  const keys = new Set(
    [...Object.keys(english), ...Object.keys(other)].filter((key) => !key.startsWith('$')),
  );
  return [...keys].flatMap((key) => {
    if (!(key in other)) return [`${file}: ${key} is missing`];
    if (!(key in english)) return [`${file}: ${key} is not in English`];
    return placeholders(other[key]) === placeholders(english[key])
      ? []
      : [`${file}: ${key} has other placeholders`];
  });
}

const placeholders = (message) =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();

await runAsCheck(import.meta.url, () => {
  const languages = readFiles(/^packages\/web\/messages\/[\w-]+\.json$/);
  const english = JSON.parse(languages.find(({ file }) => file.endsWith('/en.json')).text);
  const sources = readFiles(/^packages\/web\/src\/.*(?<!\.test)\.tsx?$/);
  return [
    ...sources.filter(({ file }) => file.endsWith('.tsx') && !forEngineers.test(file)).flatMap(bareTexts),
    ...catalogueProblems(english, sources),
    ...languages
      .filter(({ file }) => !file.endsWith('/en.json'))
      .flatMap((other) => languageProblems(english, other)),
  ];
});
