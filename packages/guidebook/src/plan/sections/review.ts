// The dates on which the plan is looked at again, and a log that takes a minute.
import { dayAfter } from '../calendar.ts';
import type { Section, Voice } from '../voice.ts';
import { bullet, labelled } from '../voice.ts';
import { rolesInWords } from './goals.ts';

export const firstReviewDays = 35;

export function reviewSection(voice: Voice): Section {
  const { child } = voice;
  const first = dayAfter(child.today, firstReviewDays);
  const next = dayAfter(child.today, firstReviewDays + 91);
  return {
    title: 'Review date and progress log',
    rests: 'NICE CG170: goals, a schedule and a measured outcome',
    lines: [
      labelled(
        'First review',
        `${first || 'in five weeks'}, with ${rolesInWords(voice)}`,
        voice.line('review', [
          'Bring the tick sheets; ask {name} what to keep',
          'Thirty minutes: what helped, what hurt, what to drop',
          'Start with what {name} does better than five weeks ago',
        ]),
      ),
      labelled(
        'Then',
        `${next || 'every three months'}, and every three months`,
        voice.line('review-early', [
          'Sooner if sleep, food or safety changes',
          'Sooner after a move, an illness or a new school year',
          'Sooner if two goals stand still',
        ]),
      ),
      bullet(
        voice.line('log', [
          'Log one line a day: best minute, hardest minute, hours slept',
          'One line each evening is enough: what worked, what was hard, how long the night was',
          'Write the log before bed, two words in each box',
        ]),
      ),
      '',
      '| Week | What worked | What was hard | Change one thing |',
      '|---|---|---|---|',
      '| 1 | ____ | ____ | ____ |',
      '| 2 | ____ | ____ | ____ |',
      '| 3 | ____ | ____ | ____ |',
    ],
  };
}
