import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, maya, refuses, signedInAs } from '#api/testing/fake-server';
import { openAt } from './testing/test-app.tsx';

// Agreed sentences, where a carer meets them: on a page, as the answer to something they did.

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the image test page', () => {
  test.each([
    [503, 'credits/deduct-failed', 'Failed to deduct credits. Please try again.'],
    [503, 'credits/update-failed', 'Failed to update credits. Please try again.'],
    [400, 'credits/invalid-feature', 'Invalid feature.'],
    [404, 'credits/user-not-found', 'User data not found.'],
    [502, 'images/failed', 'Failed to generate an image with Grok Aurora API.'],
  ] as const)('answers %s %s with its words', async (status, code, words) => {
    fakeServer({ 'GET /api/me': signedInAs(maya()), 'POST /api/images': refuses(status, code) });
    openAt('/test-image-generation');
    await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 15_000 }), 'a cup');
    await userEvent.click(screen.getByRole('button', { name: /^Generate/ }));
    expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain(words);
  });
});

describe('the sign-in page', () => {
  test.each([
    [401, 'identity/invalid-credential', {}, 'That e-mail address or password is wrong'],
    [429, 'identity/too-many-requests', { retryAfterSeconds: 300 }, 'wait 5 minutes'],
  ] as const)('answers %s %s with its words', async (status, code, more, words) => {
    fakeServer({ 'POST /api/identity/sign-in': refuses(status, code, more) });
    openAt('/signin');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});
