// For tests: a plan's page over a device of its own. Not part of the product.
import type { Message } from '@calmbridge/domain/history/message';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { DeviceContext } from '#device/device-context';
import { profileFormResponses } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { type ChatOpening } from '#shared/chat/chat';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { PlanPage } from '../plan-page.tsx';

export const planText = `# Care plan for Mika Tamm

Age 6 · written 16 November 2026

## One page about Mika

I am **Mika**, 6. I love trains.

## Food

- Pasta with **cold** pears, café style.

## From your clinic’s plan

- Medicines: “epilepsy, midazolam after 5 min”
- In any seizure: time it. Call the emergency number after 5 minutes.

## Safety

If Mika is missing:

1. Call the emergency number at once.
2. Search water first.
3. Then the railway station.
4. One person stays at home.
`;

export const plan = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: 'assistant',
  type: 'profileFormResponse',
  fromForm: true,
  content: planText,
  timestamp: '2026-11-16T08:00:00.000Z',
  noteIds: [],
  profile: { name: 'Mika Tamm', importantRoles: ['parentsGuardians'], carePlans: ['customizedCarePlans'] },
  writtenBy: 'guidebook',
  ...more,
});

export async function openPlan(plans: Message[], at = '/plans/p1', store = storeOver()) {
  if (plans.length > 0) await store.collection(profileFormResponses).add(...plans);
  const opened: ChatOpening[] = [];
  const chat = {
    open: async (opening: ChatOpening) => {
      opened.push(opening);
      return 'opened' as const;
    },
    agree: async () => true,
  };
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <DeviceContext value={store}>
        <UiProvider>
          <CreditsContext value={someCredits()}>
            <ChatStandIn value={chat}>
              <Routes>
                <Route path="/plans/:id" element={<PlanPage />} />
                <Route path="*" element={null} />
              </Routes>
            </ChatStandIn>
          </CreditsContext>
        </UiProvider>
      </DeviceContext>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup(), store, opened };
}
