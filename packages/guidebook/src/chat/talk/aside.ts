// What carers ask next, whatever the page: what to say to somebody, where to begin, "we have no printer". Written in
// content/en/asked-next; it holds on every page and stands before what is left of the page.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asides } from '#generated/asides';
import { questionFormIn } from '../message/question-form.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import type { Step } from '../topic.ts';

export type Aside = {
  id: string;
  /** On a button. */
  title: string;
  says: readonly RegExp[];
  /** How carers put it, and what only sounds like it: found by nearness of meaning too. */
  asked: readonly string[];
  notAsked: readonly string[];
  say: string;
  steps: readonly Step[];
  /** Also for a carer who only tells it; the others answer questions. */
  isTold?: true;
  /** Only for who works with the child. */
  isForStaff?: true;
  /** Says that there is nothing to worry about: never where something was told that a doctor should see. */
  isReassuring?: true;
};

/** Whether it may be given here: it was not given yet, and nobody is reassured where a doctor should look. */
export const isAsideFree = ({ steps, isReassuring }: Aside, before: Before, isFlagged = false): boolean =>
  !(isFlagged && isReassuring) && steps.filter((step) => !wasSaid(before, step.text)).length >= 2;

/** Of those the message asks for and that were not given yet, the one that fits the longest stretch of it. */
export function asideFor(message: string, before: Before, isFlagged = false): Aside | undefined {
  const text = askedLast(message.slice(0, 2000).replaceAll('’', "'"));
  const stretch = ({ says }: Aside): number =>
    Math.max(0, ...says.map((one) => one.exec(text)?.[0].length ?? 0));
  const isAsked = questionFormIn(message) !== 'telling';
  return asides
    .filter((aside) => (isAsked || aside.isTold) && isAsideFree(aside, before, isFlagged))
    .map((aside) => ({ aside, length: stretch(aside) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0]?.aside;
}

/** Of a long message only what it ends with: the words of an aside stand somewhere in most of them. */
function askedLast(text: string): string {
  if (text.split(/\s+/).length <= longest) return text;
  const sentences = sentencesOf(text);
  return sentences.findLast((sentence) => sentence.trim().endsWith('?')) ?? sentences.at(-1) ?? text;
}
const longest = 30;
