// Joy is met with joy, and a day that weighs is heard: what happened is named in the carer's own words, with no page and no advice.

import type { AskedChild } from '../message/child-asked-about.ts';
import { quotable } from '../message/set-aside.ts';
import { wordsHeard } from '../talk/told.ts';
import type { Told } from './only-tells.ts';
import { takenUp } from './taken-up.ts';

export function metWithJoy(message: string): string {
  const words = said(sentencesOf(message)[0] ?? '');
  return `That’s lovely to hear${words === '' ? '' : `: “${words}”`}. I’m so glad for you, and thank you for telling me.`;
}

export function heardAsTold(message: string, told: Told, child: AskedChild): string {
  if (told === 'joy') return metWithJoy(message);
  const kind = takenUp(message, child);
  if (kind !== '') return `${kind} Thank you for telling me. ${loved(message)}${here}`;
  const words = wordsHeard(message) || said(sentencesOf(message).at(-1) ?? '');
  const heard = `Thank you for telling me${words === '' ? '' : `: “${words}”`}.`;
  const weight = told === 'weight' ? ' That’s a lot to carry, and nothing has to be done with it here.' : '';
  return `${heard}${weight} ${here}`;
}
const here = 'If you want to say more, or would like ideas for any of it, I’m here.';

/** What the child loves, where the message tells it: it was not asked about, and is here. */
function loved(message: string): string {
  const [, thing = ''] =
    /\b(?:he|she|they) (?:really |just )?(?:likes?|loves?|adores?) ((?:(?!to\b|it\b|that\b|them\b|me\b|him\b|her\b)[\p{L}-]+ ?){1,2})[.!,\n]/iu.exec(
      message,
    ) ?? [];
  const words = quotable(thing.trim());
  return words === '' ? '' : `And I’d like to hear more about “${words}”. `;
}

const said = (sentence: string): string =>
  quotable(sentence, longest) || quotable(sentence.split(/[,;:]|\b(?:because|but|and)\b/i)[0] ?? '', longest);
const longest = 110;

const sentencesOf = (message: string): string[] =>
  message.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\p{L}{2}/u.test(one));
