// What was under way when a page went away goes on when one opens again: texts arrive, and what is still to be said to the
// server is said.
import { useEffect, useEffectEvent } from 'react';
import { forgetUse } from '#api/paid-use/open-use';
import { settleUse } from '#api/paid-use/settle-use';
import { holdUse, releaseUse } from '#api/paid-use/use-lock';
import { useUsePorts } from '#api/paid-use/use-ports';
import { useDeviceStore } from '#device/device-context';
import { type OpenUse, profileFormResponses } from '#device/records/shapes';
import { whenIdle } from '#device/when-idle';
import { m } from '#paraglide/messages';
import { openChat } from '#shared/chat/chat';
import { titleOf } from '#shared/story/story-look';
import { useToast } from '#ui/toasts/toasts';

/** A picture or a file is fetched by the page it belongs to. After a day it is given up. */
const forgottenAfterMs = 24 * 60 * 60_000;

export function OpenUses() {
  const store = useDeviceStore();
  const ports = useUsePorts();
  const toast = useToast();

  const goOnWith = async (use: OpenUse): Promise<void> => {
    if (use.next !== 'ask') {
      await settleUse(ports, use.id, use.next).finally(() => releaseUse(use.id));
    } else if (use.kind === 'plan' || use.kind === 'chat') {
      await openChat({ is: 'resume', useId: use.id });
    } else if (use.kind === 'section') {
      const { sectionWritingOf } = await import('#features/plan/sections/section-writing');
      await sectionWritingOf(store).resume(
        { uses: ports, plans: store.collection(profileFormResponses) },
        use,
      );
    } else if (use.kind === 'story') {
      const { resumeStory } = await import('#features/stories/writing/writing-of');
      const story = await resumeStory(store, ports, use);
      if (story) toast({ text: m.stories_announce_ready({ title: titleOf(story) }) });
    } else {
      releaseUse(use.id);
      if (Date.now() - Date.parse(use.startedAt) > forgottenAfterMs) await forgetUse(ports, use.id);
    }
  };
  const goOn = useEffectEvent(async () => {
    for (const { id } of ports.open.all()) {
      if (!(await holdUse(id))) continue;
      // Another tab may have finished it while this one waited for its turn.
      const isThere = (await ports.open.update(id, (use) => use)).ok;
      const use = isThere ? ports.open.get(id) : null;
      if (use) void goOnWith(use);
      else releaseUse(id);
    }
  });

  useEffect(() => {
    const begin = () => void goOn();
    // Without a connection the server can't be asked; it is asked when the connection returns.
    if (!navigator.onLine) {
      window.addEventListener('online', begin, { once: true });
      return () => window.removeEventListener('online', begin);
    }
    return whenIdle(() => {
      begin();
      return true;
    });
  }, [store]);
  return null;
}
