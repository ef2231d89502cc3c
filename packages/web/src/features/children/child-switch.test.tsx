import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { currentChild, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { ChildSwitch } from './child-switch.tsx';

test('[KD7] one press changes the child everything is about, or all of them; the emergency card is beside it', async () => {
  const store = storeOver();
  await store
    .collection(savedChildren)
    .add(
      { id: 'c1', name: 'Leopold Park', called: 'Leo', savedAt: '', profile: { age: '6' } },
      { id: 'c2', name: 'Mia', savedAt: '', profile: {} },
    );
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <ChildSwitch />
      </DeviceContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Child: All children' }));
  expect(screen.getByRole('button', { name: 'All children', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Leo/ }));
  const now = await screen.findByRole('button', { name: 'Child: Leo' });
  expect(store.document(currentChild).read()).toMatchObject({ value: { childId: 'c1' } });
  await userEvent.click(now);
  expect(screen.getByRole('link', { name: 'Emergency card for Leo' }).getAttribute('href')).toBe(
    '/children/c1/emergency',
  );
  expect(screen.queryByRole('link', { name: 'Emergency card for Mia' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All children' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Child: All children' })).toBeTruthy());
});
