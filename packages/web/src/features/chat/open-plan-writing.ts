// A plan that the form asked for: paid for, agreed to, waited for under the overlay, then shown.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { ChatOutcome } from '#shared/chat/chat';
import { type LiveConversation, openConversation } from './conversation/conversation.ts';
import type { ChatPorts } from './conversation/ports.ts';
import type { PagePorts, RoomState } from './room-state.ts';

export const overlayMinMs = 1500;

export function openPlanWriting(
  ports: ChatPorts,
  page: PagePorts,
  change: (more: Partial<RoomState>) => void,
) {
  let writing: Promise<ChatOutcome> | null = null;
  let onClosed: (() => void) | null = null;

  /** A failed plan that is tried again in the dialog may still begin, until the dialog is closed. */
  const begunBeforeClosing = (conversation: LiveConversation): Promise<ChatOutcome> =>
    new Promise((resolve) => {
      const end = (outcome: ChatOutcome) => {
        leave();
        onClosed = null;
        resolve(outcome);
      };
      const leave = conversation.subscribe(() => {
        const plan = conversation.get().entries.find((entry) => entry.is === 'answer' && entry.text !== '');
        if (plan) end('begun');
      });
      onClosed = () => end('failed');
    });

  const writePlan = async (profile: ChildProfile, childId?: string): Promise<ChatOutcome> => {
    if (!(await page.hasEnough(priceHundredths.carePlans))) {
      await page.sayNoCredits();
      return 'refused';
    }
    if (!(await page.agree())) return 'declined';
    const next = openConversation(ports, { child: profile, childId, planId: ports.newId(), entries: [] });
    change({ view: 'overlay' });
    const [beginning] = await Promise.all([next.writePlan(), pause(overlayMinMs)]);
    if (beginning === 'credits/insufficient') {
      change({ view: 'closed' });
      await page.sayNoCredits();
      return 'refused';
    }
    change({ view: 'open', conversation: next });
    return beginning === 'begun' ? 'begun' : begunBeforeClosing(next);
  };

  return {
    write: (profile: ChildProfile, childId?: string): Promise<ChatOutcome> => {
      // A second press while the first is under way is the same wish.
      writing ??= writePlan(profile, childId).finally(() => (writing = null));
      return writing;
    },
    /** The dialog was closed: a plan that has not begun will not be waited for. */
    noteClosing: () => onClosed?.(),
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
