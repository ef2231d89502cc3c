// Everything about the child and the request that sentences depend on, worked out once.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { fieldsAlone } from '@calmbridge/domain/child/meanings';
import { sensorySensitivities } from '@calmbridge/domain/child/options';
import { type Context, contexts, levelNumber, type Tone, tones } from '@calmbridge/domain/stories/story';
import { type AgeGroup, ageGroupOf, ageOf } from '../child/age.ts';
import { type Pronouns, pronounsOf } from '../child/pronouns.ts';
import { type SayingWay, sayingWayOf } from '../child/speech.ts';
import { type Helper, helperFor } from './helper.ts';

export type Cast = {
  ask: StoryAsk;
  level: 1 | 2 | 3;
  age: number | null;
  group: AgeGroup;
  name: string;
  pronouns: Pronouns;
  helper: Helper;
  way: SayingWay;
  peer: string;
  /** Empty where nobody knows it. */
  place: string;
  /** The conditions that hold: sensitivities, age group, context, tone. */
  holds: ReadonlySet<string>;
  /** Same child and request, same choices. */
  seed: string;
};

const places: Readonly<Record<Context, string>> = {
  Home: 'at home',
  School: 'at school',
  Community: 'at the park',
};

const toneWord = (tone: Tone): string => tone.split(' ')[0]?.toLowerCase() ?? '';

/** Every condition that a sentence may name. */
export const storyConditions: ReadonlySet<string> = new Set([
  ...sensorySensitivities.filter((sense) => sense !== 'None').map((sense) => sense.toLowerCase()),
  'teen',
  'young',
  ...contexts.map((context) => context.toLowerCase()),
  ...tones.map(toneWord),
]);

/** `at` is where the scene plays, when that is not the context asked for: nobody's teacher sits next to them on a plane. */
export function castOf(
  ask: StoryAsk,
  at: Context = ask.request.context,
  namedHelper: string | null = null,
): Cast {
  const { profile, request } = ask;
  const group = ageGroupOf(profile);
  const usual = helperFor(profile, at);
  // Beside a carer's line whoever is there is enough: nobody practises a fire drill at home so that a parent is named.
  const helper = request.about === '' ? usual : { ...usual, practises: null };
  return {
    ask,
    level: levelNumber(request.supportLevel),
    age: ageOf(profile),
    group,
    name: profile.name.trim(),
    pronouns: pronounsOf(profile.gender),
    helper: namedHelper === null ? helper : { ...helper, there: namedHelper },
    way: sayingWayOf(profile),
    peer: peerOf(ask, at, group),
    place: places[at],
    holds: new Set([
      ...profile.sensorySensitivities.map((sense) => sense.toLowerCase()),
      group === 'teen' ? 'teen' : 'young',
      at.toLowerCase(),
      toneWord(request.tone),
    ]),
    seed: JSON.stringify([fieldsAlone(profile), request, ...(ask.draft ? [ask.draft] : [])]),
  };
}

function peerOf({ profile }: StoryAsk, at: Context, group: AgeGroup): string {
  if (at === 'School') return 'a classmate';
  if (at === 'Community') return group === 'teen' ? 'another person' : 'another child';
  const told = [profile.socialSupports, profile.challenges, profile.strengths, profile.triggers]
    .join(' ')
    .toLowerCase();
  const found = /\b(?:brother|sister|cousin)\b/.exec(told);
  return found ? `my ${found[0]}` : 'a friend';
}
