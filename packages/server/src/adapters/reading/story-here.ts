// The guidebook's stories, told in this thread. Loaded when the first story is asked for: scenes and the language library are
// what takes most memory of all that is written.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { chosenLabel } from '@calmbridge/guidebook/stories/choosing/chosen-scene';
import { additionsFor } from '@calmbridge/guidebook/stories/lesser/additions';
import { askInstead, tellStory } from '@calmbridge/guidebook/stories/write-story';
import { wellSpelled } from '@calmbridge/reader/story-line/spelling';
import type { Reading, ToldStory } from './reading.ts';

export async function tellStoryHere(
  reading: Pick<Reading, 'readEntries'>,
  ask: StoryAsk,
): Promise<ToldStory | Asks> {
  const about = ask.request.about.trim();
  const [read = null] = about === '' ? [] : await reading.readEntries('scene', [wellSpelled(about)]);
  const telling = tellStory(ask, read);
  if (telling.is === 'asks') return telling.asks;
  const { story, leftOut = [] } = telling;
  const additions = additionsFor(ask, story, leftOut);
  return { is: 'told', text: `${story.title}\n\n${story.text}`, leftOut, additions };
}

export const askInsteadHere = (ask: StoryAsk): Asks => askInstead(ask).asks;

export const sceneLabelHere = (scene: string): string | null => chosenLabel({ scene }) ?? null;
