import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isConfidential } from './confidential.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test.each([
  ['His aunts do not know yet.', true],
  ['Please keep this private.', true],
  ['Never tell the class.', true],
  ['Tell us before you tell her.', true],
  ['uses they/them at school, not out to dad yet', true],
  ['She hasn’t come out at home', true],
  ['has not told his parents he likes boys', true],
  ['not out to play when it rains', false],
  ['has not told us what hurts', false],
  ['She has not told anyone when she had a seizure coming', false],
  ['Please dont put anything about birth family in the plan, it gets shared with school.', true],
  ['please do not write autism on the top page for them', true],
  ['We dont say the word autism to family.', true],
  ['Do not put diagnosis on the label.', true],
  ['Dont put anything in his bag.', false],
  ['Do not use adhd tests on him.', false],
  ["Please don't put that he is autistic on the sheet.", true],
  ['Dont say he is autistic in front of him.', true],
  ['Do not say disabled, say autistic.', false],
  ["Please don't say autistic person, he prefers Aspie.", false],
  ['Dont say autistic like it is a bad word.', false],
  ['We never use autism as an excuse.', false],
  ['Do not use disabled toilets, the dryer scares him.', false],
  ['Do not put disabled parking badge away, we need it at the clinic.', false],
  ['Dont mention swimming.', false],
  ['She does not know how to wave.', false],
  ['Tell him twice.', false],
  ['His room is private, knock.', false],
  ['People do not know how to sign with her.', false],
])('[PL35] not to be passed on: %s', (said, is) => expect(isConfidential(said)).toBe(is));

describe('[PL35] what the family keeps to itself', () => {
  const notes =
    'Cousins do not know of the diagnosis. Please dont mention it at pick-up. He likes the blue bench.';
  const plan = planFor({ ...bare, age: '10', notes });
  test('is on no page that is shared', () => {
    for (const title of ['One page', 'Emergency']) expect(partOf(plan, title)).not.toMatch(/Cousins|pick-up/);
    expect(partOf(plan, 'One page')).toContain('He likes the blue bench.');
    expect(plan).toMatch(
      /### For the family only\n\n- “Cousins do not know of the diagnosis\.[^\n]*Not for copying/,
    );
  });
});

describe('[PL27] no line of ours against what the carer wrote', () => {
  const speaks = { ...bare, communication: 'Verbal', preferredCommunication: 'Speech', age: '10' } as const;
  test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'nobody says straight out what fails when it is said: %s',
    (seed) => {
      const interactionStyle = 'dont tell him, wonder aloud where the boots are';
      const plan = planFor({ ...speaks, interactionStyle, comfortItems: seed });
      expect(plan).not.toMatch(/literally|skip hints|say it again/);
      expect(partOf(plan, 'One page')).toContain(`“${interactionStyle}”`);
    },
  );
  test('who tells the family first promises the child nothing', () => {
    const page = partOf(
      planFor({ ...speaks, notes: 'Dad may ring. Tell us before you tell her.' }),
      'One page',
    );
    expect(page).not.toMatch(/Tell me before anything changes|Tell us before/);
    expect(page).toContain('Ask my family before you tell me of changes');
  });
  test('who is to be asked is asked', () => {
    const some = { ...speaks, age: '17', triggers: 'wugs', notes: 'Please talk to her not to us' };
    expect(partOf(planFor(some), 'One page')).toMatch(/“wugs” → ask me what helps/);
  });
});

describe('[PL35] a whole sentence is kept private, not its last member', () => {
  test('a wish becomes no goal', () => {
    const notes = 'Our wish: that he moves out of his dads house, keep this private.';
    const plan = planFor({ ...bare, age: '10', notes });
    expect(partOf(plan, 'Goals')).not.toContain('dads house');
    expect(plan).toMatch(/### For the family only\n\n- “Our wish: that he moves out[^\n]*keep this private/);
  });
  test.each(['', 'runs to the road'])('a number is not on the first page: %s', (wanderingBehavior) => {
    const socialSupports = 'Ring Mum Jane 07700900123, dad must not know this number';
    const plan = planFor({ ...bare, age: '10', socialSupports, wanderingBehavior });
    expect(partOf(plan, 'One page')).not.toContain('07700900123');
  });
  test.each([
    'Dad does not know we see the psychologist, please keep it so.',
    'Nobody at school was told about the move, please keep it that way.',
    'Grandma does not know I lost my job.',
  ])('who does not know is not told by the plan: %s', (notes) => {
    const plan = planFor({ ...bare, age: '8', notes });
    expect(partOf(plan, 'One page')).not.toMatch(/know|told/);
    expect(plan).toContain('### For the family only');
  });
  test('what is to stay as it is is no secret', () =>
    expect(
      planFor({ ...bare, age: '8', notes: 'He has the same cup, please keep it that way.' }),
    ).not.toContain('For the family only'));
});
