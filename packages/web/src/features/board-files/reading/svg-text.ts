// A drawing as text, before it is understood: its letters, and the short names some drawing programs write for long ones.

/** Null where the bytes are no text, or a bomb: names that stand for more than a drawing ever holds. */
export function svgText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text === null ? null : withoutProlog(text);
}

const longest = 4 * 1024 * 1024;
const mostEntities = 100;
const longestEntity = 2_000;

function decoded(bytes: Uint8Array): string | null {
  if (bytes.length > longest) return null;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
    return /<\?xml[^>]*encoding\s*=\s*["'](?:iso-8859-1|windows-1252)["']/i.test(head)
      ? new TextDecoder('windows-1252').decode(bytes)
      : null;
  }
}

/** Illustrator writes `<!DOCTYPE svg [ <!ENTITY ns_svg "http://…"> ]>` and `&ns_svg;` after it. */
function withoutProlog(text: string): string | null {
  const plain = text.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '');
  const [doctype = '', inside = ''] = /<!DOCTYPE\s[^[\]<>]*(?:\[([\s\S]*?)\]\s*)?>/i.exec(plain) ?? [];
  const entities = entitiesOf(inside);
  if (entities === null) return null;
  const drawing = plain.replace(doctype, '');
  let size = 0;
  // Once, and not again inside what came of it: nothing can grow without end.
  const whole = drawing.replaceAll(/&([\w.:-]+);/g, (written, name: string) => {
    const value = entities.get(name);
    size += value?.length ?? 0;
    return size > longest ? '' : (value ?? written);
  });
  return size > longest ? null : whole.trim();
}

function entitiesOf(inside: string): Map<string, string> | null {
  const found = [...inside.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)];
  if (found.length > mostEntities) return null;
  const plain = found.flatMap(([, name = '', double, single]) => {
    const value = double ?? single ?? '';
    // An entity made of entities is how bombs are made; no drawing program writes one.
    return value.length <= longestEntity && !value.includes('&') ? [[name, value] as const] : [];
  });
  return new Map(plain);
}
