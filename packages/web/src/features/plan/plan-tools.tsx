import type { Message } from '@calmbridge/domain/history/message';
import { useDownloads } from '#documents/download-menu';
import IconFileDescription from '#icon/IconFileDescription';
import IconMessageCircle from '#icon/IconMessageCircle';
import { m } from '#paraglide/messages';
import { openChat } from '#shared/chat/chat';
import { childNameOf } from '#shared/plan/kept-plans';
import { Button } from '#ui/buttons/button';
import { CopyButton } from '#ui/buttons/copy-button';
import styles from './plan-tools.module.css';

/** What can be done with the whole plan, at its top: nobody should have to scroll to its end to print it. */
export function PlanTools({
  plan,
  title,
  isOnePage,
  onOnePage,
}: {
  plan: Message;
  title: string;
  isOnePage: boolean;
  /** Null: the plan has no such page. */
  onOnePage: (() => void) | null;
}) {
  const { choices, isMaking } = useDownloads({
    document: {
      title,
      kind: 'care-plan',
      markdown: plan.content,
      flags: plan.flags,
      child: childNameOf(plan) || undefined,
      at: plan.timestamp,
      writtenBy: plan.writtenBy,
      isCutShort: plan.isCutShort,
    },
  });
  return (
    <section className={styles.tools} aria-label={m.plan_tools()} aria-busy={isMaking || undefined}>
      {onOnePage && (
        <Button
          look="secondary"
          isSmall
          icon={<IconFileDescription size={20} aria-hidden="true" />}
          aria-pressed={isOnePage}
          onClick={onOnePage}
        >
          {m.plan_one_page()}
        </Button>
      )}
      <Button
        look="secondary"
        isSmall
        icon={<IconMessageCircle size={20} aria-hidden="true" />}
        onClick={() => void openChat({ is: 'response', messageId: plan.id })}
      >
        {m.plan_ask()}
      </Button>
      {choices.toReversed().map(({ words, Icon, act }) => (
        <Button
          key={words}
          look="quiet"
          isSmall
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={() => void act()}
        >
          {words}
        </Button>
      ))}
      <CopyButton text={plan.content} />
    </section>
  );
}
