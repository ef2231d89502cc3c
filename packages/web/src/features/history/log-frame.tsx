import type { ReactNode } from 'react';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { EmergencyMark } from '#shared/children/emergency-mark';
import { Button } from '#ui/buttons/button';
import { formatTimeOfDay } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import styles from './log-card.module.css';
import type { Log } from './logs.ts';

/** What a plan and a moment have in common: whose it is and when, what can be done with it, and Delete. */
export function LogFrame({
  owner,
  child,
  kind,
  at,
  tools,
  onDelete,
  children,
}: Pick<Log, 'owner'> & {
  child: ReactNode;
  kind?: string;
  at: string;
  tools: ReactNode;
  onDelete: () => void;
  children: ReactNode;
}) {
  return (
    <Card as="div">
      <div className={styles.card}>
        <div className={styles.top}>
          {child && <Badge look="teal">{child}</Badge>}
          <EmergencyMark of={owner} />
          {kind && <Badge>{kind}</Badge>}
          <time className={styles.time} dateTime={at}>
            {formatTimeOfDay(at)}
          </time>
        </div>
        {children}
        <div className={styles.actions}>
          {tools}
          <span className={styles.last}>
            <Button
              look="danger-quiet"
              isSmall
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={onDelete}
            >
              {m.history_delete()}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
