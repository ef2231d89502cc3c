import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeaker } from './speaker.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { fakeSpeech, voice } from './testing/fake-speech.ts';
import { utterancesOf } from './utterances.ts';
import { voicesToChoose, voiceToUse } from './voices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function speaking(sentences = ['One.', 'Two.', 'Three.']) {
  const speech = fakeSpeech();
  const speaker = createSpeaker(speech.synth, { rate: 1, voice: null });
  speaker.read(sentences);
  return { speech, speaker };
}

test('[RA1] the marks of a text are not read, a table is read cell by cell', () => {
  const text =
    '# Plan for *Leo*\n\n- **Yes:** nod. Dr. Ada agrees.\n\n| Trigger | Sign |\n|---|---|\n| Dryers | Covers ears |\n\n1. [Guide](https://x.test) and `words`';
  expect(spokenSentences(text)).toEqual([
    'Plan for Leo',
    'Yes: nod.',
    'Dr. Ada agrees.',
    'Trigger',
    'Sign',
    'Dryers',
    'Covers ears',
    'Guide and words',
  ]);
});

test('[RA1] each sentence is spoken when the one before has ended', () => {
  const { speech, speaker } = speaking();
  speaker.speak(0);
  speech.end();
  speech.end();
  expect(speech.said()).toEqual(['One.', 'Two.', 'Three.']);
  expect(speaker.state()).toEqual({ is: 'speaking', at: 2 });
  speech.end();
  expect(speaker.state()).toEqual({ is: 'finished' });
});

test('[RA2] a pause keeps the place, and going on begins that sentence again', () => {
  const { speech, speaker } = speaking();
  speaker.speak(0);
  speech.end();
  speaker.pause();
  expect(speaker.state()).toEqual({ is: 'paused', at: 1 });
  expect(speech.synth.pause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  speaker.speak(1);
  expect(speech.said()).toEqual(['One.', 'Two.', 'Two.']);
});

test('[RA5] a long sentence is spoken in parts, shorter ones at a slower speed, and nothing is lost', () => {
  const long = `${'a word, '.repeat(80)}${'x'.repeat(400)}`;
  for (const rate of [0.5, 1, 2]) {
    const parts = utterancesOf(long, rate);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(154 * rate);
    expect(parts.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''));
  }
});

test('[RA5] an engine that says nothing is asked once more, then it is told', () => {
  const { speech, speaker } = speaking();
  speaker.speak(0);
  vi.advanceTimersByTime(12_000);
  expect(speech.said()).toEqual(['One.', 'One.']);
  vi.advanceTimersByTime(12_000);
  expect(speaker.state()).toEqual({ is: 'failed', why: 'engine', at: 0 });
});

test('[RA6] the end of what was cancelled does not skip a sentence', () => {
  const { speech, speaker } = speaking();
  speaker.speak(0);
  const old = speech.now();
  speaker.speak(2);
  old?.onend?.();
  vi.advanceTimersByTime(200);
  expect(speech.said()).toEqual(['One.', 'Three.']);
  expect(speaker.state()).toEqual({ is: 'speaking', at: 2 });
});

test('[RA6] something else that silences the engine is a pause', () => {
  const { speech, speaker } = speaking();
  speaker.speak(0);
  speech.error('interrupted');
  expect(speaker.state()).toEqual({ is: 'paused', at: 0 });
});

test('[RA8] only one text is read at a time', () => {
  const { speech, speaker } = speaking();
  const other = createSpeaker(speech.synth, { rate: 1, voice: null });
  other.read(['Other.']);
  speaker.speak(0);
  other.speak(0);
  vi.advanceTimersByTime(200);
  expect(speaker.state()).toEqual({ is: 'idle' });
  expect(speech.said()).toEqual(['One.', 'Other.']);
});

test('[RA4] local voices come first, and an online one is used only when chosen', () => {
  const online = voice('Cloud', { localService: false, default: true });
  const local = voice('Amelie');
  const german = voice('Anna', { lang: 'de-DE' });
  expect(voicesToChoose([online, german, local]).map(({ name }) => name)).toEqual(['Amelie', 'Cloud']);
  expect(voiceToUse([online, german, local], '')).toBe(local);
  expect(voiceToUse([online, german], '')).toBe(german);
  expect(voiceToUse([online], '')).toBeNull();
  expect(voiceToUse([online], 'Cloud')).toBe(online);
});
