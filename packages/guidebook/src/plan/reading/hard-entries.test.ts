import { describe, expect, it } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';
import { hardEntriesOf } from './hard-entries.ts';

describe('[PL44] a list is kept as it was written', () => {
  it.each([
    ['strip lights / being interrupted / people chewing', 3],
    ['church, his phone under 20%, visitors', 3],
    ['being late; long bus ride home, 70 min; tests', 3],
    ['loud groups, to lose, goodbyes', 3],
    ['the lift voice at nana’s flats, toast cut in squares, when Mr Abara is off', 3],
    ['meals, biting (himself mostly, his left wrist), cars', 3],
    ['no cocomelon\nbrush teeth\nload shedding, power cut', 4],
    ['hand dryers, people who stare, crowded lifts, queues', 4],
    ['1. generator 2. stockfish', 2],
  ])('parts %s', (text, count) => {
    const entries = hardEntriesOf(text);
    expect(entries).toHaveLength(count);
    for (const entry of entries) expect(text).toContain(entry);
  });

  it.each([
    'loud noises, especially hand dryers and the hoover',
    'babies crying and dogs barking',
    'hair being done / combed',
    'hand dryers; he will run out of the toilets with trousers down',
    'haircuts; do it when asleep',
    'noise/crowds/queues',
    'bites, his arm',
    'queues (pushes, his brother mostly)',
    'tests and/or homework',
    'hits his head, because it hurts',
    'people who shout, push in or stare',
    'screams when tired, hungry, cold',
    'won’t use school toilets, holds it all day',
    'holds it together all day, then falls apart in the car',
    'agency staff he does not know, esp at nights',
    'hand dryers, balloons, loud noises, and then he hits his head',
    'screaming when tired, to get out of the bath before bed is even run or ready',
  ])('leaves %s whole', (text) => expect(hardEntriesOf(text)).toEqual([text]));

  it('parts lines, and quotes that did not stand side by side, by a semicolon', () => {
    const plan = planFor({
      ...bare,
      age: '7',
      learningStyle: '- pictures\n- songs\nshow first.',
      triggers: 'hand dryers; perfume',
    });
    expect(plan).toContain('“pictures; songs; show first.”');
    expect(plan).toContain('“hand dryers”; “perfume”');
    expect(plan).not.toContain('” “');
  });

  it('tears no word of the clinic’s and no wish out of a line', () => {
    const smearing = 'Smearing about once a fortnight, linked to constipation';
    const plan = planFor({
      ...bare,
      age: '13',
      challenges: smearing,
      notes: 'Goals: to go to school camp in October, even if only for the one night',
    });
    expect(plan).toContain(`- “${smearing}”`);
    expect(plan).toContain('“to go to school camp in October, even if only for the one night”');
  });

  it('keeps what to do with what it is for', () => {
    expect(hardEntriesOf('Haircuts\nNever rush him')).toEqual(['Haircuts; Never rush him']);
  });
});
