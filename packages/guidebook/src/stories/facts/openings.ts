// How a story from the boxes may open: with all of the carer's line in the story's own sentences, as it was typed, or with its topic.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { inRightCase } from '@calmbridge/reader/story-line/clause';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
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
import { hasSubject, isSaid, isWholeSentence } from './is-said.ts';
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
    .map((topic) => openingOf(withOpening(topic, line, level), line, level))
    .filter(
      ({ sentences }) =>
        // "The whole class has them": nobody said what.
        !/\bhas them\b/.test(sentences[0] ?? '') &&
        sentences.every(
          (one) =>
            hasSubject(one) &&
            !(
              isAbout.test(one) &&
              (isSaid(one.replace(isAbout, '')) ||
                looseNumber.test(one) ||
                openEnd.test(one.replace(/\.$/, '')))
            ),
        ),
    );
  const typed = isWhole ? [typedOpening(ask, line, told)].filter((one) => one !== null) : [];
  const named = isDeath ? [] : namedTopics(about, line, level).map((topic) => openingOf(topic, line, level));
  // A sentence is told as one: parted, it loses who does what.
  const all = isSaid(about) && level !== 3 ? [...typed, ...read] : [...read, ...typed];
  return [...all.filter((one) => isHeld(one, told, about)), ...typed, ...read, ...named];
}

/** Who died, and no more: a list of what else the line names would be no word on a death. Whose kin "my mother" is, nobody knows. */
function deathIn(about: string, { person, saysI, speaking }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const [said] = /^.*?\b(?:died|passed away)\b/i.exec(about) ?? [];
  if (said === undefined || (person === 1 && saysI)) return null;
  return wholeLine(readStoryLine(said, speaking.childGender), level);
}

/** Nothing that the line names is missing from the opening and the boxes together. */
const isHeld = ({ title, sentences }: Opening, { steps, end, why }: ToldFacts, about: string): boolean =>
  missingFrom(asText(title, [...sentences, ...steps, ...end, ...why]), about) === 0;

const isAbout = /^This (?:story )?is about /;
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

/**
 * The line as it was typed: a sentence is told as one, what names a thing or a doing is what the story is about, and the rest of it
 * follows in sentences. Null for anything else: then the story begins with what was told in the boxes.
 */
function typedOpening(ask: StoryAsk, line: StoryLine, told: ToldFacts | null): NamedOpening | null {
  const { about } = ask.request;
  const { level } = castOf(ask);
  if (toUs.test(about) || !isTellable(about)) return null;
  const voice = voiceOf(about, line, parentWord(ask.profile));
  const said = typedSentences(withoutQuestion(about), voice, level);
  const [first = ''] = said.sentences;
  if (said.unsaid.length === 0 && isSaid(withoutQuestion(about)) && said.sentences.every(hasSubject))
    return {
      title: titleFrom(first.replace(/\.$/, '')),
      sentences: said.sentences,
      short: shortOf([subjectOfLine(line), line.what]),
      isByName: said.isByName,
    };
  const { topic, joint, left } = topicAndRest(about, line) ?? {};
  if (topic === undefined || left === undefined) return null;
  const rest = typedSentences(left, voice, level);
  if (rest.unsaid.length > 0) return null;
  const isReason = /^(?:because|cos)$/i.test(joint ?? '');
  return {
    title: titleFrom(wordCount(topic) === 1 ? `about ${topic}` : topic),
    sentences: [
      aboutIt(topic, level),
      ...(isReason
        ? rest.sentences.map((one, at) => (at === 0 ? becauseOf(one, left) : one))
        : rest.sentences.map(withVerb).filter((one) => isWholeSentence(one) || !isToldBy(one, told))),
    ],
    short: shortOf([topic, shortTopic(topic)]),
    isByName: rest.isByName,
  };
}

/** "Braces off". */
const openEnd = /^(?!.*\b(?:why|when|how) ).* (?:off|out|on|up|down|away|back|over)$/i;
/** "Load shedding 6 to 8". */
const looseNumber = /(?<!\b(?:from|at|to|until|of|for|on|the|by|and|year|number) )\b\d/i;

/** "…, what to say": the carer asks us, and the boxes answer. */
const withoutQuestion = (about: string): string =>
  about.replace(
    /[,.;]?\s*(?:and )?(?:what|how|who) (?:to|(?:he|she|they|i|we) (?:can|could|should)) [^.]*$/i,
    '',
  );

/** "New bed because her brother needs the cot": what it is about, as long as it was read, and what follows it in the line. */
function topicAndRest(
  about: string,
  { clauses: [first] }: StoryLine,
): { topic: string; joint: string; left: string } | null {
  const isTopic = first?.shape === 'thing' || first?.shape === 'doing';
  if (!isTopic || isSaid(first.text)) return null;
  const topic = topicOf(first.text) ?? withDeterminer(first.text);
  const isNamed = first.shape === 'doing' || wordCount(topic) === 1;
  if (looseNumber.test(topic) || openEnd.test(topic)) return null;
  if (!isNamed && !(isSureTopic(topic) && isCleanTopic(topic))) return null;
  const said = spelledOut(about);
  const lastWord = first.text.split(/\s+/).at(-1) ?? '';
  const at = said
    .toLowerCase()
    .indexOf(lastWord.toLowerCase(), Math.max(0, first.text.length - lastWord.length - 12));
  if (at < 0) return null;
  const [, joint = '', left = ''] =
    /^[\s,.;:–-]*(because|cos|so|and|but)?\b\s*(.*)$/is.exec(said.slice(at + lastWord.length)) ?? [];
  return { topic, joint, left };
}

/** The line as it was typed, for a scene that is told around it. By name only where the story speaks so. */
export function typedTopics(ask: StoryAsk, line: StoryLine): TopicLine[] {
  const { group } = castOf(ask);
  return [typedOpening(ask, line, null)]
    .filter((one) => one !== null)
    .filter(({ isByName }) => !isByName || group === 'teen')
    .filter(({ sentences }) => !sentences.some((one) => hangs.test(one)))
    .map(({ title, sentences: [first = '', ...more] }) => ({
      topic: 'this',
      title,
      fact: first,
      more: more.map((one) => one.replace(/\.$/, '')),
      isWhole: true,
    }));
}

/** "I where the pads are": a part of a question behind a list was given somebody to do it. */
const hangs = /^(?:I|He|She|They|We) (?:where|what|who|when|how|why|which|that|if|because|until|till)\b/;

/** What is no sentence need not be said where the boxes say it better. */
const isToldBy = (fragment: string, told: ToldFacts | null): boolean =>
  told !== null && missingFrom(asText('', [...told.steps, ...told.end, ...told.why]), fragment) <= 0.5;
const asText = (title: string, sentences: readonly string[]) => ({
  title,
  text: sentences.join(' '),
  pages: [],
});
/** "No wifi, no tablet" says what there is not. */
const withVerb = (sentence: string): string =>
  /^no \p{L}+(?: \p{L}+)?(?:(?:,| and) no \p{L}+(?: \p{L}+)?)*\.$/iu.test(sentence)
    ? `There is ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;

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
