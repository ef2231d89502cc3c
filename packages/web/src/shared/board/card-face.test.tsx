import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pictures } from '#device/browser-device';
import { DeviceContext } from '#device/device-context';
import { storeOver } from '#device/testing/device-test-kit';
import { CardFace } from './card-face.tsx';

const store = storeOver();

afterEach(() => void vi.useRealTimers());

const photo = (id: string) => ({
  label: 'our cup',
  picture: { is: 'picture' as const, id },
  wordClass: 'thing' as const,
});
const show = (...ids: string[]) =>
  render(
    <DeviceContext value={store}>
      {ids.map((id, at) => (
        <CardFace key={`${id} ${at + 1}`} card={photo(id)} />
      ))}
    </DeviceContext>,
  );

test('[CF1] cards share the address of one picture, and give it back when nobody shows it', async () => {
  await pictures.put('ada', 'cup', new Blob(['pixels']));
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cup');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const view = show('cup', 'cup');
  await waitFor(() => expect(document.querySelectorAll('img[src="blob:cup"]')).toHaveLength(2));
  expect(made).toHaveBeenCalledOnce();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  view.unmount();
  expect(revoked).not.toHaveBeenCalledWith('blob:cup');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(revoked.mock.calls.filter(([url]) => url === 'blob:cup')).toHaveLength(1);
});

test('[CF1] a missing picture leaves its place, and the label says the rest', async () => {
  const view = show('gone');
  expect(screen.getByText('our cup')).toBeDefined();
  await waitFor(() => expect(view.container.querySelector('svg')).not.toBeNull());
  expect(view.container.querySelector('img')).toBeNull();
});

test('[CF1] a card without a picture is its words alone', () => {
  const { container } = render(<CardFace card={{ label: 'more', picture: null, wordClass: 'describing' }} />);
  expect(container.textContent).toBe('more');
  expect(container.querySelector('img')).toBeNull();
});

test('[CF1] a label knows how long its longest word is, so that letters shrink before it breaks', () => {
  const longest = (label: string) => {
    const { getByText } = render(<CardFace card={{ label, picture: null, wordClass: 'thing' }} />);
    return getByText(label).style.getPropertyValue('--longest');
  };
  expect(longest('baby bottle')).toBe('6');
  expect(longest('chocolate')).toBe('9');
});
