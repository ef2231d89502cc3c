import { entryKinds } from '@calmbridge/domain/credits/history';
import { features, plans } from '@calmbridge/domain/credits/prices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './auth-schema.ts';

export { account, rateLimit, session, user, verification } from './auth-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

// DDL can't carry parameters, so a list of our own constants is written out.
const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The user document. The balance is a projection of the ledger, changed in the same transaction as an entry. */
export const users = pgTable(
  'users',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    dob: date('dob', { mode: 'string' }).notNull(),
    accountCreator: text('account_creator').notNull(),
    plan: text('plan', { enum: plans }).notNull().default('free'),
    creditsHundredths: integer('credits_hundredths').notNull().default(0),
    /** A refund or a dispute may take back credits already spent. Nothing else may set this. */
    hasDebt: boolean('has_debt').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    carePlansUsed: integer('care_plans_used').notNull().default(0),
    storiesUsed: integer('stories_used').notNull().default(0),
    aiChatsUsed: integer('ai_chats_used').notNull().default(0),
    pecsDownloadsUsed: integer('pecs_downloads_used').notNull().default(0),
    pecsGenerationsUsed: integer('pecs_generations_used').notNull().default(0),
    pecsUploadsUsed: integer('pecs_uploads_used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastLogin: moment('last_login').notNull(),
    lastFreeCreditAt: moment('last_free_credit_at'),
  },
  (table) => [
    check('users_balance', sql`${table.creditsHundredths} >= 0 OR ${table.hasDebt}`),
    check('users_plan', sql`${table.plan} IN (${oneOf(plans)})`),
  ],
);

/**
 * Entries only grow in number: a trigger refuses any change, and any removal but the one that follows the removal of
 * the account itself. `ref` names the use or purchase an entry belongs to; asking twice writes once.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    ref: text('ref').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    hundredths: integer('hundredths').notNull(),
    feature: text('feature', { enum: features }),
    balanceAfter: integer('balance_after').notNull(),
    reason: text('reason').notNull(),
    /** Who caused it: `carer`, `system`, `provider`, or `admin:` and a uid. */
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('ledger_once').on(table.uid, table.kind, table.ref),
    uniqueIndex('ledger_settled_once')
      .on(table.uid, table.ref)
      .where(sql`${table.kind} IN ('capture', 'release')`),
    index('ledger_by_user').on(table.uid, table.id),
    check('ledger_kind', sql`${table.kind} IN (${oneOf(entryKinds)})`),
    check('ledger_feature', sql`${table.feature} IN (${oneOf(features)})`),
    check(
      'ledger_sign',
      sql`CASE ${table.kind}
        WHEN 'hold' THEN ${table.hundredths} <= 0
        WHEN 'capture' THEN ${table.hundredths} = 0
        WHEN 'release' THEN ${table.hundredths} >= 0
        WHEN 'refund' THEN ${table.hundredths} <= 0
        WHEN 'dispute' THEN true
        WHEN 'adjustment' THEN true
        ELSE ${table.hundredths} > 0
      END`,
    ),
  ],
);

/**
 * Whose pictures are to be removed from the blob storage, which no transaction reaches. The row is written when the
 * account goes, and stays until nothing of the carer's can be left there.
 */
export const pictureRemovals = pgTable('picture_removals', {
  uid: text('uid').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
