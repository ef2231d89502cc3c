import type { SymbolEntry } from '@calmbridge/symbols/symbol';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { m } from '#paraglide/messages';
import styles from './symbol-grid.module.css';
import { SymbolPicture } from './symbol-picture.tsx';

/** Pictures to choose from: one stop for Tab, arrows move within. Up from the first row leads back to the search. */
export function SymbolGrid({
  symbols,
  chosenId,
  grid,
  onPick,
  onLeave,
}: {
  symbols: readonly SymbolEntry[];
  chosenId?: string | undefined;
  grid: RefObject<HTMLUListElement | null>;
  onPick: (symbolId: string) => void;
  onLeave: () => void;
}) {
  const [stop, setStop] = useState(0);
  if (symbols.length === 0) return null;

  const move = (event: KeyboardEvent, from: number) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const to = nextPlace(event.key, from, columnsOf(buttons), buttons.length);
    if (to === null) return;
    event.preventDefault();
    if (to < 0) onLeave();
    else buttons[to]?.focus();
  };
  return (
    <ul ref={grid} className={styles.grid} aria-label={m.symbols_results()}>
      {symbols.map(({ id, name }, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles.tile}
            title={name}
            aria-label={name}
            aria-pressed={id === chosenId}
            tabIndex={at === Math.min(stop, symbols.length - 1) ? 0 : -1}
            onFocus={() => setStop(at)}
            onKeyDown={(event) => move(event, at)}
            onClick={() => onPick(id)}
          >
            <SymbolPicture id={id} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where a key leads, -1 for out of the grid at the top, null for a key that does not move. */
export function nextPlace(key: string, from: number, columns: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return Math.min(from + columns, last);
    case 'ArrowUp':
      return from < columns ? -1 : from - columns;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function columnsOf(buttons: HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const lower = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return lower === -1 ? Math.max(buttons.length, 1) : lower;
}
