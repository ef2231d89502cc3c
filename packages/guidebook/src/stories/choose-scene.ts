// Which scene is told where the carer names none: one of the type and context that meets this child's hard things; else a
// steady choice among the fitting ones.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { stableChoice } from '../child/stable-choice.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './scene.ts';

export function sceneForChild(scenes: readonly Scene[], cast: Cast): Scene {
  const { profile, request } = cast.ask;
  const fitting = scenes.filter(
    (scene) =>
      !scene.isNamedOnly &&
      scene.types.includes(request.type) &&
      scene.at.includes(request.context) &&
      fitsAge(scene, cast),
  );
  const hard = hardThings(profile, request);
  const scored = fitting.map((scene) => ({ scene, score: matchScore(scene, hard) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const meeting =
    best >= 1 ? scored.filter(({ score }) => score === best).map(({ scene }) => scene) : fitting;
  const chosen = stableChoice(meeting, `${cast.seed} scene`) ?? scenes[0];
  if (!chosen) throw new Error('There are no scenes to tell');
  return chosen;
}

const hardThings = (profile: ChildProfile, { type }: StoryRequest): string =>
  [
    profile.challenges,
    profile.triggers,
    ...(type === 'Safety & Emergency' ? [profile.wanderingBehavior, profile.safetyRisks] : []),
  ].join(' ');

/** Small children get no shaving and teenagers no tooth fairy, unless the carer names it. */
const fitsAge = ({ ages }: Scene, { group }: Cast): boolean =>
  ages === 'all' || (ages === 'teen') === (group === 'teen');

const normal = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=\p{L}{2}(?:[sxz]|ch|sh))es$/u, '')
    .replace(/(?<=\p{L}{2}[^s])s$/u, '');

const normalWords = (text: string): string[] => wordsOf(text).map(normal);

/** "Losing" may be found as lose, "swimming" as swim, "waiting" as wait: each form the word can stand for. */
function formsOf(word: string): string[] {
  const base = /^(\p{L}{3,})ing$/u.exec(word)?.[1] ?? /^(\p{L}{3,})ed$/u.exec(word)?.[1];
  return base ? [word, base, `${base}e`, base.replace(/(.)\1$/, '$1')] : [word];
}

/**
 * How well a scene answers a line. A phrase or a pair counts more than a word, so that "dog+sick" wins over "dog", and what
 * the line names first counts more than what it names last.
 */
function matchScore(scene: Scene, text: string): number {
  const words = normalWords(text);
  const places = new Map<string, number>();
  for (const [place, word] of words.entries())
    for (const form of formsOf(word)) if (!places.has(form)) places.set(form, place);
  const placeOf = (word: string): number | undefined =>
    formsOf(normal(word))
      .map((form) => places.get(form))
      .find((place) => place !== undefined);
  let score = 0;
  for (const entry of scene.words) {
    if (entry.includes('+')) {
      if (entry.split('+').every((word) => placeOf(word) !== undefined)) score = Math.max(score, 2.5);
    } else if (entry.includes(' ')) {
      if (` ${words.join(' ')} `.includes(` ${normalWords(entry).join(' ')} `)) score = Math.max(score, 2);
    } else {
      const place = placeOf(entry);
      if (place !== undefined)
        score = Math.max(score, 1.3 - (0.3 * place) / Math.max(1, words.length)) + 0.05;
    }
  }
  return score;
}
