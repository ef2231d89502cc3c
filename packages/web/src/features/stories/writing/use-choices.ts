import {
  aboutMax,
  contexts,
  StoryRequest,
  storyTypes,
  supportLevels,
  tones,
} from '@calmbridge/domain/stories/story';
import { useState } from 'react';
import { useDocument } from '#device/device-context';
import { type StoryChoices, storyChoices } from '#device/shapes';
import type { Chat } from './chats.ts';

const nothing: StoryChoices = { chatId: '', type: '', supportLevel: '', tone: '', context: '', about: '' };

/** What the generator is set to: as it was left, on this device. */
export function useChoices(chats: readonly Chat[]) {
  const { value, update } = useDocument(storyChoices);
  // What was just chosen counts at once, also where the device can't keep it.
  const [chosen, setChosen] = useState<Partial<StoryChoices>>({});
  const choices = { ...nothing, ...value, ...chosen };
  const chat = chats.find(({ id }) => id === choices.chatId) ?? chats[0] ?? null;
  const choose = (choice: Partial<StoryChoices>) => {
    setChosen({ ...chosen, ...choice });
    void update((now) => ({ ...nothing, ...now, ...choice }));
  };
  return { chat, request: requestOf(choices), choose };
}

/** Something that was never chosen, or is no longer offered, is the first of its list. */
export function requestOf(story: Omit<StoryChoices, 'chatId' | 'about'> & { about?: string | undefined }) {
  const one = <T extends string>(options: readonly [T, ...T[]], wanted: string): T =>
    options.find((option) => option === wanted) ?? options[0];
  const request: StoryRequest = {
    type: one(storyTypes, story.type),
    supportLevel: one(supportLevels, story.supportLevel),
    tone: one(tones, story.tone),
    context: one(contexts, story.context),
    about: (story.about ?? '').slice(0, aboutMax),
  };
  return request;
}
