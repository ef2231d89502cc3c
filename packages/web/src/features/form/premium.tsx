import type { Plan } from '@calmbridge/domain/credits/prices';
import { planNames } from '#shared/credits/plan-names';
import styles from './premium.module.css';

/** Silver and gold change how the form looks, never what it does. */
export const premiumClass = (plan: Plan): string | undefined =>
  plan === 'silver' || plan === 'gold' ? styles[plan] : undefined;

/** Dunes and the plan's badge, at the top of the first sheet. */
export function PremiumBanner({ plan }: { plan: Plan }) {
  if (!premiumClass(plan)) return null;
  return (
    <div className={styles.banner}>
      <span className={styles.badge}>
        <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
          <path
            fill="currentColor"
            d="M2 31.5v-3.2C10.5 25.5 14 12 24 12s13.5 13.5 22 16.3v3.2H36a12 12 0 0 0-24 0Z"
          />
          <path stroke="currentColor" strokeWidth="4" strokeLinecap="round" d="M7 37.5h34M17.5 44h13" />
        </svg>
        {planNames[plan]()}
      </span>
      <svg
        className={styles.dunes}
        viewBox="0 0 500 70"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <path fill="var(--dune-1)" d="M205 70C240 44 270 42 300 46c36 5 60 20 96 22 40 2 74-18 104-38v40Z" />
        <path fill="var(--dune-2)" d="M268 70c40-16 80-17 116-11 34 6 60 12 84 6 12-3 22-7 32-10v15Z" />
        <circle cx="402" cy="31" r="16.5" fill="var(--dune-sun)" />
      </svg>
    </div>
  );
}
