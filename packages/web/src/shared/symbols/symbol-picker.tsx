import type { SymbolSearch } from '@calmbridge/symbols/search';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import IconSearch from '#icon/IconSearch';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import { Notice } from '#ui/layout/notice';
import { SymbolGrid } from './symbol-grid.tsx';
import styles from './symbol-picker.module.css';
import { useSymbolSearch } from './use-symbol-search.ts';

const firstShown = 24;

/** Search the library and choose a picture, by touch or by keyboard: arrows move, Enter takes. */
export function SymbolPicker({
  onPick,
  initialQuery = '',
  chosenId,
}: {
  onPick: (symbolId: string) => void;
  initialQuery?: string;
  chosenId?: string | undefined;
}) {
  const [query, setQuery] = useState(initialQuery);
  const [limit, setLimit] = useState(firstShown);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const library = useSymbolSearch();
  const search = library.is === 'ready' ? library.search : null;
  const { found, near } = resultsOf(search, query, limit);
  const change = (next: string) => {
    setQuery(next);
    setLimit(firstShown);
  };
  const firstFound = () => grid.current?.querySelector('button') ?? null;
  return (
    <div className={styles.picker}>
      <SearchField ref={field} query={query} onChange={change} firstFound={firstFound} />
      {library.is === 'failed' && <Notice>{m.symbols_missing()}</Notice>}
      {library.is === 'loading' && <div className={styles.waiting} aria-busy="true" />}
      <SymbolGrid
        symbols={found.length > 0 ? found : near}
        chosenId={chosenId}
        grid={grid}
        onPick={onPick}
        onLeave={() => field.current?.focus()}
      />
      {found.length === limit && (
        <Button look="quiet" isSmall onClick={() => setLimit(limit + firstShown)}>
          {m.symbols_more()}
        </Button>
      )}
      <output className={styles.words}>
        {search !== null && wordsFor(query, found.length, near.length)}
      </output>
    </div>
  );
}

/** Enter takes the first that was found, the arrow leads to it. */
function SearchField({
  ref,
  query,
  onChange,
  firstFound,
}: {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  firstFound: () => HTMLElement | null;
}) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const first = firstFound();
    if (event.key === 'Enter') {
      event.preventDefault();
      if (query.trim() !== '') first?.click();
    }
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      first.focus();
    }
  };
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {m.symbols_search()}
      </label>
      <div className={styles.search}>
        <IconSearch size={22} aria-hidden="true" />
        <input
          ref={ref}
          id={id}
          type="search"
          className={styles.field}
          value={query}
          placeholder={m.symbols_search()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <IconButton
            label={m.symbols_clear()}
            icon={<IconX size={20} aria-hidden="true" />}
            onClick={clear}
          />
        )}
      </div>
    </>
  );
}

function resultsOf(search: SymbolSearch | null, query: string, limit: number) {
  if (search === null) return { found: [], near: [] };
  if (query.trim() === '') return { found: search.all.slice(0, limit), near: [] };
  const found = search.find(query, limit);
  return { found, near: found.length === 0 ? search.near(query, 8) : [] };
}

function wordsFor(query: string, found: number, near: number): string {
  if (query.trim() === '') return m.symbols_everyday();
  if (found > 0) return m.symbols_found({ count: found });
  const none = m.symbols_none({ query: query.trim() });
  return near === 0 ? none : `${none} ${m.symbols_near()}`;
}
