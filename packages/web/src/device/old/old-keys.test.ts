import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatHistory, notes, profileFormResponses, socialStories } from '../records/shapes.ts';
import type { Medium } from '../store/medium.ts';
import { Cut, cutAfter, lastingMemory, storeOver } from '../testing/device-test-kit.ts';
import { moveOldKeys } from './old-keys.ts';

const old = {
  chatHistory: [
    { id: 3, role: 'assistant', content: 'third', timestamp: '2025-03-03T00:00:00Z', fromForm: true },
    { id: 'two', role: 'user', content: 'second', timestamp: '2025-03-02T00:00:00Z', mood: 'kept too' },
    { role: 'user', content: 'no id', timestamp: '2025-03-01T00:00:00Z' },
    { id: 'odd', role: 'robot', content: 'not of the shape' },
  ],
  profileFormResponses: [
    { id: 9, role: 'assistant', content: 'plan', timestamp: '2025-02-01T00:00:00Z', noteIds: [1, 2] },
  ],
  notes: {
    9: [
      { id: 1, messageId: 9, content: 'good', timestamp: '2025-02-02T00:00:00Z' },
      { id: 2, messageId: 9, content: 'better', timestamp: '2025-02-03T00:00:00Z' },
    ],
  },
  socialStories: [story(1), story(2)],
};

function story(id: number) {
  const choices = { type: 'Routine', supportLevel: 'Level 1', tone: 'Calm', context: 'Home' };
  return {
    id,
    chatId: 3,
    date: `2025-01-0${id}`,
    customName: '',
    content: `story ${id}`,
    color: '',
    ...choices,
  };
}

const before = (limit?: number) => {
  const medium = lastingMemory(limit);
  for (const [key, value] of Object.entries(old)) medium.write(key, JSON.stringify(value));
  medium.write('credits', '12.5');
  medium.write('somebodyElses', 'not ours');
  return medium;
};

async function move(medium: Medium, uid = 'ada') {
  let credits: number | null = null;
  const outcome = await moveOldKeys(medium, storeOver(medium, { uid }).scope, (figure) => {
    credits = figure;
  });
  return { outcome, credits: credits as number | null };
}

test('[DV12] old lists become records under the signed-in user, in order, with nothing left behind', async () => {
  const medium = before();
  expect(await move(medium)).toEqual({ outcome: { ok: true }, credits: 12.5 });
  const store = storeOver(medium);
  const messages = store.collection(chatHistory).all();
  expect(messages.map(({ content }) => content)).toEqual(['second', 'no id']);
  expect(messages[0]).toEqual(old.chatHistory[1]);
  expect(store.collection(profileFormResponses).get('3')?.content).toBe('third');
  expect(store.collection(profileFormResponses).get('9')?.noteIds).toEqual(['1', '2']);
  expect(
    store
      .collection(notes)
      .all()
      .map(({ content }) => content),
  ).toEqual(['better', 'good']);
  expect(store.collection(socialStories).get('2')?.chatId).toBe('3');
  expect(store.quarantined().map(({ raw }) => JSON.parse(raw))).toEqual([old.chatHistory[3]]);
  const left = Object.keys(medium.dump()).filter((key) => !key.startsWith('calmbridge/'));
  expect(left).toEqual(['somebodyElses']);
});

test('[DV12] a list that is not JSON is quarantined as a whole', async () => {
  const medium = lastingMemory();
  medium.write('socialStories', '[{"id":1,"conte');
  await move(medium);
  expect(
    storeOver(medium)
      .quarantined()
      .map(({ raw }) => raw),
  ).toEqual(['[{"id":1,"conte']);
  expect(medium.read('socialStories')).toBeNull();
});

test('[DV12] cut at any step and started again, the end is the same as in one go', async () => {
  const whole = before();
  await move(whole);
  const wanted = withoutTurns(whole.dump());
  for (let steps = 0; steps < 40; steps += 1) {
    const medium = before();
    await move(cutAfter(medium, steps)).catch((fault) => expect(fault).toBeInstanceOf(Cut));
    await move(medium);
    expect(withoutTurns(medium.dump()), `cut after ${steps} changes`).toEqual(wanted);
  }
});

test('[DV12] with little room the move goes on in portions, and without any it leaves all as it was', async () => {
  const list = Array.from({ length: 60 }, (_, at) => ({
    ...old.chatHistory[1],
    id: `m${at}`,
    content: 'c'.repeat(300),
    timestamp: new Date(1_700_000_000_000 - at * 1000).toISOString(),
  }));
  const text = JSON.stringify(list);
  const tight = lastingMemory(text.length + 6000);
  tight.write('chatHistory', text);
  expect((await move(tight)).outcome).toEqual({ ok: true });
  expect(storeOver(tight).collection(chatHistory).all()).toEqual(list);

  const full = lastingMemory(text.length + 100);
  full.write('chatHistory', text);
  expect((await move(full)).outcome).toEqual({ ok: false, why: 'device/full' });
  expect(full.read('chatHistory')).toBe(text);
});

test('[DV12] any list of records moves without loss, whatever their ids', async () => {
  const record = fc.record({ id: fc.oneof(fc.string(), fc.nat()), content: fc.string({ unit: 'grapheme' }) });
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 12 }), async (records) => {
      const medium = lastingMemory();
      const list = records.map((each) => ({ ...each, role: 'user', timestamp: '' }));
      medium.write('chatHistory', JSON.stringify(list));
      await move(medium);
      const contents = new Set(
        storeOver(medium)
          .collection(chatHistory)
          .all()
          .map(({ content }) => content),
      );
      expect(contents).toEqual(new Set(records.map(({ content }) => content)));
    }),
    { numRuns: 60 },
  );
});

test('[DV13] half-moved keys stay with the user they were moved for', async () => {
  const medium = before();
  await move(cutAfter(medium, 4)).catch(() => undefined);
  await move(medium, 'bob');
  expect(storeOver(medium, { uid: 'bob' }).scope.keys()).toEqual([]);
  await move(medium, 'ada');
  expect(storeOver(medium).collection(chatHistory).all()).toHaveLength(2);
});

const withoutTurns = (dump: Record<string, string>) =>
  Object.fromEntries(Object.entries(dump).filter(([key]) => !key.startsWith('calmbridge/turn/')));
