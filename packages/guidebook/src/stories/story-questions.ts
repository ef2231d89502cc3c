// What is asked where no scene of ours is about the line: at most four short questions, with examples made from the line.
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import { isPersonWord } from '@calmbridge/reader/story-line/people';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { cutTo } from '@calmbridge/reader/story-line/tell-phrase';
import { helperInLine } from './lines/line-helper.ts';
import { isSureTopic } from './lines/sure-form.ts';
import { readTopicLine } from './lines/topic-line.ts';
import { isCleanTopic } from './lines/well-formed.ts';
import { wholeLine } from './whole-line.ts';

/** A story was there for it, and does not tell it. */
export const storyQuestionsInstead = (line: StoryLine, isRuledOut: boolean): Asks =>
  isRuledOut
    ? storyQuestionsAgain(line, true)
    : {
        ...storyQuestions(line),
        text: 'That story would leave out too much of what you wrote. Tell us what happens, and the story is written from it.',
      };

/** Nothing of what was told can stand in a story: hits, commands, words to a machine. */
export const storyQuestionsAgain = (line: StoryLine | null, isRuledOut = false): Asks => ({
  ...storyQuestions(line ?? readStoryLine('it', 'x')),
  text: isRuledOut
    ? 'Your line is about a food that the profile rules out, so no story is told of it. Change the line, or the diet in the profile.'
    : 'These words can’t stand in a story as they are. Say in plain words what happens, as you would tell your child.',
});

/** A scene tells all of the line but one part: that one is asked for, in the carer's own words. */
export const storyQuestionOfPart = (part: string, choices: Asks['choices']): Asks => ({
  is: 'asks',
  text: 'A story is nearly ready. One part of your line can’t stand in it as it is: say it as you would to your child.',
  choices,
  fields: [
    {
      id: 'next',
      question: `How would you say this part: “${part}”?`,
      example: 'you can hold my hand the whole time',
    },
  ],
});

type Field = { id: keyof StoryFacts; question: string; example: string };

/** Only what is missing and matters is asked: one question where the line tells all but that. */
export function storyQuestions(line: StoryLine, choices: Asks['choices'] = []): Asks {
  const fields = fieldsFor(line).slice(0, 4);
  const [intro, end] =
    fields.length === 1
      ? ['Your line says nearly enough for a story.', 'One short answer is enough.']
      : ['No story is ready for this yet.', 'Two short answers are enough.'];
  const tell = `Tell us what only you know, and the story is written from it. ${end}`;
  return { is: 'asks', text: choices.length === 0 ? `${intro} ${tell}` : tell, choices, fields };
}

function fieldsFor(line: StoryLine): Field[] {
  const first = firstField(line);
  const why: Field = { id: 'why', question: 'Why?', example: 'because it needs to be repaired' };
  if (/^why\b/i.test(line.clauses[0]?.text ?? '')) return [why, first];
  if (wholeLine(line, 1) !== null) return [first];
  const next: Field = {
    id: 'next',
    question: 'And then?',
    example: 'we wait a little, and then it is {child}’s turn',
  };
  const [time] = line.when;
  const end: Field = {
    id: 'end',
    question: isInstead(line) ? 'When is it over?' : 'How does it end?',
    example: time === undefined ? 'we go home and have a snack' : `it is over ${time}`,
  };
  const who = helperInLine(line)?.is === 'named' ? [] : [whoField(line)];
  if (isInstead(line) && line.why === null) return [first, next, why, ...who];
  return line.state === 'died' ? [first, next, ...who, end] : [first, next, end, ...who];
}

const isInstead = ({ state }: StoryLine): boolean =>
  state === 'cancelled' || state === 'closed' || state === 'broken' || state === 'lost';

function firstField(line: StoryLine): Field {
  if (isInstead(line))
    return { id: 'first', question: 'What happens instead?', example: 'we stay at home and choose a game' };
  return {
    id: 'first',
    question: 'What happens first?',
    example: `Mum tells {child} about ${thingOf(line)} at breakfast`,
  };
}

function whoField(line: StoryLine): Field {
  const [person = 'Dad'] = line.who
    // "Dry January" and "not Mary" are nobody who helps.
    .filter((one) => !/^(?:an?|the|another)\s/i.test(one) && one.split(' ').some(isPersonWord))
    .map((one) => one.replace(/^my /, 'the '));
  return {
    id: 'who',
    question: 'Who helps?',
    example: person === 'Dad' ? 'Dad, or the teacher' : `${person}, or Dad`,
  };
}

/** What the line is about, in few words: "the bin day". */
function thingOf(line: StoryLine): string {
  const told = readTopicLine(line, 2);
  const words = line.what ?? (told && told.fact === null ? told.topic : null);
  const cut =
    words === null ||
    !isCleanTopic(words) ||
    !isSureTopic(words) ||
    /^(?:why|what|when|who|how|where|which)\b/.test(words) ||
    /^(?:not|no)\b/i.test(line.clauses[0]?.text ?? '')
      ? null
      : cutTo(words, 6);
  return cut?.replace(/\bmy\b/g, '{child}’s') ?? 'it';
}
