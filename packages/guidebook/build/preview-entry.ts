// An entry as carers will read it: a scene or a kind of happening as a story at three levels, a page as an answer, a
// situation as rows of a care plan, any other one line by line.

import { readEntry } from './compile.ts';
import type { Kind } from './kinds/kind.ts';
import { pageKind } from './kinds/page.ts';
import { sceneKind } from './kinds/scene.ts';
import { situationKind } from './kinds/situation.ts';
import { storyKindKind } from './kinds/story-kind.ts';
import { modules } from './modules.ts';
import { previewLines } from './preview-lines.ts';
import { previewPage } from './preview-page.ts';
import { previewScene } from './preview-scene.ts';
import { previewSituation } from './preview-situation.ts';
import { previewStoryKind } from './preview-story-kind.ts';
import { sayProblem } from './problem.ts';

type Preview = (file: string, text: string) => string;

const own: Readonly<Record<string, Preview>> = {
  scenes: preview(sceneKind, previewScene),
  pages: preview(pageKind, previewPage),
  situations: preview(situationKind, previewSituation),
  'story-kinds': preview(storyKindKind, previewStoryKind),
};
const others = Object.values(modules)
  .flat()
  .map(({ kind }): [string, Preview] => [kind.folder, preview(kind, previewLines)]);
const previews: Readonly<Record<string, Preview>> = { ...Object.fromEntries(others), ...own };

/** `file` lies below content/LANGUAGE/KIND. */
export function previewOf(file: string, text: string): string {
  const [, folder = ''] = /content[\\/][a-z]+[\\/]([a-z-]+)[\\/]/.exec(file) ?? [];
  const print = previews[folder];
  if (!print) return `${file} is no entry: it lies in no folder of ${Object.keys(previews).join(', ')}`;
  return `## ${file}\n\n${print(file, text)}\n`;
}

function preview<T>(kind: Kind<T>, print: (entry: T & { id: string }) => string): Preview {
  return (file, text) => {
    const read = readEntry(kind, file, text);
    return 'problems' in read ? read.problems.map(sayProblem).join('\n') : print(read.entry);
  };
}
