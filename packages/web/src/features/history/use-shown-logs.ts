import { useDeferredValue, useMemo, useState } from 'react';
import { useCurrentChild } from '#device/records/current-child';
import { useIsShown } from '#device/records/use-is-shown';
import { allWanted, childrenIn, wantedLogs } from './logs.ts';
import { useLogs } from './use-logs.ts';

/** The logs of the child everything is about, or of all, and those among them that are looked for. */
export function useShownLogs(entry: string | null) {
  const { logs: all, isWhole, count: allCount, changes } = useLogs(entry !== null);
  const isShown = useIsShown();
  // What a link leads to is shown, whosever it is.
  const logs = useMemo(
    () => all.filter(({ id, owner }) => id === entry || isShown(owner)),
    [all, isShown, entry],
  );
  const [asked, setWanted] = useState(allWanted);
  // Where everything is about one child, there is none to choose.
  const isOneChild = useCurrentChild().child !== null;
  const wanted = useMemo(() => (isOneChild ? { ...asked, child: '' } : asked), [asked, isOneChild]);
  // Typing stays quick while thousands are looked through.
  const shownWanted = useDeferredValue(wanted);
  const shown = useMemo(() => wantedLogs(logs, shownWanted), [logs, shownWanted]);
  const children = useMemo(() => (isOneChild ? [] : childrenIn(logs)), [logs, isOneChild]);
  return {
    logs,
    isGone: entry !== null && !all.some(({ id }) => id === entry),
    isWhole,
    count: logs.length === all.length ? allCount : logs.length,
    changes,
    shown,
    search: { wanted, shownWanted, setWanted, children },
  };
}
