// What the documents claim is compared with the code: configuration variables, the credits for what we stand on, where
// each statement of the specification lives, and what became of each decision.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles } from './check/files.mjs';
import { coverageProblems } from './check/spec-coverage.mjs';
import { moduleOf, runAsCheck } from './check/verdict.mjs';
import { root } from './setup/root.mjs';

const variable = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:PORT|HOST)\b/g;

/** Every variable that is read is explained in the README's table and in .env.example, and no other is. */
export function configProblems(names, readme, example) {
  const read = new Set(names);
  const table = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]);
  const explained = new Set(table.flatMap((cell) => cell.match(variable) ?? []));
  const offered = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const compare = (where, names) => [
    ...[...read].filter((name) => !names.has(name)).map((name) => `${where} does not explain ${name}`),
    ...[...names]
      .filter((name) => !read.has(name))
      .map((name) => `${where} explains ${name}, which nobody reads`),
  ];
  return [...compare('README.md', explained), ...compare('.env.example', offered)];
}

/** Every package a carer's browser or the server runs is credited with the licence it names. */
export function creditProblems(credits, packages) {
  return packages
    .filter(({ name, license }) => !credits.includes(`| ${name} | ${license} |`))
    .map(({ name, license }) => `docs/CREDITS.md does not credit ${name} (${license})`);
}

/** Every package that is run has a row that says what it was chosen over and why, and no row is left of one that is gone. */
export function reasonProblems(decision, packages) {
  const rows = [...decision.matchAll(/^\| ([@a-z][^ |]*) \|([^|]+)\|([^|]+)\|/gm)];
  const told = new Set(rows.filter(([, , over, why]) => over.trim() && why.trim()).map(([, name]) => name));
  const names = new Set(packages.map(({ name }) => name));
  return [
    ...[...names].filter((name) => !told.has(name)).map((name) => `${reasons} does not say why ${name}`),
    ...rows
      .map(([, name]) => name)
      .filter((name) => !names.has(name))
      .map((name) => `${reasons} has a row for ${name}, which nobody depends on`),
  ];
}

const reasons = 'docs/decisions/0067-what-we-depend-on-and-why.md';

function runtimePackages() {
  const manifests = readFiles(/^packages\/[\w-]+\/package\.json$/);
  const names = manifests.flatMap(({ file, text }) =>
    Object.keys(JSON.parse(text).dependencies ?? {}).map((name) => ({
      name,
      folder: file.replace('/package.json', ''),
    })),
  );
  return names
    .filter(({ name }) => !name.startsWith('@calmbridge/'))
    .map(({ name, folder }) => ({ name, license: licenseOf(name, folder) }));
}

function licenseOf(name, folder) {
  const places = [join(root, folder, 'node_modules', name), join(root, 'node_modules', name)];
  const place = places.find((path) => existsSync(path));
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).license;
}

const decisionHead =
  /^# (\d+)\. \S.*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[decision \d+\]\(.+\)).*\.\n/;

/** Every decision begins in the same way, and the ones it names by a link are there. */
export function decisionProblems(decisions) {
  const names = new Set(decisions.map(({ name }) => name));
  return decisions.flatMap(({ name, text }) => {
    const number = decisionHead.exec(text)?.[1];
    const head =
      'begins with "# N. Title", an empty line, "Date: YYYY-MM-DD. Status: accepted." or "superseded by …"';
    const links = [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)/g)].map(([, link]) => link);
    return [
      ...(Number(number) === Number(name.slice(0, 4)) ? [] : [`docs/decisions/${name}: a decision ${head}`]),
      ...links
        .filter((link) => !names.has(link))
        .map((link) => `docs/decisions/${name}: no decision ${link}`),
    ];
  });
}

function coverageFacts() {
  const code = readFiles(/(^|\/)RULES\.md$|\.(ts|tsx|mjs|css)$/);
  const messages = JSON.parse(readFileSync(join(root, 'packages/web/messages/en.json'), 'utf8'));
  return {
    files: new Map(code.map(({ file, text }) => [file, text])),
    isThere: (path) => existsSync(join(root, path)),
    texts: Object.values(messages).filter((text) => typeof text === 'string'),
  };
}

await runAsCheck(import.meta.url, async () => {
  const { variableNames } = await moduleOf('@calmbridge/server/src/environment.ts');
  const text = (path) => readFileSync(join(root, path), 'utf8');
  return [
    ...configProblems(variableNames, text('README.md'), text('.env.example')),
    ...creditProblems(text('docs/CREDITS.md'), runtimePackages()),
    ...reasonProblems(text(reasons), runtimePackages()),
    ...coverageProblems(text('docs/spec-coverage.md'), coverageFacts()),
    ...decisionProblems(
      readFiles(/^docs\/decisions\/.*\.md$/).map(({ file, text: decision }) => ({
        name: file.replace('docs/decisions/', ''),
        text: decision,
      })),
    ),
  ];
});
