// Writes one text that is held for, with or without a reader, and settles it: whole, it is finished and waits to be
// received; cut, it costs nothing (CR3); stopped, it is paid for if any of it was shown (AS10).
import type { AssistantEvent, Withheld } from '@calmbridge/domain/assistant/wire';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import type { Refusal } from '@calmbridge/domain/result';
import type { Screened } from '#adapters/assistant/safety';
import { saidIn } from '#adapters/assistant/said-in';
import { type Ask, WriterFailure } from '#adapters/assistant/writer';
import type { Help } from '#adapters/reading/reading';
import { readCredits } from '#features/credits/read-credits';
import type { Use } from '#features/credits/use';
import { type AnswerLog, type AnswerReader, createAnswerLog } from './answer-log.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { comesFirst, findHelp, findHelpInStory, isFreeAnswer } from './help-first.ts';
import { completePlan, createRewriting } from './mend-text.ts';
import { askWithNotes, notesEvent } from './noted-ask.ts';
import { screenInTurns } from './screen-in-turns.ts';
import { sealAnswer } from './sealed-answer.ts';
import { gateOf, writeCheckedPlan } from './write-checked-plan.ts';
import { writeCheckedStory } from './write-checked-story.ts';

export type WritingTask = {
  use: Use;
  ask: Ask;
  sealKey: string | undefined;
  /** This carer reads and stays silent: the text is shown whole, and paid for when it was written. */
  isHeldBack: boolean;
};

type Events = readonly AssistantEvent[];
type Outcome =
  | { is: 'whole'; last: Events; isFree: boolean }
  | { is: 'help'; help: Help }
  /** With the end of what was written over the question. */
  | { is: 'asks'; last: Events }
  | { is: 'stopped'; isFree: boolean }
  | { is: 'failed'; refusal: Refusal };

/** Begins to write, and goes on whatever becomes of the reader. Resolves once the service has the question. */
export async function beginAnswer(ports: AssistantPorts, task: WritingTask): Promise<AnswerReader> {
  const { use, isHeldBack } = task;
  const capture = async () => void (await ports.credits.capture(use));
  const log = createAnswerLog(isHeldBack ? { isHeldBack, onWhole: capture } : {});
  const stop = new AbortController();
  let hasAsked = () => undefined as void;
  const asked = new Promise<void>((go) => {
    hasAsked = go;
  });
  const settled = write(ports, task, log, stop.signal, hasAsked).then(async (outcome) => {
    log.end(await settle(ports, task, log, outcome));
    hasAsked();
  });
  ports.running.watch(use, { stop: () => stop.abort(), settled });
  ports.answers.add(use, log, settled);
  ports.background.run('writing', () => settled);
  const reader = log.read();
  await asked;
  // Our own answer is made ready while the service thinks, not before the question has left.
  await new Promise<void>((go) => process.nextTick(go));
  return reader;
}

async function write(
  ports: AssistantPorts,
  { use, ask }: WritingTask,
  log: AnswerLog,
  signal: AbortSignal,
  hasAsked: () => void,
): Promise<Outcome> {
  let isFree = false;
  try {
    const help = await findHelpFor(ports, ask);
    if (help !== null && (ask.use !== 'chat' || comesFirst(help, ask.ask))) return { is: 'help', help };
    isFree = ask.use === 'chat' && isFreeAnswer(ports, use.uid, help, ask.ask);
    const noted = await askWithNotes(ports.writer, ask);
    log.add([{ is: 'begun', writer: ports.writer.kind }, ...notesEvent(noted)]);
    const writing =
      noted.use === 'story'
        ? writeStory(ports, noted, signal, log)
        : writeScreened(ports, noted, signal, log);
    hasAsked();
    const last = await writing;
    if (signal.aborted) return { is: 'stopped', isFree };
    return last.some((event) => event.is === 'asks') ? { is: 'asks', last } : { is: 'whole', last, isFree };
  } catch (fault) {
    return signal.aborted
      ? { is: 'stopped', isFree }
      : { is: 'failed', refusal: refusalOf(ports, use, fault) };
  }
}

/** A plan is read for danger in its own way: it has a section for it. */
const findHelpFor = async (ports: AssistantPorts, ask: Ask): Promise<Help | null> => {
  if (ask.use === 'plan') return null;
  return ask.use === 'chat' ? findHelp(ports, ask.ask) : findHelpInStory(ports, ask.ask);
};

async function writeScreened(
  { writer, safety }: AssistantPorts,
  ask: Exclude<Ask, { use: 'story' }>,
  signal: AbortSignal,
  log: AnswerLog,
): Promise<Events> {
  const rewrite = createRewriting(writer, signal);
  const screen = safety.screenStream({
    use: ask.use,
    profile: ask.ask.profile,
    writer: writer.kind,
    said: saidIn(ask),
    rewrite,
  });
  const lost: Withheld[] = [];
  const tell = (events: readonly Screened[]) => {
    lost.push(...withheldIn(events));
    log.add(events);
  };
  const turns = screenInTurns(screen, tell, signal);
  const gate = await gateOf(writer, ask);
  if (gate !== null && ask.use === 'plan')
    turns.take(
      await writeCheckedPlan(writer, gate, ask, signal, (step) => log.add([{ is: 'progress', step }])),
    );
  else {
    const after = await writer.write(ask, signal, turns.take);
    const shown = after.filter((event) => event.is !== 'left-out');
    if (shown.length > 0) return [...(await turns.end()), ...shown];
  }
  const last = await turns.end();
  lost.push(...withheldIn(last));
  if (ask.use !== 'plan' || lost.length === 0) return last;
  log.add(last);
  return completePlan({ writer, safety }, ask.ask, lost, signal);
}

const withheldIn = (events: readonly Screened[]): Withheld[] =>
  events.flatMap((event) => (event.is === 'withheld' ? [event.withheld] : []));

async function writeStory(
  ports: AssistantPorts,
  ask: Extract<Ask, { use: 'story' }>,
  signal: AbortSignal,
  log: AnswerLog,
): Promise<Events> {
  for await (const event of writeCheckedStory(ports, ask, signal)) {
    if (event.is === 'story' || event.is === 'asks') return [event];
    log.add([event]);
  }
  return [];
}

/** The last events of the text. */
async function settle(
  ports: AssistantPorts,
  task: WritingTask,
  log: AnswerLog,
  outcome: Outcome,
): Promise<Events> {
  const { use } = task;
  const { credits } = ports;
  switch (outcome.is) {
    case 'whole':
      if (outcome.isFree) return finishFree(ports, use, outcome.last);
      return finishWhole(ports, task, log, outcome.last);
    case 'stopped':
      if (outcome.isFree) return finishFree(ports, use, []);
      if (log.wasShown()) return finishStopped(ports, task, log);
      await credits.release(use, 'stopped');
      return failureEvents(ports, use, { code: 'credits/use-ended' });
    case 'help':
      ports.freeReadings.note(use.uid);
      await credits.release(use, 'free');
      return freeEvents(ports, use.uid, [{ is: 'help', ...outcome.help }]);
    case 'asks':
      ports.freeReadings.note(use.uid);
      await credits.release(use, 'free');
      return freeEvents(ports, use.uid, outcome.last);
    case 'failed':
      await credits.release(use, 'failed');
      return failureEvents(ports, use, outcome.refusal);
  }
}

async function finishWhole(
  ports: AssistantPorts,
  { use, sealKey }: WritingTask,
  log: AnswerLog,
  last: Events,
): Promise<Events> {
  const hasReader = log.hasReader();
  if (sealKey === undefined && !hasReader) {
    // Nobody is there and nothing is kept: nobody can ever have it.
    await ports.credits.release(use, 'unreceived');
    return failureEvents(ports, use, { code: 'credits/use-ended' });
  }
  const kept = { events: [...log.said(), ...last], isStopped: false };
  const sealed = sealKey === undefined ? null : sealAnswer(kept, sealKey, use);
  const finished = await ports.credits.finish(use, { wasShown: hasReader || log.wasShown(), sealed });
  return finished.ok
    ? [...last, { is: 'done', ...finished.value }]
    : failureEvents(ports, use, finished.refusal);
}

/** What was written is paid for, so it is kept as well: it may have been lost on the way. */
async function finishStopped(
  ports: AssistantPorts,
  { use, sealKey }: WritingTask,
  log: AnswerLog,
): Promise<Events> {
  const kept = { events: [...log.said()], isStopped: true };
  const sealed = sealKey === undefined ? null : sealAnswer(kept, sealKey, use);
  const finished = await ports.credits.finish(use, { wasShown: true, sealed });
  const captured = finished.ok ? await ports.credits.capture(use) : finished;
  if (!finished.ok || !captured.ok) return failureEvents(ports, use, { code: 'credits/use-ended' });
  return [{ is: 'done', charged: finished.value.charged, state: captured.value, isStopped: true }];
}

const failureEvents = async (ports: AssistantPorts, use: Use, refusal: Refusal): Promise<Events> => [
  { is: 'failed', ...refusal, state: await stateNow(ports, use.uid) },
];

async function finishFree(ports: AssistantPorts, use: Use, last: Events): Promise<Events> {
  ports.freeAnswers.note(use.uid);
  await ports.credits.release(use, 'free');
  return freeEvents(ports, use.uid, last);
}

/** What comes for nothing, and the end that says so. */
export async function freeEvents(ports: AssistantPorts, uid: string, last: Events): Promise<Events> {
  const state = await stateNow(ports, uid);
  const ending: AssistantEvent =
    state === null
      ? { is: 'failed', code: 'credits/update-failed', state }
      : { is: 'done', charged: 0, state, isFree: true };
  return [...last, ending];
}

const stateNow = async (ports: AssistantPorts, uid: string): Promise<CreditState | null> => {
  const state = await readCredits(ports, uid).catch(() => null);
  return state?.ok ? state.value : null;
};

const refusalOf = ({ log }: AssistantPorts, { useId }: Use, fault: unknown): Refusal => {
  if (!(fault instanceof WriterFailure)) {
    log.error({ fault, useId }, 'writing failed');
    return { code: 'assistant/failed' };
  }
  log.warn({ useId, what: fault.what }, 'Failed to retrieve a response from the AI service.');
  return {
    code: fault.code,
    ...(fault.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: fault.retryAfterSeconds }),
  };
};
