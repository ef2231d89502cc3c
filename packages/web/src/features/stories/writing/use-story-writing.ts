import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { namesIn } from '#api/hidden-profile';
import { useUsePorts } from '#api/paid-use/use-ports';
import { useCollection, useDeviceStore } from '#device/device-context';
import { savedChildren } from '#device/records/shapes';
import type { StoryWish } from './story-use.ts';
import type { WritingState } from './story-writing.ts';
import { writingOf, writingPorts } from './writing-of.ts';

/** `onChange` hears of every step while the page is open. */
export function useStoryWriting(onChange: (state: WritingState) => void) {
  const store = useDeviceStore();
  const uses = useUsePorts();
  const writing = writingOf(store);
  const state = useSyncExternalStore(writing.subscribe, writing.get);
  const tell = useEffectEvent(() => onChange(writing.get()));
  useEffect(() => writing.subscribe(() => tell()), [writing]);
  return {
    state,
    write: (wish: StoryWish) => writing.write(writingPorts(store, uses), wish),
    retry: writing.retry,
    keepAgain: writing.keepAgain,
    leave: writing.leave,
    stop: writing.stop,
  };
}

/** The names that must not leave the page: this child's first, then those of the other children here. */
export function useNames(child: StoryWish['profile'] | null, named = ''): readonly string[] {
  const children = useCollection(savedChildren).records;
  return useMemo(
    () =>
      namesIn(child, [
        { name: named },
        ...children.flatMap(({ name, called, profile }) => [
          { name, called },
          { name: typeof profile['name'] === 'string' ? profile['name'] : '' },
        ]),
      ]),
    [child, named, children],
  );
}
