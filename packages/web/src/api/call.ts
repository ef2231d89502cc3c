// The one way to the server. A refusal is an answer; so is a network that fails, since a carer meets both alike.
import { type Contract, RefusedAnswer } from '@calmbridge/domain/http/contract';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { z } from 'zod';

export type CallOptions = {
  /** Values for the `:names` in the contract's path. */
  params?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the server recognise the same call sent twice. */
  idempotencyKey?: string;
  /** The answer is on its way already (early-answer.ts). */
  alreadyAsked?: Promise<Response> | null;
};

export async function call<In extends z.ZodType, Out extends z.ZodType>(
  contract: Contract<In, Out>,
  input: z.input<In>,
  { params = {}, signal, timeoutMs = 30_000, idempotencyKey, alreadyAsked }: CallOptions = {},
): Promise<Result<z.output<Out>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const hasBody = contract.method !== 'GET';
  try {
    const path = filled(contract.path, params);
    const ask = () =>
      fetch(hasBody ? path : path + queryOf(input), {
        method: contract.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(hasBody ? { body: JSON.stringify(input) } : {}),
      });
    const response = await (alreadyAsked ?? ask());
    return read(contract.output, response.ok, await response.json().catch(() => null));
  } catch {
    return refuse('service/network-request-failed');
  }
}

const filled = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** A GET has no body: what it asks for stands in its address. */
function queryOf(input: unknown): string {
  const asked = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return asked.length > 0
    ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
    : '';
}

function read<Out extends z.ZodType>(output: Out, isOk: boolean, answer: unknown): Result<z.output<Out>> {
  if (isOk) {
    const value = output.safeParse(answer);
    return value.success ? ok(value.data) : refuse('service/internal');
  }
  return refusalOf(answer);
}

/** What a refused answer says, or that the product is not to be reached. */
export function refusalOf(answer: unknown): Result<never> {
  const refused = RefusedAnswer.safeParse(answer);
  // A proxy's own error page has no code: the product behind it is not to be reached.
  if (!refused.success) return refuse('service/unavailable');
  const { code, retryAfterSeconds, serviceName } = refused.data.error;
  return refuse(code, {
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(serviceName === undefined ? {} : { serviceName }),
  });
}
