// Whether stories tell what was asked: lines of strangers who never saw the scenes, with the scenes that other strangers judged
// to fit and the facts a story must carry. Each line is told, asked about, or told wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { presetType } from '@calmbridge/domain/stories/preset';
import { type StoryFacts, type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { Telling } from '@calmbridge/guidebook/stories/telling/telling';
import { tellStory } from '@calmbridge/guidebook/stories/write-story';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { wellSpelled } from '@calmbridge/reader/story-line/spelling';

type Labelled = { n: number; set: string; text: string; ok: string[]; later?: string[]; must: string[] };
type Result = { line: Labelled; telling: Telling };

/** Sets a to c were seen while scenes were written; d and e were held back until the chances were first fitted. */
const files = ['lines.jsonl', 'opened-lines.jsonl'].map(
  (name) => new URL(`../../packages/reader/data/relevance/${name}`, import.meta.url),
);
export const storyChild = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  importantRoles: ['parentsGuardians' as const],
  carePlans: ['customizedCarePlans' as const],
};

export async function reportRelevance(sampleTo: string | null): Promise<void> {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Labelled),
  );
  const readings = await readEntries(
    await loadModel(),
    'scene',
    lines.map(({ text }) => wellSpelled(text)),
  );
  const results = lines.map((line, at) => ({
    line,
    telling: tellStory({ profile: storyChild, request: requestFor(line) }, readings[at] ?? null),
  }));
  report('all', results);
  for (const sets of ['abc', 'de'])
    report(
      `sets ${sets.split('').join(', ')}`,
      results.filter(({ line }) => sets.includes(line.set)),
    );
  const wrong = results.filter(isWrong);
  for (const { line, telling } of wrong)
    console.log(`    ${line.text} -> ${telling.is === 'told' && telling.scene}`);
  const withFacts = lines.map((line) => ({
    line,
    telling: tellStory({ profile: storyChild, request: requestFor(line, factsOf(line)) }, null),
  }));
  const comes = withFacts.filter(({ telling }) => telling.is === 'told');
  console.log(
    `  with facts given, told: ${comes.length} of ${lines.length}, carrying ${meanCarried(comes).toFixed(2)} of their words`,
  );
  for (const { line, telling } of withFacts) if (telling.is === 'asks') console.log(`    ${line.text}`);
  if (sampleTo !== null) writeFileSync(sampleTo, sampleOf(results));
}

function report(name: string, results: readonly Result[]): void {
  const share = (some: readonly Result[]) =>
    `${some.length} of ${results.length} (${((100 * some.length) / results.length).toFixed(1)} %)`;
  const told = results.filter(({ telling }) => telling.is === 'told');
  const byScene = told.filter((one) => sceneOf(one) !== null && !isWrong(one));
  const byKind = told.filter((one) => sceneOf(one) === null);
  console.log(`\nWhat was asked, ${name}:`);
  console.log(
    `  told: ${share([...byScene, ...byKind])}, by a scene ${byScene.length}, by the line's own facts ${byKind.length}; carrying ${meanCarried(told).toFixed(2)} of the words of their facts`,
  );
  const asked = results.filter(({ telling }) => telling.is === 'asks');
  const offered = asked.filter((one) => offersOf(one).length > 0);
  console.log(
    `  asked: ${share(asked)}, with scenes to press ${offered.length}, the right one among them ${asked.filter(isOffered).length}`,
  );
  console.log(`  told by a scene that the judges did not name: ${share(results.filter(isWrong))}`);
}

const offersOf = ({ telling }: Result): string[] =>
  telling.is === 'asks' ? telling.asks.choices.map(({ id }) => id) : [];
const isOffered = (one: Result): boolean =>
  offersOf(one).some((id) => [...one.line.ok, ...(one.line.later ?? [])].includes(id));
const sceneOf = ({ telling }: Result): string | null => (telling.is === 'told' ? telling.scene : null);
const isWrong = (one: Result): boolean => {
  const scene = sceneOf(one);
  return scene !== null && ![...one.line.ok, ...(one.line.later ?? [])].includes(scene);
};

/** Sixty told stories, spread over the sets, for reading as a parent would. */
function sampleOf(results: readonly Result[]): string {
  const told = results.flatMap(({ line, telling }) => (telling.is === 'told' ? [{ line, telling }] : []));
  const every = Math.max(1, Math.floor(told.length / 60));
  return told
    .filter((_, at) => at % every === 0)
    .slice(0, 60)
    .map(
      ({ line, telling }) =>
        `## ${line.set}${line.n}: ${line.text}\n\n(told by ${telling.scene ?? `kind ${telling.kind}`})\n\n**${telling.story.title}**\n\n${telling.story.text}\n`,
    )
    .join('\n');
}

export const requestFor = ({ text }: { text: string }, facts?: StoryFacts): StoryRequest => ({
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
