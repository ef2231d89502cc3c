import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chip, field, fillNeeded, openForm, press, type } from './testing/form-test-kit.tsx';

const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const progress = () => screen.getByText(/ of 7 sections$/).textContent;

test('[FM1] every field is there under its plain name', async () => {
  await openForm();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Important roles',
    'Basic information',
    'Diagnosis',
    'Communication',
    'Sensory',
    'Diet',
    'Care plans',
    'More about your child (optional)',
  ]);
  await press('More about your child (optional)');
  const texts = `Child's name|Age|Gender|Diagnosis type|Diagnosis date|Communication|Preferred communication|Comfort items|Date of birth|Strengths|Activities|Triggers|Challenges|Sleep schedule|Eating habits|Interaction style|Social supports|Learning style|Special interests|Allergies|Medications|Wandering behavior|Safety risks|Notes`;
  for (const label of texts.split('|')) expect(field(label).checkVisibility?.() ?? true).toBe(true);
  const groups = ['Important roles', 'Sensory sensitivities', 'Diet restrictions', 'Care plans'];
  const counts = groups.map(
    (name) => within(screen.getByRole('group', { name })).getAllByRole('checkbox').length,
  );
  expect(counts).toEqual([7, 9, 18, 6]);
  expect(texts.split('|').length + groups.length).toBe(28);
  expect(chip('Behavioral and sensory management')).toBeTruthy();
});

test('[FM2] what is missing is said in the exact words, and editing clears it', async () => {
  const { open } = await openForm();
  await userEvent.click(chip('Behavioral and sensory management'));
  await userEvent.click(chip('Diet-focused care plan'));
  await type('Age', '121');
  await press(/^Submit/);
  expect(lines()).toEqual([
    'Important roles is required.',
    "Child's name is required.",
    'Age must be a whole number from 0 to 120.',
    'At least one sensory sensitivity is required for behavioral and sensory management.',
    'At least one diet restriction is required for diet-focused care plan.',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(field('Age').value).toBe('121');
  await userEvent.click(screen.getByRole('link', { name: "Child's name is required." }));
  expect(document.activeElement).toBe(field("Child's name"));
  await type("Child's name", 'L');
  expect(screen.queryByText("Child's name is required.")).toBeNull();
  await userEvent.click(chip('Diet-focused care plan'));
  expect(lines()).toHaveLength(3);
  await userEvent.click(chip('Behavioral and sensory management'));
  await press(/^Submit/);
  expect(lines()).toContain('Care plans is required.');
  expect(open).not.toHaveBeenCalled();
});

test('[FM2] no known allergies and a restriction do not go together', async () => {
  await openForm();
  await userEvent.click(chip('NKA (No Known Allergies)'));
  await userEvent.click(chip('Halal'));
  await press(/^Submit/);
  const words = "Cannot select 'NKA (no known allergies)' with other restrictions.";
  expect(lines()).toContain(words);
  await userEvent.click(chip('Halal'));
  expect(screen.queryByText(words)).toBeNull();
});

test('[FM2] a wrong field in the folded part is shown, and stays in sight once it is mended', async () => {
  await openForm();
  await fillNeeded();
  fireEvent.change(field('Notes'), { target: { value: 'x'.repeat(501) } });
  await press(/^Submit/);
  const words = 'Notes can have at most 500 characters. There are 501 now.';
  expect(lines()).toEqual([words]);
  const more = screen.getByRole('button', { name: /^More about/ });
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(field('Notes'), { target: { value: 'x' } });
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

test('[FM10] sections that say something are counted, the one in work is marked', async () => {
  await openForm();
  expect(progress()).toBe('0 of 7 sections');
  await fillNeeded();
  expect(progress()).toBe('3 of 7 sections');
  const nav = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  const current = () => nav.getAllByRole('link').find((link) => link.getAttribute('aria-current'));
  expect(current()?.textContent).toBe('Basic information, done');
  await userEvent.click(nav.getByRole('link', { name: /^Diet/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Diet' }));
  expect(current()?.textContent).toBe('Diet, not filled in yet');
});

test('[FM10] "None" excludes every other sense', async () => {
  await openForm();
  await userEvent.click(chip('Sound'));
  await userEvent.click(chip('None'));
  expect([chip('Sound').checked, chip('None').checked]).toEqual([false, true]);
});

test('[FM14] a text is counted near its limit and not cut', async () => {
  await openForm();
  fireEvent.change(field("Child's name"), { target: { value: 'x'.repeat(79) } });
  expect(screen.queryByText(/of 100 characters/)).toBeNull();
  fireEvent.change(field("Child's name"), { target: { value: 'x'.repeat(103) } });
  expect(screen.getByText('103 of 100 characters.')).toBeTruthy();
  expect(field("Child's name").value).toHaveLength(103);
  expect(field("Child's name").maxLength).toBe(-1);
  await type('Comfort items', 'Blue blanket');
  expect(screen.getByText(/12 of 100 characters\.$/)).toBeTruthy();
});

test('[FM15] an age follows the date of birth; a notice says when they disagree, and blocks nothing', async () => {
  const { open } = await openForm();
  await fillNeeded();
  await press(/^More about/);
  const year = new Date().getFullYear();
  fireEvent.change(field('Date of birth'), { target: { value: `${year - 6}-01-01` } });
  expect(field('Age').value).toBe('6');
  await userEvent.clear(field('Age'));
  await type('Age', '9');
  expect(screen.getByText(/Going by the date of birth, Leo is 6 today/)).toBeTruthy();
  await press(/^Submit/);
  expect(open).toHaveBeenCalledOnce();
  await press('Use 6');
  expect(field('Age').value).toBe('6');
  expect(screen.queryByText(/By the date of birth/)).toBeNull();
});

test('[FM2] a day in the future is not taken', async () => {
  const { open } = await openForm();
  await fillNeeded();
  fireEvent.change(field('Diagnosis date'), { target: { value: '2090-01-01' } });
  await press(/^Submit/);
  expect(lines()).toEqual(['Diagnosis date can’t be in the future.']);
  expect(open).not.toHaveBeenCalled();
});

test.each(['silver', 'gold'] as const)('[FM13] %s has its look, and the same fields', async (userPlan) => {
  const plain = await openForm();
  const count = screen.getAllByRole('checkbox').length;
  plain.unmount();
  const { container } = await openForm({ credits: { userPlan } });
  expect(container.querySelector('[data-premium]')?.getAttribute('data-premium')).toBe(userPlan);
  expect(screen.getByText(userPlan === 'gold' ? 'Gold' : 'Silver')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(count);
});
