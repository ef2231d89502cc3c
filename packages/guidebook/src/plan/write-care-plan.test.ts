import { type CarePlanType, carePlanTypes } from '@calmbridge/domain/child/options';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { expect, test } from 'vitest';
import { practices, sources } from '#practices/practices';
import { bare, full, planFor, today, zola } from './testing/sample-children.ts';
import { writeCarePlan } from './write-care-plan.ts';

const tableRows = (plan: string) =>
  plan
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !line.startsWith('| What sets') && !/^\| (?:Week|\d)/.test(line),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const goalsOf = (plan: string) =>
  (/## Goals[\s\S]*?(?=\n## )/.exec(plan)?.[0] ?? '').split('\n').filter((line) => /^\d\. /.test(line));

test('[PL1] the same ask gives the same plan', () => {
  for (const child of [bare, mika, zola]) expect(planFor(child)).toBe(planFor(child));
});

test('[PL2] every plan begins with one page, then strengths, and ends with the disclaimer', () => {
  for (const child of [bare, mika, zola]) {
    const plan = planFor(child);
    const titles = [...plan.matchAll(/^## (.*)$/gm)].map(([, title]) => title ?? '');
    expect(titles[0]).toMatch(/^One page about/);
    expect(titles[1]).toMatch(/strengths/);
    expect(titles.includes('Triggers and support steps')).toBe(child !== bare);
    for (const wanted of [
      /Communication/,
      /Sensory/,
      /routine and sleep/,
      /Goals until 7 February 2027/,
      /out and about/,
      /Roles/,
      /Emergency info sheet/,
      /Review date/,
      /Sources/,
    ])
      expect(titles.some((title) => wanted.test(title))).toBe(true);
    expect(plan.trimEnd().split('\n').at(-1)).toMatch(/Not medical advice/);
  }
});

const partsOf: Readonly<Record<CarePlanType, readonly string[]>> = {
  customizedCarePlans: ['## Customized care plan'],
  educationalSupport: [
    '## Educational support',
    '### Learning profile',
    '### Classroom adjustments',
    '### Work and break plan',
    '### Home–school link',
  ],
  behavioralSensoryManagement: [
    '## Behavioral and sensory management',
    '### Green, amber, red',
    '### Sensory menu by sense',
    '### Calm kit and place',
    '### After a meltdown',
  ],
  safetyEmergencyPlanning: [
    '## Safety and emergency planning',
    '### Wandering plan',
    '### Home and water safety',
    '### ID and first-responder profile',
    '### Who to call',
  ],
  strengthBasedActivities: [
    '## Strength-based activities',
    '### Activities and the skill each builds',
    '### With others',
  ],
  dietFocusedCarePlan: [
    '## Diet-focused care plan',
    '### Food rules and why',
    '### Safe list',
    '### Avoid list',
    '### Ladder to a new food',
    '### Sample day',
    '### Nutrition and referral',
  ],
};
test.each(carePlanTypes)('[PL3] %s has its own section with its parts', (type) => {
  const plan = planFor({ ...mika, wanderingBehavior: '', carePlans: [type] });
  for (const heading of partsOf[type]) expect(plan).toContain(heading);
  const all = planFor({ ...full, carePlans: [...carePlanTypes] });
  const section = all.slice(all.indexOf(partsOf[type][0] ?? ''));
  expect(section.slice(0, section.indexOf('\n## ')).match(/^- /gm)?.length).toBeGreaterThanOrEqual(2);
});

test('[PL3] five activities at least', () => {
  const activities = /### Activities[\s\S]*?### With/.exec(
    planFor({ ...mika, wanderingBehavior: '', carePlans: ['strengthBasedActivities'] }),
  )?.[0];
  expect(activities?.match(/^- /gm)?.length).toBeGreaterThanOrEqual(5);
});

test('[PL4] one full row for each trigger', () => {
  const rows = tableRows(planFor(mika));
  expect(rows.map(([label]) => label)).toEqual(['Hand dryers', 'Sudden change of plan', 'Crowded corridor']);
  for (const row of rows) for (const cell of row) expect(cell.split(' ').length).toBeGreaterThan(1);
});

test('[PL5] at most three goals, each with a baseline, a count, a date, places, people and an owner', () => {
  for (const child of [mika, zola, full]) {
    const goals = goalsOf(planFor(child));
    expect(goals.length).toBeGreaterThanOrEqual(2);
    expect(goals.length).toBeLessThanOrEqual(3);
    for (const goal of goals) {
      expect(goal).toMatch(/\d (?:times|days) out of \d/);
      expect(goal).toMatch(/: \d times out of 10 \(now: __ of 10\)/);
      expect(goal).toMatch(/By \d+ \w+ 202\d/);
      expect(goal).toMatch(/\*With:\* .+\. |Your wish/);
      expect(goal).toMatch(/\*Who:\* .+, .+\./);
    }
  }
  expect(goalsOf(planFor(full)).join(' ')).toContain('“She would like to order her own juice”');
});

test('[PL5] no entry surely read, no goal: a line to fill in', () => {
  expect(goalsOf(planFor(bare))).toEqual([]);
  expect(planFor(bare)).toMatch(/No goal stands here yet[\s\S]*\(now: __ of 10\)/);
});

test('[PL5] from thirteen on, a goal starts with a yes', () => {
  expect(planFor(zola)).toMatch(/a goal starts with her yes/);
});

test('[PL6] each role has actions of its own', () => {
  const plan = planFor(zola);
  for (const role of ['Special education coordinator', 'Healthcare providers'])
    expect(plan).toMatch(new RegExp(`- \\*\\*${role}:\\*\\* .+\\.`));
});

test('[PL7] an allergy stands as written, with what to do in a reaction', () => {
  const plan = planFor(zola);
  expect(plan).toContain('Allergies: “sesame”');
  expect(plan).toMatch(/emergency number and say "anaphylaxis"/);
  expect(plan).not.toMatch(/injector/);
  expect(planFor({ ...zola, allergies: 'none' })).not.toMatch(/anaphylaxis"/);
});

test('[PL7] injector steps only where an injector or anaphylaxis is written', () => {
  const plan = planFor({ ...zola, allergies: 'peanuts, EpiPen in the red bag' });
  expect(plan).toMatch(/the injector at once[\s\S]*Second injector after five minutes/);
  const coeliac = planFor({ ...zola, allergies: 'none known, coeliac disease' });
  expect(coeliac).toContain('“none known, coeliac disease”');
  expect(coeliac).toMatch(/It is not an allergy: no injector is needed for it/);
  expect(coeliac).not.toMatch(/anaphylaxis|injector at once/);
});

test('[PL8] wandering or risk brings its plan, also when that type was not chosen', () => {
  for (const some of [{ wanderingBehavior: 'runs to the pond' }, { safetyRisks: 'no sense of traffic' }]) {
    const plan = planFor({ ...bare, ...some });
    for (const wanted of [/emergency number/, /[Ww]ater[^.]*first|then water/, /\bID\b/, /neighbours/])
      expect(plan).toMatch(wanted);
  }
  expect(planFor({ ...bare, wanderingBehavior: 'no' })).not.toMatch(/## Safety/);
  expect(planFor(mika)).toMatch(/railway station/);
});

test('[PL11] the name stands as given and no slot is left', () => {
  for (const name of ["D'Angelo", 'Zoë', 'Anna-Lena', '{child}', '{child2}', '李雷']) {
    const plan = planFor({
      ...mika,
      name,
      comfortItems: '{child} bear',
      socialSupports: 'grandparents, foster carers',
    });
    expect(plan).toContain(`# Care plan for ${name}`);
    expect(plan.replaceAll(/\{child\d*\}/g, '')).not.toMatch(/[{}]|undefined|\[object/);
  }
});

test('[PL12] what is not known stays blank on the emergency sheet', () => {
  const sheet = /## Emergency info sheet[\s\S]*?\n## /.exec(planFor(bare))?.[0] ?? '';
  for (const label of [
    'Allergies',
    'Medicines \\(as listed\\)',
    'Diagnosis',
    'Doctor',
    'Pain signs',
    'What calms',
  ])
    expect(sheet).toMatch(new RegExp(`\\*\\*${label}:\\*\\* ________`));
});

const triples = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
};
test('[PL14] two children, two plans, also when little is known', () => {
  const ada: Partial<ChildProfile> = {
    ...mika,
    name: 'Ada',
    gender: 'Female',
    age: '8',
    // Words that are quoted are shared by those who wrote the same.
    strengths: 'draws cats, patient',
    comfortItems: 'purple scarf',
    specialInterests: 'cats',
  };
  const lou: Partial<ChildProfile> = { ...bare, name: 'Lou', importantRoles: ['socialWorkers'] };
  const children = [mika, zola, ada, bare, lou];
  const sets = children.map((child) => triples(planFor(child)));
  for (const [index, one] of sets.entries())
    for (const other of sets.slice(index + 1)) {
      const shared = [...one].filter((gram) => other.has(gram)).length;
      expect(shared / (one.size + other.size - shared)).toBeLessThanOrEqual(0.45);
    }
});

test('[PL15] an unread phrase stands in the carer’s words with one question, and makes no row', () => {
  const profile = { ...emptyProfile, ...bare, triggers: 'the blorfing of wugs, toast cut in squares' };
  const plan = writeCarePlan({ profile, today });
  expect(tableRows(plan)).toEqual([]);
  expect(plan).toContain(
    '- “the blorfing of wugs” What helps: ____\n- “toast cut in squares” What helps: ____',
  );
  expect(goalsOf(plan)).toEqual([]);
});

test('[PL16] verbs agree with the pronoun', () => {
  for (const gender of ['Other', ''] as const)
    expect(planFor({ ...mika, gender, strengths: '', wanderingBehavior: 'runs to the pond' })).not.toMatch(
      /\bthey (?:is|has|wants|likes|asks|does|goes|needs|takes|says)\b/,
    );
  expect(planFor({ ...mika, gender: 'Female', strengths: '' })).not.toMatch(/\b(?:he|him|himself)\b/);
  expect(planFor(mika)).not.toMatch(
    /\b(?:she|they are) |(?<!\b(?:does|may|can|could|would|will) )\b[Hh]e (?:are|have|want|like|ask|go|need)\b/,
  );
});

test('[PL17] only known sources and practices are cited', () => {
  const plan = planFor(zola);
  const [, cited = '', listed = ''] = /## Sources\n\nPractices: (.*?)\. (.*?)\.\n\n/.exec(plan) ?? [];
  for (const source of listed.split('; ')) expect(Object.values(sources)).toContain(source);
  const names = [...practices.values()].map(({ plainName }) => plainName);
  for (const one of cited.split(', ')) expect(names).toContain(one);
  expect(plan).not.toMatch(/extinction/i);
});

test('[PL18] strengths stand as they were told, and what the library knows by name is put to use', () => {
  const plan = planFor(mika);
  expect(plan).toMatch(/- \*\*Trains:\*\* .+/);
});

test('[PL19] where the night is hard, bed time sets the evening steps', () => {
  expect(planFor({ ...mika, sleepSchedule: 'in bed 19:30, rubbish nights' })).toMatch(
    /1\. 18:30 [\s\S]*5\. 19:30 /,
  );
  expect(planFor({ ...mika, sleepSchedule: 'in bed 19:30' })).not.toMatch(/^1\. \d\d:\d\d /m);
  expect(planFor({ ...mika, sleepSchedule: '8pm to 6:30am, broken nights' })).toMatch(
    /1\. 19:00 [\s\S]*5\. 20:00 /,
  );
});
