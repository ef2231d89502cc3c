// Whether a line says that it is not what a scene is called by.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import type { Scene } from '../scene.ts';

/** "Not a real tornado", "Santa will not come in", "fake snow": the line says that it is not that. */
export function isDenied({ title, label, words }: Scene, about: string): boolean {
  const known = new Set([title, label ?? '', ...words].flatMap(wordsOf).map(stemOf));
  return [...spelledOut(about).matchAll(denied)].some((found) =>
    eventWords(found.slice(1).join(' ')).some((word) => known.has(stemOf(word))),
  );
}
const denied =
  /\b(?:not an?|no) real (\p{L}+)|\b(?:fake|pretend) (\p{L}+)|\b(\p{L}+) will not (?:come|be there|visit)\b/giu;
