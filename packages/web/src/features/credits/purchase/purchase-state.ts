import type { Refusal } from '@calmbridge/domain/result';

/** What the card provider made of the card. */
export type Confirmation = { is: 'confirmed' } | { is: 'declined'; message: string } | { is: 'unexpected' };
/** Null while the form has not everything the provider needs. */
export type Confirm = ((clientSecret: string) => Promise<Confirmation>) | null;

export type PurchaseState =
  | { is: 'opening' }
  | { is: 'unopened'; why: Refusal }
  | { is: 'ready'; error: string | null; isUnfinished?: boolean }
  | { is: 'processing' }
  | { is: 'looking' }
  | { is: 'waiting' }
  | { is: 'parked' }
  | { is: 'paid' };
