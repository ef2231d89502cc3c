import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { currentChild, helpPlace, profileFormResponses, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { RightNowStrip } from '#shared/plan/right-now-strip';
import { findRanges } from './find-ranges.ts';
import { notesBySection } from './sections/section-notes.ts';
import { openPlan, plan } from './testing/plan-test-kit.tsx';

beforeAll(() => import('#shared/ai-text/formatted-text').then(() => undefined), 60_000);

test('[PV1] a plan opens by its own id and by that of a reply, and says who wrote it', async () => {
  await openPlan(
    [plan('p1'), plan('r1', { planId: 'p1', content: 'A reply.', question: 'And now?' })],
    '/plans/r1',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Care plan for Mika Tamm' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Food' })).toBeTruthy();
  expect(screen.getByText(/Written by the built-in guidebook/)).toBeTruthy();
});

test('[PV1] a plan that is not here says so and leads to Logs', async () => {
  await openPlan([]);
  expect(screen.getByRole('heading', { name: 'This plan isn’t on this device' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Logs' }).getAttribute('href')).toBe('/history');
});

test('[PV1] the chat opens from the plan', async () => {
  const { user, opened } = await openPlan([plan('p1')]);
  await user.click(screen.getByRole('button', { name: 'Ask in chat' }));
  expect(opened).toEqual([{ is: 'response', messageId: 'p1' }]);
});

test('[PV2] right now comes first: three steps, the number to call, bolting open', async () => {
  const store = storeOver();
  await store.document(helpPlace).write({ place: 'GB' });
  await openPlan([plan('p1')], '/plans/p1', store);
  const card = within(screen.getByRole('region', { name: 'Right now' }));
  expect(card.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999');
  const [bolting, seizure] = card.getAllByRole<HTMLDetailsElement>('group');
  expect([bolting?.open, seizure?.open]).toEqual([true, false]);
  const steps = within(bolting as HTMLElement).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Call the emergency number at once.',
    'Search water first.',
    'Then the railway station.',
  ]);
  expect(seizure?.textContent).toContain('“epilepsy, midazolam after 5 min”');
});

test('[PV2] a plan that speaks of none of it has no such card', async () => {
  await openPlan([plan('p1', { content: '## Food\n\n- Pasta.' })]);
  expect(screen.queryByRole('region', { name: 'Right now' })).toBeNull();
});

test('[PV3] the contents name every part, and a press closes them again', async () => {
  const { user } = await openPlan([plan('p1')]);
  const toggle = screen.getByRole('button', { name: 'Contents' });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#plan-one-page-about-mika',
    '#plan-food',
    '#plan-from-your-clinic-s-plan',
    '#plan-safety',
  ]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? 'none')).not.toBeNull();
  await user.click(links[1] as HTMLElement);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('[PV4] every place is counted, and next and previous go round', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = await openPlan([plan('p1')]);
  await screen.findByRole('heading', { level: 2, name: 'Food' });
  await user.type(screen.getByRole('searchbox', { name: 'Find in plan' }), 'MIKA');
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('3 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find in plan' }), '{Enter}');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox', { name: 'Find in plan' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find in plan' }), 'zebra');
  expect(await screen.findByText('Not found')).toBeTruthy();
});

test('[PV4] capitals, accents, bold words and line breaks make no difference', () => {
  const box = document.createElement('div');
  box.innerHTML = '<p>A <strong>Cold</strong>\n pear in the Café, éclair</p><p>pear in</p>';
  document.body.append(box);
  const shown = (words: string) => findRanges(box, words).map(String);
  expect(shown('cold pear')).toEqual(['Cold\n pear']);
  expect(shown('CAFE')).toEqual(['Café']);
  expect(shown('pear in')).toEqual(['pear in', 'pear in']);
  expect(shown('eclair pear')).toEqual([]);
  expect(shown('  ')).toEqual([]);
});

test('[PV5] one page alone, and back', async () => {
  const { user } = await openPlan([plan('p1')]);
  await user.click(screen.getByRole('button', { name: 'One page' }));
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Food' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'One page' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Food' })).toBeTruthy();
});

test('[PV5] a plan of an earlier version has no such button', async () => {
  await openPlan([plan('p1', { content: '## Food\n\n- Pasta.' })]);
  expect(screen.queryByRole('button', { name: 'One page' })).toBeNull();
});

test('[PV6] every paper and the copy stand at the top', async () => {
  const { user } = await openPlan([plan('p1')]);
  const tools = within(screen.getByRole('region', { name: 'What you can do with this plan' }));
  for (const name of ['Print', 'PDF', 'Word (.docx)', 'Plain text (.txt)'])
    expect(tools.getByRole('button', { name })).toBeTruthy();
  await user.click(tools.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('## Food');
});

test('[PV7] what is noted stands in its own part, once', () => {
  const flag = (found: string) => ({ rule: 'diet/x', found, why: 'why' });
  const withheld = { rule: 'r', why: 'w', text: 't', under: 'Food', goesOn: false };
  const [pears, lost] = [flag('pears'), flag('nowhere')];
  const line = '[A passage was left out here because it may harm.]';
  expect(notesBySection(['a', `cold pears ${line}`, 'end'], [pears, lost], [withheld])).toEqual([
    { flags: [], withheld: [] },
    { flags: [pears], withheld: [withheld] },
    { flags: [lost], withheld: [] },
  ]);
});

test('[PV8] the way from the start leads to the newest plan of each child that is shown', async () => {
  const store = storeOver();
  const child = (id: string, name: string) => ({ id, name, savedAt: '2026-11-01', profile: { name } });
  await store.collection(savedChildren).add(child('c1', 'Mika Tamm'), child('c2', 'Dara Ó Briain'));
  await store
    .collection(profileFormResponses)
    .add(
      plan('new', { childId: 'c1' }),
      plan('r1', { childId: 'c1', planId: 'new' }),
      plan('other', { childId: 'c2', profile: { name: 'Dara Ó Briain' } }),
      plan('old', { childId: 'c1' }),
    );
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <RightNowStrip />
      </DeviceContext>
    </MemoryRouter>,
  );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/plans/new', '/plans/other']);
  await act(async () => void (await store.document(currentChild).write({ childId: 'c2' })));
  await waitFor(() => expect(links()).toEqual(['/plans/other']));
});

test('[PV8] without a plan there is nothing to lead to', () => {
  const { container } = render(
    <MemoryRouter>
      <DeviceContext value={storeOver()}>
        <RightNowStrip />
      </DeviceContext>
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('');
});

test('[KD9] the emergency card of the plan’s child is one press away', async () => {
  const store = storeOver();
  await store
    .collection(savedChildren)
    .add({ id: 'mika', name: 'Mika Tamm', savedAt: '', profile: { name: 'Mika Tamm' } });
  await openPlan([plan('p1')], '/plans/p1', store);
  const card = await screen.findByRole('link', { name: 'Emergency card' });
  expect(card.getAttribute('href')).toBe('/children/mika/emergency');
});
