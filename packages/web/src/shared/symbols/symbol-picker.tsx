import type { SymbolSearch } from '@calmbridge/symbols/search';
import { useId, useRef, useState } from 'react';
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
  const id = useId();
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
  return (
    <div className={styles.picker}>
      <label className="visually-hidden" htmlFor={id}>
        {m.symbols_search()}
      </label>
      <div className={styles.search}>
        <IconSearch size={22} aria-hidden="true" />
        <input
          ref={field}
          id={id}
          type="search"
          className={styles.field}
          value={query}
          placeholder={m.symbols_search()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            const first = grid.current?.querySelector('button');
            if (event.key === 'Enter') {
              event.preventDefault();
              if (query.trim() !== '') first?.click();
            }
            if (event.key === 'ArrowDown' && first) {
              event.preventDefault();
              first.focus();
            }
          }}
        />
        {query !== '' && (
          <IconButton
            label={m.symbols_clear()}
            icon={<IconX size={20} aria-hidden="true" />}
            onClick={() => {
              change('');
              field.current?.focus();
            }}
          />
        )}
      </div>
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
