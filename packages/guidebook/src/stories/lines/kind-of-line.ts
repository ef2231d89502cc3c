// Which kind of happening the carer's line tells of, by its plain words; null where none is certain or where the matter is too
// delicate to be told without a scene or the carer's own facts.
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { storyKinds } from '#generated/story-kinds';
import type { StoryKind } from '../story-kind.ts';
import { mattersIn } from './delicate-matters.ts';
import type { TopicLine } from './topic-line.ts';

/** The first thing told decides. `topic` is what of the line is told: the rest can't decide. */
export function kindOfLine(about: string, topic: TopicLine): StoryKind | null {
  const first = (topic.fact ?? topic.topic).replace(/\.$/, '');
  const whole = [first, ...topic.more].join('. ');
  // What is not told of a body does no harm; danger does, also between the lines.
  const matters = new Set([...mattersIn(about).filter((matter) => matter !== 'body'), ...mattersIn(whole)]);
  const fits = (kind: StoryKind): boolean =>
    (topic.isRule !== true || kind.tellsWhy) &&
    !kind.unless?.test(about) &&
    !(kind.isFactOnly && topic.fact === null) &&
    !(kind.isOfMe && isOfAnother(first)) &&
    !(kind.isPlace && (doesSomethingThere(first) || isAnotherPlaceNow.test(about))) &&
    [...matters].every((matter) => kind.mayHold.includes(matter)) &&
    // A denial tells of what is not so: the sentences of a kind would tell that it is.
    (kind.tellsWhy || !denies.test(first));
  // "A book where something sad happens to a dog" is about a book: what stands in a second clause is not what the line is about.
  const [head = first] = first.split(secondClause);
  return ranked.find((kind) => kind.says.test(kind.tellsWhy ? first : head) && fits(kind)) ?? null;
}

/** "Darren has a new job" is not about the child's first day. */
const isOfAnother = (first: string): boolean => {
  const subject = subjectIn(first.charAt(0).toLowerCase() + first.slice(1)) ?? '';
  const [name] = termsOf(first);
  const isNamed = name?.tags.has('FirstName') === true || name?.tags.has('Person') === true;
  return (isNamed || peopleIn(subject).length > 0) && !/\b(?:I|we|my class|our class)\b/i.test(subject);
};

/** "I say kind things in the elevator", "I use the bathroom at church": what is done there is another matter than being there. */
const doesSomethingThere = (first: string): boolean => {
  const [, verb = null] = /^(?:I|we) (\p{L}+)\b/u.exec(first) ?? /^(\p{L}+ing)\b/u.exec(first) ?? [];
  return verb !== null && !goesThere.test(verb);
};
/** "The supermarket moved all the shelves": what has changed there is the matter, and not a visit. */
const isAnotherPlaceNow =
  /\b(?:(?:was|were|has|have|is|are|been|got) )?(?:moved|changed|rearranged|swapped|rebuilt) (?:all|everything|its|the|around|round)\b|\bnot where\b|\bn['’]?t where\b/i;
const goesThere =
  /^(?:am|are|will|may|go|goes|going|rid(?:e|ing)|travel\p{L}*|visit\p{L}*|tak(?:e|ing)|catch\p{L}*|attend\p{L}*|fly|flying|see|seeing|com(?:e|ing)|get|getting|watch\p{L}*|celebrat\p{L}*|hav(?:e|ing)|join\p{L}*|buy\p{L}*|pay\p{L}*|order\p{L}*|choos\p{L}*|shop\p{L}*|stay\p{L}*|sit|sitting|serv\p{L}*|driv\p{L}*|pass\p{L}*|march\p{L}*)$/u;

const secondClause = / (?:when|where|while|because|before|after|until|if|unless|about|who|which) /;
const denies = /\b(?:is|are|was|were|does|do|did|will|can|has|have) not\b/;

const ranked = [...storyKinds].sort((a, b) => a.rank - b.rank);
