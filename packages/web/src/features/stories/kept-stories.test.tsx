import { storyTypes } from '@calmbridge/domain/stories/story';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAloud, socialStories } from '#device/records/shapes';
import { colorOf, pastelStyle } from '#shared/story/story-look';
import tokens from '#ui/style/tokens.css?raw';
import { dentist, field, openStories, press, shownTitle, storyNamed } from './testing/stories-test-kit.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});

/** A browser with one voice. */
function fakeSpeech() {
  const speak = vi.fn<(utterance: object) => void>();
  const quiet = () => {};
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ voiceURI: 'ada', name: 'Ada', lang: 'en-US', localService: true, default: true }],
    speak,
    cancel: quiet,
    pause: quiet,
    resume: quiet,
    addEventListener: quiet,
    removeEventListener: quiet,
  });
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  return speak;
}

const several = [
  storyNamed('I visit the dentist'),
  storyNamed('When I feel cross', { type: 'Emotional Regulation' }),
  storyNamed('The fire bell', { type: 'Safety & Emergency', child: 'Ada' }),
  storyNamed('Asking to join', { type: 'Social Skills', content: 'I can ask about a café.' }),
];

describe('one story', () => {
  test('[SP8] is renamed with Save, left with Cancel, and gets its title back', async () => {
    const { kept } = await openStories({ stories: [storyNamed('I visit the dentist')] });
    await press('Rename');
    await userEvent.clear(field('Story name'));
    await userEvent.type(field('Story name'), 'Teeth day');
    await press('Cancel');
    expect(shownTitle()).toBe('I visit the dentist');
    await press('Rename');
    await userEvent.clear(field('Story name'));
    await userEvent.type(field('Story name'), 'Teeth day{Enter}');
    await waitFor(() => expect(shownTitle()).toBe('Teeth day'));
    expect(kept()[0]?.customName).toBe('Teeth day');
    await press('Rename');
    await userEvent.clear(field('Story name'));
    await press('Save');
    await waitFor(() => expect(shownTitle()).toBe('I visit the dentist'));
  });

  test('[SP9] [SP10] the check follows the edited text, names the sentence, and saving is undone', async () => {
    const { kept } = await openStories({ stories: [storyNamed('I visit the dentist')] });
    const check = () => within(screen.getByRole('region', { name: 'Story check' }));
    expect(await check().findByText(/of 7 passed/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(check().queryByText('You must sit still.')).toBeNull();
    await press('Edit text');
    await userEvent.type(field('Story text'), ' You must sit still.');
    expect((await check().findAllByText('You must sit still.')).length).toBeGreaterThan(0);
    expect(check().getAllByText('Needs work:').length).toBeGreaterThan(0);
    await press('Save');
    await waitFor(() => expect(kept()[0]).toMatchObject({ isEdited: true }));
    expect(kept()[0]?.content).toContain('You must sit still.');
    await press('Undo');
    await waitFor(() => expect(kept()[0]?.content).toBe(dentist));
  });

  test('[SP9] a draft survives looking at another story', async () => {
    await openStories({ stories: [storyNamed('Story one'), storyNamed('Story two')] });
    await press('Edit text');
    await userEvent.type(field('Story text'), ' More.');
    await press('Story two');
    expect(shownTitle()).toBe('Story two');
    await press('Story one');
    expect(field('Story text').value).toContain(' More.');
    await press('Cancel');
  });

  test('[SP35] tells it another way, and comes round to the first telling', async () => {
    const others = [
      { title: 'At the dentist', text: 'Here is a story about the dentist.' },
      { title: 'The dentist', text: 'I read about the dentist.' },
    ];
    const { kept } = await openStories({ stories: [storyNamed('I visit the dentist', { others })] });
    await press('Tell it another way');
    await waitFor(() => expect(kept()[0]?.content).toBe('Here is a story about the dentist.'));
    expect(shownTitle()).toBe('At the dentist');
    await press('Tell it another way');
    await press('Tell it another way');
    await waitFor(() => expect(kept()[0]?.content).toBe(dentist));
  });

  test('[SP41] says what of the line is not in it, until it is, with the way to add it', async () => {
    const leftOut = ['Same bus number 14'];
    await openStories({ stories: [storyNamed('I visit the dentist', { leftOut })] });
    expect(screen.getByText(/Not in this story: “Same bus number 14”/)).toBeTruthy();
    await press('Add it in your words');
    await userEvent.type(field('Story text'), ' It is the same bus, number 14.');
    await press('Save');
    await waitFor(() => expect(screen.queryByText(/Not in this story/)).toBeNull());
  });

  test('[SP41] a sentence that was made of it is added with one press, and taken back with Undo', async () => {
    const leftOut = ['same bus number 14', 'granny jean comes'];
    const additions = [
      { part: 'granny jean comes', sentence: 'Granny Jean comes.', at: 'beginning' as const },
    ];
    const { kept } = await openStories({
      stories: [storyNamed('I visit the dentist', { leftOut, additions })],
    });
    const note = within(screen.getByRole('region', { name: 'Not in this story' }));
    expect(note.getByRole('button', { name: 'Add it in your words' })).toBeTruthy();
    await press('Add “Granny Jean comes.”');
    await waitFor(() => expect(kept()[0]?.content).toMatch(/^[^\n]+ Granny Jean comes\.\n/));
    expect(screen.queryByText(/“granny jean comes”/)).toBeNull();
    expect(screen.getByText(/Not in this story: “same bus number 14”/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Granny Jean comes.'));
    await press('Undo');
    await waitFor(() => expect(kept()[0]?.content).toBe(dentist));
  });

  test('[SP41] what is left out for good is named no more, which can be taken back', async () => {
    const leftOut = ['Same bus number 14'];
    const { kept } = await openStories({ stories: [storyNamed('I visit the dentist', { leftOut })] });
    await press('Leave it out');
    await waitFor(() => expect(screen.queryByText(/Not in this story/)).toBeNull());
    expect(kept()[0]?.isLeftOutKnown).toBe(true);
    await press('Undo');
    await waitFor(() => expect(screen.getByText(/Not in this story/)).toBeTruthy());
  });

  test('[SP11] deleting is confirmed and undone', async () => {
    const { kept } = await openStories({ stories: several });
    await press('Delete');
    const ask = within(await screen.findByRole('dialog', { name: 'Delete “I visit the dentist”?' }));
    expect(ask.getByText(/cannot be undone/)).toBeTruthy();
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(kept()).toHaveLength(3));
    expect(shownTitle()).toBe('When I feel cross');
    await press('Undo');
    await waitFor(() => expect(kept()).toHaveLength(4));
    expect(shownTitle()).toBe('I visit the dentist');
  });

  test('[SB12] opens as a book, which closes again', async () => {
    await openStories({ stories: several });
    await press('Storybook view');
    const book = screen.getByRole('dialog', { name: 'I visit the dentist' });
    await userEvent.click(within(book).getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownTitle()).toBe('I visit the dentist');
  });

  test('[SP13] auto-play is remembered per story', async () => {
    const { store } = await openStories({ stories: [storyNamed('I visit the dentist')] });
    await userEvent.click(screen.getByRole('switch', { name: /Auto-play/ }));
    await waitFor(() => {
      const now = store.document(readAloud).read();
      expect('value' in now && now.value?.autoPlayStories).toEqual({ 'I visit the dentist': true });
    });
  });

  test('[SP13] only a story opened by hand reads itself', async () => {
    const speak = fakeSpeech();
    // The page speaks until it is gone.
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store } = await openStories({ hasPlan: false });
    const on = { 'Story one': true, 'Story two': true };
    await store.document(readAloud).write({ speed: 1, voice: '', autoPlayNew: false, autoPlayStories: on });
    await act(async () => {
      await store.collection(socialStories).add(storyNamed('Story one'), storyNamed('Story two'));
    });
    expect(shownTitle()).toBe('Story one');
    expect(speak).not.toHaveBeenCalled();
    await press('Story two');
    await waitFor(() => expect(speak).toHaveBeenCalled());
  });

  test('[SP14] a change in another tab is seen here', async () => {
    const { store } = await openStories({ stories: [storyNamed('I visit the dentist')] });
    await act(async () => {
      await store
        .collection(socialStories)
        .update('I visit the dentist', (now) => ({ ...now, customName: 'From the other tab' }));
    });
    expect(shownTitle()).toBe('From the other tab');
  });
});

describe('many stories', () => {
  const titles = () =>
    within(screen.getByRole('region', { name: 'Saved stories' }))
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('[SP12] are found by words without accents, by type and by child', async () => {
    await openStories({ stories: several });
    expect(titles()).toHaveLength(3);
    await userEvent.type(field('Search stories'), 'cafe ask');
    await waitFor(() => expect(titles()).toEqual(['Asking to join']));
    expect(screen.getByText('1 story found')).toBeTruthy();
    await userEvent.clear(field('Search stories'));
    await userEvent.selectOptions(field('Child'), 'Ada');
    await waitFor(() => expect(titles()).toEqual(['The fire bell']));
    await userEvent.selectOptions(field('Type'), 'Routine');
    await waitFor(() => expect(titles()).toEqual([]));
    expect(screen.getByText(/No stories match/)).toBeTruthy();
  });

  test('[SP12] come thirty at a time', async () => {
    const thousand = Array.from({ length: 1000 }, (_, at) => storyNamed(`Story number ${at}`));
    await openStories({ stories: thousand });
    expect(titles()).toHaveLength(30);
    await press('Show 30 more');
    expect(titles()).toHaveLength(60);
    expect(screen.getByText('60 of 999 shown')).toBeTruthy();
  });
});

describe('a tile', () => {
  const fromMenu = async (title: string, act: string) => {
    await press(`More for “${title}”`);
    await userEvent.click(tile(title).getByRole('button', { name: act }));
  };
  const tile = (title: string) => {
    const found = screen.getByRole('button', { name: title }).closest('li');
    if (!found) throw new Error(`no tile ${title}`);
    return within(found);
  };

  test('[SP31] renames its story with Save and Cancel, and shows no other', async () => {
    const { kept } = await openStories({ stories: several });
    await fromMenu('The fire bell', 'Rename');
    await userEvent.clear(field('Story name'));
    await userEvent.type(field('Story name'), 'Loud bell{Escape}');
    expect(screen.queryByLabelText('Story name')).toBeNull();
    await fromMenu('The fire bell', 'Rename');
    await userEvent.clear(field('Story name'));
    await userEvent.type(field('Story name'), 'Loud bell{Enter}');
    await waitFor(() => expect(tile('Loud bell')).toBeTruthy());
    expect(kept().find(({ title }) => title === 'The fire bell')?.customName).toBe('Loud bell');
    expect(shownTitle()).toBe('I visit the dentist');
  });

  test('[SP31] downloads its story', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openStories({ stories: several });
    await fromMenu('Asking to join', 'Plain text (.txt)');
    await waitFor(() => expect(made).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const [file] = made.mock.calls.map(([given]) => given as Blob);
    expect(await file?.text()).toContain('I can ask about a café.');
  });

  test('[SP31] [SP11] deletes its story once it was confirmed', async () => {
    const { kept } = await openStories({ stories: several });
    await fromMenu('The fire bell', 'Delete');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(kept()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'The fire bell' })).toBeNull();
  });
});

test('[ST27] the page offers the agreed types, levels, tones and contexts to the letter', async () => {
  await openStories();
  const listed = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .join(', ');
  expect(['Story type', 'Support level', 'Tone', 'Context'].map(listed)).toEqual([
    'Social Skills, Routine, Scenario, General, Emotional Regulation, Conflict Resolution, Safety & Emergency, Self-Advocacy, Coping Strategies, Empathy Building',
    'Level 1 (Low Support Needs), Level 2 (Moderate Support Needs), Level 3 (High Support Needs)',
    'Calm and Reassuring, Positive and Encouraging, Direct and Instructional',
    'Home, School, Community',
  ]);
});

test('[SP16] the colour follows the type, and an unknown type is white', () => {
  const colours = storyTypes.map(colorOf);
  expect(new Set(colours).size).toBe(10);
  for (const colour of colours) expect(colour).toMatch(/^#[C-F][0-9A-F][C-F][0-9A-F][A-F][0-9A-F]$/);
  expect(colorOf('Safety & Emergency')).toBe('#FBEAAF');
  expect(colorOf('Of old')).toBe('#FFFFFF');
  expect(pastelStyle('Empathy Building')).toMatchObject({ '--pastel': 'var(--story-empathy)' });
  expect(pastelStyle('Of old')).toMatchObject({ '--pastel': 'var(--story-default)' });
  expect(tokens).toContain('--story-default: light-dark(#ffffff,');
});
