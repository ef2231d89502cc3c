import { getLocale } from '#paraglide/runtime';

// Local voices come first: an online one sends what it speaks to its maker, so it is used only when chosen by name.

export type Voice = { id: string; name: string; isOnline: boolean };

/** Those in the page's language, local ones first; all of them where none speaks it. */
export function voicesToChoose(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] {
  const language = getLocale().slice(0, 2);
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  const shown = fitting.length > 0 ? fitting : [...voices];
  return shown.toSorted(
    (a, b) =>
      Number(b.localService) - Number(a.localService) ||
      Number(b.default) - Number(a.default) ||
      a.name.localeCompare(b.name),
  );
}

/** The one that was chosen, if it is still there; else the best local one; never an online one by itself. */
export const voiceToUse = (
  voices: readonly SpeechSynthesisVoice[],
  chosen: string,
): SpeechSynthesisVoice | null =>
  voices.find(({ voiceURI }) => voiceURI === chosen) ??
  voicesToChoose(voices).find(({ localService }) => localService) ??
  voices.find(({ localService }) => localService) ??
  null;

export const toVoice = ({ voiceURI, name, localService }: SpeechSynthesisVoice): Voice => ({
  id: voiceURI,
  name,
  isOnline: !localService,
});

/** Voices arrive late in most browsers: now, at `voiceschanged`, or at the next look. */
export function watchVoices(
  synth: SpeechSynthesis,
  tell: (voices: readonly SpeechSynthesisVoice[]) => void,
): () => void {
  const look = () => tell(synth.getVoices());
  look();
  // Safari has no voiceschanged listener on older systems, Android fires it before the list is filled.
  const again = [100, 400, 1200, 3000].map((delayMs) => setTimeout(look, delayMs));
  synth.addEventListener?.('voiceschanged', look);
  return () => {
    for (const timer of again) clearTimeout(timer);
    synth.removeEventListener?.('voiceschanged', look);
  };
}

export const voiceWaitMs = 3200;
