// A service is asked again for parts of its text that may not stand as they are: a doubtful sentence while the text comes,
// and at its end what a plan has lost. A few times, for a few seconds, and never at the carer's expense: whatever fails
// leaves the mark or the line that says what was left out.
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import type { Withheld } from '@calmbridge/domain/assistant/wire';
import type { Safety, Screened } from '#adapters/assistant/safety';
import type { Writer } from '#adapters/assistant/writer';

const rewritesMax = 6;
/** A service that fails this often is not asked again in this text. */
const failuresMax = 2;
const lostMax = 12;
const completedHeading = 'In place of what was left out';

type Rewriting = (sentence: string, why: string) => Promise<string | null>;

export function createRewriting({ mend }: Pick<Writer, 'mend'>, signal: AbortSignal): Rewriting | undefined {
  if (mend === null) return undefined;
  let left = rewritesMax;
  let failures = 0;
  return async (sentence, why) => {
    if (left === 0 || failures >= failuresMax || signal.aborted) return null;
    left -= 1;
    return mend({ is: 'sentence', sentence, why }, signal).catch(() => {
      failures += 1;
      return null;
    });
  };
}

/** What stands in place of lost passages, looked at like any text. Nothing, if any of it would be left out again. */
export async function completePlan(
  { writer, safety }: { writer: Writer; safety: Safety },
  ask: CarePlanAsk,
  lost: readonly Withheld[],
  signal: AbortSignal,
): Promise<readonly Screened[]> {
  if (writer.mend === null || lost.length === 0 || signal.aborted) return [];
  const passages = lost.filter(({ goesOn }) => !goesOn).slice(0, lostMax);
  const text = await writer.mend({ is: 'passages', ask, lost: passages }, signal).catch(() => null);
  if (text === null || text.trim() === '') return [];
  const screen = safety.screenStream({ use: 'plan', profile: ask.profile, writer: writer.kind });
  const events = [...(await screen.push(text)), ...(await screen.end())];
  if (events.some((event) => event.is === 'withheld')) return [];
  return [{ is: 'text', text: `\n\n## ${completedHeading}\n\n` }, ...events];
}
