// How a story from the boxes may open: with all of the carer's line in the story's own sentences, as it was typed, or with its topic.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { inRightCase, shapeOf } from '@calmbridge/reader/story-line/clause';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { capitalised } from '#child/words';
import { castOf } from '../cast.ts';
import { shortTopic } from '../composing/ending.ts';
import { parentWord } from '../helper.ts';
import { withDeterminer } from '../lines/as-topic.ts';
import { missingFrom } from '../lines/holds-line.ts';
import { namedTopics } from '../lines/named-topic.ts';
import { withOpening } from '../lines/opening.ts';
import { isSureTopic } from '../lines/sure-form.ts';
import {
  isSayable,
  readTopicLine,
  subjectOf,
  type TopicLine,
  titleFrom,
  topicOf,
} from '../lines/topic-line.ts';
import { isCleanTopic } from '../lines/well-formed.ts';
import { wholeLine } from '../whole-line.ts';
import { type Opening, shortOf } from './own-words.ts';
import { type ToldFacts, tellingOf } from './told-facts.ts';
import { becauseOf, typedSentences, type Voice } from './typed-sentences.ts';

export type NamedOpening = Opening & { isByName: boolean };

/** All of the line, best in the story's own sentences, else as it was typed. Its topic alone is enough where the boxes tell the rest. */
export function openingsOf(
  ask: StoryAsk,
  line: StoryLine,
  told: ToldFacts,
  isWhole: boolean,
): NamedOpening[] {
  const { about } = ask.request;
  const { level } = castOf(ask);
  const grownUp = parentWord(ask.profile);
  const isDeath = line.state === 'died';
  const read = [
    wholeLine(line, level),
    ...(isDeath ? [deathIn(about, line, level)] : []),
    readTopicLine(line, level),
  ]
    .filter((topic) => topic !== null)
    .filter(
      ({ fact, topic }) => fact !== null || (isSureTopic(topic) && isCleanTopic(topic) && !isSaid(topic)),
    )
    .map((topic) => openingOf(withOpening(topic, line, level), line, level));
  const typed = isWhole
    ? [partedOpening(about, line, grownUp, level), typedOpening(about, line, grownUp, level)].filter(
        (one) => one !== null,
      )
    : [];
  const named = isDeath ? [] : namedTopics(about, line, level).map((topic) => openingOf(topic, line, level));
  // Who comes before "he" may be meant by it: "our hen is a rooster and he has to go".
  const isOfOther =
    isSaid(about) &&
    !/^(?:he|she|they|his|her|their|my|i|we|you|\{child)\b/i.test(about) &&
    line.speaking.isCarer;
  const whole = (isOfOther ? [...typed, ...read] : [...read, ...typed]).filter((one) =>
    isHeld(one, told, about),
  );
  return [...whole, ...typed, ...read, ...named];
}

/** Who died, and no more: a list of what else the line names would be no word on a death. Whose kin "my mother" is, nobody knows. */
function deathIn(about: string, { person, saysI, speaking }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const [said] = /^.*?\b(?:died|passed away)\b/i.exec(about) ?? [];
  if (said === undefined || (person === 1 && saysI)) return null;
  return wholeLine(readStoryLine(said, speaking.childGender), level);
}

/** Nothing that the line names is missing from the opening and the boxes together. */
const isHeld = ({ title, sentences }: Opening, { steps, end, why }: ToldFacts, about: string): boolean =>
  missingFrom({ title, text: [...sentences, ...steps, ...end, ...why].join(' '), pages: [] }, about) === 0;

const aboutIt = (topic: string, level: 1 | 2 | 3): string =>
  `${level === 3 ? 'This is about' : 'This story is about'} ${topic}.`;

function openingOf(topic: TopicLine, line: StoryLine, level: 1 | 2 | 3): NamedOpening {
  return {
    title: topic.title,
    sentences: [
      topic.opening ?? topic.fact ?? aboutIt(topic.topic, level),
      ...topic.more.map((one) => `${capitalised(one)}.`),
    ],
    short: shortOf([
      shortTopic(topic.topic),
      topic.doing && shortTopic(topic.doing),
      subjectOfLine(line),
      topic.fact && subjectOf(topic.fact),
      line.what,
    ]),
    isByName: false,
  };
}

const voiceOf = (about: string, line: StoryLine, grownUp: string): Voice => ({
  tells: tellingOf(about, line, line.speaking.childGender),
  speaking: { ...line.speaking, others: [] },
  grownUp,
});

/** As it was typed: "The hamster died while he was at school." */
function typedOpening(
  about: string,
  line: StoryLine,
  grownUp: string,
  level: 1 | 2 | 3,
): NamedOpening | null {
  const asked = about.replace(
    /[,.;]?\s*(?:and )?(?:what|how|who) (?:to|(?:he|she|they|i|we) (?:can|could|should)) [^.]*$/i,
    '',
  );
  const { sentences, isByName, unsaid } = typedSentences(asked, voiceOf(about, line, grownUp), level);
  const [first = ''] = sentences;
  if (unsaid.length > 0 || !isSaid(first) || toUs.test(about) || !isTellable(about)) return null;
  const short = shortOf([subjectOfLine(line), line.what]);
  return { title: titleFrom(first.replace(/\.$/, '')), sentences, short, isByName };
}

/** The line as it was typed, for a scene that is told around it. By name only where the story speaks so. */
export function typedTopics(ask: StoryAsk, line: StoryLine): TopicLine[] {
  const { level, group } = castOf(ask);
  const { about } = ask.request;
  const grownUp = parentWord(ask.profile);
  return [partedOpening(about, line, grownUp, level), typedOpening(about, line, grownUp, level)]
    .filter((one) => one !== null)
    .filter(({ isByName }) => !isByName || group === 'teen')
    .map(({ title, sentences: [first = '', ...more] }) => ({
      topic: 'this',
      title,
      fact: first,
      more: more.map((one) => one.replace(/\.$/, '')),
      isWhole: true,
    }));
}

/** "Bees made a nest in our wall" is a sentence, "a sleepover at the cabin where there is one toilet" is none. */
const isSaid = (sentence: string): boolean => {
  const [begin, next, ...rest] = termsOf(sentence);
  if (!begin || !next || /ing$/.test(begin.lower)) return false;
  // "First day at the garden centre, Priya will be there": the verb belongs to what follows.
  const [head = ''] = sentence.split(', ');
  if (head !== sentence && wordCount(head) > 3 && shapeOf(head) !== 'fact') return false;
  return (
    shapeOf(sentence.replace(/\.$/, '')) === 'fact' ||
    (!begin.tags.has('Preposition') &&
      [next, ...rest.slice(0, 2)].some(
        ({ tags }, at, all) =>
          tags.has('PastTense') && !all.slice(0, at).some((one) => one.tags.has('Preposition')),
      ))
  );
};
/** A line is not an answer to our question: what no story says to a child keeps it from being told as it was typed. */
const isTellable = (about: string): boolean =>
  about.split(/[.;!?]+/).every(
    (part) =>
      part.trim() === '' ||
      isSayable(
        spelledOut(part)
          .replace(/[()"“”]/g, '')
          .trim(),
      ),
  );
const toUs = /\b(?:sorry|please|pls|thanks|thank you|story)\b/i;

/** "New bed because her brother needs the cot": what it is about, and then the rest as sentences. */
function partedOpening(
  about: string,
  line: StoryLine,
  grownUp: string,
  level: 1 | 2 | 3,
): NamedOpening | null {
  const [first] = line.clauses;
  const isTopic = first?.shape === 'thing' || first?.shape === 'doing';
  if (!isTopic || isSaid(first.text) || toUs.test(about) || !isTellable(about)) return null;
  const topic = topicOf(first.text) ?? withDeterminer(first.text);
  // The topic is as long as it was read: what follows it in the line is the rest.
  const said = spelledOut(about);
  const lastWord = first.text.split(/\s+/).at(-1) ?? '';
  const at = said
    .toLowerCase()
    .indexOf(lastWord.toLowerCase(), Math.max(0, first.text.length - lastWord.length - 12));
  if (at < 0) return null;
  const [, joint = '', left = ''] =
    /^[\s,.;:–-]*(because|cos|so|and|but)?\b\s*(.*)$/is.exec(said.slice(at + lastWord.length)) ?? [];
  const rest = typedSentences(left, voiceOf(about, line, grownUp), level);
  if (rest.unsaid.length > 0) return null;
  return {
    title: titleFrom(wordCount(topic) === 1 ? `about ${topic}` : topic),
    sentences: [
      aboutIt(topic, level),
      ...(/^(?:because|cos)$/i.test(joint)
        ? rest.sentences.map((reason) => becauseOf(reason, left))
        : rest.sentences),
    ],
    short: shortOf([shortTopic(topic)]),
    isByName: rest.isByName,
  };
}

/** "The hamster", "Mum", "her best friend Amelie". */
function subjectOfLine({ clauses: [first], unread }: StoryLine): string | null {
  const subject =
    first?.shape === 'fact' && unread.length === 0 ? subjectIn(first.text.replaceAll('~', '')) : null;
  return subject !== null && /^(?:the|my|our|his|her|an?) |^\p{Lu}/iu.test(subject)
    ? inRightCase(subject)
    : null;
}

/** The line can't be said: the story is what was told in the boxes. */
export function nothingSaid(line: StoryLine | null, { steps, end }: ToldFacts): NamedOpening {
  const [first = end[0] ?? ''] = steps;
  const subject = subjectOf(first)?.replace(/^an? /i, 'the ');
  const short = shortOf([line?.what, subject]);
  return { title: titleFrom(first.replace(/\.$/, '')), sentences: [], short, isByName: false };
}
