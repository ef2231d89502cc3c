// What the form asks about phrases by strangers that a plan would only quote, against what judges named (packages/reader/data/natural): how
// often the right situation is among the choices.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { askMeanings } from '@calmbridge/guidebook/plan/meanings/ask-meanings';
import { phrasesToAsk } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import { readChild } from '@calmbridge/guidebook/plan/reading/read-child';
import type { Readings } from '@calmbridge/guidebook/plan/reading/understand';
import { type EntryModel, readEntries } from '@calmbridge/reader/entries/entry-reader';
import { type JudgedLine, naturalJudged } from '@calmbridge/reader/train/entries/judged-lines';

const outcomes = [
  'surely read',
  'of a sure kind',
  'asked, the right one there',
  'asked without it',
  'asked, and no entry would do',
  'quoted',
  'stands elsewhere',
] as const;
type Outcome = (typeof outcomes)[number];

export async function asksTable(model: EntryModel, today: string): Promise<string> {
  const lines = naturalJudged('situation').filter(
    ({ field }) => field === 'triggers' || field === 'challenges',
  );
  const read: { outcome: Outcome; choices: number; right: number }[] = [];
  for (const line of lines) read.push(await outcomeOf(model, line, today));
  const count = (outcome: Outcome) => read.filter((one) => one.outcome === outcome).length;
  const sum = (of: 'choices' | 'right') => read.reduce((all, one) => all + one[of], 0);
  const asked = count('asked, the right one there') + count('asked without it');
  return [
    `what the form asks about ${lines.length} phrases: ${outcomes.map((one) => `${one} ${count(one)}`).join(', ')}`,
    `  the right one is among the choices for ${count('asked, the right one there')} of ${asked} that have one; ${sum('right')} of ${sum('choices')} buttons are right`,
  ].join('\n');
}

async function outcomeOf(model: EntryModel, line: JudgedLine, today: string) {
  const { text, field, ok, later = [] } = line;
  const right = [...ok, ...later];
  const profile: ChildProfile = { ...emptyProfile, [field === 'triggers' ? 'triggers' : 'challenges']: text };
  const readings = await readingsFor(model, profile);
  const asks = askMeanings({ profile, today }, readings);
  const ids = asks.flatMap(({ choices }) => choices.map(({ id }) => id));
  const known = ids.filter((id) => right.includes(id)).length;
  const asked: Outcome =
    right.length === 0
      ? 'asked, and no entry would do'
      : known > 0
        ? 'asked, the right one there'
        : 'asked without it';
  return {
    outcome: asks.length > 0 ? asked : unaskedOutcome(profile, readings, today),
    choices: ids.length,
    right: known,
  };
}

async function readingsFor(model: EntryModel, profile: ChildProfile): Promise<Readings> {
  const phrases = phrasesToAsk(profile);
  const read = await readEntries(model, 'situation', phrases);
  return new Map(phrases.flatMap((phrase, at) => (read[at] ? [[phrase, read[at]]] : [])));
}

function unaskedOutcome(profile: ChildProfile, readings: Readings, today: string): Outcome {
  const { triggers, challenges } = readChild({ profile, today }, readings);
  const [moment] = [...triggers, ...challenges];
  if (moment === undefined) return 'stands elsewhere';
  if (moment.situation !== null) return 'surely read';
  return moment.kind === null ? 'quoted' : 'of a sure kind';
}
