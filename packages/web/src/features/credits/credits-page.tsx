import { boughtByOneCredit, promisedPerCredit } from '@calmbridge/domain/credits/explain';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { formatCredits, formatNumber } from '#ui/format';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { Pebble } from '#ui/pebble';
import { usePageTitle } from '#ui/use-page-title';
import styles from './credits-page.module.css';

const planNames = {
  free: m.credits_plan_free,
  bronze: m.credits_plan_bronze,
  silver: m.credits_plan_silver,
  gold: m.credits_plan_gold,
};

export function CreditsPage() {
  const { credits, isAdmin, userPlan } = useSession();
  usePageTitle(m.credits_heading());
  return (
    <Page>
      <PageHeading
        lead={m.credits_lead({
          plans: formatNumber(promisedPerCredit.carePlans),
          stories: formatNumber(promisedPerCredit.stories),
          chats: formatNumber(promisedPerCredit.aiChats),
          plansToday: formatNumber(boughtByOneCredit('carePlans')),
          storiesToday: formatNumber(boughtByOneCredit('stories')),
          chatsToday: formatNumber(boughtByOneCredit('aiChats')),
        })}
        aside={
          <p className={styles.balance}>
            <Pebble size={34} />
            <span>
              <strong className={styles.figure}>
                {isAdmin ? '∞' : formatCredits(hundredthsOf(credits))}
              </strong>
              <span className={styles.words}>{m.credits_left({ plan: planNames[userPlan]() })}</span>
            </span>
          </p>
        }
      >
        {m.credits_heading()}
      </PageHeading>
      <EmptyState
        art={<Pebble size={96} />}
        heading={m.credits_empty_heading()}
        action={<ButtonLink to="/about">{m.credits_empty_action()}</ButtonLink>}
      >
        {m.credits_empty_words()}
      </EmptyState>
    </Page>
  );
}
