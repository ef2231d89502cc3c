// Carers' phrases put into sentences of the plan. When the grammar of a phrase is not sure, it stays a label.
import { phraseOf, wordCount } from '#child/phrase-shape';
import { capitalised, uncapitalised } from '#child/words';
import { cleanText, isRepeatable } from './clean.ts';
import type { HardMoment, Item } from './facts.ts';

const verbFirst =
  /^(?:loves?|likes?|enjoys?|knows?|explains?|remembers?|notices?|spots?|teaches|learns?|reads?|writes?|tells?|asks?|helps?|builds?|makes?|draws?|paints?|fixes|repairs?|programs?|codes?|speaks?|understands?|recogni[sz]es?|memori[sz]es?|concentrates?|persists?|thinks?|imagines?|invents?|solves?|sorts?|counts?|plays?|sings?|dances?|swims?|runs?|climbs?|cares?|protects?|comforts?|shares?|follows?|keeps?|finishes|organi[sz]es?|plans?)\s+\S/i;

/** The carer's phrase as the label of a row or bullet: "Sudden change of plan". */
export function labelOf({ said, topic }: Item, fallback: string): string {
  if (!isRepeatable(said)) return capitalised(fallback);
  // What stands in brackets belongs to it.
  if (said.includes('(')) return asLabel(cleanText(said));
  const { is, text } = phraseOf(cleanText(said));
  const short = is === 'thing' ? topic : text;
  return (
    asLabel(short.replace(/^(?:when|if|while)\s+(?!(?:i|we|you)\b)/i, '').replace(/[.:]+$/, '')) ||
    capitalised(fallback)
  );
}

/** "iPad" keeps its own capital. */
const asLabel = (text: string): string => (/^\p{Ll}\p{Lu}/u.test(text) ? text : capitalised(text));

/** The phrase inside a sentence: "the school photo", "crossing roads", or "this" when it is a whole clause. */
export function asNoun({ said, topic }: Item): string {
  if (!isRepeatable(said)) return 'this';
  const { is, text } = phraseOf(cleanText(said));
  if (
    is === 'clause' ||
    is === 'acts' ||
    wordCount(text) > 6 ||
    / (?:when|if|while|because) /.test(text) ||
    verbFirst.test(text)
  )
    return 'this';
  if (is === 'doing') return text;
  const noun = uncapitalised(topic);
  const last = noun.split(' ').at(-1) ?? '';
  const isBare =
    /(?:[^s]s|ing|ness|work|food|music|weather|homework|anxiety)$/i.test(last) ||
    /^[A-Z]/.test(noun) ||
    /[^\p{ASCII}]/u.test(noun);
  return isBare ? noun : `the ${noun}`;
}

/** A short title: the carer's phrase when it is a thing or a doing, else the library's name for it. */
export function titleOf(moment: HardMoment): string {
  const { is, text } = phraseOf(cleanText(moment.said));
  const isTitle =
    (is === 'thing' || is === 'doing') &&
    wordCount(text) <= 6 &&
    !/ (?:when|if|while|because) /.test(text) &&
    !/^(?:will|won['’]t|does|cannot|can['’]t|not|no)\b/i.test(text);
  return isTitle || moment.situation === null
    ? labelOf(moment, situationName(moment))
    : capitalised(moment.situation.name.replace('{his} ', '').replace('{himself}', 'oneself'));
}

export const situationName = (moment: HardMoment): string => moment.situation?.name ?? 'hard moment';
