// What carers ask next on a page, to press under an answer from it: those of its own questions that come nearest to what was said.
import { stemsOf } from '#library/match';
import { doctorLine, refusalTo } from '../answer/refusals.ts';
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { tellsGoodNews } from '../message/good-news.ts';
import { isLeftOut } from '../message/left-out.ts';
import { namesMedicine } from '../message/medicine-words.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Choice } from '../offers/unknown.ts';
import { partsCompared, sentencesTold } from '../pages/asked-nearness.ts';
import { plainly } from '../pages/page-before.ts';
import type { GoingOn } from '../talk/going-on.ts';
import { ownLeft, type Weighed } from '../talk/own-question.ts';
import { partId } from '../talk/page-parts.ts';
import type { Topic } from '../topic.ts';
import { wordingOf } from './wording.ts';

/** `text` is the answer they are to stand under. */
export function nextQuestions(topic: Topic, going: GoingOn, text: string): Choice[] {
  const { child, message, told, moment } = going;
  if (isNoTime(topic, going)) return [];
  const said = [...new Set([bodyOf(message), ...sentencesTold(message), ...partsCompared(message)])];
  const spoken = `${told} ${message}`.toLowerCase();
  const chosen: (Choice & { say: string })[] = [];
  for (const { question, at } of ownLeft(topic, said, going).filter(isNear)) {
    const label = wordingOf(question, child, spoken);
    const say = fillStep(child, question.say, topic.id);
    if (label === undefined || !mayStand(label, say, child) || isLeftOut(`${label} ${say}`, moment.out))
      continue;
    if ([text, ...chosen.map((one) => one.say)].some((other) => isSaidIn(say, other))) continue;
    chosen.push({ id: partId(topic, `own-${at}`), label, say });
  }
  return chosen.slice(0, most).map(({ id, label }) => ({ id, label }));
}
const most = 3;

/** Who is glad, or should see a doctor, is not led on; and carers' questions are not those of a grown-up about their own life. */
const isNoTime = ({ id, isHelpFirst }: Topic, { child, message, isFlagged }: GoingOn): boolean =>
  child.isSelf === true ||
  isFlagged === true ||
  isHelpFirst === true ||
  id === 'good-news' ||
  tellsGoodNews(message);

/**
 * Nearly what was said, or near with words in common. Of 149 first answers 23 had something under them then, 28 questions in all; read
 * once by who wrote this, five led elsewhere. Between 0.3 and 0.7 most did.
 */
const isNear = ({ near, worth }: Weighed): boolean => near >= 0.74 || (near >= 0.6 && worth >= 0.86);

/** Steps would cost; what is refused, or is for the doctor, is not held out. */
export const mayStand = (label: string, say: string, child: AskedChild): boolean =>
  !say.includes('**') &&
  !namesMedicine(label) &&
  !ofDanger.test(label) &&
  refusalTo(label, child) === null &&
  doctorLine(label, child) === '';

/** Sent as a message, it would be asked about; or it would hurt who never thought of it. */
const ofDanger =
  /\b(?:suicid\w*|breathe|did i hurt|give (?:him|her|them) up|put (?:him|her|them) away|hates?|died?|dies|dead|abus\w*|neglect\w*|bad (?:mother|father|parent|mum|dad))\b/i;

/** Word for word, or nearly. */
function isSaidIn(say: string, text: string): boolean {
  if (plainly(text).includes(plainly(say))) return true;
  const known = new Set(stemsOf(text));
  const stems = [...new Set(stemsOf(say))].filter((one) => one.length > 3);
  return stems.filter((one) => known.has(one)).length >= stems.length * mostlySaid;
}
const mostlySaid = 0.5;
