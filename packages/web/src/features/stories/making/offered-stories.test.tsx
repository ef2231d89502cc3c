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

const both = [
  { id: 'getting-a-haircut', label: 'Getting a haircut' },
  { id: 'a-busy-place', label: 'A busy place' },
];
const free = { is: 'done', charged: 0, state: creditState, isFree: true } as const;
const line = 'trip to the barber with Dad';

async function asked(choices = both) {
  const writer = fakeWriter();
  const page = await openStories();
  await userEvent.type(field('What is the story about?'), line);
  await press(/Generate Story/);
  await writer.say(
    { is: 'begun', writer: 'guidebook' },
    {
      is: 'asks',
      text: 'Tell us what only you know.',
      choices,
      fields: [
        { id: 'first', question: 'What happens first?', example: 'we go in' },
        { id: 'next', question: 'And then?', example: 'we wait' },
      ],
    },
    free,
  );
  return { writer, ...page };
}
const offers = () => screen.queryByRole('group', { name: 'Is it one of these?' });

test('[SP39] likely stories stand as buttons above the fields, each with its price, and are announced', async () => {
  await asked();
  const buttons = within(offers()!).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Getting a haircut0.25 credits',
    'A busy place0.25 credits',
  ]);
  expect(screen.getByText('Is it one of these? Stories to choose from: 2')).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Something else?' })).toBeTruthy();
  const form = screen.getByRole('form', { name: 'Tell us a little more' });
  expect(within(form).getByLabelText('And then?')).toBeTruthy();
});

test('[SP39] one alone is asked about as one', async () => {
  await asked(both.slice(0, 1));
  expect(screen.getByRole('group', { name: 'Is it this one?' })).toBeTruthy();
});

test('[SP39] the pressed one is sent with the line, shown while it is written, kept and paid for once', async () => {
  const { writer, kept } = await asked();
  await press(/Getting a haircut/);
  expect(writer.sent[1]?.request).toMatchObject({ about: line, scene: 'getting-a-haircut' });
  expect(writer.sent[1]?.useId).not.toBe(writer.sent[0]?.useId);
  expect(screen.getByText('Writing your story.')).toBeTruthy();
  expect(offers()).toBeNull();
  await writer.finish('Getting a Haircut');
  expect(shownTitle()).toBe('Getting a Haircut');
  expect(kept()).toMatchObject([{ about: line, chosen: 'Getting a haircut' }]);
  expect(writer.settled).toHaveLength(1);
});

test('[SP39] by keyboard too, and what was typed into the fields goes along', async () => {
  const { writer } = await asked();
  await userEvent.type(
    within(screen.getByRole('form', { name: 'Tell us a little more' })).getByLabelText('And then?'),
    'we have a snack',
  );
  screen.getByRole('button', { name: /A busy place/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(writer.sent[1]?.request).toMatchObject({
    scene: 'a-busy-place',
    facts: { next: 'we have a snack' },
  });
});

test('[SP39] what is pressed is forgotten with the next story', async () => {
  const { writer } = await asked();
  await press(/Getting a haircut/);
  await writer.finish('Getting a Haircut');
  await press(/Generate Story/);
  expect(writer.sent[2]?.request['scene']).toBeUndefined();
});

test('[SP39] another line drops the offers and keeps the fields; the first line again brings them back', async () => {
  await asked();
  await userEvent.type(field('What is the story about?'), '!');
  expect(offers()).toBeNull();
  expect(screen.getByRole('form', { name: 'Tell us a little more' })).toBeTruthy();
  await userEvent.type(field('What is the story about?'), '{Backspace}');
  expect(offers()).toBeTruthy();
});

test('[SP39] one that is gone says so: nothing was charged, and the line stays', async () => {
  const { writer } = await asked();
  writer.refuseNext(422, 'assistant/no-such-story');
  await press(/Getting a haircut/);
  expect(await screen.findByText(/This story is no longer there/)).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(field('What is the story about?').value).toBe(line);
});

test('[SP39] offline nothing can be pressed, and nothing is lost', async () => {
  await asked();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /A busy place/ }).disabled).toBe(true);
});
