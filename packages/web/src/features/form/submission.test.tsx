import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { formDrafts, lastSubmission, savedChildren } from '#device/records/shapes';
import type { ChatOutcome } from '#shared/chat/chat';
import { chip, dialog, field, fillNeeded, openForm, press, type } from './testing/form-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

const already =
  'You have already submitted this information. Please modify your inputs if you need to make changes.';

test('[FM6] the price is on Submit, and what is left afterwards beside it', async () => {
  await openForm();
  const submit = screen.getByRole('button', { name: 'Submit 0.25 credits' });
  expect(submit.getAttribute('aria-describedby')).toBe(
    screen.getByText('After this you will have 12.25 credits').id,
  );
});

test('[FM6] too few credits are reported before anything is sent', async () => {
  const { open } = await openForm({ credits: { credits: 0.2 } });
  expect(screen.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe('/payment');
  await fillNeeded();
  await press(/^Submit/);
  const alert = dialog('Not enough credits to generate a care plan.');
  await userEvent.click(alert.getByRole('button', { name: 'Close' }));
  expect(field("Child's name").value).toBe('Leo');
  await press(/^Submit/);
  await press('Go to Credits');
  expect(await screen.findByText('/payment')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});

test('[FM6] administrators are not charged', async () => {
  const { open } = await openForm({ credits: { isAdmin: true, credits: 0 } });
  expect(screen.getByText('Administrators are not charged')).toBeTruthy();
  await fillNeeded();
  await press(/^Submit/);
  expect(open).toHaveBeenCalledOnce();
});

test('[FM16] name and notes are sanitised before they are sent and kept', async () => {
  const { sent, store } = await openForm();
  await fillNeeded(' <b>Leo</b>\u202E ');
  await press(/^More about/);
  await type('Notes', '  Likes <i>trains</i>\u200B  ');
  await press(/^Submit/);
  expect(sent()[0]).toMatchObject({ name: 'Leo', notes: 'Likes trains' });
  await waitFor(() =>
    expect(store.collection(savedChildren).all()[0]).toMatchObject({ name: 'Leo', profile: { name: 'Leo' } }),
  );
});

test('[FM7] the same again is refused until something is changed', async () => {
  const { open, store, unmount } = await openForm();
  await fillNeeded();
  await press(/^Submit/);
  await waitFor(() => expect(store.document(lastSubmission).read().is).toBe('found'));
  await press(/^Submit/);
  expect(screen.getByText(already)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(open).toHaveBeenCalledOnce();
  await userEvent.click(chip('Touch'));
  expect(screen.queryByText(already)).toBeNull();
  await userEvent.click(chip('Touch'));
  await type("Child's name", '  ');
  await press(/^Submit/);
  expect(screen.getByText(already)).toBeTruthy();
  unmount();
  // On the next visit too: it is remembered on the device.
  const again = await openForm({ store });
  await press('Refresh');
  await fillNeeded();
  await press(/^Submit/);
  expect(screen.getByText(already)).toBeTruthy();
  expect(again.open).not.toHaveBeenCalled();
});

test.each(['failed', 'refused', 'declined'] as const)(
  '[FM7] a submission that was %s may be sent again',
  async (outcome) => {
    const { open, store } = await openForm({ outcome });
    await fillNeeded();
    await press(/^Submit/);
    await press(/^Submit/);
    expect(open).toHaveBeenCalledTimes(2);
    expect(store.collection(savedChildren).all()).toHaveLength(outcome === 'declined' ? 0 : 1);
    expect(store.document(lastSubmission).read().is).toBe('empty');
  },
);

test('[FM12] Enter in a field or on a chip does not submit; two presses send once', async () => {
  let answer = (_outcome: ChatOutcome) => {};
  const outcome = new Promise<ChatOutcome>((resolve) => (answer = resolve));
  const { open } = await openForm({ outcome });
  await fillNeeded();
  await type("Child's name", '{Enter}');
  chip('Sound').focus();
  await userEvent.keyboard('{Enter}');
  expect(open).not.toHaveBeenCalled();
  const submit = screen.getByRole('button', { name: /^Submit/ });
  // Both before anything is drawn: the busy button has not had its say yet.
  await act(async () => {
    submit.click();
    submit.click();
  });
  expect(open).toHaveBeenCalledOnce();
  await userEvent.click(submit);
  expect(open).toHaveBeenCalledOnce();
  await act(async () => answer('begun'));
});

test('[FM11] without a connection the form works, and Submit says why not', async () => {
  const { open, store } = await openForm();
  await fillNeeded();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline\. Carry on/)).toBeTruthy();
  await press(/^Submit/);
  expect(screen.getByRole('alert').textContent).toContain('nothing was sent');
  expect(open).not.toHaveBeenCalled();
  await type('Comfort items', 'Blanket');
  await waitFor(() => expect(store.collection(formDrafts).all()[0]?.profile['comfortItems']).toBe('Blanket'));
  vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});
