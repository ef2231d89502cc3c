// What a kept story is called and which pastel it has, wherever it is shown.
import { type StoryType, storyTypes } from '@calmbridge/domain/stories/story';
import type { CSSProperties } from 'react';
import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';

/** By type: the name of its colour in the tokens, and the colour that is kept with the story. */
const pastels: Record<StoryType, { name: string; color: string }> = {
  'Social Skills': { name: 'social', color: '#FBDFCA' },
  Routine: { name: 'routine', color: '#D5E7F4' },
  Scenario: { name: 'scenario', color: '#E7DEF1' },
  General: { name: 'general', color: '#EFE6D2' },
  'Emotional Regulation': { name: 'emotional', color: '#D0EBDB' },
  'Conflict Resolution': { name: 'conflict', color: '#F8D9DA' },
  'Safety & Emergency': { name: 'safety', color: '#FBEAAF' },
  'Self-Advocacy': { name: 'advocacy', color: '#C9E9E9' },
  'Coping Strategies': { name: 'coping', color: '#E0E9C3' },
  'Empathy Building': { name: 'empathy', color: '#DADFF5' },
};

export const isStoryType = (type: string): type is StoryType =>
  (storyTypes as readonly string[]).includes(type);

export const colorOf = (type: string): string => (isStoryType(type) ? pastels[type].color : '#FFFFFF');

/** Sets `--pastel` and `--pastel-ink`. A type we don't know is white. */
export function pastelStyle(type: string): CSSProperties {
  const name = isStoryType(type) ? pastels[type].name : 'default';
  const set = {
    '--pastel': `var(--story-${name})`,
    '--pastel-ink': `var(--story-${name}-ink)`,
  };
  return set as CSSProperties;
}

export const titleOf = ({ customName, title, type }: SocialStory): string =>
  customName.trim() || title?.trim() || m.stories_untitled({ type });
