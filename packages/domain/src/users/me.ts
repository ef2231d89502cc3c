// Who is asking. Apart from what a carer may change, so that a page that only asks who is signed in builds no more than this.
import { z } from 'zod';
import { features, plans } from '../credits/prices.ts';
import { contract, nothing } from '../http/contract.ts';

export const AiUsage = z.object(
  Object.fromEntries(features.map((feature) => [feature, z.number().int().min(0)])) as Record<
    (typeof features)[number],
    z.ZodNumber
  >,
);
export type AiUsage = z.infer<typeof AiUsage>;

/** The user document as the server answers it. Times are ISO text; credits have at most two decimals. */
export const UserDocument = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  dob: z.string(),
  accountCreator: z.string(),
  plan: z.enum(plans),
  credits: z.number(),
  createdAt: z.string(),
  lastLogin: z.string(),
  aiUsage: AiUsage,
  isAdmin: z.boolean(),
});
export type UserDocument = z.infer<typeof UserDocument>;

export const AuthUser = z.object({
  uid: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  photoURL: z.string().nullable(),
});
export type AuthUser = z.infer<typeof AuthUser>;

/** Who is asking: the account, its document if a profile was saved, and when the session ends. */
export const Me = z.object({
  user: AuthUser,
  document: UserDocument.nullable(),
  sessionExpiresAt: z.string(),
});
export type Me = z.infer<typeof Me>;

/** Being signed out is an ordinary state, so it is an answer and not an error. */
export const meContract = contract({
  method: 'GET',
  path: '/api/me',
  input: nothing,
  output: z.discriminatedUnion('is', [
    z.object({ is: z.literal('signed-out') }),
    z.object({ is: z.literal('signed-in'), me: Me }),
  ]),
});
