// Joy is met with joy, and a day that weighs is heard: what happened is named in the carer's own words, with no page and no advice.

import { quotable } from '../message/set-aside.ts';
import { wordsHeard } from '../talk/told.ts';
import type { Told } from './only-tells.ts';

export function metWithJoy(message: string): string {
  const words = said(sentencesOf(message)[0] ?? '');
  return `That’s lovely to hear${words === '' ? '' : `: “${words}”`}. I’m so glad for you, and thank you for telling me.`;
}

export function heardAsTold(message: string, told: Told): string {
  if (told === 'joy') return metWithJoy(message);
  const words = wordsHeard(message) || said(sentencesOf(message).at(-1) ?? '');
  const heard = `Thank you for telling me${words === '' ? '' : `: “${words}”`}.`;
  const weight = told === 'weight' ? ' That’s a lot to carry, and nothing has to be done with it here.' : '';
  return `${heard}${weight} If you want to say more, or would like ideas for any of it, I’m here.`;
}

const said = (sentence: string): string =>
  quotable(sentence, longest) || quotable(sentence.split(/[,;:]|\b(?:because|but|and)\b/i)[0] ?? '', longest);
const longest = 110;

const sentencesOf = (message: string): string[] =>
  message.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\p{L}{2}/u.test(one));
