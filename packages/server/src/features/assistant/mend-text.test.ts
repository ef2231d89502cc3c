// Parts of a service's text that are asked for again, through the server's own path.
import { randomUUID } from 'node:crypto';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { eventsIn, wordsOf } from '../../../test/asking.ts';
import type { AiBehaviour } from '../../../test/fakes/ai-behaviour.ts';
import { withAiService } from '../../../test/with-ai-service.ts';
import { createRewriting } from './mend-text.ts';

const profile: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '6',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const doubtful = 'The pills your doctor offers only cover up the signal that the body is sending.';
const harmful = 'Hold him face down on the floor until he stops kicking.';

const stage = withAiService();

/** The first call is answered with the text, every other by what `again` says. */
const write = (text: string, again: AiBehaviour) =>
  stage.ai.behave((body) =>
    /Rewrite this sentence|were left out of it/.test(body.messages[1]?.content ?? '')
      ? again
      : { is: 'whole', text },
  );
const ask = async (path: 'chat' | 'care-plan') => {
  const answer = await stage.browser.post(`/api/assistant/${path}`, {
    useId: randomUUID(),
    profile,
    message: 'What helps?',
  });
  const events = eventsIn(answer.text);
  return { events, text: wordsOf(events) };
};

test('[AS30] a doubtful sentence is put to the service once, as data, and what is clean takes its place', async () => {
  write(`Stay near.\n\n${doubtful}\n\nRest.`, {
    is: 'whole',
    text: 'Ask her doctor what each of them is for.',
  });
  const { text, events } = await ask('chat');
  expect(text).toContain('Ask her doctor what each of them is for.');
  expect(text).not.toContain('pills');
  expect(events.filter((event) => event.is === 'flag')).toEqual([]);
  expect(stage.ai.calls).toHaveLength(2);
  const [, second] = stage.ai.calls;
  expect(second?.body.messages[1]?.content).toContain(`<data>\n"${doubtful}"\n</data>`);
  expect(second?.body.max_tokens).toBe(200);
});

test.each<[string, AiBehaviour]>([
  ['fails', { is: 'status', status: 500 }],
  ['answers with harm', { is: 'whole', text: harmful }],
  ['answers with another kind of page', { is: 'html' }],
])('[AS30] a service that %s leaves the mark, and the text is whole', async (_, again) => {
  write(`Stay near.\n\n${doubtful}\n\nRest.`, again);
  const { text, events } = await ask('chat');
  expect(text).toContain(doubtful);
  expect(events.filter((event) => event.is === 'flag')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ is: 'done' });
});

test('[AS30] six sentences a text, and none after two failures', async () => {
  let calls = 0;
  const { signal } = new AbortController();
  const obliging = createRewriting({ mend: async () => ((calls += 1), 'Sit near.') }, signal);
  for (let turn = 0; turn < 9; turn += 1) await obliging?.('x', 'y');
  expect(calls).toBe(6);
  calls = 0;
  const failing = createRewriting({ mend: () => ((calls += 1), Promise.reject(new Error('no'))) }, signal);
  for (let turn = 0; turn < 9; turn += 1) expect(await failing?.('x', 'y')).toBeNull();
  expect(calls).toBe(2);
  expect(createRewriting({ mend: null }, signal)).toBeUndefined();
});

test('[AS31] what was left out travels behind its line, with its words and its reason', async () => {
  write(`## Hard moments\n\nStay calm. ${harmful} Offer water.`, { is: 'status', status: 500 });
  const { text, events } = await ask('chat');
  expect(text).toContain(
    '[A passage was left out here because it speaks of holding or shutting in a child.]',
  );
  expect(events.find((event) => event.is === 'withheld')).toEqual({
    is: 'withheld',
    withheld: {
      rule: 'N02',
      why: 'speaks of holding or shutting in a child',
      text: harmful,
      under: 'Hard moments',
      goesOn: false,
    },
  });
  expect(stage.ai.calls).toHaveLength(1);
});

test('[AS32] a plan that lost a passage is completed: the service is asked once for the missing part', async () => {
  const plan = `## Strengths\n\nTrains.\n\n## Hard moments\n\n${harmful}\n`;
  write(plan, {
    is: 'whole',
    text: '- **Hard moments:** Step back, lower your voice and wait beside the door.',
  });
  const { text } = await ask('care-plan');
  expect(text).toContain('## In place of what was left out\n\n- **Hard moments:** Step back');
  expect(stage.ai.calls).toHaveLength(2);
  expect(stage.ai.calls[1]?.body.messages[1]?.content).not.toContain('face down');
});

test.each<[string, AiBehaviour]>([
  ['fails', { is: 'status', status: 500 }],
  ['repeats it', { is: 'whole', text: `- **Hard moments:** ${harmful}` }],
])('[AS32] a service that %s leaves the plan as it is', async (_, again) => {
  write(`## Strengths\n\nTrains.\n\n## Hard moments\n\n${harmful}\n`, again);
  const { text, events } = await ask('care-plan');
  expect(text).not.toContain('In place of');
  expect(text).toContain('left out');
  expect(events.at(-1)).toMatchObject({ is: 'done' });
});
