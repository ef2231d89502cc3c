import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { UiProvider } from '#ui/ui-provider';
import { NextFreeCredit } from './next-free-credit.tsx';

afterEach(() => vi.unstubAllGlobals());

const state = {
  credits: 0.03,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
  nextFreeCreditAt: '2026-11-20T10:00:00.000Z',
};
const show = (credits: number, userPlan: 'free' | 'gold' = 'free') => {
  const asked = vi.fn(async () => new Response(JSON.stringify(state)));
  vi.stubGlobal('fetch', asked);
  render(
    <CreditsContext value={someCredits({ credits, userPlan })}>
      <NextFreeCredit />
    </CreditsContext>,
  );
  return asked;
};

test('[BY15] with nothing left, the free plan says when the next free credit comes', async () => {
  show(0.03);
  expect(await screen.findByText(/next free credit comes on .*20/)).toBeTruthy();
});

test('[BY15] with enough, or on a paid plan, nothing is asked or said', () => {
  expect(show(0.5)).not.toHaveBeenCalled();
  expect(show(0, 'gold')).not.toHaveBeenCalled();
  expect(screen.queryByText(/next free credit/)).toBe(null);
});

function Spender() {
  const noCredits = useNoCredits();
  const ask = () =>
    void noCredits({ hundredths: 25, title: 'Too few', text: ({ price }) => `It costs ${price}.` });
  return <button type="button" aria-label="Spend" onClick={ask} />;
}

test('[BY15] so does whatever says that there are too few credits', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(state)));
  render(
    <MemoryRouter>
      <CreditsContext value={someCredits({ credits: 0.03 })}>
        <UiProvider>
          <Spender />
        </UiProvider>
      </CreditsContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Too few' });
  expect(dialog.textContent).toMatch(/It costs 0\.25\. Your next free credit comes on .*20/);
});
