// The scene with the carer's words in it: how it begins, what is so, the steps, what follows, how it ends.
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import type { Line } from '../scene.ts';
import { carersLines, echo, keptLines, toldAt, withoutRepeats } from './carers-words.ts';
import type { DraftLines } from './draft-lines.ts';
import { endOf } from './ending.ts';
import type { Told } from './told.ts';

export type SceneParts = { intro: Draft[]; facts: Draft[]; steps: Draft[]; rest: Draft[]; end: Draft[] };

export function scenePartsOf(version: Told, cast: Cast, draft: DraftLines): SceneParts {
  const body = draft(linesOf(version, 'body', 'step'), 2).filter(
    // At level 3 there is room for one helper: the one the carer named.
    ({ type }) => !(cast.level === 3 && cast.helper.practises !== null && type === 'coach_team'),
  );
  const firstStep = Math.max(
    0,
    body.findIndex(({ isStep }) => isStep),
  );
  const lastStep = body.findLastIndex(({ isStep }) => isStep);
  const isToldByItself = version.tail !== undefined;
  return {
    intro: introOf(version, cast, draft, body),
    facts: [
      ...(isToldByItself ? [] : carersLines(version, cast)),
      ...toldAt(version, 'body'),
      ...body.slice(0, firstStep).map((fact, index) => (isToldByItself ? ofKind(fact, index, cast) : fact)),
    ],
    steps: body.slice(firstStep, lastStep + 1).map((step, index) => ({
      ...step,
      // The carer's own sentences leave less room at level 3.
      keep: isToldByItself && cast.level === 3 && index > 0 ? (1 as const) : keptStep(step, index, cast),
    })),
    rest: body.slice(lastStep + 1),
    end: endOf(version, cast, draft),
  };
}

/** What a kind says of such a happening is what its story is for: its first sentence stays. */
const ofKind = (fact: Draft, index: number, { level }: Cast): Draft =>
  fact.keep === 3 ? fact : { ...fact, keep: index === 0 && level !== 3 ? 0 : 1 };

const linesOf = ({ scene }: Told, ...parts: Line['part'][]): Line[] =>
  scene.lines.filter(({ part }) => parts.includes(part));

/** At level 3 the carer's own line may stand alone at the start. */
function introOf(version: Told, cast: Cast, draft: DraftLines, body: readonly Draft[]): Draft[] {
  const { line } = version;
  const opening = echo(line, cast);
  const begin =
    line && (version.isFromCarer || version.opensAlone)
      ? []
      : withoutRepeats(opening, draft(linesOf(version, 'intro'), line && cast.level === 3 ? 1 : 0));
  const kept = keptLines(version, [...opening, ...begin, ...body]);
  if (opening.length === 0) return [...begin, ...kept];
  // A line told by itself is told whole, before anything is said of it.
  const own = version.tail === undefined ? [] : carersLines(version, cast);
  return [...opening, ...own, ...kept, ...begin];
}

/** A direct story, and one at level 3, keeps at least two of its steps. */
const keptStep = ({ keep }: Draft, index: number, cast: Cast): Draft['keep'] =>
  keep === 3
    ? 3
    : index < 2 && (cast.level === 3 || cast.ask.request.tone === 'Direct and Instructional')
      ? 0
      : 1;
