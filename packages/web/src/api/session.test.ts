import { expect, test } from 'vitest';
import { sessionView } from './session.ts';
import { maya, mayasDocument } from './testing/fake-server.ts';

const me = (more: Partial<typeof mayasDocument> = {}) => maya({ ...mayasDocument, ...more });

test('pages read the session by its agreed names', () => {
  expect(sessionView({ is: 'loading' })).toMatchObject({
    isAuthenticated: false,
    isLoading: true,
    isAdmin: false,
    user: null,
    userPlan: 'free',
    credits: 0,
  });
  expect(sessionView({ is: 'signed-in', me: me({ plan: 'silver', credits: 2.5 }) })).toMatchObject({
    isAuthenticated: true,
    isLoading: false,
    isAdmin: false,
    user: { uid: 'maya-1', displayName: 'Maya Okafor', email: 'maya@example.org' },
    userPlan: 'silver',
    credits: 2.5,
  });
});

test('an administrator’s balance is 999999', () => {
  const view = sessionView({ is: 'signed-in', me: me({ isAdmin: true, credits: 1 }) });
  expect([view.isAdmin, view.credits]).toEqual([true, 999_999]);
});
