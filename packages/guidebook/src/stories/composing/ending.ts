// How a story ends: with the carer's end, with the scene's, or with what was asked for, said again.
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { inRightCase } from '@calmbridge/reader/story-line/clause';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { cutClause } from '@calmbridge/reader/story-line/tell-phrase';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { factKey, factPattern } from '../facts/fact-slots.ts';
import { subjectOf, type TopicLine } from '../lines/topic-line.ts';
import { toldAt } from './carers-words.ts';
import type { DraftLines } from './draft-lines.ts';
import type { Told } from './told.ts';

/** The carer's end is the end: a scene's own might say another one. */
export function endOf(version: Told, cast: Cast, draft: DraftLines): Draft[] {
  const { scene, line } = version;
  const ends = draft(
    scene.lines.filter(({ part }) => part === 'end'),
    0,
  ).filter(({ text }) => !tellsOfAnother(text, version));
  const ownEnd = toldAt(version, 'end');
  return [...ownEnd, ...(line ? ending(version, line, ownEnd.length > 0 ? [] : ends, cast) : ends)];
}

/** The end comes back to what the carer asked for. */
function ending(version: Told, line: TopicLine, lines: readonly Draft[], cast: Cast): Draft[] {
  const d = (text: string): Draft => ({ text, type: 'descriptive', keep: 0 });
  const { isFromCarer } = version;
  if (line.fact !== null && !isFromCarer && !version.isOwnTitle && lines.length > 0) return [...lines];
  const knowing =
    cast.level !== 3
      ? 'Now I know more about'
      : wordsOf(line.doing ?? line.topic).length > 4
        ? 'I know about'
        : 'Now I know about';
  const { doing } = line;
  const again =
    doing !== undefined && wordsOf(doing).length <= mostAgain[cast.level]
      ? `${knowing} ${doing}.`
      : line.fact === null
        ? `${knowing} ${line.topic}.`
        : factAgain(line, line.fact, version.tail ?? 'and I know the plan', cast);
  // The last of a carer's own story only frames it.
  const own = isFromCarer
    ? version.tail !== undefined && cast.level === 3
      ? []
      : lines.slice(0, -1).slice(0, 2)
    : cast.level === 3
      ? []
      : lines.slice(0, 1);
  return [...own.map((one) => ({ ...one, keep: isFromCarer ? (0 as const) : (2 as const) })), d(again)];
}

const mostAgain = { 1: 12, 2: 9, 3: 6 } as const;

/** "My teaching assistant leaves" is not the end of a line on a teacher: the scene's own word stands for somebody else there. */
function tellsOfAnother(text: string, { scene, line, facts }: Told): boolean {
  if (line === null || line.fact === null) return false;
  return scene.lines
    .flatMap((one) => [...one.text.matchAll(factPattern)])
    .some(
      ([, slot = '', otherwise = '']) =>
        slot.toLowerCase() === 'who' &&
        !facts.has(factKey(slot, otherwise)) &&
        text.toLowerCase().includes(otherwise.toLowerCase()),
    );
}

/** "The lift is broken, and I know the plan." A long one is only named. */
function factAgain(line: TopicLine, fact: string, tail: string, cast: Cast): string {
  const plain = fact.replace(/\.$/, '');
  const whole = `${plain}, ${tail}.`;
  const most = { 1: 16, 2: 13, 3: 9 }[cast.level];
  if (wordsOf(whole).length <= most) return whole;
  const known = line.isWhole ? withoutCut(plain, most - 4) : cutClause(plain, most - 4);
  if (known !== null && cast.level !== 3)
    return `Now I know that ${inRightCase(known).replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase())}.`;
  const words = wordsOf(plain).length;
  if (words <= most + 1) return `${plain}.`;
  const subject = subjectOf(plain);
  if (subject !== null && peopleIn(subject).length > 0) return `${cutClause(plain, most) ?? plain}.`;
  return subject === null ? 'Now I know more about this.' : `Now I know more about ${subject}.`;
}

/** A line told whole stays whole: "a boy in my class has gone" is not that he went to live in Portugal. */
const withoutCut = (plain: string, most: number): string | null =>
  wordsOf(plain).length <= most ? plain : null;
