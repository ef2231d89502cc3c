// The story check with its rule table and word lists. Loaded when a story is shown.
import { checkStory, type StoryToCheck } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { type CheckedGroup, groupsOf } from './check-groups.ts';

export const runCheck = (story: StoryToCheck): CheckedGroup[] =>
  groupsOf(checkStory(story, storyScreens).findings);
