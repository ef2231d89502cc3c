// A plan is read when it is short and about this child (PL28). General lines go first, from where there are most of them,
// until the plan is within its words and at least half of its lines hold something of the child. Lines a section keeps for
// safety stay.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { stemsOf } from '#library/match';
import { roleActions } from '#library/roles';
import { nightTitle } from './sections/day.ts';
import type { Section } from './voice.ts';

/** All of the plan, with the first page and the emergency sheet. */
export const mostWords = 1600;

const small = new Set(
  stemsOf(
    'the and for with his her their when that this they she him them from have has are was were not all any some very can will one two out about into over only then than what who how off too more most likes loves good after before being does get gets like just also there home school day time night',
  ),
);

/** Words of the profile that tell this child from others. */
export const ownStems = (profile: ChildProfile): ReadonlySet<string> =>
  new Set(
    stemsOf(
      [
        profile.comfortItems,
        ...typedTexts.map((field) => profile[field]),
        ...profile.sensorySensitivities,
        ...profile.dietRestrictions,
        ...profile.importantRoles.map((role) => roleActions[role].name),
      ].join(' '),
    ).filter((stem) => stem.length > 2 && !small.has(stem)),
  );

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

type Line = {
  at: number;
  text: string;
  isOwn: boolean;
  isFirst: boolean;
  mayGo: boolean;
  mayLose: boolean;
  isEmptied?: boolean;
};

/** Which line goes next of those that are left; none, and the next round begins. */
type Round = (among: readonly Line[]) => Line | undefined;

/** Sections without the lines they can do without, round after round until the plan is short enough. */
export function shortened(sections: readonly Section[], profile: ChildProfile, frame: string): Section[] {
  const own = ownStems(profile);
  const lines = sections.flatMap((section, at) => linesOf(section, at, own));
  const gone = new Set<Line>();
  const left = () => lines.filter((line) => !gone.has(line));
  // Counted once a text: after every line that goes the plan is counted anew.
  const counts = new Map<string, number>();
  const countOf = (text: string) => {
    const count = counts.get(text) ?? wordsIn(text);
    counts.set(text, count);
    return count;
  };
  const isShort = () => left().reduce((sum, { text }) => sum + countOf(text), countOf(frame)) <= mostWords;
  const drop = (isDone: () => boolean, next: Round) => {
    for (let line = next(left()); line && !isDone(); line = next(left())) gone.add(line);
  };
  drop(() => isShort() && isOwnEnough(left()), generalAfterFirst);
  for (const round of roundsFor(sections)) drop(isShort, round);
  withoutTails(left(), isShort);
  drop(isShort, generalAlone(sections));
  return withLines(sections, left());
}

const isOwnEnough = (left: readonly Line[]): boolean => {
  const told = left.filter(({ text }) => isTold(text));
  return told.filter(({ isOwn }) => isOwn).length * 2 >= told.length;
};

const generalAfterFirst: Round = (among) =>
  mostGeneral(among.filter(({ mayGo, isOwn, isFirst }) => mayGo && !isOwn && !isFirst));

/**
 * General first lines; the child's own lines in the parts that only add to others, the longest first; then in every other part with more
 * than two lines that does not refuse; then the parts nobody chose, down to one line; then, behind the carer's words, ours on the night and at home.
 */
function roundsFor(sections: readonly Section[]): Round[] {
  const bulletsBeside = ({ at }: Line, among: readonly Line[]) =>
    among.filter((line) => line.at === at && line.text.startsWith('- ')).length;
  // A part that was chosen keeps two lines.
  const shrinking = (among: readonly Line[]) =>
    among.filter((line) => line.mayGo && bulletsBeside(line, among) > 2);
  return [
    (among) => mostGeneral(shrinking(among).filter(({ isOwn }) => !isOwn)),
    (among) => longestOf(shrinking(among).filter(({ mayLose }) => mayLose)),
    (among) => longestOf(shrinking(among).filter(({ at }) => sections[at]?.mayLose !== false)),
    (among) =>
      longestOf(
        among.filter(
          (line) => line.mayGo && sections[line.at]?.isAddOn === true && bulletsBeside(line, among) > 1,
        ),
      ),
    // Behind the carer's words on the night nothing of ours is so needed as what must not be eaten.
    (among) => among.findLast(({ at, mayGo, isFirst }) => mayGo && !isFirst && isOfNight(sections[at])),
    (among) => among.findLast(({ at, mayGo }) => mayGo && sections[at]?.title.startsWith('At home') === true),
  ];
}

/** A part of which nothing but a general line is left says nothing of this child. */
const generalAlone =
  (sections: readonly Section[]): Round =>
  (among) =>
    among.findLast(
      ({ at, text, mayGo }) =>
        mayGo && saysNothing(text) && (sections[at]?.isAddOn === true || isOfNight(sections[at])),
    );

/** Neither a word of the family's nor a blank to fill in. */
const saysNothing = (text: string): boolean =>
  !/[“_]|\b(?:hear(?:s|ing)?|deaf|lip-?read\p{L}*)\b/iu.test(text);
const isOfNight = (section: Section | undefined): boolean => section?.title === nightTitle;

const longestOf = (lines: readonly Line[]): Line | undefined =>
  lines.toSorted((a, b) => b.text.length - a.text.length).at(0);

/** Last, what stands behind a carer's words and is not about this child; steps for its kind stay. */
function withoutTails(lines: readonly Line[], isShort: () => boolean): void {
  for (const line of lines.toReversed())
    if (!isShort() && isBoxLine.test(line.text) && !isNeededTail.test(line.text)) {
      const whole = line.text;
      line.text = whole.replace(generalTail, '$1');
      // Bare, a quote that the line above holds whole says nothing more.
      if (line.text !== whole && isHeldAbove(line, lines)) line.isEmptied = true;
    }
}

const isHeldAbove = (line: Line, lines: readonly Line[]): boolean => {
  const bare = /^- “([^“”]+?)[.]?”$/u.exec(line.text)?.[1];
  return (
    bare !== undefined &&
    lines.some((other) => other !== line && other.at === line.at && other.text.includes(bare))
  );
};

/** Steps for a kind, who may not read it, and where to look. */
const isNeededTail =
  /” (?:This seems to be about |You wrote)|Not for copying|Somebody sits beside|stands (?:under|in) |says who does what/u;

/** The sections with what is left of their lines; one that tells nothing any more goes. */
const withLines = (sections: readonly Section[], left: readonly Line[]): Section[] =>
  sections.flatMap((section, at) => {
    const kept = withoutEmptyHeadings(
      left.filter((line) => line.at === at && !line.isEmptied).map(({ text }) => text),
    );
    return kept.some(isTold) ? [{ ...section, lines: kept }] : [];
  });

function linesOf(section: Section, at: number, own: ReadonlySet<string>): Line[] {
  let isFirst = true;
  return section.lines.map((text) => {
    const isBullet = text.startsWith('- ');
    const line = {
      at,
      text,
      isOwn: isOwnLine(text, own),
      isFirst,
      // What a carer wrote stays, whatever else goes.
      mayGo:
        section.isKept !== true &&
        isBullet &&
        !isBoxLine.test(text) &&
        !isOfTable.test(text) &&
        !isOfDanger.test(text) &&
        !isWeek.test(text),
      mayLose: section.mayLose === true,
    };
    isFirst = text.startsWith('### ') || (isFirst && !isBullet);
    return line;
  });
}

/** The last general line of the section that has most of them. */
function mostGeneral(among: readonly Line[]): Line | undefined {
  const counts = new Map<number, number>();
  for (const { at } of among) counts.set(at, (counts.get(at) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && among.findLast(({ at }) => at === most[0]);
}

/** What is loved and dangerous, and who is there: said once, and never for want of room left out. */
const isOfDanger = /not without danger|within arm’s reach|may mean water, heat/u;

/** Four weeks without the first would begin in the middle. */
const isWeek = /^- \*\*Weeks? [1-4]/u;

/** A quote, bare or behind a plain label: the carer's own line, not advice that only names it. */
const isBoxLine = /^- (?:[^“*]{0,60}: )?“/u;

/** An allergy or a rule at the table: whoever cooks may read nothing else. */
const isOfTable = /^- \*\*(?:Allergies|Food rules):\*\* /u;

const generalTail = /^(.*”)\.?\s[^“”_]+$/u;

const isTold = (line: string): boolean => line.trim() !== '' && !/^#|^\|-/.test(line);

export const isOwnLine = (line: string, own: ReadonlySet<string>): boolean =>
  /“|____/.test(line) || stemsOf(line).some((stem) => own.has(stem));

/** A heading goes with its last line, and two empty lines become one. */
function withoutEmptyHeadings(lines: readonly string[]): string[] {
  const left = lines.filter((line, index) => {
    if (!line.startsWith('### ')) return true;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((text) => text.startsWith('### '));
    return rest.slice(0, end === -1 ? rest.length : end).some((text) => text.trim() !== '');
  });
  return left.filter((line, index) => line !== '' || (left[index - 1] !== '' && index > 0));
}
