// The ways one scene can be told with the carer's line, from the most personal to the plainest.
import { titleStems } from '@calmbridge/domain/stories/check-structure';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { asItSays, saidIn } from './choosing/if-it-says.ts';
import { saidPlainly } from './composing/said-plainly.ts';
import type { Told, ToldFact } from './composing/told.ts';
import { noFacts } from './facts/fact-slots.ts';
import { keptFacts, placeWith } from './facts/kept-facts.ts';
import { clauseOf, sceneFacts } from './facts/scene-facts.ts';
import type { ToldFacts } from './facts/told-facts.ts';
import { isUnwantedDoing } from './heard/unwanted-doing.ts';
import { cleanLine, isDenial, isSaidOfCarer, isSure } from './kind-scene.ts';
import { withNamedOfTwo } from './lines/named-of-two.ts';
import { withOpening } from './lines/opening.ts';
import { partedLine } from './lines/parted-line.ts';
import { readTopicLine, type TopicLine } from './lines/topic-line.ts';
import type { Scene } from './scene.ts';
import { askedWith } from './sure-scene.ts';
import { wholeLine } from './whole-line.ts';

/** A carer's words that can't stand in a story are left out, never bent. */
export function sceneVersions(
  given: Scene,
  line: StoryLine | null,
  boxes: ToldFacts | null,
  level: 1 | 2 | 3,
  typed: readonly TopicLine[] = [],
): Told[] {
  const fit = asItSays(given, line === null ? '' : saidIn(line));
  const scene = line === null ? fit : withNamedOfTwo(fit, line);
  const plain: Told = {
    scene,
    line: null,
    facts: noFacts,
    told: [],
    isFromCarer: false,
    withOwnThings: true,
  };
  const plainest = [plain, { ...plain, withOwnThings: false }];
  if (line === null) return plainest;
  const full: Told = {
    ...plain,
    scene: boxes?.tellsCourse ? withoutSteps(scene) : scene,
    facts: sceneFacts(scene, line),
    told: boxes === null ? [] : partsOf(boxes),
    kept: (told) => keptFacts(line, clauseOf(scene, line), told),
    ...placeOf(line, clauseOf(scene, line)),
  };
  const topics = [
    ...topicsOf(withoutName(line, scene), level, { isOfMe: isOfChild(scene), isOwn: isDoneByChild(scene) }),
    ...typed.map(saidPlainly).filter((one) => one !== null),
  ];
  const alone: Told = { ...full, told: [], line: null };
  return [
    // "Fire drill at school" says no more than the scene does: its own beginning is better than "This story is about".
    ...(boxes === null && topics[0] && saysOnlyTopic(topics[0]) && isBare(line)
      ? withAndWithoutThings(alone)
      : []),
    // So it is wherever the scene's own words and what else the line says hold all of it.
    ...(topics[0] && topics.every((one) => opensWithName(one) && !isOnce(one))
      ? withAndWithoutThings({ ...alone, told: full.told, besides: topics[0].more })
      : []),
    ...topics.flatMap((topic) => versionsWith(topic, full)),
    // What was filled in stands also where the line itself can't.
    ...(full.told.length > 0 ? [{ ...full, line: null }] : []),
    alone,
    ...plainest,
  ];
}

/** What the carer tells of how it goes is how it goes: ours may be another way. */
const withoutSteps = (scene: Scene): Scene => ({
  ...scene,
  lines: scene.lines.filter(({ part }) => part !== 'step'),
});

const partsOf = ({ why, steps, end, helping }: ToldFacts): ToldFact[] => [
  ...why.map((text): ToldFact => ({ part: 'body', text })),
  ...[...steps, ...helping].map((text): ToldFact => ({ part: 'step', text })),
  ...end.map((text): ToldFact => ({ part: 'end', text })),
];

/** "Ramadan, Mum and Dad are fasting": the name is the scene's own, and what is said of it is the carer's. */
function withoutName(line: StoryLine, scene: Scene): StoryLine {
  const [first, second, ...rest] = line.clauses;
  if (!first || !second || (second.shape !== 'fact' && second.shape !== 'doing')) return line;
  const known = askedWith(scene);
  const words = wordsOf(first.text);
  const isName = words.length === 1 && words.every((word) => known.has(stemOf(word)));
  return isName ? { ...line, clauses: [{ ...second, joint: '' }, ...rest] } : line;
}

/** How the scene may open: with all sentences of the line, or with its first ones. */
function topicsOf(
  line: StoryLine,
  level: 1 | 2 | 3,
  { isOfMe, isOwn }: { isOfMe: boolean; isOwn: boolean },
): TopicLine[] {
  // "Not saying people are fat" is not about saying people: the scene speaks for itself.
  if (isDenial(line) || (isSaidOfCarer(line) && !isOfMe)) return [];
  // What the line begins with is what it is about: a later part is no title.
  if (/[^\p{L}\p{N}\s'’,&{}:%~-]/u.test(line.clauses[0]?.text ?? '')) return [];
  // "I pick my nose" accuses: what is to stop is named, and nobody says that the child does it.
  if (isUnwantedDoing(line.clauses[0]?.text ?? '')) {
    const first = { ...line, clauses: line.clauses.slice(0, 1) };
    const named = [readTopicLine(first, level), partedLine(first, level)].find((one) => one?.fact === null);
    return named && isSure(named) ? [{ ...named, more: [] }] : [];
  }
  const told = wholeLine(line, level) ?? partedLine(line, level, isOwn);
  const read = readTopicLine(line, level);
  const topic = opens(read, line) ? cleanLine(read, line) : null;
  // "This story is about riding the bus" reads better than "I ride the bus", which may hold more of the line.
  const isMore = (told?.more.length ?? 0) > (topic?.more.length ?? 0);
  const found = told?.isDoing === true && !isMore ? [topic, told] : [told, topic];
  return found
    .filter((one) => one !== null && isSure(one))
    .map((one) => saidPlainly(withOpening(one as TopicLine, line, level)))
    .filter((one) => one !== null);
}

/** "I have to wear a patch" in a scene on the child's own: the carer speaks for the child. */
const isOfChild = ({ title, topic, ages, lines }: Scene): boolean =>
  ages !== 'teen' &&
  !/\b(?:some(?:one|body)|parents?|mum|mom|dad|family|relative|grand\p{L}+|brother|sister|friend|adult|grown-up|people|baby|teacher|helper|home|house|apart|work|job)\b/iu.test(
    `${title} ${topic}`,
  ) &&
  isDoneByChild({ lines });

const isDoneByChild = ({ lines }: Pick<Scene, 'lines'>): boolean =>
  lines.some(({ part, text }) => part === 'step' && /^(?:I|My)\b/.test(text));

/** Not a later part alone: "Idioms: it is raining cats and dogs" does not begin with the rain. */
const opens = (read: TopicLine | null, { clauses: [first] }: StoryLine): read is TopicLine =>
  read !== null && (read.fact === null || first?.shape === 'fact');

/** No day, no place and nobody, which would have to stand in a sentence of their own. */
const isBare = ({ who, where, when }: StoryLine): boolean => who.length + where.length + when.length === 0;

/** "This story is about …": the last that is taken. */
const opensWithName = ({ fact, opening }: TopicLine): boolean =>
  opening === undefined && (fact === null || /^This (?:story )?is about /.test(fact));
/** "Sometimes I go to the dentist" is no first visit. */
const isOnce = ({ topic }: TopicLine): boolean => /\b(?:first|last|final)\b/i.test(topic);

const saysOnlyTopic = (topic: TopicLine): boolean =>
  opensWithName(topic) && !isOnce(topic) && topic.more.length === 0;

function versionsWith(line: TopicLine, given: Told): Told[] {
  const full: Told = { ...given, line };
  const alone: Told = { ...full, opensAlone: true };
  const ends = given.scene.lines.filter(({ part }) => part === 'end').map(({ text }) => text);
  const isNamed = namesTitle(ends, line.title);
  const withoutMore = { ...full, told: [], line: { ...line, more: [] } };
  const short = shortTitle(line.title);
  const hasBoth = !isNamed && wordsOf(`${short} ${given.scene.title}`).length <= longestTitle;
  const both: Told = {
    ...(line.fact === null ? full : alone),
    line: { ...line, title: short },
    hasBothTitles: true,
  };
  return [
    ...(line.fact === null ? [] : withAndWithoutThings(alone)),
    ...(line.fact === null && !isNamed ? withAndWithoutThings({ ...full, isSceneTitle: true }) : []),
    ...(line.fact === null ? [] : withAndWithoutThings({ ...alone, isOwnTitle: true })),
    ...(hasBoth ? withAndWithoutThings(both) : []),
    ...withAndWithoutThings(full),
    ...withAndWithoutThings(withoutMore),
  ];
}

const longestTitle = 9;
/** "Dad Has a New Girlfriend Called Steph" is told by its first half beside another title. */
const shortTitle = (title: string): string => {
  const [head = title] = title.split(
    / (?:Called|Named|Because|When|Who|Every|Next|This|After|Before|Until|If|Without) /,
  );
  return wordsOf(head).length >= 2 ? head : title;
};

/** Whether an end comes back to what the title names; where it does not, "This was a story about …" would have to be added to it. */
const namesTitle = (ends: readonly string[], title: string): boolean => {
  const stems = titleStems(title);
  return ends.some((text) => wordsOf(text).some((word) => stems.includes(stemOf(word))));
};

const withAndWithoutThings = (version: Told): Told[] => [version, { ...version, withOwnThings: false }];

/** Where the line says that it is, which may not be where it was asked for. */
function placeOf(line: StoryLine, clause: LineClause | null): Pick<Told, 'place'> {
  const [place] = clause === null ? [] : line.where.flatMap((where) => placeWith(where, clause.text));
  return place === undefined ? {} : { place };
}
