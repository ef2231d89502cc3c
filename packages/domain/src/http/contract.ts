import { z } from 'zod';
import { refusalCodes } from '../refusals.ts';

/** One call between page and server. Both sides import the same value, so neither can drift from the other. */
export type Contract<In extends z.ZodType, Out extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  input: In;
  output: Out;
};

export const contract = <In extends z.ZodType, Out extends z.ZodType>(value: Contract<In, Out>) => value;

export const nothing = z.object({});

/** What every refused call answers. `issues` names the fields of an invalid request by code. */
export const RefusedAnswer = z.object({
  error: z.object({
    code: z.enum(refusalCodes),
    requestId: z.string(),
    retryAfterSeconds: z.number().optional(),
    serviceName: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  }),
});
export type RefusedAnswer = z.infer<typeof RefusedAnswer>;
