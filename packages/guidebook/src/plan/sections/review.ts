// The dates on which the plan is looked at again, and a log that takes a minute.
import { dayAfter } from '../calendar.ts';
import type { Section, Voice } from '../voice.ts';
import { labelled } from '../voice.ts';
import { rolesInWords } from './goals.ts';

export const firstReviewDays = 35;

export function reviewSection(voice: Voice): Section {
  const { child } = voice;
  const first = dayAfter(child.today, firstReviewDays);
  const next = dayAfter(child.today, firstReviewDays + 91);
  return {
    title: 'Review date and progress log',
    isKept: true,
    rests: 'NICE CG170: goals, a schedule and a measured outcome',
    lines: [
      labelled(
        'First review',
        [first || 'in five weeks', rolesInWords(voice) && `with ${rolesInWords(voice)}`]
          .filter(Boolean)
          .join(', '),
        voice.line('review', [
          ...(child.group === 'toddler' ? [] : ['Ask {name} what to keep']),
          'What helped, what hurt, what to drop',
        ]),
      ),
      labelled(
        'Then',
        `${next || 'every three months'}, and every three months`,
        'Sooner if sleep, food or safety changes',
      ),
      '',
      '| Week | What worked | What was hard | Change one thing |',
      '|---|---|---|---|',
      '| 1 | ____ | ____ | ____ |',
      '| 2 | ____ | ____ | ____ |',
    ],
  };
}
