// How a story ends: with the carer's end, with the scene's, or with what was asked for, said again.
import { titleStems } from '@calmbridge/domain/stories/check-structure';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { inRightCase } from '@calmbridge/reader/story-line/clause';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { cutClause } from '@calmbridge/reader/story-line/tell-phrase';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { factKey, factPattern } from '../facts/fact-slots.ts';
import { namesNothing } from '../lines/parted-topic.ts';
import { isSureTopic } from '../lines/sure-form.ts';
import { subjectOf, type TopicLine } from '../lines/topic-line.ts';
import { isCleanTopic } from '../lines/well-formed.ts';
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

/** The end comes back to what the carer asked for: by itself, or in as few words as name it. */
function ending(version: Told, line: TopicLine, lines: readonly Draft[], cast: Cast): Draft[] {
  const { isFromCarer } = version;
  const isOfScene = !isFromCarer && lines.length > 0;
  if (isOfScene && line.fact !== null && !version.isOwnTitle) return [...lines];
  // "At my stop I get off the bus" says again what a story on the red bus is about.
  const stems = titleStems(line.title);
  const [last] = lines;
  if (isOfScene && last && wordsOf(last.text).some((word) => stems.includes(stemOf(word)))) return [last];
  // The last of a carer's own story only frames it.
  const own = isFromCarer
    ? version.tail !== undefined && cast.level === 3
      ? []
      : lines.slice(0, -1).slice(0, 2)
    : cast.level === 3
      ? []
      : lines.slice(0, 1);
  const again: Draft = { text: saidAgain(version, line, cast), type: 'descriptive', keep: 0 };
  return [...own.map((one) => ({ ...one, keep: isFromCarer ? (0 as const) : (2 as const) })), again];
}

function saidAgain(version: Told, line: TopicLine, cast: Cast): string {
  const knowing = cast.level === 3 ? 'Now I know about' : 'Now I know more about';
  const { doing, topic, fact, isRule } = line;
  const short = doing === undefined ? null : doingIn(doing, mostAgain[cast.level]);
  if (short !== null) return `${knowing} ${short}.`;
  if (fact === null) return `${knowing} ${isRule ? topic : shortTopic(topic)}.`;
  return factAgain(fact, version, line, cast);
}

/** "A flu jab at Boots instead of the surgery" is a flu jab; "going on the red bus instead of the car" is going on the red bus. */
function shortTopic(topic: string): string {
  const isDoing = /^\p{L}+ing\b/iu.test(topic);
  const [head = topic] = topic.split(isDoing ? aside : placeOrAside);
  return wordsOf(head).length >= 2 && !namesNothing.test(head) && isSureTopic(head) ? head : topic;
}
/** As long as it may be: without its asides, else without where and with whom. */
const doingIn = (doing: string, most: number): string | null =>
  [shortTopic(doing), doing.split(placeOrAside)[0] ?? doing].find((one) => {
    const count = wordsOf(one).length;
    return count >= 2 && count <= most && isCleanTopic(one) && isSureTopic(one);
  }) ?? null;

const aside =
  / (?:instead of|because|without|until|when|where|who|that|which|before|after|so that|even if|as) |, /i;
const placeOrAside =
  / (?:at|on|in|for|with|from|to|by|after|before|until|instead of|because|without|when|where|who|that|which) |, /i;

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

/** "The lift is broken, and it is okay to miss it." A long one, and one in the scene's words, is only named. */
function factAgain(fact: string, { tail, isFromCarer }: Told, line: TopicLine, cast: Cast): string {
  const plain = fact.replace(/\.$/, '');
  const most = { 1: 16, 2: 13, 3: 9 }[cast.level];
  const subject = subjectOf(plain.replace(/^sometimes /i, ''));
  const isNamed = subject !== null && !/^(?:I|we|it|this|that|they|he|she|there|people)$/i.test(subject);
  const named = isNamed ? `Now I know ${cast.level === 3 ? '' : 'more '}about ${subject}.` : null;
  // What a kind says after it closes the story; nothing else is said twice.
  const whole = `${plain}, ${tail ?? 'and I know the plan'}.`;
  if ((tail !== undefined || isFromCarer || named === null) && wordsOf(whole).length <= most) return whole;
  if (named !== null && peopleIn(subject ?? '').length === 0) return named;
  // "Now I know about Dad" would say too much.
  if (cast.level === 3 && wordsOf(plain).length <= most + 1) return `${plain}.`;
  const known = line.isWhole ? withoutCut(plain, most - 4) : cutClause(plain, most - 4);
  if (known !== null && cast.level !== 3)
    return `Now I know that ${inRightCase(known).replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase())}.`;
  if (named !== null) return named;
  return wordsOf(plain).length <= most + 1 ? `${plain}.` : 'Now I know more about this.';
}

/** A line told whole stays whole: "a boy in my class has gone" is not that he went to live in Portugal. */
const withoutCut = (plain: string, most: number): string | null =>
  wordsOf(plain).length <= most ? plain : null;
