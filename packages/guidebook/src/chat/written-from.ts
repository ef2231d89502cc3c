// What is written from one page, as far as it is sure.
import { type Asking, answerOn } from './answer/answer.ts';
import { fillStep } from './answer/steps.ts';
import { alsoAnswered } from './first/also-asked.ts';
import { nearQuestion } from './first/near-question.ts';
import { ownStraight, straightTo } from './first/straight.ts';
import { speaksOfThemselfOnly } from './message/asker.ts';
import { isHappening } from './message/happening.ts';
import { withoutLeftOut } from './message/left-out.ts';
import { partsAsked } from './message/parts-asked.ts';
import { questionFormIn } from './message/question-form.ts';
import { mayStand } from './next/next-questions.ts';
import { whoKnowsOf } from './offers/kinds-of-things.ts';
import type { GoingOn } from './talk/going-on.ts';
import { asAskedNear } from './talk/own-question.ts';
import type { Topic } from './topic.ts';

export function writtenFrom(topic: Topic, asking: Asking): string {
  const going = goingOn(topic, asking);
  const straightOf = asking.isPreview ? ownStraight : straightTo;
  const straight = going ? straightOf(topic, going) : null;
  const also = asking.isPreview ? '' : alsoAnswered(topic, asking);
  const nearest =
    also || (straight === null && going ? besideIf(topic, going, asking.isPreview !== true) : '');
  return answerOn(topic, { ...asking, ...(straight !== null && { straight }), nearest });
}

/** The page's own answer to a question near a first message, under that question; empty where none comes near, or it is the same. */
export function besideIf(topic: Topic, going: GoingOn, isWhole = false): string {
  const { child, message, moment, before } = going;
  if (child.isSelf || before.hasAnswered || isHappening(message)) return '';
  const near = nearQuestion(topic, going);
  // In a whole answer it takes the place of a step.
  if (near === null || (isWhole && !near.isAlone)) return '';
  const whole = fillStep(child, near.question.say, topic.id);
  const say = withoutLeftOut(whole, moment.out);
  const asked = asAskedNear(near.question, message, child);
  return say === '' || !whole.startsWith(say) || asked === '' || !mayStand(asked, say, child)
    ? ''
    : `${manyAsk(asked)} ${say}`;
}
const manyAsk = (asked: string): string =>
  `Many ask nearly this: “${asked}${/[.?!]$/.test(asked) ? '' : '.'}”`;

/** On a page about grown-up life who speaks of nobody else asks for themself. */
export function ofThemself({ theme, forYourself }: Topic, asking: Asking): Asking {
  const { child, message, told = '' } = asking;
  const isOwn = theme === 'growing-up' && forYourself !== undefined && child.isUnknown === true;
  return isOwn && speaksOfThemselfOnly(`${told}\n${message}`)
    ? { ...asking, child: { ...child, isSelf: true } }
    : asking;
}

export function goingOn(topic: Topic, asking: Asking): GoingOn | null {
  const {
    child,
    message,
    moment,
    before,
    asked = new Map(),
    told = '',
    setAside = null,
    beside = [],
    together,
    alone,
  } = asking;
  if (!moment || !before) return null;
  const isFlagged = asking.isFlagged ?? false;
  // Words to say are written by nobody better than by who says them.
  const isWords = partsAsked(message).some((part) => questionFormIn(part) === 'what-say');
  const whoKnows = isWords
    ? ''
    : whoKnowsOf(topic, message, {
        isStaff: moment.tags.has('staff'),
        isAdult: child.tags.has('adult'),
        isFoster: /\bfoster/i.test(`${told} ${message}`),
      });
  const going = { child, moment, before, message, asked, told, setAside, beside, whoKnows, isFlagged };
  return { ...going, ...(together && { together }), ...(alone && { alone }) };
}
