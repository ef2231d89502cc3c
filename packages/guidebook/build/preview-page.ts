import { readabilityOf } from '@calmbridge/domain/text/readability';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { answerOn } from '#chat/answer/answer';
import { wordCount } from '#chat/answer/numbered';
import { fillStep } from '#chat/answer/steps';
import { childAskedAbout } from '#chat/message/child-asked-about';
import type { Step, Topic } from '#chat/topic';
import { sampleChild } from './sample-child.ts';

/** The page as an answer, what else may stand first in it, and its checks. */
export function previewPage(topic: Topic): string {
  const child = childAskedAbout({ message: '', turns: [], profile: sampleChild, carePlan: '' });
  const answer = answerOn(topic, { child, message: '', carePlan: '' });
  const first = (topic.first ?? []).map(
    ({ when, say }, at) => `If the message fits ${when}: ${fillStep(child, say, `${topic.id}first${at}`)}`,
  );
  const more = moreOf(topic, (text, key) => fillStep(child, text, topic.id + key));
  const { grade } = readabilityOf(sentencesOf(answer));
  const unsafe = findUnsafe([answer, ...first, ...more].join('\n')).map(
    ({ found, why }) => `- "${found}": ${why}`,
  );
  const checks = `Checks: ${wordCount(answer)} words (80 to 260), reads at grade ${grade.toFixed(1)} (7 at most)`;
  return [answer, ...first, ...more, checks, unsafe.join('\n')].filter(Boolean).join('\n\n');
}

/** First sentences by form, branches, deeper steps and letters. */
function moreOf(topic: Topic, line: (text: string, key: string) => string): string[] {
  const listed = (steps: readonly Step[], key: string) =>
    steps.map(({ text, tags }, at) => `- ${tagged(tags)}${line(text, key + at)}`).join('\n');
  return [
    `On a button: ${topic.label}`,
    ...Object.entries(topic.firstBy ?? {}).map(([form, say]) => `Asked ${form}: ${line(say, form)}`),
    ...(topic.branches ?? []).map(
      ({ when, say, steps }, at) =>
        `If the carer says ${when}: ${line(say, `branch${at}`)}\n${listed(steps, `branch${at}`)}`,
    ),
    ...(topic.deeper ? [`Deeper:\n${listed(topic.deeper, 'deeper')}`] : []),
    ...(topic.letters ?? []).map(
      ({ when, lines }, at) =>
        `Letter${when ? ` if the message says ${when}` : ''}:\n${lines.map((text, place) => line(text, `letter${at}${place}`)).join('\n\n')}`,
    ),
  ];
}

const tagged = (tags: readonly string[]): string =>
  tags.length > 0 ? `(${tags.map((tag) => `if ${tag}`).join(', ')}) ` : '';

const sentencesOf = (text: string): string[] =>
  text
    .replace(/[*]/g, '')
    .replace(/^(?:\d+\.|-) /gm, '')
    .split(/(?<=[.!?:])\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
