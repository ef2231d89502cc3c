// One answer to one topic: what it is, three to five steps for this child, what to do in the moment, when to get help, and
// one question whose answer would change the advice.

import { carePlanRow } from './care-plan-row.ts';
import type { AskedChild } from './child-asked-about.ts';
import { ownThingSteps } from './own-things.ts';
import { fillStep, stepsFor } from './steps.ts';
import type { Topic } from './topic.ts';

export const mostWords = 250;

export function answerOn(topic: Topic, child: AskedChild, carePlan: string, other: Topic | null): string {
  const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
  const opening = [line(topic.opening, 'opening'), carePlanRow(carePlan, topic)].filter(Boolean).join(' ');
  const now = topic.now ? line(topic.now, 'now') : '';
  const close = [line(topic.help, 'help')];
  const question = line(topic.ask, 'ask');
  const offer = other
    ? `You also mention ${line(other.title, 'other')}. Ask me about that next, and I answer it on its own.`
    : '';

  const compose = (steps: readonly string[], withNow: boolean): string =>
    [opening, numbered(steps), withNow ? now : '', ...close, offer || question].filter(Boolean).join('\n\n');

  const shown = stepsFor(topic, child, 4).shown;
  const steps = ownThingSteps(topic, child, [opening, ...shown, now].join(' '), shown);
  for (let count = steps.length; count > 3; count -= 1) {
    const text = compose(steps.slice(0, count), true);
    if (wordCount(text) <= mostWords) return text;
  }
  const text = compose(steps.slice(0, 3), true);
  return wordCount(text) <= mostWords ? text : compose(steps.slice(0, 3), false);
}

export const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join('\n');

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
