import type { CSSProperties } from 'react';
import { useAppearance } from '#device/appearance/use-appearance';
import { m } from '#paraglide/messages';
import { useNow } from '#ui/use-now';
import type { CardTimer } from './use-card-timer.ts';
import styles from './visual-timer.module.css';

const minuteMs = 60_000;

/** A disc that grows smaller as the time goes by, without a sound. Where movement is not wanted it changes once a minute. */
export function VisualTimer({ timer: { startedAt, minutes } }: { timer: CardTimer }) {
  const { lowStimulation } = useAppearance().appearance;
  const now = useNow(1_000);
  const gone = Math.max(0, now.getTime() - Date.parse(startedAt));
  const left = Math.max(0, minutes * minuteMs - gone);
  const isStill = lowStimulation || prefersStillness();
  const shown = isStill ? Math.ceil(left / minuteMs) * minuteMs : left;
  const words = left === 0 ? m.boardday_time_up() : leftWords(Math.ceil(left / minuteMs));
  return (
    <div className={styles.timer} role="timer" aria-label={words}>
      <span
        className={styles.disc}
        style={{ '--left': shown / (minutes * minuteMs) } as CSSProperties}
        aria-hidden="true"
      />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

const leftWords = (minutes: number) => (minutes === 1 ? m.boardday_left_one() : m.boardday_left({ minutes }));

const prefersStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
