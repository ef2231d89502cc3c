/** The bytes inside a data URI, in base64 or in plain letters; bare base64 is read too. Null where it is neither. */
export function bytesOfDataUri(uri: string): Uint8Array<ArrayBuffer> | null {
  const comma = uri.startsWith('data:') ? uri.indexOf(',') : -1;
  const head = uri.slice(0, Math.max(0, comma));
  const body = uri.slice(comma + 1);
  try {
    if (comma < 0 || /;\s*base64\s*$/i.test(head)) return ofBase64(body);
    return new TextEncoder().encode(decodeURIComponent(body));
  } catch {
    return null;
  }
}

export function dataUriOf(contentType: string, bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${contentType};base64,${btoa(letters)}`;
}

function ofBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.includes('%') ? decodeURIComponent(text) : text;
  const letters = atob(plain.replaceAll(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
