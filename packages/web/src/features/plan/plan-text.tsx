import type { Message } from '@calmbridge/domain/history/message';
import type { PlanParts } from '@calmbridge/domain/plans/plan-sections';
import type { Ref } from 'react';
import { AiText } from '#shared/ai-text/ai-text';
import { Card } from '#ui/layout/card';
import { addressOf } from './plan-address.ts';
import styles from './plan-text.module.css';
import { SectionAnew } from './sections/section-anew.tsx';
import { notesBySection } from './sections/section-notes.ts';
import { useSectionWriting } from './sections/use-section-writing.ts';

/** The plan, a card for each part. The words are the writer's; what stands around them is ours. */
export function PlanText({
  ref,
  plan,
  parts: { opening, sections },
}: {
  ref: Ref<HTMLDivElement>;
  plan: Message;
  parts: PlanParts;
}) {
  const actions = useSectionWriting(plan);
  const texts = [opening, ...sections.map(({ body }) => body)];
  const [openingNotes, ...notes] = notesBySection(texts, plan.flags ?? [], plan.withheld ?? []);
  return (
    <div ref={ref} className={styles.plan}>
      {opening !== '' && <AiText markdown={opening} {...openingNotes} topLevel={2} />}
      {sections.map((section, at) => {
        const { id, title, body } = section;
        return (
          <div key={id} id={addressOf(id)} tabIndex={-1} className={styles.section} data-plan-section={id}>
            <Card as="div">
              <AiText markdown={`## ${title}\n\n${withoutTitles(body)}`} {...notes[at]} topLevel={1} />
              {!plan.isCutShort && <SectionAnew plan={plan} section={section} actions={actions} />}
            </Card>
          </div>
        );
      })}
    </div>
  );
}

/** The page has its title. What else calls itself one stands below the section's heading. */
const withoutTitles = (body: string): string => body.replace(/^#(?= )/gm, '###');
