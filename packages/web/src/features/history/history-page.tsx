import { useSearchParams } from 'react-router';
import IconCalendarStats from '#icon/IconCalendarStats';
import IconDownload from '#icon/IconDownload';
import { m } from '#paraglide/messages';
import { LogsArt } from '#shared/art/logs-art';
import { today } from '#shared/moments/this-clock';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { formatNumber } from '#ui/format/format';
import { EmptyState } from '#ui/layout/empty-state';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import { usePageTitle } from '#ui/use-page-title';
import { HistoryOpening } from './history-opening.tsx';
import styles from './history-page.module.css';
import { LogList } from './log-list.tsx';
import { LogTools } from './log-tools.tsx';
import { allWanted, type Log } from './logs.ts';
import { useLogActions } from './use-log-actions.ts';
import { useShownLogs } from './use-shown-logs.ts';

/** Route /history, called Logs: every kept care plan with the carer's notes, and every moment. `?entry=` leads to one. */
export function HistoryPage() {
  usePageTitle(m.history_heading());
  const entry = useSearchParams()[0].get('entry');
  const { logs, isGone, isWhole, count, changes, shown, search } = useShownLogs(entry);
  const actions = useLogActions(changes);
  const hasMoments = logs.some(({ is }) => is === 'moment');
  const art = (
    <div className={styles.art}>
      <LogsArt />
    </div>
  );
  return (
    <HistoryOpening aside={logs.length > 0 && art}>
      {isGone && <Notice>{m.history_not_there()}</Notice>}
      {logs.length === 0 ? (
        <NoLogs />
      ) : (
        <>
          <LogTools
            wanted={search.wanted}
            onChange={search.setWanted}
            names={search.children}
            hasMoments={hasMoments}
          />
          <div className={styles.counted}>
            <output className={styles.count}>{countWords(isWhole ? shown.length : count, count)}</output>
            {hasMoments && <DaysLink />}
            {isWhole && <TableButton logs={shown} />}
          </div>
          {shown.length === 0 ? (
            <NoneFound onShowAll={() => search.setWanted(allWanted)} />
          ) : (
            <LogList logs={shown} words={search.shownWanted.words} actions={actions} entry={entry} />
          )}
        </>
      )}
    </HistoryOpening>
  );
}

const DaysLink = () => (
  <ButtonLink look="quiet" isSmall to="/days" icon={<IconCalendarStats size={20} aria-hidden="true" />}>
    {m.history_days()}
  </ButtonLink>
);

/** The moments among these as a table for other programs. What writes it comes when it is wanted. */
function TableButton({ logs }: { logs: readonly Log[] }) {
  const toast = useToast();
  const moments = logs.flatMap((log) => (log.is === 'moment' ? [log.moment] : []));
  if (moments.length === 0) return null;
  return (
    <Button
      look="quiet"
      isSmall
      icon={<IconDownload size={20} aria-hidden="true" />}
      onClick={() => {
        import('#shared/moments/moments-table').then(
          ({ saveMoments }) => saveMoments(moments, today()),
          () => toast({ text: m.document_failed() }),
        );
      }}
    >
      {m.history_csv({ count: formatNumber(moments.length) })}
    </Button>
  );
}

const NoneFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    art={<LogsArt />}
    heading={m.history_none_heading()}
    action={
      <Button look="secondary" onClick={onShowAll}>
        {m.history_none_action()}
      </Button>
    }
  >
    {m.history_none_words()}
  </EmptyState>
);

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
