// The review as a page to print, and what of it goes into the form of the next plan.

import { notesMax } from '@calmbridge/domain/child/profile';
import type { PlanGoal } from '@calmbridge/domain/plans/plan-goals';
import {
  type GoalProgress,
  type GoalVerdict,
  ofTen,
  type Review,
  totalOf,
  weeksOf,
} from '@calmbridge/domain/plans/plan-progress';
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format/format';

export const verdictWords: Record<GoalVerdict, () => string> = {
  '': m.goals_verdict_open,
  reached: m.goals_verdict_reached,
  'going-on': m.goals_verdict_going_on,
  dropped: m.goals_verdict_dropped,
};

const blank = '________';

export function reviewMarkdown(
  goals: readonly PlanGoal[],
  progressOf: (goal: PlanGoal) => GoalProgress,
  review: Review,
): string {
  const rows = goals.map((goal) => {
    const { baselineOfTen, ...now } = progressOf(goal);
    const total = totalOf(weeksOf(now));
    const cells = [
      goal.title,
      baselineOfTen === null ? '__' : String(baselineOfTen),
      ofTen(total) === null ? '__' : formatNumber(ofTen(total) ?? 0),
      goal.targetOfTen === null ? '__' : String(goal.targetOfTen),
      `${total.yes} / ${total.help} / ${total.no}`,
      verdictWords[review.verdicts[goal.key] ?? ''](),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  const heads = [
    m.goals_review_goal(),
    m.goals_key_baseline(),
    m.goals_key_now(),
    m.goals_key_target(),
    m.goals_review_days(),
    m.goals_review_verdict(),
  ];
  const answers: [string, string][] = [
    [m.goals_review_worked(), review.worked],
    [m.goals_review_hard(), review.hard],
    [m.goals_review_change(), review.change],
  ];
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows,
    '',
    ...answers.flatMap(([question, answer]) => [`## ${question}`, '', answer.trim() || blank, '']),
  ].join('\n');
}

/** In the carer's words, behind what the notes said before, as far as the notes reach. Goals that go on are wishes of the next plan. */
export function notesFromReview(notes: string, goals: readonly PlanGoal[], review: Review): string {
  const goingOn = goals.filter(({ key }) => review.verdicts[key] === 'going-on');
  const lines = [
    notes.trim(),
    ...goingOn.map(({ title }) => m.goals_note_goal({ goal: title })),
    review.worked.trim() && m.goals_note_worked({ words: review.worked.trim() }),
    review.hard.trim() && m.goals_note_hard({ words: review.hard.trim() }),
    review.change.trim() && m.goals_note_change({ words: review.change.trim() }),
  ].filter(Boolean);
  return lines.reduce<string>((text, line) => {
    const longer = text === '' ? String(line) : `${text}\n${line}`;
    return longer.length <= notesMax ? longer : text;
  }, '');
}
