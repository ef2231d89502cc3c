// The screening all texts go through, in the shape the story check asks for.
import { fieldsAlone } from '@calmbridge/domain/child/meanings';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Screened, StoryScreens } from '@calmbridge/domain/stories/check-safety';
import { findDietConflicts } from './diet/diet.ts';
import type { Flag } from './flag.ts';
import { findLanguage } from './language.ts';
import { findUnsafe } from './never-say.ts';

export const storyScreens: StoryScreens = {
  diet: (text, profile) => findDietConflicts(text, profile).map(asScreened),
  language: (text, profile) =>
    [...findUnsafe(text), ...findLanguage(text, familyWords(profile))].map(asScreened),
};

const asScreened = ({ rule, found, why, severity }: Flag): Screened => ({
  rule,
  found,
  why: `"${found}": ${why}.`,
  isHard: severity === 'block',
});

/** A family's own words for their child stand. */
const familyWords = (profile: ChildProfile | null): string =>
  profile ? Object.values(fieldsAlone(profile)).flat().join(' ') : '';
