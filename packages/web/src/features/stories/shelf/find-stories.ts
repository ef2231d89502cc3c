import type { SocialStory } from '#device/records/shapes';
import { titleOf } from '#shared/story/story-look';

export type StoryFilter = { words: string; type: string; child: string };

export const noFilter: StoryFilter = { words: '', type: '', child: '' };

export const isFiltering = ({ words, type, child }: StoryFilter): boolean =>
  words.trim() !== '' || type !== '' || child !== '';

/** Every word must stand somewhere in the name or the text, in any order. */
export function findStories(stories: readonly SocialStory[], filter: StoryFilter): readonly SocialStory[] {
  if (!isFiltering(filter)) return stories;
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    if (filter.type !== '' && story.type !== filter.type) return false;
    if (filter.child !== '' && story.child !== filter.child) return false;
    if (words.length === 0) return true;
    const text = plain(`${titleOf(story)} ${story.title ?? ''} ${story.content} ${story.about ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

export const childrenOf = (stories: readonly SocialStory[]): string[] =>
  [...new Set(stories.flatMap(({ child }) => (child ? [child] : [])))].sort((a, b) => a.localeCompare(b));

export const typesOf = (stories: readonly SocialStory[]): string[] =>
  [...new Set(stories.map(({ type }) => type))].sort((a, b) => a.localeCompare(b));

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
