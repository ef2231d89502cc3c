import IconEdit from '#icon/IconEdit';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { EmergencyMark } from '#shared/children/emergency-mark';
import { kindIcons } from '#shared/moments/kind-icons';
import { momentFacts, momentTitle } from '#shared/moments/moment-words';
import { openMoment } from '#shared/moments/open-moment';
import { Button } from '#ui/buttons/button';
import { formatTimeOfDay } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import styles from './log-card.module.css';
import type { MomentLog } from './logs.ts';
import { Marked } from './marked.tsx';
import type { LogActions } from './use-log-actions.ts';

export function MomentCard({
  log,
  words,
  actions,
  onDeleted,
}: {
  log: MomentLog;
  words: string;
  actions: LogActions;
  onDeleted: () => void;
}) {
  const { moment, child } = log;
  const Icon = kindIcons[moment.kind];
  return (
    <Card as="div">
      <div className={styles.card}>
        <div className={styles.top}>
          {child && (
            <Badge look="teal">
              <Marked text={child} words={words} />
            </Badge>
          )}
          <EmergencyMark of={log.owner} />
          <time className={styles.time} dateTime={moment.when}>
            {formatTimeOfDay(moment.when)}
          </time>
        </div>
        <h2 className={styles.momentTitle} id={`log-${log.id}`}>
          <Icon size={26} aria-hidden="true" />
          <span>
            <Marked text={momentTitle(moment)} words={words} />
          </span>
        </h2>
        <dl className={styles.facts}>
          {momentFacts(moment).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Marked text={text} words={words} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button
            look="quiet"
            isSmall
            icon={<IconEdit size={20} aria-hidden="true" />}
            onClick={() => openMoment({ is: 'edit', id: log.id })}
          >
            {m.history_edit()}
          </Button>
          <span className={styles.last}>
            <Button
              look="danger-quiet"
              isSmall
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => void actions.deleteMoment(log).then((isDone) => isDone && onDeleted())}
            >
              {m.history_delete()}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
