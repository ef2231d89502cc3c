// The guidebook's story writer. Pure: the same child, request and reading give the same story, or the same questions.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { checkStory, type StoryCheck } from '@calmbridge/domain/stories/story-check';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';
import { type Cast, castOf } from './cast.ts';
import { sceneForChild } from './choose-scene.ts';
import { chosenLabel, chosenScene, namesAll, offersFor } from './choosing/chosen-scene.ts';
import { compose } from './compose.ts';
import type { Told } from './composing/told.ts';
import { sceneFrom } from './facts/fact-scene.ts';
import { noFacts } from './facts/fact-slots.ts';
import { keptFacts } from './facts/kept-facts.ts';
import { helperIn } from './facts/told-facts.ts';
import { helperFor } from './helper.ts';
import { kindVersions, tellable } from './kind-scene.ts';
import {
  holdsDenied,
  holdsLine,
  holdsNames,
  holdsNumbers,
  missingFrom,
  mostMissing,
} from './lines/holds-line.ts';
import { kindOfLine } from './lines/kind-of-line.ts';
import { helperInLine } from './lines/line-helper.ts';
import { namedTopics } from './lines/named-topic.ts';
import { readTopicLine, type TopicLine } from './lines/topic-line.ts';
import { pagesOf } from './pages.ts';
import { retold } from './retell.ts';
import type { Scene } from './scene.ts';
import { sceneVersions } from './scene-versions.ts';
import { storyQuestions, storyQuestionsAgain, storyQuestionsInstead } from './story-questions.ts';
import { sureScene } from './sure-scene.ts';
import { inVoice, titleInVoice } from './voice/in-voice.ts';
import { wholeLine } from './whole-line.ts';

export type StoryPage = { sentences: { text: string; type: SentenceType }[] };
export type WrittenStory = { title: string; pages: StoryPage[]; text: string };
/**
 * `scene` is the id of the scene that is told, `kind` that of the kind of happening the carer's line is told with; both null
 * where the story is made of the carer's own facts.
 */
export type Telling =
  | { is: 'told'; story: WrittenStory; scene: string | null; kind: string | null }
  | { is: 'asks'; asks: Asks };

/** `reading` is what the reader says of the line; null for an empty line. */
export function tellStory(ask: StoryAsk, reading: EntryReading | null): Telling {
  const about = ask.request.about.trim();
  const facts = factsIn(ask.request.facts);
  const line = about === '' ? null : readStoryLine(about, genderIn(ask));
  const chosen = chosenScene(ask.request);
  if (line === null && facts === null) {
    const scene = chosen ?? sceneForChild(scenes, castOf(ask));
    return {
      is: 'told',
      story: bestOf(ask, sceneVersions(scene, null, null, castOf(ask).level)),
      scene: scene.id,
      kind: null,
    };
  }
  if (chosen) {
    const story = storyByScene(ask, line, facts, chosen);
    return story ? { is: 'told', story, scene: chosen.id, kind: null } : askInstead(ask);
  }
  const scene = line && sureScene(scenes, about, line, reading);
  const story = scene ? bestOf(ask, sceneVersions(scene, line, facts, castOf(ask).level), line) : null;
  const isHeld =
    facts !== null ||
    (story !== null &&
      missingFrom(story, about) <= mostMissing(reading) &&
      holdsNumbers(story, about) &&
      holdsDenied(story, about) &&
      holdsNames(story, about));
  if (scene && story && isHeld && checked(ask, story).passed)
    return { is: 'told', story, scene: scene.id, kind: null };
  const byKind = facts === null && line ? storyByKind(ask, line) : null;
  if (byKind) return { is: 'told', ...byKind, scene: null };
  const own = facts ? storyFromFacts(ask, line, facts) : null;
  if (own && checked(ask, own).passed && (line === null || !ruledOut(ask)))
    return { is: 'told', story: own, scene: null, kind: null };
  return {
    is: 'asks',
    asks: facts
      ? storyQuestionsAgain(line, ruledOut(ask))
      : storyQuestions(
          line as StoryLine,
          offersFor(ask, reading, (chosen, scene) => storyByScene(chosen, line, null, scene) !== null),
        ),
  };
}

/** In place of a story that turned out not to tell the line. */
export const askInstead = (ask: StoryAsk): Extract<Telling, { is: 'asks' }> => ({
  is: 'asks',
  asks: storyQuestionsInstead(readStoryLine(ask.request.about.trim() || 'it', genderIn(ask)), ruledOut(ask)),
});

/** The scene that was pressed, if it tells the line. */
function storyByScene(
  ask: StoryAsk,
  line: StoryLine | null,
  facts: StoryFacts | null,
  scene: Scene,
): WrittenStory | null {
  if (ruledOut(ask)) return null;
  const story = bestOf(ask, sceneVersions(scene, line, facts, castOf(ask).level), line);
  return checked(ask, story).passed && namesAll(story, line) ? story : null;
}

/** The line is about a food that goes against the profile. */
const ruledOut = ({ profile, request }: StoryAsk): boolean =>
  storyScreens.diet(request.about, profile).some(({ isHard }) => isHard);

const genderIn = ({ profile: { gender } }: StoryAsk) =>
  gender === 'Male' ? 'm' : gender === 'Female' ? 'f' : gender === 'Other' ? 'x' : null;

const factsIn = (facts: StoryFacts | undefined): StoryFacts | null =>
  facts && factNames.some((name) => facts[name].trim() !== '') ? facts : null;

/** One scene, told for this child and request: for reviewing scenes one by one. */
export const tellScene = (ask: StoryAsk, scene: Scene): WrittenStory => {
  const [version] = sceneVersions(scene, null, null, castOf(ask).level);
  return told(version as Told, ask, null);
};

export const typesOf = ({ pages }: WrittenStory): SentenceType[] =>
  pages.flatMap(({ sentences }) => sentences.map(({ type }) => type));

/** The line says enough by itself: its kind is certain, it makes clean sentences, and the story holds most of it. */
function storyByKind(ask: StoryAsk, line: StoryLine): { story: WrittenStory; kind: string } | null {
  const { about } = ask.request;
  for (const topic of tellable(line, castOf(ask).level)) {
    const kind = kindOfLine(about, topic);
    const versions = kind ? kindVersions(kind, line, topic) : [];
    if (!kind || versions.length === 0) continue;
    const story = bestOf(ask, versions, line);
    const { passed, findings } = checked(ask, story);
    const isAsked = findings.some(({ rule, ok }) => rule === 'S00' && ok);
    if (passed && isAsked && holdsLine(story, topic, about) && holdsNames(story, about))
      return { story, kind: kind.id };
  }
  return null;
}

/** With facts a story always comes. Of the line it holds as much as can stand in one: all of it, its topic, what it names. */
function storyFromFacts(ask: StoryAsk, line: StoryLine | null, facts: StoryFacts): WrittenStory {
  const { level } = castOf(ask);
  const topics = line
    ? [wholeLine(line, level), readTopicLine(line, level), ...namedTopics(ask.request.about, line, level)]
    : [];
  for (const topic of topics) {
    const story = topic && storyOfFacts(ask, line, facts, topic);
    if (story && checked(ask, story).passed && tellsLine(ask, story)) return story;
  }
  return storyOfFacts(ask, line, facts, null);
}

/** The line's own event is in it, and not only what was told besides. */
const tellsLine = (ask: StoryAsk, story: WrittenStory): boolean =>
  checked({ ...ask, request: { ...ask.request, facts: nothingTold } }, story).findings.some(
    ({ rule, ok, severity }) => rule === 'S00' && (ok || severity !== 'hard'),
  );
const nothingTold: StoryFacts = { first: '', next: '', end: '', who: '', why: '' };

/** What of the facts can't stand in a story is left out, sentence by sentence. */
function storyOfFacts(
  ask: StoryAsk,
  line: StoryLine | null,
  facts: StoryFacts,
  topic: TopicLine | null,
): WrittenStory {
  const without = new Set<string>();
  for (;;) {
    const scene = sceneFrom(facts, line, castOf(ask).level, without);
    const kept = (told: string) => (line ? keptFacts(line, line.clauses[0] ?? null, told) : []);
    const base = { scene, facts: noFacts, told: [], isFromCarer: true, kept };
    const versions: Told[] = [topic, topic && { ...topic, more: [] }].flatMap((one) => [
      { ...base, line: one, withOwnThings: true },
      { ...base, line: one, withOwnThings: false },
    ]);
    const story = bestOf(ask, versions, line, facts);
    const broken = checked(ask, story).findings.find(({ ok, severity }) => !ok && severity === 'hard');
    const fact = broken?.sentence ? sentenceIn(scene, broken.sentence, without) : undefined;
    if (fact === undefined) return story;
    without.add(fact);
  }
}

/** At a place the line names: it is not at home then, wherever the story was asked for. */
const castAt = (cast: Cast, place: string): Cast => ({
  ...cast,
  place,
  holds: new Set([...cast.holds].filter((one) => one !== 'home' && !(one === 'school' && isOutside(place)))),
});

/**
 * A carer who writes a line says where it is, or nobody knows: "a haircut at home" is wrong of the barber. Only a
 * school is chosen for a line; home is what the form begins with, and a park would be a guess.
 */
function placedCast({ place, kept }: Told, usual: Cast, isChosen: boolean): Cast {
  if (place !== undefined) return castAt(usual, place);
  return kept === undefined || isChosen ? usual : { ...usual, place: '' };
}

const sentenceIn = (scene: Scene, bad: string, without: ReadonlySet<string>): string | undefined =>
  scene.lines.find(({ text }) => !without.has(text) && bad.endsWith(text.slice(1).replaceAll('~', '')))?.text;

const checked = (ask: StoryAsk, story: WrittenStory): StoryCheck =>
  checkStory(
    {
      ...story,
      request: ask.request,
      profile: ask.profile,
      types: typesOf(story),
      chosen: chosenLabel(ask.request),
    },
    storyScreens,
  );

/** The first that is good, else the best. A story that holds more of what was asked comes before a smoother one. */
function bestOf(
  ask: StoryAsk,
  versions: readonly Told[],
  line: StoryLine | null = null,
  facts: StoryFacts | null = ask.request.facts ?? null,
): WrittenStory {
  const helper = (facts === null ? null : helperIn(facts.who, line)) ?? helperFrom(line, ask, versions[0]);
  let best: { story: WrittenStory; check: StoryCheck } | null = null;
  for (const version of versions) {
    const story = told(version, ask, helper);
    const check = checked(ask, story);
    if (check.passed && check.score >= 88) return story;
    if (best?.check.passed) continue;
    if (!best || isBetter(check, best.check)) best = { story, check };
  }
  if (!best) throw new Error('No version of the story was told');
  return best.story;
}

/** The person the line says is there; "a grown-up I know" where it tells that a parent is not. */
function helperFrom(line: StoryLine | null, ask: StoryAsk, version: Told | undefined): string | null {
  const found = line && helperInLine(line);
  if (found?.is === 'named') return found.who;
  // Nobody knows whether a parent is there when the minibus breaks down: a kind of happening has no place of its own.
  if (!found && version?.tail === undefined) return null;
  const usual = helperFor(ask.profile, ask.request.context).there;
  if (!parentLike.test(usual)) return null;
  if (castOf(ask).group === 'teen') return 'an adult I know';
  return found ? 'a grown-up I know' : 'my grown-up';
}
const parentLike = /\b(?:Mum|Mom|Dad|parent|mums|moms|dads|my grown-up)\b/;

const isBetter = (one: StoryCheck, other: StoryCheck): boolean =>
  one.passed === other.passed ? one.score > other.score : one.passed;

/** A line that names another place than a school is not at school, whatever was chosen: no teacher is at the barber's. */
const isOutside = (place: string | undefined): boolean =>
  place !== undefined && !/\b(?:school|class\w*|nursery|college|kindergarten|hall|playground)\b/i.test(place);

function told(version: Told, ask: StoryAsk, helper: string | null): WrittenStory {
  const { at } = version.scene;
  const { context } = ask.request;
  const chosen = isOutside(version.place) ? 'Community' : context;
  const usual = castOf(ask, at.includes(chosen) ? chosen : at[0], helper);
  const cast = placedCast(version, usual, at.includes(chosen) && chosen === 'School');
  const paragraphs = inVoice(retold(compose(version, cast), ask.draft), cast);
  return {
    title: titleInVoice(version, cast),
    pages: pagesOf(paragraphs, cast.level).map((page) => ({
      sentences: page.map(({ text, type }) => ({ text, type })),
    })),
    text: paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n'),
  };
}
