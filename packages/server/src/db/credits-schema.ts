import { paidPlans } from '@calmbridge/domain/credits/payments';
import { features } from '@calmbridge/domain/credits/prices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './auth-schema.ts';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
    /** The text or picture is whole. The hold then stands until it was received, or until its deadline. */
    finishedAt: moment('finished_at'),
    /** Some of the text was written to a reader. */
    wasShown: boolean('was_shown').notNull().default(false),
    /** Stop was sent; whichever process writes looks here. */
    stopAskedAt: moment('stop_asked_at'),
    /** The picture that was made, to be removed if nobody fetches it. */
    pictureId: text('picture_id'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.useId] }),
    index('uses_held').on(table.deadlineAt).where(sql`${table.state} = 'held'`),
    index('uses_held_by_carer').on(table.uid).where(sql`${table.state} = 'held'`),
    index('uses_unreceived')
      .on(table.uid, table.finishedAt)
      .where(sql`${table.wasShown} AND ${table.state} <> 'captured'`),
    check('uses_state', sql`${table.state} IN ('held', 'captured', 'released')`),
  ],
);

/**
 * Finished texts, for a page that lost its connection. Sealed with a key that the page made and the server does not
 * keep: what lies here can be read by nobody.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    uid: text('uid').notNull(),
    useId: text('use_id').notNull(),
    sealed: bytes('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.useId] }),
    foreignKey({ columns: [table.uid, table.useId], foreignColumns: [uses.uid, uses.useId] }).onDelete(
      'cascade',
    ),
    index('kept_answers_by_age').on(table.expiresAt),
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
