import type { Moment } from '@calmbridge/domain/moments/moment';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { moments, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { UiProvider } from '#ui/ui-provider';
import { DaysPage } from './days-page.tsx';
import { firstDayOfWeek, hoursName, weekdayNames } from './week-words.ts';

beforeEach(() => void vi.setSystemTime(new Date('2026-11-16T14:05:30')));
afterEach(() => void vi.useRealTimers());

const child = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });
const moment = (id: number, when: string, more: Partial<Moment> = {}): Moment => ({
  id: String(id),
  kind: 'meltdown',
  when,
  timestamp: `${when}:00.000Z`,
  childId: 'leo',
  ...more,
});
const many = (count: number, more: Partial<Moment> = {}) =>
  Array.from({ length: count }, (_, at) => moment(at, '2026-11-12T08:10', more));

async function openDays(kept: Moment[], children = [child('leo', 'Leo')]) {
  const store = storeOver();
  await store.collection(savedChildren).add(...children);
  if (kept.length > 0) await store.collection(moments).add(...kept);
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <UiProvider>
          <main>
            <DaysPage />
          </main>
        </UiProvider>
      </DeviceContext>
    </MemoryRouter>,
  );
}
const table = (name: string) => within(screen.getByRole('table', { name }));

test('[WD1] with two children one is chosen first, and only that one is counted', async () => {
  await openDays(
    [moment(1, '2026-11-12T08:10'), moment(2, '2026-11-12T08:10', { childId: 'mia' })],
    [child('leo', 'Leo'), child('mia', 'Mia')],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
  expect(await screen.findByRole('heading', { name: 'What the days say: Mia' })).toBeTruthy();
  expect(screen.getByText(/^1 moment,/)).toBeTruthy();
});

test('[WD2] the calendar and the week are tables with a number for each day and hour', async () => {
  await openDays([
    moment(1, '2026-11-12T08:10'),
    moment(2, '2026-11-12T23:59'),
    moment(3, '2026-10-30T08:10'),
    moment(4, '2026-01-01T08:10'),
  ]);
  const calendar = table('Day by day');
  expect(calendar.getByRole('cell', { name: 'November 12 2' })).toBeTruthy();
  expect(calendar.getByRole('cell', { name: 'October 30 1' })).toBeTruthy();
  expect(calendar.getAllByRole('columnheader')).toHaveLength(8);
  const week = table('By time and day of the week');
  expect(week.getAllByRole('rowheader')).toHaveLength(8);
  const counted = week.getAllByRole('cell').map(({ textContent }) => Number(textContent));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('[WD3] [MO7] under ten it is too early; from ten on it is counted, and no cause is claimed', async () => {
  await openDays(many(9, { before: ['the bus'], helped: ['humming'] }));
  expect(screen.getByText(/too early.*9 of these moments/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'What came before' })).toBeNull();
});

test('[WD3] [MO7] ten are counted, of all that are shown', async () => {
  await openDays([...many(9, { before: ['the bus'] }), moment(10, '2026-11-13T08:10')]);
  expect(table('What came before').getByRole('row', { name: 'the bus 9 of 10' })).toBeTruthy();
  expect(screen.getByText(/isn’t always what caused it/)).toBeTruthy();
  expect(screen.getByText('What helped: nothing noted in these weeks.')).toBeTruthy();
});

test('[WD4] kind and period narrow the charts; sleep and good things keep their own', async () => {
  await openDays([
    moment(1, '2026-11-12T08:10'),
    moment(2, '2026-11-13T07:00', { kind: 'sleep', minutes: 480 }),
    moment(3, '2026-11-14T07:00', { kind: 'sleep', minutes: 540 }),
    moment(4, '2026-11-14T10:00', { kind: 'joy' }),
    moment(5, '2026-09-20T10:00'),
  ]);
  expect(screen.getByText(/^4 moments,/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Which moments'), 'Meltdown');
  expect(screen.getByText(/^1 moment,/)).toBeTruthy();
  expect(table('Sleep').getByText('usually 8 h 30 min (2 nights)')).toBeTruthy();
  expect(table('Joy and new skills').getByText('1')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Period'), '12 weeks');
  expect(screen.getByText(/^2 moments,/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier weeks' }));
  expect(screen.getByRole('heading', { name: 'No moments in these weeks' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Later weeks' }));
  expect(screen.getByText(/^2 moments,/)).toBeTruthy();
});

test('[WD6] without moments it says what to do', async () => {
  await openDays([]);
  expect(screen.getByRole('button', { name: 'Add a moment' })).toBeTruthy();
});

test('[MO8] weeks begin as the place begins them, and names follow', () => {
  expect(['en-US', 'en-GB', 'de', 'ar-EG', 'no such place'].map(firstDayOfWeek)).toEqual([0, 1, 1, 6, 1]);
  expect(weekdayNames(6, 'short')[0]).toBe('Sat');
  expect(hoursName(21, 24).replaceAll(/\s/g, ' ')).toBe('9 PM – 12 AM');
  expect(hoursName(6, 9).replaceAll(/\s/g, ' ')).toMatch(/6.*9 AM/);
});
