import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { Message } from '@calmbridge/domain/history/message';
import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { troubleWords } from '#api/paid-use/trouble-words';
import { refusalWords } from '#api/refusal-words';
import IconArrowBackUp from '#icon/IconArrowBackUp';
import IconRefresh from '#icon/IconRefresh';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatDay } from '#ui/format/format-date';
import { Notice } from '#ui/layout/notice';
import styles from './section-anew.module.css';
import type { SectionActions } from './use-section-writing.ts';

/** Below a section: have it written again, see how that goes, and bring back the text before. */
export function SectionAnew({
  plan,
  section,
  actions,
}: {
  plan: Message;
  section: PlanSection;
  actions: SectionActions;
}) {
  const state = actions.state?.place.sectionId === section.id ? actions.state : null;
  const before = plan.earlier?.find((one) => one.section === section.id);
  return (
    <div className={styles.anew}>
      {state && <WritingState state={state} actions={actions} />}
      <div className={styles.row}>
        {state?.is !== 'under-way' && (
          <Button
            look="quiet"
            isSmall
            icon={<IconRefresh size={20} aria-hidden="true" />}
            aria-label={m.plan_anew_named({ section: section.title })}
            disabled={actions.isBusy}
            onClick={() => void actions.write(section)}
          >
            {m.plan_anew()}
          </Button>
        )}
        {before && state?.is !== 'under-way' && (
          <>
            <Button
              look="quiet"
              isSmall
              icon={<IconArrowBackUp size={20} aria-hidden="true" />}
              onClick={() => void actions.bringBack(before.useId)}
            >
              {m.plan_anew_undo()}
            </Button>
            <span className={styles.when}>{m.plan_anew_on({ day: formatDay(before.at) })}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** How the writing goes, or how it ended. */
function WritingState({
  state,
  actions,
}: {
  state: NonNullable<SectionActions['state']>;
  actions: SectionActions;
}) {
  return (
    <>
      {state.is === 'under-way' && (
        <div className={styles.row}>
          <output aria-busy="true">
            {state.trouble ? troubleWords[state.trouble]() : m.plan_anew_writing()}
          </output>
          <Button look="secondary" isSmall onClick={actions.stop}>
            {m.chat_stop()}
          </Button>
        </div>
      )}
      {state.is === 'asks' && (
        <Notice isAnnounced>
          <p>{state.text}</p>
          <p>{m.chat_reply_free()}</p>
        </Notice>
      )}
      {state.is === 'failed' && (
        <ServiceFailure
          words={m.plan_anew_failed()}
          safe={state.isOpen ? m.chat_safe_lost() : `${refusalWords(state.why)} ${m.chat_safe_nothing()}`}
          {...(state.isOpen ? {} : { priceHundredths: priceHundredths.carePlans })}
          onRetry={() => void actions.retry()}
        />
      )}
    </>
  );
}
