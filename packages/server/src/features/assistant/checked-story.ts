import type { Asks, AssistantEvent, StoryFinding } from '@calmbridge/domain/assistant/wire';
import type { CheckedStory, Safety } from '#adapters/assistant/safety';
import { type Ask, type Writer, WriterFailure } from '#adapters/assistant/writer';

type StoryPorts = { writer: Writer; safety: Safety };
type StoryTask = Extract<Ask, { use: 'story' }>;

/**
 * A story is written whole, checked whole, and rewritten once if it fails, before any of it is shown. Of two that fail
 * the better one is shown, with what is wrong with it.
 */
export async function* checkedStory(
  ports: StoryPorts,
  task: StoryTask,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const check = (text: string) => ports.safety.checkStory(text, { ...task.ask, writer: ports.writer.kind });
  yield { is: 'progress', step: 'writing' };
  const text = await writtenWhole(ports, task, signal);
  if (typeof text !== 'string') return yield text;
  yield { is: 'progress', step: 'checking' };
  const first = await check(text);
  if (first.check.passed) return yield storyEvent(first);
  yield { is: 'progress', step: 'rewriting' };
  const problems = first.check.findings.filter((finding) => !finding.isOk).map(problemOf);
  const again = await writtenWhole(ports, { ...task, problems }, signal);
  const best = typeof again === 'string' ? better(first, await check(again)) : first;
  if (best.isWithheld) throw new WriterFailure('the story is not safe');
  yield storyEvent(best);
}

const storyEvent = ({ title, text, check, flags }: CheckedStory): AssistantEvent => ({
  is: 'story',
  title,
  text,
  check,
  flags,
});

async function writtenWhole(
  { writer }: StoryPorts,
  task: StoryTask,
  signal: AbortSignal,
): Promise<string | Asks> {
  let text = '';
  const asks = await writer.write(task, signal, (piece) => {
    text += piece;
    return false;
  });
  return asks ?? text;
}

const problemOf = ({ rule, why, sentence }: StoryFinding) =>
  `${rule}: ${why}${sentence === '' ? '' : ` (${sentence})`}`;

const better = (first: CheckedStory, second: CheckedStory) => {
  if (first.isWithheld !== second.isWithheld) return first.isWithheld ? second : first;
  if (first.check.passed !== second.check.passed) return first.check.passed ? first : second;
  return second.check.score >= first.check.score ? second : first;
};
