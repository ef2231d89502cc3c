import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentChild } from '#device/records/current-child';
import { useIsShown } from '#device/records/use-is-shown';
import IconCalendarStats from '#icon/IconCalendarStats';
import IconDownload from '#icon/IconDownload';
import { m } from '#paraglide/messages';
import { LogsArt } from '#shared/art/logs-art';
import { saveMoments } from '#shared/moments/moments-table';
import { today } from '#shared/moments/this-clock';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { formatNumber } from '#ui/format/format';
import { EmptyState } from '#ui/layout/empty-state';
import { Notice } from '#ui/layout/notice';
import { usePageTitle } from '#ui/use-page-title';
import { HistoryOpening } from './history-opening.tsx';
import styles from './history-page.module.css';
import { LogList } from './log-list.tsx';
import { LogTools } from './log-tools.tsx';
import { allWanted, childrenIn, wantedLogs } from './logs.ts';
import { useLogActions } from './use-log-actions.ts';
import { useLogs } from './use-logs.ts';

/** Route /history, called Logs: every kept care plan with the carer's notes, and every moment. `?entry=` leads to one. */
export function HistoryPage() {
  usePageTitle(m.history_heading());
  const entry = useSearchParams()[0].get('entry');
  const { logs: all, isWhole, count: allCount, changes } = useLogs(entry !== null);
  const isShown = useIsShown();
  // What a link leads to is shown, whosever it is.
  const logs = useMemo(
    () => all.filter(({ id, owner }) => id === entry || isShown(owner)),
    [all, isShown, entry],
  );
  const count = logs.length === all.length ? allCount : logs.length;
  const actions = useLogActions(changes);
  const [asked, setWanted] = useState(allWanted);
  // Where everything is about one child, there is none to choose.
  const isOneChild = useCurrentChild().child !== null;
  const wanted = useMemo(() => (isOneChild ? { ...asked, child: '' } : asked), [asked, isOneChild]);
  // Typing stays quick while thousands are looked through.
  const shownWanted = useDeferredValue(wanted);
  const shown = useMemo(() => wantedLogs(logs, shownWanted), [logs, shownWanted]);
  const children = useMemo(() => childrenIn(logs), [logs]);
  const hasMoments = logs.some(({ is }) => is === 'moment');
  const shownMoments = shown.flatMap((log) => (log.is === 'moment' ? [log.moment] : []));
  const isGone = entry !== null && !all.some(({ id }) => id === entry);

  return (
    <HistoryOpening
      aside={
        logs.length > 0 && (
          <div className={styles.art}>
            <LogsArt />
          </div>
        )
      }
    >
      {isGone && <Notice>{m.history_not_there()}</Notice>}
      {logs.length === 0 ? (
        <NoLogs />
      ) : (
        <>
          <LogTools
            wanted={wanted}
            onChange={setWanted}
            names={isOneChild ? [] : children}
            hasMoments={hasMoments}
          />
          <div className={styles.counted}>
            <output className={styles.count}>{countWords(isWhole ? shown.length : count, count)}</output>
            {hasMoments && (
              <ButtonLink
                look="quiet"
                isSmall
                to="/days"
                icon={<IconCalendarStats size={20} aria-hidden="true" />}
              >
                {m.history_days()}
              </ButtonLink>
            )}
            {isWhole && shownMoments.length > 0 && (
              <Button
                look="quiet"
                isSmall
                icon={<IconDownload size={20} aria-hidden="true" />}
                onClick={() => saveMoments(shownMoments, today())}
              >
                {m.history_csv({ count: formatNumber(shownMoments.length) })}
              </Button>
            )}
          </div>
          {shown.length === 0 ? (
            <EmptyState
              art={<LogsArt />}
              heading={m.history_none_heading()}
              action={
                <Button look="secondary" onClick={() => setWanted(allWanted)}>
                  {m.history_none_action()}
                </Button>
              }
            >
              {m.history_none_words()}
            </EmptyState>
          ) : (
            <LogList logs={shown} words={shownWanted.words} actions={actions} entry={entry} />
          )}
        </>
      )}
    </HistoryOpening>
  );
}

const NoLogs = () => (
  <EmptyState
    art={<LogsArt />}
    heading={m.history_empty_heading()}
    isOnDevice
    action={<ButtonLink to="/form">{m.history_empty_action()}</ButtonLink>}
  >
    {m.history_empty_words()}
  </EmptyState>
);

function countWords(count: number, all: number): string {
  if (count === all) return all === 1 ? m.history_count_one() : m.history_count({ count: formatNumber(all) });
  return m.history_found({ count: formatNumber(count), all: formatNumber(all) });
}
