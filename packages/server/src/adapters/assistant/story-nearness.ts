import type { Nearness } from '@calmbridge/domain/stories/checked-story';
import { sentencesOf } from '@calmbridge/domain/text/sentences';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';

// Measured on 126 lines of strangers, each with a scene they judged to fit, the nearest that does not, and any other: of the
// nearest that do not fit, 98 % lie below 0.77; of any others, 98 % lie below 0.44, and of those that fit, 90 % above 0.37.
const nearFrom = 0.77;
const farBelow = 0.37;

/** How near a story's title and beginning are to the line, or nothing where it could be either. */
export async function storyNearness(
  embedder: Pick<Embedder, 'embed'>,
  about: string,
  { title, text }: { title: string; text: string },
): Promise<Nearness | undefined> {
  if (about.trim() === '') return undefined;
  const beginning = `${title}. ${sentencesOf(text).slice(0, 2).join(' ')}`;
  const [line, ...told] = await embedder.embed([about, title, beginning]);
  const nearest = Math.max(...told.map((one) => product(line ?? one, one)));
  return nearest >= nearFrom ? 'near' : nearest < farBelow ? 'far' : undefined;
}

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
