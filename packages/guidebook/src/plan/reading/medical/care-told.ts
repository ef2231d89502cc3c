// How a treatment is done at home, where the carer told it: "drums low, count before the flush, from the front". It stands with the treatment, whole.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isHarmfulMethod } from '../harm/harmful-method.ts';
import { isConfidential } from '../told/confidential.ts';

/** From the sentence that tells what goes well, with what is said of it right behind. */
export function careTold(
  { notes, interactionStyle, learningStyle }: ChildProfile,
  said: string,
): string | null {
  const named = new Set(wordsOf(said));
  const isOfIt = (sentence: string) => wordsOf(sentence).some((word) => named.has(word));
  for (const box of [notes, interactionStyle, learningStyle]) {
    const all = sentencesOf(box);
    const from = all.findIndex((one) => isOfIt(one) && goesWell.test(one));
    if (from === -1) continue;
    const behind = all.slice(from + 1).findIndex((one) => !isOfIt(one) && !doesIt.test(one));
    const told = all.slice(from, behind === -1 ? all.length : from + 1 + behind).join(' ');
    if (!isConfidential(told) && !isHarmfulMethod(told)) return told;
  }
  return null;
}

const wordsOf = (text: string): string[] =>
  [...text.matchAll(ofCare)].map(([, word = '']) => word.toLowerCase());
const ofCare =
  /\b(flush|feed|needle|inject|jab|shot|prick|lancet|cannula|sensor|pod|pump|mask|puffer|spacer|boot|brace|stretch|blood)/giu;
const goesWell =
  /(?<!\b(?:not|never|isn['’]?t|isnt) )\b(?:fine|ok|okay|works|helps|calmer|easier|better|calm|likes)\b/iu;
const doesIt = /\bdo(?:es)? it\b/iu;
