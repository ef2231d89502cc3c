import { paidPlans } from '@calmbridge/domain/credits/payments';
import { type PaidPlan, packages, priceHundredths } from '@calmbridge/domain/credits/prices';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { planNames } from '#shared/credits/plan-names';
import { Button } from '#ui/buttons/button';
import { formatCredits, formatMoney, formatNumber } from '#ui/format/format';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import { Tooltip } from '#ui/layout/tooltip';
import styles from './package-cards.module.css';
import { PebbleHeap } from './pebble-heap.tsx';

/** The three packages. Every figure comes from the one price table. */
export function PackageCards({
  chosen,
  canBuy,
  isLocked,
  onChoose,
}: {
  chosen: PaidPlan | null;
  canBuy: boolean;
  isLocked: boolean;
  onChoose: (plan: PaidPlan) => void;
}) {
  const { userPlan } = useCredits();
  const marked = chosen ?? userPlan;
  return (
    <ul className={styles.packages} aria-label={m.credits_packages()}>
      {paidPlans.map((plan) => (
        <Card key={plan} as="li" isCurrent={plan === marked}>
          <div className={styles.package}>
            <PebbleHeap plan={plan} />
            <PackageWords plan={plan} isChosen={plan === chosen} isOwn={plan === userPlan} />
            {canBuy && (
              <Tooltip text={tooltipOf(plan)}>
                <Button
                  look={plan === marked && chosen === null ? 'primary' : 'secondary'}
                  isWide
                  disabled={isLocked}
                  aria-label={m.credits_buy_named(figuresOf(plan))}
                  onClick={() => onChoose(plan)}
                >
                  {m.credits_buy()}
                </Button>
              </Tooltip>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function PackageWords({ plan, isChosen, isOwn }: { plan: PaidPlan; isChosen: boolean; isOwn: boolean }) {
  const { price, credits } = figuresOf(plan);
  return (
    <div className={styles.words}>
      <div className={styles.title}>
        <h2>{planNames[plan]()}</h2>
        {isOwn && <Badge look="teal">{m.credits_your_plan()}</Badge>}
        {isChosen && <Badge look="honey">{m.credits_chosen()}</Badge>}
        <span className={styles.price}>{price}</span>
      </div>
      <p className={styles.credits}>{m.credits_amount({ credits })}</p>
      <p className={styles.worth}>
        {worthOf(plan)}
        {hasLook(plan) && ` ${m.credits_adds_look({ plan: lookOf(plan) })}`}
      </p>
    </div>
  );
}

const figuresOf = (plan: PaidPlan) => ({
  plan: planNames[plan](),
  credits: formatCredits(packages[plan].creditHundredths),
  price: formatMoney(packages[plan].priceCents),
});

const worthOf = (plan: PaidPlan): string => {
  const uses = (feature: 'carePlans' | 'stories' | 'aiChats') =>
    formatNumber(Math.floor(packages[plan].creditHundredths / priceHundredths[feature]));
  return m.plan_worth({ carePlans: uses('carePlans'), stories: uses('stories'), chats: uses('aiChats') });
};

const hasLook = (plan: PaidPlan) => plan !== 'bronze';
const lookOf = (plan: PaidPlan) => planNames[plan]().toLocaleLowerCase();

const tooltipOf = (plan: PaidPlan): string =>
  [
    m.credits_tooltip(figuresOf(plan)),
    ...(hasLook(plan) ? [m.credits_tooltip_look({ plan: lookOf(plan) })] : []),
  ].join(' ');
