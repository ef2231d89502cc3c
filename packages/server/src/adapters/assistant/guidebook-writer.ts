import type { CarePlanAsk, ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { sectionNamed } from '@calmbridge/domain/plans/plan-sections';
import type { Reading } from '#adapters/reading/reading';
import type { After, Ask, Writer } from './writer.ts';

/** The embedded assistant: always there, always whole. Text is handed over by the paragraph, as it would stream. */
export const guidebookWriter = (reading: Reading): Writer => ({
  kind: 'guidebook',
  state: () => 'ok',
  mend: null,
  async write(ask, _signal, take) {
    const { text, after } = await writtenFor(ask, reading);
    for (const paragraph of text === '' ? [] : text.split(/(?<=\n\n)/)) take(paragraph);
    return after;
  },
});

type Written = { text: string; after: readonly After[] };

async function writtenFor(ask: Ask, reading: Reading): Promise<Written> {
  if (ask.use === 'chat') return chatFor(ask.ask, reading);
  if (ask.use === 'story') return storyFor(ask, reading);
  const written = await planFor(ask.ask, reading);
  return typeof written === 'string' ? { text: written, after: [] } : { text: '', after: [written] };
}

async function chatFor(ask: ChatAsk, reading: Pick<Reading, 'answerChat'>): Promise<Written> {
  const reply = await reading.answerChat(ask);
  const { next = [] } = reply;
  const after: After[] = next.length > 0 ? [{ is: 'next', choices: [...next] }] : [];
  if (reply.is === 'answer') return { text: reply.text, after };
  const { text, choices, preview = '' } = reply;
  return { text: preview, after: [{ is: 'asks', text, choices: [...choices], fields: [] }, ...after] };
}

const planFor = async (ask: CarePlanAsk, reading: Pick<Reading, 'writePlan'>): Promise<string | Asks> =>
  sectionOf(await reading.writePlan(ask), ask.section);

/** It can't mend what it told: where that tells something else, the carer is asked. */
async function storyFor(
  { ask, problems }: Extract<Ask, { use: 'story' }>,
  reading: Pick<Reading, 'tellStory' | 'askInstead'>,
): Promise<Written> {
  const told = problems.length === 0 ? await reading.tellStory(ask) : await reading.askInstead(ask);
  if (told.is === 'asks') return { text: '', after: [told] };
  const { text, leftOut, additions } = told;
  return { text, after: leftOut.length === 0 ? [] : [{ is: 'left-out', parts: leftOut, additions }] };
}

/** One section of a plan, or that there is none of it any more: then nothing is written, and nothing is paid. */
function sectionOf(plan: string, section: string | undefined): string | Asks {
  if (section === undefined) return plan;
  const found = sectionNamed(plan, section);
  const text =
    'The profile no longer has anything for this section. Add to the profile what it should cover, or write a new plan.';
  return found ? found.body : { is: 'asks', text, choices: [], fields: [] };
}
