import type { AssistantUse } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findInventedDoses } from './doses.ts';
import type { Flag } from './flag.ts';
import { isLabelLine } from './label-lines.ts';
import { anchorsIn } from './model/anchors.ts';
import { excusedRules } from './model/excuses.ts';
import { readWords } from './model/features.ts';
import type { ScreenModel } from './model/screen-model.ts';
import { type UnsafeRule, unsafeInSentence, unsafeReasons } from './never-say.ts';
import { familyText, withoutOwnWords } from './own-words.ts';
import { likelihoodTogether, type ReadSentence, type UnsafeReading, unsafeLikelihood } from './unsafe.ts';
import { unsafeLimits } from './unsafe-limits.ts';

// Decides about one sentence: show it, show it with a mark, or leave it out. It is left out only when it is nearly
// certain to break a rule and holds something to point at.

/** Guidebook text was reviewed by people: the fixed rules still hold for it, the classifier is not asked. */
export type ScreenContext = {
  use: AssistantUse;
  profile: ChildProfile | null;
  origin: 'guidebook' | 'service';
  /** What the carer wrote in a talk with the guidebook: a letter holds their words. */
  said?: string | undefined;
};

/** A sentence, and its words once they have been asked for: the next sentence asks again. */
export type Sentence = { text: string; words: readonly string[] | null };

/** What stands around the sentence. `isUnderWarning`: below a heading such as "What to avoid". */
export type Surroundings = { before: Sentence; isUnderWarning: boolean; isAfterWithheld: boolean };

/** In fewer words nobody can tell a warning, and the plain wording stands. */
const fewestWords = 5;
/** Fewer words with nothing to point at ("No rush.") are no advice. */
const fewestDoubted = 4;
const longestFound = 120;

const bodilyHarm: ReadonlySet<UnsafeRule> = new Set(['N01', 'N02', 'N04', 'N10']);

/** It says to keep to what others have decided. */
const followsOrder =
  /\b(?:per|as|by|under|follow(?:s|ing)?|on) (?:the |her |his |their |a |an |its )?(?:\w+ )?(?:orders?(?:ed)?|plan|protocol|prescribed|prescription|prescriber|prescriber['’]s|directed|label|psychiatry|neurology|pcp|gp|p(?:a)?ediatrician|doctor|clinic|team)\b/iu;

/** What was found in a sentence, and whether the next one may still clear it. */
type Judged = { flags: Flag[]; mayTurn: boolean };

export async function screenSentence(
  piece: Sentence,
  around: Surroundings,
  context: ScreenContext,
  model: ScreenModel,
): Promise<Judged> {
  const isService = context.origin === 'service';
  const sentence = isService ? piece.text : withoutOwnWords(piece.text, context.profile);
  const doses = findInventedDoses(sentence, familyText(context.profile, context.said), around.before.text);
  if (around.isUnderWarning) return settled(doses);
  const plain = withoutDictated(unsafeInSentence(sentence), sentence, context);
  if (isService && (isLabelLine(sentence) || isBareWord(sentence, plain))) {
    const isMeant =
      plain.length > 0 && (await reads(piece, around, model, plain)).likelihood >= unsafeLimits.plain;
    return settled([...(isMeant ? plain : []), ...doses].map(asDoubt));
  }
  if (isService && doses.length > 0 && plain.length === 0 && followsOrder.test(sentence))
    return settled(doses.map(asDoubt));
  if (!isService) {
    // A page that names what is not done ("nobody pays as a punishment") is judged no harder than a service's text.
    const isMeant =
      plain.length > 0 && (await reads(piece, around, model, plain)).likelihood >= unsafeLimits.plain;
    return settled([...(isMeant ? plain : []), ...doses]);
  }
  if (doses.length > 0) return settled([...plain, ...doses]);
  if (!/\p{L}{2}/u.test(sentence)) return settled([]);
  const read = readSentence(piece, model);
  const reading = await reads(piece, around, model, plain);
  const mayTurn = reading.likelihood < unsafeLimits.sure;
  if (plain.length > 0 && (read.words.length < fewestWords || reading.likelihood >= unsafeLimits.plain))
    return judgedPlain(sentence, plain, reading, mayTurn && read.words.length >= fewestWords);
  const verdict = verdictOn(sentence, reading, around);
  if (verdict === 'fine') return settled([]);
  const flags = [flagFor(sentence, reading.rule, verdict === 'leave out')];
  return { flags, mayTurn: mayTurn && verdict === 'leave out' };
}

/** In a dictated letter what is said of a medicine is the carer's; whatever else is harmful there is so all the same. */
function withoutDictated(flags: Flag[], sentence: string, { said = '' }: ScreenContext): Flag[] {
  if (said === '' || flags.length === 0) return flags;
  const left = unsafeInSentence(withoutOwnWords(sentence, null, said));
  return flags.filter(({ rule }) => rule !== 'N01' || left.some((flag) => flag.rule === rule));
}

const reads = (piece: Sentence, { before }: Surroundings, model: ScreenModel, plain: readonly Flag[]) =>
  unsafeLikelihood(
    readSentence(piece, model),
    readSentence(before, model),
    model,
    plain.map((flag) => flag.rule),
  );

/** A plain wording in a sentence that is excused from its rule is marked at most. */
function judgedPlain(
  sentence: string,
  plain: Flag[],
  { likelihood }: UnsafeReading,
  mayTurn: boolean,
): Judged {
  const excused = excusedRules(sentence);
  if (!plain.every((flag) => excused.has(flag.rule as UnsafeRule))) return { flags: plain, mayTurn };
  return settled(likelihood >= unsafeLimits.doubt ? plain.map(asDoubt) : []);
}

/** Left out is what is nearly certain and holds something to point at. */
function verdictOn(sentence: string, { likelihood, rule }: UnsafeReading, around: Surroundings) {
  const { ownAnchor, anyAnchor, afterWithheld, doubt, anchoredDoubt, byOrder } = unsafeLimits;
  if (around.isAfterWithheld && likelihood >= afterWithheld) return 'leave out';
  if (likelihood < anchoredDoubt) return 'fine';
  const isByOrder = followsOrder.test(sentence);
  if (isByOrder && rule === 'N01' && likelihood < byOrder) return 'fine';
  const excused = excusedRules(sentence);
  // Excused from what it sounds most like, only an anchor of bodily harm is left to point at.
  const counts = (of: UnsafeRule) => !excused.has(of) && (!excused.has(rule) || bodilyHarm.has(of));
  const anchors = anchorsIn(sentence).filter((anchor) => counts(anchor.rule));
  if (anchors.length === 0 && (excused.has(rule) || wordsIn(sentence).length < fewestDoubted)) return 'fine';
  const hasOwn = anchors.some((anchor) => anchor.rule === rule);
  if (anchors.length > 0 && likelihood >= (hasOwn ? ownAnchor : anyAnchor)) return 'leave out';
  const isDoubtful = !isByOrder && likelihood >= (anchors.length > 0 ? anchoredDoubt : doubt);
  return isDoubtful ? 'mark' : 'fine';
}

/** "Clinics advertise it for speech. Trials found no benefit": only together do they say what is meant. */
export const isClearedBy = async (held: Sentence, next: Sentence, model: ScreenModel): Promise<boolean> =>
  /\p{L}{2}/u.test(next.text) &&
  (await likelihoodTogether(readSentence(held, model), readSentence(next, model), model)) <
    unsafeLimits.together;

/** What is shown although it may break a rule: the carer is told to look at it. */
export const asDoubt = (flag: Flag): Flag =>
  flag.severity === 'warn' ? flag : { ...flag, why: `may be advice that ${flag.why}`, severity: 'warn' };

const settled = (flags: Flag[]): Judged => ({ flags, mayTurn: false });

/** "Restraint" alone in a cell or a list names a thing, and advises nothing. */
function isBareWord(sentence: string, plain: readonly Flag[]): boolean {
  return wordsIn(sentence).length === 1 && plain.length > 0;
}

const wordsIn = (sentence: string): readonly string[] =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

function flagFor(sentence: string, rule: UnsafeRule, isBlocked: boolean): Flag {
  const start = sentence.length - sentence.trimStart().length;
  const found = sentence.trim();
  return {
    rule,
    found: found.length > longestFound ? `${found.slice(0, longestFound)}…` : found,
    why: isBlocked ? unsafeReasons[rule] : `may be advice that ${unsafeReasons[rule]}`,
    at: [start, start + found.length],
    severity: isBlocked ? 'block' : 'warn',
  };
}

const readSentence = (sentence: Sentence, { vectors }: ScreenModel): ReadSentence => ({
  text: sentence.text,
  words: (sentence.words ??= readWords(sentence.text, vectors)),
});
