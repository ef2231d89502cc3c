import { emptyProfile } from '@calmbridge/domain/child/profile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { cleaned } from './clean.ts';
import { detectCrisis } from './crisis/crisis.ts';
import { type ScreenContext, screen } from './screen.ts';
import { screenStream } from './screen-stream.ts';
import fixtures from './testing/safety-fixtures.json' with { type: 'json' };

const model = await loadModel();
const service: ScreenContext = { use: 'chat', profile: null, origin: 'service' };
const guidebook: ScreenContext = { ...service, origin: 'guidebook' };

const good =
  'That is his way of saying it is too much. Go when it is quiet. Put the ear defenders on before the door.';

test('[SC13] good text comes out as it went in', async () => {
  expect(await screen(good, service, model)).toMatchObject({ text: good, withheld: [] });
});

test('[SC13] a forbidden sentence is replaced by a line that says so, and the rest is shown', async () => {
  const { text, withheld, flags } = await screen(
    'Stay calm and near.\n\nHold him down until he is calm.\n\nOffer water afterwards.',
    service,
    model,
  );
  expect(text).toContain('Stay calm and near.');
  expect(text).toContain(
    '[A passage was left out here because it speaks of holding or shutting in a child.]',
  );
  expect(text).toContain('Offer water afterwards.');
  expect(text).not.toContain('Hold him down');
  expect(withheld).toHaveLength(1);
  expect(flags[0]).toMatchObject({ rule: 'N02', severity: 'block' });
});

test('[SC13] nothing of a forbidden sentence is released while it streams', async () => {
  const stream = screenStream(service, model);
  let shown = '';
  for (const char of 'Stay near. Increase the dose of melatonin to 5 mg. Then rest.') {
    shown += await stream.push(char);
    expect(shown).not.toMatch(/Increase|5 mg/);
  }
  shown += (await stream.end()).text;
  expect(shown).not.toMatch(/Increase|5 mg/);
});

test('[SC13] in a list and in a table only the item or the row is replaced', async () => {
  const { text: list } = await screen(
    '- Offer water\n- Take away the device if he shouts\n- Sit near\n',
    service,
    model,
  );
  expect(list).toMatch(/^- Offer water\n- \[A passage was left out/);
  expect(list).toContain('- Sit near');
  const { text: table } = await screen(
    '| When | Do |\n|---|---|\n| Loud | Ear defenders |\n| Hits | Hold him down |\n',
    service,
    model,
  );
  expect(table).toContain('| Loud | Ear defenders |');
  expect(table).not.toContain('Hold him down');
});

test('[SC13] a diet conflict is shown with a flag', async () => {
  const profile = { ...emptyProfile, dietRestrictions: ['Dairy-Free' as const] };
  const { text, flags } = await screen('Offer cheese cubes at ten.', { ...service, profile }, model);
  expect(text).toBe('Offer cheese cubes at ten.');
  expect(flags[0]?.why).toBe('mentions cheese; this profile is dairy-free');
});

test.each(fixtures.never_say.map(([text, want]) => [String(text), Number(want)] as const))(
  '[SC6] [SC13] through the whole screen: %s → %d',
  async (text, want) => {
    expect((await screen(text, service, model)).withheld.length).toBe(want);
  },
);

test('[SC17] a list under a heading that warns is shown', async () => {
  const text = '## What to avoid\n- restraint\n- forced eye contact\n- punishment\n';
  expect((await screen(text, service, model)).text).toBe(text);
});

test('[SC13] a report that the next sentence turns on is shown', async () => {
  const text = 'Some parents are told to use MMS drops. Please do not: they are bleach and burn the gut.';
  expect((await screen(text, service, model)).withheld).toEqual([]);
});

test('[SC20] guidebook text is held to the fixed rules', async () => {
  expect((await screen('Hold him down until he is calm.', guidebook, model)).withheld).toHaveLength(1);
  expect((await screen('Scripts from films often carry meaning.', guidebook, model)).flags).toEqual([]);
});

const piece = fc.constantFrom(
  'Stay near. ',
  'Hold him down. ',
  'Give 5 mg at night. ',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '## What to avoid\n',
  '| a | b |\n',
  'Some parents use MMS. ',
  'Please do not. ',
  'Dr. Lee says so. ',
  '```\n',
  'e.g. this ',
  'tantrum ',
  '\u200B',
  '\r\n',
  '🙂',
  '…',
  '?!',
  '"no." ',
);

test('[SC14] any cutting into chunks gives the same text and flags', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 25 }),
      fc.array(fc.nat(9), { minLength: 1 }),
      async (parts, sizes) => {
        const text = parts.join('');
        const whole = await screen(text, service, model);
        const stream = screenStream(service, model);
        let shown = '';
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = 1 + (sizes[turn % sizes.length] ?? 0);
          shown += await stream.push(text.slice(at, at + size));
          at += size;
        }
        const end = await stream.end();
        expect({ ...end, text: shown + end.text }).toEqual(whole);
      },
    ),
    { numRuns: 120 },
  );
});

test('[SC15] hidden characters are gone and hide nothing', async () => {
  expect(cleaned('a\u200Bb\u202Ec\u0007d\uFEFF\r\ne')).toBe('abcd\ne');
  expect((await screen('Hold h\u200Bim do\u2060wn now.', service, model)).withheld).toHaveLength(1);
});

test.each([
  ['one long word', 'a'.repeat(60_000)],
  ['no end', 'hold him and '.repeat(1500)],
  ['marks only', '.!?'.repeat(20_000)],
  ['nested negations', 'do not never avoid '.repeat(3000)],
  ['pipes', '|'.repeat(40_000)],
  ['brackets', '**['.repeat(15_000)],
  ['numbers', '1 mg to 2 - '.repeat(4000)],
  ['blank lines', '\n'.repeat(60_000)],
])(
  '[SC16] %s: twice the text gives the encoder at most twice as much to read',
  async (_, text) => {
    const half = await lettersRead(text.slice(0, text.length / 2));
    expect(await lettersRead(text)).toBeLessThanOrEqual(2 * half + longestPiece);
  },
  // Not a measure: a reader whose time grows with the square of the length would never end.
  120_000,
);

/** One sentence more or less: the middle of a text falls into one. */
const longestPiece = 2_000;

async function lettersRead(text: string): Promise<number> {
  let letters = 0;
  const counted =
    <T>(read: (texts: readonly string[]) => Promise<T>) =>
    (texts: readonly string[]) => {
      letters += texts.join('').length;
      return read(texts);
    };
  const { embedder } = model;
  const counting = {
    ...model,
    embedder: {
      embed: counted(embedder.embed),
      embedNext: counted(embedder.embedNext),
      crisisChances: counted(embedder.crisisChances),
      unsafeChances: counted(embedder.unsafeChances),
      refusalChances: counted(embedder.refusalChances),
      graveChances: counted(embedder.graveChances),
      fitScores: counted(embedder.fitScores),
    },
  };
  const profile = { ...emptyProfile, dietRestrictions: ['Vegan' as const], allergies: 'soy' };
  await screen(text, { ...service, profile }, counting);
  await detectCrisis(text, counting);
  return letters;
}

test('[SC22] what is flagged is told with the sentence or line it stands in, and once', async () => {
  const profile = { ...emptyProfile, dietRestrictions: ['Dairy-Free' as const] };
  const stream = screenStream({ ...service, profile }, model);
  await stream.push('Offer cheese. It is calm there.');
  expect(stream.news()).toEqual([]);
  await stream.push('\nHold him down until he is calm.\n\nOffer water ');
  expect(stream.news()).toMatchObject([{ found: 'cheese' }, { rule: 'N02', severity: 'block' }]);
  await stream.push('afterwards.\n');
  expect(stream.news()).toEqual([]);
  const { flags } = await stream.end();
  expect(flags.map((flag) => flag.rule)).toEqual(['diet/dairy-free', 'N02']);
  expect(stream.news()).toEqual([]);
});
