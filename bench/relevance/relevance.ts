// What phrases, story lines and questions by strangers are taken to be about, against what judges said who knew neither
// the readers nor the rules. Right: the likeliest entry would do and the reader is sure. Silent: it is not sure, and the
// product asks, quotes or says so. Wrong: it is sure of an entry that would not do.
//   npm run bench:relevance               lines of the first 36 people; many entries were written after them
//   npm run bench:relevance -- --opened   lines that were held back until 16 November 2026; chances are fitted on them since
//   npm run bench:relevance -- --last     lines written after that; nothing was chosen on them
//   npm run bench:relevance -- --days     lines of ordinary days, opened on the evening of 16 November 2026
import { sureChance } from '@calmbridge/guidebook/chat/pages/page-reading';
import { scenes } from '@calmbridge/guidebook/generated/scenes';
import { situations } from '@calmbridge/guidebook/generated/situations';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { finder } from '@calmbridge/guidebook/library/match';
import { sureFrom as sureSituation } from '@calmbridge/guidebook/plan/reading/understand';
import { sureFrom as sureScene } from '@calmbridge/guidebook/stories/sure-scene';
import { type EntryKind, entryKinds, readEntries } from '@calmbridge/reader/entries/entry-reader';
import { loadModel } from '@calmbridge/reader/node/load-model';
import {
  type JudgedLine,
  type JudgedSet,
  judgedIds,
  judgedLines,
} from '@calmbridge/reader/train/entries/judged-lines';
import { printOrdinaryDays } from './ordinary-days.ts';

const set: JudgedSet =
  (['opened', 'last'] as const).find((name) => process.argv.includes(`--${name}`)) ?? 'first';
const model = await loadModel();
if (process.argv.includes('--days')) {
  await printOrdinaryDays(model);
  process.exit(0);
}

const sureFrom: Record<EntryKind, number> = { page: sureChance, scene: sureScene, situation: sureSituation };

/** The named baseline: the entry whose key words stand in the text, as plans and stories chose until this bench. */
const byWords: Record<EntryKind, (text: string) => string | null> = {
  page: finderOf(topics),
  scene: finderOf(
    scenes.map(({ id, words }) => ({ id, words: words.map((word) => word.replace('+', ' ')) })),
  ),
  situation: finderOf(situations),
};
function finderOf(entries: readonly { id: string; words: readonly string[] }[]) {
  const find = finder(entries);
  return (text: string) => find(text)?.id ?? null;
}

/** Of an entry that was written after the line had been read, being right proves little. */
type Outcome = 'right' | 'right, written later' | 'silent' | 'wrong' | 'not judged';

function outcomeOf(found: string | null, { ok, later }: JudgedLine, judged: ReadonlySet<string>): Outcome {
  if (found === null) return 'silent';
  if (ok.includes(found)) return 'right';
  if (later?.includes(found)) return 'right, written later';
  return judged.has(found) || later !== undefined ? 'wrong' : 'not judged';
}

function print(name: string, outcomes: readonly Outcome[]) {
  const share = (outcome: Outcome) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return `${outcome} ${count} (${((100 * count) / outcomes.length).toFixed(1)} %)`;
  };
  console.log(
    `  ${name}: ${(['right', 'right, written later', 'silent', 'wrong', 'not judged'] as const).map(share).join(', ')}`,
  );
}

for (const kind of entryKinds) {
  const lines = judgedLines(kind, set);
  const judged = judgedIds(kind, set);
  const readings = await readEntries(
    model,
    kind,
    lines.map(({ text }) => text),
  );
  const sure = readings.map(({ nearest: [best] }) =>
    best && best.chance >= sureFrom[kind] ? best.id : null,
  );
  const withEntry = lines.filter(({ ok }) => ok.length > 0).length;
  const among = lines.filter(({ ok }, at) =>
    readings[at]!.nearest.slice(0, 3).some(({ id }) => ok.includes(id)),
  );
  console.log(
    `${kind}: ${lines.length} lines, ${withEntry} with an entry; the right one among three for ${among.length}`,
  );
  print(
    'key words',
    lines.map((line) => outcomeOf(byWords[kind](line.text), line, judged)),
  );
  print(
    `reader, sure from ${sureFrom[kind]}`,
    lines.map((line, at) => outcomeOf(sure[at] ?? null, line, judged)),
  );
  for (const field of new Set(lines.flatMap(({ field: one }) => one ?? [])))
    print(
      `reader, ${field}`,
      lines.flatMap((line, at) => (line.field === field ? [outcomeOf(sure[at] ?? null, line, judged)] : [])),
    );
}
