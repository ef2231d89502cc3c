// Which kinds go into which module of packages/guidebook/src/generated, and under which names.
import type { Kind } from './kinds/kind.ts';
import { pageKind } from './kinds/page.ts';
import { openSceneKind, sceneKind } from './kinds/scene.ts';

type List = { kind: Kind<object>; name: string; type: string; from: string };

const scene = { type: 'Scene', from: '../stories/scene.ts' };

const topic = { type: 'Topic', from: '../chat/topic.ts' };

export const modules: Readonly<Record<string, readonly List[]>> = {
  scenes: [
    { kind: sceneKind, name: 'scenes', ...scene },
    { kind: openSceneKind, name: 'openScenes', ...scene },
  ],
  topics: [{ kind: pageKind, name: 'topics', ...topic }],
};
