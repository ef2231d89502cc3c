import type { Message } from '@calmbridge/domain/history/message';
import type { PlanParts, PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { useDownloads } from '#documents/download-menu';
import IconPrinter from '#icon/IconPrinter';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import { childNameOf } from '#shared/plan/kept-plans';
import { Button } from '#ui/buttons/button';
import { Card } from '#ui/layout/card';
import styles from './one-page.module.css';
import { notesBySection } from './sections/section-notes.ts';

/** The page for whoever comes today. Plans of earlier versions have none. */
export const onePageOf = ({ sections }: PlanParts): PlanSection | null =>
  sections.find(({ title }) => /\bone page\b|\bone-page\b/i.test(title) && !/emergency/i.test(title)) ?? null;

export function OnePage({ plan, section }: { plan: Message; section: PlanSection }) {
  const [notes] = notesBySection([section.body], plan.flags ?? [], []);
  const { print, isMaking } = useDownloads({
    document: {
      title: section.title,
      kind: 'care-plan',
      markdown: section.body,
      flags: notes?.flags,
      child: childNameOf(plan) || undefined,
      at: plan.timestamp,
      writtenBy: plan.writtenBy,
    },
  });
  return (
    <Card as="article">
      <div className={styles.page}>
        <AiText markdown={`## ${section.title}\n\n${section.body}`} flags={notes?.flags} topLevel={1} />
      </div>
      <Button
        look="secondary"
        icon={<IconPrinter size={22} aria-hidden="true" />}
        isBusy={isMaking}
        onClick={() => void print()}
      >
        {m.plan_print_page()}
      </Button>
    </Card>
  );
}
