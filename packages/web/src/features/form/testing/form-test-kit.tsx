// For tests: the form page with a device, a balance and a chat of our choice.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { type Credits, CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { DeviceContext } from '#device/device-context';
import { storeOver } from '#device/testing/device-test-kit';
import { type ChatOutcome, type ChatPort } from '#shared/chat/chat';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { FormPage } from '../form-page.tsx';

export async function openForm({
  store = storeOver(),
  credits = {},
  outcome = 'begun',
  address = '/form',
  agree = async () => true,
}: {
  store?: ReturnType<typeof storeOver>;
  credits?: Partial<Credits>;
  outcome?: ChatOutcome | Promise<ChatOutcome>;
  address?: string;
  agree?: ChatPort['agree'];
} = {}) {
  const balance = someCredits(credits);
  const open = vi.fn<ChatPort['open']>(async () => outcome);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <DeviceContext value={store}>
        <CreditsContext value={balance}>
          <ChatStandIn value={{ open, agree }}>
            <UiProvider>
              <Routes>
                <Route path="/form" element={<FormPage />} />
                <Route path="/payment" element={<Address />} />
              </Routes>
            </UiProvider>
          </ChatStandIn>
        </CreditsContext>
      </DeviceContext>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: /^Submit/ });
  const sent = () =>
    open.mock.calls.map(([opening]) => (opening.is === 'care-plan' ? opening.profile : null));
  return { store, open, sent, ...view };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, text: string) => userEvent.type(field(label), text);
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** The three things that are needed. */
export async function fillNeeded(name = 'Leo') {
  await userEvent.click(chip('Parents or guardians'));
  await userEvent.click(chip('Customized care plans'));
  await type("Child's name", name);
}

const Address = () => <p>{useLocation().pathname}</p>;
