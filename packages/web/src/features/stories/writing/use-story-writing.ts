import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { streamAssistant } from '#api/assistant-stream';
import { useCredits } from '#api/credits';
import { namesIn } from '#api/hidden-profile';
import { useCollection, useDeviceStore } from '#device/device-context';
import type { DeviceStore } from '#device/device-store';
import { savedChildren, socialStories } from '#device/shapes';
import {
  openWriting,
  type StoryWish,
  type StoryWriting,
  type WritingPorts,
  type WritingState,
} from './story-writing.ts';

/** One for each carer's device, for as long as the tab lives. */
const underWay = new WeakMap<DeviceStore, StoryWriting>();

function writingOf(store: DeviceStore): StoryWriting {
  const writing = underWay.get(store) ?? openWriting();
  underWay.set(store, writing);
  return writing;
}

/** `onChange` hears of every step while the page is open. */
export function useStoryWriting(onChange: (state: WritingState) => void) {
  const store = useDeviceStore();
  const writing = writingOf(store);
  const state = useSyncExternalStore(writing.subscribe, writing.get);
  const tell = useEffectEvent(() => onChange(writing.get()));
  useEffect(() => writing.subscribe(() => tell()), [writing]);
  const { creditsChanged, refreshCredits } = useCredits();
  const ports = useMemo<WritingPorts>(
    () => ({
      stream: streamAssistant,
      stories: store.collection(socialStories),
      creditsChanged,
      refreshCredits,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    [store, creditsChanged, refreshCredits],
  );
  return {
    state,
    write: (wish: StoryWish) => writing.write(ports, wish),
    retry: writing.retry,
    keepAgain: writing.keepAgain,
    stop: writing.stop,
  };
}

/** The names that must not leave the page: this child's first, then those of the other children here. */
export function useNames(child: StoryWish['profile'] | null, named = ''): readonly string[] {
  const children = useCollection(savedChildren).records;
  return useMemo(
    () =>
      namesIn(child, [
        named,
        ...children.flatMap(({ name, profile }) => [
          name,
          typeof profile['name'] === 'string' ? profile['name'] : '',
        ]),
      ]),
    [child, named, children],
  );
}
