// Drawings from a file are only ever shown as images, where nothing in them can run or load. Even so a drawing that holds
// more than a drawing needs is not kept: it could be opened elsewhere one day.

const longest = 2 * 1024 * 1024;

/** The size of a harmless drawing; null for anything else. */
export function safeSvgSize(bytes: Uint8Array): { width: number; height: number } | null {
  const first = bytes.findIndex((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte));
  if (bytes[first] !== 0x3c || bytes.length > longest) return null;
  const text = decoded(bytes);
  if (text === null) return null;
  const drawing = text
    .replaceAll(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .replace(/<!DOCTYPE\s+svg[^<>[\]]*>/i, '')
    .trim();
  const [root] = /^<(?:\w+:)?svg\b[^>]*>/i.exec(drawing) ?? [];
  if (root === undefined || hostile.some((sign) => sign.test(drawing))) return null;
  if (!attributesOf(drawing).every(isHarmless)) return null;
  return sizeOf(root);
}

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

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
