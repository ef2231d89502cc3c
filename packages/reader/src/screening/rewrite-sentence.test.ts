import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import type { Flag } from './flag.ts';
import { type Rewrite, rewriteSentence } from './rewrite-sentence.ts';
import { screenStream } from './screen-stream.ts';

const model = await loadModel();
const doubtful = 'The pills your doctor offers only cover up the signal that the body is sending.';
const profile = { ...emptyProfile, dietRestrictions: ['Dairy-Free' as const] };

async function screened(text: string, rewrite: Rewrite | null) {
  const stream = screenStream({ use: 'chat', profile, origin: 'service' }, model, rewrite);
  const shown = await stream.push(text);
  const end = await stream.end();
  return { text: shown + end.text, flags: end.flags, withheld: end.withheld, leftOut: stream.leftOut() };
}

test('[SC44] what is doubtful is marked, and first put to the writer where there is one', async () => {
  expect((await screened(doubtful, null)).flags).toMatchObject([{ severity: 'warn' }]);
  const asked: string[] = [];
  const { text, flags } = await screened(`${doubtful} Offer water.\n`, async (sentence) => {
    asked.push(sentence);
    return 'Ask her doctor what each of them is for.';
  });
  expect(asked).toEqual([doubtful]);
  expect(text).toBe('Ask her doctor what each of them is for. Offer water.\n');
  expect(flags).toEqual([]);
});

test('[SC44] an item of a list stays one', async () => {
  const around = { before: { text: '', words: [] }, isUnderWarning: false, isAfterWithheld: false };
  const context = { use: 'chat', profile: null, origin: 'service' } as const;
  const mark = { rule: 'N01', found: '', why: '', at: [0, 1], severity: 'warn' } as Flag;
  const item = { text: '- Give the red ones.\n\n', words: null };
  const better = await rewriteSentence(item, [mark], async () => 'Ask her family.', {
    around,
    context,
    model,
  });
  expect(better?.text).toBe('- Ask her family.\n\n');
});

test.each([
  ['nothing', null],
  ['worse', 'Halve the tablets and hold him down until he swallows.'],
  ['a whole text', 'One.\n\nTwo.'],
  ['food against the diet', 'Offer cheese with the bag.'],
  ['mark-up', '# Heading'],
  ['no words', '…'],
  ['far too much', 'Stay near. '.repeat(90)],
])('[SC44] what comes back is read again; %s leaves the mark', async (_, answer) => {
  const { text, flags } = await screened(doubtful, async () => answer);
  expect(text).toBe(doubtful);
  expect(flags).toMatchObject([{ severity: 'warn' }]);
});

test('[SC44] nobody is asked about what is fine or left out', async () => {
  let asked = 0;
  const { leftOut } = await screened(
    '# Nights\n\nStay near. Hold him down until he is calm. Sit on him.',
    async () => {
      asked += 1;
      return 'Sit near him.';
    },
  );
  expect(asked).toBe(0);
  expect(leftOut[0]).toMatchObject({
    rule: 'N02',
    under: 'Nights',
    goesOn: false,
    text: 'Hold him down until he is calm.',
    why: 'speaks of holding or shutting in a child',
  });
});
