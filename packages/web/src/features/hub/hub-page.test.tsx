import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import { storeOver } from '#device/testing/device-test-kit';
import { HubPage } from './hub-page.tsx';
import { suggestions } from './suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openHub = () =>
  render(
    <DeviceContext value={storeOver()}>
      <HubPage />
    </DeviceContext>,
  );
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('[HB2] two seconds of progress, then the sample suggestions have the focus', () => {
  openHub();
  submit();
  expect(screen.getByRole('status').textContent).toBe('Getting the sample suggestions.');
  expect(screen.getByRole('button', { name: 'One moment…' }).getAttribute('aria-disabled')).toBe('true');
  pass(1_900);
  expect(screen.queryByRole('heading', { name: 'Sample suggestions' })).toBeNull();
  pass(200);
  const heading = screen.getByRole('heading', { name: 'Sample suggestions' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByRole('term')).toHaveLength(suggestions.length);
});

test('[HB1] it says that it is a sample, and nothing is sent whatever is chosen', () => {
  const { calls } = fakeServer({});
  openHub();
  expect(screen.getByText(/This hub is a sample\. Nothing you enter is sent or saved/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Dietary preference'), { target: { value: 'Vegan' } });
  fireEvent.change(screen.getByLabelText('Sensory preference'), { target: { value: 'Movement' } });
  fireEvent.change(screen.getByLabelText('Educational level'), { target: { value: 'Preschool' } });
  fireEvent.change(screen.getByLabelText('Schedule'), { target: { value: 'bus at 8' } });
  submit();
  pass(2_100);
  expect(screen.getAllByRole('term')).toHaveLength(suggestions.length);
  expect(calls).toEqual([]);
});

test('[HB4] the description is folded away until asked for', () => {
  openHub();
  const details = screen.getByText('What is this?').closest('details');
  expect(details?.open).toBe(false);
  fireEvent.click(screen.getByText('What is this?'));
  expect(details?.open).toBe(true);
});

test('[HB3] several allergies can be chosen and taken back', () => {
  openHub();
  const allergies = within(screen.getByRole('group', { name: 'Allergies' }));
  const box = (name: string) => allergies.getByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(box('Milk'));
  fireEvent.click(box('Eggs'));
  fireEvent.click(box('Milk'));
  expect([box('Milk').checked, box('Eggs').checked]).toEqual([false, true]);
});

test('[HN3] Help now stands on the page', () => {
  openHub();
  fireEvent.click(screen.getByRole('button', { name: 'Help now' }));
  expect(screen.getByRole('dialog', { name: 'Help now' })).toBeTruthy();
});
