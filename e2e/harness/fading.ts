import type { Page } from '@playwright/test';

/**
 * Waits for transitions, whose colours would be measured half way. Paused and endless animations are not waited for. In a part
 * that the browser does not draw because nobody can see it time stands still: what fades there is brought to its end.
 */
export async function afterFading(page: Page) {
  // A change of look reaches the page's own style a frame later; until then nothing seems to fade.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await page.waitForFunction(
    () =>
      document.getAnimations().filter((animation) => {
        const { playState, effect } = animation;
        if (playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime)))
          return false;
        const isDrawn = (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true });
        if (!isDrawn) animation.finish();
        return isDrawn;
      }).length === 0,
    undefined,
    { polling: 30 },
  );
}
