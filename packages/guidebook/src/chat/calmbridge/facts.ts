// What an answer about Calmbridge leaves open in braces: prices and limits come from the tables that everything else goes by.
import { chatMessageMax } from '@calmbridge/domain/assistant/wire';
import { creditsOf, packages, priceHundredths } from '@calmbridge/domain/credits/prices';

const price = (hundredths: number): string => String(creditsOf(hundredths));

const facts = {
  chat_price: price(priceHundredths.aiChats),
  plan_price: price(priceHundredths.carePlans),
  story_price: price(priceHundredths.stories),
  download_price: price(priceHundredths.pecsDownloads),
  picture_price: price(priceHundredths.pecsGenerations),
  upload_price: price(priceHundredths.pecsUploads),
  packages: Object.entries(packages)
    .map(
      ([name, { priceCents, creditHundredths }]) =>
        `${creditsOf(creditHundredths)} credits for $${(priceCents / 100).toFixed(2)} (${name})`,
    )
    .join(', '),
  message_max: String(chatMessageMax),
  contact: 'the address is on the page “For investors”, linked at the foot of the sign-in page',
} as const;

export const factSlots = new RegExp(`^(?:${Object.keys(facts).join('|')})$`);

export const withFacts = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => facts[name as keyof typeof facts] ?? slot);
