import { z } from 'zod';
import { contract, nothing } from './contract.ts';

/** What the page must know of the server it talks to. Nothing here is secret. */
export const ServiceFacts = z.object({
  version: z.string(),
  founderLine: z.string(),
  contactEmail: z.string(),
  passwordMinLength: z.number(),
  assistant: z.discriminatedUnion('is', [
    z.object({ is: z.literal('guidebook') }),
    z.object({ is: z.literal('service'), name: z.string() }),
  ]),
  imageServiceName: z.string(),
  hasImageService: z.boolean(),
  payments: z.discriminatedUnion('is', [
    z.object({ is: z.literal('sandbox') }),
    z.object({ is: z.literal('stripe'), publishableKey: z.string() }),
    z.object({ is: z.literal('off') }),
  ]),
});
export type ServiceFacts = z.infer<typeof ServiceFacts>;

export const serviceContract = contract({
  method: 'GET',
  path: '/api/service',
  input: nothing,
  output: ServiceFacts,
});
