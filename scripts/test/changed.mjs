// npm test -- changed: what a change touches. The checks run whole; of the unit, server and web tests those run that import
// a changed file, as vitest finds them; of the journeys those that `journeysOf` names.
import { spawnSync } from 'node:child_process';
import { root } from '../setup/root.mjs';

/** The journeys of each feature, by the folder it has in web, server and domain; each begins the name of a file in a folder of e2e. */
export const journeysOf = {
  about: ['newcomer'],
  admin: ['admin'],
  assistant: ['chat', 'danger', 'left-out', 'plan', 'stories'],
  board: ['board', 'way-back'],
  'board-files': ['board-files', 'blocked-database'],
  'board-pictures': ['board', 'images'],
  'board-use': ['board-use', 'way-back'],
  boards: ['board', 'way-back'],
  'carer-profile': ['settings', 'newcomer'],
  chat: ['chat', 'danger', 'left-out', 'faults', 'lost-connections'],
  child: ['form', 'children', 'plan'],
  children: ['children', 'form'],
  'credit-history': ['credits'],
  credits: ['credits', 'faults', 'lost-connections'],
  days: ['days'],
  'device-notices': ['backup', 'blocked-database', 'offline'],
  form: ['form', 'way-back', 'plan'],
  help: ['danger', 'offline'],
  history: ['logs', 'plan', 'days'],
  http: ['guards', 'faults'],
  hub: ['moments', 'layout'],
  identity: ['sign-up', 'forgotten-password', 'guards', 'newcomer'],
  'image-test': ['images'],
  images: ['images', 'storybook'],
  investors: ['guards', 'routes'],
  moments: ['moments', 'logs'],
  payments: ['credits'],
  plan: ['plan', 'children'],
  plans: ['plan'],
  'rate-limits': ['sign-up', 'guards'],
  service: ['guards', 'chat-service'],
  settings: ['settings', 'backup'],
  'sign-in': ['forgotten-password', 'guards', 'newcomer'],
  'sign-up': ['sign-up', 'newcomer'],
  stories: ['stories', 'storybook', 'lost-connections'],
  storybook: ['storybook'],
  text: ['plan', 'stories'],
  users: ['settings', 'guards'],
};

/** Whatever else of the product changes, these go through most of it. */
export const mainJourneys = ['newcomer', 'routes', 'form', 'chat', 'stories'];

/** What no test imports, but what decides what tests see; their stages run whole. */
const readByAll = [
  [/^content\//, ['unit', 'server', 'web']],
  [/^packages\/web\/messages\//, ['web']],
  [/^packages\/(reader|symbols)\/(assets|data)\//, ['unit', 'server', 'web']],
  [/^packages\/server\/(src\/db\/migrations|test)\/(?!.*\.test\.)/, ['server']],
  [/^(package-lock\.json|package\.json|vitest\.config\.ts|tsconfig\.base\.json)$/, ['unit', 'server', 'web']],
];

/** The commit a change began at: where this branch left main, or on main itself the last commit. */
export function startOfChange() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '');
  const [head] = lines(git('rev-parse', 'HEAD'));
  const [left] = main === undefined ? [] : lines(git('merge-base', 'HEAD', main));
  return left ?? head;
}

/** Committed since, or not committed yet; a file that git ignores is none. */
export const changedSince = (start) => [
  ...new Set([
    ...lines(git('diff', '--name-only', start)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

/** The stages with less to do, and without those that have nothing to do. */
export function stagesTouched(stages, files, start) {
  const specs = journeysTouched(files);
  const isWhole = (name) =>
    readByAll.some(
      ([pattern, parts]) =>
        parts.some((part) => name.startsWith(part)) && files.some((file) => pattern.test(file)),
    );
  return stages.flatMap((stage) => {
    if (stage.name === 'server on Node 24') return [];
    if (stage.reads === 'playwright')
      return specs.length === 0 ? [] : [{ ...stage, args: [...stage.args, ...specs] }];
    if (stage.reads !== 'vitest' || isWhole(stage.name)) return [stage];
    return [{ ...stage, args: [...stage.args, '--changed', start, '--passWithNoTests'] }];
  });
}

/** As patterns of the files' paths. */
export function journeysTouched(files) {
  const names = new Set(files.filter((file) => !/\.test\.\w+$|\.md$/.test(file)).flatMap(journeysAfter));
  return names.has('e2e/') ? ['e2e/'] : [...names].sort();
}

function journeysAfter(file) {
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return [file];
  if (file.startsWith('e2e/')) return ['e2e/'];
  const feature = /^packages\/(?:(?:web|server)\/src\/features|domain\/src)\/([\w-]+)\//.exec(file)?.[1];
  if (feature !== undefined) return (journeysOf[feature] ?? mainJourneys).map(pathOf);
  return /^(packages|content)\//.test(file) ? mainJourneys.map(pathOf) : [];
}

const pathOf = (journey) => `e2e/[^/]+/${journey}`;

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
const lines = (text) => text.split('\n').filter(Boolean);
