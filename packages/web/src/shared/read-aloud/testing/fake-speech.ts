// A speech engine for tests: speaks when told, and has the faults of the real ones. Not part of the product.
import { vi } from 'vitest';

export type FakeUtterance = {
  text: string;
  rate: number;
  voice: SpeechSynthesisVoice | null;
  lang: string;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
};

class Utterance {
  rate = 1;
  voice = null;
  lang = '';
  onend = null;
  onerror = null;
  constructor(public text: string) {}
}

export const voice = (name: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  voiceURI: name,
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
  ...more,
});

export function fakeSpeech(voices: SpeechSynthesisVoice[] = [voice('Amelie')]) {
  let known = voices;
  const listeners = new Set<() => void>();
  const spoken: FakeUtterance[] = [];
  let current: FakeUtterance | null = null;
  const synth = {
    get speaking() {
      return current !== null;
    },
    pending: false,
    paused: false,
    getVoices: () => known,
    speak: (utterance: FakeUtterance) => {
      current = utterance;
      spoken.push(utterance);
    },
    cancel: vi.fn(() => {
      const cancelled = current;
      current = null;
      // Browsers tell of the cancelled one, and late.
      if (cancelled) setTimeout(() => cancelled.onerror?.({ error: 'interrupted' }), 5);
    }),
    pause: vi.fn(),
    resume: vi.fn(),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('speechSynthesis', synth);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    synth: synth as unknown as SpeechSynthesis,
    spoken,
    said: () => spoken.map(({ text }) => text),
    now: () => current,
    /** The utterance under way is over. */
    end: () => {
      const ended = current;
      current = null;
      ended?.onend?.();
    },
    error: (error: string) => {
      const failed = current;
      current = null;
      failed?.onerror?.({ error });
    },
    arrive: (more: SpeechSynthesisVoice[]) => {
      known = more;
      for (const listener of listeners) listener();
    },
  };
}
