// Care plans for 200 generated children and nine written by hand, scored. Prints means, the worst plans, every gate violation with its text, the
// overlap between plans of different children, and the time a plan takes. Run: npx tsx bench/answers/plans.ts [out-folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { phrasesToRead } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import type { Readings } from '@calmbridge/guidebook/plan/reading/understand';
import { wordsIn } from '@calmbridge/guidebook/plan/shorten';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { loadForgetfulModel } from '@calmbridge/reader/node/load-model';
import { highestOverlaps } from './overlap.ts';
import { asksTable } from './plan-asks.ts';
import { boxesTable } from './plan-boxes.ts';
import { writtenProfiles } from './plan-children.ts';
import { relevanceTable } from './plan-relevance.ts';
import { generatedProfiles } from './profiles.ts';
import { type DietCheck, type PlanScore, scorePlan, weights } from './rubric.ts';

const today = '2026-11-15';
const checkDiet: DietCheck = await dietChecker();
const model = await loadForgetfulModel();
const readingsFor = async (profile: ChildProfile): Promise<Readings> => {
  const phrases = phrasesToRead({ profile, today });
  const read = await readEntries(model, 'situation', phrases);
  return new Map(phrases.flatMap((phrase, at) => (read[at] ? [[phrase, read[at]]] : [])));
};
const children: { id: string; profile: ChildProfile; readings: Readings }[] = [];
for (const { id, profile } of [...generatedProfiles(200), ...writtenProfiles()])
  children.push({ id, profile, readings: await readingsFor(profile) });
for (const { profile, readings } of children.slice(0, 20)) writeCarePlan({ profile, today }, readings);

const times: number[] = [];
const cpuFrom = process.cpuUsage().user;
const plans = children.map(({ id, profile, readings }) => {
  const from = performance.now();
  const plan = writeCarePlan({ profile, today }, readings);
  times.push(performance.now() - from);
  return { id, profile, readings, plan };
});
const cpuMs = (process.cpuUsage().user - cpuFrom) / 1000 / children.length;
const isRepeatable = plans.every(
  ({ profile, readings, plan }) => writeCarePlan({ profile, today }, readings) === plan,
);
const overlaps = highestOverlaps(plans.map(({ plan }) => plan));
const scored = plans.map(({ id, profile, plan }, index) => ({
  id,
  profile,
  plan,
  overlap: overlaps[index]?.value ?? 0,
  score: scorePlan(plan, profile, overlaps[index]?.value ?? 0, checkDiet),
}));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const totals = scored.map(({ score }) => score.total);
console.log(
  `plans ${scored.length}   mean ${mean(totals).toFixed(1)}   worst ${Math.min(...totals).toFixed(1)}`,
);
for (const [id, weight] of Object.entries(weights))
  console.log(
    `  ${id} (${weight})  mean ${mean(scored.map(({ score }) => score.parts[id] ?? 0)).toFixed(3)}  worst ${Math.min(...scored.map(({ score }) => score.parts[id] ?? 0)).toFixed(3)}`,
  );
const words = scored.map(({ plan }) =>
  wordsIn(
    plan
      .split(/\n(?=## )/)
      .filter((section) => !/^## (?:One page about|Emergency info sheet)/.test(section))
      .join('\n'),
  ),
);
console.log(
  `words without the first page and the sheet: ${Math.min(...words)}–${Math.max(...words)}, mean ${mean(words).toFixed(0)}`,
);
console.log(
  `overlap: highest ${Math.max(...overlaps.map(({ value }) => value)).toFixed(3)}, mean of each plan's nearest ${mean(overlaps.map(({ value }) => value)).toFixed(3)}`,
);
console.log(
  `a plan takes ${cpuMs.toFixed(2)} ms of processor, ${mean(times).toFixed(2)} ms by the wall clock, slowest ${Math.max(...times).toFixed(2)} ms; same input, same text: ${isRepeatable}`,
);

const grades = scored.map(({ score }) =>
  Number(/grade ([\d.]+)/.exec(score.notes.find((note) => note.startsWith('P8')) ?? '')?.[1] ?? 0),
);
console.log(`reading grade: mean ${mean(grades).toFixed(1)}, highest ${Math.max(...grades).toFixed(1)}`);
const violations = scored.flatMap(({ id, score }) =>
  score.violations.map((violation) => ({ id, ...violation })),
);
console.log(`gate violations: ${violations.length}`);
for (const { id, gate, text } of violations) console.log(`  ${id} ${gate} ${text}`);
console.log('worst plans:');
for (const { id, overlap, score } of scored.toSorted((a, b) => a.score.total - b.score.total).slice(0, 8)) {
  console.log(`  ${id} ${score.total.toFixed(1)} overlap ${overlap.toFixed(2)}`);
  for (const note of score.notes.filter((text) => !text.startsWith('P8'))) console.log(`     ${note}`);
}
tally(scored.map(({ score }) => score));
console.log(await relevanceTable(model));
console.log(await asksTable(model, today));
console.log(boxesTable(today));

const folder = process.argv[2];
if (folder) {
  mkdirSync(folder, { recursive: true });
  for (const { id, profile, plan } of scored)
    writeFileSync(`${folder}/${id}.md`, `${plan}\n<!-- ${JSON.stringify(profile)} -->\n`);
}

function tally(scores: readonly PlanScore[]): void {
  const counts = new Map<string, number>();
  for (const note of scores.flatMap(({ notes }) => notes).filter((text) => !text.startsWith('P8')))
    counts.set(note, (counts.get(note) ?? 0) + 1);
  console.log('most frequent findings:');
  for (const [note, count] of [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
    console.log(`  ${count}× ${note}`);
}

async function dietChecker(): Promise<DietCheck> {
  const path: string = '@calmbridge/reader/screening/diet/diet';
  const found = await import(path).catch(() => null);
  if (found === null) console.log('diet checker not there: G2 not checked');
  return (text, profile: ChildProfile) =>
    (
      found?.findDietConflicts(text, {
        dietRestrictions: profile.dietRestrictions,
        allergies: profile.allergies,
        age: profile.age,
      }) ?? []
    ).map((conflict: unknown) => ({ severity: '', text: JSON.stringify(conflict) }));
}
