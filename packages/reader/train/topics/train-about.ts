// How likely a message asks about Calmbridge itself, from how near it comes to what we know and from its words: fitted on questions written
// for it and on questions of ordinary days, which are none. Reported on what was kept apart.
//   npm run train -- about
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutFeatures } from '@calmbridge/guidebook/chat/calmbridge/about-features';
import { learned, nearest, partsOf } from '@calmbridge/guidebook/chat/calmbridge/read-about';
import { loadModel } from '../../node/load-model.ts';
import { dataFolder } from '../assets.ts';
import { type Chances, type Example, fitChances } from '../entries/fit-chances.ts';
import { learnedQuestions, measuredQuestions } from '../natural.ts';
import { writeJson } from '../write-json.ts';

type Question = { text: string; asks: string | null; part: 'build' | 'seen' | 'kept' };
/** Each written question counts as often as four sentences of ordinary days. */
const weight = 4;
/** Every tenth question of ordinary days: the others would only teach what is far away. */
const learnedOf = 10;
const measuredOf = 2;
/** What is farther than this from all that we know needs no learning. */
const worthLearning = 0.5;

const { embedder } = await loadModel();
const known = await learned(embedder);

async function examplesOf(text: string, asks: string | null): Promise<(Example & { id: string })[]> {
  const parts = partsOf(text);
  const said = await embedder.embed(parts);
  return parts.map((part, at) => {
    const { id, ...nearness } = nearest(said[at]!, known, part);
    return { id, features: aboutFeatures(part, nearness, part === text.trim()), isRight: asks !== null };
  });
}

const questions = readFileSync(join(dataFolder('calmbridge'), 'questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question);
const every = <One>(all: readonly One[], step: number) => all.filter((_, at) => at % step === 0);

const examples: Example[] = [];
for (const { text, asks } of questions.filter(({ part }) => part !== 'kept')) {
  const [whole] = await examplesOf(text, asks);
  for (let time = 0; whole && time < weight; time += 1) examples.push(whole);
}
for (const { text } of every(learnedQuestions(), learnedOf))
  examples.push(...(await examplesOf(text, null)).filter(({ features: [near = 0] }) => near > worthLearning));
const chances = fitChances(examples);

const best = async (text: string, asks: string | null, { bias, weights }: Chances) => {
  const read = (await examplesOf(text, asks)).map(({ id, features }) => ({
    id,
    chance: 1 / (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * weights[at]!, bias))),
  }));
  return read.toSorted((a, b) => b.chance - a.chance)[0] ?? { id: '', chance: 0 };
};
for (const part of ['build', 'seen', 'kept', 'ordinary days'] as const) {
  const rows =
    part === 'ordinary days'
      ? every(measuredQuestions(), measuredOf).map(({ text }) => ({ text, asks: null }))
      : questions.filter((one) => one.part === part);
  const read: { text: string; asks: string | null; id: string; chance: number }[] = [];
  for (const { text, asks } of rows) read.push({ text, asks, ...(await best(text, asks, chances)) });
  const asked = read.filter(({ asks }) => asks !== null);
  for (const limit of [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const found = asked.filter(({ chance }) => chance >= limit);
    const right = found.filter(({ id, asks }) => id === asks).length;
    const falsely = read.filter(({ asks, chance }) => asks === null && chance >= limit).length;
    console.log(
      `${part}, from ${limit}: found ${found.length} of ${asked.length} (${right} by the entry meant), falsely ${falsely} of ${read.length - asked.length}`,
    );
  }
}
writeJson(join(import.meta.dirname, '../../../guidebook/src/chat/calmbridge/about-weights.json'), chances);
