// One answer from one page: the first sentence, at most four steps for this child and this moment, what to do this minute,
// when to get help, and one question whose answer would change the advice.
import { carePlanRow } from './care-plan-row.ts';
import type { AskedChild } from './child-asked-about.ts';
import { firstSentence, hangsOnWords } from './first-sentence.ts';
import { branchFor } from './follow-ups.ts';
import type { Moment } from './moment-said.ts';
import { numbered, wordCount } from './numbered.ts';
import { ownThingSteps, shortened } from './own-things.ts';
import { type Before } from './page-before.ts';
import { doctorLine } from './refusals.ts';
import { branchSteps, type Choice, fillStep, stemsSaid, stepsFor } from './steps.ts';
import type { Topic } from './topic.ts';

export const mostWords = 250;
export const mostSteps = 4;

/** What an answer is written from, beside its page. */
export type Asking = {
  child: AskedChild;
  message: string;
  carePlan: string;
  moment?: Moment;
  before?: Before;
};

export function answerOn(topic: Topic, { child, message, carePlan, moment, before }: Asking): string {
  const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
  const help = line(topic.help, 'help');
  // What a doctor should see is said in the second sentence.
  const doctor = topic.isHelpFirst ? help : doctorLine(message, child);
  const first = line(firstSentence(topic, message), 'opening');
  const [, sentence = first, rest = ''] = /^(.+?[.!?]["”]?)\s+(.+)$/s.exec(first) ?? [];
  const opening = [sentence, doctor, rest, carePlanRow(carePlan, topic)].filter(Boolean).join(' ');
  const now = topic.now && !opening.includes(line(topic.now, 'now')) ? line(topic.now, 'now') : '';
  const ask = line(topic.ask, 'ask');
  const choice = { child, said: stemsSaid(message), ...(moment && { moment }), ...(before && { before }) };

  const compose = (steps: readonly string[], withNow: boolean): string =>
    [
      opening,
      topic.isNowFirst && withNow ? now : '',
      numbered(steps),
      !topic.isNowFirst && withNow ? now : '',
      topic.isHelpFirst ? '' : help,
      ask,
    ]
      .filter(Boolean)
      .join('\n\n');

  const branched = stepsOnWords(topic, message, choice);
  const shown = branched ?? stepsFor(topic, choice, mostSteps).shown;
  const steps = branched ?? ownThingSteps(topic, child, [opening, ...shown, now].join(' '), shown);
  const whole = compose(steps, branched === null || topic.isNowFirst === true);
  if (wordCount(whole) <= mostWords) return whole;
  const fewer = shortened(steps, 3, child);
  const text = compose(fewer, true);
  return wordCount(text) <= mostWords || topic.isNowFirst ? text : compose(fewer, false);
}

/** What hangs on a word ("they say leave by noon") brings the steps for it, where the page has three: the others may be wrong then. */
function stepsOnWords(topic: Topic, message: string, choice: Choice): string[] | null {
  const branch = hangsOnWords(topic, message) ? branchFor(topic, message) : undefined;
  const steps = branch ? branchSteps(branch.steps, `${topic.id}branch`, choice) : [];
  return steps.length >= 3 ? steps : null;
}

/** Two questions in one message: a heading, the first sentence and the best steps for each. */
export function answerOnBoth(topics: readonly Topic[], asking: Asking, parts: readonly string[]): string {
  const { child, moment, before } = asking;
  return topics
    .map((topic, at) => {
      const message = parts[at] ?? asking.message;
      const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
      const choice = {
        child,
        said: stemsSaid(message),
        ...(moment && { moment }),
        ...(before && { before }),
      };
      return [
        `### ${line(topic.label, 'label')}`,
        line(firstSentence(topic, message), 'opening'),
        numbered(stepsFor(topic, choice, 2).shown),
        line(topic.help, 'help'),
      ].join('\n\n');
    })
    .join('\n\n');
}
