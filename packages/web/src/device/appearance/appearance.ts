// How this device shows Calmbridge. It belongs to the device, not to an account: it holds on the sign-in page too.
// `applyAppearance` runs before anything is drawn (src/first), so nothing flashes and no inline script is needed. That is
// why this file imports nothing but the access to the storage.
import { createSignal } from '#store/create-store';
import { keyOf, localMedium } from '../store/medium.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const textSizes = ['smallest', 'small', 'comfortable', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export type Appearance = {
  theme: Theme;
  lowStimulation: boolean;
  textSize: TextSize;
  easyReadingFont: boolean;
};

export const defaultAppearance: Appearance = {
  theme: 'system',
  lowStimulation: false,
  textSize: 'comfortable',
  easyReadingFont: false,
};

/** Nothing here is precious: a value that can't be read becomes its default. Null: this is no appearance at all. */
export function appearanceOf(value: unknown): Appearance | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { theme, lowStimulation, textSize, easyReadingFont } = value as Record<string, unknown>;
  return {
    theme: themes.find((name) => name === theme) ?? defaultAppearance.theme,
    lowStimulation: lowStimulation === true,
    textSize: textSizes.find((name) => name === textSize) ?? defaultAppearance.textSize,
    easyReadingFont: easyReadingFont === true,
  };
}

const key = keyOf('appearance');
const version = 1;
const choices = createSignal();
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
  choices.tell();
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

/** Follows the choices of this page and other tabs, and the system. */
export function subscribe(listener: () => void): () => void {
  const onElsewhere = () => {
    applyAppearance();
    listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onElsewhere();
  };
  const dark = darkQuery();
  const leave = choices.subscribe(listener);
  window.addEventListener('storage', onStorage);
  dark?.addEventListener('change', onElsewhere);
  return () => {
    leave();
    window.removeEventListener('storage', onStorage);
    dark?.removeEventListener('change', onElsewhere);
  };
}

const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function parsed(text: string | null): Appearance {
  try {
    return appearanceOf((JSON.parse(text ?? '') as { value?: unknown }).value) ?? defaultAppearance;
  } catch {
    return defaultAppearance;
  }
}
