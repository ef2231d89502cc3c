// What a tone adds: a calm story reassures twice, an encouraging one names what goes well. A direct one is told in steps.
import { stableChoice, stableNumber } from '#child/stable-choice';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { strengthLine } from './personal-lines.ts';

const reassurance = {
  long: [
    'It is okay to feel unsure at first.',
    'It is okay to take my time.',
    'It is okay to ask for help.',
    'It is okay to need a short rest.',
  ],
  short: ['It is okay to go slow.', 'It is okay to stop and rest.', 'It is okay to get help.'],
  /** Of what happens around the child nothing goes slowly, and nobody needs a rest. */
  ofEvents: ['It is okay to feel unsure about it.', 'It is okay to ask more than once.'],
  ofEventsShort: ['It is okay to ask.', 'It is okay to feel unsure.'],
};

/** Something the child does, and so can do slowly or learn: "brushing my teeth", but not "being weighed". */
export const isOwnDoing = (topic: string): boolean =>
  /^(?!being|having|getting|losing|moving|finding|hearing|visiting|going|leaving|staying|meeting|waiting|flying|travelling|seeing|starting|when)\p{L}+ing\b/iu.test(
    topic,
  );

/** Sentences that reassure, as many as are missing, none that the story already has. */
export function reassuranceLines(cast: Cast, story: readonly Draft[], topic: string): Draft[] {
  // Beside a carer's line the scene's own is enough: a second one that holds of anything says nothing of this event.
  const { tone, about } = cast.ask.request;
  const wanted = tone === 'Calm and Reassuring' && about === '' ? 2 : 1;
  // "It is okay to watch, and it is okay to stay away" does it twice.
  const has = story
    .filter(({ type }) => type === 'affirmative')
    .reduce((sum, { text }) => sum + Math.max(1, text.match(/\bokay\b/g)?.length ?? 1), 0);
  const pool = isOwnDoing(topic)
    ? reassurance[cast.level === 3 ? 'short' : 'long']
    : reassurance[cast.level === 3 ? 'ofEventsShort' : 'ofEvents'];
  const start = stableNumber(`${cast.seed} reassurance`);
  const told = story.map(({ text }) => text.toLowerCase()).join(' ');
  return (
    pool
      .map((_, index) => pool[(start + index) % pool.length] ?? '')
      // Whoever was told no is not to ask again.
      .filter((text) => !(text.includes('more than once') && isOfNo.test(`${topic} ${told}`)))
      .filter((text) => {
        const [, what = text] = /okay to (\p{L}+(?: unsure)?)/u.exec(text) ?? [];
        return !told.includes(`okay to ${what}`) && !(what === 'feel unsure' && told.includes('unsure'));
      })
      .slice(0, Math.max(0, wanted - has))
      // Few lines hold together at level 3: one that reassures is enough.
      .map((text, index) => ({
        text,
        type: 'affirmative',
        keep: cast.level === 3 && has + index > 0 ? 1 : 0,
      }))
  );
}

const isOfNo = /\b(?:consent|says? no|said no|dat(?:e|ing)|crush|the answer is no|do(?:es)? not want)\b/i;

const encouragement = {
  long: ['Trying is a good way to learn.', 'Small steps are a good way to learn.'],
  short: ['Trying helps me learn.'],
  ofEvents: ['Asking is a good way to learn more about it.'],
  ofEventsShort: ['Asking helps me learn.'],
};

/**
 * For an encouraging story: words on learning, after a strength from the profile where the story is the child's own doing. Beside a
 * carer's line they would be about something else.
 */
export function encouragementLines(
  cast: Cast,
  own: readonly Draft[],
  { isSolemn, topic }: { isSolemn: boolean; topic: string },
): Draft[] {
  if (cast.ask.request.tone !== 'Positive and Encouraging') return [];
  const isShort = cast.level === 3;
  if (isSolemn)
    return [
      {
        text: isShort ? 'A kind, gentle voice may help.' : 'A kind word or a gentle hug may help.',
        type: 'descriptive',
        keep: 0,
      },
    ];
  if (cast.ask.request.about !== '') return [];
  // Of what happens by itself, nothing is to be learned by trying.
  if (!isOwnDoing(topic)) return encouraging(encouragement[isShort ? 'ofEventsShort' : 'ofEvents'], cast);
  const told = strengthLine(cast);
  if (told === null || own.some(({ text }) => text === told.text))
    return encouraging(encouragement[isShort ? 'short' : 'long'], cast);
  const linked = isShort ? 'With practice I learn this, too.' : 'With practice, I am learning this, too.';
  return [
    { ...told, keep: isShort ? 1 : 0 },
    { text: linked, type: 'descriptive', keep: 0 },
  ];
}

const encouraging = (pool: readonly string[], { seed, level }: Cast): Draft[] => {
  const text = stableChoice(pool, `${seed} encouragement`);
  return text === undefined ? [] : [{ text, type: 'descriptive', keep: level === 3 ? 2 : 1 }];
};
