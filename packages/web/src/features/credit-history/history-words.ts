import type { HistoryLine } from '@calmbridge/domain/credits/history';
import type { Feature } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { featureNames } from '#shared/credits/feature-names';
import { planNames } from '#shared/credits/plan-names';

const givenBack: Record<Feature, () => string> = {
  carePlans: m.credits_back_plan,
  stories: m.credits_back_story,
  aiChats: m.credits_back_chat,
  pecsDownloads: m.credits_back_download,
  pecsGenerations: m.credits_back_picture,
  pecsUploads: m.credits_back_upload,
};

/** What a line of the history was for, as a carer would say it. */
export function historyWords({ kind, feature, plan, reason, credits }: HistoryLine): string {
  const named = { plan: planNames[plan ?? 'free']() };
  switch (kind) {
    case 'start':
      return m.credits_entry_start();
    case 'weekly':
      return m.credits_entry_weekly();
    case 'hold':
    case 'capture':
      return featureNames[feature ?? 'aiChats']();
    case 'release':
      return givenBack[feature ?? 'aiChats']();
    case 'purchase':
      return m.credits_entry_package(named);
    case 'refund':
      return m.credits_entry_refund(named);
    case 'dispute':
      return credits < 0 ? m.credits_entry_dispute(named) : m.credits_entry_dispute_won(named);
    case 'adjustment':
      return m.credits_entry_adjustment({ reason: reason ?? '' });
  }
}
