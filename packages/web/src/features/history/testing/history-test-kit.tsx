// For tests: the page over a device of its own. Not part of the product.
import type { Message, Note } from '@calmbridge/domain/history/message';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { DeviceContext } from '#device/device-context';
import { notes, profileFormResponses } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { storeOver } from '#device/testing/device-test-kit';
import { type ChatOpening } from '#shared/chat/chat';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { HistoryPage } from '../history-page.tsx';

export const response = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: 'assistant',
  type: 'profileFormResponse',
  fromForm: true,
  content: `# A care plan for Leo\n\nStart with the blue blanket.\n\n## Meals\n\nOffer two known foods (${id}).`,
  timestamp: '2026-11-14T22:47:00.000Z',
  noteIds: [],
  profile: { name: 'Leo' },
  ...more,
});

export const note = (id: string, messageId: string, content: string): Note => ({
  id,
  messageId,
  content,
  timestamp: '2026-11-15T08:05:00.000Z',
});

export async function openLogs({
  store = storeOver(),
  responses = [],
  withNotes = [],
  at = '/history',
}: {
  store?: DeviceStore;
  responses?: Message[];
  withNotes?: Note[];
  at?: string;
} = {}) {
  if (responses.length > 0) await store.collection(profileFormResponses).add(...responses);
  if (withNotes.length > 0) await store.collection(notes).add(...withNotes);
  const opened: ChatOpening[] = [];
  const chat = {
    open: async (opening: ChatOpening) => {
      opened.push(opening);
      return 'opened' as const;
    },
    agree: async () => true,
  };
  render(
    <MemoryRouter initialEntries={[at]}>
      <DeviceContext value={store}>
        <UiProvider>
          <ChatStandIn value={chat}>
            <main tabIndex={-1}>
              <HistoryPage />
            </main>
          </ChatStandIn>
        </UiProvider>
      </DeviceContext>
    </MemoryRouter>,
  );
  return { store, opened, carer: userEvent.setup() };
}
