import { emptyProfile } from '@calmbridge/domain/child/profile';
import { planParts } from '@calmbridge/domain/plans/plan-sections';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { serverWithUses, testPorts } from '#api/paid-use/testing/use-test-kit';
import { profileFormResponses, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { withEarlierText, withNewSection } from './sections/section-change.ts';
import { sectionWritingOf } from './sections/section-writing.ts';
import { openPlan, plan } from './testing/plan-test-kit.tsx';

beforeAll(() => import('#shared/ai-text/formatted-text').then(() => undefined), 60_000);

const flag = { rule: 'diet/dairy', found: 'cheese', why: 'dairy-free' };
const events = [
  { is: 'begun', writer: 'guidebook' },
  { is: 'text', text: '- {child} eats rice ' },
  { is: 'text', text: 'and cheese.\n' },
  { is: 'flag', flag },
] as const;
const child = {
  id: 'c1',
  name: 'Mika Tamm',
  savedAt: '2026-11-16',
  profile: {
    ...emptyProfile,
    name: 'Mika Tamm',
    eatingHabits: 'now rice for Mika',
    importantRoles: ['parentsGuardians'],
    carePlans: ['customizedCarePlans'],
  },
};

async function openWithChild() {
  const store = storeOver();
  await store.collection(savedChildren).add(child as never);
  return openPlan([plan('p1', { childId: 'c1' })], '/plans/p1', store);
}
const bodyOf = (content: string, id: string) =>
  planParts(content).sections.find((one) => one.id === id)?.body;

test('[PV9] one section is written from the profile as it is now, paid once, and the rest stays', async () => {
  const server = serverWithUses(events);
  const { user, store } = await openWithChild();
  await user.click(screen.getByRole('button', { name: 'Write again: Food' }));
  const ask = within(screen.getByRole('dialog', { name: 'Write “Food” again?' }));
  expect(ask.getByText(/The rest of the plan stays as it is. It costs 0.25 credits/)).toBeTruthy();
  expect(server.written()).toBe(0);
  await user.click(ask.getByRole('button', { name: 'Write it for 0.25' }));
  await screen.findByText('The section was written again.');
  const kept = () => store.collection(profileFormResponses).get('p1');
  expect(bodyOf(kept()?.content ?? '', 'food')).toBe('- Mika eats rice and cheese.');
  expect(bodyOf(kept()?.content ?? '', 'safety')).toContain('Search water first.');
  expect(kept()?.flags).toEqual([flag]);
  expect(server.calls[0]?.body).toMatchObject({
    section: 'Food',
    profile: { eatingHabits: 'now rice for {child}' },
  });
  expect(JSON.stringify(server.calls[0]?.body)).not.toMatch(/\bMika\b/);
  await waitFor(() => expect(server.credits()).toBe(0.75));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf(kept()?.content ?? '', 'food')).toContain('Pasta'));
  expect(kept()?.flags).toEqual([]);
});

test('[PV9] not confirmed, nothing is asked for', async () => {
  const server = serverWithUses(events);
  const { user } = await openWithChild();
  await user.click(screen.getByRole('button', { name: 'Write again: Food' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.written()).toBe(0);
});

test('[PV9] a section that arrives in a later page is put in once and paid once', async () => {
  const server = serverWithUses(events);
  const store = storeOver();
  await store.collection(profileFormResponses).add(plan('p1'));
  const plans = store.collection(profileFormResponses);
  const { ports } = testPorts(store);
  const use = {
    id: crypto.randomUUID(),
    kind: 'section' as const,
    sealKey: 'k',
    startedAt: '2026-11-16',
    next: 'ask' as const,
    body: { section: 'Food' },
    place: { planId: 'p1', sectionId: 'food', names: ['Mika'] },
  };
  await ports.open.add(use);
  await sectionWritingOf(store).resume({ uses: ports, plans }, use);
  await sectionWritingOf(store).resume({ uses: ports, plans }, use);
  expect(plans.get('p1')?.earlier).toHaveLength(1);
  expect(server.credits()).toBe(0.75);
});

test('[PV10] what a plan would not have is said, free, and the text stays', async () => {
  serverWithUses([{ is: 'asks', text: 'A plan has no such section.', choices: [], fields: [] }], 0);
  const { user, store } = await openWithChild();
  await user.click(screen.getByRole('button', { name: 'Write again: Food' }));
  await user.click(screen.getByRole('button', { name: 'Write it for 0.25' }));
  expect(await screen.findByText('A plan has no such section.')).toBeTruthy();
  expect(store.collection(profileFormResponses).get('p1')?.content).toBe(plan('p1').content);
});

test('[PV10] a failure changes nothing and says so', async () => {
  serverWithUses(events).fail('text', { status: 502, code: 'assistant/failed' });
  const { user, store } = await openWithChild();
  await user.click(screen.getByRole('button', { name: 'Write again: Food' }));
  await user.click(screen.getByRole('button', { name: 'Write it for 0.25' }));
  expect(await screen.findByText(/This section could not be written/)).toBeTruthy();
  expect(store.collection(profileFormResponses).get('p1')?.content).toBe(plan('p1').content);
});

test('[PV9] there and back gives the plan to the letter, also with several sections', () => {
  const first = plan('p1', { flags: [{ ...flag, found: 'pears' }] });
  const anew = (sectionId: string, useId: string, now = first) =>
    withNewSection(now, { useId, sectionId, text: 'New.', flags: [], withheld: [], at: '2026-11-16' });
  const both = anew('safety', 'u2', anew('food', 'u1'));
  expect(both.flags).toEqual([]);
  const back = withEarlierText(withEarlierText(both, 'u1'), 'u2');
  expect(back).toEqual({ ...first, withheld: [], earlier: [] });
});
