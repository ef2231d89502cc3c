import { findDietConflicts } from './diet/diet.ts';
import type { Flag } from './flag.ts';
import type { ScreenModel } from './model/screen-model.ts';
import { type UnsafeRule, unsafeRules } from './never-say.ts';
import { type ScreenContext, type Sentence, type Surroundings, screenSentence } from './screen-sentence.ts';

// A sentence in doubt is first put to whoever wrote it, once: what comes back is read like any other text, and shown only
// if nothing is found in it.

/** The sentence said so that it keeps the rule, or null: the writer can't, or was asked often enough. */
export type Rewrite = (sentence: string, rule: UnsafeRule) => Promise<string | null>;

type Reading = { around: Surroundings; context: ScreenContext; model: ScreenModel };

export async function rewriteSentence(
  sentence: Sentence,
  found: readonly Flag[],
  rewrite: Rewrite,
  { around, context, model }: Reading,
): Promise<Sentence | null> {
  const rule = unsafeRules.find((one) => found.some((flag) => flag.rule === one));
  if (rule === undefined || found.some((flag) => flag.severity === 'block')) return null;
  const [, lead = '', words = '', tail = ''] =
    /^(\s*(?:[-*•+]\s+|\d{1,3}[.)]\s+)?)(.*?)(\s*)$/su.exec(sentence.text) ?? [];
  // A row of a table is more than a sentence.
  if (words.startsWith('|')) return null;
  const said = await rewrite(words, rule);
  if (said === null || !isOneSentence(said, words)) return null;
  const better: Sentence = { text: lead + said.trim() + tail, words: null };
  const { flags } = await screenSentence(better, around, context, model);
  const hasConflict = context.profile !== null && findDietConflicts(said, context.profile).length > 0;
  return flags.length > 0 || hasConflict ? null : better;
}

/** One line, about as long, with words in it and no mark-up that would change what stands around it. */
const isOneSentence = (said: string, words: string): boolean =>
  /\p{L}{2}/u.test(said) && !/\n|^\s*[#|>]|\[/u.test(said.trim()) && said.length <= 2 * words.length + 80;
