// A second matter beside the one that is shown: named in the carer's words, and led to a page or asked for by itself, so that it is not passed over.
import type { Asking } from '../answer/answer.ts';
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import { secondMatter } from '../message/second-matter.ts';
import { quotable } from '../message/set-aside.ts';
import type { FreeReply } from '../offers/unknown.ts';
import { buttons, elseChoice } from '../offers/unknown.ts';
import { nearestPage, type PageReadings } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';
import { nearQuestion } from './near-question.ts';

/** As `reply`, where the message is about one thing or the second can't be repeated. */
export function withAlsoAsked(
  reply: FreeReply,
  shown: readonly Topic[],
  asking: Asking,
  readings: PageReadings,
): FreeReply {
  const { message, child } = asking;
  const matter = secondMatter(message);
  const words = quotable(matter, longestQuoted);
  if (words === '') return reply;
  const page = nearestPage(matter, readings, likely);
  const answer = shown.map((topic) => alsoAnswered(topic, asking)).find((line) => line !== '');
  if (answer !== undefined && reply.preview !== undefined)
    return reply.preview.includes(answer.slice(lead(words).length + 1))
      ? reply
      : { ...reply, preview: `${reply.preview}\n\n${answer}` };
  if (page !== null && shown.includes(page)) return reply;
  const choices = page === null ? reply.choices : withButton(reply.choices, page, child);
  if (reply.preview === undefined) return { ...reply, choices };
  const line =
    page === null ? `${lead(words)} ${byItself}` : `${lead(words)} For that, press “${page.label}”.`;
  return { ...reply, choices, preview: `${reply.preview}\n\n${line}` };
}
const longestQuoted = 110;
/** Read by itself, half a question is easily taken for another page. */
const likely = 0.6;

/** What a page surely answers to the second matter, under the carer's words; empty where it does not. */
export function alsoAnswered(topic: Topic, asking: Asking): string {
  const { child, moment, before, asked, told = '', alone } = asking;
  const matter = secondMatter(asking.message);
  const words = quotable(matter, longestQuoted);
  if (words === '' || child.isSelf || !moment || !before || before.hasAnswered) return '';
  const going = {
    child,
    moment,
    before,
    message: matter,
    told,
    ...(asked && { asked }),
    ...(alone && { alone }),
  };
  const near = nearQuestion(topic, going);
  const say = near?.is === 'same' ? fillStep(child, near.question.say, topic.id) : '';
  return say !== '' && withoutLeftOut(say, moment.out) === say ? `${lead(words)} ${say}` : '';
}

const lead = (words: string): string => `You also wrote: “${words}”.`;
const byItself =
  'I have not answered that here. Send it by itself, and I’ll look at it alone; asking is free.';

function withButton(choices: FreeReply['choices'], page: Topic, child: AskedChild): FreeReply['choices'] {
  if (choices.some(({ id }) => id === page.id)) return choices;
  const pages = choices.filter(({ id }) => id !== elseChoice.id);
  return [...pages.slice(0, mostOthers), ...buttons([page], child), elseChoice];
}
const mostOthers = 2;
