// Takes out of a drawing whatever could run, load or lead elsewhere, and leaves the drawing. What comes out is shown as an
// image, where none of that could work; even so it is not kept, because it could be opened elsewhere one day.
import type { Config, DOMPurify } from 'dompurify';
import { isTooHeavy } from './svg-weight.ts';

/** The cleaned drawing as XML; null where nothing is left to look at, or more than can be drawn. */
export type SvgCleaner = (text: string) => string | null;

type Page = Pick<typeof globalThis, 'XMLSerializer'>;

export function svgCleaner(purify: DOMPurify, { XMLSerializer }: Page = globalThis): SvgCleaner {
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = ownStyle(node.textContent ?? '');
  });
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.keepAttr = isOwnReference(attribute.attrName, attribute.attrValue);
    attribute.attrValue = ownStyle(attribute.attrValue);
  });
  return (text) => {
    const found = purify.sanitize(asPagesHaveIt(text), config).querySelector('svg');
    if (!found?.querySelector(drawn) || isTooHeavy(found)) return null;
    dropLooseText(found);
    return new XMLSerializer().serializeToString(found);
  };
}

/**
 * The parser of pages knows no prefix for a drawing's own names; and inside a `foreignObject` it no longer knows that an
 * element may end itself, so that all that follows would seem to be inside.
 */
const asPagesHaveIt = (text: string): string =>
  (/<svg:svg\b/.test(text) ? text.replaceAll(/(<\/?)svg:/g, '$1') : text).replaceAll(
    /<foreignObject\b[^>]*\/>|<foreignObject\b[\s\S]*?<\/foreignObject\s*>/gi,
    '',
  );

const config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Only to something in the same drawing: see `isOwnReference`.
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['a', 'animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set', 'mpath'],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

const drawn = 'path, rect, circle, ellipse, line, polyline, polygon, text, image, use';

const isOwnReference = (name: string, value: string): boolean =>
  !/(^|:)(href|src)$/i.test(name) || /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(value);

/** Style sheets and colours without anything from elsewhere. */
const ownStyle = (style: string): string =>
  style
    .replaceAll(/@import[^;]*;?/gi, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, '')
    .replaceAll(/url\(\s*(?!["']?\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))[^)]*\)/gi, 'none')
    .replaceAll(/expression\s*\(|javascript:|-moz-binding/gi, '');

const writing = new Set(['text', 'tspan', 'textPath', 'style', 'title', 'desc']);

/** Programs keep their own data in elements of their own; when these go, their letters stay behind. */
function dropLooseText(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node.nodeType === 1) dropLooseText(node as Element);
    else if (node.nodeType === 3 && !writing.has(element.localName)) node.remove();
  }
}
