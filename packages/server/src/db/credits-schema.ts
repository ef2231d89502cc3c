import { paidPlans } from '@calmbridge/domain/credits/payments';
import { features } from '@calmbridge/domain/credits/prices';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './auth-schema.ts';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * One row for each use a carer began, by the id their browser made. It says whether the use is held, captured or
 * released; the money itself is in the ledger. `bodyDigest` is a keyed digest: it recognises the same request without
 * keeping anything of it.
 */
export const uses = pgTable(
  'uses',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    useId: text('use_id').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    priceHundredths: integer('price_hundredths').notNull(),
    bodyDigest: text('body_digest').notNull(),
    state: text('state', { enum: ['held', 'captured', 'released'] }).notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.useId] }),
    index('uses_held').on(table.deadlineAt).where(sql`${table.state} = 'held'`),
    index('uses_held_by_carer').on(table.uid).where(sql`${table.state} = 'held'`),
    check('uses_state', sql`${table.state} IN ('held', 'captured', 'released')`),
  ],
);

/**
 * What is known of each payment. It outlives its account: what was paid and given back must stay provable. `uid` is
 * then empty, and so is everything personal.
 */
export const payments = pgTable(
  'payments',
  {
    intentId: text('intent_id').primaryKey(),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    uid: text('uid').references(() => user.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: paidPlans }),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    clientSecretDigest: text('client_secret_digest'),
    hasSucceeded: boolean('has_succeeded').notNull().default(false),
    refundedCents: integer('refunded_cents').notNull().default(0),
    dispute: text('dispute', { enum: ['none', 'open', 'won', 'lost'] })
      .notNull()
      .default('none'),
    givenHundredths: integer('given_hundredths').notNull().default(0),
    /** Why a person has to look at it; empty for an ordinary payment. */
    parkedReason: text('parked_reason'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('payments_by_user').on(table.uid)],
);
