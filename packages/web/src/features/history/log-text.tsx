import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import styles from './log-card.module.css';
import { bodyOf, foundPreviewOf } from './log-words.ts';
import type { PlanLog } from './logs.ts';
import { Marked } from './marked.tsx';

/** Three lines of running words, or the whole text as it was written. */
export function LogText({
  log,
  words,
  isExpanded,
  onExpand,
}: {
  log: PlanLog;
  words: string;
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
}) {
  const id = useId();
  const preview = useRef<HTMLParagraphElement>(null);
  const body = useMemo(() => bodyOf(log), [log]);
  const shown = useMemo(() => foundPreviewOf(log, words), [log, words]);
  const [isClipped, setIsClipped] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = preview.current ?? {};
    setIsClipped(scrollHeight > clientHeight + 1);
  }, [shown, isExpanded]);
  const hasMore = isExpanded || isClipped || body.includes('\n') || (log.message.flags?.length ?? 0) > 0;
  return (
    <>
      <div id={id}>
        {isExpanded ? (
          <AiText markdown={body} flags={log.message.flags} withheld={log.message.withheld} topLevel={2} />
        ) : (
          <p ref={preview} className={styles.preview}>
            <Marked text={shown} words={words} />
          </p>
        )}
      </div>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => onExpand(!isExpanded)}
        >
          {isExpanded ? m.history_less() : m.history_more()}
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
