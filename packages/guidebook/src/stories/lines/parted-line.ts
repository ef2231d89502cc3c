// A line that is no whole of clean sentences, told part by part: its topic, and what hangs on it in sentences of their own. How
// much of a line may be left out is for the writer of stories to say.
import { isSureOrder } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { besides, factLine, isOwnFeeling, sentencesOf, withTimes } from '../whole-line.ts';
import { partedTopic } from './parted-topic.ts';
import { asClean, shortPart, thingThere } from './parts-of-line.ts';
import { isSureTopic } from './sure-form.ts';
import { type TopicLine, topicOnly } from './topic-line.ts';

/** `isOwn`: it stands in a scene of what the child does, so a doing that nobody is named for is the child's. */
export function partedLine(line: StoryLine, level: 1 | 2 | 3, isOwn = false): TopicLine | null {
  const [first, ...others] = withTimes(line.clauses).filter(({ text }) => !isOwnFeeling.test(text));
  if (!first || !isReadFromItsStart(line)) return null;
  const opening = sentencesOf(first, level);
  const topic = opening === null ? partedTopic(first, level) : null;
  if (opening === null && topic === null) return null;
  const rest = restOf(others, first, { level, isOwn, isGap: line.unread.length > 0 });
  if (topic === null) return factLine([...(opening ?? []), ...rest], first);
  return { ...topicOnly(topic.topic, [...topic.more, ...rest]), isWhole: true };
}

/** What nobody could read is neither the beginning nor the carer's own part: "me and her mum" is not her mum alone. */
const isReadFromItsStart = ({ clauses: [first], unread }: StoryLine): boolean =>
  first?.joint === '' && !unread.some((text) => /\b(?:I|me|my|mine)\b/i.test(text));

function restOf(
  others: readonly LineClause[],
  first: LineClause,
  { level, isOwn, isGap }: { level: 1 | 2 | 3; isOwn: boolean; isGap: boolean },
): string[] {
  const told: string[] = [];
  let hasGap = isGap;
  for (const [at, clause] of others.entries()) {
    const part = partOf(clause, others[at - 1] ?? first, level, isOwn);
    // "It cannot be washed off" hangs in the air where the part before it is left out.
    const hangs = hasGap && /^(?:it|she|he|they|this|that)\b/i.test(clause.text);
    if (part === null || hangs) hasGap = true;
    else told.push(...part);
  }
  return told;
}

/** A later part of the line: a sentence, a thing that may be there, where or when it is. */
function partOf(clause: LineClause, before: LineClause, level: 1 | 2 | 3, isOwn: boolean): string[] | null {
  const small = besides(clause, before);
  if (small !== null) return small;
  // After a thing nobody says who does it: "cyclone season, taping the windows" is not what the child does.
  if (clause.shape === 'doing' && before.shape === 'thing' && !isOwn) return null;
  const told = sentencesOf(clause, level);
  if (told !== null) return told;
  const text = clause.text.replaceAll('~', '');
  const short = isOwn ? shortPart(text, before.text.replaceAll('~', '')) : null;
  if (short !== null) return asClean(short, level, true);
  switch (clause.shape) {
    case 'when':
      return isSureTopic(text) && text.split(' ').length <= 5 && !/-\p{Lu}/u.test(text)
        ? asClean(
            `it is ${text.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, 'on ')}`,
            level,
            true,
          )
        : null;
    case 'thing':
      return thingThere(text, level);
    case 'person':
      // "A wedding, Auntie Shelly and Uncle Dave".
      return /^(?:Aunt\p{L}*|Uncle|Nan\p{L}*|Gran\p{L}*|Cousin) \p{Lu}\p{Ll}+$/u.test(text)
        ? asClean(`${text} will be there`, level, true)
        : null;
    case 'order':
      // "Ride access pass" is a thing, whatever its first word can be besides.
      return isSureOrder(text) && !isNamedThing(text)
        ? asClean(`I ${isKept.test(text) ? '' : 'can '}${text}`, level)
        : null;
    default:
      return null;
  }
}

/** What keeps the child safe is no offer. */
const isKept = /^(?:stay|keep|hold|wait|walk) /i;
const isNamedThing = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  return countedNouns.has(first) && !/^(?:the|my|our|his|her|to|on|up|before|after|with)$/.test(second);
};
