// The test functions of every journey: a server of its worker's own, a page that is watched, a carer when wanted.
import { test as base, expect } from '@playwright/test';
import { type Carer, newCarer, signUpByApi } from './carers.ts';
import { type Server, startServer } from './server.ts';
import { type Complaints, watchPage } from './watch-page.ts';

type Fixtures = { complaints: Complaints; signedUp: Carer };

/** A visitor's journey; who asks for `signedUp` is a carer. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    // Generous: a first start makes a database, on a machine it may share with many.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, server }, use) => {
      const complaints = watchPage(page, server.url);
      await use(complaints);
      expect(complaints.found(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
  signedUp: async ({ context, server }, use) => {
    const carer = newCarer();
    await signUpByApi(context, server.url, carer);
    await use(carer);
  },
});

/** The same for a carer: whoever opens the page is signed up and signed in. */
export const carerTest = test.extend({
  page: async ({ page, signedUp: _carer }, use) => use(page),
});

export { expect };
