// A page that is likely and not sure, or two that are near: shown in short behind an "if", so that the reply is of use at once. Nothing
// is asked of the carer before a kind word, where the message weighs.
import type { Asking } from './answer/answer.ts';
import { fillStep, spokenTitle, stepsFor, stepsNear } from './answer/steps.ts';
import { withAlsoAsked } from './first/also-asked.ts';

import { onlyForChildren } from './first/only-for-children.ts';
import { withQuestions } from './first/questions-to-press.ts';
import { surelyAsked } from './first/surely-asked.ts';
import { tellsGoodNews } from './message/good-news.ts';
import { withoutLeftOut } from './message/left-out.ts';
import { questionFormIn } from './message/question-form.ts';
import { askWhich, type FreeReply } from './offers/unknown.ts';
import { pagesToAsk } from './pages/asked-nearness.ts';
import { isLong } from './pages/how-sure.ts';
import { ifAbout, isThatIt, type Meant, type PageReadings } from './pages/page-reading.ts';
import { stepId, stepsKey, stepsOf } from './pages/steps-read.ts';
import { choiceOf } from './talk/going-on.ts';
import { heardAtFirst } from './talk/told.ts';
import { takenUp } from './telling/taken-up.ts';
import type { Step, Topic } from './topic.ts';
import { besideIf, goingOn, ofThemself, writtenFrom } from './written-from.ts';

export type Unsure = Extract<Meant, { is: 'unsure' }>;

/** Pages to press; what is likely enough is shown in short over them, behind an "if". */
export function whichIsMeant(unsure: Unsure, asking: Asking, readings: PageReadings): FreeReply {
  const { message, before } = asking;
  const reply = shownOrAsked(unsure, asking, readings);
  const { likely, told } = unsure;
  if (before?.said !== '' || tellsGoodNews(message)) return reply;
  const whole = withAlsoAsked(reply, [...(likely ? [likely] : []), ...told], asking, readings);
  return asksNothing(message) ? whole : withQuestions(whole, asking, readings);
}

function shownOrAsked({ topics, likely, told }: Unsure, asking: Asking, readings: PageReadings): FreeReply {
  const { message, child } = asking;
  const which = askWhich(topics, child);
  if (tellsGoodNews(message)) return { ...which, text: `${gladWithYou} Is it one of these? ${toChoose}` };
  const isFirst = asking.before?.said === '';
  const kind = isFirst ? takenUp(message, child) : '';
  const fitting = [...(likely ? [likely] : []), ...told].filter((topic) => !onlyForChildren(topic, asking));
  // Its answer is what was wanted: what else the message may be about only stands in the way.
  const asked = isFirst ? surelyAsked([...fitting, ...pagesToAsk(message, readings)], asking) : null;
  if (asked && !fitting.includes(asked.topic)) return withAnswerAlone(asked, topics, asking);
  const first = asked
    ? answeringIt(asked.topic, asking)
    : fitting[0] !== undefined && fitting[0] === likely
      ? inSteps(likely, asking)
      : '';
  const others = asked
    ? []
    : fitting.filter((topic) => topic !== likely).map((topic) => inShort(topic, asking));
  const shown = [first, ...others].filter(Boolean);
  const isHeard = first === '' && (!isFirst || (asksNothing(message) && isLong(message)));
  if (shown.length === 0 || isHeard) return heardFirst(which, asking, kind);
  const isThis = shown.length === 1 ? isThatIt : 'Which of these is it?';
  return { ...which, preview: [kind, ...shown].filter(Boolean).join('\n\n'), text: `${isThis} ${toChoose}` };
}
const toChoose = 'It’s free to choose:';

/** A page that is no likely one has the answer: it stands alone, for what else the page says may be about something else. */
function withAnswerAlone(
  { topic, answer }: { topic: Topic; answer: string },
  topics: readonly Topic[],
  asking: Asking,
): FreeReply {
  const which = askWhich([topic, ...topics.filter((one) => one !== topic)].slice(0, mostPages), asking.child);
  return { ...which, preview: answer, text: `${isThatIt} ${toChoose}` };
}
const mostPages = 3;

/** Joy is met with joy, before anything is asked. */
const gladWithYou = 'What lovely news, I’m so glad for you!';

const inSteps = (topic: Topic, asking: Asking): string =>
  `${ifAbout}${spokenTitle(asking.child, topic)}:\n\n${answeringIt(topic, asking)}`;

const answeringIt = (topic: Topic, asking: Asking): string =>
  writtenFrom(topic, ofThemself(topic, { ...asking, isPreview: true }));

/** How the page opens, with its own answer to a question near by, or the step that comes nearest. No step is marked as one: the talk is on no page yet. */
function inShort(topic: Topic, asking: Asking): string {
  const { child, moment, message, asked } = asking;
  const line = (text: string) => withoutLeftOut(fillStep(child, text, topic.id), moment?.out ?? new Set());
  const going = goingOn(topic, asking);
  const read = asked?.get(stepsKey(message));
  const near = (step: Step) => read?.get(stepId(step)) ?? 0;
  const own = going ? besideIf(topic, going) : '';
  const choice = going && own === '' ? choiceOf(going) : null;
  const steps = choice
    ? [...stepsNear(stepsOf(topic), `${topic.id}near`, choice, near), ...stepsFor(topic, choice, 1).shown]
    : [];
  const [step = ''] = steps;
  const words = [line(topic.opening), own || step.replaceAll('**', '')].filter(Boolean).join(' ');
  return `If it’s about ${spokenTitle(child, topic)}: ${words}`;
}

const asksNothing = (message: string): boolean =>
  questionFormIn(message) === 'telling' && !message.includes('?');

/** Who asks nothing is heard before anything is offered. */
function heardFirst(which: FreeReply, { message, before }: Asking, kind: string): FreeReply {
  if (before?.said !== '') return which;
  if (!asksNothing(message)) return kind === '' ? which : { ...which, text: `${kind} ${which.text}` };
  return { ...which, text: `${kind || heardAtFirst(message)} Would one of these help now? ${toChoose}` };
}
