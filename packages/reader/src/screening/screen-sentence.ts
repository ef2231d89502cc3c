import type { AssistantUse } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { findInventedDoses } from './doses.ts';
import { readWords } from './features.ts';
import type { Flag } from './flag.ts';
import { type UnsafeRule, unsafeInSentence, unsafeReasons } from './never-say.ts';
import type { ScreenModel } from './screen-model.ts';
import { likelihoodTogether, type ReadSentence, unsafeLikelihood, unsafeThreshold } from './unsafe.ts';

// Decides about one sentence: show it, show it with a flag, or leave it out.

/** Guidebook text was reviewed by people: the fixed rules still hold for it, the classifier is not asked. */
export type ScreenContext = {
  use: AssistantUse;
  profile: ChildProfile | null;
  origin: 'guidebook' | 'service';
};

/** A sentence, and its words once they have been asked for: the next sentence asks again. */
export type Sentence = { text: string; words: readonly string[] | null };

/** What stands around the sentence. `isUnderWarning`: below a heading such as "What to avoid". */
export type Surroundings = { before: Sentence; isUnderWarning: boolean; isAfterWithheld: boolean };

/** A passage the classifier doubts, but not enough to leave it out, is shown with a flag. */
const doubtThreshold = 0.22;
/** The sentence after a withheld one often goes on with the same advice. */
const afterWithheldThreshold = 0.15;
/** A plain wording needs only a nod: warnings use the same words, and not all of them can be told by a pattern. */
const plainThreshold = 0.1;
/** In fewer words nobody can tell a warning, and the plain wording stands. */
const fewestWords = 5;
/** Below it, the next sentence is waited for, which may turn on what this one says. */
const sureThreshold = 0.9;
/** Less likely than this together, two sentences are shown. */
const togetherThreshold = 0.5;
const longestFound = 120;

/** What was found in a sentence, and whether the next one may still clear it. */
type Judged = { flags: Flag[]; mayTurn: boolean };

export async function screenSentence(
  piece: Sentence,
  around: Surroundings,
  context: ScreenContext,
  model: ScreenModel,
): Promise<Judged> {
  const sentence = piece.text;
  const doses = findInventedDoses(sentence, context.profile?.medications ?? '');
  if (around.isUnderWarning) return settled(doses);
  const plain = unsafeInSentence(sentence);
  if (doses.length > 0 || context.origin === 'guidebook') return settled([...plain, ...doses]);
  if (!/\p{L}{2}/u.test(sentence)) return settled([]);
  const read = readSentence(piece, model);
  const { likelihood, rule } = await unsafeLikelihood(
    read,
    readSentence(around.before, model),
    model,
    plain.map((flag) => flag.rule),
  );
  const mayTurn = likelihood < sureThreshold;
  if (plain.length > 0) {
    if (read.words.length < fewestWords) return settled(plain);
    return { flags: likelihood >= plainThreshold ? plain : [], mayTurn };
  }
  const threshold = around.isAfterWithheld ? afterWithheldThreshold : unsafeThreshold;
  if (likelihood < Math.min(threshold, doubtThreshold)) return settled([]);
  return { flags: [flagFor(sentence, rule, likelihood >= threshold)], mayTurn };
}

/** "Clinics advertise it for speech. Trials found no benefit": only together do they say what is meant. */
export const isClearedBy = async (held: Sentence, next: Sentence, model: ScreenModel): Promise<boolean> =>
  /\p{L}{2}/u.test(next.text) &&
  (await likelihoodTogether(readSentence(held, model), readSentence(next, model), model)) < togetherThreshold;

/** What the next sentence cleared is shown, and the carer is told to look at it. */
export const asDoubt = (flag: Flag): Flag => ({
  ...flag,
  why: `may be advice that ${flag.why}`,
  severity: 'warn',
});

const settled = (flags: Flag[]): Judged => ({ flags, mayTurn: false });

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
