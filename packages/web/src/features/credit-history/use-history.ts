import { creditHistoryContract, type HistoryLine } from '@calmbridge/domain/credits/history';
import type { Refusal } from '@calmbridge/domain/result';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/call';
import { useCredits } from '#api/credits';

export type HistoryState =
  | { is: 'loading' }
  | { is: 'failed'; why: Refusal }
  | { is: 'ready'; lines: readonly HistoryLine[]; next: string | null; more: 'idle' | 'loading' | Refusal };

/** The credit history, newest first, a page at a time. A balance that changes brings its new lines. */
export function useHistory() {
  const { credits } = useCredits();
  const [state, setState] = useState<HistoryState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const answer = await call(creditHistoryContract, {}, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setState((now) => {
        if (answer.ok) return withNewest(now, answer.value);
        return now.is === 'ready' ? now : { is: 'failed', why: answer.refusal };
      });
    };
    void load();
    return () => leaving.abort();
  }, [credits, attempt]);

  const before = state.is === 'ready' && state.more !== 'loading' ? state.next : null;
  const showMore = useCallback(async () => {
    if (before === null) return;
    setState((now) => (now.is === 'ready' ? { ...now, more: 'loading' } : now));
    const answer = await call(creditHistoryContract, { before });
    setState((now) => {
      if (now.is !== 'ready') return now;
      if (!answer.ok) return { ...now, more: answer.refusal };
      return {
        is: 'ready',
        lines: [...now.lines, ...answer.value.lines],
        next: answer.value.next,
        more: 'idle',
      };
    });
  }, [before]);

  const tryAgain = () => {
    setState({ is: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, showMore, tryAgain };
}

type Page = { lines: HistoryLine[]; next: string | null };

/** The newest page in front of what was shown already. */
function withNewest(now: HistoryState, { lines, next }: Page): HistoryState {
  if (now.is !== 'ready') return { is: 'ready', lines, next, more: 'idle' };
  const seen = now.lines.findIndex(({ id }) => id === lines.at(-1)?.id);
  // More came in than a page holds: what lies between is fetched by `Show more`.
  if (seen < 0) return { is: 'ready', lines, next, more: 'idle' };
  return { ...now, lines: [...lines, ...now.lines.slice(seen + 1)] };
}
