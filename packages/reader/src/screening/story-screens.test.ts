import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import type { StoryRuleId } from '@calmbridge/domain/stories/story-rules';
import {
  goodStories,
  type StoryFixture,
  subtlyBadStories,
} from '@calmbridge/domain/stories/testing/story-fixtures';
import { expect, test } from 'vitest';
import { storyScreens } from './story-screens.ts';

const playground = goodStories[1] as StoryFixture;
const findingIn = (sentence: string, rule: StoryRuleId) => {
  const text = playground.text.replace('That means two more times.', sentence);
  const { findings } = checkStory({ ...playground, text, profile: mika }, storyScreens);
  return findings.find((found) => found.rule === rule);
};

test.each(subtlyBadStories)('[ST22] $flaw is seen by $rule', ({ rule, sentence }) => {
  expect(findingIn(sentence, rule)).toMatchObject({ ok: false, sentence });
});

test('[ST18] the product’s own screening is behind the story check', () => {
  const found = findingIn('We eat cheese there.', 'S25');
  expect(found).toMatchObject({ ok: false, severity: 'hard', found: 'cheese' });
});
