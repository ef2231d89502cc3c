import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { MenuButton } from './buttons/menu-button.tsx';
import { ChipGroup } from './fields/chip-group.tsx';
import { Segmented } from './fields/segmented.tsx';
import { NoteSlip } from './layout/note-slip.tsx';

describe('choices', () => {
  const senses = ['Light', 'Sound'].map((value) => ({ value, label: value }));
  const Chips = () => {
    const [chosen, setChosen] = useState<string[]>(['Sound']);
    return <ChipGroup id="senses" legend="Sensory" options={senses} chosen={chosen} onChange={setChosen} />;
  };
  const Sizes = () => {
    const [value, setValue] = useState('50');
    const segments = ['38', '50'].map((size) => ({ value: size, label: `${size} mm` }));
    return <Segmented name="size" legend="Card size" segments={segments} value={value} onChange={setValue} />;
  };

  test('chips are checkboxes in a named group', async () => {
    render(<Chips />);
    expect(screen.getByRole('group', { name: 'Sensory' })).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Light' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Light' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sound' }).checked).toBe(false);
  });

  test('segments are radio buttons in a named group', async () => {
    render(<Sizes />);
    await userEvent.click(screen.getByRole('radio', { name: '38 mm' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '38 mm' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '50 mm' }).checked).toBe(false);
  });
});

test('a note slip carries its words and when they were written', () => {
  render(<NoteSlip footer="15 November, 18:20">Ear defenders worked.</NoteSlip>);
  expect(screen.getByText('Ear defenders worked.')).toBeDefined();
});

test('Escape closes an open menu, gives the focus back, and leaves a dialog around it open', async () => {
  render(<MenuButton panel={() => <button type="button">Print</button>}>Download</MenuButton>);
  const opener = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(opener);
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Print' }), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(document.activeElement).toBe(opener);
  // Closed, the key is the dialog's own.
  expect(fireEvent.keyDown(opener, { key: 'Escape' })).toBe(true);
});
