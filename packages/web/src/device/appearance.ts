// How this device shows Calmbridge. It belongs to the device, not to an account: it holds on the sign-in page too.
// `applyAppearance` runs in main.tsx before the first render, so nothing flashes and no inline script is needed.
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keyOf, localMedium } from './medium.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const textSizes = ['smallest', 'small', 'comfortable', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Nothing here is precious: a value that can't be read becomes its default. */
export const Appearance = z.object({
  theme: z.enum(themes).catch('system'),
  lowStimulation: z.boolean().catch(false),
  textSize: z.enum(textSizes).catch('comfortable'),
  easyReadingFont: z.boolean().catch(false),
});
export type Appearance = z.infer<typeof Appearance>;

export const defaultAppearance: Appearance = Appearance.parse({});

const key = keyOf('appearance');
const version = 1;
const listeners = new Set<() => void>();
let seen: { text: string | null; appearance: Appearance } | undefined;

export function readAppearance(): Appearance {
  const text = localMedium().read(key);
  if (!seen || seen.text !== text) seen = { text, appearance: parsed(text) };
  return seen.appearance;
}

export function changeAppearance(change: Partial<Appearance>): void {
  const appearance = { ...readAppearance(), ...change };
  const text = JSON.stringify({ version, value: appearance });
  localMedium().write(key, text);
  // Where there is no room to keep the choice, it still holds until the page is closed.
  if (localMedium().read(key) !== text) seen = { text: localMedium().read(key), appearance };
  applyAppearance();
  for (const listener of listeners) listener();
}

/** What "system" means right now. */
export const colorScheme = (theme: Theme = readAppearance().theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return darkQuery()?.matches ? 'dark' : 'light';
};

/** Puts the choices on <html>, where the style sheets look for them. */
export function applyAppearance(root: HTMLElement = document.documentElement): void {
  const { theme, lowStimulation, textSize, easyReadingFont } = readAppearance();
  root.setAttribute('data-color-scheme', colorScheme(theme));
  root.setAttribute('data-text-size', textSize);
  root.toggleAttribute('data-low-stimulation', lowStimulation);
  root.toggleAttribute('data-easy-reading', easyReadingFont);
}

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

function subscribe(listener: () => void): () => void {
  const onElsewhere = () => {
    applyAppearance();
    listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onElsewhere();
  };
  const dark = darkQuery();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  dark?.addEventListener('change', onElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    dark?.removeEventListener('change', onElsewhere);
  };
}

const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const Stored = z.object({ value: Appearance });

function parsed(text: string | null): Appearance {
  try {
    return Stored.parse(JSON.parse(text ?? '')).value;
  } catch {
    return defaultAppearance;
  }
}
