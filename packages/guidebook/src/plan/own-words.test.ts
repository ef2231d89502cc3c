// A box of the form stands once and whole, in quotation marks; nothing of it is pressed into sentences or torn apart.
import { describe, expect, test } from 'vitest';
import { sleepTimesIn } from './calendar.ts';
import { bare, planFor } from './testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const countOf = (text: string, said: string) => text.split(said).length - 1;

describe('[PL18] strengths, loves and comfort things', () => {
  const said = {
    strengths: 'Quick wit, brilliant wi engines, never sick',
    specialInterests: 'lobsters, Minecraft redstone',
    activities: 'quad bike, fixing mowers wi his uncle',
    comfortItems: 'the same brown jumper, of which he has four; dog (Biscuit)',
    socialSupports: 'uncle Davie, CAMHS waiting list 14 mths',
  };
  const plan = planFor({ ...bare, ...said, age: '13', gender: 'Male', carePlans: ['customizedCarePlans'] });

  test('are quoted whole on the first page', () => {
    const page = partOf(plan, 'One page');
    expect(page).toContain(`People who know me say: “${said.strengths}”.`);
    expect(page).toContain(`What I love: “${said.specialInterests}”.`);
    expect(page).toContain(`**What helps:** “${said.comfortItems}”`);
    expect(page).not.toMatch(/I am good at|I never sick|near me/);
  });

  test('stand once in the plan, the comfort thing on the sheet as well, and in no slot', () => {
    for (const box of [said.strengths, said.specialInterests, said.activities])
      expect(countOf(plan, `“${box}”`)).toBe(1);
    expect(countOf(plan, `“${said.comfortItems}”`)).toBe(2);
    expect(plan).not.toMatch(/\*\*(?:Lobsters|Quad bike|Quick wit|Dog|Uncle Davie)/i);
    expect(plan).not.toMatch(/\bhis (?:dog|of|same brown jumper)\b/);
    expect(plan).toMatch(
      /Contacts in order:\*\* “uncle Davie, CAMHS waiting list 14 mths” Order and numbers: ____/,
    );
  });

  test('near water or machines a child has somebody named, a grown-up has not, and a film is no river', () => {
    expect(plan).toMatch(/Which adult is with him each time/);
    const about = (some: object) => partOf(planFor({ ...bare, ...some }), 'About');
    expect(about({ age: '12', activities: 'eeling' })).toMatch(/[Ww]hich adult is with/);
    expect(about({ age: '30', activities: 'eeling' })).not.toMatch(/[Ww]hich adult is with/);
    expect(about({ age: '12', activities: 'fishing videos, chess' })).not.toMatch(/[Ww]hich adult is with/);
  });

  test('a word inside another is not the word', () => {
    const plan = planFor({ ...bare, strengths: 'laughs at slapstick, good swimmer' });
    expect(plan).toContain('“laughs at slapstick, good swimmer”');
  });

  test('a word that stands in a danger by chance makes nothing risky', () => {
    const strengths = 'Makes beats that are really good';
    const safe = planFor({ ...bare, strengths, safetyRisks: 'not answering, that is my fear' });
    expect(safe).not.toContain('Loved, and not without danger');
  });
});

describe('[PL8] dangers', () => {
  test('the box is told once, with one question for all of it', () => {
    const safetyRisks = 'Freezes on the escalator handrail thing. Big fear of mine.';
    const plan = planFor({ ...bare, age: '15', safetyRisks });
    // On the first page, in Safety and on the sheet.
    expect(countOf(plan, `“${safetyRisks}”`)).toBe(3);
    expect(plan).not.toContain('“Big fear of mine');
  });

  test('what was seen to is not asked about', () => {
    const plan = planFor({ ...bare, age: '14', safetyRisks: 'guns locked, combo changed' });
    expect(partOf(plan, 'Safety')).toContain('- “guns locked, combo changed”\n');
  });

  test('from thirteen on, without going off, one line stands for the search', () => {
    const plan = planFor({ ...bare, age: '15', safetyRisks: 'trusts people too soon' });
    expect(plan).toMatch(/Should Ro ever be missing: emergency number [^\n]*water first[^\n]*neighbours/);
    expect(plan).not.toMatch(/searche?s? water first|One person stays/i);
    expect(planFor({ ...bare, age: '15', wanderingBehavior: 'runs to the quarry' })).toMatch(
      /The other searches water/,
    );
  });

  test('a grown-up who walks at night is a grown-up; one who was lost is searched for', () => {
    const walks = planFor({ ...bare, age: '19', wanderingBehavior: 'Walks at night, up to 5 miles' });
    expect(walks).toContain('“Walks at night, up to 5 miles”');
    expect(walks).not.toMatch(/If I run|is missing|latch|Search water/);
    expect(planFor({ ...bare, age: '19', wanderingBehavior: 'walks off, was lost twice' })).toMatch(
      /If I am missing:\*\* “walks off, was lost twice” Call[\s\S]*Search water first/i,
    );
  });
});

describe('[PL39] hurting oneself', () => {
  const safetyRisks = 'History of cutting, none since February. Razors locked up by agreement with Wren.';
  const plan = planFor({
    ...bare,
    age: '17',
    challenges: 'meltdowns afterwards get turned inward, phone calls',
    safetyRisks,
  });

  test('is in the clinic’s part, whole, with whom to call', () => {
    const clinic = partOf(plan, 'From your clinic');
    expect(clinic).toContain(`“${safetyRisks}”`);
    expect(clinic).toContain('“meltdowns afterwards get turned inward”');
    expect(clinic).toMatch(/116 123[\s\S]*988/);
  });

  test('is no row, question or goal, and is torn apart nowhere', () => {
    const rest = plan.replace(partOf(plan, 'From your clinic'), '').replace(partOf(plan, 'Emergency'), '');
    expect(rest).not.toMatch(/inward|cutting|none since|Razors/i);
    expect(plan).not.toMatch(/something soft goes between/);
  });
});

describe('[PL19] the night', () => {
  const night = (sleepSchedule: string, age = '9') =>
    partOf(planFor({ ...bare, age, sleepSchedule }), 'Daily');

  test('stands whole, and is called good only where the words say so', () => {
    const said = 'Roughly 3 a.m. to noon, which we have stopped fighting';
    expect(night(said, '17')).toContain(`“${said}”`);
    expect(night(said, '17')).not.toMatch(/Keep what works|\?/);
    expect(night('8 to 6 solid')).toMatch(/“8 to 6 solid” Keep what works/);
    expect(night('9 until 5 when the taxis start')).not.toMatch(/Keep what works|best night/);
    expect(night('8.30pm, melatonin, up at 5ish')).toContain('“8.30pm, melatonin, up at 5ish”');
  });

  test('two hours are two hours', () => {
    expect(sleepTimesIn('9.15pm, up at 6')).toEqual({ bed: 21 * 60 + 15, wake: 6 * 60 });
    expect(sleepTimesIn('7:30pm, awake by 5')).toEqual({ bed: 19 * 60 + 30, wake: 5 * 60 });
  });

  test('set by nurses it is the clinic’s', () => {
    const sleepSchedule = 'Positions changed at 12 and 4, sleep is broken';
    const plan = planFor({ ...bare, age: '11', sleepSchedule });
    expect(partOf(plan, 'Daily')).toContain(`“${sleepSchedule}”`);
    expect(partOf(plan, 'Emergency')).toContain(`“${sleepSchedule}”`);
    expect(partOf(plan, 'From your clinic')).toContain('The night stands under “Daily routine and sleep”');
    expect(partOf(plan, 'Daily')).not.toMatch(/best night|^1\. /m);
  });
});

describe('[PL24] food and notes', () => {
  test('what is eaten is one quote', () => {
    const eatingHabits = 'Safe foods rotate. Currently bagels, edamame, mango';
    expect(partOf(planFor({ ...bare, eatingHabits }), 'Food')).toContain(`“${eatingHabits}”`);
    const lost = planFor({ ...bare, eatingHabits: 'Ready meals, tea. Has lost a stone' });
    expect(partOf(lost, 'Food')).toContain('“Ready meals, tea. Has lost a stone”');
    expect(lost).not.toMatch(/feeding team/);
  });

  test('[PL9] skyr is dairy', () => {
    const plan = planFor({ ...bare, eatingHabits: 'skyr, mashed fish', allergies: 'Dairy? being tested' });
    expect(plan).toMatch(/To avoid until it is clear:\*\* skyr/);
    expect(plan).not.toMatch(/“skyr, mashed fish” \p{L}/u);
    const halal = planFor({ ...bare, eatingHabits: 'petit filous, paneer', dietRestrictions: ['Halal'] });
    expect(halal).not.toMatch(/To avoid/);
  });

  test('notes stand once, as written, without advice', () => {
    const notes = 'PDA profile. Don’t use rewards charts please. Sarcasm mostly';
    const plan = planFor({ ...bare, age: '13', notes });
    expect(countOf(plan, `“${notes}”`)).toBe(1);
    expect(plan).toContain(`- **My family says:** “${notes}”`);
  });

  test('a sentence the clinic’s part holds leaves no pieces in the notes', () => {
    const plan = planFor({
      ...bare,
      notes: 'Rett-like gene, plus autism, a communication book. Loves her aunt.',
    });
    expect(plan).toContain('- **My family says:** “Loves her aunt.”\n');
  });
});

test('[PL3] two weeks are about two things', () => {
  const plan = planFor({ ...bare, age: '8', triggers: 'hand dryers, hand dryer at school, homework' });
  expect(partOf(plan, 'Customized')).toMatch(
    /Weeks 2 and 3:\*\* Hand dryers, then homework: only the first step above/,
  );
});

test('[PL27] what the carer asks to leave out is left out', () => {
  const some = { ...bare, age: '9', triggers: 'hand dryers, homework', challenges: 'haircuts' };
  for (const name of ['Ro', 'Ada', 'Ben', 'Cleo', 'Dov', 'Eli'])
    expect(planFor({ ...some, name, notes: 'Don’t use rewards charts please.' })).not.toMatch(
      /(?<!rewards )charts?\b|\bticks?\b|sticker/,
    );
});

test('[PL15] who has nobody is not asked for names', () => {
  const plan = planFor({ ...bare, socialSupports: 'no one really. waiting for a place' });
  expect(plan).toMatch(/short breaks[\s\S]*“no one really\. waiting for a place”/);
});

test('[PL15] pictures are not guessed for a child who does not speak', () => {
  const plan = planFor({ ...bare, age: '4', communication: 'Non-Verbal' });
  expect(plan).toMatch(/\*\*How I talk:\*\* Without speech\. [^\n]*____/);
  expect(plan).not.toMatch(/With pictures|my picture cards/i);
});

test('[PL32] who worries about harm has done none', () => {
  const plan = planFor({ ...bare, age: '22', safetyRisks: 'Goes with anybody. We worry of abuse.' });
  expect(partOf(plan, 'Before everything else')).toContain('“We worry of abuse”');
  expect(plan).not.toMatch(/Holding or hitting is a sign/);
});

test('[PL28] what a carer wrote is never what goes when words are short', () => {
  const boxes = {
    socialSupports: 'Schulbegleiterin Frau Kloss four mornings',
    learningStyle: 'Written steps, ticking off',
    notes: 'talks, or writes notes when cross',
  };
  const hard =
    'hand dryers, crowded corridor, homework, haircuts, waiting, the dentist, car journeys, bedtime';
  const plan = planFor({
    ...bare,
    ...boxes,
    age: '9',
    triggers: hard,
    wanderingBehavior: 'runs to the pond',
  });
  for (const said of Object.values(boxes)) expect(plan).toContain(`“${said}”`);
});

test("[PL19] a grown-up's evening is theirs", () => {
  const night = (age: string, sleepSchedule = '1am to 9, gaming') => planFor({ ...bare, age, sleepSchedule });
  expect(night('23')).not.toMatch(/\*\*Gaming:\*\*|same story as audio/u);
  expect(night('45', '10 to 6, fine')).not.toMatch(/\*\*Fine:\*\*/u);
  expect(night('8', 'fine')).not.toMatch(/\*\*Fine:\*\*/u);
});
