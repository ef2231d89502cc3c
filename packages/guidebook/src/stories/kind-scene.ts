// A story without a scene: the carer's own line, with the sentences of its kind around it. Nothing is said of the event that
// the line does not say.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import type { Told } from './composing/told.ts';
import { keptFacts } from './facts/kept-facts.ts';
import { sceneFacts } from './facts/scene-facts.ts';
import { readTopicLine, type TopicLine } from './lines/topic-line.ts';
import { readLines, type Scene } from './scene.ts';
import type { StoryKind } from './story-kind.ts';
import { wellFormed } from './well-formed.ts';
import { wholeLine } from './whole-line.ts';

/** What of the line makes clean sentences of the child's; null where it does not say enough. */
export function tellable(line: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  if (isSaidOfCarer(line) || isDenial(line)) return null;
  const whole = wholeLine(line, level);
  if (whole !== null) return whole;
  // Several clauses of which not all can be said: something that matters may be lost.
  const told = line.isWhole && line.clauses.length === 1 ? readTopicLine(line, level) : null;
  return told && cleanLine(told, line);
}

/** With those of its sentences that read clean by themselves; null where the first does not. */
export function cleanLine(told: TopicLine, line: StoryLine): TopicLine | null {
  const clean = wellFormed(told);
  // "It cannot be washed off" hangs in the air where the sentence before it was left out.
  const isWhole = told.more.length + 1 >= line.clauses.length && clean?.more.length === told.more.length;
  const hangs = (one: string) => /^(?:it|this|that|they)\b/i.test(one) && (!isWhole || told.fact === null);
  return clean && { ...clean, more: clean.more.filter((one) => !hangs(one)) };
}

/** How the line is told with this kind, the more personal first; none where the kind wants to know of whom it tells. */
export function kindVersions(kind: StoryKind, line: StoryLine, topic: TopicLine): Told[] {
  if (kind.wantsMore && topic.more.length === 0) return [];
  if (kind.wantsWholeLine && !saysEnough(line, topic)) return [];
  const scene = sceneOfKind(kind);
  const who = peopleIn(topic.fact?.replace(/\.$/, '') ?? topic.topic);
  const facts = sceneFacts(scene, { ...line, who });
  if (scene.lines.some(({ text }) => /\{who\|/i.test(text)) && facts.size === 0) return [];
  const full: Told = {
    scene,
    line: topic,
    facts,
    told: [],
    isFromCarer: true,
    withOwnThings: true,
    kept: (told) => keptFacts(line, line.clauses[0] ?? null, told),
    tail: kind.tail,
  };
  return [full, { ...full, withOwnThings: false }];
}

/**
 * Two sentences, or one that names three things or more and tells what happens. What the child does ("washing for wudu") wants
 * its steps, and only the carer knows them.
 */
const saysEnough = ({ clauses: [first] }: StoryLine, { fact, more }: TopicLine): boolean =>
  more.length > 0 || (fact !== null && first?.shape !== 'doing' && eventWords(fact).length >= 3);

/** "I am going to Kebbi" may be the carer, who goes, or the child, for whom the carer speaks. */
const isSaidOfCarer = ({ person, clauses }: StoryLine): boolean =>
  person === 1 && clauses.some(({ text }) => /\bI\b|\b(?:with|to|without|by|from) me\b/.test(text));

/** "Not kissing toads" names what it is not about. */
const isDenial = ({ clauses: [first] }: StoryLine): boolean =>
  /^(?:not|no|do not|never|to not)\b/i.test(first?.text ?? '');

/** The last sentence of the end only frames the story where its line can't be said. */
const frame = readLines('e123 d Now I know more about it.');

const sceneOfKind = ({ id, title, isSolemn, lines }: StoryKind): Scene => ({
  id,
  title,
  topic: 'it',
  types: [],
  at: ['Home', 'School', 'Community'],
  asks: [],
  words: [],
  ages: 'all',
  isSolemn,
  isGeneral: false,
  isNamedOnly: true,
  lines: [...lines, ...frame],
});
