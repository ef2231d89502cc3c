import IconEdit from '#icon/IconEdit';
import { m } from '#paraglide/messages';
import { kindIcons } from '#shared/moments/kind-icons';
import { momentFacts, momentTitle } from '#shared/moments/moment-words';
import { openMoment } from '#shared/moments/open-moment';
import { Button } from '#ui/buttons/button';
import styles from './log-card.module.css';
import { LogFrame } from './log-frame.tsx';
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
  const { moment, child, owner } = log;
  const Icon = kindIcons[moment.kind];
  return (
    <LogFrame
      owner={owner}
      child={child && <Marked text={child} words={words} />}
      at={moment.when}
      tools={
        <Button
          look="quiet"
          isSmall
          icon={<IconEdit size={20} aria-hidden="true" />}
          onClick={() => openMoment({ is: 'edit', id: log.id })}
        >
          {m.history_edit()}
        </Button>
      }
      onDelete={() => void actions.deleteMoment(log).then((isDone) => isDone && onDeleted())}
    >
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
    </LogFrame>
  );
}
