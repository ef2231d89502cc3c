// The scene with the carer's words in it: how it begins, what is so, the steps, what follows, how it ends.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
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
  const isToldByItself = version.isByKind === true;
  const intro = introOf(version, cast, draft, body);
  const facts = hangingOn(body.slice(0, firstStep));
  return {
    intro,
    facts: [
      ...toldAt(version, 'body'),
      ...(isToldByItself
        ? facts.map((fact, index) => ofKind(fact, index, cast))
        : version.isFromCarer
          ? facts
          : withoutHanging(facts, intro)),
    ],
    steps: body.slice(firstStep, lastStep + 1).map((step, at, all) => {
      // Two halves of a sentence are one step.
      const index = all.slice(0, at + 1).filter(({ follows }) => follows === undefined).length - 1;
      // The carer's own sentences leave less room at level 3.
      const keep = isToldByItself && cast.level === 3 && index > 0 ? 1 : keptStep(step, index, cast);
      return { ...step, keep };
    }),
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
      : begunWith(opening, draft(linesOf(version, 'intro'), line && cast.level === 3 ? 1 : 0));
  // "Some foods can make me ill. It is in school": only of what happens can be said when and where it is.
  const isOfEvent = opening.length > 0 || happens.test(begin.at(-1)?.text ?? '');
  const isTellable = ({ text }: Draft): boolean => isOfEvent || !/^It is (?:in|at|on|for) /.test(text);
  const kept = keptLines(version, [...opening, ...begin, ...body]).filter(isTellable);
  if (opening.length === 0 && begin.length > 0 && version.besides !== undefined)
    return [...begin, ...[...kept, ...carersLines(version, cast)].filter(isTellable)];
  // "It is on Monday" opens nothing.
  if (opening.length === 0 || (isSaidBy(begin, opening) && carersLines(version, cast).length === 0))
    return begin.length === 0 ? [] : [...begin, ...kept];
  // The carer's line is told whole, before anything is said of it.
  // "There may be drums" is not said before "There may be drums, bright clothes and big crowds".
  const said = body.map(({ text }) => text.toLowerCase());
  const own = carersLines(version, cast).filter(
    ({ text }) =>
      !said.some((one) => one.startsWith(text.toLowerCase().replace(/\.$/, ''))) &&
      (version.isFromCarer || !isThereAnyway(text, [...begin, ...body])),
  );
  return [...opening, ...kept, ...own, ...begin];
}

const happens =
  /^(?:Soon|Today|There (?:is|are|may|will)|It is|I (?:may |will )?(?:have|go|am|visit|get|stay|start|meet|see|take)|We|My (?:class|family)|(?!Th(?:is|at|ese|ey)\b)\p{Lu}\p{L}+ (?:is|comes|moves))\b/u;

/** "I wear my coat" before "When it is cold outside, I wear a coat": the scene says it, and more. */
function isSaidBy([begin]: readonly Draft[], [opening]: readonly Draft[]): boolean {
  if (!begin || !opening) return false;
  const said = new Set(wordsOf(begin.text).map(stemOf));
  return wordsOf(opening.text).every((word) => isSmall.test(word) || said.has(stemOf(word)));
}
const isSmall = /^(?:I|my|an?|the|sometimes|am|can)$/i;

/** "There is airport security and the plane" in a scene that goes through both. */
function isThereAnyway(text: string, told: readonly Draft[]): boolean {
  if (!/^There (?:is|are) /.test(text) || /\d|\b(?:no|not|long|short|new|different|big|loud)\b/i.test(text))
    return false;
  const stems = new Set(told.flatMap((one) => wordsOf(one.text)).map(stemOf));
  return eventWords(text).every((word) => stems.has(stemOf(word)));
}

/** The scene's own beginning, without what the carer's sentence has said, and without what points back to that. */
function begunWith(opening: readonly Draft[], intro: readonly Draft[]): Draft[] {
  if (opening.length === 0) return [...intro];
  const said = opening.map(({ text }) => text.toLowerCase()).join(' ');
  const kept = withoutRepeats(opening, intro).filter(
    ({ text }) => !onlyHappens.test(text) && !saysDayAgain(text, said),
  );
  return kept.filter((one) => {
    const before = intro[intro.indexOf(one) - 1];
    return !before || kept.includes(before) || !/^This (?:is called|happens)\b/.test(one.text);
  });
}

/** "On Monday I go to work" after an opening that names the Monday. */
const saysDayAgain = (text: string, said: string): boolean => {
  const [day] =
    /\b(?:on|next|this) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week|month)\b|\btomorrow\b/i.exec(
      text,
    ) ?? [];
  return day !== undefined && said.includes(day.toLowerCase());
};

/** "Sometimes I am at a church service", "I get a vaccine at the clinic": the carer's own opening has said what happens, and where. */
const onlyHappens =
  /^There (?:is|are|will be|may be) [^.]* soon\.$|^(?:Today|Sometimes|Soon|Some days|On some days|One day|I|We|My|Our|(?:At|In) (?:home|school|a \p{L}+|the \p{L}+),? I)\b/u;

/** "The brush takes them off" goes with the sentence before it, which says what. */
const hangingOn = (facts: readonly Draft[]): Draft[] =>
  facts.map((fact, at) => {
    const before = facts[at - 1];
    return before && fact.follows === undefined && refersBack.test(fact.text)
      ? { ...fact, follows: before.text }
      : fact;
  });
const refersBack = /^(?:This|That|These|They|It)\b|^The \p{L}+ \p{L}+s? (?:them|it)\b/u;

/** "This helps the doctor" hangs in the air where the beginning before it was left out. */
const withoutHanging = (facts: readonly Draft[], intro: readonly Draft[]): Draft[] => {
  const last = intro.at(-1);
  const hangs = last?.isCarers === true && /^(?:This|It|They|That|These|He|She)\b/.test(facts[0]?.text ?? '');
  return hangs && facts[0]?.keep !== 0 ? facts.slice(1) : [...facts];
};

/** What happens is what the story is for: its steps go last. */
const keptStep = ({ keep }: Draft, index: number, { level }: Cast): Draft['keep'] =>
  keep === 3 ? 3 : index < (level === 3 ? 3 : 5) ? 0 : 1;
