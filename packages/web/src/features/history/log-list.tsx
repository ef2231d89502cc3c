import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { LogCard } from './log-card.tsx';
import { LogDay } from './log-day.tsx';
import styles from './log-list.module.css';
import type { Log } from './logs.ts';
import { MomentCard } from './moment-card.tsx';
import { useCardStates } from './use-card-states.ts';
import type { LogActions } from './use-log-actions.ts';

const guessedHeight = 330;

/** Only the cards near the view are on the page; the one that holds the focus stays, wherever the page is scrolled. */
export function LogList({
  logs,
  words,
  actions,
  entry,
}: {
  logs: readonly Log[];
  /** What is looked for. */
  words: string;
  actions: LogActions;
  /** The one a link led to: opened, in view, focused. */
  entry: string | null;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { virtualizer, scrollMargin } = useLogVirtualizer(list, logs);
  const states = useCardStates(entry);
  const [thisYear] = useState(() => new Date().getFullYear());
  useEntryInView(entry, logs, list, virtualizer.scrollToIndex);

  return (
    // A feed: a screen reader knows how many entries there are, also those that are not on the page yet.
    <div
      ref={list}
      role="feed"
      aria-label={m.history_list()}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const log = logs[index];
        if (!log) return null;
        return (
          <article
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-log={log.id}
            tabIndex={-1}
            aria-labelledby={`log-${log.id}`}
            aria-posinset={index + 1}
            aria-setsize={logs.length}
            className={styles.entry}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <LogDay at={dayAndTime(log)} before={dayAndTime(logs[index - 1])} thisYear={thisYear} />
            {log.is === 'moment' ? (
              <MomentCard {...{ log, words, actions }} onDeleted={() => focusCard(list.current, index)} />
            ) : (
              <LogCard
                {...{ log, words, actions }}
                state={states.of(log.id)}
                onDeleted={() => focusCard(list.current, index)}
              />
            )}
          </article>
        );
      })}
    </div>
  );
}

function useLogVirtualizer(list: RefObject<HTMLElement | null>, logs: readonly Log[]) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const focused = useFocusedIndex(list);
  useLayoutEffect(() => setScrollMargin(list.current?.offsetTop ?? 0), [list]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions change with each scroll, which is what this list is drawn from
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: logs.length,
    estimateSize: () => guessedHeight,
    getItemKey: (at) => logs[at]?.id ?? at,
    overscan: 3,
    scrollMargin,
    rangeExtractor,
  });
  return { virtualizer, scrollMargin };
}

/** A moment stands on the day the carer's clock showed. */
const dayAndTime = <T extends Log | undefined>(log: T) =>
  (log?.is === 'moment' ? log.moment.when : log?.timestamp) as T extends Log ? string : string | undefined;

/** The entry that took the place of a deleted one, or the last; with none left, the page itself. */
const focusCard = (list: HTMLElement | null, index: number) =>
  requestAnimationFrame(() => {
    const cards = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    const next = cards.find((card) => card.dataset['index'] === String(index)) ?? cards.at(-1);
    (next?.isConnected ? next : document.querySelector<HTMLElement>('main'))?.focus();
  });

function useFocusedIndex(list: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const box = list.current;
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      setFocused(card ? Number(card.dataset['index']) : null);
    };
    const forget = () => setFocused(null);
    box?.addEventListener('focusin', follow);
    box?.addEventListener('focusout', forget);
    return () => {
      box?.removeEventListener('focusin', follow);
      box?.removeEventListener('focusout', forget);
    };
  }, [list]);
  return focused;
}

/** Once for each link: later changes of the list leave the page where it is. */
function useEntryInView(
  entry: string | null,
  logs: readonly Log[],
  list: RefObject<HTMLElement | null>,
  scrollToIndex: (index: number, options: { align: 'start' }) => void,
): void {
  const done = useRef<string | null>(null);
  const index = entry === null ? -1 : logs.findIndex(({ id }) => id === entry);
  useEffect(() => {
    if (index < 0 || done.current === entry) return;
    scrollToIndex(index, { align: 'start' });
    // The card exists a moment after the scroll; it may take a few looks.
    let looks = 40;
    const focus = () => {
      const card = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (card) {
        done.current = entry;
        card.focus({ preventScroll: true });
      } else if (looks-- > 0) frame = requestAnimationFrame(focus);
    };
    let frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [entry, index, list, scrollToIndex]);
}
