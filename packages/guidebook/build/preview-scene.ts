import { type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import type { Scene } from '#stories/scene';
import { tellScene, typesOf } from '#stories/tell-version';
import { sampleChild } from './sample-child.ts';

/** The scene as a story at the three levels, each with what the story check says. */
export function previewScene(scene: Scene): string {
  const age = scene.ages === 'teen' ? '14' : sampleChild.age;
  const profile = { ...sampleChild, age };
  const stories = supportLevels.map((supportLevel) => {
    const request: StoryRequest = {
      type: scene.types[0] ?? 'General',
      supportLevel,
      tone: 'Calm and Reassuring',
      context: scene.at[0] ?? 'Home',
      about: '',
    };
    const story = tellScene({ profile, request }, scene);
    const check = checkStory({ ...story, request, profile, types: typesOf(story) }, storyScreens);
    const broken = check.findings.filter(({ ok }) => !ok).map(({ rule, why }) => `- ${rule}: ${why}`);
    return [`### ${supportLevel}`, `**${story.title}**`, story.text, verdict(check), broken.join('\n')]
      .filter(Boolean)
      .join('\n\n');
  });
  return stories.join('\n\n');
}

const verdict = ({ passed, score }: { passed: boolean; score: number }): string =>
  `Story check: ${Math.round(score)} of 100, ${passed ? 'may be shown' : 'may not be shown'}`;
