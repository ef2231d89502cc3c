import { paidPlans } from '@calmbridge/domain/credits/payments';
import { hundredthsOf, type PaidPlan } from '@calmbridge/domain/credits/prices';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCredits } from '#api/credits';
import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { isOneCredit } from '#shared/credits/credit-words';
import { planNames } from '#shared/credits/plan-names';
import { Pebble } from '#ui/buttons/pebble';
import { formatCredits } from '#ui/format/format';
import { Notice } from '#ui/layout/notice';
import { usePageTitle } from '#ui/use-page-title';
import { CreditsOpening } from './credits-opening.tsx';
import styles from './credits-page.module.css';
import { NextFreeCredit } from './next-free-credit.tsx';
import { PackageCards } from './package-cards.tsx';
import { PayPanel } from './pay-panel.tsx';

/** The balance, the packages and paying for one. The chosen package stands in the address, so that it can be led to. */
export function CreditsPage({ children }: { children?: ReactNode }) {
  const payments = useServiceFacts()?.payments.is;
  const [search, setSearch] = useSearchParams();
  // The way back to where the credits ran out goes along from package to package.
  const { state } = useLocation();
  const [isPaying, setIsPaying] = useState(false);
  const canBuy = payments === 'sandbox' || payments === 'stripe';
  const named = paidPlans.find((plan) => plan === search.get('plan')) ?? null;
  const chosen = canBuy ? named : null;
  const choose = (plan: PaidPlan | null) =>
    setSearch(plan ? { plan } : {}, { replace: true, preventScrollReset: true, state });
  usePageTitle(m.credits_heading());
  return (
    <CreditsOpening aside={<Balance />}>
      <div className={styles.parts}>
        <NextFreeCredit />
        {payments === 'sandbox' && (
          <Notice>
            <p>
              <strong>{m.credits_sandbox_title()}</strong> {m.credits_sandbox_words()}
            </p>
          </Notice>
        )}
        {payments === 'off' && (
          <Notice>
            <p>
              <strong>{m.credits_off_title()}</strong> {m.credits_off_words()}
            </p>
          </Notice>
        )}
        <PackageCards chosen={chosen} canBuy={canBuy} isLocked={isPaying} onChoose={choose} />
        {chosen && <PayPanel plan={chosen} onBusy={setIsPaying} onClose={() => choose(null)} />}
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </CreditsOpening>
  );
}

function Balance() {
  const { credits, isAdmin, userPlan } = useCredits();
  const left = isOneCredit(hundredthsOf(credits)) ? m.credits_left_one : m.credits_left;
  return (
    <p className={styles.balance}>
      <Pebble size={34} />
      <span>
        <strong className={styles.figure}>{isAdmin ? '∞' : formatCredits(hundredthsOf(credits))}</strong>
        <span className={styles.words}>{left({ plan: planNames[userPlan]() })}</span>
      </span>
    </p>
  );
}
