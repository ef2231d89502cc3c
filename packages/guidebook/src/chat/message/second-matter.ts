// What a message asks or tells beside its first matter: only what follows "also", or a question that opens with "and", is surely another.
import { isAskedAnew, partsAsked } from './parts-asked.ts';

/** Without its opener; empty where the message is about one thing. */
export function secondMatter(message: string): string {
  const [, ...later] = message.slice(0, longestRead).split(/(?<=[.?!])\s+|\n+/);
  const found = later.flatMap((sentence) => {
    const [, opener = '', rest = ''] = opens.exec(sentence) ?? [];
    return rest !== '' && isMatter(opener, rest) ? [rest] : [];
  });
  return found.at(-1)?.replace(/[\s,.;!?]+$/, '') ?? '';
}
const longestRead = 2000;

const opens =
  /^\W*(also|and also|plus|another (?:thing|question)|one more (?:thing|question)|other (?:thing|question)|and)\b[\s,:–-]*(.+)$/is;

/** "And what do I do then?" goes on with the same. */
function isMatter(opener: string, rest: string): boolean {
  const words = rest.split(/\s+/).length;
  if (words < fewestWords || goesOn.test(rest)) return false;
  // After "also" a question needs no mark, and what is told counts too.
  if (!/^and$/i.test(opener)) return true;
  const asked = [...partsAsked(rest).filter(isAskedAnew), ...(asksAfterComma.exec(rest) ?? [])];
  return asked.length > 0 && !pointsBack.test(rest) && words >= fewestAfterAnd;
}
/** "He won't speak to strangers, will they count it as wasted" */
const asksAfterComma =
  /,\s+(?:will|would|do|does|is|are|can|could|should|shall) (?:they|he|she|it|i|we|you|the \w+|my \w+)\b/i;
const fewestWords = 4;
const fewestAfterAnd = 6;
/** "How many would we need for school": of what was spoken of before. */
const pointsBack =
  /\b(?:that|this|then|there|those|these|so)\b|\bhow (?:many|much) (?:would|do|should|can|could) (?:we|i|you|he|she|they) (?:need|want|get|buy|use|order)\b/i;
/** Of whoever writes, and no matter for a page. */
const goesOn =
  /^(?:i|we|he|she|they|it)(?:'m|'s| am| is| was| are|'re)? (?:also|sorry|just|only)\b|^(?:sorry|thanks|thank you|please)\b/i;
