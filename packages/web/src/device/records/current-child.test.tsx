import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DeviceContext } from '../device-context.tsx';
import { lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { childFinder } from './child-of.ts';
import { useCurrentChild } from './current-child.ts';
import { type SavedChild, savedChildren } from './shapes.ts';
import { useIsShown } from './use-is-shown.ts';

const saved = (id: string, name: string, more: Record<string, string> = {}): SavedChild => ({
  id,
  name,
  savedAt: '',
  profile: { name, ...more },
});
const leo = saved('c1', 'Leo Park');
const maya = saved('c2', 'Maya Okafor', { dob: '2018-03-01' });

function deviceWith(medium = lastingMemory()) {
  const store = storeOver(medium);
  const around = ({ children }: { children: ReactNode }) => (
    <DeviceContext value={store}>{children}</DeviceContext>
  );
  return { store, around };
}

test('[DV28] before anybody has chosen it is all children; the choice is kept on this device', async () => {
  const medium = lastingMemory();
  const { store, around } = deviceWith(medium);
  await store.collection(savedChildren).add(leo, maya);
  const { result } = renderHook(useCurrentChild, { wrapper: around });
  expect(result.current.child).toBeNull();
  expect(result.current.children).toEqual([leo, maya]);
  await act(async () => result.current.choose('c2'));
  expect(result.current.child).toEqual(maya);
  const again = renderHook(useCurrentChild, { wrapper: deviceWith(medium).around });
  expect(again.result.current.child).toEqual(maya);
  await act(async () => again.result.current.choose(null));
  expect(again.result.current.child).toBeNull();
});

test('[DV28] a chosen child that is removed leaves all children, and comes back with Undo', async () => {
  const { store, around } = deviceWith();
  await store.collection(savedChildren).add(leo, maya);
  const { result } = renderHook(useCurrentChild, { wrapper: around });
  await act(async () => result.current.choose('c1'));
  const removed = await act(() => store.collection(savedChildren).remove('c1'));
  expect(result.current.child).toBeNull();
  await act(() => removed.undo());
  expect(result.current.child).toEqual(leo);
});

test('[DV28] another carer on the same device has a choice of their own', async () => {
  const medium = lastingMemory();
  const { store, around } = deviceWith(medium);
  await store.collection(savedChildren).add(leo);
  const { result } = renderHook(useCurrentChild, { wrapper: around });
  await act(async () => result.current.choose('c1'));
  const theirs = storeOver(medium, { uid: 'bob' });
  await theirs.collection(savedChildren).add(leo);
  const other = renderHook(useCurrentChild, {
    wrapper: ({ children }) => <DeviceContext value={theirs}>{children}</DeviceContext>,
  });
  expect(other.result.current.child).toBeNull();
});

test('[DV29] with one child chosen only its own is shown, with all children everything', async () => {
  const { store, around } = deviceWith();
  await store.collection(savedChildren).add(leo, maya);
  const { result } = renderHook(() => ({ now: useCurrentChild(), isShown: useIsShown() }), {
    wrapper: around,
  });
  const records = [{ childId: 'c1' }, { childId: 'c2' }, { profile: { name: 'leo park' } }, {}];
  expect(records.map(result.current.isShown)).toEqual([true, true, true, true]);
  await act(async () => result.current.now.choose('c1'));
  expect(records.map(result.current.isShown)).toEqual([true, false, true, false]);
});

test.each([
  ['it says so', { childId: 'c2', profile: { name: 'Leo Park' } }, 'c2'],
  ['the child it names was removed', { childId: 'gone', profile: { name: 'Leo Park' } }, null],
  ['one child has that name', { profile: { name: ' LEO  park'.replace('  ', ' ') } }, 'c1'],
  ['a story of old has the name alone', { child: 'Leo Park' }, 'c1'],
  ['another birthday is another child', { profile: { name: 'Maya Okafor', dob: '2019-03-01' } }, null],
  ['the same birthday', { profile: { name: 'Maya Okafor', dob: '2018-03-01' } }, 'c2'],
  ['a part of the name is not enough', { profile: { name: 'Leo' } }, null],
  ['no name at all', { profile: {} }, null],
])('[DV29] whose a record is: %s', (_, record, id) => {
  expect(childFinder([leo, maya])(record)).toBe(id);
});

test('[DV29] of two children with one name only the birthday tells', () => {
  const young = saved('c3', 'Maya Okafor', { dob: '2021-05-05' });
  const nobody = saved('c4', 'Maya Okafor');
  const childOf = childFinder([maya, young, nobody]);
  expect(childOf({ profile: { name: 'Maya Okafor', dob: '2021-05-05' } })).toBe('c3');
  expect(childOf({ profile: { name: 'Maya Okafor', dob: '2020-01-01' } })).toBeNull();
  expect(childOf({ profile: { name: 'Maya Okafor' } })).toBeNull();
});
