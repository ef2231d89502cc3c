// Takes out what no honest text needs: control characters, marks that turn the direction of text, and characters
// without width that can hide a word from a pattern ("m\u200Bg").

// Tab and newline stay. Emoji joined by U+200D lose the joiner and are shown side by side, which harms nobody.
const hidden =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC\u{E0000}-\u{E0FFF}]|\u034F|\uFE00|[\uFE01-\uFE0F]/gu;

export const cleaned = (text: string): string =>
  isPlain(text) ? text : text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(hidden, '');

/** Printed characters of the keyboard and line breaks only: nothing to take out. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 32 && code !== 10) || code > 126) return false;
  }
  return true;
}
