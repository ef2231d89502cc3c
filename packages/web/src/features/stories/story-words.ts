// What a kept story is called, which pastel it has and how its text falls into paragraphs.
import { type StoryType, storyTypes } from '@calmbridge/domain/stories/story';
import type { CSSProperties } from 'react';
import type { SocialStory } from '#device/shapes';
import { m } from '#paraglide/messages';
import type { Paper } from '#ui/documents/paper';

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
  const name = isStoryType(type) ? pastels[type].name : null;
  const set = {
    '--pastel': name ? `var(--story-${name})` : 'var(--surface)',
    '--pastel-ink': name ? `var(--story-${name}-ink)` : 'var(--ink)',
  };
  return set as CSSProperties;
}

export const titleOf = ({ customName, title, type }: SocialStory): string =>
  customName.trim() || title?.trim() || m.stories_untitled({ type });

/** Blank lines part paragraphs; a story without any has one to a line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/.test(text.trim()) ? /\n\s*\n/ : /\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** "Level 2" */
export const shortLevel = (level: string): string => level.replace(/\s*\(.*\)$/, '');

/** "Calm" */
export const shortTone = (tone: string): string => tone.replace(/ and .*$/, '');

export const paperOf = (story: SocialStory): Paper => ({
  title: titleOf(story),
  kind: 'message',
  markdown: paragraphsOf(story.content).join('\n\n'),
  at: story.date,
  flags: flagsIn(story),
  ...(story.child ? { child: story.child } : {}),
  ...(story.writtenBy ? { writtenBy: story.writtenBy } : {}),
});

/** What was flagged and still stands in the text. */
export const flagsIn = ({ flags = [], content }: SocialStory) =>
  flags.filter(({ found }) => content.toLowerCase().includes(found.toLowerCase()));
