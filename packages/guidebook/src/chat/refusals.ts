// "No" is said first: why in one sentence, what to do instead, whom to call. Free, and before any page is looked for.
import { redFlags, refusals } from '#generated/refusals';
import type { AskedChild } from './child-asked-about.ts';
import { numbered } from './numbered.ts';
import { isAskedFor, type RedFlag, type Refusal } from './refusal.ts';
import { fillStep } from './steps.ts';

export function refusalTo(message: string, child: AskedChild): string | null {
  const refusal = refusalIn(message);
  if (refusal === undefined) return null;
  const line = (text: string) => fillStep(child, text, refusal.id);
  return [
    `${line(refusal.no)} ${line(refusal.why)}`,
    numbered(refusal.instead.map(line)),
    line(refusal.call),
  ].join('\n\n');
}

export const refusalIn = (message: string): Refusal | undefined => {
  const text = message.slice(0, 4000).replaceAll('’', "'");
  return isAskedFor(text) ? refusals.find(({ says }) => says.some((one) => one.test(text))) : undefined;
};

/** When to see a doctor, where the message tells of something that should be seen soon. */
export function doctorLine(message: string, child: AskedChild): string {
  const text = message.slice(0, 4000).replaceAll('’', "'");
  const flag: RedFlag | undefined = redFlags.find(({ says }) => says.some((one) => one.test(text)));
  return flag ? fillStep(child, flag.doctor, flag.id) : '';
}
