import { mo } from './browser.ts';

/** Signs a carer up at a server process over HTTP; a test app has `signUp` of its own. */
export async function signUpAt(url: string, email: string): Promise<{ uid: string; cookie: string }> {
  const response = await fetch(`${url}/api/identity/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...mo, email }),
  });
  const { user } = (await response.json()) as { user: { uid: string } };
  const cookies = response.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { uid: user.uid, cookie: cookies.join('; ') };
}
