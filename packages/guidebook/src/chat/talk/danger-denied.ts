// We asked whether somebody is in danger, or showed help for it, and the carer says no: that is thanked for, once, before the answer.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';

/** Empty where no such question came before, or it was thanked for already. */
export function thanksForDenial({ message, turns }: Pick<ChatAsk, 'message' | 'turns'>): string {
  const answers = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const wasAsked = alarm.test(answers.at(-1) ?? '');
  const wasThanked = answers.some((answer) => answer.includes(thanks));
  return wasAsked && !wasThanked && denies.test(message.slice(0, 160)) ? thanks : '';
}

const thanks = 'Thank you for letting me know.';
const alarm = /\bin danger\b|\bemergency number\b/i;
const denies =
  /\b(?:no ?one|nobody|none of us)(?:['’]?s| is| are)? (?:is )?(?:in (?:any )?danger|hurt|missing)\b|\b(?:no|not in|isn['’]?t in|aren['’]?t in|not any) (?:any |real )?danger\b|\b(?:not|isn['’]?t|no) an emergency\b|\bno emergency\b|\b(?:he|she|we|they|everyone|everybody|all)(?:['’]?s|['’]?re| is| are) (?:all |perfectly |quite )?safe\b/i;
