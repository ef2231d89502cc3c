import type { Asks, AssistantEvent, StoryFinding } from '@calmbridge/domain/assistant/wire';
import { requestWithout } from '@calmbridge/domain/stories/left-out';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';
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
  const check = ({ text, leftOut }: WrittenWhole) =>
    ports.safety.checkStory(text, {
      ...task.ask,
      request: requestWithout(task.ask.request, leftOut),
      writer: ports.writer.kind,
    });
  yield { is: 'progress', step: 'writing' };
  const written = await writtenWhole(ports, task, signal);
  if (written.is === 'asks') return yield written;
  yield { is: 'progress', step: 'checking' };
  const first = await check(written);
  // What a carer filled in is told as it was typed: our own writer has no other words for it, only the page what to look at.
  const isTypedSo = ports.writer.kind === 'guidebook' && !first.isWithheld && !tellsAnother(first);
  if (first.check.passed || isTypedSo)
    return yield {
      ...storyEvent(first),
      ...(written.leftOut.length > 0 ? { leftOut: [...written.leftOut] } : {}),
      ...(written.additions.length > 0 ? { additions: [...written.additions] } : {}),
      ...(await othersOf(ports, task, { ...first, leftOut: written.leftOut }, signal)),
    };
  yield { is: 'progress', step: 'rewriting' };
  const problems = first.check.findings.filter((finding) => !finding.isOk).map(problemOf);
  const again = await writtenWhole(ports, { ...task, problems }, signal);
  if (again.is === 'asks' && tellsAnother(first)) return yield again;
  const best = again.is === 'whole' ? better(first, await check(again)) : first;
  if (best.isWithheld) throw new WriterFailure('the story is not safe');
  if (tellsAnother(best)) throw new WriterFailure('the story tells another event');
  yield storyEvent(best);
}

/** Our own writer tells it twice more at once: whoever wants other sentences has them, and pays nothing for them. */
async function othersOf(
  ports: StoryPorts,
  task: StoryTask,
  first: CheckedStory & Pick<WrittenWhole, 'leftOut'>,
  signal: AbortSignal,
) {
  const request = requestWithout(task.ask.request, first.leftOut);
  if (ports.writer.kind !== 'guidebook') return {};
  const others: { title: string; text: string }[] = [];
  for (const draft of [1, 2] as const) {
    const again = await writtenWhole(ports, { ...task, ask: { ...task.ask, draft } }, signal);
    // One that leaves something else out would need a notice of its own.
    if (again.is === 'asks' || again.leftOut.join('\n') !== first.leftOut.join('\n')) continue;
    const asked = { ...task.ask, request, writer: 'guidebook' } as const;
    const { title, text, check } = await ports.safety.checkStory(again.text, asked);
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
): Promise<WrittenWhole | Asks> {
  let text = '';
  const after = await writer.write(task, signal, (piece) => {
    text += piece;
    return false;
  });
  const without = after.find((event) => event.is === 'left-out');
  return (
    after.find((event) => event.is === 'asks') ?? {
      is: 'whole',
      text,
      leftOut: without?.parts ?? [],
      additions: without?.additions ?? [],
    }
  );
}
type WrittenWhole = {
  is: 'whole';
  text: string;
  leftOut: readonly string[];
  additions: readonly StoryAddition[];
};

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
