// What a carer wants to stop, or worries about, is why they write, and nothing the child is told to do: "I take it off in class".
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';

/** Null where there is none. `isHabit`: there is something to do in its place. */
export function withoutUnwanted(line: StoryLine): { line: StoryLine; isHabit: boolean } | null {
  const clauses = line.clauses.filter((clause) => !isUnwanted(clause));
  if (clauses.length === line.clauses.length) return null;
  return { line: { ...line, clauses }, isHabit: line.clauses.some(({ text }) => isHabit(text)) };
}

const isUnwanted = ({ text }: LineClause): boolean =>
  isHabit(text) || isCutShort.test(text.replaceAll('~', ''));

const isHabit = (text: string): boolean => habits.some((habit) => habit.test(text.replaceAll('~', '')));

const habits: readonly RegExp[] = [
  /^I (?:still |always |just |also )?(?:keep|kept) (?:on )?\p{L}+ing\b/u,
  /^I refuse\b/,
  /^I (?:still |always |just |often )?(?:hug|kiss|touch|lick|follow|grab|tickle|stroke|poke) (?:people|every\p{L}+|strangers|others|other \p{L}+|any\p{L}+)\b/u,
  // The whole day without the toilet.
  /^I (?:still |always |just |often )?hold (?:it|on)(?: in)? (?:all|until|the whole|for)\b/,
  // What the child will not be or have is a fact of the day; what they will not do is the worry.
  /^I (?:still )?(?:will|would) not (?!be\b|have\b|get\b|see\b|need\b|feel\b|know\b|miss\b|hurt\b)/,
  /^I (?:still |now )?do not (?:want to(?= \p{L})|let|listen|stop|stay|sit|wear|eat|sleep|stand|keep|wash|brush|wait|share)\b/u,
  // It undoes what the line is about: a bra, a belt, a mask.
  /^I (?:still |always |just |often )?(?:take|pull|rip|tear|spit|throw|kick|push|pick|chew|lick|drop|undo|unfasten|unbuckle|peel|scratch) (?:it|them)\b/,
  /^I (?:still |always |just |often )?(?:run|climb|wander|bolt|storm) (?:away|off|out)\b/,
];

/** "My cousin was picked and she was not": who, and what? "I am moved up and I do not want to" says how it feels, and no habit. */
const isCutShort =
  /^I (?:still |really )?do not want (?:to|it|this|that)$|^(?:I|he|she|they|we) (?:am|is|are|was|were|do|does|did|has|have|had|will|can|could) not$/;
