// What the plan makes of phrases by strangers, against what strangers judged them to be about
// (packages/reader/data/relevance). Entries written after the judging can't be judged and are counted apart.
import { readFileSync } from 'node:fs';
import { belongsElsewhere } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import { understand } from '@calmbridge/guidebook/plan/reading/understand';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { type EntryModel, readEntries } from '@calmbridge/reader/entries/entry-reader';

type Judged = { text: string; field: string; ok: string[]; kind: string[]; clinic: boolean };

const outcomes = [
  'fits',
  'sound for the kind',
  'asks',
  'wrong',
  'unsafe',
  'not judged',
  'kept for the clinic',
] as const;
type Outcome = (typeof outcomes)[number];

const folder = new URL('../../packages/reader/data/relevance/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n');

/** Fields whose entries the plan reads by their meaning. */
const fields = new Set(['triggers', 'challenges', 'safety', 'sleep', 'sensory', 'routines', 'communication']);

export async function relevanceTable(model: EntryModel): Promise<string> {
  const seen = new Set(read('titles-situations.txt').map((line) => line.split(' | ')[0] ?? ''));
  const all = read('phrases.jsonl').map((line) => JSON.parse(line) as Judged);
  const phrases = all.filter(({ field, clinic }) => fields.has(field) || clinic);
  const readings = await readEntries(
    model,
    'situation',
    phrases.map(({ text }) => text),
  );
  const counts = new Map<Outcome, number>();
  const shown: string[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const reading = readings[at];
    if (reading === undefined) continue;
    const outcome = outcomeOf(phrase, understand(reading), seen);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (outcome === 'wrong' || outcome === 'unsafe') shown.push(`  ${outcome}: ${phrase.text}`);
  }
  const share = (outcome: Outcome) => {
    const count = counts.get(outcome) ?? 0;
    return `${outcome} ${count} (${((100 * count) / phrases.length).toFixed(1)} %)`;
  };
  return [`relevance of ${phrases.length} judged phrases: ${outcomes.map(share).join(', ')}`, ...shown].join(
    '\n',
  );
}

function outcomeOf(
  { text, field, ok, kind, clinic }: Judged,
  { situation, kind: kindRead }: ReturnType<typeof understand>,
  seen: ReadonlySet<string>,
): Outcome {
  // The allergies and medicines fields stand word for word whatever they say.
  if (field === 'allergies' || isForClinic(text)) return 'kept for the clinic';
  if (belongsElsewhere(text)) return 'asks';
  if (clinic) return situation === null && kindRead === null ? 'asks' : 'unsafe';
  if (situation !== null) {
    if (ok.includes(situation.id)) return 'fits';
    return seen.has(situation.id) ? 'wrong' : 'not judged';
  }
  if (kindRead === null) return 'asks';
  return kind.includes(kindRead) ? 'sound for the kind' : 'wrong';
}
