// What is asked where no scene of ours is about the line: at most four short questions, with examples made from the line.
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { cutTo } from '@calmbridge/reader/story-line/tell-phrase';
import { readTopicLine } from './topic-line.ts';

/** Nothing of what was told can stand in a story: hits, commands, words to a machine. */
export const storyQuestionsAgain = (line: StoryLine | null): Asks => ({
  ...storyQuestions(line ?? readStoryLine('it', 'x')),
  text: 'These words can’t stand in a story as they are. Say in plain words what happens, as you would tell your child.',
});

type Field = { id: keyof StoryFacts; question: string; example: string };

export function storyQuestions(line: StoryLine): Asks {
  return {
    is: 'asks',
    text: 'No story is ready for this yet. Tell us what only you know, and the story is written from it. Two short answers are enough.',
    choices: [],
    fields: fieldsFor(line).slice(0, 4),
  };
}

function fieldsFor(line: StoryLine): Field[] {
  const thing = thingOf(line);
  const [person = 'Dad'] = line.who
    .filter((one) => !/^(?:an?|the|another)\s/i.test(one))
    .map((one) => one.replace(/^my /, 'the '));
  const [time] = line.when;
  const why: Field = { id: 'why', question: 'Why?', example: 'because it needs to be repaired' };
  const who: Field = {
    id: 'who',
    question: 'Who helps?',
    example: person === 'Dad' ? 'Dad, or the teacher' : `${person}, or Dad`,
  };
  const instead =
    line.state === 'cancelled' || line.state === 'closed' || line.state === 'broken' || line.state === 'lost';
  const first: Field = instead
    ? { id: 'first', question: 'What happens instead?', example: 'we stay at home and choose a game' }
    : {
        id: 'first',
        question: 'What happens first?',
        example: `Mum tells {child} about ${thing} at breakfast`,
      };
  const next: Field = {
    id: 'next',
    question: 'And then?',
    example: 'we wait a little, and then it is {child}’s turn',
  };
  const end: Field = {
    id: 'end',
    question: instead ? 'When is it over?' : 'How does it end?',
    example: time === undefined ? 'we go home and have a snack' : `it is over ${time}`,
  };
  if (instead && line.why === null) return [first, next, why, who];
  return line.state === 'died' ? [first, next, who, end] : [first, next, end, who];
}

/** What the line is about, in few words: "the bin day". */
function thingOf(line: StoryLine): string {
  const told = readTopicLine(line, 2);
  const words = line.what ?? (told && told.fact === null ? told.topic : null);
  const cut =
    words === null ||
    /^(?:why|what|when|who|how|where|which)\b/.test(words) ||
    /^(?:not|no)\b/i.test(line.clauses[0]?.text ?? '')
      ? null
      : cutTo(words, 6);
  return cut?.replace(/\bmy\b/g, '{child}’s') ?? 'it';
}
