// The guidebook's story writer. Pure: the same child, request and reading give the same story, or the same questions.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { once } from '@calmbridge/reader/meaning/once';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';
import { ageOf } from '../child/age.ts';
import { wordCount } from '../child/phrase-shape.ts';
import { askedOfNoEvent } from './asking/no-event.ts';
import { sortOfLine } from './asking/sort-of-line.ts';
import {
  storyQuestionOfPart,
  storyQuestionOfThing,
  storyQuestions,
  storyQuestionsAgain,
  storyQuestionsInstead,
  storyQuestionsOfBoxes,
} from './asking/story-questions.ts';
import { castOf } from './cast.ts';
import { sceneForChild } from './choose-scene.ts';
import { chosenScene, offersFor } from './choosing/chosen-scene.ts';
import { asItSays } from './choosing/if-it-says.ts';
import { nameIn } from './choosing/name-in.ts';
import { withoutUnnamed } from './choosing/named-people.ts';
import { plainReading } from './choosing/plain-reading.ts';
import { suitsReader } from './choosing/suits-reader.ts';
import { storyByKind } from './choosing/told-by-kind.ts';
import { typedTopics } from './facts/openings.ts';
import { type ToldFacts, toldFacts } from './facts/told-facts.ts';
import { genderOfLine } from './heard/gender-of-line.ts';
import { type HeardLine, heardLine } from './heard/heard-line.ts';
import { isUnwantedDoing, tellsOfOthers } from './heard/unwanted-doing.ts';
import { withWorry, worryAbout } from './heard/worry.ts';
import { parentWord } from './helper.ts';
import { fittingScene, withoutRuledOut } from './lines/fits-line.ts';
import { holdsDenied, holdsNames, holdsNumbers, lostFrom, missingFrom } from './lines/holds-line.ts';
import { untoldThing } from './lines/main-thing.ts';
import { isPlainOpening } from './lines/plain-opening.ts';
import { isSureTopic } from './lines/sure-form.ts';
import { type TopicLine, titleFrom } from './lines/topic-line.ts';
import { withoutUnwanted } from './lines/unwanted.ts';
import type { Scene } from './scene.ts';
import { sceneVersions } from './scene-versions.ts';
import { storyFromFacts } from './story-from-facts.ts';
import { askedWith, certainFrom, sureFrom, sureScene, verySureFrom } from './sure-scene.ts';
import { bestOf, checked, type WrittenStory } from './tell-version.ts';
import { inTheFamily } from './voice/carers-own.ts';

/**
 * `scene` is the id of the scene that is told, `kind` that of the kind of happening the carer's line is told with; both null
 * where the story is made of the carer's own facts.
 */
export type Telling =
  | { is: 'told'; story: WrittenStory; scene: string | null; kind: string | null }
  | { is: 'asks'; asks: Asks };

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
  const heard = heardLine(about, genderIn(ask), reading);
  const heardAsk = { ...ask, request: { ...ask.request, about: heard.about } };
  if (!chosen) return tellLine(heardAsk, ask, heard, reading);
  const meant = heard.worry ? withWorry(chosen, heard.worry) : chosen;
  const pressed = withoutRuledOut(meant, heard.line, castOf(ask).level);
  const story = heard.isUnclear || !pressed ? null : storyByScene(heardAsk, heard.line, null, pressed);
  return story ? { is: 'told', story, scene: chosen.id, kind: null } : askInstead(ask);
}

/** The line tells of no event: only what is pressed is told, and nothing of the line in it. */
function tellNoEvent(ask: StoryAsk, asks: Asks, chosen: Scene | null): Telling {
  const story = chosen && storyByScene(ask, null, null, chosen);
  return story ? { is: 'told', story, scene: chosen.id, kind: null } : { is: 'asks', asks };
}

const readingOf = (reading: EntryReading | null, about: string, line: StoryLine): EntryReading | null =>
  reading && plainReading(withoutUnnamed(reading, about, line), about, line);

/** By the scene that is sure, else by the line's kind; else the carer is asked, about the line as it was `typed`. */
function tellLine(
  ask: StoryAsk,
  typed: StoryAsk,
  { line, whole, unwanted, worry, hasAside, isUnclear }: HeardLine,
  heard: EntryReading | null,
): Telling {
  const { about } = ask.request;
  const reading = readingOf(heard, about, line);
  const isSaid = !isUnclear && !isBelief.test(about) && !takesBack.test(about);
  const fitting = isSaid ? fittingFor(ask, line, reading, unwanted) : null;
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
    asks: part === null ? storyQuestions(typed, whole, offers) : storyQuestionOfPart(part, offers),
  };
}

/** The scene that is sure, without what the line speaks against; the next one where that one is for somebody else: a school's for "first day at nursery". */
function fittingFor(
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

type BySure =
  | Extract<Telling, { is: 'told' }>
  | { is: 'thing'; thing: string }
  | { is: 'part'; part: string | null };

/** Told by a scene that is sure, or what of the line stands in the way. `isToldSo`: it may be told as it was typed. */
function storyBySure(
  ask: StoryAsk,
  line: StoryLine,
  scene: Scene,
  isToldSo: boolean,
  isCertain: boolean,
): BySure {
  const { about } = ask.request;
  const { level } = castOf(ask);
  const told = (story: WrittenStory): BySure => ({ is: 'told', story, scene: scene.id, kind: null });
  const story = bestOf(ask, sceneVersions(scene, line, null, level), line);
  const isGood = checked(ask, story).passed;
  const isHeld = holdsLine(story, ask, line, scene);
  const thing = isGood && isHeld ? untoldThing(line, scene, level) : null;
  if (thing !== null) {
    const worry = isMinded.test(about) ? worryAbout(thing) : null;
    return worry
      ? storyBySure(ask, line, withWorry(scene, worry), isToldSo, isCertain)
      : { is: 'thing', thing };
  }
  if (isGood && isHeld) return told(isToldSo ? withMore(ask, line, scene, story) : story);
  const lost = lostFrom(story, line, askedWith(scene));
  const asTyped = isToldSo ? storyAsTyped(ask, line, scene) : null;
  if (asTyped) return told(asTyped);
  const byQuestion = isToldSo ? storyByQuestion(ask, line, scene) : null;
  if (byQuestion) return told(byQuestion);
  const byName = isCertain ? storyByName(ask, line, scene) : null;
  if (byName) return told(byName);
  return { is: 'part', part: isGood ? partWith(lost[0], about) : null };
}

/** "Load shedding": the reader is certain of the scene, which has other words for it, so the line's own name for it opens the story. */
function storyByName(ask: StoryAsk, line: StoryLine, scene: Scene): WrittenStory | null {
  const { level } = castOf(ask);
  const topic = nameIn(ask.request.about);
  if (topic === null) return null;
  const fact = `${level === 3 ? 'This is about' : 'This story is about'} ${topic}.`;
  const named = { topic, title: titleFrom(topic), fact, more: [] };
  const story = bestOf(ask, sceneVersions(scene, line, null, level, [named]), line);
  return checked(ask, story).passed && holdsLine(story, ask, line, scene) ? story : null;
}

/** "Why Baba does not eat at noon", "how to call 911 and when not to": what is asked is what the story is about, whole as it was typed. */
function storyByQuestion(ask: StoryAsk, line: StoryLine, scene: Scene): WrittenStory | null {
  const { level } = castOf(ask);
  const [first, ...others] = line.clauses;
  const text = first?.text.replaceAll('~', '') ?? '';
  const isAsked = first?.shape === 'asks' && oneQuestion.test(text);
  if (!isAsked || others.length + line.unread.length > 0 || wordCount(text) > longestQuestion[level])
    return null;
  const topic = (text.charAt(0).toLowerCase() + text.slice(1)).replace(/^what (is|are) (.+)$/u, 'what $2 $1');
  if (!isSureTopic(topic)) return null;
  const fact = `${level === 3 ? 'This is about' : 'This story is about'} ${topic}.`;
  const asked = { topic: 'this', title: titleFrom(topic), fact, more: [], isWhole: true };
  const story = bestOf(ask, sceneVersions(scene, line, null, level, [asked]), line);
  const isTold = story.text.toLowerCase().includes(fact.toLowerCase());
  return isTold && checked(ask, story).passed && holdsLine(story, ask, line, scene) ? story : null;
}
/** One question, and no second one behind it: "why legs get hair and that it is okay" is no name for anything. */
const oneQuestion = /^(?:why|how|when to|what (?!to ))(?!.*(?:,| and) (?:that|why|how|what|who|where)\b)/i;
const longestQuestion = { 1: 16, 2: 13, 3: 8 } as const;

const likelyScene = 0.5;
/** What was taken away the last time is another matter than what is feared. */
const isMinded =
  /\b(?:hates?|dislikes?|like|stand|bear|fears?|scared|afraid|frightened|terrified|worried)\b/i;
/** "The fairy lost it, actually we did": what stands first is not so. */
const takesBack = /[,.;] (?:well )?actually\b/i;
/** "She thinks losing means nobody likes her": told as a fact it would be said to be so. */
const isBelief =
  /^(?:he|she|they|\{child\}|my (?:son|daughter|boy|girl|child)) (?:still |now |always |really )?(?:thinks?|believes?|says|(?:is|are) (?:sure|certain|convinced))\b/i;

const holdsLine = (story: WrittenStory, { request: { about } }: StoryAsk, line: StoryLine, scene: Scene) =>
  lostFrom(story, line, askedWith(scene)).length === 0 &&
  holdsNumbers(story, about) &&
  holdsDenied(story, about) &&
  holdsNames(story, about);

/** "Grandad forgets my name" is a word that the scene is asked for with, and not what it says: the line as typed, where that holds more. */
function withMore(ask: StoryAsk, line: StoryLine, scene: Scene, story: WrittenStory): WrittenStory {
  const { about } = ask.request;
  const lost = missingFrom(story, about);
  const typed = lost > 0 ? storyAsTyped(ask, line, scene) : null;
  return typed && missingFrom(typed, about) < lost ? typed : story;
}

/** The scene is sure, and the line says more than it knows: all of it opens the story, where it makes whole sentences. */
function storyAsTyped(ask: StoryAsk, line: StoryLine, scene: Scene): WrittenStory | null {
  // "We are flying to see Grandpa, airport security and the plane" is no list of whom we see.
  const things = line.clauses.slice(1).filter(({ shape }) => shape === 'thing');
  const typed = typedTopics(ask, line)
    .filter(isPlainOpening)
    .filter(({ fact }) => !things.some(({ text }) => fact?.includes(`, ${text.replace(/^an? /, '')}`)));
  if (typed.length === 0) return null;
  const story = bestOf(ask, sceneVersions(scene, line, null, castOf(ask).level, typed), line);
  return checked(ask, story).passed && holdsLine(story, ask, line, scene) ? story : null;
}

/** The scene the reader is sure of, where it is one for this reader. */
function sureFor(ask: StoryAsk, line: StoryLine, given: EntryReading | null): Scene | null {
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

/** The part of the line that holds a word, as it was written. */
const partWith = (word: string | undefined, about: string): string | null =>
  word === undefined
    ? null
    : (about
        .split(/[,.;!?]+\s+|\s+(?:and|but|so|because)\s+(?!\p{Lu})/u)
        .find((part) => part.toLowerCase().includes(word.toLowerCase())) ?? null);

/** In place of a story that turned out not to tell the line. */
export const askInstead = (ask: StoryAsk): Extract<Telling, { is: 'asks' }> => ({
  is: 'asks',
  asks: storyQuestionsInstead(
    ask,
    readStoryLine(ask.request.about.trim() || 'it', genderIn(ask)),
    ruledOut(ask),
  ),
});

/**
 * The scene that was pressed. Whoever presses one has typed what is special about theirs: it opens the story as it was typed, where that
 * makes sentences; else the scene is told with what it holds of the line, and in the end alone. What it leaves out, the check names.
 */
function storyByScene(
  ask: StoryAsk,
  line: StoryLine | null,
  boxes: ToldFacts | null,
  scene: Scene,
): WrittenStory | null {
  if (ruledOut(ask)) return null;
  const { level } = castOf(ask);
  const tell = (of: StoryLine | null, typed: readonly TopicLine[] = []) =>
    bestOf(ask, sceneVersions(scene, of, boxes, level, typed), of, boxes?.helper ?? null);
  const isPassed = (story: WrittenStory) => checked(ask, story).passed;
  const isGood = (story: WrittenStory) => isPassed(story) && holdsNames(story, ask.request.about);
  const typed = line && ask.request.scene ? typedTopics(ask, line) : [];
  const own = typed.length > 0 ? tell(line, typed) : null;
  if (own && isGood(own)) return own;
  const story = tell(line);
  if (isGood(story)) return story;
  const alone = boxes === null && ask.request.scene ? tell(null) : null;
  return alone && isPassed(alone) ? alone : null;
}

/** The line is about a food that goes against the profile. */
const ruledOut = ({ profile, request }: StoryAsk): boolean =>
  storyScreens.diet(request.about, profile).some(({ isHard }) => isHard);

const genderIn = ({ profile: { gender }, request: { about } }: StoryAsk) =>
  genderOfLine(about, gender === 'Male' ? 'm' : gender === 'Female' ? 'f' : gender === 'Other' ? 'x' : null);

const factsIn = (facts: StoryFacts | undefined): StoryFacts | null =>
  facts && factNames.some((name) => facts[name].trim() !== '') ? facts : null;
