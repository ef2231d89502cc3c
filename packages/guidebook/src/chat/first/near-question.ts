// Which of a page's own questions a first message asks: surely the same, one that comes near, or none. A chance worked out from several
// signs, and the form of the question must agree.
import { isForFamily } from '../answer/for-family.ts';
import { fillStep } from '../answer/steps.ts';
import { isLeftOut, meansRuledOut } from '../message/left-out.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { asksForText, questionFormIn } from '../message/question-form.ts';
import { secondMatter } from '../message/second-matter.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { meanOf, ownId, partsRead } from '../pages/asked-nearness.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { GoingOn } from '../talk/going-on.ts';
import { fittingWords, leansBack, ofAdults, stance } from '../talk/own-question.ts';
import type { OwnQuestion, QuestionForm, Topic } from '../topic.ts';
import { fitsKey } from './fits-read.ts';

/** `logOdds` that the answer to this question answers the message. */
export type NearQuestion = {
  question: OwnQuestion;
  logOdds: number;
  is: 'same' | 'near';
  /** No other of the page comes as near. */
  isAlone: boolean;
};

/**
 * Logistic regression on the answers nearest to 300 first messages of strangers that nothing has learned from, of whom readers said whether the answer would
 * answer them (`answer-pairs.jsonl`): how near its wordings come, at best and on the average, the page's chance, the length of the message, how well both fit when
 * they are read together, and by how much that is more than for any other.
 */
const odds = {
  base: -4.237,
  near: 2.576,
  mean: 1.611,
  chance: 0.993,
  words: -0.145,
  fit: 0.274,
  ahead: 0.312,
};
/**
 * Of those messages 49 have an answer from `same` on: 35 are answered by it, 9 helped, 5 neither; the form of the question keeps back some of these. Chosen in ten
 * parts, each by the weights of the others.
 */
const same = -0.1;
/** From here on a question of another form is taken too: how it is asked says less than what the two have in common. */
const whateverForm = 0.3;
const near = -0.65;
/** Of two of a page that come as near neither is alone. */
const ahead = 0.8;

export function nearQuestion(topic: Topic, going: GoingOn): NearQuestion | null {
  const [best, next] = rankedQuestions(topic, going);
  const ofAge = going.child.tags.has('adult') ? questionOfAdults(topic, going) : null;
  if (ofAge) return { question: ofAge, logOdds: near, is: 'near', isAlone: true };
  if (!best || best.logOdds < near || asksForText(going.message)) return null;
  if (best.logOdds < whateverForm && !isOfForm(best, going.message)) return null;
  const { question, logOdds } = best;
  const isAlone = logOdds - (next?.logOdds ?? never) >= ahead;
  return { question, logOdds, is: logOdds >= same ? 'same' : 'near', isAlone };
}
const never = -9;

/** `at` is its number on the page. */
export type RankedQuestion = {
  question: OwnQuestion;
  at: number;
  logOdds: number;
  part: string;
  nearest: number;
};

/** A page's own questions that were read with the message, by how likely they are asked, the likeliest first. */
export function rankedQuestions(topic: Topic, going: GoingOn): RankedQuestion[] {
  const { message, child, before, asked, moment } = going;
  const fits = asked?.get(fitsKey(message)) ?? new Map<string, number>();
  const ruledOut = meansRuledOut(message);
  const chance = going.alone?.().find((one) => one.topic === topic)?.chance ?? 0;
  const length = Math.log(bodyOf(message).split(/\s+/).length);
  const base = odds.base + odds.chance * chance + odds.words * length;
  return (topic.own ?? [])
    .flatMap((question, at) => {
      const id = ownId(topic, at);
      const fit = fits.get(id);
      if (fit === undefined || fittingWords(question, child) === undefined) return [];
      if (leansBack.test(question.say) || isForFamily(question.say, { ...moment, isAtPractice: false }))
        return [];
      if (isLeftOut(question.say, ruledOut)) return [];
      if (wasSaid(before, fillStep(child, question.say, topic.id))) return [];
      const closely = odds.fit * fit + odds.ahead * aheadOfOthers(fits, id, fit);
      return partsOfFirst(message).map((part) => {
        const heard = asked?.get(part) ?? asked?.get(bodyOf(part));
        const nearest = heard?.get(id) ?? 0;
        const mean = heard?.get(meanOf(id)) ?? nearest;
        return {
          question,
          at,
          part,
          nearest,
          logOdds: base + closely + odds.near * nearest + odds.mean * mean,
        };
      });
    })
    .toSorted((a, b) => b.logOdds - a.logOdds)
    .filter((one, at, all) => all.findIndex(({ question }) => question === one.question) === at);
}

const aheadOfOthers = (fits: ReadonlyMap<string, number>, id: string, fit: number): number =>
  Math.min(farAhead, ...[...fits].filter(([other]) => other !== id).map(([, other]) => fit - other));
const farAhead = 4;

/** What is asked "also" is no answer to what was asked first. */
function partsOfFirst(message: string): string[] {
  const second = secondMatter(message);
  const isAll = second === '' || second === message;
  return isAll ? partsRead(message) : partsRead(message).filter((part) => !part.includes(second));
}

/** Who asks when, why, which or for words wants no answer to another form of question; nobody who wants a text wants any. */
export function isOfForm({ question, part }: RankedQuestion, message: string): boolean {
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
