import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDocument } from '#device/device-context';
import { readAloud } from '#device/records/shapes';
import { createSpeaker, type Speaker, type SpeakerState } from './speaker.ts';
import { toVoice, type Voice, voicesToChoose, voiceToUse, voiceWaitMs, watchVoices } from './voices.ts';

export const slowest = 0.5;
export const fastest = 2;
export const speedStep = 0.1;

export type ReadAloudState =
  | SpeakerState
  /** Play was pressed before the voices had arrived. */
  | { is: 'waiting' }
  | { is: 'unavailable'; why: 'no-speech' | 'no-voice' | 'only-online' };

export type ReadAloudControls = {
  state: ReadAloudState;
  /** The sentence under way, or null. */
  at: number | null;
  play: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  replay: () => void;
  speed: number;
  setSpeed: (speed: number) => void;
  voices: readonly Voice[];
  voice: Voice | null;
  setVoice: (id: string) => void;
  /** False when the device had no room for the choice. */
  isKept: boolean;
};

const defaults = { speed: 1, voice: '', autoPlayNew: false, autoPlayStories: {} };
const silent: SpeakerState = { is: 'idle' };

/** Reads sentences aloud with the carer's speed and voice. Leaving the page, or the part that reads, stops it. */
export function useReadAloud(sentences: readonly string[]): ReadAloudControls {
  const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const { value, update } = useDocument(readAloud);
  // What was just chosen counts at once, also where the device can't keep it.
  const [chosen, setChosen] = useState<{ speed?: number; voice?: string }>({});
  const [isKept, setIsKept] = useState(true);
  const speed = chosen.speed ?? value?.speed ?? 1;
  const { all, hasWaited } = useVoices(synth);
  const voice = voiceToUse(all, chosen.voice ?? value?.voice ?? '');

  const speaker = useMemo(() => (synth ? createSpeaker(synth, { rate: 1, voice: null }) : null), [synth]);
  useEffect(() => speaker?.read(sentences), [speaker, sentences]);
  const spoken = useSpeakerState(speaker);
  useEffect(() => speaker?.tune({ rate: speed, voice }), [speaker, speed, voice]);
  useStopOnLeaving(speaker);

  // Play before the voices are there is remembered until they are, or until anything else is pressed.
  const [isWanted, setIsWanted] = useState(false);
  const hasVoice = voice !== null;
  useEffect(() => {
    if (isWanted && hasVoice) speaker?.speak(0);
  }, [isWanted, hasVoice, speaker]);

  const speak = (from: number) => {
    setIsWanted(!hasVoice);
    if (hasVoice) speaker?.speak(from);
  };
  const choose = (choice: { speed?: number; voice?: string }) => {
    setChosen({ ...chosen, ...choice });
    void update((now) => ({ ...defaults, ...now, ...choice })).then(({ ok }) => setIsKept(ok));
  };
  const place = 'at' in spoken ? spoken.at : null;
  return {
    state: availability({ hasSpeech: Boolean(synth), voice, all, hasWaited, isWanted }) ?? spoken,
    at: place,
    play: () => speak(spoken.is === 'failed' ? spoken.at : 0),
    pause: () => {
      setIsWanted(false);
      speaker?.pause();
    },
    resume: () => speak(place ?? 0),
    stop: () => {
      setIsWanted(false);
      speaker?.stop();
    },
    replay: () => speak(0),
    speed,
    setSpeed: (wanted) => choose({ speed: Math.round(wanted * 10) / 10 }),
    voices: voicesToChoose(all).map(toVoice),
    voice: voice && toVoice(voice),
    setVoice: (id) => choose({ voice: id }),
    isKept,
  };
}

function availability(now: {
  hasSpeech: boolean;
  voice: SpeechSynthesisVoice | null;
  all: readonly SpeechSynthesisVoice[];
  hasWaited: boolean;
  isWanted: boolean;
}): ReadAloudState | null {
  if (!now.hasSpeech) return { is: 'unavailable', why: 'no-speech' };
  if (now.voice) return null;
  if (now.all.length > 0) return { is: 'unavailable', why: 'only-online' };
  if (now.hasWaited) return { is: 'unavailable', why: 'no-voice' };
  return now.isWanted ? { is: 'waiting' } : null;
}

function useVoices(synth: SpeechSynthesis | undefined) {
  const [all, setAll] = useState<readonly SpeechSynthesisVoice[]>([]);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!synth) return;
    const unwatch = watchVoices(synth, (found) =>
      setAll((known) => (isSameList(known, found) ? known : [...found])),
    );
    const timer = setTimeout(() => setHasWaited(true), voiceWaitMs);
    return () => {
      unwatch();
      clearTimeout(timer);
    };
  }, [synth]);
  return { all, hasWaited };
}

const isSameList = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function useSpeakerState(speaker: Speaker | null): SpeakerState {
  const subscribe = useCallback(
    (listener: () => void) => speaker?.subscribe(listener) ?? (() => undefined),
    [speaker],
  );
  return useSyncExternalStore(subscribe, () => speaker?.state() ?? silent);
}

function useStopOnLeaving(speaker: Speaker | null): void {
  useEffect(() => {
    const stop = () => speaker?.stop();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [speaker]);
}
