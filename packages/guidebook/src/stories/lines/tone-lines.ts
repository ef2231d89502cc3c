// What a tone adds: a calm story reassures twice, an encouraging one names what goes well. A direct one is told in steps.
import { stableChoice, stableNumber } from '#child/stable-choice';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { strengthLine } from './personal-lines.ts';

const reassurance = {
  long: [
    'It is okay to take my time.',
    'It is okay to feel unsure at first.',
    'It is okay to ask for help.',
    'It is okay if it goes slowly.',
    'It is okay to need a short rest.',
  ],
  short: ['It is okay to go slow.', 'It is okay to stop and rest.', 'It is okay to get help.'],
};

/** Sentences that reassure, as many as are missing, none that the story already has. */
export function reassuranceLines(cast: Cast, story: readonly Draft[]): Draft[] {
  const wanted = cast.ask.request.tone === 'Calm and Reassuring' ? 2 : 1;
  const has = story.filter(({ type }) => type === 'affirmative').length;
  const pool = cast.level === 3 ? reassurance.short : reassurance.long;
  const start = stableNumber(`${cast.seed} reassurance`);
  const told = story.map(({ text }) => text.toLowerCase()).join(' ');
  return (
    pool
      .map((_, index) => pool[(start + index) % pool.length] ?? '')
      .filter((text) => !told.includes(text.toLowerCase().replace(/\.$/, '')))
      .slice(0, Math.max(0, wanted - has))
      // Few lines hold together at level 3: one that reassures is enough.
      .map((text, index) => ({
        text,
        type: 'affirmative',
        keep: cast.level === 3 && has + index > 0 ? 1 : 0,
      }))
  );
}

const encouragement = {
  long: [
    'I learn a little more with practice.',
    'Trying is a good way to learn.',
    'Small steps are a good way to learn.',
    'Practice helps me get better at it.',
  ],
  short: ['Trying helps me learn.', 'I learn with practice.', 'I am good at trying.'],
};

/** For an encouraging story: a strength from the profile, then words on learning. */
export function encouragementLines(
  cast: Cast,
  own: readonly Draft[],
  { isSolemn, isShort }: { isSolemn: boolean; isShort: boolean },
): Draft[] {
  if (cast.ask.request.tone !== 'Positive and Encouraging') return [];
  if (isSolemn)
    return [
      {
        text: cast.level === 3 ? 'A kind, gentle voice may help.' : 'A kind word or a gentle hug may help.',
        type: 'descriptive',
        keep: 0,
      },
    ];
  const told = strengthLine(cast);
  const strength = isShort || (told && own.some(({ text }) => text === told.text)) ? null : told;
  const pool = cast.level === 3 ? encouragement.short : encouragement.long;
  const linked =
    cast.level === 3 ? 'With practice I learn this, too.' : 'With practice, I am learning this, too.';
  const text = strength ? linked : (stableChoice(pool, `${cast.seed} encouragement`) ?? linked);
  return [
    ...(strength ? [{ ...strength, keep: cast.level === 3 ? (1 as const) : (0 as const) }] : []),
    { text, type: 'descriptive', keep: 0 },
  ];
}
