// How a plan's goals go, day by day, and what its review says.
import { z } from 'zod';

export const tickKinds = ['yes', 'help', 'no'] as const;
export type Tick = (typeof tickKinds)[number];

const GoalProgress = z.object({
  title: z.string(),
  /** How often it happened in ten before the plan began. */
  baselineOfTen: z.int().min(0).max(10).nullable().default(null),
  /** By day, yyyy-mm-dd. */
  ticks: z.record(z.string(), z.enum(tickKinds)).default({}),
});
export type GoalProgress = z.infer<typeof GoalProgress>;

export const goalVerdicts = ['', 'reached', 'going-on', 'dropped'] as const;
export type GoalVerdict = (typeof goalVerdicts)[number];

const Review = z.object({
  at: z.string(),
  worked: z.string().default(''),
  hard: z.string().default(''),
  change: z.string().default(''),
  /** By the goal's key. */
  verdicts: z.record(z.string(), z.enum(goalVerdicts)).default({}),
});
export type Review = z.infer<typeof Review>;

/** One for a plan; `id` is the plan's. */
export const PlanProgress = z.object({
  id: z.string(),
  updatedAt: z.string(),
  goals: z.record(z.string(), GoalProgress).default({}),
  review: Review.optional(),
});
export type PlanProgress = z.infer<typeof PlanProgress>;

/** What two devices know of one plan: every day's tick of both. Where they differ, the one that was changed later is right. */
export function mergedProgress(one: PlanProgress, other: PlanProgress): PlanProgress {
  const [older, newer] = one.updatedAt <= other.updatedAt ? [one, other] : [other, one];
  const goals = { ...older.goals };
  for (const [key, goal] of Object.entries(newer.goals)) {
    const before = goals[key];
    goals[key] = {
      ...before,
      ...goal,
      baselineOfTen: goal.baselineOfTen ?? before?.baselineOfTen ?? null,
      ticks: { ...before?.ticks, ...goal.ticks },
    };
  }
  return { ...older, ...newer, goals };
}

/** The same tick again takes it away. */
export function withTick(progress: GoalProgress, day: string, tick: Tick): GoalProgress {
  const { [day]: before, ...rest } = progress.ticks;
  return { ...progress, ticks: before === tick ? rest : { ...rest, [day]: tick } };
}

export type Week = { from: string; yes: number; help: number; no: number };

/** Weeks with a tick in them, oldest first; each begins on a Monday. */
export function weeksOf({ ticks }: Pick<GoalProgress, 'ticks'>): Week[] {
  const weeks = new Map<string, Week>();
  for (const [day, tick] of Object.entries(ticks)) {
    const from = mondayOf(day);
    const week = weeks.get(from) ?? { from, yes: 0, help: 0, no: 0 };
    weeks.set(from, { ...week, [tick]: week[tick] + 1 });
  }
  return [...weeks.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

export const totalOf = (weeks: readonly Week[]): Omit<Week, 'from'> =>
  weeks.reduce((sum, { yes, help, no }) => ({ yes: sum.yes + yes, help: sum.help + help, no: sum.no + no }), {
    yes: 0,
    help: 0,
    no: 0,
  });

/** Of ten ticked days, on how many it happened without help; null without a tick. */
export function ofTen({ yes, help, no }: Omit<Week, 'from'>): number | null {
  const all = yes + help + no;
  return all === 0 ? null : Math.round((yes / all) * 100) / 10;
}

function mondayOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, date));
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}
