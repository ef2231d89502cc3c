import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';

/** What one thing of each kind costs, in the order a price list has them. */
export const priceLines = [
  { name: m.about_price_plan, hundredths: priceHundredths.carePlans },
  { name: m.about_price_story, hundredths: priceHundredths.stories },
  { name: m.about_price_chat, hundredths: priceHundredths.aiChats },
  { name: m.about_price_picture, hundredths: priceHundredths.pecsGenerations },
  { name: m.about_price_upload, hundredths: priceHundredths.pecsUploads },
  { name: m.about_price_download, hundredths: priceHundredths.pecsDownloads },
] as const;
