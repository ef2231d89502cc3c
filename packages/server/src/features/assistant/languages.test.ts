// Messages that are not in English, through the server: with the guidebook and with a service, with and without credits.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseWriter } from '#adapters/assistant/choose-writer';
import { createSafety } from '#adapters/assistant/create-safety';
import { readHere } from '#adapters/reading/read-here';
import { eventsIn, wordsOf } from '../../../test/asking.ts';
import { openBrowser } from '../../../test/browser.ts';
import { balanceOf } from '../../../test/carers.ts';
import { type AiFake, startAiService } from '../../../test/fakes/ai-service.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { answerRequest } from './answer-request.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;
let ai: AiFake;
let guided: Server;
let served: Server;

beforeAll(async () => {
  ai = await startAiService();
  guided = await startTestApp();
  served = await startTestApp({ config: { ai: { baseUrl: ai.url, apiKey: 'key', model: 'model' } } });
});
afterAll(async () => {
  await guided.close();
  await served.close();
  await ai.stop();
});

const spanish = 'Mi hijo de seis años no quiere cortarse el pelo, ¿qué puedo hacer?';

async function ask(server: Server, message: string, { isPoor = false } = {}) {
  const browser = openBrowser(server.app);
  const { user } = await browser.signUp({ email: `${randomUUID()}@example.org` });
  if (isPoor)
    await server.database.pool.query(
      `with carer as (update users set credits_hundredths = 0 where uid = $1)
       insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, 'test', 'adjustment', -100, 0, 'test', 'system', now())`,
      [user.uid],
    );
  const before = await balanceOf(server.database, user.uid);
  const answer = await browser.post('/api/assistant/chat', { useId: randomUUID(), profile: null, message });
  return { events: eventsIn(answer.text), spent: before - (await balanceOf(server.database, user.uid)) };
}

test.each([false, true])(
  '[AS28] the guidebook says in Spanish that it reads English only, free (without credits: %s)',
  async (isPoor) => {
    const { events, spent } = await ask(guided, spanish, { isPoor });
    expect(events.find(({ is }) => is === 'asks')).toMatchObject({ choices: [], fields: [] });
    expect(JSON.stringify(events)).toContain('Solo leo inglés');
    expect(JSON.stringify(events)).toContain('112');
    expect(events.at(-1)).toMatchObject({ is: 'done', charged: 0, isFree: true });
    expect(spent).toBe(0);
  },
);

test('[AS28] a service answers it, and the numbers stand below in the same language', async () => {
  ai.behave({ is: 'whole', text: 'Pruebe con un cortapelos silencioso.' });
  const { events } = await ask(served, spanish);
  const text = wordsOf(events);
  expect(text).toMatch(/^Pruebe con un cortapelos silencioso\./);
  expect(text).toContain('Si alguien está en peligro');
  expect(events.at(-1)).toMatchObject({ is: 'done' });
});

test.each([
  ['Ayuda por favor, mi niña no respira', 'K7', 'Llama ahora mismo'],
  ['Il a avalé une pile ce matin', 'K4', 'Appelez les secours'],
  ['mein Sohn sagt, er will sterben', 'K1', 'Rufen Sie jetzt den Notruf an'],
  ['não encontro meu filho, ele saiu há dez minutos', 'K3', 'Ligue agora'],
  ['المعلمة تضربه', 'K2', 'اتصل برقم الطوارئ'],
  ['उसके हाथ में चाकू है और बहन को धमका रहा है', 'K9', 'आपातकालीन नंबर'],
])('[AS28] a plain crisis gets help in its language, whoever writes: %s', async (message, kind, words) => {
  ai.calls.length = 0;
  for (const server of [guided, served]) {
    const { events, spent } = await ask(server, message, { isPoor: true });
    expect(events[0]).toMatchObject({ is: 'help', kind, isInstead: true });
    expect(JSON.stringify(events[0])).toContain(words);
    expect(spent).toBe(0);
  }
  expect(ai.calls).toHaveLength(0);
});

test('[AS28] the reviewer’s command says the same', async () => {
  const { config, clock } = guided.ports;
  const tools = {
    writer: chooseWriter({ config, clock }, readHere),
    safety: createSafety(readHere),
    reading: readHere,
    clock,
  };
  const line = (message: string) => answerRequest(tools, JSON.stringify({ id: 1, kind: 'chat', message }));
  expect(await line(spanish)).toMatchObject({ crisis: null, asks: { choices: [], fields: [] } });
  expect(await line('Ayuda, mi niña no respira')).toMatchObject({ crisis: 'K7' });
});
