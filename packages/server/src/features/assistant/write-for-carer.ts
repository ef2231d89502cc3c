// Hold, write, settle: the road every AI text takes. A text that does not arrive whole costs nothing (CR3), and what
// a carer stops after some of it has arrived is paid for, as the page says.
import { askedByOf } from '@calmbridge/domain/assistant/asked-by';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { creditsOf, type Feature, priceHundredths } from '@calmbridge/domain/credits/prices';
import { aiUsesAtOnce, type CreditState } from '@calmbridge/domain/credits/uses';
import { ok, type Refusal, type Result, refuse } from '@calmbridge/domain/result';
import type { Help, Safety } from '#adapters/assistant/safety';
import { type Ask, type Writer, WriterFailure } from '#adapters/assistant/writer';
import type { Credits, Limit, Use } from '#features/credits/credits';
import { readCredits } from '#features/credits/read-credits';
import type { Carer } from '#http/app-env';
import type { Ports } from '#ports';
import { createBatches } from './batches.ts';
import { checkedStory } from './checked-story.ts';
import { screenInTurns } from './screen-in-turns.ts';
import type { UnderWay } from './under-way.ts';

export type AssistantPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'metrics'> & {
  credits: Credits;
  writer: Writer;
  safety: Safety;
  underWay: UnderWay;
};

const limit: Limit = { atOnce: aiUsesAtOnce, code: 'assistant/too-many-at-once' };
const featureOf: Record<Ask['use'], Feature> = { plan: 'carePlans', story: 'stories', chat: 'aiChats' };

/** What there is to tell, a few events at a time. */
export type Answer = AsyncGenerator<readonly AssistantEvent[]>;

/** Whoever holds this session. Whether it stands is asked with the hold, in one statement. */
export type Asker = { sessionToken: string; readCarer(): Promise<Carer | null>; useId: string };

/** Refused before anything is spent, or a stream of events whose last is `done` or `failed`. */
export async function writeForCarer(
  ports: AssistantPorts,
  { sessionToken, readCarer, useId }: Asker,
  ask: Ask,
  signal: AbortSignal,
): Promise<Result<Answer>> {
  const help = ask.use === 'chat' ? await ports.safety.helpFor(ask.ask.message, ask.ask.profile) : null;
  if (help?.isInstead) {
    const carer = await readCarer();
    return carer === null ? refuse('identity/not-signed-in') : ok(helpInstead(ports, carer.uid, help));
  }
  const held = await ports.credits.hold({ sessionToken, useId }, featureOf[ask.use], ask, limit);
  if (!held.ok) {
    const carer = held.refusal.code === 'credits/use-already-answered' ? await readCarer() : null;
    const kept = carer && ports.underWay.recall({ uid: carer.uid, useId });
    return kept === null ? held : ok(replay(kept));
  }
  const use = { uid: held.value.uid, useId };
  const asked = askedBy(ask, held.value.accountCreator);
  const before: AssistantEvent[] = help === null ? [] : [{ is: 'help', ...help }];
  const written =
    asked.use === 'story' ? oneByOne(checkedStory(ports, asked, signal)) : screened(ports, asked, signal);
  await whatWasAskedHasLeft();
  return ok(settled(ports, use, asked, signal, before, written));
}

function askedBy(ask: Ask, accountCreator: string | null): Ask {
  const askedBy = askedByOf(accountCreator);
  if (ask.use === 'plan') return { use: 'plan', ask: { ...ask.ask, askedBy } };
  return ask.use === 'chat' ? { use: 'chat', ask: { ...ask.ask, askedBy } } : ask;
}

/** Our own answer is made ready while the service thinks, not before it has the question. */
const whatWasAskedHasLeft = () => new Promise<void>((go) => process.nextTick(go));

/** Fixed help costs nothing, so nothing is held. */
async function* helpInstead(ports: AssistantPorts, uid: string, help: Help): Answer {
  yield [{ is: 'help', ...help }];
  yield [await freeOfCharge(ports, uid)];
}

async function* replay(events: readonly AssistantEvent[]): Answer {
  yield events;
}

async function* settled(
  ports: AssistantPorts,
  use: Use,
  ask: Ask,
  signal: AbortSignal,
  before: readonly AssistantEvent[],
  written: Answer,
): Answer {
  const unwatch = ports.underWay.watch(use);
  const said: AssistantEvent[] = [...before, { is: 'begun', writer: ports.writer.kind }];
  let outcome: 'whole' | 'stopped' | Refusal = 'stopped';
  let hasText = false;
  try {
    yield [...said];
    for await (const events of written) {
      said.push(...events);
      hasText ||= events.some((event) => event.is === 'text' || event.is === 'story');
      yield events;
    }
    outcome = signal.aborted ? 'stopped' : 'whole';
  } catch (fault) {
    if (!signal.aborted) outcome = refusalOf(ports, use, fault);
  } finally {
    // Reached too when the reader goes away in the middle: the generator is then closed at its last event.
    unwatch();
    if (outcome === 'stopped') await settleStopped(ports, use, hasText);
  }
  if (outcome === 'stopped') return;
  yield [await (outcome === 'whole' ? captured(ports, use, ask, said) : failed(ports, use, outcome))];
}

async function settleStopped({ credits }: AssistantPorts, use: Use, hasText: boolean): Promise<void> {
  if (hasText) await credits.capture(use);
  else await credits.release(use, 'stopped');
}

async function captured(
  ports: AssistantPorts,
  use: Use,
  ask: Ask,
  said: readonly AssistantEvent[],
): Promise<AssistantEvent> {
  const captured = await ports.credits.capture(use);
  if (!captured.ok) return failedEvent(ports, use, captured.refusal);
  const state = captured.value;
  const charged = state.isAdmin ? 0 : creditsOf(priceHundredths[featureOf[ask.use]]);
  const ending: AssistantEvent = { is: 'done', charged, state };
  ports.underWay.keep(use, [...said, ending]);
  return ending;
}

async function failed(ports: AssistantPorts, use: Use, refusal: Refusal): Promise<AssistantEvent> {
  await ports.credits.release(use, 'failed');
  return failedEvent(ports, use, refusal);
}

const failedEvent = async (ports: AssistantPorts, use: Use, refusal: Refusal): Promise<AssistantEvent> => ({
  is: 'failed',
  ...refusal,
  state: await stateNow(ports, use.uid),
});

async function freeOfCharge(ports: AssistantPorts, uid: string): Promise<AssistantEvent> {
  const state = await stateNow(ports, uid);
  if (state === null) return { is: 'failed', code: 'credits/update-failed', state };
  return { is: 'done', charged: 0, state };
}

const stateNow = async (ports: AssistantPorts, uid: string): Promise<CreditState | null> => {
  const state = await readCredits(ports, uid).catch(() => null);
  return state?.ok ? state.value : null;
};

const refusalOf = ({ log }: AssistantPorts, use: Use, fault: unknown): Refusal => {
  if (!(fault instanceof WriterFailure)) {
    log.error({ fault, useId: use.useId }, 'writing failed');
    return { code: 'assistant/failed' };
  }
  log.warn({ useId: use.useId, what: fault.what }, 'the assistant failed');
  return {
    code: fault.code,
    ...(fault.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: fault.retryAfterSeconds }),
  };
};

/** Begins to write at once; what may be shown is read from the batches. */
function screened(
  { writer, safety }: AssistantPorts,
  ask: Exclude<Ask, { use: 'story' }>,
  signal: AbortSignal,
): Answer {
  const screen = safety.screenStream({ use: ask.use, profile: ask.ask.profile, writer: writer.kind });
  const batches = createBatches<AssistantEvent>();
  const turns = screenInTurns(screen, batches.add, signal);
  writer
    .write(ask, signal, turns.take)
    .then(turns.end)
    .then(
      () => batches.end(),
      (fault: unknown) => batches.end(fault),
    );
  return batches.read();
}

async function* oneByOne(events: AsyncGenerator<AssistantEvent>): Answer {
  for await (const event of events) yield [event];
}
