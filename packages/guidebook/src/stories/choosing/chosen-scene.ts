// Scenes the carer may press where the reader is sure of none, and the one that was pressed.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';
import type { Scene } from '../scene.ts';
import { knownShare, speaksAgainst } from '../sure-scene.ts';
import { sceneLabel } from './scene-label.ts';
import { suitsReader } from './suits-reader.ts';

/**
 * Chosen on 474 lines by strangers that were asked about (`lines-2`, `-4`), 246 of them with a scene that fits: between 0.1 and 0.15
 * one button in eleven is right, and of 36 lines whose likeliest scene is between 0.15 and 0.2 it is right for three.
 */
const firstFrom = 0.2;
const othersFrom = 0.15;
const most = 3;
/** Below this chance a scene has to know half of what the line names: one word in common is how a film crew came to a cinema. */
const wordsBelow = 0.3;
const leastKnown = 0.5;

/** What may be pressed, the likeliest first. `isTold` says of each whether pressing it would give a story. */
export const offersFor = (
  ask: StoryAsk,
  reading: EntryReading | null,
  isTold: (chosen: StoryAsk, scene: Scene) => boolean,
): Asks['choices'] =>
  likelyScenes(ask, reading)
    .filter((scene) => isTold({ ...ask, request: { ...ask.request, scene: scene.id } }, scene))
    .map((scene) => ({ id: scene.id, label: sceneLabel(scene) }));

function likelyScenes(ask: StoryAsk, reading: EntryReading | null): Scene[] {
  const { about } = ask.request;
  const nearest = reading?.nearest ?? [];
  if ((nearest[0]?.chance ?? 0) < firstFrom) return [];
  const line = readStoryLine(about, null);
  return nearest
    .slice(0, most)
    .filter(({ chance }) => chance >= othersFrom)
    .flatMap(({ id, chance }) => {
      const scene = byId.get(id);
      // What is said beside a death is not in a scene on one, which is near all the same.
      const isNear =
        scene &&
        (chance >= wordsBelow || line.state === 'died' || knownShare(scene, about, line) >= leastKnown);
      return isNear && !speaksAgainst(scene, about) && suitsReader(scene, ask, line) ? [scene] : [];
    });
}

export const chosenScene = ({ scene }: Pick<StoryRequest, 'scene'>): Scene | null =>
  scene === undefined ? null : (byId.get(scene) ?? null);

/** In the words that were pressed; undefined where nothing was, or something that we don't have, or no longer. */
export function chosenLabel(request: Pick<StoryRequest, 'scene'>): string | undefined {
  const scene = chosenScene(request);
  return scene === null ? undefined : sceneLabel(scene);
}

const byId: ReadonlyMap<string, Scene> = new Map(scenes.map((scene) => [scene.id, scene]));
