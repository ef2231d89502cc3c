// The figures behind the usage chart: the last six months, and the features in four groups a carer thinks in.

import type { usageByMonthContract } from '@calmbridge/domain/credits/history';
import { type Feature, hundredthsOf } from '@calmbridge/domain/credits/prices';
import type { z } from 'zod';
import { m } from '#paraglide/messages';

export type UsageMonth = z.output<typeof usageByMonthContract.output>['months'][number];

export const groups = [
  { name: 'plans', label: m.credits_usage_plans, features: ['carePlans'] },
  { name: 'stories', label: m.credits_usage_stories, features: ['stories'] },
  { name: 'chats', label: m.credits_usage_chats, features: ['aiChats'] },
  {
    name: 'cards',
    label: m.credits_usage_cards,
    features: ['pecsDownloads', 'pecsGenerations', 'pecsUploads'],
  },
] as const satisfies readonly { name: string; label: () => string; features: readonly Feature[] }[];

/** Hundredths of credits, or uses for administrators, who pay nothing. One part for each group. */
export type Bar = { month: string; parts: readonly number[]; sum: number };

const monthsShown = 6;

export function bars(months: readonly UsageMonth[], measure: 'credits' | 'uses', now: Date): Bar[] {
  return Array.from({ length: monthsShown }, (_, place) => {
    const back = monthsShown - 1 - place;
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const month = first.toISOString().slice(0, 7);
    const usage = months.find((one) => one.month === month);
    const parts = groups.map(({ features }) =>
      (features as readonly Feature[]).reduce((sum, feature) => sum + amount(usage, feature, measure), 0),
    );
    return { month, parts, sum: total(parts) };
  });
}

const amount = (usage: UsageMonth | undefined, feature: Feature, measure: 'credits' | 'uses') => {
  if (usage === undefined) return 0;
  return measure === 'uses' ? usage.uses[feature] : hundredthsOf(usage.spent[feature]);
};

export const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
