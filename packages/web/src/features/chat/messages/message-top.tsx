import { useState } from 'react';
import { m } from '#paraglide/messages';
import { formatMoment, formatTimeOfDay } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import styles from './message-card.module.css';

/** Who or what, and when. */
export function MessageTop({ name, at, look }: { name: string; at: string; look: 'teal' | 'surface' }) {
  const [today] = useState(() => new Date().toDateString());
  const isToday = new Date(at).toDateString() === today;
  return (
    <div className={styles.top}>
      <Badge look={look}>{name}</Badge>
      <time dateTime={at}>{isToday ? m.chat_today({ time: formatTimeOfDay(at) }) : formatMoment(at)}</time>
    </div>
  );
}
