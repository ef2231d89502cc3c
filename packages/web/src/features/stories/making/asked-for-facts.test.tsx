import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  creditState,
  fakeWriter,
  field,
  openStories,
  press,
  shownTitle,
} from '../testing/stories-test-kit.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});
afterEach(() => vi.unstubAllGlobals());

const asks = {
  is: 'asks',
  text: 'No story is ready for {child} yet.',
  choices: [],
  fields: [
    { id: 'first', question: 'What can {child} do instead?', example: '{child} plays at home' },
    { id: 'who', question: 'Who helps?', example: '' },
  ],
} as const;
const free = { is: 'done', charged: 0, state: creditState, isFree: true } as const;

async function asked() {
  const writer = fakeWriter();
  const { kept } = await openStories();
  await userEvent.type(field('What is the story about?'), 'the pool is closed');
  await press(/Generate Story/);
  await writer.say(
    { is: 'begun', writer: 'guidebook' },
    { ...asks, choices: [], fields: [...asks.fields] },
    free,
  );
  return { writer, kept };
}

test('[SP32] a story that needs to know more asks, says that it is free, and is sent again with the answers', async () => {
  const { writer, kept } = await asked();
  const panel = screen.getByRole('form', { name: 'Tell us a little more' });
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByText('No story is ready for Leo yet.')).toBeTruthy();
  const first = within(panel).getByLabelText<HTMLInputElement>('What can Leo do instead?');
  expect(within(panel).getByText('For example: Leo plays at home')).toBeTruthy();
  expect(within(panel).getAllByText(/For example/)).toHaveLength(1);
  await userEvent.type(first, 'Leo goes to Ashby');
  await userEvent.type(within(panel).getByLabelText('Who helps?'), 'Dad');
  await userEvent.click(within(panel).getByRole('button', { name: /Write the story/ }));
  expect(writer.sent[1]?.request).toMatchObject({
    about: 'the pool is closed',
    facts: { first: '{child} goes to Ashby', who: 'Dad', next: '' },
  });
  expect(writer.sent[1]?.useId).not.toBe(writer.sent[0]?.useId);
  await writer.finish('Our pool is closed');
  expect(kept()).toHaveLength(1);
  expect(shownTitle()).toBe('Our pool is closed');
  expect(writer.settled).toHaveLength(1);
});

test('[SP32] skipping gives no story and costs nothing; what was typed stays', async () => {
  const { writer, kept } = await asked();
  await userEvent.type(screen.getByLabelText('What can Leo do instead?'), 'We go to Ashby');
  await press('Not now');
  expect(screen.queryByRole('form', { name: 'Tell us a little more' })).toBeNull();
  expect(kept()).toEqual([]);
  expect(writer.settled).toEqual([]);
  expect(field('What happens first?').value).toBe('We go to Ashby');
});

test('[SP33] anyone can add what they know, and it is sent with the line', async () => {
  const writer = fakeWriter();
  await openStories();
  await userEvent.type(field('What is the story about?'), 'a haircut');
  await userEvent.click(screen.getByText('Add what you know'));
  await userEvent.type(field('Why?'), 'the hair is in his eyes');
  await press(/Generate Story/);
  expect(writer.sent[0]?.request['facts']).toMatchObject({ why: 'the hair is in his eyes' });
});

test('[SP33] the line is seen whole: pasted breaks become spaces, and Enter asks for the story', async () => {
  const writer = fakeWriter();
  await openStories();
  const line = field('What is the story about?');
  await userEvent.click(line);
  await userEvent.paste('a haircut\non Friday,\n\n with Nana');
  expect(line.value).toBe('a haircut on Friday, with Nana');
  await userEvent.type(line, '{Enter}');
  expect(writer.sent[0]?.request['about']).toBe('a haircut on Friday, with Nana');
});

test('[SP34] level and type begin as the profile and the line suggest, until the carer chooses', async () => {
  await openStories();
  expect(field('Support level').value).toBe('Level 2 (Moderate Support Needs)');
  await userEvent.type(field('What is the story about?'), 'the fire drill on Tuesday');
  expect(field('Story type').value).toBe('Safety & Emergency');
  await userEvent.selectOptions(field('Story type'), 'Routine');
  await userEvent.type(field('What is the story about?'), ' at school');
  expect(field('Story type').value).toBe('Routine');
});

/** The generator asks how a part of the line would be said, with that part in the box. */
async function askedForPart() {
  const writer = fakeWriter();
  await openStories();
  await userEvent.type(field('What is the story about?'), 'new driver. old one Terry retired');
  await press(/Generate Story/);
  const part = {
    id: 'next',
    question: 'How would you say this part?',
    example: '',
    value: 'old one Terry retired',
  };
  await writer.say({ ...asks, choices: [], fields: [part] }, free);
  return { writer, box: screen.getByLabelText<HTMLInputElement>('How would you say this part?') };
}

test('[SP32] a part of the line that can’t stand in a story is in its field, to be said another way', async () => {
  const { writer, box } = await askedForPart();
  expect(box.value).toBe('old one Terry retired');
  await userEvent.clear(box);
  await userEvent.type(box, 'Terry has retired');
  await userEvent.click(screen.getByRole('button', { name: /Write the story/ }));
  expect(writer.sent[1]?.request).toMatchObject({ facts: { next: 'Terry has retired' } });
});

test('[SP32] words put into a field go again with Not now, unless the carer has changed them', async () => {
  const { box } = await askedForPart();
  await press('Not now');
  expect(field('And then?').value).toBe('');
  expect(box.isConnected).toBe(false);
});

test('[SP32] what the carer made of such words stays after Not now, and goes with its line', async () => {
  const { box } = await askedForPart();
  await userEvent.type(box, ' in May');
  await press('Not now');
  expect(field('And then?').value).toBe('old one Terry retired in May');
  await userEvent.type(field('What is the story about?'), ' last week');
  expect(field('And then?').value).toBe('');
});
