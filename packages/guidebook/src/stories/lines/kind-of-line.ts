// Which kind of happening the carer's line tells of, by its plain words; null where none is certain or where the matter is too
// delicate to be told without a scene or the carer's own facts.
import { storyKinds } from '#generated/story-kinds';
import { mattersIn } from '../delicate-matters.ts';
import type { StoryKind } from '../story-kind.ts';
import type { TopicLine } from './topic-line.ts';

/** The first thing told decides. `topic` is what of the line is told: the rest can't decide. */
export function kindOfLine(about: string, topic: TopicLine): StoryKind | null {
  const first = (topic.fact ?? topic.topic).replace(/\.$/, '');
  const whole = [first, ...topic.more].join('. ');
  // What is not told of a body does no harm; danger does, also between the lines.
  const matters = new Set([...mattersIn(about).filter((matter) => matter !== 'body'), ...mattersIn(whole)]);
  const fits = ({ wantsWholeLine, mayHold, unless }: StoryKind, told: string): boolean =>
    !unless?.test(about) &&
    [...matters].every((matter) => mayHold.includes(matter)) &&
    // A denial tells of what is not so: the sentences of a kind would tell that it is.
    (wantsWholeLine
      ? topic.isWhole === true
      : !/\b(?:is|are|was|were|does|do|did|will|can|has|have) not\b/.test(told));
  return ranked.find((kind) => kind.says.test(first) && fits(kind, first)) ?? null;
}

const ranked = [...storyKinds].sort((a, b) => a.rank - b.rank);
