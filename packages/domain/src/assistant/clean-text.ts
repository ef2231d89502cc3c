// Characters that can hide or reorder text have no place in what a carer sends or is shown (AS5). Line breaks and
// tabs stay, and so do the joiners and selectors that emoji and many scripts are written with. What is only looked
// through for something dangerous loses those too: screening/clean.ts.

const unsafe =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** The flags of England, Scotland and Wales are spelled in characters that could hide anything else. */
const flags =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/u;
const flagOrUnsafe = new RegExp(`(${flags.source})|${unsafe.source}`, 'gu');

export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(flagOrUnsafe, (_, flag: string | undefined) => flag ?? '');

/** Whether anything of it can be seen. The blank pattern of Braille is drawn as nothing, though it is a symbol. */
export const isVisible = (text: string): boolean =>
  /[^\s\u2800\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
