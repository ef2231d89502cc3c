import { usageByMonthContract } from '@calmbridge/domain/credits/history';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useState } from 'react';
import { call } from '#api/call';
import { useCredits } from '#api/credits';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Card } from '#ui/layout/card';
import styles from './usage-card.module.css';
import { UsageChart } from './usage-chart.tsx';
import { bars, type UsageMonth } from './usage-months.ts';

type State =
  | { is: 'loading' }
  | { is: 'failed'; why: Refusal }
  | { is: 'ready'; months: readonly UsageMonth[]; readAt: Date };

/** What was used for what, month by month. Administrators pay nothing, so theirs counts uses. */
export function UsageCard() {
  const { credits, isAdmin } = useCredits();
  const [state, setState] = useState<State>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const answer = await call(usageByMonthContract, {}, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.ok) setState({ is: 'ready', months: answer.value.months, readAt: new Date() });
      else setState((now) => (now.is === 'ready' ? now : { is: 'failed', why: answer.refusal }));
    };
    void load();
    return () => leaving.abort();
  }, [credits, attempt]);
  const measure = isAdmin ? 'uses' : 'credits';
  const shown = state.is === 'ready' ? bars(state.months, measure, state.readAt) : [];
  const isEmpty = shown.every(({ sum }) => sum === 0);
  return (
    <Card aria-labelledby="my-usage">
      <h2 id="my-usage">{m.credits_usage_heading()}</h2>
      {state.is === 'loading' && (
        <p className={styles.quiet} aria-busy="true">
          {m.credits_usage_loading()}
        </p>
      )}
      {state.is === 'failed' && (
        <ServiceFailure
          words={refusalWords(state.why)}
          onRetry={() => {
            setState({ is: 'loading' });
            setAttempt((count) => count + 1);
          }}
        />
      )}
      {state.is === 'ready' && isEmpty && <p className={styles.quiet}>{m.credits_usage_empty()}</p>}
      {state.is === 'ready' && !isEmpty && <UsageChart bars={shown} measure={measure} />}
    </Card>
  );
}
