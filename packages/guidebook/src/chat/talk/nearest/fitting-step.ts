// A step of the page that was not said yet and speaks of what the message is about: it names the same thing, and it comes near.
import { branchSteps } from '../../answer/steps.ts';
import { stepId, stepsKey, stepsOf } from '../../pages/steps-read.ts';
import type { Topic } from '../../topic.ts';
import { choiceOf, type GoingOn } from '../going-on.ts';

/** Empty where none does. */
export function fittingStep(topic: Topic, going: GoingOn): string {
  const near = going.asked?.get(stepsKey(going.message));
  const fitting = stepsOf(topic)
    .map((step) => ({ step, near: near?.get(stepId(step)) ?? 0 }))
    .filter((one) => one.near >= nearEnough)
    .toSorted((a, b) => b.near - a.near)
    .flatMap(({ step }) => branchSteps([step], `${topic.id}fits`, choiceOf(going)));
  return fitting[0] ?? '';
}

/** Chosen on the first half of what strangers wrote next: of steps that share a word, from here on most speak of the same. */
const nearEnough = 0.5;
