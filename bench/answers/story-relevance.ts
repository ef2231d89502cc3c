// Whether stories tell what was asked: lines of strangers who never saw the scenes, with the scenes that other strangers judged
// to fit and the facts a story must carry. Each line is told, asked about, or told wrong.
import { readFileSync } from 'node:fs';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { presetType } from '@calmbridge/domain/stories/preset';
import { type StoryFacts, type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { type Telling, tellStory } from '@calmbridge/guidebook/stories/write-story';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { judgedIds } from '@calmbridge/reader/train/entries/judged-lines';

type Labelled = { n: number; text: string; ok: string[]; must: string[] };

const file = new URL('../../packages/reader/data/relevance/lines.jsonl', import.meta.url);
const profile = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  importantRoles: ['parentsGuardians' as const],
  carePlans: ['customizedCarePlans' as const],
};

export async function reportRelevance(): Promise<void> {
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
  const readings = await readEntries(
    await loadModel(),
    'scene',
    lines.map(({ text }) => text),
  );
  const results = lines.map((line, at) => ({
    line,
    telling: tellStory({ profile, request: requestFor(line) }, readings[at] ?? null),
  }));
  const withFacts = lines.map((line) => ({
    line,
    telling: tellStory({ profile, request: requestFor(line, factsOf(line)) }, null),
  }));
  const told = results.filter(({ telling }) => telling.is === 'told');
  const judged = judgedIds('scene', 'first');
  const sceneOf = ({ telling }: { telling: Telling }) => (telling.is === 'told' ? (telling.scene ?? '') : '');
  const later = told.filter((one) => !judged.has(sceneOf(one)));
  const wrong = told.filter((one) => judged.has(sceneOf(one)) && !one.line.ok.includes(sceneOf(one)));
  const couldBe = lines.filter(({ ok }) => ok.length > 0).length;
  const share = (count: number) =>
    `${count} of ${lines.length} (${((100 * count) / lines.length).toFixed(1)} %)`;
  console.log(`\nWhat was asked: ${lines.length} lines, ${couldBe} with a scene that fits`);
  console.log(
    `  told: ${share(told.length - wrong.length - later.length)}, carrying ${meanCarried(told).toFixed(2)} of the words of their facts`,
  );
  console.log(`  asked for facts: ${share(lines.length - told.length)}`);
  console.log(`  wrong: ${share(wrong.length)}`);
  for (const { line, telling } of wrong)
    console.log(`    ${line.text} -> ${telling.is === 'told' && telling.scene}`);
  console.log(`  told with a scene written since the lines were judged: ${share(later.length)}`);
  for (const one of later) console.log(`    ${one.line.text} -> ${sceneOf(one)}`);
  const comes = withFacts.filter(({ telling }) => telling.is === 'told');
  console.log(
    `  with facts given, told: ${share(comes.length)}, carrying ${meanCarried(comes).toFixed(2)} of their words`,
  );
  for (const { line, telling } of withFacts) if (telling.is === 'asks') console.log(`    ${line.text}`);
}

const requestFor = ({ text }: Labelled, facts?: StoryFacts): StoryRequest => ({
  type: presetType(text),
  supportLevel: supportLevels[1],
  tone: 'Calm and Reassuring',
  context: 'Home',
  about: text,
  ...(facts ? { facts } : {}),
});

/** What the line must carry, told again in the fields, as a carer in a hurry would. */
const factsOf = ({ must: [first = '', next = '', end = ''] }: Labelled): StoryFacts => ({
  first,
  next,
  end,
  who: 'Dad',
  why: '',
});

const meanCarried = (all: readonly { line: Labelled; telling: Telling }[]): number =>
  all.reduce((sum, { line, telling }) => sum + carried(line, telling), 0) / Math.max(1, all.length);

function carried({ must }: Labelled, telling: Telling): number {
  if (telling.is === 'asks') return 0;
  const said = new Set(wordsOf(`${telling.story.title} ${telling.story.text}`).map(stemOf));
  const wanted = must.flatMap((fact) => wordsOf(fact).filter((word) => word.length > 2)).map(stemOf);
  return wanted.filter((stem) => said.has(stem)).length / Math.max(1, wanted.length);
}
