import { insertDocument, type NewDocument, setDisplayName, type Transaction } from './user-store.ts';

export type { Transaction };

/** Gives an account its document and starting credit, in the caller's transaction. False when it has them (US3, US5). */
export async function beginDocument(tx: Transaction, document: NewDocument): Promise<boolean> {
  const isNew = await insertDocument(tx, document);
  if (isNew) await setDisplayName(tx, document.uid, document, document.now);
  return isNew;
}
