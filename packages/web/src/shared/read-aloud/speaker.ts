// Speaks sentences one after another through the browser's engine and keeps the place. Pausing inside an utterance is
// broken on Android and short-lived elsewhere, so a pause stops and remembers the sentence; going on begins it again.
import { createStore } from '#store/create-store';
import { openEngine, type Settings } from './speech-engine.ts';
import { utterancesOf } from './utterances.ts';

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

/** The one that is speaking on this page: the engine is shared, so a new one silences it. */
let current: Speaker | null = null;

export function createSpeaker(
  synth: SpeechSynthesis,
  first: Settings,
  makeUtterance = (text: string) => new SpeechSynthesisUtterance(text),
): Speaker {
  const { get: state, set: become, subscribe } = createStore<SpeakerState>({ is: 'idle' });
  const engine = openEngine(synth, makeUtterance);
  let settings = first;
  let sentences: readonly string[] = [];

  const endAs = (next: SpeakerState) => {
    engine.silence();
    become(next);
  };
  const next = (at: number) => {
    const sentence = sentences[at];
    if (sentence === undefined) return endAs({ is: 'finished' });
    become({ is: 'speaking', at });
    engine.say(utterancesOf(sentence, settings.rate), settings, {
      onEnd: () => next(at + 1),
      onCut: () => endAs({ is: 'paused', at }),
      onFail: (why) => endAs({ is: 'failed', why, at }),
    });
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
      const whenReady = engine.silence();
      become({ is: 'speaking', at: from });
      whenReady(() => next(from));
    },
    pause: () => {
      const now = state();
      if (now.is === 'speaking') endAs({ is: 'paused', at: now.at });
    },
    stop: () => {
      if (current === speaker) current = null;
      if (state().is !== 'idle') endAs({ is: 'idle' });
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
