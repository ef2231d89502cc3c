import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boughtByOneCredit, promisedPerCredit } from './explain.ts';
import { dueHundredths, joinFacts, type PaymentFacts, paidPlans, planOfPayments } from './payments.ts';
import { creditsOf, hundredthsOf, packages, planOf, priceHundredths, startingHundredths } from './prices.ts';
import { type FreeCreditFacts, isFreeCreditDue } from './uses.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00Z');
const due: FreeCreditFacts = {
  plan: 'free',
  balanceHundredths: 4,
  lastFreeCreditAt: new Date(now.getTime() - 7 * day),
  now,
  hasHeldUse: false,
};

test('[CR8] the free credit is due after seven days on a spent free plan', () => {
  expect(isFreeCreditDue(due)).toBe(true);
  expect(isFreeCreditDue({ ...due, balanceHundredths: 5 })).toBe(false);
  expect(isFreeCreditDue({ ...due, plan: 'bronze' })).toBe(false);
  expect(isFreeCreditDue({ ...due, lastFreeCreditAt: new Date(now.getTime() - 7 * day + 1) })).toBe(false);
});

test('[CR8] the free credit is not given while a use is held, nor out of debt', () => {
  expect(isFreeCreditDue({ ...due, hasHeldUse: true })).toBe(false);
  expect(isFreeCreditDue({ ...due, balanceHundredths: -100 })).toBe(false);
});

test('[CR11] an unknown plan counts as free and starts with one credit', () => {
  expect(planOf('platinum')).toBe('free');
  expect(planOf(undefined)).toBe('free');
  expect(startingHundredths(planOf('platinum'))).toBe(100);
  expect(startingHundredths('gold')).toBe(5000);
});

test('[CR12] every amount of hundredths survives the way to credits and back, with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 100_000_000 }), (hundredths) => {
      const credits = creditsOf(hundredths);
      expect(hundredthsOf(credits)).toBe(hundredths);
      expect(String(credits)).toMatch(/^-?\d+(\.\d{1,2})?$/);
    }),
  );
});

test('[CR13] one credit buys at least what is promised', () => {
  expect(boughtByOneCredit('carePlans')).toBe(4);
  expect(boughtByOneCredit('stories')).toBe(4);
  expect(boughtByOneCredit('aiChats')).toBe(20);
  for (const [feature, promised] of Object.entries(promisedPerCredit))
    expect(boughtByOneCredit(feature as keyof typeof priceHundredths)).toBeGreaterThanOrEqual(promised);
});

const paid = (plan: PaymentFacts['plan'], more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  plan,
  amountCents: packages[plan].priceCents,
  hasSucceeded: true,
  refundedCents: 0,
  dispute: 'none',
  ...more,
});

test('[PY6] refunds take back in proportion, disputes take back all, a won dispute gives it back', () => {
  expect(dueHundredths(paid('silver'))).toBe(2500);
  expect(dueHundredths(paid('silver', { refundedCents: 1995 }))).toBe(0);
  expect(dueHundredths(paid('silver', { refundedCents: 399 }))).toBe(2000);
  expect(dueHundredths(paid('gold', { dispute: 'open' }))).toBe(0);
  expect(dueHundredths(paid('gold', { dispute: 'lost' }))).toBe(0);
  expect(dueHundredths(paid('gold', { dispute: 'won' }))).toBe(5000);
});

test('[PY1] facts about a payment lead to the same credits in any order and any number of times', () => {
  const fact = fc.oneof(
    fc.constant({ hasSucceeded: true }),
    fc.integer({ min: 0, max: 1995 }).map((refundedCents) => ({ refundedCents })),
    fc.constantFrom({ dispute: 'open' } as const, { dispute: 'won' } as const),
  );
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 6 }), fc.integer({ min: 0, max: 5 }), (facts, turn) => {
      const start = paid('silver', { hasSucceeded: false });
      const forwards = facts.reduce(joinFacts, start);
      const rotated = [...facts.slice(turn), ...facts.slice(0, turn), ...facts]
        .reverse()
        .reduce(joinFacts, start);
      expect(dueHundredths(rotated)).toBe(dueHundredths(forwards));
    }),
  );
});

test('[PY7] the plan is the highest that is still paid', () => {
  expect(planOfPayments([])).toBe('free');
  expect(planOfPayments([paid('bronze'), paid('gold'), paid('silver')])).toBe('gold');
  expect(planOfPayments([paid('bronze'), paid('gold', { refundedCents: 2995 })])).toBe('bronze');
  expect(paidPlans.map((plan) => packages[plan].priceCents)).toEqual([995, 1995, 2995]);
});
