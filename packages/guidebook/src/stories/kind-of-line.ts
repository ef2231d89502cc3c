// Which kind of happening the carer's line tells of, by its plain words; null where none is certain or where the matter is too
// delicate to be told without a scene or the carer's own facts.
import { storyKinds } from '#generated/story-kinds';
import { mattersIn } from './delicate-matters.ts';
import type { StoryKind } from './story-kind.ts';
import type { TopicLine } from './topic-line.ts';

/** The first thing told decides, then all of it together. `topic` is what of the line is told: the rest can't decide. */
export function kindOfLine(about: string, topic: TopicLine): StoryKind | null {
  const first = (topic.fact ?? topic.topic).replace(/\.$/, '');
  const found = byWords(first, about) ?? byWords([first, ...topic.more].join('. '), about);
  // What is not told of a body does no harm; danger does, also between the lines.
  const matters = new Set([
    ...mattersIn(about).filter((matter) => matter !== 'body'),
    ...mattersIn([first, ...topic.more].join('. ')),
  ]);
  return found && [...matters].every((matter) => found.mayHold.includes(matter)) ? found : null;
}

const ranked = [...storyKinds].sort((a, b) => a.rank - b.rank);

const byWords = (told: string, about: string): StoryKind | undefined =>
  ranked.find(({ says, unless }) => says.test(told) && !unless?.test(about));
