import type { Moment } from '@calmbridge/domain/moments/moment';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import { moments, savedChildren } from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import type { MomentOpening } from '#shared/moments/open-moment';
import { UiProvider } from '#ui/ui-provider';
import { MomentSheet } from './moment-sheet.tsx';

const now = new Date('2026-11-16T14:05:30');
beforeEach(() => void vi.setSystemTime(now));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const child = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });

async function openSheet({
  opening = { is: 'new' },
  children = [child('leo', 'Leo')],
  kept = [],
  medium = lastingMemory(),
}: {
  opening?: MomentOpening;
  children?: ReturnType<typeof child>[];
  kept?: Moment[];
  medium?: ReturnType<typeof lastingMemory>;
} = {}) {
  const store = storeOver(medium);
  if (children.length > 0) await store.collection(savedChildren).add(...children);
  if (kept.length > 0) await store.collection(moments).add(...kept);
  const onClose = vi.fn();
  render(
    <DeviceContext value={store}>
      <UiProvider>
        <main>
          <MomentSheet opening={opening} onClose={onClose} />
        </main>
      </UiProvider>
    </DeviceContext>,
  );
  return { store, onClose, carer: userEvent.setup(), all: () => store.collection(moments).all() };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('[MW1] what happened and Save is enough: now, about the only child', async () => {
  const { all, onClose } = await openSheet();
  await choose('Meltdown');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(all()).toEqual([
    {
      id: expect.any(String),
      kind: 'meltdown',
      when: '2026-11-16T14:05',
      timestamp: new Date('2026-11-16T14:05').toISOString(),
      childId: 'leo',
      child: 'Leo',
    },
  ]);
});

test('[MW2] with two children and none chosen each has a button of its own, and nothing is guessed', async () => {
  const { all } = await openSheet({ children: [child('mia', 'Mia'), child('leo', 'Leo')] });
  await choose('Joy');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await press('Save for Mia');
  await waitFor(() => expect(all()).toMatchObject([{ childId: 'mia', child: 'Mia' }]));
});

test('[MW2] asked for about one child, it is about that one', async () => {
  const { all } = await openSheet({
    opening: { is: 'new', childId: 'leo' },
    children: [child('mia', 'Mia'), child('leo', 'Leo')],
  });
  expect(screen.getByText('For Leo')).toBeTruthy();
  await choose('Joy');
  await press('Save');
  await waitFor(() => expect(all()).toMatchObject([{ childId: 'leo' }]));
});

test('[MW1] [MW9] details are kept; phrases used before are offered first', async () => {
  const before: Moment = {
    id: 'old',
    kind: 'meltdown',
    when: '2026-11-10T08:00',
    timestamp: '2026-11-10T08:00:00.000Z',
    childId: 'leo',
    before: ['The school bus'],
  };
  const { carer, all } = await openSheet({ kept: [before] });
  await choose('Meltdown');
  await carer.click(screen.getByText('More details'));
  const chips = within(screen.getByRole('group', { name: 'What came before' }));
  expect(chips.getAllByRole('checkbox')[0]).toBe(chips.getByRole('checkbox', { name: 'The school bus' }));
  await carer.click(chips.getByRole('checkbox', { name: 'Loud noise' }));
  await carer.type(screen.getByLabelText('What came before, in your own words'), 'late lunch, loud NOISE');
  await carer.type(screen.getByLabelText('What helped, in your own words'), 'humming');
  await carer.type(screen.getByLabelText('Hours'), '1');
  await carer.type(screen.getByLabelText('Minutes'), '5');
  await choose('Strong');
  await carer.type(screen.getByLabelText('In your own words'), '  At the gate.  ');
  await press('Save');
  await waitFor(() => expect(all()).toHaveLength(2));
  expect(all()[0]).toMatchObject({
    before: ['Loud noise', 'late lunch'],
    helped: ['humming'],
    minutes: 65,
    strength: 'high',
    words: 'At the gate.',
  });
  expect(all()[0]).not.toHaveProperty('after');
});

test('[MW3] what is missing or impossible is said, and what was entered stays', async () => {
  const { carer, all } = await openSheet();
  await press('Save');
  expect(screen.getByText('Choose what happened.')).toBeTruthy();
  await choose('In my own words');
  await press('Save');
  expect(screen.getByText('Write what happened.')).toBeTruthy();
  await carer.type(screen.getByLabelText('In your own words'), 'Sang a whole song');
  await carer.click(screen.getByText('More details'));
  await carer.type(screen.getByLabelText('Hours'), '25');
  await press('Save');
  expect(screen.getByText(/at most 24 hours/)).toBeTruthy();
  await carer.clear(screen.getByLabelText('Hours'));
  const when = screen.getByLabelText<HTMLInputElement>('When');
  await carer.clear(when);
  await carer.type(when, '2026-11-17T09:00');
  await press('Save');
  expect(screen.getByText(/in the future/)).toBeTruthy();
  expect(all()).toEqual([]);
  await carer.clear(when);
  await carer.type(when, '2026-11-15T09:00');
  await press('Save');
  await waitFor(() =>
    expect(all()).toMatchObject([{ kind: 'other', words: 'Sang a whole song', when: '2026-11-15T09:00' }]),
  );
});

test('[MW4] hurt and bolted offer Help now in one line, the others do not', async () => {
  await openSheet();
  for (const [name, isOffered] of [
    ['Hurt', true],
    ['Joy', false],
    ['Bolted', true],
  ] as const) {
    await choose(name);
    expect(screen.queryByRole('button', { name: 'Help now' }) !== null).toBe(isOffered);
  }
  await press('Help now');
  expect(screen.getByRole('dialog', { name: 'Help now' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bolted', hidden: true }).checked).toBe(true);
});

test('[MW5] nothing is sent', async () => {
  const { calls } = fakeServer({});
  const { carer, all } = await openSheet();
  await choose('In my own words');
  await carer.type(screen.getByLabelText('In your own words'), 'private');
  await press('Save');
  await waitFor(() => expect(all()).toHaveLength(1));
  expect(calls).toEqual([]);
});

test('[MW6] without room it says so, keeps nothing and leaves what was entered', async () => {
  const medium = lastingMemory(700);
  const { carer, all, onClose } = await openSheet({ medium });
  await choose('In my own words');
  const field = screen.getByLabelText<HTMLTextAreaElement>('In your own words');
  await carer.click(field);
  await carer.paste('x'.repeat(490));
  await press('Save');
  expect(await screen.findByText(/room|space|full/i)).toBeTruthy();
  expect(all()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(field.value).toHaveLength(490);
});

test('[MW7] a saved moment can be undone', async () => {
  const { all } = await openSheet();
  await choose('Food');
  await press('Save');
  await waitFor(() => expect(all()).toHaveLength(1));
  await press('Undo');
  await waitFor(() => expect(all()).toEqual([]));
});

test('[MW7] leaving with something entered asks first, without it closes', async () => {
  const { onClose } = await openSheet();
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  await choose('Joy');
  await press('Close');
  await press('Keep writing');
  expect(onClose).toHaveBeenCalledTimes(1);
  await press('Close');
  await press('Discard');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[MW8] an edit changes what was edited and can be undone; the instant and unknown fields stay', async () => {
  const earlier = {
    id: 'm',
    kind: 'meltdown',
    when: '2026-11-10T08:00',
    timestamp: '2026-11-09T23:00:00.000Z',
    childId: 'gone',
    child: 'Ada',
    minutes: 20,
    strength: 'low',
    somethingNewer: 7,
  } as Moment;
  const { carer, all } = await openSheet({ opening: { is: 'edit', id: 'm' }, kept: [earlier] });
  expect(screen.getByRole('dialog', { name: 'Edit moment' })).toBeTruthy();
  await carer.clear(screen.getByLabelText('Minutes'));
  await choose('Strong');
  await press('Save');
  const { minutes: _gone, ...rest } = earlier;
  await waitFor(() => expect(all()).toEqual([{ ...rest, strength: 'high' }]));
  await press('Undo');
  await waitFor(() => expect(all()).toEqual([earlier]));
});

test('a moment that was removed meanwhile is said to be gone', async () => {
  await openSheet({ opening: { is: 'edit', id: 'nowhere' } });
  expect(screen.getByText(/isn’t on this device/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
