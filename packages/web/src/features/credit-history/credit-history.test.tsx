import type { HistoryLine } from '@calmbridge/domain/credits/history';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { answers, fakeServer, isDown, mayasDocument, neverAnswers } from '#api/testing/fake-server';
import { HistoryCard } from './history-card.tsx';
import { historyWords } from './history-words.ts';
import { UsageCard } from './usage-card.tsx';
import { bars, type UsageMonth } from './usage-months.ts';

afterEach(() => vi.unstubAllGlobals());

const history = 'GET /api/credits/history';
const usage = 'GET /api/credits/usage';
const line = (id: number, more: Partial<HistoryLine> = {}): HistoryLine => ({
  id: String(id),
  kind: 'capture',
  credits: -0.25,
  feature: 'stories',
  plan: null,
  reason: null,
  balanceAfter: id / 4,
  createdAt: '2026-11-14T22:47:00.000Z',
  ...more,
});
const show = (card: React.ReactNode, credits = 12.5, isAdmin = false) =>
  render(
    <CreditsContext value={someCredits({ credits, isAdmin, userPlan: 'silver' })}>{card}</CreditsContext>,
  );
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : [];

describe('the history', () => {
  test('[UH1] every line has its reason, its change and what was left', async () => {
    fakeServer({
      [history]: answers({
        lines: [
          line(9, { kind: 'release', credits: 0.05, feature: 'aiChats', balanceAfter: 13 }),
          line(8, { kind: 'purchase', credits: 25, feature: null, plan: 'silver', balanceAfter: 12.95 }),
        ],
        next: null,
      }),
    });
    show(<HistoryCard />);
    await screen.findByRole('table', { name: 'Credit history' });
    expect(cells(rows()[0])).toMatchObject([
      expect.stringContaining('Nov 14'),
      expect.stringContaining('Returned: no answer from the chat'),
      '+0.05',
      '13',
    ]);
    expect(cells(rows()[1])?.slice(2)).toEqual(['+25', '12.95']);
  });

  test('[UH1] each kind of entry is told in words', () => {
    const words = (more: Partial<HistoryLine>) => historyWords(line(1, more));
    expect(words({ kind: 'start' })).toBe('Welcome credit');
    expect(words({ kind: 'weekly' })).toBe('Weekly free credit');
    expect(words({ kind: 'hold', feature: 'carePlans' })).toBe('Care plan');
    expect(words({ kind: 'capture', feature: 'pecsDownloads' })).toBe('Board download');
    expect(words({ kind: 'refund', plan: 'gold' })).toBe('Gold package refunded');
    expect(words({ kind: 'dispute', plan: 'gold', credits: -50 })).toMatch(/payment disputed/);
    expect(words({ kind: 'dispute', plan: 'gold', credits: 50 })).toMatch(/dispute settled/);
    expect(words({ kind: 'adjustment', reason: 'Lost a story' })).toBe(
      'Adjusted by Calmbridge: Lost a story',
    );
  });

  test('[UH2] Show more continues it, and the reader is at the first new line', async () => {
    const first = Array.from({ length: 20 }, (_, place) => line(40 - place));
    const { change } = fakeServer({ [history]: answers({ lines: first, next: '21' }) });
    show(<HistoryCard />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    change({ [`${history}?before=21`]: isDown });
    await userEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach Calmbridge');
    change({ [`${history}?before=21`]: answers({ lines: [line(20, { kind: 'start' })], next: null }) });
    await userEvent.click(more);
    await waitFor(() => expect(rows()).toHaveLength(21));
    expect(document.activeElement).toBe(rows()[20]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('[UH3] a balance that changes brings its line in front of what was shown', async () => {
    const { change } = fakeServer({ [history]: answers({ lines: [line(2), line(1)], next: null }) });
    const { rerender } = show(<HistoryCard />);
    await screen.findByRole('table');
    change({ [history]: answers({ lines: [line(3), line(2)], next: '2' }) });
    rerender(
      <CreditsContext value={someCredits({ credits: 12.25 })}>
        <HistoryCard />
      </CreditsContext>,
    );
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('[UH5] loading, nothing yet, and a failure that can be tried again', async () => {
    const { change } = fakeServer({ [history]: neverAnswers });
    const { unmount } = show(<HistoryCard />);
    expect(screen.getByText('Loading your credit history')).toBeTruthy();
    unmount();
    change({ [history]: isDown });
    show(<HistoryCard />);
    expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach Calmbridge');
    change({ [history]: answers({ lines: [], next: null }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing here yet/)).toBeTruthy();
  });
});

describe('the usage', () => {
  const none = mayasDocument.aiUsage;
  const month = (name: string, more: Partial<UsageMonth> = {}): UsageMonth => ({
    month: name,
    uses: { ...none, carePlans: 4, pecsUploads: 1 },
    spent: { ...none, carePlans: 1, pecsUploads: 0.5 },
    credits: 1.5,
    ...more,
  });

  test('[UH4] six months, the empty ones too, with sums that are exact', () => {
    const now = new Date('2026-02-10T12:00:00Z');
    const shown = bars([month('2026-02'), month('2025-11')], 'credits', now);
    expect(shown.map(({ month, sum }) => [month, sum])).toEqual([
      ['2025-09', 0],
      ['2025-10', 0],
      ['2025-11', 150],
      ['2025-12', 0],
      ['2026-01', 0],
      ['2026-02', 150],
    ]);
    expect(shown[5]?.parts).toEqual([100, 0, 0, 50]);
    expect(bars([month('2026-02')], 'uses', now)[5]?.parts).toEqual([4, 0, 0, 1]);
  });

  test('[UH4] the figures are a table for those who listen', async () => {
    const thisMonth = new Date().toISOString().slice(0, 7);
    fakeServer({ [usage]: answers({ months: [month(thisMonth)] }) });
    show(<UsageCard />);
    const table = await screen.findByRole('table', { name: 'Credits used each month' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Month', 'Care plans', 'Stories', 'Chats', 'Picture cards', 'All']);
    expect(cells(rows()[5])).toEqual(['1', '0', '0', '0.5', '1.5']);
  });

  test('[UH4] for administrators, who pay nothing, uses are counted', async () => {
    const thisMonth = new Date().toISOString().slice(0, 7);
    fakeServer({ [usage]: answers({ months: [month(thisMonth, { spent: none, credits: 0 })] }) });
    show(<UsageCard />, 999_999, true);
    await screen.findByRole('table', { name: 'Uses each month' });
    expect(cells(rows()[5])).toEqual(['4', '0', '0', '1', '5']);
  });

  test('[UH5] nothing used yet, and a failure that can be tried again', async () => {
    const { change } = fakeServer({ [usage]: isDown });
    show(<UsageCard />);
    expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach Calmbridge');
    change({ [usage]: answers({ months: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing used yet/)).toBeTruthy();
  });
});
