// The scene that a carer pressed.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { castOf } from '../cast.ts';
import { typedTopics } from '../facts/openings.ts';
import type { ToldFacts } from '../facts/told-facts.ts';
import { holdsNames } from '../lines/holds-line.ts';
import type { TopicLine } from '../lines/topic-line.ts';
import type { Scene } from '../scene.ts';
import { sceneVersions } from '../scene-versions.ts';
import { bestOf, checked, type WrittenStory } from '../tell-version.ts';
import { ruledOut } from './telling.ts';

/**
 * The scene that was pressed. Whoever presses one has typed what is special about theirs: it opens the story as it was typed, where that
 * makes sentences; else the scene is told with what it holds of the line, and in the end alone. What it leaves out, the check names.
 */
export function storyByScene(
  ask: StoryAsk,
  line: StoryLine | null,
  boxes: ToldFacts | null,
  scene: Scene,
): WrittenStory | null {
  if (ruledOut(ask)) return null;
  const { level } = castOf(ask);
  const tell = (of: StoryLine | null, typed: readonly TopicLine[] = []) =>
    bestOf(ask, sceneVersions(scene, of, boxes, level, typed), of, boxes?.helper ?? null);
  const isPassed = (story: WrittenStory) => checked(ask, story).passed;
  const isGood = (story: WrittenStory) => isPassed(story) && holdsNames(story, ask.request.about);
  const typed = line && ask.request.scene ? typedTopics(ask, line) : [];
  const own = typed.length > 0 ? tell(line, typed) : null;
  if (own && isGood(own)) return own;
  const story = tell(line);
  if (isGood(story)) return story;
  const alone = boxes === null && ask.request.scene ? tell(null) : null;
  return alone && isPassed(alone) ? alone : null;
}
