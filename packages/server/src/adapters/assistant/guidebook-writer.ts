import type { CarePlanAsk, StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { sectionNamed } from '@calmbridge/domain/plans/plan-sections';
import { phrasesToRead } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { askInstead, tellStory } from '@calmbridge/guidebook/stories/write-story';
import type { Reading } from '#adapters/reading/reading';
import { readPhrases } from './read-phrases.ts';
import type { Ask, Writer } from './writer.ts';

/** The embedded assistant: always there, always whole. Text is handed over by the paragraph, as it would stream. */
export const guidebookWriter = (reading: Reading): Writer => ({
  kind: 'guidebook',
  state: () => 'ok',
  mend: null,
  async write(ask, _signal, take) {
    const written = await writtenFor(ask, reading);
    if (typeof written !== 'string') return written;
    for (const paragraph of written.split(/(?<=\n\n)/)) take(paragraph);
    return null;
  },
});

/** Read first, then written: the writer asks nobody. */
const readCarePlan = async (ask: CarePlanAsk, reading: Pick<Reading, 'readEntries'>): Promise<string> =>
  writeCarePlan(ask, await readPhrases(reading, phrasesToRead(ask)));

const writtenFor = async (ask: Ask, reading: Reading): Promise<string | Asks> => {
  if (ask.use === 'plan') return sectionOf(await readCarePlan(ask.ask, reading), ask.ask.section);
  // It can't mend what it told: where that tells something else, the carer is asked.
  if (ask.use === 'story')
    return ask.problems.length === 0 ? storyFor(ask.ask, reading) : askInstead(ask.ask).asks;
  const reply = await reading.answerChat(ask.ask);
  return reply.is === 'answer'
    ? reply.text
    : { is: 'asks', text: reply.text, choices: [...reply.choices], fields: [] };
};

/** One section of a plan, or that there is none of it any more: then nothing is written, and nothing is paid. */
function sectionOf(plan: string, section: string | undefined): string | Asks {
  if (section === undefined) return plan;
  const found = sectionNamed(plan, section);
  const text =
    'The profile no longer has anything for this section. Add to the profile what it should cover, or write a new plan.';
  return found ? found.body : { is: 'asks', text, choices: [], fields: [] };
}

async function storyFor(ask: StoryAsk, reading: Pick<Reading, 'readEntries'>): Promise<string | Asks> {
  const about = ask.request.about.trim();
  const [read = null] = about === '' ? [] : await reading.readEntries('scene', [about]);
  const telling = tellStory(ask, read);
  return telling.is === 'asks' ? telling.asks : `${telling.story.title}\n\n${telling.story.text}`;
}
