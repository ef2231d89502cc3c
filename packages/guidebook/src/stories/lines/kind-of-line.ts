// Which kind of happening the carer's line tells of, by its plain words; null where none is certain or where the matter is too
// delicate to be told without a scene or the carer's own facts.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { storyKinds } from '#generated/story-kinds';
import { mattersIn } from '../delicate-matters.ts';
import type { GeneralForm, StoryKind } from '../story-kind.ts';
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
    [...matters].every((matter) => kind.mayHold.includes(matter)) &&
    (kind.onlyFor === null
      ? // A denial tells of what is not so: the sentences of a kind would tell that it is.
        kind.tellsWhy || !denies.test(first)
      : kind.onlyFor === formOf(topic) && saysEnough(topic, whole, matters.size > 0));
  return ranked.find((kind) => kind.says.test(first) && fits(kind)) ?? null;
}

const denies = /\b(?:is|are|was|were|does|do|did|will|can|has|have) not\b/;

const formOf = ({ topic, fact, isDoing }: TopicLine): GeneralForm => {
  if (isDoing === true || (fact === null && shapeOf(topic) === 'doing')) return 'what I do';
  return fact === null ? 'what comes' : 'what happens';
};

/**
 * What a general kind is told of: two sentences, or one that names enough. Of bodies, alarms and offices more has to be said:
 * the name of a procedure alone gives a child nothing to hold on to.
 */
function saysEnough({ topic, fact, more, isDoing }: TopicLine, whole: string, isDelicate: boolean): boolean {
  const named = eventWords(whole).length;
  const tells = fact !== null && isDoing !== true;
  if (isDelicate) return named >= (tells || more.length > 0 ? 3 : 4);
  if (more.length > 0) return true;
  // Its name alone, and nothing that holds of it, is no story.
  return (isDoing === true || shapeOf(topic) === 'doing' || fact !== null) && named >= 3;
}

const ranked = [...storyKinds].sort((a, b) => a.rank - b.rank);
