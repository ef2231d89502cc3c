import type { Page } from '@playwright/test';

/**
 * The machine of a test has no voice; this one notes what it is given. Without one the page shows what it can't say, a few
 * seconds after it has opened: wherever the journey is by then.
 */
export const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voice = { voiceURI: 'v', name: 'Voice', lang: 'en', localService: true, default: true };
    const nothing = () => undefined;
    const speech = {
      speaking: false,
      pending: false,
      getVoices: () => [voice],
      cancel: nothing,
      resume: nothing,
      speak: (utterance: { text: string; onend?: () => void }) => {
        said.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 0);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
  });

export const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
