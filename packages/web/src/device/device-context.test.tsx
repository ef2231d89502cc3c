import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { removeMyDataFromThisDevice } from './browser-device.ts';
import { DeviceProvider, useCollection, useDocument } from './device-context.tsx';
import { notes, readAloud } from './records/shapes.ts';

afterEach(() => localStorage.clear());

function Sample() {
  const { records, add } = useCollection(notes);
  const { value, update } = useDocument(readAloud);
  const faster = () =>
    update((old) => ({ voice: '', autoPlayNew: false, autoPlayStories: {}, speed: (old?.speed ?? 1) + 0.1 }));
  return (
    <>
      <ul>
        {records.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <output>{value?.speed ?? 'none'}</output>
      <button type="button" onClick={() => add({ id: 'n', messageId: 'm', content: 'kept', timestamp: '' })}>
        add
      </button>
      <button type="button" onClick={faster}>
        faster
      </button>
    </>
  );
}

const shown = (uid: string) =>
  render(
    <DeviceProvider uid={uid}>
      <Sample />
    </DeviceProvider>,
  );

test('[DV1] the hooks show what this user keeps, and nothing to the next one', async () => {
  const first = shown('ada');
  act(() => screen.getByText('add').click());
  act(() => screen.getByText('faster').click());
  await screen.findByText('kept');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1.1'));
  first.unmount();
  shown('bob');
  expect(screen.queryByText('kept')).toBeNull();
});

test('[DV12] old keys move in when their owner signs in, and show at once', async () => {
  localStorage.setItem(
    'notes',
    JSON.stringify([{ id: 1, messageId: 2, content: 'from before', timestamp: '' }]),
  );
  shown('cleo');
  expect(await screen.findByText('from before')).toBeTruthy();
  expect(localStorage.getItem('notes')).toBeNull();
  await act(() => removeMyDataFromThisDevice('cleo'));
  expect(screen.queryByText('from before')).toBeNull();
});
