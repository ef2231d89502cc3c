// Characters that can hide or reorder text have no place in what a carer sends or is shown (AS5). Line breaks and
// tabs stay, and so do the joiners and selectors that emoji and many scripts are written with. What is only looked
// through for something dangerous loses those too: screening/clean.ts.

// biome-ignore lint/suspicious/noControlCharactersInRegex: stripping them is the point
const unsafe =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

export const cleanText = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(unsafe, '');
