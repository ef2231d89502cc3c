// For tests: a story asked for with a line, boxes and a reading of our choice.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { type StoryFacts, supportLevels } from '@calmbridge/domain/stories/story';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import type { Telling } from '../telling/telling.ts';
import { tellStory } from '../write-story.ts';

export type Given = Partial<Pick<ChildProfile, 'age' | 'gender' | 'comfortItems'>> & {
  level?: 1 | 2 | 3;
  facts?: Partial<StoryFacts>;
  /** What the reader takes the line for. */
  nearest?: EntryReading['nearest'];
};

const nothing: StoryFacts = { first: '', next: '', end: '', who: '', why: '' };

export const storyAsk = (
  about: string,
  { age = '8', gender = 'Male', comfortItems = '', level = 2, facts }: Given = {},
): StoryAsk => ({
  profile: { ...emptyProfile, name: '{child}', age, gender, comfortItems },
  request: {
    type: 'General',
    supportLevel: supportLevels[level - 1] ?? supportLevels[1],
    tone: 'Calm and Reassuring',
    context: 'Home',
    about,
    ...(facts ? { facts: { ...nothing, ...facts } } : {}),
  },
});

export const telling = (about: string, given: Given = {}): Telling =>
  tellStory(storyAsk(about, given), { nearest: given.nearest ?? [], none: 0 });

export const sureOf = (id: string): EntryReading['nearest'] => [{ id, chance: 0.95 }];

export function textOf(about: string, given: Given = {}): string {
  const told = telling(about, given);
  if (told.is === 'asks') throw new Error(`asked: ${told.asks.fields.map((one) => one.question).join(' ')}`);
  return told.story.text;
}

export function askedOf(about: string, given: Given = {}): Asks {
  const told = telling(about, given);
  if (told.is === 'told') throw new Error(`told: ${told.story.text}`);
  return told.asks;
}
