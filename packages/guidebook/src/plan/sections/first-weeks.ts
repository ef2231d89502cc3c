// The customized part: what to start with, week by week, so that the plan can begin tomorrow.
import { chainOf, isSure } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

export function firstWeeksSection(voice: Voice): Section {
  const { child } = voice;
  const [first, second] = [...child.triggers, ...child.challenges].filter(isSure);
  voice.cite('abi', 'pii');
  const week = (moment: typeof first, key: string, other: readonly string[]) =>
    moment
      ? `${labelOf(moment, situationName(moment))}: ${chainOf(voice, moment, key).before}`
      : voice.line(key, other);
  return {
    title: `Customized care plan: the first four weeks for ${child.name}`,
    mayLose: true,
    lines: [
      labelled(
        'Week 1',
        voice.line('week1', [
          'Only two things: {the_way} in reach all day, and ten minutes of {interest} with no ask in it. Note sleep and the hardest hour',
          'Watch and write: best hour, hardest hour, what came before. Set up the quiet corner with {comfort}',
          'Print the strip, hang it, use it for the evening only. Give copies of the emergency sheet to two people',
        ]),
      ),
      labelled(
        'Week 2',
        week(first, 'week2', [
          'Change one thing in the hardest hour: earlier, shorter or quieter',
          'Teach the break card on calm days, twice a day, and honour it at once',
          'Use the strip in the morning as well',
        ]),
      ),
      labelled(
        'Week 3',
        week(second, 'week3', [
          'Bring the strip to {school}',
          'Add the first goal and its tick sheet',
          'Plan one outing with a start, an end and a way out',
        ]),
      ),
      labelled(
        'Week 4',
        voice.line('week4', [
          'Look at the ticks together. Keep what helped, drop one thing that did not, let {name} say or show what to keep',
          'Hand one part over to the second person: same card, same words, you in the next room',
          'Rest week: nothing new. Count good hours and compare with week 1',
        ]),
      ),
    ],
  };
}
