// A sure scene whose line can't be told whole: the carer is not asked to write it. The scene is told with what of the line can be said,
// and every other part is named under it, to be added or left.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { requestWithout } from '@calmbridge/domain/stories/left-out';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { castOf } from '../cast.ts';
import type { HeardLine } from '../heard/heard-line.ts';
import { standsInTheWay } from '../lesser/in-the-way.ts';
import { sortOfPart } from '../lesser/lesser-part.ts';
import { type LinePart, lineOf, lineParts } from '../lesser/line-parts.ts';
import { namedUnder } from '../lesser/untold-parts.ts';
import { withoutRuledOut } from '../lines/fits-line.ts';
import type { Scene } from '../scene.ts';
import { sceneVersions } from '../scene-versions.ts';
import { askedWith, certainFrom, knownShare } from '../sure-scene.ts';
import { bestOf, checked, type WrittenStory } from '../tell-version.ts';
import { ruledOut, type Telling } from './telling.ts';

type Told = Extract<Telling, { is: 'told' }>;
type Most = { story: WrittenStory; kept: readonly LinePart[] };

/** More are tried one by one no longer. */
const mostParts = 9;

/**
 * `tellSome` tells a line of some of the parts, all of it, or nothing. Null where a part that is left out would make the scene's own
 * sentences wrong or unsafe, and of a death: who died, and how it is told, the carer says.
 */
export function tellSurely(
  ask: StoryAsk,
  heard: HeardLine,
  { scene: sure, chance }: { scene: Scene; chance: number },
  tellSome: (line: string) => Told | null,
): Told | null {
  const { about } = ask.request;
  const scene = withoutRuledOut(sure, heard.whole, castOf(ask).level);
  const parts = lineParts(about);
  if (!scene || scene.isSolemn || heard.whole.state === 'died' || parts.length > mostParts || ruledOut(ask))
    return null;
  const most =
    toldMost(parts, tellSome) ??
    (isNamed(sure, heard, parts[0], chance) ? toldAlone(ask, heard, scene) : null);
  if (most === null) return null;
  const { story, kept } = most;
  if (parts.some((part, at) => !kept.includes(part) && standsInTheWay(story, part, at === 0))) return null;
  const leftOut = namedUnder(story, about, scene);
  const withFirst = [
    parts[0]?.text ?? '',
    ...leftOut.filter((part) => parts[0]?.text.includes(part) !== true),
  ];
  const isGood = (named: readonly string[]): boolean =>
    checked({ ...ask, request: requestWithout(ask.request, named) }, story).passed;
  const named = [leftOut, withFirst].find(isGood);
  return named ? { is: 'told', story, scene: scene.id, kind: null, leftOut: named } : null;
}

/**
 * Of a line whose beginning can't be told the scene has to know most words: "driving round and round looking for a space in the car
 * park" is no scene on walking there. Of 36 such lines (`lines-2`, `-6`, `-8`) one was told another event.
 */
function isNamed(scene: Scene, { line }: HeardLine, head: LinePart | undefined, chance: number): boolean {
  if (head === undefined || chance >= certainFrom) return head !== undefined;
  const asked = eventWords(head.text).map(stemOf);
  const known = askedWith(scene);
  return (
    knownShare(scene, head.text, line) >= knownFrom ||
    asked.filter((stem) => known.has(stem)).length >= asked.length * knownFrom
  );
}
const knownFrom = 0.6;

/** What the line begins with, and every other part that can be told with it. */
function toldMost(parts: readonly LinePart[], tellSome: (line: string) => Told | null): Most | null {
  const some = parts.filter((part, at) => !/^(?:aside|worry)$/.test(sortOfPart(part, at)));
  const [head, ...others] = some;
  let told = head ? tellSome(lineOf([head])) : null;
  if (!head || told === null) return null;
  let kept = [head];
  for (const part of others) {
    const more = some.filter((one) => kept.includes(one) || one === part);
    const found = tellSome(lineOf(more));
    if (found?.scene !== told.scene) continue;
    kept = more;
    told = found;
  }
  return { story: told.story, kept };
}

/** The scene by itself; who helps is still whom the line names. */
const toldAlone = (ask: StoryAsk, { line }: HeardLine, scene: Scene): Most => ({
  story: bestOf(ask, sceneVersions(scene, null, null, castOf(ask).level), line),
  kept: [],
});
