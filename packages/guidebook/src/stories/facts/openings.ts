// How a story from the boxes may open: with all of the carer's line in the story's own sentences, as it was typed, or with its topic.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { thingsIn } from '@calmbridge/reader/story-line/facts-in';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { withoutSlip } from '@calmbridge/reader/story-line/spelled-out';
import { wordCount } from '#child/phrase-shape';
import { capitalised } from '#child/words';
import { castOf } from '../cast.ts';
import { shortTopic } from '../composing/ending.ts';
import { missingFrom } from '../lines/holds-line.ts';
import { namedTopics } from '../lines/named-topic.ts';
import { withOpening } from '../lines/opening.ts';
import { isSureTopic } from '../lines/sure-form.ts';
import { readTopicLine, subjectOf, type TopicLine, titleFrom } from '../lines/topic-line.ts';
import { isCleanTopic } from '../lines/well-formed.ts';
import { isOwnFeeling, wholeLine } from '../whole-line.ts';
import { openingByClauses } from './clause-opening.ts';
import { hasSubject, isSaid, isUntorn } from './is-said.ts';
import { type NamedOpening, type Opening, shortOf } from './own-words.ts';
import type { ToldFacts } from './told-facts.ts';
import { subjectOfLine, typedOpening } from './typed-opening.ts';

/** All of the line, best in the story's own sentences, else as it was typed. Its topic alone is enough where the boxes tell the rest. */
export function openingsOf(
  ask: StoryAsk,
  line: StoryLine,
  told: ToldFacts,
  isWhole: boolean,
): NamedOpening[] {
  const about = withoutSlip(ask.request.about);
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
  const typed = isWhole ? [typedOpening(ask, line)].filter((one) => one !== null) : [];
  const parts = isDeath ? [] : [byClauses(line, level)].filter((one) => one !== null);
  const named = isDeath ? [] : namedTopics(about, line, level).map((topic) => openingOf(topic, line, level));
  // A sentence is told as one: parted, it loses who does what.
  const all = (isSaid(about) && level !== 3 ? [...typed, ...read, ...parts] : [...read, ...typed, ...parts])
    .map(withoutSo)
    .map(withoutNotes)
    .filter(({ sentences }) => sentences.length > 0)
    .filter(({ sentences }) => sentences.every(isUntorn))
    .map((one) => ({ one, lost: missingIn(one, told, about) }));
  // Whatever holds more of the line comes first.
  return [...all.sort((one, other) => one.lost - other.lost).map(({ one }) => one), ...named];
}

/** "This story is about a snow day. So there is no bus": nothing was said that it follows from. */
const withoutSo = (opening: NamedOpening): NamedOpening => ({
  ...opening,
  sentences: opening.sentences.map((one, at, all) =>
    at === 1 && isAbout.test(all[0] ?? '') ? capitalised(one.replace(/^So /, '')) : one,
  ),
});

/** "She is very attached", "kids have started saying things": a note for us, and nothing to read out. */
export const withoutNotes = (opening: NamedOpening): NamedOpening => ({
  ...opening,
  sentences: opening.sentences.filter(
    (one) => !isNote.test(one) && !isOwnFeeling.test(one.replace(/\.$/, '')),
  ),
});
const isNote =
  /^(?:He|She|They|I|\{child\}) (?:is|are|am) (?:already |very |so |really |quite |a bit )*(?:attached|upset|scared|afraid|worried|anxious|nervous|cross|angry|sad|stressed|obsessed|used to|sensitive)\b|^(?:Some |The |Other )?(?:kids|children|boys|girls|people|pupils|classmates|neighbours|staff)\b[^.]*\b(?:say(?:ing)? things|laugh\p{L}*|teas\p{L}*|complain\p{L}*|comment\p{L}*|star(?:e|ing)|call(?:ing)? (?:me|him|her|them))\b/iu;

/** Who died, and no more: a list of what else the line names would be no word on a death. Whose kin "my mother" is, nobody knows. */
function deathIn(about: string, { person, saysI, speaking }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const [said] = /^.*?\b(?:died|passed away)\b/i.exec(about) ?? [];
  if (said === undefined || (person === 1 && saysI)) return null;
  return wholeLine(readStoryLine(said, speaking.childGender), level);
}

/** What the line names and neither the opening nor the boxes say. */
const missingIn = ({ title, sentences }: Opening, { steps, end, why }: ToldFacts, about: string): number =>
  missingFrom(asText(title, [...sentences, ...steps, ...end, ...why]), about);

/** The line clause by clause. */
function byClauses(line: StoryLine, level: 1 | 2 | 3): NamedOpening | null {
  const { topic, sentences = [] } = openingByClauses(line) ?? {};
  if (topic === undefined) return null;
  const [first = ''] = sentences;
  const opening = topic === null || !isToldTopic(topic) ? null : aboutIt(topic, level);
  if (topic !== null && opening === null) return null;
  return {
    title: titleFrom(topic ?? first.replace(/\.$/, '')),
    sentences: opening === null ? sentences : [...withTimeApart(opening, level), ...sentences],
    short: shortOf([topic === null ? null : shortTopic(topic), subjectOfLine(line), line.what]),
    isByName: false,
  };
}
/** "… at the charity shop on Saturday from 10 to 2" is long, and its time can stand by itself. */
function withTimeApart(opening: string, level: 1 | 2 | 3): string[] {
  const [, what, time] =
    /^(.+?) ((?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow|tonight|next week|from \d|at \d).*)\.$/i.exec(
      opening,
    ) ?? [];
  return what === undefined || time === undefined || wordCount(opening) <= longestOpening[level]
    ? [opening]
    : [`${what}.`, `It is ${time}.`];
}
const longestOpening = { 1: 18, 2: 14, 3: 9 } as const;

const isToldTopic = (topic: string): boolean =>
  !looseNumber.test(topic) &&
  !/ but |, (?:when|who|which|where|if) /.test(topic) &&
  // "Stitches out next week".
  !openEnd.test(topic.replace(/ (?:next|on|this|tomorrow|today|tonight)\b.*$/i, '')) &&
  !isSaid(topic);

const isAbout = /^This (?:story )?is about /;
/** What comes on a day is there: "There is a swimming lesson tomorrow". */
const aboutIt = (topic: string, level: 1 | 2 | 3): string =>
  /^an? \p{L}.* (?:tomorrow|today|tonight|on \p{L}+day|next week)$/u.test(topic)
    ? `There is ${topic}.`
    : `${level === 3 ? 'This is about' : 'This story is about'} ${topic}.`;

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

/** "Braces off". */
const openEnd = /^(?!.*\b(?:why|when|how) ).* (?:off|out|on|up|down|away|back|over)$/i;
/** "Load shedding 6 to 8". */
const looseNumber = /(?<!\b(?:from|at|to|until|of|for|on|the|by|and|year|number) )(?<![\d.:])\b\d/i;

const asText = (title: string, sentences: readonly string[]) => ({
  title,
  text: sentences.join(' '),
  pages: [],
});

/** The line as it was typed, for a scene that is told around it. By name only where the story speaks so. */
export function typedTopics(ask: StoryAsk, line: StoryLine): TopicLine[] {
  const { group, level } = castOf(ask);
  const whole = byClauses(line, level);
  // What says something is told as it was typed, or not at all.
  const isHeld =
    whole !== null &&
    (/^(?:This (?:story )?is about|There is an?) /.test(whole.sentences[0] ?? '') ||
      (ask.request.scene !== undefined && whole.sentences.length > 1)) &&
    // Beside a scene that was pressed, what can be told of the line is better than nothing of it.
    (ask.request.scene !== undefined ||
      missingFrom(asText(whole.title, whole.sentences), ask.request.about) === 0);
  return [typedOpening(ask, line), isHeld ? whole : null]
    .filter((one) => one !== null)
    .map(withoutNotes)
    .filter(({ sentences }) => sentences.length > 0)
    .filter(({ sentences }) => sentences.every(isUntorn))
    .filter(({ isByName }) => !isByName || group === 'teen')
    .filter(({ sentences }) => !sentences.some((one) => hangs.test(one)) && !isOfAnother(sentences))
    .map(({ title, sentences: [first = '', ...more] }) => ({
      topic: 'this',
      title,
      fact: first,
      more: more.map((one) => one.replace(/\.$/, '')),
      isWhole: true,
    }));
}

/** "This story is about Aunt Sue's wedding. She is bridesmaid": who, nobody knows. */
const isOfAnother = ([first = '', ...more]: readonly string[]): boolean =>
  isAbout.test(first) && more.some((one) => /^(?:He|She|His|Her) /.test(one));

/** "I where the pads are": a part of a question behind a list was given somebody to do it. */
const hangs = /^(?:I|He|She|They|We) (?:where|what|who|when|how|why|which|that|if|because|until|till)\b/;

/** The line can't be said: the story is what was told in the boxes. */
export function nothingSaid(line: StoryLine | null, { steps, end }: ToldFacts): NamedOpening {
  const [first = end[0] ?? ''] = steps;
  // Without a line, what is named in the first sentence is what may be asked about.
  const short = shortOf([line?.what, ...(line === null ? thingsIn(first.replace(/\.$/, '')) : [])]);
  return { title: titleFrom(first.replace(/\.$/, '')), sentences: [], short, isByName: false };
}
