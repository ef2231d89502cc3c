// For tests: stands where the network begins. Everything on the page's side of `fetch` is the real thing.
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { Me, UserDocument } from '@calmbridge/domain/users/me';
import { vi } from 'vitest';

export type Answer = { status: number; body: unknown };
type Answering = Answer | (() => Answer | Promise<Answer>);

export const answers = (body: unknown): Answer => ({ status: 200, body });
export const refuses = (status: number, code: RefusalCode, more = {}): Answer => ({
  status,
  body: { error: { code, requestId: 'r1', ...more } },
});
export const isDown = (): never => {
  throw new TypeError('Failed to fetch');
};
export const neverAnswers = (): Promise<Answer> => new Promise(() => {});

/** Routes read `POST /api/identity/sign-in`. What is not named is answered with 404. */
export function fakeServer(routes: Record<string, Answering>) {
  const calls: { route: string; body: unknown }[] = [];
  const table: Record<string, Answering> = {
    'GET /api/me': answers({ is: 'signed-out' }),
    'GET /api/service': answers(serviceFacts),
    ...routes,
  };
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    const route = `${method} ${path}`;
    calls.push({ route, body: body ? JSON.parse(String(body)) : undefined });
    const answering = table[route] ?? refuses(404, 'request/not-found');
    const waiting = typeof answering === 'function' ? answering() : answering;
    const { status, body: answer } = await Promise.race([waiting, abortion(signal)]);
    return new Response(JSON.stringify(answer), { status });
  });
  return {
    calls,
    sent: (route: string) => calls.filter((call) => call.route === route).map((call) => call.body),
    change: (more: Record<string, Answering>) => Object.assign(table, more),
  };
}

const abortion = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

export const serviceFacts = {
  version: '0.1.0',
  founderLine: 'Founded by the Calmbridge team',
  contactEmail: 'hello@example.org',
  passwordMinLength: 6,
  assistant: { is: 'guidebook' },
  imageServiceName: 'Grok Aurora API',
  hasImageService: false,
  payments: { is: 'sandbox' },
};

export const mayasDocument: UserDocument = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.org',
  dob: '1988-05-14',
  accountCreator: 'parentsGuardians',
  plan: 'silver',
  credits: 12.5,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastLogin: '2026-11-15T10:00:00.000Z',
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
  isAdmin: false,
};

export const maya = (document: UserDocument | null = mayasDocument): Me => ({
  user: { uid: 'maya-1', displayName: 'Maya Okafor', email: 'maya@example.org', photoURL: null },
  document,
  sessionExpiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
});

export const signedInAs = (me: Me): Answer => answers({ is: 'signed-in', me });
