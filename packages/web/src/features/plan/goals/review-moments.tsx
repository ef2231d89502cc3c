// The moments of the child since the plan was written, in its review: on the page and on paper.

import type { Message } from '@calmbridge/domain/history/message';
import { enoughMoments } from '@calmbridge/domain/moments/calendar';
import { type Moment, momentKinds, momentsBetween } from '@calmbridge/domain/moments/moment';
import { countPhrases } from '@calmbridge/domain/moments/phrases';
import { useMemo } from 'react';
import { useCollection } from '#device/device-context';
import { moments as momentShape } from '#device/records/shapes';
import { useChildOf } from '#device/records/use-child-of';
import { m } from '#paraglide/messages';
import { fieldNames, kindNames } from '#shared/moments/moment-words';
import { today } from '#shared/moments/this-clock';
import { formatNumber } from '#ui/format/format';
import styles from './goals.module.css';

const phrasesShown = 3;

/** None where it is not certain whose plan it is: another child's moments must not stand in it. */
export function useMomentsSince(plan: Message): readonly Moment[] {
  const all = useCollection(momentShape).records;
  const childId = useChildOf()(plan)?.id ?? null;
  return useMemo(
    () =>
      childId === null
        ? []
        : momentsBetween(all, { childId, from: plan.timestamp.slice(0, 10), to: today() }),
    [all, childId, plan.timestamp],
  );
}

export function ReviewMoments({ moments }: { moments: readonly Moment[] }) {
  const rows = rowsOf(moments);
  if (rows.length === 0) return <p className={styles.words}>{m.goals_review_moments_none()}</p>;
  return (
    <>
      <table className={styles.table}>
        <caption>{m.goals_review_moments()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.moment_csv_what()}</th>
            <th scope="col">{m.days_count()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, count]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {phraseLines(moments).map((line) => (
        <p key={line} className={styles.words}>
          {line}
        </p>
      ))}
    </>
  );
}

export function momentsMarkdown(moments: readonly Moment[]): string {
  const rows = rowsOf(moments);
  if (rows.length === 0) return '';
  return [
    `## ${m.goals_review_moments()}`,
    '',
    `| ${m.moment_csv_what()} | ${m.days_count()} |`,
    '|---|---|',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    '',
    ...phraseLines(moments).flatMap((line) => [line, '']),
  ].join('\n');
}

const rowsOf = (moments: readonly Moment[]): [what: string, count: string][] =>
  momentKinds
    .map((kind) => [kind, moments.filter((moment) => moment.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => [kindNames[kind](), formatNumber(count)]);

/** Too few say nothing, and many still name no cause (MO7). */
function phraseLines(moments: readonly Moment[]): string[] {
  if (moments.length < enoughMoments) return [];
  const lines = (['before', 'helped'] as const).flatMap((field) => {
    const most = countPhrases(moments, field).slice(0, phrasesShown);
    const counted = most.map(({ phrase, count }) => `${phrase} (${formatNumber(count)})`).join(', ');
    return counted === '' ? [] : [`${fieldNames[field]()}: ${counted}`];
  });
  return lines.length === 0 ? [] : [...lines, m.days_no_cause()];
}
