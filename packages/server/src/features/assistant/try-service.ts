// One plan, one story and three questions of an invented child, and what every text has to keep to.
import { childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { Screened } from '#adapters/assistant/safety';
import type { Ask } from '#adapters/assistant/writer';
import type { ReviewTools } from './answer-request.ts';
import { askWithNotes } from './noted-ask.ts';
import { writeCheckedStory } from './write-checked-story.ts';

const child: ChildProfile = {
  ...emptyProfile,
  name: childPlaceholder,
  age: '7',
  importantRoles: ['parentsGuardians'],
  communication: 'Limited Verbal',
  sensorySensitivities: ['Sound'],
  triggers: 'hand dryers, haircuts',
  comfortItems: 'blue blanket',
  specialInterests: 'trains',
  allergies: 'peanuts',
  dietRestrictions: ['Dairy-Free'],
  carePlans: ['behavioralSensoryManagement'],
};
const questions = [
  'He hates haircuts. What can I do?',
  'Is it normal that he lines up his trains for hours?',
  'What snack can I give him for the train ride?',
];

type Written = { text: string; flags: readonly string[]; firstMs: number; wholeMs: number };
type Rule = readonly [name: string, passes: boolean];
type Say = (line: string) => void;

/** How many rules were broken. */
export async function tryService(tools: ReviewTools, say: Say): Promise<number> {
  const today = tools.clock.now().toISOString().slice(0, 10);
  let failed = 0;
  const report = async (name: string, trying: () => Promise<[Rule[], string]>) => {
    const [rules, took] = await trying().catch((fault: unknown): [Rule[], string] => [
      [[`an answer comes (${fault instanceof Error ? fault.message : 'failed'})`, false]],
      '',
    ]);
    say(`\n${name}${took === '' ? '' : `: ${took}`}`);
    for (const [rule, passes] of rules) say(`  ${passes ? 'passed' : 'FAILED'}  ${rule}`);
    failed += rules.filter(([, passes]) => !passes).length;
  };
  await report('A care plan', async () => {
    const plan = await written(tools, { use: 'plan', ask: { profile: child, today } });
    return [[...shared(plan), ...planRules(plan.text)], times(plan)];
  });
  await report('A story', () => storyTried(tools));
  for (const message of questions)
    await report(`"${message}"`, async () => {
      const ask = { profile: child, carePlan: '', turns: [], message };
      const answer = await written(tools, { use: 'chat', ask });
      return [[...shared(answer), ...answerRules(answer.text)], times(answer)];
    });
  return failed;
}

async function written(
  { writer, safety }: ReviewTools,
  ask: Exclude<Ask, { use: 'story' }>,
): Promise<Written> {
  const noted = (await askWithNotes(writer, ask)) as typeof ask;
  const screen = safety.screenStream({ use: ask.use, profile: child, writer: writer.kind });
  const from = performance.now();
  let firstMs = 0;
  let raw = '';
  await writer.write(noted, new AbortController().signal, (text) => {
    if (raw === '') firstMs = performance.now() - from;
    raw += text;
    return false;
  });
  const wholeMs = performance.now() - from;
  const pieces: Screened[] = [...(await screen.push(raw)), ...(await screen.end())];
  return {
    text: pieces.map((piece) => (piece.is === 'text' ? piece.text : '')).join(''),
    flags: pieces.flatMap((piece) => (piece.is === 'flag' ? [`${piece.flag.rule} ${piece.flag.found}`] : [])),
    firstMs,
    wholeMs,
  };
}

async function storyTried({ writer, safety }: ReviewTools): Promise<[Rule[], string]> {
  const request = {
    type: 'Routine' as const,
    supportLevel: 'Level 2 (Moderate Support Needs)' as const,
    tone: 'Calm and Reassuring' as const,
    context: 'Home' as const,
    about: 'brushing teeth',
  };
  const from = performance.now();
  const ask = await askWithNotes(writer, { use: 'story', ask: { profile: child, request }, problems: [] });
  if (ask.use !== 'story') throw new Error('not a story');
  for await (const event of writeCheckedStory({ writer, safety }, ask, new AbortController().signal)) {
    if (event.is !== 'story') continue;
    const rules = event.check.findings.map(({ rule, isOk, why }): Rule => [`${rule} ${why}`, isOk]);
    return [[['an answer comes', true], ...rules], `whole after ${seconds(performance.now() - from)}`];
  }
  throw new Error('no story was written');
}

const shared = ({ text, flags }: Written): Rule[] => [
  ['an answer comes', text.trim() !== ''],
  [`nothing the screens object to${flags.length === 0 ? '' : ` (${flags.join(', ')})`}`, flags.length === 0],
  [`the child is called ${childPlaceholder}`, text.includes(childPlaceholder)],
  ['no links', !/https?:|\bwww\./i.test(text)],
];

const planRules = (text: string): Rule[] => [
  ['eight sections or more', (text.match(/^## /gm)?.length ?? 0) >= 8],
  [
    'a table of hard moments with every trigger',
    ['dryer', 'hair'].every((word) => tableOf(text).includes(word)),
  ],
  ['ends by saying that it replaces no professional', /professional/i.test(text.slice(-400))],
];
const tableOf = (text: string): string => (text.match(/^\|.*$/gm) ?? []).join('\n').toLowerCase();

const answerRules = (text: string): Rule[] => [
  ['300 words at most', (text.match(/\S+/g)?.length ?? 0) <= 300],
  ['five steps at most', (text.match(/^\s*\d+[.)] /gm)?.length ?? 0) <= 5],
];

const times = ({ firstMs, wholeMs }: Written): string =>
  `first words after ${seconds(firstMs)}, whole after ${seconds(wholeMs)}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
