// What is asked where no scene of ours is about the line: at most four short questions of its sort. Examples are fixed: a piece of
// the line put into one made no English.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { thingsIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { ageOf } from '../../child/age.ts';
import { wordCount } from '../../child/phrase-shape.ts';
import { isPlain } from '../facts/plain-words.ts';
import { typedOpening } from '../facts/typed-opening.ts';
import { helperInLine } from '../lines/line-helper.ts';
import { isSayable } from '../lines/topic-line.ts';
import { wholeLine } from '../whole-line.ts';
import { besides, type FactField, fieldsOf } from './fields.ts';
import { sortOfLine } from './sort-of-line.ts';

/** A story was there for it, and does not tell it. */
export const storyQuestionsInstead = (ask: StoryAsk, line: StoryLine, isRuledOut: boolean): Asks =>
  isRuledOut
    ? storyQuestionsAgain(ask, line, true)
    : {
        ...storyQuestions(ask, line),
        text: 'That story would leave out too much of what you wrote. Tell us what happens, and the story is written from it.',
      };

/** Nothing of what was told can stand in a story: hits, commands, words to a machine. */
export const storyQuestionsAgain = (ask: StoryAsk, line: StoryLine, isRuledOut = false): Asks => ({
  ...storyQuestions(ask, line),
  text: isRuledOut
    ? 'Your line is about a food that the profile rules out, so no story is told of it. Change the line, or the diet in the profile.'
    : 'These words can’t stand in a story as they are. Say in plain words what happens, as you would tell your child.',
});

/** Some of what was typed can't be told to a child, or is no sentence: it stands in its box, to be said in other words. */
export const storyQuestionsOfBoxes = (unsaid: ReadonlyMap<FactField['id'], readonly string[]>): Asks => ({
  is: 'asks',
  text: 'Some of these words can’t stand in a story as they are. Say them as you would to your child, and the rest stays as it is.',
  choices: [],
  fields: [...unsaid].map(([id, words]) => ({
    id,
    question: `How would you say this${isPlain(words[0] ?? '') ? ' in a sentence' : ''}: “${words[0] ?? ''}”?`,
    example: exampleOf(words[0] ?? ''),
  })),
});

/** From the first thing that was typed: "there is the beach". */
const exampleOf = (words: string): string => {
  const [thing] = isPlain(words) ? thingsIn(words) : [];
  return thing === undefined || !isSayable(thing) || / (?:back|off|on|out)$/.test(thing)
    ? ''
    : `there is ${thing.replace(/^(?!the |an? |my |our )/, 'the ')}`;
};

/** A scene tells the event, and never names what the line was written for. */
export const storyQuestionOfThing = (thing: string, choices: Asks['choices']): Asks => ({
  is: 'asks',
  text: 'A story is nearly ready. It says nothing yet of one thing that you name.',
  choices,
  fields: [
    {
      id: 'next',
      question: `What should the story say about ${thing.replace(/^my /i, '{child}’s ')}?`,
      example: '',
    },
  ],
});

const isPlainPart = (part: string): boolean =>
  wordCount(part) <= 5 &&
  /^(?:thing|doing)$/.test(shapeOf(part)) &&
  !/\b(?:not|no|never|she|he|they)\b/i.test(part);

/** A scene tells all of the line but one part: that one is asked for, in the carer's own words. */
export const storyQuestionOfPart = (part: string, choices: Asks['choices']): Asks => ({
  is: 'asks',
  text: 'A story is nearly ready. One part of your line can’t stand in it as it is: say it as you would to your child.',
  choices,
  fields: [
    // Nobody can say "Adelaide" or "staying one night" in other words: what there is to know about it is asked.
    wordCount(part) <= 2 || isPlainPart(part)
      ? {
          id: 'next',
          question: `What should the story say about “${part}”?`,
          example: '',
        }
      : {
          id: 'next',
          question: `How would you say this part to {child}: “${part}”?`,
          example: '',
          value: part,
        },
  ],
});

/** Only what is missing and matters is asked: one question where the line tells all but that. */
export function storyQuestions(ask: StoryAsk, line: StoryLine, choices: Asks['choices'] = []): Asks {
  const fields = missingFields(ask, line);
  if (fields.some(({ value }) => value !== undefined))
    return { is: 'asks', text: choices.length === 0 ? likeThisText : orLikeThisText, choices, fields };
  const [intro, end] =
    fields.length === 1
      ? ['Your line says nearly enough for a story.', 'One short answer is enough.']
      : ['No story is ready for this yet.', 'Two short answers are enough.'];
  const tell = `Tell us what only you know, and the story is written from it. ${end}`;
  return { is: 'asks', text: choices.length === 0 ? `${intro} ${tell}` : tell, choices, fields };
}

/** The story that is offered first tells how it goes: what comes first and last is not asked beside it. */
export function storyQuestionBeside(ask: StoryAsk, line: StoryLine, choices: Asks['choices']): Asks {
  const asks = storyQuestions(ask, line, choices);
  const isOfSteps =
    asks.fields.some(({ id }) => id === 'first') && asks.fields.some(({ id }) => id === 'end');
  return isOfSteps && sortOfLine(ask.request.about, line) === 'event'
    ? { ...asks, text: besideText, fields: [besides] }
    : asks;
}
const likeThisText =
  'No story of ours is surely about this. Here is your line in sentences: change what you would say otherwise, and the story is written from it.';
const orLikeThisText =
  'Press the story that you mean. Or have one from your own words: here they are in sentences, to change where you would say it otherwise.';
const besideText =
  'Press the story that you mean, or tell us what is special about it. One short answer is enough.';

function missingFields(ask: StoryAsk, line: StoryLine): FactField[] {
  const { profile, request } = ask;
  const sort = sortOfLine(request.about, line);
  const fields = fieldsOf(sort, line, request.about, {
    isGrown: (ageOf(profile) ?? 0) >= grownFrom,
    isTold: typedOpening(ask, line) !== null,
  });
  if (wholeLine(line, 1) !== null) return fields.slice(0, /^(?:rule|unsafe)$/.test(sort) ? 2 : 1);
  const isHelped = helperInLine(line)?.is === 'named';
  return fields.filter(({ id }) => id !== 'who' || !isHelped).slice(0, 4);
}

const grownFrom = 16;
