// A story under way: asked for, written, checked, kept, settled. It lives outside the page, so that a story paid for
// arrives also when the carer has gone to another page meanwhile.
import { hideNames, showNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import { storyCall } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { CreditState } from '@calmbridge/domain/credits/uses';
import type { Refusal } from '@calmbridge/domain/result';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import type { ContentEvent, StreamEnd, streamAssistant } from '#api/assistant-stream';
import { hiddenProfile } from '#api/hidden-profile';
import { isUseOpen, isUseOver, settledAfterMs } from '#api/use-fate';
import type { Collection } from '#device/collection';
import type { SocialStory } from '#device/shapes';
import type { DeviceRefusal, Saved } from '#device/user-scope';

export type Step = 'writing' | 'checking' | 'rewriting';

export type WritingState =
  | { is: 'idle' }
  | { is: 'under-way'; step: Step; type: string }
  | { is: 'kept'; story: SocialStory }
  /** Written and paid for, but the device has no room for it. */
  | { is: 'not-kept'; story: SocialStory; why: DeviceRefusal }
  | { is: 'failed'; why: Refusal; isCreditBack: boolean };

export type StoryWish = {
  chatId: string;
  profile: ChildProfile;
  request: StoryRequest;
  /** The type's pastel, kept with the story. */
  color: string;
  /** This child's name first. None of them leaves the page. */
  names: readonly string[];
};

export type WritingPorts = {
  stream: typeof streamAssistant;
  stories: Pick<Collection<SocialStory>, 'add'>;
  creditsChanged: (state: CreditState) => void;
  refreshCredits: () => Promise<void>;
  now: () => Date;
  newId: () => string;
};

type Arrived = Extract<ContentEvent, { is: 'story' }>;
type Sent = { ports: WritingPorts; wish: StoryWish; useId: string };

export type StoryWriting = ReturnType<typeof openWriting>;

export function openWriting() {
  let state: WritingState = { is: 'idle' };
  let last: Sent | null = null;
  let stopping: AbortController | null = null;
  const listeners = new Set<() => void>();
  const change = (next: WritingState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const run = async (sent: Sent): Promise<void> => {
    last = sent;
    const { ports, wish } = sent;
    const type = wish.request.type;
    const controller = new AbortController();
    stopping = controller;
    change({ is: 'under-way', step: 'writing', type });
    let story: SocialStory | null = null;
    let keeping: Promise<Saved> | null = null;
    let writtenBy: SocialStory['writtenBy'];
    const end = await ports.stream(storyCall, bodyOf(sent), {
      signal: controller.signal,
      onEvent: (event) => {
        if (event.is === 'begun') writtenBy = event.writer;
        if (event.is === 'progress') change({ is: 'under-way', step: event.step, type });
        if (event.is !== 'story') return;
        // Kept at once: from here on it is paid for, whatever becomes of the page or of the connection.
        story = storyOf(sent, event, writtenBy);
        keeping = ports.stories.add(story);
      },
    });
    stopping = null;
    if (!story && end.is === 'failed' && isUseOver(end.why.code))
      return run({ ...sent, useId: ports.newId() });
    settleCredits(ports, end);
    if (story && keeping) return tell(story, await keeping);
    if (end.is === 'stopped') return change({ is: 'idle' });
    if (end.is === 'failed') return change({ is: 'failed', why: end.why, isCreditBack: end.state !== null });
    change({ is: 'failed', why: { code: 'assistant/failed' }, isCreditBack: false });
  };

  const tell = (story: SocialStory, saved: Saved) =>
    change(saved.ok ? { is: 'kept', story } : { is: 'not-kept', story, why: saved.why });

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: async (ports: WritingPorts, wish: StoryWish) => {
      if (state.is !== 'under-way') await run({ ports, wish, useId: ports.newId() });
    },
    /** The same wish again. */
    retry: async () => {
      if (!last || state.is !== 'failed') return;
      const useId = isUseOpen(state.why.code) ? last.useId : last.ports.newId();
      await run({ ...last, useId });
    },
    keepAgain: async () => {
      if (last && state.is === 'not-kept') tell(state.story, await last.ports.stories.add(state.story));
    },
    /** Before it has arrived it costs nothing. */
    stop: () => stopping?.abort(),
  };
}

/** The line as it is sent: its length counts against the limit. */
export const hiddenAbout = (about: string, names: readonly string[]): string =>
  hideNames(cleanText(about).trim(), names);

const bodyOf = ({ wish: { profile, request, names }, useId }: Sent) => ({
  useId,
  profile: hiddenProfile(profile, names),
  request: { ...request, about: hiddenAbout(request.about, names) },
});

function settleCredits({ creditsChanged, refreshCredits }: WritingPorts, end: StreamEnd): void {
  if (end.is === 'stopped') setTimeout(() => void refreshCredits(), settledAfterMs);
  else if (end.state) creditsChanged(end.state);
  else void refreshCredits();
}

function storyOf(
  { ports, wish: { chatId, profile, request, color, names }, useId }: Sent,
  { title, text, flags }: Arrived,
  writtenBy: SocialStory['writtenBy'],
): SocialStory {
  const shown = (words: string) => showNames(cleanText(words), names);
  return {
    // The use's own id: a story that arrives twice is one story.
    id: useId,
    chatId,
    date: ports.now().toISOString(),
    customName: '',
    title: shown(title),
    content: shown(text),
    type: request.type,
    supportLevel: request.supportLevel,
    tone: request.tone,
    context: request.context,
    color,
    about: request.about,
    child: profile.name,
    flags: flags.map(({ rule, found, why }) => ({ rule, found: shown(found), why: shown(why) })),
    ...(writtenBy ? { writtenBy } : {}),
  };
}
