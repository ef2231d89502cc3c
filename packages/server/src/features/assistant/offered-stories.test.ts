// Where the reader is sure of no scene, the likely ones are offered: asking is free, the one that is pressed is one story.
import { randomUUID } from 'node:crypto';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSafety } from '#adapters/assistant/create-safety';
import { guidebookWriter } from '#adapters/assistant/guidebook-writer';
import type { CheckedStory, Safety } from '#adapters/assistant/safety';
import { WriterFailure } from '#adapters/assistant/writer';
import { readHere } from '#adapters/reading/read-here';
import { eventsIn, someChild as profile } from '../../../test/asking.ts';
import { type Browser, codeOf, openBrowser } from '../../../test/browser.ts';
import { expectInvariants } from '../../../test/ledger-invariants.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { withAiService } from '../../../test/with-ai-service.ts';
import { answerRequest } from './answer-request.ts';
import { asksForNoScene, writeCheckedStory } from './write-checked-story.ts';

const request: StoryRequest = {
  type: 'Routine',
  supportLevel: 'Level 2 (Moderate Support Needs)',
  tone: 'Calm and Reassuring',
  context: 'Home',
  about: 'trip to have his fringe done with Dad',
};
const haircut = { id: 'getting-a-haircut', label: 'Getting a haircut' };

/** Asks as the page does: what came whole is acknowledged. */
async function post(browser: Browser, more: object, useId: string = randomUUID()) {
  const answer = await browser.post('/api/assistant/story', {
    useId,
    profile,
    request: { ...request, ...more },
  });
  const events = answer.status === 200 ? eventsIn(answer.text) : [];
  if (events.at(-1)?.is === 'done') await browser.post(`/api/uses/${useId}/received`);
  const { body } = await browser.get('/api/credits');
  return { answer, events, credits: body as { credits: number; aiUsage: { stories: number } } };
}

describe('[AS37] with the guidebook', () => {
  let server: Awaited<ReturnType<typeof startTestApp>>;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestApp();
  });
  beforeEach(async () => {
    browser = openBrowser(server.app);
    await browser.signUp({ email: `${randomUUID()}@example.org` });
  });
  afterEach(() => expectInvariants(server.database));
  afterAll(() => server.close());

  test('likely scenes are offered free, and the one that is pressed is paid for once', async () => {
    const asked = await post(browser, {});
    expect(asked.events.find(({ is }) => is === 'asks')).toMatchObject({
      choices: [haircut],
      fields: [{ id: 'first' }, {}, {}],
    });
    expect(asked.events.at(-1)).toMatchObject({ is: 'done', charged: 0, isFree: true });
    expect(asked.credits).toMatchObject({ credits: 1, aiUsage: { stories: 0 } });

    const useId = randomUUID();
    const told = await post(browser, { scene: haircut.id }, useId);
    expect(told.events.find(({ is }) => is === 'story')).toMatchObject({
      title: 'Getting a Haircut',
      text: expect.stringMatching(/a trip to have my fringe done with Dad\./),
      check: { passed: true },
      others: [{}, {}],
    });
    expect(told.credits).toMatchObject({ credits: 0.75, aiUsage: { stories: 1 } });
    const again = await post(browser, { scene: haircut.id }, useId);
    expect(again.credits).toMatchObject({ credits: 0.75, aiUsage: { stories: 1 } });
  });

  test('a scene that nobody knows is refused before anything is held', async () => {
    const useId = randomUUID();
    const { answer, credits } = await post(browser, { scene: 'a-ride-on-a-comet' }, useId);
    expect(answer.status).toBe(422);
    expect(codeOf(answer)).toBe('assistant/no-such-story');
    expect(credits).toMatchObject({ credits: 1, aiUsage: { stories: 0 } });
    const held = await server.database.pool.query('select 1 from uses where use_id = $1', [useId]);
    expect(held.rows).toEqual([]);
    expect((await post(browser, { scene: 'x'.repeat(81) })).answer.status).toBe(400);
  });

  test('a pressed scene is told also where it leaves much of the line out, and the check says so', async () => {
    const about = 'clippers on tuesday at ten with the new lady, no telly there, then pancakes at Oma';
    const { events, credits } = await post(browser, { about, scene: haircut.id });
    expect(events.find(({ is }) => is === 'story')).toMatchObject({
      title: 'Getting a Haircut',
      check: {
        findings: expect.arrayContaining([
          expect.objectContaining({ rule: 'S00', isOk: false, severity: 'soft' }),
        ]),
      },
    });
    expect(credits).toMatchObject({ aiUsage: { stories: 1 } });
  });
});

describe('[AS37] where only the whole check finds that another event is told', () => {
  const elsewhere: CheckedStory = {
    title: 'Getting a Haircut',
    text: 'Hair grows.',
    isWithheld: false,
    flags: [],
    check: {
      passed: false,
      score: 80,
      findings: [
        { rule: 'S00', isOk: false, severity: 'hard', sentence: '', why: 'It may tell something else.' },
      ],
    },
  };
  const safety: Safety = { ...createSafety(readHere), checkStory: async () => elsewhere };

  test('the carer is asked in place of the guidebook’s story', async () => {
    const task = {
      use: 'story' as const,
      ask: { profile, request: { ...request, scene: haircut.id } },
      problems: [],
    };
    const ports = { writer: guidebookWriter(readHere), safety };
    const events = [];
    for await (const event of writeCheckedStory(ports, task, new AbortController().signal))
      events.push(event);
    expect(events.at(-1)).toMatchObject({ is: 'asks', choices: [], fields: [{ id: 'first' }, {}, {}] });
    expect(events.some(({ is }) => is === 'story')).toBe(false);
  });
});

describe('[AS37] with a service', () => {
  const stage = withAiService();

  test('nothing is offered: it writes of the line', async () => {
    stage.ai.behave({
      is: 'whole',
      text: 'The Barber\n\nSometimes I take a trip to have a trim with Dad. The barber cuts my hair. Dad will stay. That is okay. I can ask for a break. Then the trip to the barber is done.',
    });
    const { events } = await post(stage.browser, {});
    expect(events.some(({ is }) => is === 'asks')).toBe(false);
    expect(events.some(({ is }) => is === 'story')).toBe(true);
  });
});

test('[AS16] the reviewer’s command shows what may be pressed and takes it', async () => {
  const tools = {
    writer: guidebookWriter(readHere),
    safety: createSafety(readHere),
    reading: readHere,
    clock: { now: () => new Date('2026-11-16T12:00:00Z') },
  };
  const answer = (more: object) =>
    answerRequest(
      tools,
      JSON.stringify({ id: 1, kind: 'story', profile: { name: 'Mika', age: 6 }, ...request, ...more }),
    );
  expect(await answer({})).toMatchObject({ asks: { choices: [haircut] } });
  expect(await answer({ scene: haircut.id })).toMatchObject({ title: 'Getting a Haircut' });
  expect(await answer({ scene: 'a-ride-on-a-comet' })).toEqual({
    id: 1,
    error: 'there is no scene "a-ride-on-a-comet"',
  });
});

test('[AS37] a scene that nobody could look up is not called unknown', async () => {
  const busy = { sceneLabel: () => Promise.reject(new WriterFailure('busy', 'assistant/unavailable')) };
  expect(await asksForNoScene(busy, { ...request, scene: haircut.id })).toBe(false);
  expect(await asksForNoScene(readHere, { ...request, scene: haircut.id })).toBe(false);
  expect(await asksForNoScene(readHere, { ...request, scene: 'no-such-scene' })).toBe(true);
});
