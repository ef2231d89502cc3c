import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { CarerProfile } from './carer-profile.ts';
import { UserDocument } from './me.ts';

/**
 * What its owner may set. Unknown keys are refused, so that a request naming `credits`, `plan`, `isAdmin`,
 * `aiUsage`, `email` or `uid` changes nothing (rule US2).
 */
export const UserDocumentPatch = z.strictObject(CarerProfile.partial().shape);
export type UserDocumentPatch = z.infer<typeof UserDocumentPatch>;

export const readUserContract = contract({
  method: 'GET',
  path: '/api/users/:uid',
  input: nothing,
  output: UserDocument,
});
/** Creates the document when there is none (then every field of CarerProfile is needed), else merges. */
export const mergeUserContract = contract({
  method: 'PATCH',
  path: '/api/users/:uid',
  input: UserDocumentPatch,
  output: UserDocument,
});
