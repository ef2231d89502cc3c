import { type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import type { StoryKind } from '#stories/story-kind';
import { typesOf } from '#stories/tell-version';
import { tellStory } from '#stories/write-story';
import { sampleChild } from './sample-child.ts';

/** The kind's example as a story at the three levels. It is told with the compiled content: run `npm run content` first. */
export const previewStoryKind = ({ example }: StoryKind): string =>
  [`> ${example}`, ...supportLevels.map((supportLevel) => storyAt(example, supportLevel))].join('\n\n');

function storyAt(about: string, supportLevel: StoryRequest['supportLevel']): string {
  const request: StoryRequest = {
    type: 'Scenario',
    supportLevel,
    tone: 'Calm and Reassuring',
    context: 'Home',
    about,
  };
  const told = tellStory({ profile: sampleChild, request }, null);
  if (told.is === 'asks') return `### ${supportLevel}\n\nThe carer is asked for facts.`;
  const { story } = told;
  const check = checkStory({ ...story, request, profile: sampleChild, types: typesOf(story) }, storyScreens);
  return [
    `### ${supportLevel}`,
    `**${story.title}**`,
    story.text,
    `Told with ${told.kind ?? told.scene}; story check: ${Math.round(check.score)} of 100`,
  ].join('\n\n');
}
