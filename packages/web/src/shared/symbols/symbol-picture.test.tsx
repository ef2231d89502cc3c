import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSymbolsFrom, symbolSvg } from './symbol-library.ts';
import { SymbolPicture } from './symbol-picture.tsx';

const nothing = () => Promise.reject(new TypeError('Failed to fetch'));
const fromDisk = readSymbolsFrom(nothing);
readSymbolsFrom(fromDisk);

afterEach(() => {
  readSymbolsFrom(fromDisk);
});

test('[SY12] a picture keeps its place and its name while it is loading', async () => {
  render(<SymbolPicture id="fluent:banana" size={64} alt="banana" />);
  const waiting = screen.getByRole('img', { name: 'banana' });
  expect(waiting.tagName).toBe('SPAN');
  expect(waiting.style.width).toBe('64px');
  await waitFor(() => expect(screen.getByRole('img', { name: 'banana' }).tagName).toBe('IMG'));
  expect(screen.getByRole<HTMLImageElement>('img').src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test('[SY12] a picture the library does not have shows a mark and keeps its name', async () => {
  const { container } = render(<SymbolPicture id="fluent:no-such-thing" alt="zeppelin" />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  expect(screen.getByRole('img', { name: 'zeppelin' })).toBeDefined();
});

test('[SY12] what could not be fetched comes when the connection is back', async () => {
  readSymbolsFrom(nothing);
  const { container } = render(<SymbolPicture id="fluent:grapes" alt="grapes" />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  readSymbolsFrom(fromDisk);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.getByRole('img', { name: 'grapes' }).tagName).toBe('IMG'));
});

test('[SY6] a known id gives a whole SVG file on the page, an unknown one gives nothing', async () => {
  expect(await symbolSvg('fluent:red-apple')).toMatch(/^<svg xmlns=.*<\/svg>$/);
  expect(await symbolSvg('fluent:no-such-thing')).toBeNull();
});

test('[SY6] a part is read once, however many of its drawings are shown', async () => {
  const asked: string[] = [];
  readSymbolsFrom((name) => {
    asked.push(name);
    return fromDisk(name);
  });
  await Promise.all(['calmbridge:eat', 'calmbridge:eat', 'fluent:sleeping-face'].map(symbolSvg));
  expect(asked.filter((name, at) => asked.indexOf(name) !== at)).toEqual([]);
});
