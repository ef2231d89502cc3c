import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { presetLevel, presetType } from '@calmbridge/domain/stories/preset';
import {
  aboutMax,
  contexts,
  type StoryFacts,
  StoryRequest,
  storyTypes,
  supportLevels,
  tones,
} from '@calmbridge/domain/stories/story';
import { useState } from 'react';
import { useDocument } from '#device/device-context';
import { type StoryChoices, storyChoices } from '#device/shapes';
import type { Chat } from './chats.ts';

export const noFacts: StoryFacts = { first: '', next: '', end: '', who: '', why: '' };

const nothing: StoryChoices = {
  chatId: '',
  type: '',
  supportLevel: '',
  tone: '',
  context: '',
  about: '',
  factsFor: '',
};

/** What the generator is set to: as it was left, on this device. */
export function useChoices(chats: readonly Chat[]) {
  const { value, update } = useDocument(storyChoices);
  // What was just chosen counts at once, also where the device can't keep it.
  const [chosen, setChosen] = useState<Partial<StoryChoices>>({});
  const choices = { ...nothing, ...value, ...chosen };
  const chat = chats.find(({ id }) => id === choices.chatId) ?? chats[0] ?? null;
  const choose = (choice: Partial<StoryChoices>) => {
    const changed = { ...choice, ...factsGone(choices, choice) };
    setChosen({ ...chosen, ...changed });
    void update((now) => ({ ...nothing, ...now, ...changed }));
  };
  return { chat, request: presetRequest(choices, chat?.profile ?? null), choose };
}

/** Facts belong to the line they were sent with. */
const factsGone = ({ factsFor }: StoryChoices, { about }: Partial<StoryChoices>): Partial<StoryChoices> =>
  about !== undefined && factsFor !== '' && about !== factsFor ? { facts: noFacts, factsFor: '' } : {};

/** What was never chosen is what the profile and the line suggest. */
const presetRequest = (choices: StoryChoices, profile: ChildProfile | null): StoryRequest =>
  requestOf({
    ...choices,
    type: choices.type || (choices.about.trim() === '' ? '' : presetType(choices.about)),
    supportLevel: choices.supportLevel || (profile ? presetLevel(profile) : ''),
  });

/** Something that was never chosen, or is no longer offered, is the first of its list. */
export function requestOf(
  story: Omit<StoryChoices, 'chatId' | 'about' | 'factsFor' | 'facts'> & {
    about?: string | undefined;
    facts?: StoryFacts | undefined;
  },
) {
  const one = <T extends string>(options: readonly [T, ...T[]], wanted: string): T =>
    options.find((option) => option === wanted) ?? options[0];
  const request: StoryRequest = {
    type: one(storyTypes, story.type),
    supportLevel: one(supportLevels, story.supportLevel),
    tone: one(tones, story.tone),
    context: one(contexts, story.context),
    about: (story.about ?? '').slice(0, aboutMax),
    ...(story.facts ? { facts: story.facts } : {}),
  };
  return request;
}
