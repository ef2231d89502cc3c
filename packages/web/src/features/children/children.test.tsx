import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { DeviceContext } from '#device/device-context';
import {
  currentChild,
  profileFormResponses,
  type SavedChild,
  savedChildren,
  socialStories,
} from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { type MomentOpening, momentSheet } from '#shared/moments/open-moment';
import { UiProvider } from '#ui/ui-provider';
import { ChildPage } from './child-page.tsx';
import { ChildrenPage } from './children-page.tsx';
import { EmergencyPage } from './emergency-page.tsx';
import { emergencySheetOf } from './emergency-sheet.ts';
import { paperOf } from './use-emergency-paper.ts';

const leo: SavedChild = {
  id: 'c1',
  name: 'Leopold Park',
  savedAt: '2026-11-02T08:00:00.000Z',
  color: 'routine',
  profile: {
    name: 'Leopold Park',
    age: '6',
    communication: 'Limited Verbal',
    preferredCommunication: 'AAC Device',
    allergies: 'Peanuts: EpiPen Jr. in the blue bag (front pocket), then ring 112; oats are fine.',
    medications: 'Melatonin 2 mg, 19.30.\nCetirizine if needed.',
    comfortItems: 'Blue blanket',
    triggers: 'Hand dryers',
    wanderingBehavior: 'Runs to the bus stop by the school.',
    sensorySensitivities: ['Sound'],
    dietRestrictions: ['No Peanuts'],
  },
};
const emergency = {
  contacts: [
    { id: 'k1', name: 'Ana', relation: 'mum', phone: '+44 20 7946 0000' },
    { id: 'k2', name: 'Tom', relation: 'dad', phone: '020 7946 0001' },
  ],
  doctor: { name: 'Dr. Rossi', phone: '020 7946 0002' },
  places: 'The duck pond',
  painSigns: 'Holds his ear',
};
const mia: SavedChild = { id: 'c2', name: 'Mia', savedAt: '', color: 'social', profile: { name: 'Mia' } };

async function openAt(address: string, ...children: SavedChild[]) {
  const store = storeOver();
  await store.collection(savedChildren).add(...children);
  const opened: MomentOpening[] = [];
  render(
    <MemoryRouter initialEntries={[address]}>
      <DeviceContext value={store}>
        <UiProvider>
          <Routes>
            <Route path="/children" element={<ChildrenPage />} />
            <Route path="/children/:id" element={<ChildPage />} />
            <Route path="/days" element={null} />
            <Route path="/children/:id/emergency" element={<EmergencyPage />} />
          </Routes>
        </UiProvider>
      </DeviceContext>
    </MemoryRouter>,
  );
  momentSheet.provide((opening) => void opened.push(opening));
  return { store, opened, kept: (id: string) => store.collection(savedChildren).get(id) };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[KD1] children are told apart, lead to their pages, and are deleted with Undo', async () => {
  const { kept } = await openAt('/children', { ...leo, called: 'Leo' }, mia);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('LeoLeopold Park · 6 years old');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Emergency card' })
      .getAttribute('href'),
  ).toBe('/children/c1/emergency');
  expect(screen.getByRole('link', { name: 'Edit Leo' }).getAttribute('href')).toBe('/children/c1');
  await press('Delete Leo');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Delete Leo?' })).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(kept('c1')).toBeNull());
  await press('Undo');
  await waitFor(() => expect(kept('c1')?.name).toBe('Leopold Park'));
});

test('[KD1] without children the page says how one is saved', async () => {
  await openAt('/children');
  expect(screen.getByText(/A child is saved here when you submit the form/)).toBeTruthy();
});

test('[KD2] called is the first word of the name until another is written', async () => {
  const { kept } = await openAt('/children/c1', leo);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leopold');
  const called = screen.getByLabelText<HTMLInputElement>('Known as');
  expect(called.placeholder).toBe('Leopold');
  await userEvent.type(called, ' Leo ');
  await waitFor(() => expect(kept('c1')?.called).toBe('Leo'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leo');
  await userEvent.clear(called);
  await waitFor(() => expect(kept('c1')).not.toHaveProperty('called'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leopold');
});

test('[KD2] what the notes say people call the child stands in the field and everywhere', async () => {
  await openAt('/children/c1', {
    ...leo,
    profile: { ...leo.profile, notes: 'Hates hats. We call him Teddy.' },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teddy');
  expect(screen.getByLabelText<HTMLInputElement>('Known as').value).toBe('Teddy');
});

test('[KD3] a new name keeps the plans and stories of the old one, and is never empty', async () => {
  const { store, kept } = await openAt('/children/c1', leo, mia);
  const plan = { role: 'assistant' as const, content: '', timestamp: '' };
  await store
    .collection(profileFormResponses)
    .add(
      { ...plan, id: 'p1', profile: { name: 'Leopold Park' } },
      { ...plan, id: 'p2', profile: { name: 'Mia' } },
    );
  const choices = { type: '', supportLevel: '', tone: '', context: '', chatId: '', date: '', content: '' };
  await store
    .collection(socialStories)
    .add({ id: 's1', customName: '', color: '', child: 'Leopold Park', ...choices });
  const name = screen.getByLabelText("Child's name");
  await userEvent.clear(name);
  expect(screen.getByText("Child's name is required.")).toBeTruthy();
  await userEvent.type(name, 'Leon Park');
  await waitFor(() =>
    expect(kept('c1')).toMatchObject({ name: 'Leon Park', profile: { name: 'Leon Park' } }),
  );
  expect(store.collection(profileFormResponses).get('p1')?.childId).toBe('c1');
  expect(store.collection(profileFormResponses).get('p2')?.childId).toBeUndefined();
  expect(store.collection(socialStories).get('s1')?.childId).toBe('c1');
});

test('[KD3] contacts are added, put in order and removed with Undo', async () => {
  const { kept } = await openAt('/children/c1', { ...leo, emergency });
  await press('Move contact 2 up');
  await waitFor(() =>
    expect(kept('c1')?.emergency?.contacts.map(({ name }) => name)).toEqual(['Tom', 'Ana']),
  );
  await press('Remove contact 1');
  await waitFor(() => expect(kept('c1')?.emergency?.contacts).toHaveLength(1));
  await press('Undo');
  await waitFor(() =>
    expect(kept('c1')?.emergency?.contacts.map(({ name }) => name)).toEqual(['Tom', 'Ana']),
  );
});

test('[KD4] the card gives medical words whole, and every number calls', async () => {
  await openAt('/children/c1/emergency', { ...leo, called: 'Leo', emergency });
  const card = screen.getByRole('dialog', { name: 'Emergency card for Leopold Park' });
  expect(within(card).getByRole('heading', { level: 1 }).textContent).toBe('Leopold Park');
  for (const words of [
    leo.profile['allergies'],
    'Diet: No Peanuts',
    'Called Leo',
    'The duck pond',
    'Holds his ear',
  ])
    expect(within(card).getByText(String(words))).toBeTruthy();
  expect(card.textContent).toContain(leo.profile['medications']);
  const calls = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'));
  expect(calls.slice(1)).toEqual(['tel:+442079460000', 'tel:02079460001', 'tel:02079460002']);
});

test('[KD4] water comes first, then the places of the carer; what was not filled in is shown as missing', () => {
  const { parts, allergies } = emergencySheetOf({ ...leo, emergency });
  expect(parts.find(({ heading }) => heading === 'Places to look')?.lines).toEqual([
    'Water first: pools, ponds, rivers, ditches, the sea.',
    'The duck pond',
    'Runs to the bus stop by the school.',
  ]);
  expect(allergies.lines[0]).toBe(leo.profile['allergies']);
  const unknown = emergencySheetOf(mia);
  expect(unknown.allergies.lines).toEqual(['Not specified']);
  expect(unknown.medicines.lines).toEqual(['Not specified']);
});

test('[KD5] the paper has all of the card, whom to call in order', () => {
  const { title, parts, photo } = paperOf({ ...leo, emergency }, null);
  expect([title, photo]).toEqual(['Emergency card for Leopold Park', null]);
  expect(parts.map(({ heading }) => heading)).toEqual([
    'Allergies',
    'Medicines',
    'Call, in this order',
    'Doctor',
    'How I talk',
    'Signs of pain or illness',
    'What calms me',
    'What’s hard for me',
    'Places to look',
  ]);
  expect(parts[2]?.lines).toEqual(['1. Ana · mum · +44 20 7946 0000', '2. Tom · dad · 020 7946 0001']);
});

test('[KD1] a child that is not there says so', async () => {
  await openAt('/children/gone/emergency');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This child isn’t saved on this device');
});

test('[KD10] a child’s page adds a moment for the child and leads to its days', async () => {
  const { store, opened } = await openAt('/children/c1', leo, mia);
  await press('Add a moment');
  expect(opened).toEqual([{ is: 'new', childId: 'c1' }]);
  await userEvent.click(screen.getByRole('link', { name: 'What the days say' }));
  await waitFor(() =>
    expect(store.document(currentChild).read()).toMatchObject({ value: { childId: 'c1' } }),
  );
});
