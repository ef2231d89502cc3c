import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  creditState,
  fakeWriter,
  field,
  openStories,
  press,
  shownTitle,
} from '../testing/stories-test-kit.tsx';

beforeAll(async () => {
  await import('#shared/ai-text/formatted-text');
  await import('#shared/help-now/help-box');
}, 60_000);
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});
afterEach(() => vi.unstubAllGlobals());

const help = { is: 'help', kind: 'K3', text: 'Call 999 now.', isInstead: true } as const;
const free = { is: 'done', charged: 0, state: creditState, isFree: true } as const;

test('[SP40] a danger in the line brings help in place of a story; whoever says that nobody is in danger gets it', async () => {
  const writer = fakeWriter();
  const { kept } = await openStories();
  await userEvent.type(field('What is the story about?'), 'he just swallowed a battery');
  await press(/Generate Story/);
  await writer.say(help, free);
  expect(await screen.findByText('Call 999 now.')).toBeTruthy();
  expect(screen.getByText(/No credit was taken/)).toBeTruthy();
  expect(kept()).toEqual([]);
  await press(/Nobody is in danger/);
  expect(writer.sent[1]).toMatchObject({
    isCalm: true,
    request: { about: 'he just swallowed a battery' },
  });
  expect(writer.sent[1]?.useId).not.toBe(writer.sent[0]?.useId);
  await writer.finish('What is for my mouth');
  expect(shownTitle()).toBe('What is for my mouth');
  expect(screen.queryByText('Call 999 now.')).toBeNull();
});

test('[SP40] too small a balance keeps no help away, and a story that is then not paid for leaves it there', async () => {
  const writer = fakeWriter();
  await openStories({ credits: 0 });
  await userEvent.type(field('What is the story about?'), 'he just swallowed a battery');
  await press(/Generate Story/);
  await writer.say(help, free);
  expect(await screen.findByText('Call 999 now.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  writer.refuseNext(402, 'credits/insufficient');
  await press(/Nobody is in danger/);
  expect(await screen.findByRole('dialog', { name: 'Not enough credits to generate a story.' })).toBeTruthy();
  expect(screen.getByText('Call 999 now.')).toBeTruthy();
});

test('[SP40] help that came stays, also where the answer then fails', async () => {
  const writer = fakeWriter();
  await openStories();
  await userEvent.type(field('What is the story about?'), 'he just swallowed a battery');
  await press(/Generate Story/);
  await writer.say(help, { is: 'failed', code: 'credits/update-failed', state: null });
  expect(await screen.findByText('Call 999 now.')).toBeTruthy();
});

test('[SP40] who said that nobody is in danger is not met with help again when a story is asked about and chosen', async () => {
  const writer = fakeWriter();
  await openStories();
  fireEvent.change(field('What is the story about?'), { target: { value: 'he swallowed a battery' } });
  await press(/Generate Story/);
  await writer.say(help, free);
  await press(/Nobody is in danger/);
  const choices = [{ id: 'at-the-doctor', label: 'At the doctor' }];
  await writer.say({ is: 'asks', text: 'Tell us.', choices, fields: [] }, free);
  await press(/At the doctor/);
  expect(writer.sent[2]).toMatchObject({ isCalm: true, request: { scene: 'at-the-doctor' } });
  await writer.say(help, free);
  await press(/Nobody is in danger/);
  expect(writer.sent[3]).toMatchObject({ isCalm: true, request: { scene: 'at-the-doctor' } });
  await writer.say(help, free);
  fireEvent.change(field('What is the story about?'), { target: { value: 'another line' } });
  expect(screen.queryByText('Call 999 now.')).toBeNull();
});
