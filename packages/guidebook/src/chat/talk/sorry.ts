// An apology where the carer says that we were wrong.
import { correctionIn } from '../message/correction.ts';
import { protests } from '../message/protest.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';

/** Empty where nothing is to be sorry for. No apology comes a second time. */
export function sorryFor(message: string, before: Before): string {
  const fitting = protests(message)
    ? [gotWrong, missedIt]
    : correctionIn(bodyOf(message)) === null
      ? []
      : [missedIt, gotWrong];
  return fitting.find((one) => !wasSaid(before, one)) ?? '';
}

const gotWrong = 'Sorry, I got that wrong.';
const missedIt = 'I’m sorry, I missed what you were asking.';
