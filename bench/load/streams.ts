// Keeps a number of AI texts coming at once: whenever one ends, the next is asked for.
import { randomBytes, randomUUID } from 'node:crypto';
import { emptyProfile } from '@calmbridge/domain/child/profile';

export const profile = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

export function openStreams(url: string, cookies: readonly string[], count: number) {
  const stopping = new AbortController();
  let [whole, failed] = [0, 0];
  const one = async (at: number) => {
    const useId = randomUUID();
    const sealKey = randomBytes(32).toString('base64url');
    const body = JSON.stringify({ useId, sealKey, profile, message: 'What helps at bedtime?' });
    const headers = { 'content-type': 'application/json', cookie: cookies[at % cookies.length] ?? '' };
    const response = await fetch(`${url}/api/assistant/chat`, {
      method: 'POST',
      headers,
      body,
      signal: stopping.signal,
    });
    let bytes = 0;
    if (response.body) for await (const chunk of response.body) bytes += chunk.byteLength;
    if (response.status !== 200 || bytes === 0) throw new Error(`answered ${response.status}`);
    // As the page does once it has the text.
    const received = await fetch(`${url}/api/uses/${useId}/received`, { method: 'POST', headers });
    if (!received.ok) throw new Error(`received answered ${received.status}`);
  };
  const keepOne = async (at: number) => {
    // Not all in the same moment: carers do not press their buttons together.
    await new Promise((done) => setTimeout(done, (at / count) * 2000));
    while (!stopping.signal.aborted) {
      try {
        await one(at);
        whole += 1;
      } catch {
        if (stopping.signal.aborted) return;
        failed += 1;
        await new Promise((done) => setTimeout(done, 200));
      }
    }
  };
  const all = Array.from({ length: count }, (_, at) => keepOne(at));
  return {
    tally: () => ({ whole, failed }),
    stop: async () => {
      stopping.abort();
      await Promise.all(all);
    },
  };
}
