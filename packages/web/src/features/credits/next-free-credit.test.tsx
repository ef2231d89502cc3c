import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
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
