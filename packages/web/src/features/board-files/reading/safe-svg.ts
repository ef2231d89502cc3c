// Whether a drawing is nothing but a drawing. Most are, and stay as they are; others are cleaned first (clean-svg.ts), and
// what comes out is looked at here again.

/** The size of a harmless drawing; null for anything else. */
export function safeSvgSize(
  text: string,
  { isWeighed = false } = {},
): { width: number; height: number } | null {
  const drawing = text
    .replaceAll(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .replace(/<!DOCTYPE\s+svg[^<>[\]]*>/i, '')
    .trim();
  const [root] = /^<(?:\w+:)?svg\b[^>]*>/i.exec(drawing) ?? [];
  if (root === undefined || hostile.some((sign) => sign.test(drawing))) return null;
  if (!isWeighed && (drawing.match(/<use\b/g)?.length ?? 0) > mostUses) return null;
  if (!attributesOf(drawing).every(isHarmless)) return null;
  return sizeOf(root);
}

/** A few can't repeat much; how much more of them repeat is counted when the drawing is cleaned. */
const mostUses = 20;

/** Anything that runs, embeds, loads, or hides its meaning. */
const hostile = [
  /<!|<\?/,
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|link|meta|html|body|a)\b/i,
  /@import|expression\s*\(|javascript:|-moz-binding/i,
  /url\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])/i,
];

function attributesOf(drawing: string): { name: string; value: string }[] {
  const written = drawing.matchAll(/[\s"'/]([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return [...written].map(([, name = '', double, single, bare]) => ({
    name: name.toLowerCase(),
    value: (double ?? single ?? bare ?? '').trim(),
  }));
}

function isHarmless({ name, value }: { name: string; value: string }): boolean {
  if (/^on|:on/.test(name)) return false;
  if (/(^|:)(href|src)$/.test(name))
    return /^(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(value) || value === '';
  return true;
}

/** Its own size, or that of the box it is drawn in. */
function sizeOf(root: string): { width: number; height: number } {
  const length = (name: string) => {
    const [, number] =
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)\\s*(?:px)?\\s*["']`, 'i').exec(root) ?? [];
    return number === undefined ? Number.NaN : Number(number);
  };
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/i.exec(root) ?? [];
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const whole = (...tries: number[]) =>
    Math.max(
      1,
      Math.min(4096, Math.round(tries.find((value) => value > 0 && Number.isFinite(value)) ?? 512)),
    );
  return { width: whole(length('width'), boxWidth), height: whole(length('height'), boxHeight) };
}
