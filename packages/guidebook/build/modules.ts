// Which kinds go into which module of packages/guidebook/src/generated, and under which names.
import type { Kind } from './kinds/kind.ts';
import { openSceneKind, sceneKind } from './kinds/scene.ts';

type List = { kind: Kind<object>; name: string; type: string; from: string };

const scene = { type: 'Scene', from: '../stories/scene.ts' };

export const modules: Readonly<Record<string, readonly List[]>> = {
  scenes: [
    { kind: sceneKind, name: 'scenes', ...scene },
    { kind: openSceneKind, name: 'openScenes', ...scene },
  ],
};
