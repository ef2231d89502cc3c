import { randomUUID } from 'node:crypto';
import { askMeaningsContract } from '@calmbridge/domain/assistant/ask-meanings';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSafety } from '#adapters/assistant/create-safety';
import { guidebookWriter } from '#adapters/assistant/guidebook-writer';
import { notesFor } from '#adapters/assistant/notes-for';
import { WriterFailure } from '#adapters/assistant/writer';
import { readHere } from '#adapters/reading/read-here';
import { eventsIn, newSealKey, someChild, wordsOf } from '../../../test/asking.ts';
import { codeOf, openBrowser } from '../../../test/browser.ts';
import { balanceOf } from '../../../test/carers.ts';
import { expectInvariants } from '../../../test/ledger-invariants.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { answerRequest } from './answer-request.ts';
import { askForCarer } from './ask-meanings.ts';
import { createFreeReadings, formReadingsAMinute } from './free-readings.ts';

const { path } = askMeaningsContract;
const unfinished = { triggers: 'big salon chair, zanzibar vanilla' };
const clock = { now: () => new Date('2026-11-17T12:00:00Z') };

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
afterEach(() => expectInvariants(server.database));

test('[AS38] an unfinished profile is asked about; nothing is charged, held, kept or logged', async () => {
  const browser = openBrowser(server.app);
  const { user } = await browser.signUp({ email: 'meaning@example.org' });
  const rows = async () => {
    const { rows: found } = await server.database.pool.query('select count(*) from ledger_entries');
    return found;
  };
  const before = await rows();
  const answer = await browser.post(path, { profile: unfinished });
  expect(answer.status).toBe(200);
  const { asks } = askMeaningsContract.output.parse(answer.body);
  expect(asks).toHaveLength(1);
  expect(asks[0]).toMatchObject({ field: 'triggers', phrase: 'big salon chair' });
  expect(asks[0]?.choices[0]).toEqual({ id: 'haircut', label: 'Haircuts' });
  expect(asks[0]?.choices.length).toBeLessThanOrEqual(3);
  expect(await balanceOf(server.database, user.uid)).toBe(100);
  expect(await rows()).toEqual(before);
  expect(server.logLines.join('')).not.toMatch(/big salon chair|zanzibar/);
});

test('[AS38] who is signed out is refused, and so is what is no profile', async () => {
  const stranger = openBrowser(server.app);
  const refused = await stranger.post(path, { profile: unfinished });
  expect([refused.status, codeOf(refused)]).toEqual([401, 'identity/not-signed-in']);
  const browser = openBrowser(server.app);
  await browser.signUp({ email: 'meaning2@example.org' });
  const meanings = { 'a secret phrase': 'Not An Id' };
  const bad = await browser.post(path, { profile: { ...unfinished, meanings } });
  expect([bad.status, codeOf(bad)]).toEqual([400, 'request/invalid']);
  expect(bad.text).not.toContain('secret');
});

test('[AS38] readings are counted by the minute, and readers that are busy refuse', async () => {
  const formReadings = createFreeReadings(clock, formReadingsAMinute);
  const ask = { profile: { ...emptyProfile, ...unfinished }, today: '2026-11-17' };
  const reading = { ...readHere, askMeanings: async () => [] };
  for (let n = 0; n < formReadingsAMinute.max; n += 1)
    expect(await askForCarer({ reading, formReadings }, 'one', ask)).toEqual({
      ok: true,
      value: { asks: [] },
    });
  expect(await askForCarer({ reading, formReadings }, 'one', ask)).toMatchObject({
    ok: false,
    refusal: { code: 'identity/too-many-requests', retryAfterSeconds: 60 },
  });
  const busy = {
    ...readHere,
    askMeanings: () => Promise.reject(new WriterFailure('busy', 'assistant/unavailable')),
  };
  expect(await askForCarer({ reading: busy, formReadings }, 'two', ask)).toMatchObject({
    refusal: { code: 'assistant/unavailable' },
  });
});

test('[PL42] a chosen situation is in the plan that is paid for', async () => {
  const browser = openBrowser(server.app);
  await browser.signUp({ email: 'meaning3@example.org' });
  const planOf = async (meanings: Record<string, string>) => {
    const profile = { ...someChild, triggers: 'big salon chair', meanings };
    const useId = randomUUID();
    const body = { useId, sealKey: newSealKey(), profile };
    const answer = await browser.post('/api/assistant/care-plan', body);
    await browser.post(`/api/uses/${useId}/received`);
    return wordsOf(eventsIn(answer.text));
  };
  expect(await planOf({})).toContain('“big salon chair” If it is about haircuts: ');
  expect(await planOf({ 'big salon chair': 'haircut' })).toMatch(/\| Big salon chair \| /);
});

test('[AS33] what was chosen goes along to a service as a note, and what is something else does not', async () => {
  const reading = {
    graveChances: async () => [[1]],
    crisisChances: async () => [[1]],
    readEntries: async (_kind: string, texts: readonly string[]) =>
      texts.map(() => ({ nearest: [{ id: 'nails', chance: 0.99 }], none: 0 })),
  };
  const noted = async (meanings: Record<string, string>) => {
    const profile = { ...emptyProfile, triggers: 'big salon chair', meanings };
    const notes = await notesFor({ use: 'plan', ask: { profile, today: '2026-11-17' } }, reading);
    return notes.map(({ id }) => id);
  };
  expect(await noted({})).toEqual(['nails']);
  expect(await noted({ 'big salon chair': 'haircut' })).toEqual(['haircut']);
  expect(await noted({ 'big salon chair': '' })).toEqual([]);
});

test('[AS16] the reviewer’s command takes meanings, and shows what a plan asks, with names', async () => {
  const tools = {
    writer: guidebookWriter(readHere),
    safety: createSafety(readHere),
    reading: readHere,
    clock,
  };
  const answer = (more: object) =>
    answerRequest(
      tools,
      JSON.stringify({ id: 1, kind: 'plan', profile: { name: 'Hal', triggers: 'Hal salon visit' }, ...more }),
    );
  const haircut = { id: 'haircut', label: 'Haircuts' };
  expect(await answer({})).toMatchObject({
    asks: [{ phrase: 'Hal salon visit', choices: expect.arrayContaining([haircut]) as object[] }],
    text: expect.stringContaining('“Hal salon visit”') as string,
  });
  const chosen = await answer({ meanings: { 'Hal salon visit': 'haircut' } });
  expect(JSON.stringify(chosen)).not.toContain('What helps: ____');
});

test('[AS3] a word of the name comes back from a batch as it was typed', async () => {
  const safety = createSafety(readHere);
  const tools = { writer: guidebookWriter(readHere), safety, reading: readHere, clock };
  const profile = { name: 'Mbeki, Thandi', notes: 'Thandi naps at two.' };
  const { text } = (await answerRequest(tools, JSON.stringify({ id: 1, kind: 'plan', profile }))) as {
    text: string;
  };
  expect(text).toContain('“Thandi naps at two.”');
});
