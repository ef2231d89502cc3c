import type { PlanGoal } from '@calmbridge/domain/plans/plan-goals';
import {
  type GoalProgress,
  type PlanProgress,
  type Review,
  type Tick,
  withTick,
} from '@calmbridge/domain/plans/plan-progress';
import { useCallback, useSyncExternalStore } from 'react';
import { useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { planProgress } from '#device/records/shapes';
import { useAlert } from '#ui/dialogs/ask';

const untouched = (goal: PlanGoal): GoalProgress => ({ title: goal.title, baselineOfTen: null, ticks: {} });

/** What this device knows of how a plan goes, and what can be added to it. Follows other tabs. */
export function useProgress(planId: string) {
  const collection = useDeviceStore().collection(planProgress);
  const find = useCallback(() => collection.get(planId), [collection, planId]);
  const progress = useSyncExternalStore(collection.subscribe, find);
  const alert = useAlert();

  const change = async (edit: (now: PlanProgress) => PlanProgress) => {
    const updatedAt = new Date().toISOString();
    if (collection.get(planId) === null) {
      const added = await collection.add({ id: planId, updatedAt, goals: {} });
      if (!added.ok) return void (await alert({ title: deviceWords(added.why) }));
    }
    const saved = await collection.update(planId, (now) => ({ ...edit(now), updatedAt }));
    if (!saved.ok) await alert({ title: deviceWords(saved.why) });
  };
  const changeGoal = (goal: PlanGoal, edit: (now: GoalProgress) => GoalProgress) =>
    change((now) => ({
      ...now,
      goals: { ...now.goals, [goal.key]: edit(now.goals[goal.key] ?? untouched(goal)) },
    }));
  return {
    of: (goal: PlanGoal): GoalProgress => progress?.goals[goal.key] ?? untouched(goal),
    review: progress?.review ?? null,
    tick: (goal: PlanGoal, day: string, tick: Tick) => changeGoal(goal, (now) => withTick(now, day, tick)),
    setBaseline: (goal: PlanGoal, baselineOfTen: number | null) =>
      changeGoal(goal, (now) => ({ ...now, baselineOfTen })),
    setReview: (review: Review) => change((now) => ({ ...now, review })),
  };
}

export type Progress = ReturnType<typeof useProgress>;

/** Today where the carer is, as yyyy-mm-dd. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
