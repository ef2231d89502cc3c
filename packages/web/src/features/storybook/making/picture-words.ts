// What a picture is asked to show. No name leaves the page: a child is "{child}" here and "a child" at the server.
import { hideNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';

/** Where on a story a picture stands. */
export type PicturePlace = { is: 'cover' } | { is: 'page'; sentences: readonly string[] };

export const placeKey = (storyId: string, place: PicturePlace): string =>
  JSON.stringify([storyId, place.is === 'cover' ? null : place.sentences[0]]);

/** For a carer to read and change: the words of the place as they stand. */
export function wordsFor(story: SocialStory, place: PicturePlace): string {
  if (place.is === 'page') return place.sentences.join(' ');
  const about = [titleOf(story), story.about ?? '', placeNames[story.context]?.() ?? story.context];
  return about
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

const placeNames: Record<string, () => string> = {
  Home: m.storybook_place_home,
  School: m.storybook_place_school,
  Community: m.storybook_place_community,
};

/** "My name is {child}." shows a child, not a name badge. */
const introduction = /\bmy name is\s+(?=\{)/giu;

export const hiddenWords = (words: string, names: readonly string[]): string =>
  hideNames(cleanText(words).trim(), names).replace(introduction, '');
