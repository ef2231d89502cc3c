import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testPorts } from '#api/paid-use/testing/use-test-kit';
import {
  currentChild,
  openUses,
  profileFormResponses,
  savedChildren,
  socialStories,
} from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import {
  creditState,
  fakeWriter,
  field,
  leo,
  openStories,
  press,
  shownTitle,
  storyNamed,
} from './testing/stories-test-kit.tsx';
import { resumeStory } from './writing/writing-of.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});
afterEach(() => vi.unstubAllGlobals());

describe('where there is nothing yet', () => {
  test('[SP1] without a care plan the page leads to the form', async () => {
    await openStories({ hasPlan: false });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A story starts with a care plan');
    expect(screen.getByRole('link', { name: /Go to the form/ }).getAttribute('href')).toBe('/form');
    expect(screen.queryByRole('button', { name: /Generate Story/ })).toBeNull();
  });

  test('[SP1] stories stay usable when the plan is gone', async () => {
    await openStories({ hasPlan: false, stories: [storyNamed('I visit the dentist')] });
    expect(shownTitle()).toBe('I visit the dentist');
    expect(screen.getByRole('link', { name: /Go to the form/ })).toBeTruthy();
  });
});

describe('choosing', () => {
  test('[SP2] a story is for a child; its plans are chosen by time, newest first', async () => {
    const store = storeOver();
    const plan = { role: 'assistant' as const, content: '' };
    await store
      .collection(profileFormResponses)
      .add(
        { ...plan, id: 'reply', planId: 'plan-0', timestamp: '2026-11-15T09:00:00.000Z', profile: leo },
        { ...plan, id: 'plan-0', timestamp: '2026-11-15T08:00:00.000Z', profile: { ...leo, name: 'Ada' } },
        { ...plan, id: 'plan-2', timestamp: '2026-11-13T08:00:00.000Z', profile: leo },
      );
    await openStories({ store });
    const labels = (label: string) =>
      [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(labels('Who is the story about?')).toEqual(['Ada', 'Leo']);
    expect(labels('Care plan')).toEqual([expect.stringMatching(/^Nov 15/)]);
    await userEvent.selectOptions(field('Who is the story about?'), 'Leo');
    expect(labels('Care plan')).toEqual([expect.stringMatching(/^Nov 14/), expect.stringMatching(/^Nov 13/)]);
  });

  test('[SP18] an older plan counts, and its child is asked for once', async () => {
    const store = storeOver();
    const older = {
      role: 'assistant' as const,
      content: '# Care plan',
      timestamp: '2025-03-03T08:00:00.000Z',
    };
    await store.collection(profileFormResponses).add({ ...older, id: 'old' });
    await openStories({ store, hasPlan: false });
    expect(screen.queryByRole('button', { name: /Generate Story/ })).toBeNull();
    await press('Save name');
    expect(screen.getByText('Please enter the child’s name.')).toBeTruthy();
    await userEvent.type(field('Whose plan is this?'), ' Leo {Enter}');
    expect(await screen.findByRole('button', { name: /Generate Story/ })).toBeTruthy();
    expect(field('Who is the story about?').textContent).toBe('Leo');
    expect(store.collection(profileFormResponses).get('old')?.profile).toMatchObject({ name: 'Leo' });
  });

  test('[SP2] the choices are remembered', async () => {
    const { store, leave } = await openStories();
    await userEvent.selectOptions(field('Story type'), 'Coping Strategies');
    await userEvent.selectOptions(field('Support level'), 'Level 3 (High Support Needs)');
    await userEvent.type(field('What is the story about?'), 'A haircut');
    leave();
    await openStories({ store, hasPlan: false });
    expect(field('Story type').value).toBe('Coping Strategies');
    expect(field('Support level').value).toBe('Level 3 (High Support Needs)');
    expect(field('What is the story about?').value).toBe('A haircut');
  });
});

describe('of two children', () => {
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: { ...leo, name } });

  test('[SP37] a saved child needs no plan, and with one child chosen only its stories are shown', async () => {
    const writer = fakeWriter();
    const store = storeOver();
    await store.collection(savedChildren).add(saved('c1', 'Leo'), saved('c2', 'Mia'));
    await store.document(currentChild).write({ childId: 'c2' });
    const { kept } = await openStories({
      store,
      stories: [
        storyNamed('For Leo', { childId: 'c1' }),
        storyNamed('For Mia', { childId: 'c2', child: 'Mia' }),
        storyNamed('For Leo of old'),
      ],
    });
    expect(shownTitle()).toBe('For Mia');
    expect(screen.queryByText(/For Leo/)).toBeNull();
    expect(field('Who is the story about?').value).toBe('c2');
    expect(screen.queryByLabelText('Care plan')).toBeNull();
    await press(/Generate Story/);
    await writer.finish();
    expect(kept()[0]).toMatchObject({ childId: 'c2', child: 'Mia', chatId: '' });
    expect(JSON.stringify(writer.sent)).not.toMatch(/\b(Leo|Mia)\b/);
  });
});

describe('generating', () => {
  test('[SP36] a story says whose it is', async () => {
    const writer = fakeWriter();
    const store = storeOver();
    await store
      .collection(savedChildren)
      .add({ id: 'c1', name: 'Leo', savedAt: '', profile: { name: 'Leo' } });
    const { kept } = await openStories({ store });
    await press(/Generate Story/);
    await writer.finish();
    expect(kept()[0]).toMatchObject({ child: 'Leo', childId: 'c1' });
  });

  test('[SP3] [SP4] the name stays here, and the story is kept in front, shown and announced', async () => {
    const writer = fakeWriter();
    const { kept, balance } = await openStories({ stories: [storyNamed('When I feel cross')] });
    expect(screen.getByText(/^You have 12\.5 credits/)).toBeTruthy();
    await userEvent.type(field('What is the story about?'), 'Leo at the dentist');
    await press(/Generate Story/);
    await writer.say({ is: 'progress', step: 'writing' });
    expect(screen.getByText('Writing the story')).toBeTruthy();
    await writer.say({ is: 'progress', step: 'rewriting' });
    expect(screen.getByText('Writing it once more, at no extra cost')).toBeTruthy();
    await writer.finish();
    expect(JSON.stringify(writer.sent)).not.toMatch(/\bLeo\b/);
    expect(writer.sent[0]?.request['about']).toBe('{child} at the dentist');
    expect(kept().map(({ title }) => title)).toEqual(['Leo visits the dentist', 'When I feel cross']);
    expect(kept()[0]).toMatchObject({
      chatId: 'plan-1',
      type: 'Scenario',
      color: '#E7DEF1',
      child: 'Leo',
    });
    expect(shownTitle()).toBe('Leo visits the dentist');
    expect(screen.getByText('Your story is ready: Leo visits the dentist')).toBeTruthy();
    expect(balance.creditsChanged).toHaveBeenCalledWith(expect.objectContaining({ credits: 12.25 }));
    expect(document.activeElement?.textContent).toBe('Leo visits the dentist');
  });

  test('[SP5] too small a balance leads to Credits, and what was typed is there afterwards', async () => {
    const writer = fakeWriter();
    writer.refuseNext(402, 'credits/insufficient');
    const { store, leave } = await openStories();
    await userEvent.type(field('What is the story about?'), 'A haircut');
    await press(/Generate Story/);
    expect(
      await screen.findByRole('dialog', { name: 'Not enough credits to generate a story.' }),
    ).toBeTruthy();
    await press('Go to Credits');
    expect(screen.getByRole('heading', { name: 'Credits page' })).toBeTruthy();
    leave();
    await openStories({ store, hasPlan: false });
    expect(field('What is the story about?').value).toBe('A haircut');
  });

  test('[SP6] a failure gives the credit back and can be tried again as a new use', async () => {
    const writer = fakeWriter();
    await openStories();
    await press(/Generate Story/);
    await writer.say({ is: 'failed', code: 'assistant/failed', state: creditState });
    expect(screen.getByRole('alert').textContent).toContain(
      'Error generating story. Please try again later.',
    );
    expect(screen.getByRole('alert').textContent).toContain('Your 0.25 credits are back.');
    await press(/^Try again.*0\.25/);
    await writer.finish();
    expect(writer.sent[0]?.useId).not.toBe(writer.sent[1]?.useId);
    expect(shownTitle()).toBe('Leo visits the dentist');
  });

  test('[SP6] after a broken connection the same use is asked for by itself, and paid for once', async () => {
    const writer = fakeWriter();
    for (const _ of [1, 2, 3]) writer.loseNext();
    const { store } = await openStories();
    await press(/Generate Story/);
    expect(await screen.findByText(/The connection was lost. Reconnecting/)).toBeTruthy();
    await vi.waitFor(() => expect(writer.sent).toHaveLength(4), 8_000);
    await writer.finish();
    expect(writer.sent[3]).toEqual(writer.sent[0]);
    expect(shownTitle()).toBe('Leo visits the dentist');
    expect(writer.settled).toEqual([`/api/uses/${writer.sent[0]?.useId}/received`]);
    expect(store.collection(openUses).all()).toEqual([]);
  });

  test('[SP6] Stop is sent, and the page says what the server says it cost', async () => {
    const writer = fakeWriter();
    await openStories();
    await press(/Generate Story/);
    await writer.say({ is: 'progress', step: 'writing' });
    await press('Stop');
    expect(
      await screen.findByText('Stopped before the story was written. Nothing was charged.'),
    ).toBeTruthy();
    expect(writer.settled).toEqual([`/api/uses/${writer.sent[0]?.useId}/stop`]);
  });

  test('[SP4] a story that was under way when the page was closed arrives on the next, as the same use', async () => {
    const medium = lastingMemory();
    const writer = fakeWriter();
    const { leave } = await openStories({ store: storeOver(medium) });
    await press(/Generate Story/);
    await writer.say({ is: 'progress', step: 'writing' });
    leave();
    const next = fakeWriter();
    const store = storeOver(medium);
    const [use] = store.collection(openUses).all();
    if (!use) throw new Error('no use was kept');
    const arriving = resumeStory(store, testPorts(store).ports, use);
    await vi.waitFor(() => expect(next.sent).toHaveLength(1));
    expect(next.sent[0]).toEqual(writer.sent[0]);
    await next.finish();
    expect((await arriving)?.title).toBe('Leo visits the dentist');
    expect(store.collection(socialStories).all()).toHaveLength(1);
    await vi.waitFor(() => expect(next.settled).toHaveLength(1));
  });

  test('[SP4] a story is kept the moment it arrives, before the end of the answer', async () => {
    const writer = fakeWriter();
    const { kept } = await openStories();
    await press(/Generate Story/);
    await writer.say(
      { is: 'begun', writer: 'guidebook' },
      {
        is: 'story',
        title: '{child} visits the dentist',
        text: 'Sometimes I visit the dentist.',
        check: { passed: true, score: 90, findings: [] },
        flags: [],
      },
    );
    await vi.waitFor(() => expect(kept().map(({ title }) => title)).toEqual(['Leo visits the dentist']));
  });

  test('[SP38] a story that a service wrote says which of our reviewed notes stood behind it', async () => {
    const writer = fakeWriter();
    const { kept } = await openStories();
    await press(/Generate Story/);
    await writer.say(
      { is: 'begun', writer: 'service' },
      { is: 'notes', notes: [{ id: 'dentist', label: 'The dentist' }] },
      {
        is: 'story',
        title: '{child} visits the dentist',
        text: 'Sometimes I visit the dentist.',
        check: { passed: true, score: 90, findings: [] },
        flags: [],
      },
      { is: 'done', charged: 0.25, state: creditState },
    );
    expect(await screen.findByText('Written with our reviewed notes on: The dentist')).toBeTruthy();
    expect(kept()[0]?.notes).toEqual(['The dentist']);
  });

  test('[SP7] a story without room is shown, and kept once there is room', async () => {
    const writer = fakeWriter();
    const medium = lastingMemory();
    let isFull = false;
    const write = medium.write;
    const store = storeOver({
      ...medium,
      write: (key, text) => (isFull && key.includes('socialStories') ? 'full' : write(key, text)),
    });
    const { kept } = await openStories({ store });
    isFull = true;
    await press(/Generate Story/);
    await writer.finish();
    expect(screen.getByRole('alert').textContent).toContain('could not be saved on this device');
    expect(screen.getByText(/Sometimes I visit the dentist/)).toBeTruthy();
    isFull = false;
    await press('Save it now');
    expect(kept()).toHaveLength(1);
  });

  test('[SP15] offline the page says so and everything else is there', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openStories({ stories: [storyNamed('When I feel cross')] });
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Generate Story/ }).disabled).toBe(true);
    expect(shownTitle()).toBe('When I feel cross');
  });
});
