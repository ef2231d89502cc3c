import {
  type Plan,
  packages,
  plans,
  priceHundredths,
  startingHundredths,
} from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { Pebble } from '#ui/buttons/pebble';
import { formatCredits, formatMoney, formatNumber } from '#ui/format/format';
import { Tooltip } from '#ui/layout/tooltip';
import styles from './plan-field.module.css';
import { planNames } from './plan-names.ts';

type PlanFieldProps = {
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** Whether packages can be paid for on this server. Where they can't be, paid plans are shown but not offered. */
  canPay: boolean;
};

/** The four plans as radio cards. Every figure is worked out from the one price table. */
export function PlanField({ plan, onChange, canPay }: PlanFieldProps) {
  return (
    <fieldset className={styles.group} aria-describedby="plan-note">
      <legend className={styles.legend}>{m.field_plan()}</legend>
      <div className={styles.cards}>
        {plans.map((one) => (
          <Tooltip key={one} text={tooltipOf(one)}>
            <PlanCard
              plan={one}
              isChosen={one === plan}
              isOffered={one === 'free' || canPay}
              onChoose={() => onChange(one)}
            />
          </Tooltip>
        ))}
      </div>
      <p id="plan-note" className={styles.note}>
        {canPay ? m.signup_plan_note() : m.signup_plan_off_note()}
      </p>
    </fieldset>
  );
}

function PlanCard({
  plan,
  isChosen,
  isOffered,
  onChoose,
  'aria-describedby': tooltip,
}: {
  plan: Plan;
  isChosen: boolean;
  isOffered: boolean;
  onChoose: () => void;
  'aria-describedby'?: string;
}) {
  const price = formatMoney(plan === 'free' ? 0 : packages[plan].priceCents);
  const id = `plan-${plan}`;
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="plan"
        className={styles.radio}
        checked={isChosen}
        disabled={!isOffered}
        onChange={onChoose}
        aria-label={isOffered ? `${planNames[plan]()} ${price}` : m.plan_not_yet({ plan: planNames[plan]() })}
        aria-describedby={tooltip}
      />
      <span className={styles.name}>{planNames[plan]()}</span>
      <span className={styles.price}>{price}</span>
      <span className={styles.credits}>
        <Pebble size={18} />
        {plan === 'free'
          ? m.plan_free_credits()
          : m.plan_credits({ credits: formatCredits(startingHundredths(plan)) })}
      </span>
      <span className={styles.worth}>{wordsOf(plan, isOffered)}</span>
    </label>
  );
}

const wordsOf = (plan: Plan, isOffered: boolean): string => {
  if (!isOffered) return m.plan_not_yet_words();
  return plan === 'free' ? m.plan_free_worth() : worthOf(plan);
};

const worthOf = (plan: Plan): string => {
  const uses = (feature: 'carePlans' | 'stories' | 'aiChats') =>
    formatNumber(Math.floor(startingHundredths(plan) / priceHundredths[feature]));
  return m.plan_worth({ carePlans: uses('carePlans'), stories: uses('stories'), chats: uses('aiChats') });
};

const tooltipOf = (plan: Plan): string => {
  if (plan === 'free') return m.plan_free_tooltip({ worth: worthOf(plan) });
  const premium = plan === 'bronze' ? '' : m.plan_premium_tooltip({ plan: planNames[plan]() });
  return [m.plan_paid_tooltip({ worth: worthOf(plan) }), premium].filter(Boolean).join(' ');
};

/** Where a choice of plan leads: a paid one is paid for first. */
export const pathAfterPlan = (plan: Plan): string => (plan === 'free' ? '/form' : `/payment?plan=${plan}`);
