import { type Feature, features } from '@calmbridge/domain/credits/prices';
import type { AiUsage } from '@calmbridge/domain/users/me';
import { m } from '#paraglide/messages';
import { formatList } from '#ui/format/format-list';

const words: Record<Feature, (count: { count: number }) => string> = {
  carePlans: m.settings_used_plans,
  stories: m.settings_used_stories,
  aiChats: m.settings_used_chats,
  pecsDownloads: m.settings_used_downloads,
  pecsGenerations: m.settings_used_pictures,
  pecsUploads: m.settings_used_uploads,
};

/** So far: 2 care plans, 1 story, and 5 chat messages. */
export function usageWords(usage: AiUsage): string {
  const used = features.filter((feature) => usage[feature] > 0);
  if (used.length === 0) return m.settings_used_nothing();
  const list = formatList(used.map((feature) => words[feature]({ count: usage[feature] })));
  return m.settings_used_so_far({ list });
}
