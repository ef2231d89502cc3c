import type { Moment } from '@calmbridge/domain/moments/moment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { moments, planProgress, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { momentsMarkdown } from './goals/review-moments.tsx';
import { notesFromReview, reviewMarkdown } from './goals/review-text.ts';
import { openPlan, plan, planText } from './testing/plan-test-kit.tsx';

beforeAll(async () => {
  await import('#shared/ai-text/formatted-text');
  await import('./goals/review-form.tsx');
}, 60_000);

const goals = `\nfirst review 21 December 2020\n\n## Goals until 8 February 2027\n\n1. **Leaving the playground.** By 11 January 2027, Mika leaves: 4 times out of 5 (now: __ of 10).\n2. **Haircuts.** By 8 February 2027: 3 times out of 5.\n`;
const withGoals = plan('p1', { content: `${planText}${goals}` });
const group = (name: string) => within(screen.getByRole('group', { name }));

test('[GL1] a goal is ticked for a day, changed and taken away, and kept on the device', async () => {
  const { user, store } = await openPlan([withGoals]);
  const kept = () => store.collection(planProgress).get('p1')?.goals['leaving the playground']?.ticks;
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-15' } });
  await user.click(group('Leaving the playground').getByRole('button', { name: 'With help' }));
  await waitFor(() => expect(kept()).toEqual({ '2026-11-15': 'help' }));
  await user.click(group('Leaving the playground').getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(kept()).toEqual({ '2026-11-15': 'yes' }));
  expect(
    group('Leaving the playground').getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed'),
  ).toBe('true');
  expect(group('Haircuts').getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('false');
  await user.click(group('Leaving the playground').getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(kept()).toEqual({}));
});

test('[GL2] the line has a table that says the same, with what was before and what is aimed at', async () => {
  const { user, store } = await openPlan([withGoals]);
  await store.collection(planProgress).add({
    id: 'p1',
    updatedAt: '2026-11-16',
    goals: {
      'leaving the playground': {
        title: 'Leaving the playground',
        baselineOfTen: null,
        ticks: { '2026-11-16': 'yes', '2026-11-17': 'no' },
      },
    },
  });
  await user.selectOptions(
    screen.getAllByLabelText('Before this plan, how many times out of 10?')[0] as HTMLElement,
    '2',
  );
  const table = await screen.findByRole('table', { name: 'Leaving the playground: by week' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/2026.*1015$/);
  expect(await screen.findByText('Before this plan: 2 out of 10. The goal: 8 out of 10.')).toBeTruthy();
});

test('[GL3] the review day asks how it went; the review is printed filled, kept, and begins the next plan', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user, store } = await openPlan([withGoals]);
  expect(screen.getByText(/was due for a review on/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'How did it go?' }));
  await user.selectOptions(await screen.findByLabelText('Haircuts'), 'Keep going');
  await user.type(screen.getByLabelText('What worked?'), 'the timer');
  await user.click(screen.getByRole('button', { name: 'Print the review' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(document.body.textContent).toContain('the timer');
  expect(store.collection(planProgress).get('p1')?.review).toMatchObject({
    worked: 'the timer',
    verdicts: { haircuts: 'going-on' },
  });
  window.dispatchEvent(new Event('afterprint'));
});

test('[GL3] what goes into the next form is the carer’s, and never longer than the notes may be', () => {
  const goal = { key: 'haircuts', title: 'Haircuts', text: '', until: null, targetOfTen: 6 };
  const review = {
    at: '',
    worked: 'the timer',
    hard: 'x'.repeat(450),
    change: '',
    verdicts: { haircuts: 'going-on' as const },
  };
  expect(notesFromReview('Loves trains.', [goal], review)).toBe(
    'Loves trains.\nOur goal: Haircuts.\nWorked: the timer',
  );
  const page = reviewMarkdown(
    [goal],
    () => ({ title: '', baselineOfTen: 2, ticks: { '2026-11-16': 'yes' } }),
    review,
  );
  expect(page).toContain('| Haircuts | 2 | 10 | 6 | 1 / 0 / 0 | Keep going |');
});

test('[GL1] a plan without goals shows no card', async () => {
  await openPlan([plan('p1')]);
  expect(screen.queryByRole('heading', { name: 'Goals, day by day' })).toBeNull();
});

test('[GL4] the review counts the child’s moments since the plan, on the page and on paper', async () => {
  const store = storeOver();
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });
  await store.collection(savedChildren).add(saved('mika', 'Mika Tamm'), saved('leo', 'Leo'));
  const moment = (id: string, more: Partial<Moment> = {}): Moment => ({
    id,
    kind: 'meltdown',
    when: '2020-11-15T08:05',
    timestamp: '2020-11-15T08:05:00.000Z',
    childId: 'mika',
    before: ['Loud noise'],
    ...more,
  });
  await store
    .collection(moments)
    .add(
      ...Array.from({ length: 9 }, (_, at) => moment(`m${at}`)),
      moment('joy', { kind: 'joy', before: [] }),
      moment('early', { kind: 'bolt', when: '2020-10-01T08:05' }),
      moment('other', { kind: 'hurt', childId: 'leo' }),
    );
  const { user } = await openPlan(
    [{ ...withGoals, timestamp: '2020-11-01T08:00:00.000Z' }],
    '/plans/p1',
    store,
  );
  await user.click(screen.getByRole('button', { name: 'How did it go?' }));
  const table = await screen.findByRole('table', { name: 'Moments since this plan' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['What happenedHow often', 'Meltdown9', 'Joy1']);
  expect(screen.getByText('What came before: Loud noise (9)')).toBeTruthy();
  expect(screen.getByText(/isn’t always what caused it/)).toBeTruthy();
  const paper = momentsMarkdown(store.collection(moments).all().slice(0, 3));
  expect(paper).toContain('## Moments since this plan');
  // Too few to say anything about what comes before.
  expect(paper).not.toContain('What came before');
});
