// The questions for each sort of line, with answers that would do for any line of it.
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { inSentences } from './in-sentences.ts';
import type { SortOfLine } from './sort-of-line.ts';

/** `value` stands in the box already, to be changed or left. */
export type FactField = { id: keyof StoryFacts; question: string; example: string; value?: string };

/** `isTold`: the line can stand in a story as it was typed. */
type Asked = { line: StoryLine; about: string; isGrown: boolean; isTold: boolean; who: FactField };

export function fieldsOf(
  sort: SortOfLine,
  line: StoryLine,
  about: string,
  { isGrown, isTold }: Pick<Asked, 'isGrown' | 'isTold'>,
): FactField[] {
  const who = field(
    'who',
    sort === 'death' ? 'Who can {child} talk to?' : 'Who helps?',
    // Not every child has a dad at home, and nobody's teacher is there in the evening or at thirty.
    isGrown ? 'the support worker' : atSchool.test(about) ? 'the teacher' : 'a grown-up we trust',
  );
  return fields[sort]({ line, about, isGrown, isTold, who });
}

const fields: Readonly<Record<SortOfLine, (asked: Asked) => FactField[]>> = {
  unsafe: ({ isGrown }) => [
    field('first', 'What can {child} do?', 'leave the message and put the phone down'),
    field('who', 'Whom can {child} tell?', isGrown ? 'the support worker' : 'a grown-up we trust'),
  ],
  rule: ({ who }) => [doInstead, why('Why does it help?'), afterwards, who],
  reason: () => [why('Why?'), besides],
  'asks-what-to-do': ({ who }) => [
    whatToDo,
    field('next', 'And then?', 'we wait there until help comes'),
    who,
  ],
  death: ({ who }) => [
    field('first', 'What is different now?', 'people are sad, and some may cry'),
    field('next', 'What can {child} do to remember?', 'we look at photos together'),
    who,
  ],
  illness: ({ line, about, who }) => [
    field('first', 'What is different now?', 'there is more rest'),
    field('next', 'What can {child} do?', 'draw a picture'),
    // Of dementia or cancer nobody can say.
    ...(hasLength(line) || !passes.test(about) ? [] : [field('end', 'When may it be better?', '')]),
    who,
  ],
  state: ({ line, who }) => [
    field('first', 'What is different now?', 'we do it another way'),
    ...(line.why === null ? [why('Why?')] : []),
    field('next', 'What can {child} do?', 'ask about it'),
    who,
  ],
  happened: ({ who }) => [
    field('first', 'What happens now?', 'we talk about it and make a plan'),
    field('next', 'What can {child} do?', 'take a break'),
    who,
  ],
  instead: ({ line, about, who }) => [
    ...(tellsInstead(line, about) ? [] : [field('first', 'What happens instead?', '')]),
    field('next', tellsInstead(line, about) ? 'What else happens?' : 'And then?', ''),
    ...(line.why === null ? [why('Why?')] : []),
    ...(hasLength(line) || forGood.test(about)
      ? []
      : [field('end', line.state === 'cancelled' ? 'When is the next one?' : 'When is it over?', '')]),
    who,
  ],
  event: ({ line, about, isTold, who }) => {
    if (isTold && (stepsIn(line) >= 2 || (tellsMore(line) && /\binstead\b/i.test(about))))
      return [besides, who];
    if (stepsIn(line) >= 2) {
      const value = inSentences(about);
      return value === null ? [besides, who] : [{ ...likeThis, value }, who];
    }
    const [first, next, end] = stepsOf(visits.test(about));
    // What is done day by day has no end.
    return isHabitual(line, about) ? [first, next, who] : [first, next, end, who];
  },
};

const field = (id: FactField['id'], question: string, example: string): FactField => ({
  id,
  question,
  example,
});
const why = (question: string): FactField => field('why', question, '');

/** How a visit goes is much the same everywhere; of anything else nobody knows, and no example is better than a wrong one. */
const visit = [
  'we get ready and talk about it',
  'there is a short wait, and then it begins',
  'we go home and rest',
] as const;
const stepsOf = (isVisit: boolean): [FactField, FactField, FactField] => [
  field('first', 'What happens first?', isVisit ? visit[0] : ''),
  field('next', 'And then?', isVisit ? visit[1] : ''),
  field('end', 'How does it end?', isVisit ? visit[2] : ''),
];
const visits =
  /\b(?:doctor|dentist|orthodontist|optician|clinic|appointment|museum|cinema|theatre|barber\p{L}*|haircut|hairdresser\p{L}*|vet)\b/iu;
const atSchool = /\b(?:school|class\p{L}*|teacher|nursery|lessons?|pe|playground|assembly|miss|mrs?)\b/iu;

/** The line tells what happens, and nobody has to write it again: it stands there in sentences. */
const likeThis = field('first', 'Would you tell it to {child} like this?', '');
export const besides = field('next', 'What else should {child} know?', '');
const doInstead = field('first', 'What could {child} do instead?', '');
const afterwards = field('next', 'What happens then?', 'we go on with the day');
const whatToDo = field('first', 'What can {child} say or do?', 'go to somebody who can help');

/** It gets better, and somebody may know when. */
const passes =
  /\b(?:cold|flu|virus|broke\p{L}*|operation|surgery|hurt|chickenpox|measles|sick|poorly|bug|fever)\b/iu;
/** There is no end to ask for. */
const forGood =
  /\b(?:ever|for good|closing down|quit|no more|retir\p{L}*|last (?:day|shift)|gone|died|stolen|sold)\b/iu;
/** "Using deodorant every day", "holding hands in car parks". */
const isHabitual = ({ clauses: [first], when }: StoryLine, about: string): boolean =>
  /\b(?:every|each|daily|always)\b/i.test(about) ||
  (/^\p{L}{3,}ing\b/u.test(first?.text ?? '') &&
    when.length === 0 &&
    !/\b(?:first|new|moving|going|leaving|starting)\b/i.test(about));

/** "For three weeks", "until March". */
const hasLength = ({ when }: StoryLine): boolean => when.some((time) => /^(?:for|until|till)\b/i.test(time));

/** What the carer has typed is not asked for again. */
const stepsIn = ({ clauses, unread }: StoryLine): number =>
  clauses.slice(1).filter(({ shape }) => /^(?:fact|order|doing)$/.test(shape)).length + unread.length;
/** "He stays at school like normal" says what happens in its place. */
const tellsInstead = (line: StoryLine, about: string): boolean =>
  tellsMore(line) || /\b(?:like|as) (?:normal|usual|always)\b/i.test(about);

const tellsMore = ({ clauses }: StoryLine): boolean =>
  clauses
    .slice(1)
    .some(
      ({ shape, text, joint }) =>
        shape === 'fact' &&
        joint !== 'because' &&
        /^(?:we|I|\{child\})\b|\binstead\b|\bwill (?:come|take|cover)\b/.test(text),
    );
