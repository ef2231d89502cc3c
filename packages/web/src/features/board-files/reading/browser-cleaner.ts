import { type SvgCleaner, svgCleaner } from './clean-svg.ts';
import type { CleanSvg } from './known-picture.ts';

/** Cleans drawings in this browser. What does it is fetched with the first drawing that needs it: most need none. */
export function browserCleaner(): CleanSvg {
  let cleaner: Promise<SvgCleaner> | null = null;
  return async (text) => {
    cleaner ??= import('dompurify').then(({ default: purify }) => svgCleaner(purify(window), globalThis));
    return (await cleaner)(text);
  };
}
