import type { AssistantEvent, StoryFinding } from '@calmbridge/domain/assistant/wire';
import type { CheckedStory } from '#adapters/assistant/safety';
import type { Ask } from '#adapters/assistant/writer';
import type { AssistantPorts } from './write-for-carer.ts';

type StoryTask = Extract<Ask, { use: 'story' }>;

/**
 * A story is written whole, checked whole, and rewritten once if it fails, before any of it is shown. Of two that fail
 * the better one is shown, with what is wrong with it.
 */
export async function* checkedStory(
  ports: AssistantPorts,
  task: StoryTask,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  yield { is: 'progress', step: 'writing' };
  const text = await writtenWhole(ports, task, signal);
  yield { is: 'progress', step: 'checking' };
  const first = ports.safety.checkStory(text, task.ask);
  if (first.check.passed) return yield { is: 'story', ...first };
  yield { is: 'progress', step: 'rewriting' };
  const problems = first.check.findings.filter((finding) => !finding.isOk).map(problemOf);
  const again = await writtenWhole(ports, { ...task, problems }, signal);
  yield { is: 'story', ...better(first, ports.safety.checkStory(again, task.ask)) };
}

async function writtenWhole(
  { writer }: AssistantPorts,
  task: StoryTask,
  signal: AbortSignal,
): Promise<string> {
  let text = '';
  for await (const piece of writer.write(task, signal)) text += piece;
  return text;
}

const problemOf = ({ rule, why, sentence }: StoryFinding) =>
  `${rule}: ${why}${sentence === '' ? '' : ` (${sentence})`}`;

const better = (first: CheckedStory, second: CheckedStory) => {
  if (first.check.passed !== second.check.passed) return first.check.passed ? first : second;
  return second.check.score >= first.check.score ? second : first;
};
