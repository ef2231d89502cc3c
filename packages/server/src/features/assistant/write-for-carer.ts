// The road every AI text takes: who asks, whether they can pay, whether it was asked before. Only then is it read and
// written, by write-answer.ts.
import { askedByOf } from '@calmbridge/domain/assistant/asked-by';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import type { Feature } from '@calmbridge/domain/credits/prices';
import { aiUsesAtOnce, unreceivedMax } from '@calmbridge/domain/credits/uses';
import { ok, type Refusal, type Result, refuse } from '@calmbridge/domain/result';
import { onlyText } from '#adapters/assistant/in-any-language';
import type { Ask, Shown } from '#adapters/assistant/writer';
import type { Help } from '#adapters/reading/reading';
import type { Limit } from '#features/credits/credits';
import type { Carer } from '#http/app-env';
import type { AnswerReader } from './answer-log.ts';
import { createAnswerLog } from './answer-log.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { comesFirst, findHelp, findHelpInStory, isFreeAnswer } from './help-first.ts';
import { openAnswer } from './sealed-answer.ts';
import { beginAnswer, freeEvents } from './write-answer.ts';

const limit: Limit = { atOnce: aiUsesAtOnce, code: 'assistant/too-many-at-once' };
const featureOf: Record<Ask['use'], Feature> = { plan: 'carePlans', story: 'stories', chat: 'aiChats' };

/** Whoever holds this session. Whether it stands is asked with the hold, in one statement. */
export type Asker = {
  sessionToken: string;
  readCarer(): Promise<Carer | null>;
  useId: string;
  sealKey: string | undefined;
};

/**
 * Refused before anything is spent, or a stream of events whose last is `done` or `failed`. `body` is what was sent, by
 * which the same use is known again; `ask` also holds what the server knows.
 */
export async function writeForCarer(
  ports: AssistantPorts,
  asker: Asker,
  ask: Ask,
  body: object,
): Promise<Result<AnswerReader>> {
  const { sessionToken, useId, sealKey } = asker;
  const held = await ports.credits.hold({ sessionToken, useId }, featureOf[ask.use], body, limit);
  if (!held.ok) return answerWithoutHold(ports, asker, ask, held.refusal);
  const { uid, accountCreator, unreceived } = held.value;
  const use = { uid, useId };
  const retryAfterSeconds = ask.use === 'chat' ? ports.freeReadings.secondsToWait(uid) : 0;
  if (retryAfterSeconds > 0) {
    await ports.credits.release(use, 'free');
    return refuse('identity/too-many-requests', { retryAfterSeconds });
  }
  const isHeldBack = unreceived >= unreceivedMax;
  return ok(await beginAnswer(ports, { use, ask: withAskedBy(ask, accountCreator), sealKey, isHeldBack }));
}

function withAskedBy(ask: Ask, accountCreator: string | null): Ask {
  const askedBy = askedByOf(accountCreator);
  if (ask.use === 'plan') return { use: 'plan', ask: { ...ask.ask, askedBy } };
  return ask.use === 'chat' ? { use: 'chat', ask: { ...ask.ask, askedBy } } : ask;
}

/** The use was begun before, or it can't be paid for: then only help comes, and in the chat the answer to a misread message. */
async function answerWithoutHold(
  ports: AssistantPorts,
  asker: Asker,
  ask: Ask,
  refusal: Refusal,
): Promise<Result<AnswerReader>> {
  switch (refusal.code) {
    case 'credits/use-running':
    case 'credits/use-already-answered':
    case 'credits/use-ended':
      return resumeAnswer(ports, asker, refusal);
    case 'credits/insufficient':
    case 'assistant/too-many-at-once':
      return helpWithoutHold(ports, asker, ask, refusal);
    default:
      return { ok: false, refusal };
  }
}

/** What is being written here is joined, what is finished and kept is handed over. */
async function resumeAnswer(
  ports: AssistantPorts,
  { readCarer, useId, sealKey }: Asker,
  refusal: Refusal,
): Promise<Result<AnswerReader>> {
  const carer = await readCarer();
  if (carer === null) return refuse('identity/not-signed-in');
  const use = { uid: carer.uid, useId };
  const running = ports.answers.find(use);
  if (running !== null) return ok(running.read());
  const sealed = await ports.credits.readKept(use);
  if (sealed === null) return { ok: false, refusal };
  const kept = sealKey === undefined ? null : openAnswer(sealed, sealKey, use);
  if (kept === null) return refuse('credits/use-mismatch');
  const staysSilent = await ports.credits.noteShown(use);
  const outcome = await ports.credits.readOutcome(use);
  if (!outcome.ok) return outcome;
  const capture = async () => void (await ports.credits.capture(use));
  const log = createAnswerLog(staysSilent ? { onWhole: capture } : {});
  const { events, isStopped } = kept;
  log.end([...events, { is: 'done', ...outcome.value, ...(isStopped ? { isStopped } : {}) }]);
  return ok(log.read());
}

/** That we read English only is said for nothing, where nobody would answer. */
async function findFreeWords(ports: AssistantPorts, ask: ChatTask): Promise<readonly Shown[]> {
  const { writer, safety } = ports;
  const abroad = writer.kind === 'guidebook' ? await safety.abroadFor(ask.ask.message) : null;
  return abroad === null ? findOwnAnswer(ports, ask) : [onlyText(abroad.text)];
}
type ChatTask = Extract<Ask, { use: 'chat' }>;

/** A question under an answer of ours was pressed: its few words were paid for with the page. What would cost is not begun. */
async function findOwnAnswer({ writer }: AssistantPorts, ask: ChatTask): Promise<readonly Shown[]> {
  if (writer.kind !== 'guidebook' || !/#own-\d+$/.test(ask.ask.page ?? '')) return [];
  let isPaid = false;
  const after = await writer.write(ask, new AbortController().signal, () => (isPaid = true));
  return isPaid ? [] : after.filter((event) => event.is !== 'left-out');
}

async function helpWithoutHold(
  ports: AssistantPorts,
  { readCarer, useId }: Asker,
  ask: Ask,
  refusal: Refusal,
): Promise<Result<AnswerReader>> {
  const carer = ask.use === 'plan' ? null : await readCarer();
  const refused: Result<never> = { ok: false, refusal };
  if (ask.use === 'plan' || carer === null || ports.freeReadings.secondsToWait(carer.uid) > 0) return refused;
  ports.freeReadings.note(carer.uid);
  if (ask.use === 'story') {
    const help = await findHelpInStory(ports, ask.ask);
    return help === null ? refused : ok(await readFree(ports, carer.uid, [helpEvent(help)]));
  }
  const help = await findHelp(ports, ask.ask);
  const use = { uid: carer.uid, useId };
  if (refusal.code === 'credits/insufficient' && isFreeAnswer(ports, use.uid, help, ask.ask))
    return ok(await beginAnswer(ports, { use, ask, sealKey: undefined, isHeldBack: false }));
  const isFirst = help !== null && comesFirst(help, ask.ask);
  const events = isFirst ? [helpEvent(help)] : await findFreeWords(ports, ask);
  return events.length === 0 ? refused : ok(await readFree(ports, carer.uid, events));
}

const helpEvent = (help: Help) => ({ is: 'help' as const, ...help });

async function readFree(
  ports: AssistantPorts,
  uid: string,
  events: readonly AssistantEvent[],
): Promise<AnswerReader> {
  const log = createAnswerLog();
  log.end(await freeEvents(ports, uid, events));
  return log.read();
}
