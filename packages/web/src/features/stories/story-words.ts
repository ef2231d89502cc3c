// How a kept story's text falls into paragraphs, and what its choices are called for short.
import type { SocialStory } from '#device/records/shapes';
import type { Paper } from '#documents/paper';
import { titleOf } from '#shared/story/story-look';

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
