import type { Asks, AssistantEvent, StoryFinding } from '@calmbridge/domain/assistant/wire';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import type { CheckedStory, Safety } from '#adapters/assistant/safety';
import { type Ask, type Writer, WriterFailure } from '#adapters/assistant/writer';
import type { Reading } from '#adapters/reading/reading';

type StoryPorts = { writer: Writer; safety: Safety };
type StoryTask = Extract<Ask, { use: 'story' }>;

/**
 * A story is written whole, checked whole, and rewritten once if it fails, before any of it is shown. Of two that fail
 * the better one is shown, with what is wrong with it; one that tells another event than the asked is never shown.
 */
export async function* writeCheckedStory(
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
  // What a carer filled in is told as it was typed: our own writer has no other words for it, only the page what to look at.
  const isTypedSo = ports.writer.kind === 'guidebook' && !first.isWithheld && !tellsAnother(first);
  if (first.check.passed || isTypedSo)
    return yield { ...storyEvent(first), ...(await othersOf(ports, task, first, signal)) };
  yield { is: 'progress', step: 'rewriting' };
  const problems = first.check.findings.filter((finding) => !finding.isOk).map(problemOf);
  const again = await writtenWhole(ports, { ...task, problems }, signal);
  if (typeof again !== 'string' && tellsAnother(first)) return yield again;
  const best = typeof again === 'string' ? better(first, await check(again)) : first;
  if (best.isWithheld) throw new WriterFailure('the story is not safe');
  if (tellsAnother(best)) throw new WriterFailure('the story tells another event');
  yield storyEvent(best);
}

/** Our own writer tells it twice more at once: whoever wants other sentences has them, and pays nothing for them. */
async function othersOf(ports: StoryPorts, task: StoryTask, first: CheckedStory, signal: AbortSignal) {
  if (ports.writer.kind !== 'guidebook') return {};
  const others: { title: string; text: string }[] = [];
  for (const draft of [1, 2] as const) {
    const again = await writtenWhole(ports, { ...task, ask: { ...task.ask, draft } }, signal);
    if (typeof again !== 'string') continue;
    const { title, text, check } = await ports.safety.checkStory(again, { ...task.ask, writer: 'guidebook' });
    if ((check.passed || !first.check.passed) && text !== first.text) others.push({ title, text });
  }
  return { others };
}

const storyEvent = ({ title, text, check, flags }: CheckedStory) => ({
  is: 'story' as const,
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
  const after = await writer.write(task, signal, (piece) => {
    text += piece;
    return false;
  });
  return after.find((event) => event.is === 'asks') ?? text;
}

/** Well made and about something else: it is not shown, and not paid for. */
const tellsAnother = ({ check }: CheckedStory): boolean =>
  check.findings.some(({ rule, isOk, severity }) => rule === 'S00' && !isOk && severity === 'hard');

const problemOf = ({ rule, why, sentence }: StoryFinding) =>
  `${rule}: ${why}${sentence === '' ? '' : ` (${sentence})`}`;

const better = (first: CheckedStory, second: CheckedStory) => {
  if (first.isWithheld !== second.isWithheld) return first.isWithheld ? second : first;
  if (tellsAnother(first) !== tellsAnother(second)) return tellsAnother(first) ? second : first;
  if (first.check.passed !== second.check.passed) return first.check.passed ? first : second;
  return second.check.score >= first.check.score ? second : first;
};

/** Something was pressed that we don't have, or no longer. Readers that are too busy to say so refuse the story itself. */
export async function asksForNoScene(
  reading: Pick<Reading, 'sceneLabel'>,
  { scene }: StoryRequest,
): Promise<boolean> {
  if (scene === undefined) return false;
  try {
    return (await reading.sceneLabel(scene)) === null;
  } catch (fault) {
    if (fault instanceof WriterFailure) return false;
    throw fault;
  }
}
