import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isAside } from '../tips.ts';
import { speaksAsWriter, writerOf } from './writer.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  ['the cellar - only I have the key', true],
  ['my green shawl, tin car', true],
  ["says 'I want out' when scared", false],
  ["'Hum' means leave me be", false],
  ['the key is with dad', false],
])('[PL35] says I of the writer: %s', (said, is) => expect(speaksAsWriter(said)).toBe(is));

test.each([
  [{ socialSupports: 'me (gran, 71), the vet' }, 'my gran'],
  [{ socialSupports: 'Grandad, me older sister (22) in town' }, 'my sister'],
  [{ notes: "Gran here, I'm filling this in as he lives with me now." }, 'my gran'],
  [{ notes: 'I am the boarding matron, mother agreed.' }, 'the matron'],
  [{ socialSupports: 'Myself (Matron Achieng), Br. Paul. Mother comes in June' }, 'the matron'],
  [{ notes: 'uncle filling. Likes tea.' }, 'my uncle'],
  [{ socialSupports: 'father (I drive a tram)' }, 'my father'],
  [{ notes: 'I am tired. His aunt comes on Sundays.' }, null],
  [{ notes: 'I do it all by myself, his dad left in March.' }, null],
  [{ socialSupports: 'myself, her nan at weekends, her uncle' }, null],
  [{ socialSupports: 'Myself, her brother (15), her grandad' }, null],
  [{ socialSupports: 'Just myself his grandmother died last year' }, null],
])('[PL35] who writes: %o', (some, writer) => expect(writerOf({ ...emptyProfile, ...some })).toBe(writer));

describe('[PL35] in the child’s voice', () => {
  test('“my” is said to be somebody’s', () => {
    const plan = planFor({
      ...bare,
      age: '8',
      comfortItems: 'my green shawl, tin car',
      safetyRisks: 'cellar - only I have the key',
      socialSupports: 'me (gran)',
      notes: 'I drive him to school. Sing when the gate opens.',
    });
    const page = partOf(plan, 'One page');
    expect(page).toContain('**What helps, as my gran wrote:** “my green shawl, tin car”');
    expect(page).toContain('**Keep me safe, as my gran wrote:** “cellar - only I have the key”');
    expect(page).toContain('**My gran writes:** “I drive him to school.');
    expect(partOf(plan, 'Emergency')).toContain('**What calms, in the family’s words:** “my green shawl');
  });

  test('where nobody knows who writes, it stands with the notes', () => {
    const plan = planFor({
      ...bare,
      age: '8',
      notes: 'I speak Kiche at the market. Sing when the gate opens.',
    });
    expect(partOf(plan, 'One page')).not.toContain('Kiche');
    expect(plan).toMatch(
      /### From your notes\s+- “I speak Kiche at the market\. Sing when the gate opens\.”/,
    );
  });
});

test.each([
  'We say Stop.',
  'We say Finished.',
  'Everyone says Finished.',
  'When mute she writes.',
  'She mostly writes.',
  'Written with pictures is best for her.',
  'Written by hand is what she reads.',
  'Sleeps here sometimes.',
  'She reads it with us.',
  'I am her keyworker and am writing because her mum hits her.',
  "I'm her teacher, writing because she runs to the road at home time.",
  'I am her support worker, writing as she hates the hoist.',
  'I am her tutor writing, she needs a quiet exit.',
  "I'm her TA, writing to say she hides in the boiler room.",
  'We are her teachers and are filling in what mum told us: she bolts at the gate.',
])('[PL24] how the child writes and what the family says is no aside: %s', (notes) => {
  expect(isAside(notes)).toBe(false);
  expect(planFor({ ...bare, age: '9', gender: 'Female', notes })).toContain(notes);
});

test.each([
  'Brother filling.',
  'Mum here.',
  'Filled in by his nan.',
  'Nan writing this.',
  'He helped me fill in the form.',
  'We call him Teddy or Ted.',
  "I'm his TA writing with mum's ok.",
  'I am her support worker, filling this in with her.',
])('[PL24] who fills in the form is one: %s', (notes) => expect(isAside(notes)).toBe(true));

test('[PL32] who writes of a blow and says who they are did not strike', () => {
  const notes = 'I am his keyworker and am writing because his mum hits him.';
  expect(partOf(planFor({ ...bare, age: '8', notes }), 'Before everything else')).toContain(notes);
});

test('[PL1] a line of repeated words is read at once', () => {
  const began = performance.now();
  isAside(`He helped ${'fill'.repeat(60)}1`);
  writerOf({ ...emptyProfile, notes: `mum ${'i am '.repeat(60)}1` });
  expect(performance.now() - began).toBeLessThan(1000);
});
