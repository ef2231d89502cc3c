import type { Plan } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';

export const planNames: Record<Plan, () => string> = {
  free: m.credits_plan_free,
  bronze: m.credits_plan_bronze,
  silver: m.credits_plan_silver,
  gold: m.credits_plan_gold,
};
