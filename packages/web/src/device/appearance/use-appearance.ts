import { useSyncExternalStore } from 'react';
import { applyAppearance, changeAppearance, colorScheme, readAppearance, subscribe } from './appearance.ts';

/** Also when the system or another tab changes them, on every page. */
export function followAppearance(): void {
  applyAppearance();
  subscribe(() => {});
}

export function useAppearance() {
  const appearance = useSyncExternalStore(subscribe, readAppearance);
  const scheme = useSyncExternalStore(subscribe, () => colorScheme());
  return { appearance, colorScheme: scheme, changeAppearance };
}
