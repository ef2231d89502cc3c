// A line told by the scene that is sure, or what of it stands in the way.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { wordCount } from '../../child/phrase-shape.ts';
import { castOf } from '../cast.ts';
import { nameIn } from '../choosing/name-in.ts';
import { typedTopics } from '../facts/openings.ts';
import { withWorry, worryAbout } from '../heard/worry.ts';
import { holdsDenied, holdsNames, holdsNumbers, lostFrom, missingFrom } from '../lines/holds-line.ts';
import { untoldThing } from '../lines/main-thing.ts';
import { isPlainOpening } from '../lines/plain-opening.ts';
import { isSureTopic } from '../lines/sure-form.ts';
import { titleFrom } from '../lines/topic-line.ts';
import type { Scene } from '../scene.ts';
import { sceneVersions } from '../scene-versions.ts';
import { askedWith } from '../sure-scene.ts';
import { bestOf, checked, type WrittenStory } from '../tell-version.ts';
import type { Telling } from './telling.ts';

export type BySure =
  | Extract<Telling, { is: 'told' }>
  | { is: 'thing'; thing: string }
  | { is: 'part'; part: string | null };

/** Told by a scene that is sure, or what of the line stands in the way. `isToldSo`: it may be told as it was typed. */
export function storyBySure(
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
  const byQuestion = isToldSo || isRuled.test(about) ? storyByQuestion(ask, line, scene) : null;
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
  const isAsked = first?.shape === 'asks' && (oneQuestion.test(text) || isRuled.test(text));
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
/** "Not telling strangers where I live". */
const isRuled = /^not \p{L}+ing (?!.*(?:,|\band\b|\bif\b|\bwhen\b|\buntil\b))/iu;
const longestQuestion = { 1: 16, 2: 13, 3: 8 } as const;

/** What was taken away the last time is another matter than what is feared. */
const isMinded =
  /\b(?:hates?|dislikes?|like|stand|bear|fears?|scared|afraid|frightened|terrified|worried)\b/i;

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

/** The part of the line that holds a word, as it was written. */
const partWith = (word: string | undefined, about: string): string | null =>
  word === undefined
    ? null
    : (about
        .split(/[,.;!?]+\s+|\s+(?:and|but|so|because)\s+(?!\p{Lu})/u)
        .find((part) => part.toLowerCase().includes(word.toLowerCase())) ?? null);
