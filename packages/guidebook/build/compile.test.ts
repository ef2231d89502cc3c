import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileContent, readEntry, readKind } from './compile.ts';
import { pageKind } from './kinds/page.ts';
import { sceneKind } from './kinds/scene.ts';
import { situationKind } from './kinds/situation.ts';

const root = join(import.meta.dirname, '../../..');
const examples = [
  ...readFileSync(join(root, 'docs/content.md'), 'utf8').matchAll(/```markdown\n(.*?)```/gs),
].map(([, text = '']) => text);
const [scene = '', page = '', situation = ''] = examples;

let folder = '';
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the whole content compiles', () => {
  expect(compileContent(join(root, 'content/en')).problems).toEqual([]);
}, 120_000);

test('the examples in the documentation are entries', () => {
  for (const [kind, text] of [
    [sceneKind, scene],
    [pageKind, page],
    [situationKind, situation],
  ] as const)
    expect(readEntry<object>(kind, 'sleep/example.md', text)).toHaveProperty('entry.id', 'example');
});

test('entries come by id, whatever their theme', () => {
  write('situations/b/haircut.md', situation);
  write('situations/a/nails.md', situation);
  expect(readKind(folder, situationKind).entries.map(({ id }) => id)).toEqual(['haircut', 'nails']);
});

test('two files of one name, a name with capitals and a page that is not there are problems', () => {
  write('situations/a/haircut.md', situation);
  write('situations/b/haircut.md', situation);
  write('situations/b/Nails.md', situation);
  expect(readKind(folder, situationKind).problems.map(({ what }) => what)).toEqual([
    'a file is called in small letters: brushing-teeth.md',
    'another file is called haircut too',
  ]);
  write('pages/distress/meltdown.md', page);
  const line = page.split('\n').findIndex((text) => text.startsWith('near:')) + 1;
  expect(readKind(folder, pageKind).problems).toEqual([
    { file: join(folder, 'pages/distress/meltdown.md'), line, what: '"near": there is no screaming' },
  ]);
});
