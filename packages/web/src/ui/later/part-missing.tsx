import { useLayoutEffect, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../layout/notice.tsx';
import type { PartState } from './part.ts';
import styles from './part-missing.module.css';

/** So long a press is seen to do something, also where the failure is known at once. */
const tryingMinMs = 400;

/** Stands where a part should: it could not be fetched, and what can be done. */
export function PartMissing({
  state,
  onAgain,
}: {
  state: Extract<PartState<unknown>, { is: 'missing' }>;
  onAgain: () => Promise<void>;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isTrying, setIsTrying] = useState(false);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    const { current } = place;
    return () => handFocusOn(current);
  }, []);
  const again = async () => {
    setIsTrying(true);
    await Promise.all([onAgain(), new Promise((done) => setTimeout(done, tryingMinMs))]);
    setIsTrying(false);
    setTries((count) => count + 1);
  };
  return (
    <div ref={place} className={styles.missing}>
      <Notice isAnnounced={false}>
        {/* Said again when another try was in vain. */}
        <div role="alert">
          <p key={tries}>{state.isServerThere ? m.later_missing_reload() : m.later_missing()}</p>
        </div>
        <div className={styles.ways}>
          <Button look="secondary" isSmall isBusy={isTrying} busyText={m.ui_loading()} onClick={again}>
            {m.ui_try_again()}
          </Button>
          {state.isServerThere && (
            <Button look="quiet" isSmall onClick={() => window.location.reload()}>
              {m.shell_error_reload()}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** To the first thing of what comes in its place. A dialog that comes or goes sees to its own. */
function handFocusOn(place: HTMLElement | null): void {
  if (!place?.contains(document.activeElement)) return;
  const { parentElement, previousElementSibling } = place;
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const next = previousElementSibling
      ? previousElementSibling.nextElementSibling
      : parentElement?.firstElementChild;
    const first = next?.matches(focusable) ? next : next?.querySelector(focusable);
    if (first instanceof HTMLElement) first.focus();
  });
}

const focusable = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]';
