import type { HistoryLine } from '@calmbridge/domain/credits/history';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { useState } from 'react';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatChange, formatCredits } from '#ui/format/format';
import { formatShortMoment } from '#ui/format/format-date';
import { Card } from '#ui/layout/card';
import styles from './history-card.module.css';
import { historyWords } from './history-words.ts';
import { type HistoryState, useHistory } from './use-history.ts';

/** Every credit that came or went, why, and what was left. */
export function HistoryCard() {
  const { state, showMore, tryAgain } = useHistory();
  return (
    <Card aria-labelledby="credit-history">
      <h2 id="credit-history">{m.credits_history_heading()}</h2>
      {state.is === 'loading' && (
        <p className={styles.quiet} aria-busy="true">
          {m.credits_history_loading()}
        </p>
      )}
      {state.is === 'failed' && <ServiceFailure words={refusalWords(state.why)} onRetry={tryAgain} />}
      {state.is === 'ready' && state.lines.length === 0 && (
        <p className={styles.quiet}>{m.credits_history_empty()}</p>
      )}
      {state.is === 'ready' && state.lines.length > 0 && <History state={state} onMore={showMore} />}
    </Card>
  );
}

function History({
  state,
  onMore,
}: {
  state: Extract<HistoryState, { is: 'ready' }>;
  onMore: () => Promise<void>;
}) {
  const { lines, next, more } = state;
  // After `Show more` the reader goes on where the new lines begin.
  const [readUpTo, setReadUpTo] = useState<string | null>(null);
  const isFirstNew = (place: number) => readUpTo !== null && lines[place - 1]?.id === readUpTo;
  const showMore = () => {
    setReadUpTo(lines.at(-1)?.id ?? null);
    void onMore();
  };
  return (
    <>
      <table className={styles.table} aria-labelledby="credit-history">
        <thead>
          <tr>
            <th scope="col" className={styles.wide}>
              {m.credits_history_date()}
            </th>
            <th scope="col">{m.credits_history_what()}</th>
            <th scope="col" className={styles.figure}>
              {m.credits_history_change()}
            </th>
            <th scope="col" className={styles.figure}>
              {m.credits_history_left()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.id} {...(isFirstNew(place) ? { ref: focusOn, tabIndex: -1 } : {})}>
              <Line line={line} />
            </tr>
          ))}
        </tbody>
      </table>
      {typeof more === 'object' && <ServiceFailure words={refusalWords(more)} />}
      {next !== null && (
        <div className={styles.more}>
          <Button
            look="quiet"
            isSmall
            isBusy={more === 'loading'}
            busyText={m.credits_history_more_busy()}
            onClick={showMore}
          >
            {m.credits_history_more()}
          </Button>
        </div>
      )}
    </>
  );
}

const focusOn = (row: HTMLTableRowElement | null) => row?.focus();

function Line({ line }: { line: HistoryLine }) {
  const when = <time dateTime={line.createdAt}>{formatShortMoment(line.createdAt)}</time>;
  return (
    <>
      <td className={`${styles.date} ${styles.wide}`}>{when}</td>
      <td className={styles.what}>
        {historyWords(line)}
        <span className={`${styles.date} ${styles.narrow}`}>{when}</span>
      </td>
      <td className={`${styles.figure} ${styles.change} ${line.credits > 0 ? styles.came : ''}`}>
        {formatChange(hundredthsOf(line.credits))}
      </td>
      <td className={styles.figure}>{formatCredits(hundredthsOf(line.balanceAfter))}</td>
    </>
  );
}
