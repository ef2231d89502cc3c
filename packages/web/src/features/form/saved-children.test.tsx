import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentChild, formDrafts, type SavedChild, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { chip, dialog, field, fillNeeded, openForm, press, type } from './testing/form-test-kit.tsx';

const child = (id: string, name: string) => ({
  id,
  name,
  savedAt: '2026-11-02T08:00:00.000Z',
  profile: { name, age: '6', importantRoles: ['parentsGuardians'], carePlans: ['customizedCarePlans'] },
});
async function storeWith(...children: SavedChild[]) {
  const store = storeOver();
  await store.collection(savedChildren).add(...children);
  return store;
}
const names = (store: ReturnType<typeof storeOver>) =>
  store
    .collection(savedChildren)
    .all()
    .map(({ name }) => name);
const draftName = (store: ReturnType<typeof storeOver>) =>
  store.collection(formDrafts).all()[0]?.profile['name'];
const name = () => field("Child's name").value;

test('[FM3] leaving the page saves at once, and coming back goes on', async () => {
  const { store, unmount } = await openForm();
  await type("Child's name", 'Leo');
  unmount();
  await waitFor(() => expect(draftName(store)).toBe('Leo'));
  await openForm({ store });
  expect(name()).toBe('Leo');
});

test('[FM3] a submission that has begun leaves no draft; a change afterwards does', async () => {
  const { store, unmount } = await openForm();
  await fillNeeded();
  await press(/^Submit/);
  await waitFor(() => expect(names(store)).toEqual(['Leo']));
  await waitFor(() => expect(store.collection(formDrafts).all()).toEqual([]));
  expect(name()).toBe('Leo');
  await userEvent.click(chip('Touch'));
  unmount();
  await waitFor(() => expect(draftName(store)).toBe('Leo'));
});

test('[FM5] Refresh asks when something would be lost, and Undo brings it back', async () => {
  const { store } = await openForm();
  await type("Child's name", 'Leo');
  await press('Refresh');
  await userEvent.click(dialog('Clear the form?').getByRole('button', { name: 'Keep it' }));
  expect(name()).toBe('Leo');
  await press('Refresh');
  await press('Clear the form');
  expect(name()).toBe('');
  await waitFor(() => expect(store.collection(formDrafts).all()).toEqual([]));
  await press('Undo');
  expect(name()).toBe('Leo');
});

test('[FM5] Refresh does not ask where nothing would be lost', async () => {
  await openForm({ store: await storeWith(child('c1', 'Leo')) });
  await press('Refresh');
  await press('Fill from a saved child');
  await press(/^Leo/);
  await press('Refresh');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(name()).toBe('');
});

test('[FM8] a saved child fills the form, comes first, and Undo takes it back', async () => {
  const store = await storeWith(child('c2', 'Mia'), child('c1', 'Leo'));
  await openForm({ store });
  expect(screen.getByText('2 saved children on this device')).toBeTruthy();
  await type("Child's name", 'X');
  await press('Fill from a saved child');
  await press(/^Leo/);
  expect([name(), field('Age').value, chip('Parents or guardians').checked]).toEqual(['Leo', '6', true]);
  expect(screen.getAllByText('Filled from Leo')).toHaveLength(2);
  await waitFor(() => expect(names(store)).toEqual(['Leo', 'Mia']));
  await press('Undo');
  expect(name()).toBe('X');
});

test('[FM8] the same child is brought up to date, another name is another child', async () => {
  const store = await storeWith(child('c1', 'Leo'));
  await openForm({ store });
  await press('Fill from a saved child');
  await press(/^Leo/);
  await type('Comfort items', 'Blanket');
  await press(/^Submit/);
  await waitFor(() =>
    expect(store.collection(savedChildren).get('c1')?.profile['comfortItems']).toBe('Blanket'),
  );
  expect(names(store)).toEqual(['Leo']);
  await userEvent.clear(field("Child's name"));
  await type("Child's name", 'Mia');
  await press(/^Submit/);
  await waitFor(() => expect(names(store)).toEqual(['Mia', 'Leo']));
});

test('[FM17] a plan is asked for with the id under which its child is saved', async () => {
  const store = await storeWith(child('c1', 'Leo'));
  const { open } = await openForm({ store });
  await press('Fill from a saved child');
  await press(/^Leo/);
  await press(/^Submit/);
  expect(open.mock.lastCall?.[0]).toMatchObject({ is: 'care-plan', childId: 'c1' });
  await userEvent.clear(field("Child's name"));
  await type("Child's name", 'Mia');
  await press(/^Submit/);
  await waitFor(() => expect(names(store)).toEqual(['Mia', 'Leo']));
  const mia = store.collection(savedChildren).all()[0];
  expect(open.mock.lastCall?.[0]).toMatchObject({ is: 'care-plan', childId: mia?.id });
});

test('[FM9] saved children are told apart in the list, and edited in one place', async () => {
  const store = await storeWith({ ...child('c1', 'Leo Park'), called: 'Lee' });
  await openForm({ store });
  await press('Fill from a saved child');
  expect(screen.getByRole('button', { name: /^Lee/ }).textContent).toContain('Leo Park · 6 years old');
  expect(screen.getByRole('link', { name: 'Edit saved children' }).getAttribute('href')).toBe('/children');
  await press(/^Lee/);
  expect(screen.getByRole('link', { name: 'Emergency card' }).getAttribute('href')).toBe(
    '/children/c1/emergency',
  );
});

test('[FM9] an address with a child fills the form from it', async () => {
  const store = await storeWith(child('c1', 'Leo'), child('c2', 'Mia'));
  await openForm({ store, address: '/form?child=c2' });
  await waitFor(() => expect(name()).toBe('Mia'));
});

test('[FM18] contacts and doctor are kept with draft and child, and are in nothing that is sent', async () => {
  const { store, open } = await openForm();
  await fillNeeded();
  await userEvent.click(screen.getByText('Emergency card (optional)'));
  expect(await screen.findByText(/^This stays on this device. It is never sent/)).toBeTruthy();
  await press('Add a contact');
  await type('Name', 'Ana Park');
  await type('Phone number', '+44 20 7946 0000');
  await type('Doctor or clinic', 'Dr. Rossi');
  await waitFor(() =>
    expect(store.collection(formDrafts).all()[0]?.emergency?.doctor.name).toBe('Dr. Rossi'),
  );
  await press(/^Submit/);
  await waitFor(() => expect(names(store)).toEqual(['Leo']));
  const [kept] = store.collection(savedChildren).all();
  expect(kept?.emergency?.contacts).toMatchObject([{ name: 'Ana Park', phone: '+44 20 7946 0000' }]);
  expect(JSON.stringify(open.mock.calls)).not.toMatch(/7946|Rossi/);
});

test('[FM19] a fresh form is filled from the child in the header, and follows to another until something is typed', async () => {
  const store = await storeWith(child('c1', 'Leo'), child('c2', 'Mia'));
  const chosen = store.document(currentChild);
  await chosen.write({ childId: 'c1' });
  await openForm({ store });
  expect(name()).toBe('Leo');
  expect(store.collection(formDrafts).all()).toEqual([]);
  await act(() => chosen.write({ childId: 'c2' }));
  await waitFor(() => expect(name()).toBe('Mia'));
  await type('Comfort items', 'a red bus');
  await act(() => chosen.write({ childId: 'c1' }));
  expect(name()).toBe('Mia');
  expect(field('Comfort items').value).toBe('a red bus');
});

test('[FM19] filled from another child, or submitted as one, everything is about that child', async () => {
  const store = await storeWith(child('c1', 'Leo'), child('c2', 'Mia'));
  const chosen = store.document(currentChild);
  await chosen.write({ childId: 'c1' });
  await openForm({ store, address: '/form?child=c2' });
  await waitFor(() => expect(name()).toBe('Mia'));
  const whom = () => {
    const kept = chosen.read();
    return kept.is === 'found' ? kept.value.childId : '';
  };
  await waitFor(() => expect(whom()).toBe('c2'));
  await userEvent.clear(field("Child's name"));
  await type("Child's name", 'Ada');
  await press(/^Submit/);
  await waitFor(() => expect(names(store)).toContain('Ada'));
  const ada = store
    .collection(savedChildren)
    .all()
    .find((one) => one.name === 'Ada');
  await waitFor(() => expect(whom()).toBe(ada?.id));
});
