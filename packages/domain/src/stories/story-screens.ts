// The screening all texts go through, in the shape the story check asks for.
import { findDietConflicts } from '../screening/diet.ts';
import type { StoryScreens } from './check-safety.ts';

export const storyScreens: StoryScreens = {
  diet: (text, { dietRestrictions, allergies, age }) =>
    findDietConflicts(text, { dietRestrictions, allergies, age }).map(({ rule, found, why, severity }) => ({
      rule,
      found,
      why,
      isHard: severity === 'block',
    })),
  language: () => [],
};
