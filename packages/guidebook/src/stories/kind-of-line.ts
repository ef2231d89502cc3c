// Which kind of happening the carer's line tells of, by its plain words; null where none is certain or where the matter is too
// delicate to be told without a scene or the carer's own facts.
import { storyKinds } from '#generated/story-kinds';
import { mattersIn } from './delicate-matters.ts';
import type { StoryKind } from './story-kind.ts';
import type { TopicLine } from './topic-line.ts';

/** The first thing told decides, then all of it together. `topic` is what of the line is told: the rest can't decide. */
export function kindOfLine(about: string, topic: TopicLine): StoryKind | null {
  const first = (topic.fact ?? topic.topic).replace(/\.$/, '');
  const found =
    byWords(first, about) ??
    byWords([first, ...topic.more].join('. '), about) ??
    (topic.fact === null ? undefined : otherwise);
  return found && mattersIn(about).every((matter) => found.mayHold.includes(matter)) ? found : null;
}

const ranked = [...storyKinds].sort((a, b) => a.rank - b.rank);

const byWords = (told: string, about: string): StoryKind | undefined =>
  ranked.find(({ says, unless }) => says?.test(told) === true && !unless?.test(about));

/** Without a kind of its own, only what is told as a whole sentence says enough. */
const otherwise = ranked.find(({ says }) => says === null);
