// The first words of an answer, where the message itself asks for them: one of the page's own questions, words for somebody else, or
// one of two things. Null where the form of the question is enough.
import { hangsOnWords, nothingOn, warnsOnWords } from '../answer/first-sentence.ts';
import { fillStep } from '../answer/steps.ts';
import { worksWithChild } from '../message/asker.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { asksIfNormal, formsAsked, questionFormIn } from '../message/question-form.ts';
import { secondMatter } from '../message/second-matter.ts';
import { partsCompared } from '../pages/asked-nearness.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { GoingOn } from '../talk/going-on.ts';
import {
  isSureAtFirst,
  isSureWhenTold,
  leansBack,
  ownAnswer,
  ownChoice,
  stance,
} from '../talk/own-question.ts';
import { sharesWords } from '../talk/page-words.ts';
import { generalWords, wordsForOthers } from '../talk/words-to-say.ts';
import type { OwnQuestion, Topic } from '../topic.ts';
import { type Choice, eitherOr } from './either-or.ts';
import { generalChoice } from './general-choice.ts';
import { nearQuestion } from './near-question.ts';
import { audienceName, whomTold } from './whom-told.ts';

export function straightTo(topic: Topic, going: GoingOn): string | null {
  const { child, message, moment, before } = going;
  if (child.isSelf) return null;
  const same = sameAsked(topic, going);
  if (same !== null) return same;
  if (hangsOnWords(topic, message)) return null;
  const line = (text: string) => withoutLeftOut(fillStep(child, text, topic.id), moment.out);
  const own = ownAsked(topic, going);
  if (own !== null) return own;
  const form = questionFormIn(message);
  const words = form === 'what-say' ? toOthers(topic, going) : null;
  if (words !== null) return line(words);
  const general = generalChoice(topic, message);
  if (general !== null) return line(general);
  const first = message.replace(secondMatter(message), ' ');
  const choice = eitherOr(first);
  const isUnseen = asksWhatIsInside(message) && formsAsked(message).every((one) => one === 'is-it');
  // "No socks at all?" is one of the two, not something that is lacking.
  if (choice !== null && !isUnseen)
    return (
      ownChoice(topic, compared(first), going, isChoice) ?? fillStep(child, chosen(topic, choice), topic.id)
    );
  if (wasSaid(before, line(topic.opening))) return null;
  if (asksNumber(message)) return fillStep(child, nothingOn(topic), topic.id);
  return isUnseen && !asksIfNormal(message) ? `${notSeen} ${line(topic.opening)}` : null;
}

/** Where the page is only likely: its own question that is surely asked, or its own words for whoever is to be told; nothing that holds on many pages. */
export function ownStraight(topic: Topic, going: GoingOn): string | null {
  const { child, message, moment } = going;
  if (child.isSelf) return null;
  const same = sameAsked(topic, going);
  if (same !== null) return same;
  if (hangsOnWords(topic, message)) return null;
  const own = ownAsked(topic, going);
  const told = own === null && questionFormIn(message) === 'what-say' ? whomTold(message) : null;
  const whom = told === 'school' && worksWithChild(message) ? null : told;
  const words = whom === null || whom === 'somebody' ? undefined : topic.wordsFor?.[whom];
  return words === undefined
    ? own
    : withoutLeftOut(fillStep(child, `You could say: ${words}`, topic.id), moment.out);
}

const compared = (message: string): string[] => {
  const parts = partsAsked(message);
  return parts.length === 0 ? partsCompared(message) : parts;
};
const isChoice = (asked: string): boolean => eitherOr(`${asked}?`) !== null;

/** "How many words should she have?": days and weeks have lines of their own. */
const asksNumber = (message: string): boolean =>
  partsAsked(message).some((part) =>
    /^how (?:many (?!(?:days|weeks|months|years|times|nights|tries|goes)\b)|much (?!(?:longer|time)\b|(?:do|should|can|could|to|shall) (?:(?:i|we) )?(?:tell|say|share|explain|help|push|let|ask|talk|do|give away)\b))/i.test(
      part,
    ),
  );

/** What can be seen only by who is there. */
const notSeen = 'I can’t tell that from here, and I won’t guess.';

/** "Is she grieving?", "does he hate me?" */
const asksWhatIsInside = (message: string): boolean =>
  partsAsked(message).some((part) =>
    /^(?:is|are|does|do|has|have|was|did) (?:he|she|they)\b(?! (?:right|wrong|correct|(?:have|need) to|allowed|meant to|supposed to)\b)/i.test(
      part,
    ),
  );

/** The page's own answer, where a first message surely asks its question; not over a line that warns. */
function sameAsked(topic: Topic, going: GoingOn): string | null {
  const { child, message, moment, before } = going;
  if (before.hasAnswered || warnsOnWords(topic, message)) return null;
  const near = nearQuestion(topic, going);
  const say = near?.is === 'same' ? fillStep(child, near.question.say, topic.id) : '';
  const kept = withoutLeftOut(say, moment.out);
  // What is left must still hold together: a sentence out of the middle takes the sense with it.
  return kept !== '' && say.startsWith(kept) ? kept : null;
}

/** What the page answers to the question that is surely asked; of several the last. Yes-or-no questions want one; what is only told wants none. */
function ownAsked(topic: Topic, going: GoingOn): string | null {
  const isTold = questionFormIn(going.message) === 'telling' && eitherOr(going.message) === null;
  const isDecided = eitherOr(going.message) !== null || decided.has(questionFormIn(going.message));
  const fits = ({ asked, say }: OwnQuestion) =>
    !leansBack.test(say) &&
    (isTold
      ? !stance.test(say)
      : !isDecided || stance.test(say) || asked.some((one) => eitherOr(one) !== null));
  const second = secondMatter(going.message);
  const found = compared(going.message)
    .filter((part) => second === '' || !second.includes(part))
    .map((part) =>
      ownAnswer(topic, part, { ...going, beside: [] }, fits, isTold ? isSureWhenTold : isSureAtFirst),
    )
    .findLast((one) => one !== null && one.isAbove !== true);
  return found?.say ?? null;
}
const decided: ReadonlySet<string> = new Set(['may-i', 'is-it']);
/** Words for who is to be told; where the page has none, that is said, with the reason to pass on. */
function toOthers(topic: Topic, going: GoingOn): string | null {
  const whom = whomTold(going.message);
  // Who is the teacher needs no words for the teacher.
  if (whom === null || (whom === 'school' && worksWithChild(going.message))) return null;
  const part = partsAsked(going.message).findLast((one) => questionFormIn(one) === 'what-say') ?? '';
  const words = wordsForOthers(topic, part, going);
  if (words !== '') return words;
  // A stranger is told the same whatever the matter is; everybody else has asked about this one.
  const general = whom === 'strangers' ? generalWords(topic, whom) : '';
  if (general !== '') return general;
  const why = topic.firstBy?.why ?? topic.why;
  return `I don’t have ready words for ${audienceName[whom]} here. The reason, to put in your own words: ${why}`;
}

/** The line on when, between two times; a line that speaks of both; else it is said that there is none. */
function chosen(topic: Topic, { one, other }: Choice): string {
  const { 'may-i': may, when, which, how } = topic.firstBy ?? {};
  if (when !== undefined && [one, other].some((text) => isTime.test(text))) return when;
  const both = [which, may, how].find(
    (text) => text !== undefined && sharesWords(one, text) && sharesWords(other, text),
  );
  return both ?? nothingOn(topic);
}

/** "Now or wait", "straight after school or after tea". */
const isTime =
  /^(?:[\w']+ ){0,5}?(?:now|later|before|after|wait|mornings?|evenings?|straight (?:away|after)|tonight|tomorrow|weekends?|first thing)\b/i;
