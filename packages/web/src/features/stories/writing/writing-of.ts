// The story under way on a carer's device: one at a time, for as long as the tab lives, whichever page is open.
import type { UsePorts } from '#api/paid-use/use-ports';
import { type OpenUse, type SocialStory, socialStories } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { openWriting, type StoryWriting, type WritingPorts } from './story-writing.ts';

const underWay = new WeakMap<DeviceStore, StoryWriting>();

export function writingOf(store: DeviceStore): StoryWriting {
  const writing = underWay.get(store) ?? openWriting();
  underWay.set(store, writing);
  return writing;
}

export const writingPorts = (store: DeviceStore, uses: UsePorts): WritingPorts => ({
  uses,
  stories: store.collection(socialStories),
  now: () => new Date(),
});

/** A story that was under way when its page went away. Null: it did not come. */
export async function resumeStory(
  store: DeviceStore,
  uses: UsePorts,
  use: OpenUse,
): Promise<SocialStory | null> {
  const writing = writingOf(store);
  await writing.resume(writingPorts(store, uses), use);
  const state = writing.get();
  return state.is === 'kept' ? state.story : null;
}
