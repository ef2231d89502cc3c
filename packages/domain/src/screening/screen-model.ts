import type { Vectors } from '../meaning/vectors.ts';
import { type LinearModel, readLinearModel } from './linear-model.ts';

/** What the screen has learned. The bytes are files in this package's `assets`; reading them is the caller's business. */
export type ScreenModel = { vectors: Vectors; crisis: LinearModel; unsafe: LinearModel };

export const readModel = (vectors: Vectors, crisis: Uint8Array, unsafe: Uint8Array): ScreenModel => ({
  vectors,
  crisis: readLinearModel(crisis),
  unsafe: readLinearModel(unsafe),
});
