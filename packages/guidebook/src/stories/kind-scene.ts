// A story without a scene: the carer's own line, with the sentences of its kind around it. Nothing is said of the event that
// the line does not say.
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { isAbsence } from './as-fact.ts';
import type { Told } from './composing/told.ts';
import { keptFacts } from './facts/kept-facts.ts';
import { sceneFacts } from './facts/scene-facts.ts';
import { withOpening } from './lines/opening.ts';
import { partedLine } from './lines/parted-line.ts';
import { ruleTitle, ruleTopic } from './lines/rule-topic.ts';
import { isSureSentence, isSureTopic } from './lines/sure-form.ts';
import { readTopicLine, type TopicLine } from './lines/topic-line.ts';
import { wellFormed } from './lines/well-formed.ts';
import { readLines, type Scene } from './scene.ts';
import type { StoryKind } from './story-kind.ts';
import { wholeLine } from './whole-line.ts';

/** What of the line makes clean sentences of the child's, the most first; none where it does not say enough. */
export function tellable(line: StoryLine, level: 1 | 2 | 3): TopicLine[] {
  if (isSaidOfCarer(line) || isOfEither(line)) return [];
  const rule = ruleTopic(line, level);
  if (isDenial(line)) return rule === null ? [] : [rule];
  const topic = line.isWhole && line.clauses.length === 1 ? readTopicLine(line, level) : null;
  const clean = topic && cleanLine(topic, line);
  const found = [wholeLine(line, level), partedLine(line, level), clean];
  return [...found.filter((one) => one !== null && isSure(one)), rule]
    .filter((one) => one !== null)
    .map((one) => withOpening(one, line, level));
}

/** Every sentence that rests on the carer's words alone reads sure, or the topic does. */
export const isSure = ({ fact, topic }: TopicLine): boolean =>
  fact === null
    ? isSureTopic(topic)
    : fact.includes(', ') || isSureSentence(fact.charAt(0).toLowerCase() + fact.slice(1));

/** With those of its sentences that read clean by themselves; null where the first does not. */
export function cleanLine(told: TopicLine, line: StoryLine): TopicLine | null {
  const clean = wellFormed(told);
  // "It cannot be washed off" hangs in the air where the sentence before it was left out.
  const isWhole = told.more.length + 1 >= line.clauses.length && clean?.more.length === told.more.length;
  const hangs = (one: string) => /^(?:it|this|that|they)\b/i.test(one) && (!isWhole || told.fact === null);
  return (
    clean && {
      ...clean,
      more: clean.more.filter((one) => !hangs(one) && (!/^I /.test(one) || isSureSentence(one))),
    }
  );
}

/** How the line is told with this kind, the more personal first; none where the kind wants to know of whom it tells. */
export function kindVersions(kind: StoryKind, line: StoryLine, topic: TopicLine): Told[] {
  if (kind.wantsMore && topic.more.length === 0) return [];
  const scene = sceneOfKind(kind);
  const who = peopleIn(topic.fact?.replace(/\.$/, '') ?? topic.topic);
  const facts = sceneFacts(scene, { ...line, who });
  if (scene.lines.some(({ text }) => /\{who\|/i.test(text)) && facts.size === 0) return [];
  const full: Told = {
    scene,
    line: topic.isRule ? { ...topic, title: ruleTitle(topic.topic) } : topic,
    facts,
    told: [],
    isFromCarer: true,
    withOwnThings: true,
    kept: (told) => keptFacts(line, line.clauses[0] ?? null, told),
    isByKind: true,
  };
  return [full, { ...full, withOwnThings: false }];
}

/** "A boy was pretending to be his friend": his own, or the child's? Nobody knows. */
const isOfEither = ({ clauses }: StoryLine): boolean =>
  /\b(?:an?|another|some) (?:\p{L}+ ){0,2}(?:boy|man|kid|lad|friend|girl|woman|lady|child|classmate)\b.*\b(?:his|him|her|them|their)\b/iu.test(
    clauses.map(({ text }) => text).join(', '),
  ) && !clauses.some(({ text }) => /\b(?:died|passed away|dead)\b/i.test(text));

/** "I am going to Kebbi" may be the carer, who goes, or the child, for whom the carer speaks. */
export const isSaidOfCarer = ({ person, saysI, clauses }: StoryLine): boolean =>
  person === 1 &&
  saysI &&
  clauses.some(
    ({ text }) => /\bI\b|\b(?:with|to|without|by|from) me\b/.test(text) || ofCarersBody.test(text),
  );
/** "My hip operation" may be the carer's as well as the child's. */
const ofCarersBody =
  /^my (?:\p{L}+ )?(?:operation|surgery|hip|knee|treatment|scan|chemo\p{L}*|biopsy|husband|wife|partner|ex|pregnancy)\b/iu;

/** "Not kissing toads" names what it is not about. */
export const isDenial = ({ clauses: [first] }: StoryLine): boolean =>
  /^(?:not|no|do not|never|to not)\b/i.test(first?.text ?? '') && !isAbsence(first?.text ?? '');

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
