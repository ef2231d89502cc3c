// One answer to one topic: what it is, three to five steps for this child, what to do in the moment, when to get help, and
// one question whose answer would change the advice.

import { inWords } from '#child/words';
import { carePlanRow } from './care-plan-row.ts';
import type { AskedChild } from './child-asked-about.ts';
import { ownThingSteps } from './own-things.ts';
import { fillStep, stepsFor } from './steps.ts';
import type { Topic } from './topic.ts';

export const mostWords = 250;

/**
 * `message` is what was asked: some topics answer a straight question first. `orElse` are what it may be instead, null where
 * there is no doubt.
 */
export function answerOn(
  topic: Topic,
  child: AskedChild,
  carePlan: string,
  other: Topic | null,
  message = '',
  orElse: readonly Topic[] | null = null,
): string {
  const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
  const opening = [line(openingFor(topic, message), 'opening'), carePlanRow(carePlan, topic)]
    .filter(Boolean)
    .join(' ');
  const now = topic.now ? line(topic.now, 'now') : '';
  const help = line(topic.help, 'help');
  const last = other ? second(other, child) : line(topic.ask, 'ask');
  const doubt = orElse === null ? '' : doubtful([topic, ...orElse], child);

  const compose = (steps: readonly string[], withNow: boolean): string =>
    [doubt, opening, numbered(steps), withNow ? now : '', help, last].filter(Boolean).join('\n\n');

  const shown = stepsFor(topic, child, 4).shown;
  const steps = ownThingSteps(topic, child, [opening, ...shown, now].join(' '), shown);
  for (let count = steps.length; count > 3; count -= 1) {
    const text = compose(steps.slice(0, count), true);
    if (wordCount(text) <= mostWords) return text;
  }
  const text = compose(steps.slice(0, 3), true);
  return wordCount(text) <= mostWords ? text : compose(steps.slice(0, 3), false);
}

const openingFor = ({ first, opening }: Topic, message: string): string =>
  first?.find(({ when }) => when.test(message))?.say ?? opening;

/** Said before an answer that may be about the wrong thing. */
function doubtful([topic, ...others]: readonly Topic[], child: AskedChild): string {
  const title = (one: Topic | undefined) => fillStep(child, one?.title ?? '', 'doubt');
  const unsure = `I am not sure that I have understood you. I take it to be about ${title(topic)}`;
  if (others.length === 0) return `${unsure}; if you mean something else, say it in other words.`;
  return `${unsure}; if you mean ${inWords(others.map(title), 'or')}, say so.`;
}

/** The other thing a message asks about: its two best steps, and an open door for more. */
function second(other: Topic, child: AskedChild): string {
  const title = fillStep(child, other.title, other.id);
  const steps = stepsFor(other, child, 2).shown.map((step) => `- ${step}`);
  return [`You also mention ${title}. To begin with:`, steps.join('\n')].join('\n\n');
}

export const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join('\n');

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
