import { type AdminEntry, userLedgerContract } from '@calmbridge/domain/credits/admin';
import type { Refusal } from '@calmbridge/domain/result';
import type { UserDocument } from '@calmbridge/domain/users/me';
import { useEffect, useState } from 'react';
import { call } from '#api/call';

export type LedgerState =
  | { is: 'loading' }
  | { is: 'failed'; why: Refusal }
  | {
      is: 'ready';
      document: UserDocument;
      entries: readonly AdminEntry[];
      next: string | null;
      isLoadingMore: boolean;
    };

/** One user's document and ledger, newest entry first. `again` reloads both. */
export function useLedger(uid: string) {
  const [state, setState] = useState<LedgerState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const answer = await call(userLedgerContract, {}, { params: { uid }, signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setState(
        answer.ok
          ? { is: 'ready', ...answer.value, isLoadingMore: false }
          : { is: 'failed', why: answer.refusal },
      );
    };
    void load();
    return () => leaving.abort();
  }, [uid, attempt]);

  const showMore = async () => {
    if (state.is !== 'ready' || state.next === null || state.isLoadingMore) return;
    setState({ ...state, isLoadingMore: true });
    const answer = await call(userLedgerContract, { before: state.next }, { params: { uid } });
    if (!answer.ok) return setState({ is: 'failed', why: answer.refusal });
    const { entries, next } = answer.value;
    setState({ ...state, entries: [...state.entries, ...entries], next, isLoadingMore: false });
  };
  return { state, showMore, again: () => setAttempt((count) => count + 1) };
}
