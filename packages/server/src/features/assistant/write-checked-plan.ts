// A service's plan for a child with medical text is written whole and checked before any of it is shown: asked for again
// once where it breaks a rule of the clinic, refused where it still does, and completed with the carer's words (AS35).

import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import type { PlanGate } from '@calmbridge/guidebook/plan/service/plan-gate';
import { type Ask, type Writer, WriterFailure } from '#adapters/assistant/writer';

type PlanTask = Extract<Ask, { use: 'plan' }>;
type Step = Extract<AssistantEvent, { is: 'progress' }>['step'];

/** Null: nothing stands in the way of showing the text as it comes. */
export async function gateOf(writer: Pick<Writer, 'kind'>, ask: Ask): Promise<PlanGate | null> {
  if (writer.kind !== 'service' || ask.use !== 'plan') return null;
  const { gateFor } = await import('@calmbridge/guidebook/plan/service/plan-gate');
  return gateFor(ask.ask);
}

export async function writeCheckedPlan(
  writer: Writer,
  gate: PlanGate,
  task: PlanTask,
  signal: AbortSignal,
  tell: (step: Step) => void = () => undefined,
): Promise<string> {
  tell('writing');
  const first = await writtenWhole(writer, task, signal);
  tell('checking');
  const problems = gate.problemsIn(first);
  if (problems.length === 0) return gate.completed(first);
  tell('rewriting');
  const again = await writtenWhole(writer, { ...task, problems: problems.map(({ why }) => why) }, signal);
  const plan = [again, first].find((text) => isWithinRules(gate, text));
  if (plan === undefined) throw new WriterFailure('the plan breaks a rule of the clinic');
  return gate.completed(plan);
}

const isWithinRules = (gate: PlanGate, plan: string): boolean =>
  plan.trim() !== '' && !gate.problemsIn(plan).some(({ isClinics }) => isClinics);

async function writtenWhole(writer: Writer, task: PlanTask, signal: AbortSignal): Promise<string> {
  let text = '';
  await writer.write(task, signal, (piece) => {
    text += piece;
    return false;
  });
  return text;
}
