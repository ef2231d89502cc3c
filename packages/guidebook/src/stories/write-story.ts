// The guidebook's story writer. Pure: the same child, request and reading give the same story, or the same questions.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { once } from '@calmbridge/reader/meaning/once';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';
import { askedOfNoEvent } from './asking/no-event.ts';
import { sortOfLine } from './asking/sort-of-line.ts';
import {
  storyQuestionsAgain,
  storyQuestionsInstead,
  storyQuestionsOfBoxes,
} from './asking/story-questions.ts';
import { castOf } from './cast.ts';
import { sceneForChild } from './choose-scene.ts';
import { chosenScene } from './choosing/chosen-scene.ts';
import { toldFacts } from './facts/told-facts.ts';
import { heardLine } from './heard/heard-line.ts';
import { withWorry } from './heard/worry.ts';
import { parentWord } from './helper.ts';
import { untoldParts } from './lesser/untold-parts.ts';
import { fittingScene, withoutRuledOut } from './lines/fits-line.ts';
import { lostFrom, missingFrom } from './lines/holds-line.ts';
import { withoutUnwanted } from './lines/unwanted.ts';
import type { Scene } from './scene.ts';
import { sceneVersions } from './scene-versions.ts';
import { storyFromFacts } from './story-from-facts.ts';
import { askedWith } from './sure-scene.ts';
import { bestOf } from './tell-version.ts';
import { sureFor } from './telling/tell-line.ts';
import { tellOpenly } from './telling/tell-openly.ts';
import { storyByScene } from './telling/tell-scene.ts';
import { genderIn, readingOf, ruledOut, type Telling, withLine } from './telling/telling.ts';
import { inTheFamily } from './voice/carers-own.ts';

/** `reading` is what the reader says of the line; null for an empty line. */
export function tellStory(given: StoryAsk, reading: EntryReading | null): Telling {
  const about = inTheFamily(given.request.about.trim(), genderIn(given));
  const ask = { ...given, request: { ...given.request, about } };
  const facts = factsIn(ask.request.facts);
  const chosen = chosenScene(ask.request);
  if (facts !== null) return tellWithFacts(ask, facts, chosen, reading);
  if (about === '') return storyOfOwn(ask, chosen);
  const asks = askedOfNoEvent(ask);
  if (asks) return tellNoEvent(ask, asks, chosen);
  if (!chosen) return tellOpenly(ask, reading);
  const heard = heardLine(about, genderIn(ask), reading);
  const heardAsk = withLine(ask, heard.about);
  const meant = heard.worry ? withWorry(chosen, heard.worry) : chosen;
  const pressed = withoutRuledOut(meant, heard.line, castOf(ask).level);
  const story = heard.isUnclear || !pressed ? null : storyByScene(heardAsk, heard.line, null, pressed);
  return story
    ? { is: 'told', story, scene: chosen.id, kind: null, leftOut: untoldParts(story, about) }
    : askInstead(ask);
}

/** The line tells of no event: only what is pressed is told, and nothing of the line in it. */
function tellNoEvent(ask: StoryAsk, asks: Asks, chosen: Scene | null): Telling {
  const story = chosen && storyByScene(ask, null, null, chosen);
  return story ? { is: 'told', story, scene: chosen.id, kind: null } : { is: 'asks', asks };
}

/** With a scene where one is pressed or sure and all that was told stands in it; else in the carer's own words. */
function tellWithFacts(
  ask: StoryAsk,
  facts: StoryFacts,
  chosen: Scene | null,
  heard: EntryReading | null,
): Telling {
  const { about } = ask.request;
  const read = about === '' ? null : readStoryLine(about, genderIn(ask));
  const line = read && (withoutUnwanted(read)?.line ?? read);
  const reading = line && readingOf(heard, about, line);
  const { level } = castOf(ask);
  if (ruledOut(ask)) return { is: 'asks', asks: storyQuestionsAgain(ask, line ?? nothingTyped(), true) };
  const sort = read === null ? 'event' : sortOfLine(about, read);
  const boxes = toldFacts(facts, line, genderIn(ask), parentWord(ask.profile), level, sort);
  if (boxes.unsaid.size > 0) return { is: 'asks', asks: storyQuestionsOfBoxes(boxes.unsaid) };
  const sure = chosen ?? (line ? sureFor(ask, line, reading) : null);
  const isNeeded = chosen !== null || !boxes.tellsCourse;
  const scene =
    sure && line && isNeeded && !boxes.isByName
      ? chosen
        ? withoutRuledOut(chosen, line, level)
        : fittingScene(sure, line, level)
      : null;
  const story = scene ? storyByScene(ask, line, boxes, scene) : null;
  const isHeld =
    scene && story && line && (chosen !== null || lostFrom(story, line, askedWith(scene)).length === 0);
  if (isHeld && missingFrom(story, told(facts)) === 0)
    return { is: 'told', story, scene: scene.id, kind: null };
  // Of "why …" the reason is what the story is about.
  const isRule = !/^why\b/i.test(about.trim()) && sort === 'rule';
  const own = storyFromFacts(ask, line, { facts, told: boxes, isRule, isWhole: read === line });
  return own.is === 'told'
    ? { is: 'told', story: own.story, scene: null, kind: null }
    : { is: 'asks', asks: storyQuestionsOfBoxes(own.unsaid) };
}
const nothingTyped = once(() => readStoryLine('it', 'x'));
const told = ({ first, next, end, why }: StoryFacts): string => [first, next, end, why].join('. ');

/** Nothing was typed: the scene that was pressed, or one that suits the child. */
function storyOfOwn(ask: StoryAsk, chosen: Scene | null): Telling {
  const scene = chosen ?? sceneForChild(scenes, castOf(ask));
  const story = bestOf(ask, sceneVersions(scene, null, null, castOf(ask).level));
  return { is: 'told', story, scene: scene.id, kind: null };
}

/** In place of a story that turned out not to tell the line. */
export const askInstead = (ask: StoryAsk): Extract<Telling, { is: 'asks' }> => ({
  is: 'asks',
  asks: storyQuestionsInstead(
    ask,
    readStoryLine(ask.request.about.trim() || 'it', genderIn(ask)),
    ruledOut(ask),
  ),
});

const factsIn = (facts: StoryFacts | undefined): StoryFacts | null =>
  facts && factNames.some((name) => facts[name].trim() !== '') ? facts : null;
