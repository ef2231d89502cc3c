import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px)';

/** Where the card panel has room beside the board. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const wide = window.matchMedia(query);
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
