import { ledgerEntries } from './schema.ts';
import { columnsOf, listOf, statement } from './statement.ts';

// What every entry of the ledger is inserted with, in this order.

/** User, reference, kind, amount, balance after it, reason, who caused it, when. */
export const entryColumns = columnsOf(ledgerEntries, [
  'uid',
  'ref',
  'kind',
  'hundredths',
  'balanceAfter',
  'reason',
  'actor',
  'createdAt',
]);

/** The same, and then the feature that was used. */
export const useEntryColumns = listOf([entryColumns, statement`${ledgerEntries.feature}`]);
