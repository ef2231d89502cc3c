import { useSyncExternalStore } from 'react';

const query = '(max-width: 599px)';

export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const narrow = window.matchMedia(query);
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
