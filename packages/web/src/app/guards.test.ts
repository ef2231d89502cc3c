import { describe, expect, test } from 'vitest';
import type { SessionState } from '#api/session';
import { maya, mayasDocument } from '#api/testing/fake-server';
import { isSentToSignIn, privateGuard, publicGuard } from './guards.ts';

const loading: SessionState = { is: 'loading' };
const signedOut: SessionState = { is: 'signed-out' };
const withProfile: SessionState = { is: 'signed-in', me: maya() };
const withoutProfile: SessionState = { is: 'signed-in', me: maya(null) };
const fresh = { requiresProfileSetup: false, lastVisitedPage: null };
const returning = { requiresProfileSetup: false, lastVisitedPage: '/history' };
const publicPages = ['/', '/signin', '/signup', '/investors', '/forgot-password', '/reset-password'];

describe('private pages', () => {
  test('[GD1] wait while the session is loading', () =>
    expect(privateGuard('/form', loading, fresh)).toEqual({ is: 'wait' }));

  test('[GD2] send a signed-out visitor to /signin', () =>
    expect(privateGuard('/form', signedOut, returning)).toEqual({ is: 'go', to: '/signin' }));

  test('[GD3] send a user to /create-profile while the flag says so, or while there is no document', () => {
    const flagged = { ...fresh, requiresProfileSetup: true };
    expect(privateGuard('/form', withProfile, flagged)).toEqual({ is: 'go', to: '/create-profile' });
    expect(privateGuard('/form', withoutProfile, fresh)).toEqual({ is: 'go', to: '/create-profile' });
    expect(privateGuard('/create-profile', withoutProfile, flagged)).toEqual({ is: 'pass' });
    expect(privateGuard('/form', withProfile, fresh)).toEqual({ is: 'pass' });
  });
});

describe('the admin page', () => {
  const admin: SessionState = { is: 'signed-in', me: maya({ ...mayasDocument, isAdmin: true }) };
  test('[GD30] is an unknown path for everyone but administrators', () => {
    expect(privateGuard('/admin', admin, fresh)).toEqual({ is: 'pass' });
    expect(privateGuard('/admin', withProfile, fresh)).toEqual({ is: 'go', to: '/signin' });
    expect(privateGuard('/admin', signedOut, fresh)).toEqual({ is: 'go', to: '/signin' });
    for (const same of ['/admin/', '/Admin'])
      expect(privateGuard(same, withProfile, fresh), same).toEqual({ is: 'go', to: '/signin' });
  });
});

describe('public pages', () => {
  test.each(['/', '/signin', '/signup', '/investors'])('[GD4] %s is shown at once', (path) => {
    expect(publicGuard(path, loading, fresh)).toEqual({ is: 'pass' });
    expect(publicGuard(path, signedOut, fresh)).toEqual({ is: 'pass' });
  });

  test.each(['/signin', '/signup'])('[GD5] %s leads a signed-in user on', (path) => {
    expect(publicGuard(path, withProfile, returning)).toEqual({ is: 'go', to: '/history' });
    expect(publicGuard(path, withProfile, fresh)).toEqual({ is: 'go', to: '/form' });
  });

  test('[GD6] another public page leads a signed-in user on, and waits until it knows', () => {
    expect(publicGuard('/forgot-password', loading, fresh)).toEqual({ is: 'wait' });
    expect(publicGuard('/forgot-password', signedOut, fresh)).toEqual({ is: 'pass' });
    expect(publicGuard('/forgot-password', withProfile, returning)).toEqual({ is: 'go', to: '/history' });
    expect(publicGuard('/', withProfile, returning)).toEqual({ is: 'pass' });
  });

  test.each(publicPages.filter((path) => path !== '/investors'))(
    '[GD7] %s forces a user without a profile to make one',
    (path) =>
      expect(publicGuard(path, withoutProfile, returning)).toEqual({ is: 'go', to: '/create-profile' }),
  );

  test.each([loading, signedOut, withProfile, withoutProfile])(
    '[GD8] /investors is shown to all',
    (session) => expect(publicGuard('/investors', session, returning)).toEqual({ is: 'pass' }),
  );

  test('[GD11] a sign-in that was not found moves nobody away from where none is needed', () => {
    expect(['/form', '/'].map(isSentToSignIn)).toEqual([true, true]);
    const open = ['/signup', '/investors', '/forgot-password', '/reset-password'];
    expect(open.map(isSentToSignIn)).toEqual([false, false, false, false]);
  });
});
