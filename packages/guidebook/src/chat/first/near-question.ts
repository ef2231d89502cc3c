// Which of a page's own questions a first message asks: surely the same, one that comes near, or none. A chance worked out from five
// signs, and two that must agree: the form of the question, and that no other of the page is as near.
import { isForFamily } from '../answer/for-family.ts';
import { fillStep } from '../answer/steps.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { asksForText, questionFormIn } from '../message/question-form.ts';
import { secondMatter } from '../message/second-matter.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { meanOf, ownId, partsRead } from '../pages/asked-nearness.ts';
import { wordingsSaid } from '../pages/own-words.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { GoingOn } from '../talk/going-on.ts';
import { fittingWords, leansBack, ofAdults, stance } from '../talk/own-question.ts';
import type { OwnQuestion, QuestionForm, Topic } from '../topic.ts';

/** `logOdds` that the answer to this question answers the message. */
export type NearQuestion = {
  question: OwnQuestion;
  logOdds: number;
  is: 'same' | 'near';
  /** No other of the page comes as near. */
  isAlone: boolean;
};

/**
 * Logistic regression on 356 pairs of a stranger's first message and a question of a page, labelled by who wrote this: the answer would do, is
 * of use, or is about something else (`near-questions.tsv`).
 */
export const odds = { base: -10.06, near: 6.83, mean: 3.24, said: 2.02, chance: 2.13, words: -0.488 };
/**
 * What is told so on the messages of that file (`bench/relevance/near-questions.ts`): 47 get an answer first, of which 35 would do, 8 are of use and 4 are about
 * something else; 79 get one under its question, of which 35, 19 and 19 (6 were not judged). Where two of a page come as near, the first has to be surer.
 */
const same = 0.2;
const near = -0.62;
const nearOfTwo = -0.2;
const ahead = 0.8;
/** Alone on its page it may be less sure. */
const nearAlone = -1;
const farAhead = 2;
/** What says nearly all of a wording, and means it, is that question whatever stands around it: 13 of 15 such pairs, one more of use. */
const wordForWord = { near: 0.87, said: 0.85, ahead: 1 };

export function nearQuestion(topic: Topic, going: GoingOn): NearQuestion | null {
  const [best, next] = rankedQuestions(topic, going);
  const ofAge = going.child.tags.has('adult') ? questionOfAdults(topic, going) : null;
  if (ofAge) return { question: ofAge, logOdds: near, is: 'near', isAlone: true };
  if (!best) return null;
  const { question, logOdds } = best;
  const gap = logOdds - (next?.logOdds ?? never);
  const isSame =
    (gap >= ahead && logOdds >= same) ||
    (gap >= wordForWord.ahead && best.nearest >= wordForWord.near && best.said >= wordForWord.said);
  if (!isSame && logOdds < leastFor(gap)) return null;
  return isOfForm(best, going.message)
    ? { question, logOdds, is: isSame ? 'same' : 'near', isAlone: gap >= ahead }
    : null;
}
const never = -9;

const leastFor = (gap: number): number => (gap >= farAhead ? nearAlone : gap >= ahead ? near : nearOfTwo);

/** `at` is its number on the page. */
export type RankedQuestion = {
  question: OwnQuestion;
  at: number;
  logOdds: number;
  part: string;
  nearest: number;
  said: number;
};

/** A page's own questions by how likely they are asked, the likeliest first. */
export function rankedQuestions(topic: Topic, going: GoingOn): RankedQuestion[] {
  const { message, child, before, asked, moment } = going;
  const body = bodyOf(message);
  const chance = going.alone?.().find((one) => one.topic === topic)?.chance ?? 0;
  const saidOf = wordingsSaid(topic, body.replace(secondMatter(message), ' '));
  const base = odds.base + odds.chance * chance + odds.words * Math.log(body.split(/\s+/).length);
  return (topic.own ?? [])
    .flatMap((question, at) => {
      if (fittingWords(question, child) === undefined || leansBack.test(question.say)) return [];
      if (isForFamily(question.say, moment)) return [];
      if (wasSaid(before, fillStep(child, question.say, topic.id))) return [];
      return partsOfFirst(message).map((part) => {
        const heard = asked?.get(part) ?? asked?.get(bodyOf(part));
        const nearest = heard?.get(ownId(topic, at)) ?? 0;
        const mean = heard?.get(meanOf(ownId(topic, at))) ?? nearest;
        const said = saidOf[at] ?? 0;
        const logOdds = base + odds.near * nearest + odds.mean * mean + odds.said * said;
        return { question, at, logOdds, part, nearest, said };
      });
    })
    .toSorted((a, b) => b.logOdds - a.logOdds)
    .filter((one, at, all) => all.findIndex(({ question }) => question === one.question) === at);
}

/** What is asked "also" is no answer to what was asked first. */
function partsOfFirst(message: string): string[] {
  const second = secondMatter(message);
  const isAll = second === '' || second === message;
  return isAll ? partsRead(message) : partsRead(message).filter((part) => !part.includes(second));
}

/** Who asks when, why, which or for words wants no answer to another form of question; nobody who wants a text wants any. */
export function isOfForm({ question, part }: RankedQuestion, message: string): boolean {
  if (asksForText(message)) return false;
  const place = askedFor(part);
  if (place !== '' && !question.asked.some((one) => askedFor(one) === place)) return false;
  const form = isQuestion(part, message) ? questionFormIn(part) : 'telling';
  const forms = question.asked.map(questionFormIn);
  if (form === 'is-it')
    return stance.test(question.say) || forms.includes('is-it') || forms.includes('may-i');
  if (form === 'may-i') return stance.test(question.say) || forms.includes('may-i');
  if (form === 'why' && givesReason.test(question.say)) return true;
  return !own.has(form) || forms.includes(form);
}
/** "He laughs when somebody gets hurt" is no question, and its answer says why. */
const givesReason = /^[^.?!]*\b(?:because|often|mostly|usually|hardly ever|probably|most likely)\b/i;
/** A sentence that is told, and a message of several, have no form of their own: what is asked at the end is compared by itself. */
const isQuestion = (part: string, message: string): boolean =>
  partsAsked(message).includes(part) || (part === bodyOf(message) && !/[.?!]\s+\p{L}/u.test(part));
const own: ReadonlySet<QuestionForm> = new Set(['when', 'why', 'which', 'what-say', 'letter']);

/** "Who do I talk to" and "where can I get one" want a name or a place. */
const askedFor = (text: string): string => asksWhom.exec(text)?.[0].toLowerCase() ?? '';
const asksWhom =
  /\bwho(?= (?:do|can|could|should|would|to|else|will|gives?|helps?)\b)|\bwhere(?= (?:do|can|could|should|to|would)\b)(?! (?:do|can|should|would|could) i (?:even |best )?(?:start|begin))(?! to (?:start|begin))/i;

/** Of questions that are asked of grown-ups there are few on a page. */
function questionOfAdults(topic: Topic, { message, child, asked, before }: GoingOn): OwnQuestion | null {
  const found = (topic.own ?? [])
    .map((question, at) => ({
      question,
      near: Math.max(0, ...partsRead(message).map((part) => asked?.get(part)?.get(ownId(topic, at)) ?? 0)),
    }))
    .filter(({ question }) => question.asked.some((one) => ofAdults.test(one)))
    .filter(({ question }) => fittingWords(question, child) !== undefined && !leansBack.test(question.say))
    .filter(({ question }) => !wasSaid(before, fillStep(child, question.say, topic.id)))
    .toSorted((a, b) => b.near - a.near);
  return found[0] && found[0].near >= nearOfAge ? found[0].question : null;
}
const nearOfAge = 0.58;
