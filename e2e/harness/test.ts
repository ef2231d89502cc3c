// The test functions of every journey: a server, a page that is watched, a carer when wanted.
import { expect } from '@playwright/test';
import { type Carer, newCarer, signUpByApi } from './carers.ts';
import { served } from './servers.ts';
import { type Complaints, watchPage } from './watch-page.ts';

type Fixtures = { complaints: Complaints; signedUp: Carer };

/** A visitor's journey; who asks for `signedUp` is a carer. */
export const test = served.extend<Fixtures>({
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
