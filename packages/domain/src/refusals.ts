// Every way the product says no. The server gives each code a status in one table, the page gives each code its
// words in one function; both are exhaustive, so a new code does not compile until both know it.

export const refusalCodes = [
  'request/invalid',
  'request/too-large',
  'request/cross-site',
  'request/not-found',
  'service/internal',
  'service/unavailable',
  'service/network-request-failed',
  'identity/not-signed-in',
  'identity/email-already-in-use',
  'identity/invalid-credential',
  'identity/wrong-password',
  'identity/too-many-requests',

  'identity/password-too-short',
  'identity/password-too-long',
  'identity/password-too-common',
  'identity/reset-link-invalid',
  'users/not-found',
  'credits/insufficient',
  'credits/invalid-feature',
  'credits/not-authenticated',
  'credits/user-not-found',
  'credits/deduct-failed',
  'credits/update-failed',
  'credits/use-running',
  'credits/use-already-answered',
  'credits/use-ended',
  'credits/use-mismatch',
  'payments/off',
  'payments/invalid',
  'payments/not-found',
  'payments/intent-failed',
  'payments/unavailable',
  'assistant/failed',
  'assistant/unavailable',
  'assistant/too-many-at-once',
  'assistant/no-such-story',
  'images/failed',
  'images/not-in-library',
  'images/too-many-at-once',
  'images/not-yours',
  'images/not-there',
  'images/no-room',
  'images/storage-unavailable',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export const isRefusalCode = (text: unknown): text is RefusalCode =>
  (refusalCodes as readonly unknown[]).includes(text);
