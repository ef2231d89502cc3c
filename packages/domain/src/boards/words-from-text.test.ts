import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardLabelMax } from './board.ts';
import { fromTextMax, wordsFromText } from './words-from-text.ts';

const labels = (text: string, name?: string) => wordsFromText(text, name).map(({ label }) => label);

test('[BD11] a story gives the words of its steps, in their order', () => {
  const story = [
    'My name is Leo. Sometimes I visit the dentist.',
    'First I brush my teeth. Mum holds my hand in the waiting room.',
    'The chair can go up and down. It may be loud. I can wear my headphones.',
    'When we are finished, we walk to the park. I feel happy.',
  ].join('\n\n');
  expect(labels(story)).toEqual(
    expect.arrayContaining([
      'dentist',
      'brush teeth',
      'mum',
      'hold hands',
      'waiting room',
      'too loud',
      'headphones',
    ]),
  );
  const found = labels(story);
  const order = ['dentist', 'brush teeth', 'waiting room', 'headphones', 'park', 'happy'];
  expect(found.filter((label) => order.includes(label))).toEqual(order);
  expect(wordsFromText('I am sad.')).toEqual([{ label: 'sad', wordClass: 'describing' }]);
});

test('[BD11] a care plan in Markdown gives its lists before words in passing', () => {
  const plan = `# A care plan for Rose

## Mornings

1. **Wake up** with a soft light.
2. Get dressed: shirt, then socks.
3. Rose brushes her teeth.

- Offer the [weighted blanket](https://example.org) when it is too noisy.
- A visual schedule on the door.`;
  const found = labels(plan, 'Rose');
  expect(found.slice(0, 2)).toEqual(['wake up', 'soft']);
  expect(found).toEqual(
    expect.arrayContaining([
      'get dressed',
      'shirt',
      'socks',
      'brush teeth',
      'weighted blanket',
      'too loud',
      'picture schedule',
    ]),
  );
  expect(found.join(' ')).not.toMatch(/rose|example/i);
});

test('[BD11] the name of the child is no card, also where it is a word', () => {
  expect(labels('Star goes home. Star is happy.', 'Star')).toEqual(['go home', 'happy']);
  expect(labels('I see a star.', 'Leo')).toEqual(['star']);
});

test('[BD11] any text gives at most 24 words, none twice', () => {
  const day = fc.constantFrom(
    'dog',
    'school',
    '- brush teeth',
    'mum',
    '\n',
    'happy.',
    'washing',
    '# bus',
    '| bed |',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(day, fc.string({ unit: 'grapheme' })), { maxLength: 400 }), (parts) => {
      const found = labels(parts.join(' '), 'Leo');
      expect(found.length).toBeLessThanOrEqual(fromTextMax);
      expect(new Set(found).size).toBe(found.length);
      for (const label of found) expect(label.length).toBeLessThanOrEqual(cardLabelMax);
    }),
    { numRuns: 60 },
  );
});
