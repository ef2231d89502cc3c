// A page that asks for a text and reads it event by event, or goes away in the middle.
import { randomBytes, randomUUID } from 'node:crypto';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { Hono } from 'hono';
import type { AppEnv } from '#http/app-env';
import type { Browser } from './browser.ts';

export const someChild: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '6',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
  triggers: 'hand dryers',
};

export const newSealKey = () => randomBytes(32).toString('base64url');
export const newChat = (message = 'He will not sleep. What helps?') => ({
  useId: randomUUID() as string,
  sealKey: newSealKey(),
  profile: someChild,
  message,
});

export const eventsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AssistantEvent);

export const wordsOf = (events: readonly AssistantEvent[]) =>
  events.map((event) => (event.is === 'text' ? event.text : '')).join('');

/** Sends a use and leaves its stream open. */
export async function openStream(
  app: Hono<AppEnv>,
  { jar }: Browser,
  body: object,
  path = 'chat',
  signal = new AbortController().signal,
) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.request(
    `/api/assistant/${path}`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
      signal,
    },
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  );
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  /** The next write, or null at the end. */
  const next = async () => {
    const read = await reader?.read();
    return !read || read.done ? null : eventsIn(decoder.decode(read.value, { stream: true }));
  };
  return {
    status: response.status,
    next,
    /** Reads on until some text is there. */
    async untilText() {
      for (let events = await next(); events !== null; events = await next())
        if (wordsOf(events) !== '') return;
    },
    async rest() {
      const all: AssistantEvent[] = [];
      for (let events = await next(); events !== null; events = await next()) all.push(...events);
      return all;
    },
    leave: () => reader?.cancel(),
  };
}
