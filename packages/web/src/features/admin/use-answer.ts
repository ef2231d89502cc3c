import type { Contract } from '@calmbridge/domain/http/contract';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call } from '#api/call';

export type Answer<T> = { is: 'loading' } | { is: 'failed'; why: Refusal } | { is: 'ready'; value: T };

/** The server's answer to one question, asked again when the question changes or on `again`. */
export function useAnswer<In extends z.ZodType, Out extends z.ZodType>(
  contract: Contract<In, Out>,
  input: z.input<In>,
  /** Grows when something was changed that the answer may show. */
  changes = 0,
) {
  const [answer, setAnswer] = useState<Answer<z.output<Out>>>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify(input);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const got = await call(contract, JSON.parse(question), { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setAnswer(got.ok ? { is: 'ready', value: got.value } : { is: 'failed', why: got.refusal });
    };
    void ask();
    return () => leaving.abort();
  }, [contract, question, attempt, changes]);
  return { answer, again: () => setAttempt((count) => count + 1) };
}
