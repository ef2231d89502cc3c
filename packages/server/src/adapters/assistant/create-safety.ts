import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/domain/stories/story-screens';
import type { Safety } from './safety.ts';

export const createSafety = (): Safety => ({
  helpFor: () => null,
  screenStream: () => ({ push: (text) => [{ is: 'text', text: cleanText(text) }], end: () => [] }),
  checkStory(text, { profile, request }) {
    const story = splitTitle(cleanText(text));
    const { passed, score, findings } = checkStory({ ...story, request, profile }, storyScreens);
    return {
      ...story,
      check: {
        passed,
        score,
        findings: findings.map(({ rule, ok, severity, sentence, why }) => ({
          rule,
          isOk: ok,
          severity,
          sentence: sentence ?? '',
          why,
        })),
      },
      flags: [],
    };
  },
});

/** The first line is the title; services like to dress it up. */
const splitTitle = (text: string) => {
  const [first = '', ...rest] = text.trim().split('\n');
  const title = first.replace(/^[#*\s]+|[*\s]+$/g, '').replace(/^title:\s*/i, '');
  return { title, text: rest.join('\n').trim() };
};
