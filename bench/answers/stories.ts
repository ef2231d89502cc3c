// Every kind of story through the guidebook, for generated children, scored by the story check. Prints means by level, the
// worst stories, and each broken gate with its sentence; then whether stories tell what was asked (story-relevance.ts).
import {
  contexts,
  type StoryRequest,
  storyTypes,
  supportLevels,
  tones,
} from '@calmbridge/domain/stories/story';
import { checkStory, type StoryCheck, storyGates } from '@calmbridge/domain/stories/story-check';
import { typesOf, type WrittenStory } from '@calmbridge/guidebook/stories/tell-version';
import { tellStory } from '@calmbridge/guidebook/stories/write-story';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { generatedProfiles } from './profiles.ts';
import { topicLines } from './story-lines.ts';
import { reportRelevance } from './story-relevance.ts';

type Scored = {
  id: string;
  request: StoryRequest;
  story: WrittenStory;
  check: StoryCheck;
  seenFresh: StoryCheck;
};

const profiles = generatedProfiles();
// How many children each of the 270 requests is tried with.
const rounds = Number(process.argv[2] ?? 4);

const requests: StoryRequest[] = storyTypes.flatMap((type) =>
  supportLevels.flatMap((supportLevel) =>
    tones.flatMap((tone) => contexts.map((context) => ({ type, supportLevel, tone, context, about: '' }))),
  ),
);

const startedMs = performance.now();
const scored: Scored[] = [];
for (let round = 0; round < rounds; round += 1)
  for (const [index, request] of requests.entries())
    scored.push(
      ...score(round * 97 + index * 7, { ...request, about: round % 4 === 3 ? lineFor(round + index) : '' }),
    );
const tookMs = performance.now() - startedMs;

function lineFor(index: number): string {
  return topicLines[index % topicLines.length] ?? '';
}

/** Scored twice: with the sentence types the writer carries, and as a stranger would read the text. */
function score(number: number, request: StoryRequest): Scored[] {
  const { id, profile } = profiles[number % profiles.length] as (typeof profiles)[number];
  const told = tellStory({ profile, request: withFacts(request) }, null);
  if (told.is === 'asks') return [];
  const { story } = told;
  const about = { ...story, request, profile };
  return [
    {
      id,
      request,
      story,
      check: checkStory({ ...about, types: typesOf(story) }, storyScreens),
      seenFresh: checkStory(about, storyScreens),
    },
  ];
}

/** A line is told from facts here: which scene it means is the reader's to say, and measured by itself. */
function withFacts(request: StoryRequest): StoryRequest {
  const facts = {
    first: 'we look at a photo',
    next: 'we go in together',
    end: 'we go home',
    who: '',
    why: '',
  };
  return request.about === '' ? request : { ...request, facts };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const least = (values: readonly number[]) => Math.min(...values);

console.log(`${scored.length} stories, ${(tookMs / scored.length).toFixed(2)} ms each\n`);
for (const level of supportLevels) {
  const of = scored.filter(({ request }) => request.supportLevel === level);
  const own = of.map(({ check }) => check.score);
  const fresh = of.map(({ seenFresh }) => seenFresh.score);
  const passes = of.filter(({ check, seenFresh }) => check.passed && seenFresh.passed).length;
  console.log(
    `${level}: mean ${mean(own).toFixed(1)} (types recognised: ${mean(fresh).toFixed(1)}), worst ${least(own)} (${least(fresh)}), ${passes} of ${of.length} pass`,
  );
}

const misses = new Map<string, number>();
for (const { seenFresh } of scored)
  for (const { ok, rule, code } of seenFresh.findings)
    if (!ok) misses.set(`${rule} ${code}`, (misses.get(`${rule} ${code}`) ?? 0) + 1);
console.log('\nRules missed:');
for (const [rule, count] of [...misses].sort((a, b) => b[1] - a[1])) console.log(`  ${count} × ${rule}`);

console.log('\nGates broken:');
const gates = scored.flatMap((one) =>
  [...one.check.findings, ...one.seenFresh.findings]
    .filter(
      ({ ok, rule, severity }) =>
        !ok && (severity === 'hard' || (storyGates.includes(rule) && rule !== 'S25' && rule !== 'S26')),
    )
    .map((finding) => `  ${label(one)}: ${finding.rule} ${finding.why} ${finding.sentence ?? ''}`),
);
console.log([...new Set(gates)].join('\n') || '  none');

console.log('\nWorst five:');
for (const one of [...scored].sort((a, b) => a.seenFresh.score - b.seenFresh.score).slice(0, 5)) {
  console.log(`\n${label(one)} — ${one.seenFresh.score}\n${one.story.title}\n${one.story.text}`);
  for (const { ok, rule, why } of one.seenFresh.findings) if (!ok) console.log(`  ${rule}: ${why}`);
}

function label({ id, request, story }: Scored): string {
  return `${id} ${request.type} · ${request.supportLevel.slice(0, 7)} · ${request.tone} · ${request.context} · ${request.about || story.title}`;
}

if (gates.length > 0) process.exitCode = 1;
const [, sampleTo = null] = /^--sample=(.+)$/.exec(process.argv[3] ?? '') ?? [];
await reportRelevance(sampleTo);
