type Browser = { userAgent: string; userAgentData?: { mobile?: boolean } };

/** How long a sign-in, sign-up and the like may take: 30 s, and 60 s on a phone, whose network may be slow. */
export const identityTimeoutMs = (browser: Browser = navigator): number =>
  (browser.userAgentData?.mobile ?? /Mobi|Android/i.test(browser.userAgent)) ? 60_000 : 30_000;
