import type { Browser, Cookie } from '@playwright/test';

export type Route = { path: string; isPublic: boolean };

/** `session` is a signed-in carer's; pages that are public are opened without it. */
export type Tools = { browser: Browser; url: string; emptyUrl: string; session: Cookie[] };
