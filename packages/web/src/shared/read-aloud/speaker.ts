// Speaks sentences one after another through the browser's engine and keeps the place. Works round its faults: it
// forgets utterances nobody holds on to, drops one spoken right after a cancel, reports ends of cancelled ones, and
// stays silent without a word. Pausing inside an utterance is broken on Android and short-lived elsewhere, so a pause
// stops and remembers the sentence; going on begins that sentence again.
import { createStore } from '#store/create-store';
import { patienceMs, utterancesOf } from './utterances.ts';

export type SpeakerState =
  | { is: 'idle' }
  | { is: 'speaking'; at: number }
  | { is: 'paused'; at: number }
  | { is: 'finished' }
  | { is: 'failed'; why: 'not-allowed' | 'engine'; at: number };

export type Speaker = {
  state: () => SpeakerState;
  subscribe: (listener: () => void) => () => void;
  /** What there is to speak. It may grow while it is spoken. */
  read: (sentences: readonly string[]) => void;
  speak: (from: number) => void;
  pause: () => void;
  stop: () => void;
  /** Speed and voice: heard at once, from the beginning of the sentence under way. */
  tune: (settings: Settings) => void;
};

export type Settings = { rate: number; voice: SpeechSynthesisVoice | null };

/** Cancelled engines need a moment before they listen again. */
const breathMs = 60;

/** Chrome collects an utterance nobody holds, and its end is never told. */
const held = new Set<SpeechSynthesisUtterance>();

/** The one that is speaking on this page: the engine is shared, so a new one silences it. */
let current: Speaker | null = null;

export function createSpeaker(
  synth: SpeechSynthesis,
  first: Settings,
  makeUtterance = (text: string) => new SpeechSynthesisUtterance(text),
): Speaker {
  const { get: state, set: become, subscribe } = createStore<SpeakerState>({ is: 'idle' });
  let settings = first;
  let sentences: readonly string[] = [];
  /** Counts what was asked for: events of anything older are not listened to. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const silence = () => {
    turn++;
    clearTimeout(timer);
    held.clear();
    synth.cancel();
  };

  const say = (parts: readonly string[], at: number, mine: number, isSecondTry: boolean) => {
    const [text, ...rest] = parts;
    if (text === undefined) return next(at + 1, mine);
    const utterance = makeUtterance(text);
    utterance.rate = settings.rate;
    if (settings.voice) {
      utterance.voice = settings.voice;
      utterance.lang = settings.voice.lang;
    }
    const isStale = () => mine !== turn;
    const goOn = () => {
      if (isStale()) return;
      clearTimeout(timer);
      held.delete(utterance);
      say(rest, at, mine, false);
    };
    utterance.onend = goOn;
    utterance.onerror = ({ error }) => {
      if (isStale()) return;
      if (error === 'not-allowed') fail('not-allowed', at);
      else if (error === 'canceled' || error === 'interrupted') pauseAt(at);
      else fail('engine', at);
    };
    held.add(utterance);
    // A page that was left while speaking can find the engine paused.
    synth.resume();
    synth.speak(utterance);
    timer = setTimeout(
      () => {
        if (isStale()) return;
        if (isSecondTry) return fail('engine', at);
        const again = ++turn;
        synth.cancel();
        timer = setTimeout(() => again === turn && say(parts, at, again, true), breathMs);
      },
      patienceMs(text, settings.rate),
    );
  };
  const next = (at: number, mine: number) => {
    const sentence = sentences[at];
    if (sentence === undefined) {
      silence();
      return become({ is: 'finished' });
    }
    become({ is: 'speaking', at });
    say(utterancesOf(sentence, settings.rate), at, mine, false);
  };
  const fail = (why: 'not-allowed' | 'engine', at: number) => {
    silence();
    become({ is: 'failed', why, at });
  };
  const pauseAt = (at: number) => {
    silence();
    become({ is: 'paused', at });
  };

  const speaker: Speaker = {
    state,
    subscribe,
    read: (given) => {
      sentences = given;
    },
    speak: (from) => {
      if (current !== speaker) current?.stop();
      current = speaker;
      const wasBusy = synth.speaking || synth.pending;
      silence();
      const mine = turn;
      become({ is: 'speaking', at: from });
      if (!wasBusy) return next(from, mine);
      timer = setTimeout(() => mine === turn && next(from, mine), breathMs);
    },
    pause: () => {
      const now = state();
      if (now.is === 'speaking') pauseAt(now.at);
    },
    stop: () => {
      if (current === speaker) current = null;
      if (state().is === 'idle') return;
      silence();
      become({ is: 'idle' });
    },
    tune: (wanted) => {
      const isSame = wanted.rate === settings.rate && wanted.voice === settings.voice;
      settings = wanted;
      const now = state();
      if (!isSame && now.is === 'speaking') speaker.speak(now.at);
    },
  };
  return speaker;
}
