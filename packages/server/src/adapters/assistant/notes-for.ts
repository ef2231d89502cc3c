// What the reader surely finds among our entries goes along to a service: it writes from reviewed practice.
import type { ChatAsk, ReviewedNote } from '@calmbridge/domain/assistant/assistant';
import { refusalTo } from '@calmbridge/guidebook/chat/answer/refusals';
import { graveNote, pageNote, situationNote } from '@calmbridge/guidebook/chat/answer/reviewed-notes';
import { childAskedAbout } from '@calmbridge/guidebook/chat/message/child-asked-about';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { chosenSituations } from '@calmbridge/guidebook/plan/meanings/ask-meanings';
import { hearGrave } from '@calmbridge/reader/screening/grave/read-grave';
import type { Reading } from '#adapters/reading/reading';
import type { Ask } from './writer.ts';

/** Higher than where the guidebook answers: a note that is beside the point misleads the service unseen. */
const sure = 0.75;
const most = 6;

export type NoteReading = Pick<Reading, 'readEntries' | 'graveChances' | 'crisisChances'>;

export async function notesFor(ask: Ask, reading: NoteReading): Promise<ReviewedNote[]> {
  const { pages, situations } = textsIn(ask);
  // What the carer chose is surer than any reading.
  const chosen = ask.use === 'plan' ? chosenSituations(ask.ask) : [];
  const read = await surelyIn(reading, 'situation', situations);
  const found = [
    ask.use === 'chat' ? await graveNoteFor(ask.ask, reading) : null,
    ...(await surelyIn(reading, 'page', pages)).map(pageNote),
    ...[...new Set([...chosen, ...read])].map(situationNote),
  ];
  return found.filter((note) => note !== null).slice(0, most);
}

/** A help, not a condition: what can't be read leaves the other notes as they are. */
async function graveNoteFor(ask: ChatAsk, reading: NoteReading): Promise<ReviewedNote | null> {
  const heard = await hearGrave(ask.message, { embedder: reading }, ask.turns.length > 0).catch(() => null);
  return heard && graveNote(heard.thing, childAskedAbout(ask).isSelf);
}

/** What a service is not asked at all. */
export const refusalFor = (ask: ChatAsk): string | null => refusalTo(ask.message, childAskedAbout(ask));

function textsIn(ask: Ask): { pages: string[]; situations: string[] } {
  if (ask.use === 'chat') return { pages: [bodyOf(ask.ask.message)], situations: [] };
  if (ask.use === 'story') {
    const { about } = ask.ask.request;
    return about === '' ? { pages: [], situations: [] } : { pages: [about], situations: [about] };
  }
  const { triggers, challenges, meanings } = ask.ask.profile;
  const phrases = phrasesIn(`${triggers}\n${challenges}`);
  return { pages: [], situations: phrases.filter((phrase) => !Object.hasOwn(meanings, phrase)) };
}

const phrasesIn = (field: string): string[] =>
  field
    .split(/[,;\n]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .slice(0, 12);

async function surelyIn(
  { readEntries }: Pick<Reading, 'readEntries'>,
  kind: 'page' | 'situation',
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const read = await readEntries(kind, texts);
  const ids = read.flatMap(({ nearest: [best] }) => (best && best.chance >= sure ? [best.id] : []));
  return [...new Set(ids)];
}
