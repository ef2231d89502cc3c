// A story without a scene: the carer's own line, with the sentences of its kind around it. Nothing is said of the event that
// the line does not say.
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import type { Told } from './compose.ts';
import { keptFacts } from './kept-facts.ts';
import { readLines, type Scene } from './scene.ts';
import { sceneFacts } from './scene-facts.ts';
import type { StoryKind } from './story-kind.ts';
import { readTopicLine } from './topic-line.ts';
import { isWellFormed } from './well-formed.ts';

/** How the line is told with this kind, the more personal first; none where it makes no clean sentence. */
export function kindVersions(kind: StoryKind, line: StoryLine, level: 1 | 2 | 3): Told[] {
  const topic = readTopicLine(line, level);
  if (topic === null || !isWellFormed(topic) || isSaidOfCarer(line) || isDenial(line)) return [];
  const scene = sceneOfKind(kind);
  const full: Told = {
    scene,
    line: topic,
    facts: sceneFacts(scene, line),
    told: [],
    isFromCarer: true,
    withOwnThings: true,
    kept: (told) => keptFacts(line, line.clauses[0] ?? null, told),
    tail: kind.tail,
  };
  return [full, { ...full, withOwnThings: false }];
}

/** "I am going to Kebbi" may be the carer, who goes, or the child, for whom the carer speaks. */
const isSaidOfCarer = ({ person, clauses }: StoryLine): boolean =>
  person === 1 && clauses.some(({ text }) => /^I\b|\b(?:with|to|without|by|from) me\b/.test(text));

/** "Not kissing toads" names what it is not about. */
const isDenial = ({ clauses: [first] }: StoryLine): boolean =>
  /^(?:not|no|do not|never|to not)\b/i.test(first?.text ?? '');

/** The last sentence of the end only frames the story where its line can't be said. */
const frame = readLines('e123 d Now I know more about it.');

const sceneOfKind = ({ id, title, isSolemn, lines }: StoryKind): Scene => ({
  id,
  title,
  topic: title,
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
