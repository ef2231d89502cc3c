// A carer's line: told by the scene that is sure or by its kind, else asked about.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';
import { ageOf } from '../../child/age.ts';
import {
  storyQuestionBeside,
  storyQuestionOfPart,
  storyQuestionOfThing,
  storyQuestions,
} from '../asking/story-questions.ts';
import { castOf } from '../cast.ts';
import { offersFor } from '../choosing/chosen-scene.ts';
import { asItSays } from '../choosing/if-it-says.ts';
import { suitsReader } from '../choosing/suits-reader.ts';
import { storyByKind } from '../choosing/told-by-kind.ts';
import type { HeardLine } from '../heard/heard-line.ts';
import { isUnwantedDoing, tellsOfOthers } from '../heard/unwanted-doing.ts';
import { withWorry } from '../heard/worry.ts';
import { fittingScene, withoutRuledOut } from '../lines/fits-line.ts';
import { missingFrom } from '../lines/holds-line.ts';
import type { Scene } from '../scene.ts';
import { askedWith, certainFrom, sureFrom, sureScene, verySureFrom } from '../sure-scene.ts';
import { storyBySure } from './by-sure-scene.ts';
import { storyByScene } from './tell-scene.ts';
import { readingOf, type Telling } from './telling.ts';

/**
 * By the scene that is sure, else by the line's kind; else the carer is asked, about the line as it was `typed`. What the whole line
 * rules out is not told of a part of it, which then stands `beside` it.
 */
export function tellLine(
  ask: StoryAsk,
  typed: StoryAsk,
  { line, whole, unwanted, worry, hasAside, isUnclear }: HeardLine,
  heard: EntryReading | null,
  beside: StoryLine | null = null,
): Telling {
  const { about } = ask.request;
  const reading = readingOf(heard, about, line);
  const isSaid = !isUnclear && !isBelief.test(about) && !takesBack.test(about);
  const fit = isSaid ? fittingFor(ask, line, reading, unwanted) : null;
  const fitting = fit && beside ? withoutRuledOut(fit, beside, castOf(ask).level) : fit;
  const scene = fitting && worry ? withWorry(fitting, worry) : fitting;
  const [best] = reading?.nearest ?? [];
  const isCertain = best?.id === scene?.id && (best?.chance ?? 0) >= certainFrom;
  const isToldSo = unwanted.length === 0 && !isUnwantedDoing(line.clauses[0]?.text ?? '');
  const bySure = scene ? storyBySure(ask, line, scene, isToldSo, isCertain) : null;
  // Of a scene that is only nearly sure the line itself has to say what happens.
  const isNearlySure = best?.id === scene?.id && (best?.chance ?? 1) < sureFrom;
  const isTornFrom = bySure?.is === 'told' && isNearlySure && missingFrom(bySure.story, about) > 0;
  const byScene = isTornFrom ? null : bySure;
  if (byScene?.is === 'told') return byScene;
  const offers = offersFor(ask, reading, (chosen, scene) => {
    const allowed = withoutRuledOut(scene, line, castOf(ask).level);
    return allowed !== null && storyByScene(chosen, line, null, allowed) !== null;
  });
  // A scene that may well be meant is offered rather than passed over for general sentences.
  const mayBeScene = offers.length > 0 && (reading?.nearest[0]?.chance ?? 0) >= likelyScene;
  const isKind =
    isSaid && worry === null && !hasAside && unwanted.length === 0 && byScene?.is !== 'thing' && !mayBeScene;
  const byKind = isKind ? storyByKind(ask, line) : null;
  if (byKind) return { is: 'told', ...byKind, scene: null };
  if (byScene?.is === 'thing') return { is: 'asks', asks: storyQuestionOfThing(byScene.thing, offers) };
  const part = byScene?.is === 'part' ? byScene.part : null;
  return {
    is: 'asks',
    asks:
      part !== null
        ? storyQuestionOfPart(part, offers)
        : best && best.chance >= sureFrom && best.id === offers[0]?.id
          ? storyQuestionBeside(typed, whole, offers)
          : storyQuestions(typed, whole, offers),
  };
}

/** The scene that is sure, without what the line speaks against; the next one where that one is for somebody else: a school's for "first day at nursery". */
export function fittingFor(
  ask: StoryAsk,
  line: StoryLine,
  reading: EntryReading | null,
  unwanted: readonly string[],
): Scene | null {
  const sure = sureFor(ask, line, reading);
  if (!sure || !tellsInstead(sure, unwanted) || tellsOfOthers(sure, line, ask.request.about)) return null;
  const { level } = castOf(ask);
  const fitting = fittingScene(sure, line, level);
  const [, next] = reading?.nearest ?? [];
  if (fitting || !reading || !next || next.chance < likelyScene) return fitting;
  const others = reading.nearest.filter(({ id }) => id !== sure.id);
  const raised = others.map((one) => (one === next ? { ...one, chance: verySureFrom } : one));
  const other = sureFor(ask, line, { ...reading, nearest: raised });
  return other && other.id !== sure.id && tellsInstead(other, unwanted)
    ? fittingScene(other, line, level)
    : null;
}

/** What the child is to stop is no event: only a scene that is asked for with it tells what is done instead. */
const tellsInstead = (scene: Scene, unwanted: readonly string[]): boolean =>
  unwanted.every(
    (text) =>
      // Who takes them out is told of wearing them.
      (undoes.test(text) && isAid.test(scene.title)) ||
      eventOrAct(text).some((stem) => askedWith(scene).has(stem)),
  );
const isAid = /\b(?:hearing aids?|glasses|eye patch|splints?|ear defenders|mask|seat ?belt)\b/i;
const undoes =
  /^I (?:still |always |just |often )?(?:keep )?(?:tak|pull|rip|tear)\p{L}* (?:it|them) (?:off|out)\b/u;
const eventOrAct = (text: string): string[] =>
  wordsOf(text)
    .slice(0, 4)
    .filter((word) => !saysNoAct.test(word))
    .map(stemOf);
const saysNoAct =
  /^(?:I|keeps?|kept|on|it|them|off|out|away|tak(?:e|ing)|get|go|put|pull|will|would|not|do|want|to|still|now|always|just|also|often|let|the|an?|my|in|at|all)$/i;

const likelyScene = 0.5;
/** "The fairy lost it, actually we did": what stands first is not so. */
export const takesBack = /[,.;] (?:well )?actually\b/i;
/** "She thinks losing means nobody likes her": told as a fact it would be said to be so. */
const isBelief =
  /^(?:he|she|they|\{child\}|my (?:son|daughter|boy|girl|child)) (?:still |now |always |really )?(?:thinks?|believes?|says|(?:is|are) (?:sure|certain|convinced))\b/i;

/** The scene the reader is sure of, where it is one for this reader. */
export function sureFor(ask: StoryAsk, line: StoryLine, given: EntryReading | null): Scene | null {
  const reading = given && ofBigSchool(given, ask);
  const scene = sureScene(scenes, ask.request.about, line, reading);
  return scene && suitsReader(scene, ask, line) ? asItSays(scene, ask.request.about) : null;
}

/** Small children call the first school the big one, and older ones the second. */
function ofBigSchool(reading: EntryReading, { profile, request }: StoryAsk): EntryReading {
  const [best] = reading.nearest;
  const isFirst = /\bbig school\b/i.test(request.about) && (ageOf(profile) ?? smallBelow) < smallBelow;
  return isFirst && best?.id === 'going-to-secondary-school'
    ? { ...reading, nearest: [{ id: 'my-first-day-at-school', chance: best.chance }] }
    : reading;
}
const smallBelow = 7;
