import type { Feature } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';

/** What credits are spent on, as a line of a list names it. */
export const featureNames: Record<Feature, () => string> = {
  carePlans: m.credits_use_plan,
  stories: m.credits_use_story,
  aiChats: m.credits_use_chat,
  pecsDownloads: m.credits_use_download,
  pecsGenerations: m.credits_use_picture,
  pecsUploads: m.credits_use_upload,
};
