import type { Plan } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';

export const planNames: Record<Plan, () => string> = {
  free: m.plan_free,
  bronze: m.plan_bronze,
  silver: m.plan_silver,
  gold: m.plan_gold,
};
