/** Upright, in points. */
const a4 = [595.28, 841.89] as const;
const letter = [612, 792] as const;

/** Where paper is cut in inches. */
export const usesLetter = (language: string): boolean => /-(US|CA|MX|PH)$/i.test(language);

export const paperSize = (language: string): readonly [width: number, height: number] =>
  usesLetter(language) ? letter : a4;
