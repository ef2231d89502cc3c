import { hostileAnswers } from '@calmbridge/domain/assistant/testing/hostile-answers';
import type { Flag, Withheld } from '@calmbridge/domain/assistant/wire';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { AiText } from './ai-text.tsx';
import { deepTexts } from './testing/deep-texts.ts';

// The first load of the Markdown reader is slower than a test waits.
beforeAll(() => import('./formatted-text.tsx').then(() => undefined), 60_000);

const pageWords = 'The page around it.';

const flag = (found: string, why = `mentions ${found}; this profile is dairy-free`): Flag => ({
  rule: 'diet/dairy',
  found,
  why,
});

async function shown(markdown: string, props: Partial<Parameters<typeof AiText>[0]> = {}) {
  const { container } = render(<AiText markdown={`${markdown}\n\nEnd of text.`} {...props} />);
  await screen.findByText('End of text.', { selector: 'p:not([class])' });
  return container;
}

test.each(hostileAnswers.map((answer) => [answer]))('[AT1] nothing is loaded or run: %s', async (answer) => {
  const box = await shown(answer);
  const dangerous =
    'a, img, script, style, iframe, object, embed, form, input, button, svg, math, video, audio, link, meta, base, [src], [href], [style], [id], [srcset]';
  expect([...box.querySelectorAll(dangerous)].filter((found) => !found.closest('[data-flag-note]'))).toEqual(
    [],
  );
  const handlers = [...box.querySelectorAll('*')].flatMap((found) =>
    found.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  expect(handlers).toEqual([]);
});

test('[AT2] a link is its words and its address', async () => {
  const box = await shown('Read [the guide](https://guide.test/a) and https://other.test/b.');
  expect(box.querySelector('a')).toBeNull();
  expect(screen.getByText('Read the guide (https://guide.test/a) and https://other.test/b.')).toBeTruthy();
});

test('[AT3] headings are one level down, and never the first level', async () => {
  await shown('# Care plan\n\n## Meals\n\n###### Deep');
  expect(screen.getByRole('heading', { level: 2, name: 'Care plan' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Meals' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 6, name: 'Deep' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('[AT3] inside a card they start lower', async () => {
  await shown('# Care plan', { topLevel: 3 });
  expect(screen.getByRole('heading', { level: 3, name: 'Care plan' })).toBeTruthy();
});

test('[AT4] a flagged word is marked and its note follows its paragraph', async () => {
  const box = await shown('Offer rice or Cheese cubes.\n\nThen play.', { flags: [flag('cheese')] });
  const mark = box.querySelector('mark');
  expect(mark?.textContent).toBe('Cheese');
  const note = screen.getByRole('note');
  expect(note.textContent).toContain('Check this: mentions cheese; this profile is dairy-free');
  expect(mark?.closest('p')?.nextElementSibling).toBe(note);
});

test('[AT4] only whole words are marked, in every block they stand in', async () => {
  const box = await shown('Cheesecloth is fine.\n\n- milk\n- tea\n\nMilk again.', {
    flags: [flag('milk'), flag('milk')],
  });
  expect([...box.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['milk', 'Milk']);
  expect(screen.getAllByRole('note')).toHaveLength(2);
});

test('[AT4] a flag across bold words has its note, one that stands nowhere comes last', async () => {
  const box = await shown('Give **ham** and cheese.', {
    flags: [flag('ham and cheese', 'puts meat and dairy together'), flag('yogurt')],
  });
  const notes = screen.getAllByRole('note');
  expect(notes.map((note) => note.textContent)).toEqual([
    expect.stringContaining('puts meat and dairy together'),
    expect.stringContaining('mentions yogurt'),
  ]);
  expect(box.querySelector('[data-ai-text]')?.lastElementChild).toBe(notes[1]);
});

test('[AT5] a table keeps its roles, and each cell knows its column', async () => {
  await shown('| Trigger | Early sign |\n|---|---|\n| Hand dryers | Covers ears |');
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Early sign' })).toBeTruthy();
  expect(within(table).getByRole('rowheader', { name: 'Hand dryers' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: 'Covers ears' }).dataset['label']).toBe('Early sign');
});

test('[AT6] the bar stands after the last word while writing, and goes afterwards', async () => {
  const { container, rerender } = render(<AiText markdown={'# Plan\n\n- one\n- two'} isStreaming />);
  await screen.findByRole('heading', { name: 'Plan' });
  expect(container.querySelector('[data-writing]')?.parentElement?.textContent).toBe('two');
  rerender(<AiText markdown={'# Plan\n\n- one\n- two'} />);
  expect(container.querySelector('[data-writing]')).toBeNull();
});

test('[AT7] hidden and reordering characters are left out', async () => {
  await shown('Call \u202Eme\u202C no\u200Bw.');
  expect(screen.getByText('Call me now.')).toBeTruthy();
});

test.each(deepTexts)('[AT9] %s: the words are there, and so is the page', (_, text) => {
  // React says so on the console when something could not be drawn.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <>
      <AiText markdown={text} flags={[flag('calm')]} />
      <p>{pageWords}</p>
    </>,
  );
  expect(container.querySelector('[data-ai-text]')?.textContent).toContain('calm');
  expect(screen.getByText(pageWords)).toBeTruthy();
  complaints.mockClear();
});

const passage = (text: string): Withheld => ({
  rule: 'N02',
  why: 'speaks of holding or shutting in a child',
  text,
  under: '',
  goesOn: false,
});
const leftOutLine = '[A passage was left out here because it speaks of holding or shutting in a child.]';

test('[AT10] what was left out stands behind its line, and is shown with a warning when the carer wants it', async () => {
  await shown(`Stay calm.\n\n${leftOutLine}\n\nOffer water.\n\n- ${leftOutLine}`, {
    withheld: [passage('Hold him down.'), passage('Shut the door.')],
  });
  const notes = screen.getAllByRole('note');
  expect(notes).toHaveLength(2);
  expect(screen.queryByText('Hold him down.')).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Show it anyway' })[0] as HTMLElement);
  expect(screen.getByText('Hold him down.')).toBeTruthy();
  expect(notes[0]?.textContent).toContain('This may do harm.');
  expect(screen.queryByText('Shut the door.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hide it again' }));
  expect(screen.queryByText('Hold him down.')).toBeNull();
});

test('[AT10] what is shown stays shown while the text goes on', async () => {
  const left = [passage('Hold him down.')];
  const { rerender } = render(
    <AiText markdown={`${leftOutLine}\n\nOne.`} withheld={left} flagAction={() => null} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show it anyway' }));
  rerender(<AiText markdown={`${leftOutLine}\n\nOne.\n\nTwo.`} withheld={left} flagAction={() => null} />);
  await screen.findByText('Two.');
  expect(screen.getByText('Hold him down.')).toBeTruthy();
});

test('[AT4] advice to talk over has a quiet note and no underline', async () => {
  const box = await shown('Give the ones in the red bag.', {
    flags: [{ rule: 'N01', found: 'red bag', why: 'may be advice that is for the prescriber' }],
  });
  expect(screen.getByRole('note').textContent).toBe(
    'Check this with your team: it may be advice that is for the prescriber.',
  );
  expect(box.querySelector('mark')).toBeNull();
});
