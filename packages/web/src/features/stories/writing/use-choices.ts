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
import { useCurrentChild } from '#device/records/current-child';
import { type StoryChoices, storyChoices } from '#device/records/shapes';
import type { Chat } from './chats.ts';
import type { Subject } from './subjects.ts';

export const noFacts: StoryFacts = { first: '', next: '', end: '', who: '', why: '' };

/** In place of a chat: the profile of the saved child is enough. */
export const noPlan = 'none';

const nothing: StoryChoices = {
  childId: '',
  chatId: '',
  type: '',
  supportLevel: '',
  tone: '',
  context: '',
  about: '',
  factsFor: '',
};

/** What the generator is set to: as it was left, on this device. */
export function useChoices(subjects: readonly Subject[]) {
  const { value, update } = useDocument(storyChoices);
  // What was just chosen counts at once, also where the device can't keep it.
  const [chosen, setChosen] = useState<Partial<StoryChoices>>({});
  const choices = { ...nothing, ...value, ...chosen };
  const current = useCurrentChild();
  const subject = chosenSubject(subjects, choices, current.child?.id);
  const chat = chosenChat(subject, choices.chatId);
  const choose = (choice: Partial<StoryChoices>) => {
    const changed = { ...choice, ...factsGone(choices, choice) };
    setChosen({ ...chosen, ...changed });
    void update((now) => ({ ...nothing, ...now, ...changed }));
  };
  /** Where everything is about one child, the other one is then the one everything is about. */
  const chooseSubject = (id: string) => {
    const isSaved = subjects.some(({ child }) => child?.id === id);
    if (current.child) current.choose(isSaved ? id : null);
    choose({ childId: id, chatId: '' });
  };
  const profile = chat?.profile ?? subject?.profile ?? null;
  return { subject, chat, profile, request: presetRequest(choices, profile), choose, chooseSubject };
}

const chosenSubject = (
  subjects: readonly Subject[],
  { childId, chatId }: StoryChoices,
  currentId: string | undefined,
): Subject | null =>
  subjects.find(({ id }) => id === currentId) ??
  subjects.find(({ id }) => id === childId) ??
  subjects.find(({ chats }) => chats.some(({ id }) => id === chatId)) ??
  newestOf(subjects);

/** The one with the newest plan: where the carer was last. */
const newestOf = (subjects: readonly Subject[]): Subject | null => {
  const newest = (subject: Subject) => subject.chats[0]?.at ?? '';
  return subjects.toSorted((a, b) => newest(b).localeCompare(newest(a)))[0] ?? null;
};

function chosenChat(subject: Subject | null, chatId: string): Chat | null {
  if (!subject || (chatId === noPlan && subject.child)) return null;
  return subject.chats.find(({ id }) => id === chatId) ?? subject.chats[0] ?? null;
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
  story: Omit<StoryChoices, 'childId' | 'chatId' | 'about' | 'factsFor' | 'facts'> & {
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
