/** Who is asking, once a session has been read. */
export type Carer = {
  uid: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  sessionToken: string;
  sessionExpiresAt: Date;
};

/** What every request carries. */
export type AppEnv = {
  Variables: { requestId: string; clientAddress: string; readCarer: () => Promise<Carer | null> };
};

/** What a route behind sign-in carries. */
export type SignedIn = { Variables: AppEnv['Variables'] & { carer: Carer } };
