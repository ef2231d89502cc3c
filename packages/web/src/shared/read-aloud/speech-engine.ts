// The browser's engine with its faults worked round: it forgets utterances nobody holds on to, drops one spoken right
// after a cancel, reports ends of cancelled ones, and stays silent without a word.
import { patienceMs } from './utterances.ts';

export type Settings = { rate: number; voice: SpeechSynthesisVoice | null };

type Told = {
  onEnd: () => void;
  /** Somebody else has taken the engine. */
  onCut: () => void;
  onFail: (why: 'not-allowed' | 'engine') => void;
};

/** Cancelled engines need a moment before they listen again. */
const breathMs = 60;

/** Chrome collects an utterance nobody holds, and its end is never told. */
const held = new Set<SpeechSynthesisUtterance>();

export function openEngine(
  synth: SpeechSynthesis,
  makeUtterance: (text: string) => SpeechSynthesisUtterance,
) {
  /** Counts what was asked for: events of anything older are not listened to. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ifStill = (mine: number, act: () => void) => () => {
    if (mine === turn) act();
  };

  const silence = () => {
    const wasBusy = synth.speaking || synth.pending;
    turn++;
    clearTimeout(timer);
    held.clear();
    synth.cancel();
    const mine = turn;
    /** What is to be said now. */
    return (act: () => void) => {
      if (!wasBusy) return act();
      timer = setTimeout(ifStill(mine, act), breathMs);
    };
  };

  const say = (parts: readonly string[], settings: Settings, told: Told, isSecondTry = false): void => {
    const [text, ...rest] = parts;
    if (text === undefined) return told.onEnd();
    const mine = turn;
    const utterance = tuned(makeUtterance(text), settings);
    utterance.onend = ifStill(mine, () => {
      clearTimeout(timer);
      held.delete(utterance);
      say(rest, settings, told);
    });
    utterance.onerror = ({ error }) => {
      if (mine !== turn) return;
      if (error === 'canceled' || error === 'interrupted') told.onCut();
      else told.onFail(error === 'not-allowed' ? 'not-allowed' : 'engine');
    };
    const tryAgain = () => {
      if (isSecondTry) return told.onFail('engine');
      const again = ++turn;
      synth.cancel();
      timer = setTimeout(
        ifStill(again, () => say(parts, settings, told, true)),
        breathMs,
      );
    };
    held.add(utterance);
    // A page that was left while speaking can find the engine paused.
    synth.resume();
    synth.speak(utterance);
    timer = setTimeout(ifStill(mine, tryAgain), patienceMs(text, settings.rate));
  };
  return { say, silence };
}

function tuned(utterance: SpeechSynthesisUtterance, { rate, voice }: Settings): SpeechSynthesisUtterance {
  utterance.rate = rate;
  if (voice) {
    utterance.voice = voice;
    utterance.lang = voice.lang;
  }
  return utterance;
}
