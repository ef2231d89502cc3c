// Where "and" joins two who do one thing, two names or the halves of one, and no new clause begins.
import { type PhraseShape, shapeOf } from './clause.ts';
import { genderOf } from './people.ts';

/** Around an "and". `until` is what stands on its right up to the next clause. */
export function areOne(
  left: string,
  right: string,
  { leftShape, until, isFirst }: { leftShape: PhraseShape; until: string; isFirst: boolean },
): boolean {
  // "Mummy and Claire are getting married": two who do one thing.
  const isShort = /^(?:person|thing)$/.test(leftShape) && left.split(' ').length <= 3;
  return (
    (isShort && isOfTwo.test(right)) ||
    (isBareKin(left, right) && ((leftShape === 'person' && isFirst) || doesAsTwo(right))) ||
    isOneOfTwo(until, right) ||
    isOneName(left, right) ||
    areTwoNames(left, right)
  );
}

/** "From mum and dad's into the flat", "losing at snakes and ladders": one place, one game. */
const isOneName = (left: string, right: string): boolean =>
  (/\b(?:from|to|at|of|in|near|with|for)(?: my| his| her| the)? \p{L}+$/iu.test(left) &&
    /^\p{L}+['’]s(?: (?:into|in|to|on|at|for|after|house|home|flat|place)\b|$)/iu.test(right)) ||
  pairs.some(
    ([one, other]) => new RegExp(`\\b${one}$`, 'i').test(left) && new RegExp(`^${other}\\b`, 'i').test(right),
  );
/** "With Amira and Jo at lunch". */
const areTwoNames = (left: string, right: string): boolean =>
  /\s(?:with|from|for|to|of|at|and|by) \p{Lu}\p{Ll}+$/u.test(left) &&
  /^(?!I\b)\p{Lu}\p{Ll}+(?= (?:at|in|on|from|to|for|after|before|but|and|because|when|every|next)\b|[,.]|$)/u.test(
    right,
  );
const pairs = [
  ['snakes', 'ladders'],
  ['fish', 'chips'],
  ['mac', 'cheese'],
  ['hide', 'seek'],
  ['show', 'tell'],
  ['knife', 'fork'],
  ['bed', 'breakfast'],
  ['bread', 'butter'],
  ['salt', 'pepper'],
  ['rock', 'roll'],
  ['pots', 'pans'],
  ['trick', 'treat'],
  ['over', 'over'],
] as const;

/** "Mum and Dad will not eat": nothing is said of Mum alone. */
const isBareKin = (left: string, right: string): boolean =>
  genderOf(left.split(' ').at(-1) ?? '') !== null && genderOf(right.split(' ')[0] ?? '') !== null;
/** "While Mummy and Daddy go to a wedding": Daddy alone would go there in another form. */
const doesAsTwo = (right: string): boolean =>
  isOfTwo.test(right) ||
  /^(?:my |our |the )?\p{L}+ (?:work|take|visit|drive|pick|fly|look|watch|sleep|eat)\b/iu.test(right);
/** "In the egg and spoon race and can wear defenders": who can was said before, and no race. */
const isOneOfTwo = (until: string, right: string): boolean =>
  shapeOf(until) === 'thing' &&
  !/^(?:the|an?|my|our|his|her|their|some|this|that|these|those|\{child\}|\p{Lu}\p{Ll}+)\b|s$/u.test(until) &&
  /^ and (?:can|will|may|is|has|was|gets|wears|needs|goes|does)\b/.test(right.slice(until.length));
const isOfTwo = /^(?:my |our |the )?\p{L}+ (?:are|were|have|go|come|live|move|want|stay|do|get)\b/iu;
