import type { Page } from '@playwright/test';

/**
 * Waits for transitions, whose colours would be measured half way. Paused and endless animations are not waited for, nor those
 * in a part that the browser does not draw because nobody can see it: there time stands still.
 */
export async function afterFading(page: Page) {
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(({ playState, effect }) => {
        const hasEnd = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        const { target } = effect as KeyframeEffect;
        return playState === 'running' && hasEnd && target?.checkVisibility({ contentVisibilityAuto: true });
      }),
    undefined,
    { polling: 30 },
  );
}
