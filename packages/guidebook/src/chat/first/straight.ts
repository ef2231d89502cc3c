// The first words of an answer, where the message itself asks for them: one of the page's own questions, words for somebody else, or
// one of two things. Null where the form of the question is enough.
import { asAsked, hangsOnWords, isToldBefore, toldBefore } from '../answer/first-sentence.ts';
import { fillStep } from '../answer/steps.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { asksIfNormal, formsAsked, questionFormIn } from '../message/question-form.ts';
import { partsCompared } from '../pages/asked-nearness.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { GoingOn } from '../talk/going-on.ts';
import { isSureAtFirst, isSureWhenTold, ownAnswer, ownChoice } from '../talk/own-question.ts';
import { sharesWords, strangersIn, tellingIn } from '../talk/page-words.ts';
import { generalWords, wordsForOthers } from '../talk/words-to-say.ts';
import type { OwnQuestion, Topic } from '../topic.ts';
import { type Choice, eitherOr } from './either-or.ts';
import { generalChoice } from './general-choice.ts';
import { audienceName, whomTold } from './whom-told.ts';

export function straightTo(topic: Topic, going: GoingOn): string | null {
  const { child, message, moment, before } = going;
  if (child.isSelf || hangsOnWords(topic, message)) return null;
  const line = (text: string) => withoutLeftOut(fillStep(child, text, topic.id), moment.out);
  const own = ownAsked(topic, going);
  if (own !== null) return own;
  const form = questionFormIn(message);
  const words = form === 'what-say' ? toOthers(topic, going) : null;
  if (words !== null) return line(words);
  const general = generalChoice(topic, message);
  if (general !== null) return line(general);
  const choice = eitherOr(message);
  const isUnseen = asksWhatIsInside(message) && formsAsked(message).every((one) => one === 'is-it');
  // "No socks at all?" is one of the two, not something that is lacking.
  if (choice !== null && !isUnseen)
    return (
      ownChoice(topic, compared(message), going, isChoice) ??
      fillStep(child, chosen(topic, choice, message), topic.id)
    );
  const opening = line(topic.opening);
  if (asksNumber(message) && !wasSaid(before, opening)) return `${noNumber} ${opening}`;
  return isUnseen && !asksIfNormal(message) && !wasSaid(before, opening) ? `${notSeen} ${opening}` : null;
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
const noNumber = 'There is no number I could give you for that.';

/** What can be seen only by who is there. */
const notSeen = 'I can’t tell that from here, and I won’t guess.';

/** "Is she grieving?", "does he hate me?" */
const asksWhatIsInside = (message: string): boolean =>
  partsAsked(message).some((part) =>
    /^(?:is|are|does|do|has|have|was|did) (?:he|she|they)\b(?! (?:right|wrong|correct)\b)/i.test(part),
  );

/** The last question that the page surely knows. Yes-or-no questions want one; what is only told wants none. */
function ownAsked(topic: Topic, going: GoingOn): string | null {
  const isTold = questionFormIn(going.message) === 'telling' && eitherOr(going.message) === null;
  const isDecided = eitherOr(going.message) !== null || decided.has(questionFormIn(going.message));
  const fits = ({ asked, say }: OwnQuestion) =>
    !leansBack.test(say) &&
    (isTold
      ? !stance.test(say)
      : !isDecided || stance.test(say) || asked.some((one) => eitherOr(one) !== null));
  const found = compared(going.message)
    .map((part) =>
      ownAnswer(topic, part, { ...going, beside: [] }, fits, isTold ? isSureWhenTold : isSureAtFirst),
    )
    .findLast((one) => one !== null && one.isAbove !== true);
  return found?.say ?? null;
}
const decided: ReadonlySet<string> = new Set(['may-i', 'is-it']);
/** Takes one side, or says what it hangs on. */
const stance =
  /^(?:Yes|No|Not|Never|Neither|Both|Either|Only|Better|Mostly|Often|Usually|Sometimes|(?:It|That) depends|You (?:may|need|can|do not|don't))\b/;
/** "Then …" goes on from something that was said. */
const leansBack = /^(?:Then|So|Too)\b/;

/** Words for who is to be told; where the page has none, that is said, with the reason to pass on. */
function toOthers(topic: Topic, going: GoingOn): string | null {
  const whom = whomTold(going.message);
  if (whom === null) return null;
  const part = partsAsked(going.message).findLast((one) => questionFormIn(one) === 'what-say') ?? '';
  const words = wordsForOthers(topic, part, going);
  if (words !== '') return words;
  const general = generalWords(topic, whom);
  if (general !== '') return general;
  const why = topic.firstBy?.why ?? topic.why;
  return `I have no ready words for ${audienceName[whom]} here. The reason, to pass on in your own words: ${why}`;
}

/** The page's question would be about something else. */
const eitherWay = 'Which of the two suits {him} I can’t tell from here. These steps hold either way.';

/** What is to be done is chosen between: what is allowed and what is not says more than that it hangs on the child. */
const isDeed =
  /\b(?:should|shall|do|can|could) (?:i|we)\b|(?:^|[.!?,]\s*)(?:just )?(?:worth|let|make|take|keep|leave|force|give|push|tell|drag|stop|carry|stay|go|wait|send|cancel|bribe)\b/i;

/** One of the two where a line of the page speaks of both, else what it hangs on. */
function chosen(topic: Topic, { one, other }: Choice, message: string): string {
  const { 'may-i': may, when, which, how } = topic.firstBy ?? {};
  if (isToldBefore(topic, message)) return toldBefore(topic);
  const names = (text: string | undefined): text is string =>
    text !== undefined && (sharesWords(one, text) || sharesWords(other, text));
  if (when !== undefined && [one, other].some((text) => isTime.test(text))) return when;
  // Between two things the line that chooses says more than what is allowed; of what is done, what is allowed and what is not.
  if (!isDeed.test(message) && names(which)) return which;
  if (names(may)) return asAsked(may, message);
  const both = [which, how].find(
    (text) => text !== undefined && sharesWords(one, text) && sharesWords(other, text),
  );
  if (both !== undefined) return both;
  if (sharesWords(`${one} ${other}`, topic.ask))
    return `That depends on one thing: ${topic.ask} Until you know, these steps hold either way.`;
  if (may !== undefined && isDeed.test(message)) return asAsked(may, message);
  const isKnown = [one, other].some((text) => tellingIn(text).length > strangersIn(text, topic).length);
  return which !== undefined && isKnown ? which : eitherWay;
}
/** "Now or wait", "straight after school or after tea". */
const isTime =
  /^(?:\w+ ){0,3}?(?:now|later|before|after|wait|mornings?|evenings?|straight (?:away|after)|tonight|tomorrow|weekends?|first thing)\b/i;
