// Writes sentences of the guidebook's care plans as examples of good advice: data/unsafe-guidebook-plans.txt. Every
// third child's plan is left out, so that plain advice remains which the model has not read.
//   npx tsx bench/screening/plan-sentences.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { sentencesOf } from '@calmbridge/reader/screening/sentences';
import { seeded, shuffled } from '@calmbridge/reader/train/chance';
import { generatedProfiles } from '../answers/profiles.ts';

const wanted = 1200;
const today = '2026-11-15';
const sentences = new Set<string>();
for (const [at, { profile }] of generatedProfiles(60).entries())
  if (at % 3 !== 2)
    for (const line of writeCarePlan({ profile, today }).split('\n'))
      if (!/^#|^\|[ -|]*$|^\s*$/.test(line))
        for (const { text } of sentencesOf(line))
          if (text.trim().split(/\s+/).length >= 4) sentences.add(text.trim());

const all = [...sentences];
const chosen = shuffled(all.length, seeded(5))
  .slice(0, wanted)
  .sort((a, b) => a - b);
const lines = chosen.map(
  (at, n) => `${n % 12 === 0 ? `# guidebook plans ${n / 12 + 1}\n` : ''}no ${all[at]}`,
);
writeFileSync(
  join(import.meta.dirname, '../../packages/reader/data/screening/unsafe-guidebook-plans.txt'),
  `# Sentences of the guidebook's care plans, written by bench/screening/plan-sentences.ts.\n${lines.join('\n')}\n`,
);
console.log(`${chosen.length} of ${all.length} sentences`);
