// What a later turn is answered from, and what the page says straight to it.
import { straightAnswer } from '../answer/first-sentence.ts';
import { fillStep, stemsSaid } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import type { Moment } from '../message/moment-said.ts';
import { questionFormIn } from '../message/question-form.ts';
import { saidPlainly } from '../message/said-plainly.ts';
import type { AskedNear } from '../pages/asked-nearness.ts';
import type { Nearness } from '../pages/line-nearness.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import type { Topic } from '../topic.ts';

export type GoingOn = {
  child: AskedChild;
  moment: Moment;
  before: Before;
  message: string;
  near: Nearness;
  /** How near its questions come to what carers ask next. */
  asked?: AskedNear;
  /** Who may know what the page does not. */
  whoKnows?: string;
  /** Something was told in this talk that a doctor should see. */
  isFlagged?: boolean;
};

export const choiceOf = ({ child, moment, before, message }: GoingOn) => ({
  child,
  moment,
  before,
  said: stemsSaid(saidPlainly(message)),
});

/** What is asked straight out gets the page's own sentence, where that comes near to it. */
export function straightTo(topic: Topic, { child, moment, before, message, near }: GoingOn): string {
  const filled = (text: string) => withoutLeftOut(fillStep(child, text, topic.id), moment.out);
  const say = straightAnswer(topic, message, (text) => !wasSaid(before, filled(text)));
  if (say === null) return '';
  const byWords = topic.first?.some((one) => one.say === say) ?? false;
  return byWords || isBareWish(message) || (near.get(say) ?? 0) >= nearSentence ? filled(say) : '';
}

/** Two of three messages come nearer than 0.54 to some line of any page, one in six nearer than 0.62. */
const nearSentence = 0.62;

/** "What do I tell her?": a wish for words that names nothing else is one for the page's own. */
const isBareWish = (message: string): boolean =>
  questionFormIn(message) === 'what-say' &&
  stemsSaid(message).size === 0 &&
  /\b(?:say|tell)(?: to)?(?: (?:him|her|them|my (?:son|daughter|child|boy|girl)))?\W*$/i.test(message);
