// Puts a story together: the scene's own sentences, what the type, the tone and the child add, then cut to the level.
import type { Cast } from './cast.ts';
import { hardLines, linesOfType, placeLines, thingLines } from './composing/added-lines.ts';
import { toldAt } from './composing/carers-words.ts';
import { lineDrafter, topicOf } from './composing/draft-lines.ts';
import { scenePartsOf } from './composing/scene-parts.ts';
import type { Told } from './composing/told.ts';
import type { Draft } from './draft.ts';
import { sayingLine, teamLines } from './lines/help-lines.ts';
import { encouragementLines, reassuranceLines } from './lines/tone-lines.ts';
import { inSteps } from './steps.ts';
import { paragraphs } from './voice/paragraphs.ts';
import { shortened } from './voice/shorten.ts';
import { softened } from './voice/soften.ts';

/** The story as paragraphs of sentences, still in the child's voice. */
export function compose(version: Told, cast: Cast): Draft[][] {
  const { isSolemn } = version.scene;
  const draft = lineDrafter(version, cast);
  const { intro, facts, steps, rest, end } = scenePartsOf(version, cast, draft);
  const scene = [...intro, ...facts, ...steps, ...rest];
  const ofType = linesOfType(version, cast, draft, scene);
  const told = [...scene, ...ofType];
  const things = thingLines(version, cast);
  const encouraging = encouragementLines(cast, things, {
    isSolemn,
    topic: topicOf(version),
  });
  const groups: Draft[][] = [
    intro.slice(0, 3),
    [...intro.slice(3), ...hardLines(version, cast), ...facts, ...placeLines(version, cast, draft)],
    [...toldAt(version, 'step'), ...steps],
    withReassurance(
      [...rest, ...ofType, ...sayingLine(cast, told)],
      reassuranceLines(cast, told, topicOf(version)),
    ),
    [
      ...teamLines(cast, told, { isSolemn, isPractised: version.isByKind !== true }),
      ...things,
      ...encouraging,
    ],
    end,
  ];
  const short = shortened(groups, cast).map((group) =>
    group.some(({ isStep }) => isStep) ? inSteps(group, cast) : group,
  );
  return paragraphs(softened(short), cast);
}

/** What reassures stands together, before what the child can say. */
function withReassurance(lines: readonly Draft[], reassuring: readonly Draft[]): Draft[] {
  const at = lines.findLastIndex(({ type }) => type === 'affirmative') + 1;
  return [...lines.slice(0, at), ...reassuring, ...lines.slice(at)];
}
