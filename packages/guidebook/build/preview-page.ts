import { readabilityOf } from '@calmbridge/domain/text/readability';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { answerOn, wordCount } from '#chat/answer';
import { childAskedAbout } from '#chat/child-asked-about';
import { fillStep } from '#chat/steps';
import type { Topic } from '#chat/topic';
import { sampleChild } from './sample-child.ts';

/** The page as an answer, what else may stand first in it, and its checks. */
export function previewPage(topic: Topic): string {
  const child = childAskedAbout({ message: '', turns: [], profile: sampleChild, carePlan: '' });
  const answer = answerOn(topic, child, '', null);
  const first = (topic.first ?? []).map(
    ({ when, say }, at) => `If the message fits ${when}: ${fillStep(child, say, `${topic.id}first${at}`)}`,
  );
  const { grade } = readabilityOf(sentencesOf(answer));
  const unsafe = findUnsafe([answer, ...first].join('\n')).map(({ found, why }) => `- "${found}": ${why}`);
  const checks = `Checks: ${wordCount(answer)} words (80 to 260), reads at grade ${grade.toFixed(1)} (7 at most)`;
  return [answer, ...first, checks, unsafe.join('\n')].filter(Boolean).join('\n\n');
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/[*]/g, '')
    .replace(/^(?:\d+\.|-) /gm, '')
    .split(/(?<=[.!?:])\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
