import type { Message } from '@calmbridge/domain/history/message';
import { planParts } from '@calmbridge/domain/plans/plan-sections';
import { rightNowOf } from '@calmbridge/domain/plans/right-now';
import { useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useChildOf } from '#device/records/use-child-of';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { LogsArt } from '#shared/art/logs-art';
import { EmergencyLink } from '#shared/children/emergency-link';
import { childNameOf, usePlan } from '#shared/plan/kept-plans';
import { ButtonLink } from '#ui/buttons/button-link';
import { formatDay } from '#ui/format/format-date';
import { EmptyState } from '#ui/layout/empty-state';
import { Notice } from '#ui/layout/notice';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import { usePageTitle } from '#ui/use-page-title';
import { GoalsCard } from './goals/goals-card.tsx';
import { OnePage, onePageOf } from './one-page.tsx';
import { PlanGuide } from './plan-guide.tsx';
import styles from './plan-page.module.css';
import { PlanText } from './plan-text.tsx';
import { PlanTools } from './plan-tools.tsx';
import { RightNowCard } from './right-now-card.tsx';

/** Route /plans/:id: a care plan to live with. What to do this minute first, then everything, each part two presses away. */
export function PlanPage() {
  const { id = '' } = useParams();
  const plan = usePlan(id);
  usePageTitle(plan ? titleOf(plan) : m.plan_gone_title());
  return plan ? <OpenPlan key={plan.id} plan={plan} /> : <NoPlan />;
}

function OpenPlan({ plan }: { plan: Message }) {
  const [search, setSearch] = useSearchParams();
  const text = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => planParts(plan.content), [plan.content]);
  const rightNow = useMemo(() => rightNowOf(plan.content), [plan.content]);
  const onePage = onePageOf(parts);
  const isOnePage = onePage !== null && search.get('view') === 'page';
  const title = titleOf(plan);
  const child = useChildOf()(plan);
  return (
    <Page>
      <PageHeading
        lead={m.plan_written_on({ day: formatDay(plan.timestamp) })}
        aside={child && <EmergencyLink child={child} />}
      >
        {title}
      </PageHeading>
      <div className={styles.top}>
        {plan.isCutShort && <Notice kind="warning">{m.plan_cut_short()}</Notice>}
        <RightNowCard rightNow={rightNow} />
        <PlanTools
          plan={plan}
          title={title}
          isOnePage={isOnePage}
          onOnePage={
            onePage && (() => setSearch(isOnePage ? {} : { view: 'page' }, { preventScrollReset: true }))
          }
        />
      </div>
      {isOnePage ? (
        <OnePage plan={plan} section={onePage} />
      ) : (
        <div className={styles.columns}>
          <PlanGuide parts={parts} text={text} />
          <div className={styles.text}>
            {!plan.isCutShort && <GoalsCard plan={plan} />}
            <PlanText ref={text} plan={plan} parts={parts} />
            {plan.writtenBy && <AiLine writtenBy={plan.writtenBy} />}
          </div>
        </div>
      )}
    </Page>
  );
}

const NoPlan = () => (
  <Page width="reading">
    <PageHeading>{m.plan_gone_title()}</PageHeading>
    <EmptyState
      art={<LogsArt />}
      heading={m.plan_gone_heading()}
      action={<ButtonLink to="/history">{m.plan_gone_action()}</ButtonLink>}
    >
      {m.plan_gone_words()}
    </EmptyState>
  </Page>
);

const titleOf = (plan: Message): string => {
  const own = planParts(plan.content).title;
  const name = childNameOf(plan);
  return own || (name ? m.history_plan_for({ name }) : m.history_plan());
};
