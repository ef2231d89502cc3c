// Which scene a story tells: the one the carer's line names; else one of the type and context that meets this child's hard
// things; else a steady choice among the fitting ones.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { stableChoice } from '../child/stable-choice.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './scene.ts';

/** The scene named by the line, or null: then the line itself is the topic. */
export function sceneForLine(scenes: readonly Scene[], about: string, cast: Cast): Scene | null {
  const ranked = scenes
    .filter((scene) => fitsAge(scene, cast, true))
    .map((scene) => ({ scene, score: matchScore(scene, about) + nearness(scene, cast.ask.request) * 0.2 }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || a.scene.id.localeCompare(b.scene.id));
  return ranked[0]?.scene ?? null;
}

export function sceneForChild(scenes: readonly Scene[], cast: Cast): Scene {
  const { profile, request } = cast.ask;
  const fitting = scenes.filter(
    (scene) =>
      !scene.isNamedOnly &&
      scene.types.includes(request.type) &&
      scene.at.includes(request.context) &&
      fitsAge(scene, cast, false),
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
function fitsAge({ ages }: Scene, { group, age }: Cast, isNamed: boolean): boolean {
  if (ages === 'all') return true;
  if (ages === 'teen') return group === 'teen' || (isNamed && age !== null && age >= 7);
  return group !== 'teen' || isNamed;
}

const nearness = ({ types, at }: Scene, { type, context }: StoryRequest): number =>
  Number(types.includes(type)) + Number(at.includes(context));

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
export function matchScore(scene: Scene, text: string): number {
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
