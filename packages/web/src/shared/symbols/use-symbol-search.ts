import type { SymbolSearch } from '@calmbridge/symbols/search';
import { useEffect, useState } from 'react';
import { loadSymbols } from './symbol-library.ts';

type SymbolSearchState =
  | { is: 'loading' }
  | { is: 'ready'; search: SymbolSearch }
  | { is: 'failed'; retry: () => void };

/** The search over the bundled library. It tries again by itself when the connection comes back. */
export function useSymbolSearch(): SymbolSearchState {
  const [state, setState] = useState<SymbolSearchState>({ is: 'loading' });
  useEffect(() => {
    let isGone = false;
    const open = () => {
      loadSymbols().then(
        (search) => !isGone && setState({ is: 'ready', search }),
        () => !isGone && setState({ is: 'failed', retry: open }),
      );
    };
    open();
    window.addEventListener('online', open);
    return () => {
      isGone = true;
      window.removeEventListener('online', open);
    };
  }, []);
  return state;
}
