// Everything about the child and the request that sentences depend on, worked out once.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { type Context, levelNumber } from '@calmbridge/domain/stories/story';
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

export function castOf(ask: StoryAsk): Cast {
  const { profile, request } = ask;
  const group = ageGroupOf(profile);
  return {
    ask,
    level: levelNumber(request.supportLevel),
    age: ageOf(profile),
    group,
    name: profile.name.trim(),
    pronouns: pronounsOf(profile.gender),
    helper: helperFor(profile, request.context),
    way: sayingWayOf(profile),
    peer: peerOf(ask, group),
    place: places[request.context],
    holds: new Set([
      ...profile.sensorySensitivities.map((sense) => sense.toLowerCase()),
      group,
      ...(group === 'teen' ? [] : ['young']),
      request.context.toLowerCase(),
      request.tone.split(' ')[0]?.toLowerCase() ?? '',
    ]),
    seed: JSON.stringify([profile, request]),
  };
}

function peerOf({ profile, request }: StoryAsk, group: AgeGroup): string {
  if (request.context === 'School') return 'a classmate';
  if (request.context === 'Community') return group === 'teen' ? 'another person' : 'another child';
  const told = [profile.socialSupports, profile.challenges, profile.strengths, profile.triggers]
    .join(' ')
    .toLowerCase();
  const found = /\b(?:brother|sister|cousin)\b/.exec(told);
  return found ? `my ${found[0]}` : 'a friend';
}
