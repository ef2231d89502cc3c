import type { SignUp } from '@calmbridge/domain/identity/account';
import type { Me } from '@calmbridge/domain/users/me';
import type { Hono } from 'hono';
import { createPasswords, derive, type Passwords } from '#features/identity/passwords';
import type { AppEnv } from '#http/app-env';

export const goodPassword = 'quiet harbour lantern';

export const mo: SignUp = {
  accountCreator: 'parentsGuardians',
  firstName: 'Mo',
  lastName: 'Harbour',
  dob: '1988-02-29',
  email: 'mo@example.org',
  password: goodPassword,
  plan: 'free',
};

type Settings = { address?: string; headers?: Record<string, string> };
type Answer = { status: number; body: unknown; text: string; headers: Headers; cookies: string[] };

/** Someone's browser in front of the app: keeps its cookies and has an address. */
export function openBrowser(app: Hono<AppEnv>, settings: Settings = {}) {
  const jar = new Map<string, string>();

  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(
      path,
      {
        method,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...settings.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: settings.address ?? '203.0.113.5' } } },
    );
    const cookies = response.headers.getSetCookie();
    for (const set of cookies) keep(jar, set);
    return answerOf(response, cookies);
  };

  return {
    jar,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PATCH', path, body, headers),
    send,
    signUp: async (given: Partial<SignUp> = {}) => {
      const answer = await send('POST', '/api/identity/sign-up', { ...mo, ...given });
      if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status} ${answer.text}`);
      return answer.body as Me;
    },
    signIn: (email = mo.email, password = goodPassword) =>
      send('POST', '/api/identity/sign-in', { email, password }),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

async function answerOf(response: Response, cookies: string[]): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : null,
    text,
    headers: response.headers,
    cookies,
  };
}

function keep(jar: Map<string, string>, set: string) {
  const [pair = '', ...attributes] = set.split(';');
  const [name = '', ...value] = pair.split('=');
  const isEnded = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
  if (isEnded) jar.delete(name);
  else jar.set(name, value.join('='));
}

/** Real hashing at a small price, told of every computation. */
export const countingPasswords = (onCompute: () => void): Passwords =>
  createPasswords({ log2N: 4, r: 8, p: 1 }, (...work) => {
    onCompute();
    return derive(...work);
  });

/** The code of a refused answer. */
export const codeOf = (answer: { body: unknown }) =>
  (answer.body as { error?: { code?: string } }).error?.code;
