// A story of what the carer filled in. With facts a story always comes.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { castOf } from './cast.ts';
import type { Told } from './composing/told.ts';
import { sceneFrom } from './facts/fact-scene.ts';
import { noFacts } from './facts/fact-slots.ts';
import { keptFacts } from './facts/kept-facts.ts';
import { namedTopics } from './lines/named-topic.ts';
import { withOpening } from './lines/opening.ts';
import { readTopicLine, type TopicLine } from './lines/topic-line.ts';
import type { Scene } from './scene.ts';
import { bestOf, checked, type WrittenStory } from './tell-version.ts';
import { wholeLine } from './whole-line.ts';

/** Of the line it holds as much as can stand in one: all of it, its topic, what it names. */
export function storyFromFacts(
  ask: StoryAsk,
  line: StoryLine | null,
  facts: StoryFacts,
  isRule: boolean,
): WrittenStory {
  const { level } = castOf(ask);
  const topics = line
    ? [
        wholeLine(line, level),
        ...(line.state === 'died' ? [deathIn(ask.request.about, line, level)] : []),
        readTopicLine(line, level),
        ...(line.state === 'died' ? [] : namedTopics(ask.request.about, line, level)),
      ]
    : [];
  for (const topic of topics) {
    const story = topic && line && storyOfFacts(ask, line, facts, withOpening(topic, line, level), isRule);
    if (story && checked(ask, story).passed && tellsLine(ask, story)) return story;
  }
  return storyOfFacts(ask, line, facts, null, isRule);
}

/** Who died, and no more: a list of what else the line names would be no word on a death. Whose kin "my mother" is, nobody knows. */
function deathIn(about: string, { person, saysI, speaking }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const [said] = /^.*?\b(?:died|passed away)\b/i.exec(about) ?? [];
  if (said === undefined || (person === 1 && saysI)) return null;
  return wholeLine(readStoryLine(said, speaking.childGender), level);
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
  isRule: boolean,
): WrittenStory {
  const without = new Set<string>();
  for (;;) {
    const scene = sceneFrom(facts, line, castOf(ask).level, without, isRule);
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

const sentenceIn = (scene: Scene, bad: string, without: ReadonlySet<string>): string | undefined =>
  scene.lines.find(({ text }) => !without.has(text) && bad.endsWith(text.slice(1).replaceAll('~', '')))?.text;
