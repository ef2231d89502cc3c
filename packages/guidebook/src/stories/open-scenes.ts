// Scenes for a topic nobody wrote one for: honest about what can be known, and no more. The line itself is the topic.
import { openScenes } from '#generated/scenes';
import type { Scene } from './scene.ts';

export const newThing = openScene('something-new-for-me');

/** The same for something the carer told as a fact: "The lift is broken". */
export const newFact = openScene('something-has-changed');

function openScene(id: string): Scene {
  const found = openScenes.find((scene) => scene.id === id);
  if (!found) throw new Error(`content/en/open-scenes has no ${id}`);
  return found;
}
