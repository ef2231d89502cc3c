import type { RefusalCode } from '@calmbridge/domain/refusals';

/** Who is asking, once a session has been read. */
export type Carer = {
  uid: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  /** Null without a profile. It fits the wording of answers; no permission hangs on it. */
  accountCreator: string | null;
  sessionToken: string;
  sessionExpiresAt: Date;
};

/** What every request carries. */
export type AppEnv = {
  Variables: {
    requestId: string;
    clientAddress: string;
    readCarer: () => Promise<Carer | null>;
    /** The token of a session of ours. Whether it still stands is not asked. */
    readSessionToken: () => string | null;
    /** Set once the call was refused, for the log. */
    refusal?: RefusalCode;
  };
};

/** What a route behind sign-in carries. */
export type SignedIn = { Variables: AppEnv['Variables'] & { carer: Carer } };

/** What a route carries that asks whether the session stands with what it does. */
export type WithSession = { Variables: AppEnv['Variables'] & { sessionToken: string } };
