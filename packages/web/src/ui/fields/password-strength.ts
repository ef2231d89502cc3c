export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** A length of 0 means: the server has not said yet what it asks for. */
export const isTooShort = (password: string, minLength: number): boolean =>
  password !== '' && [...password].length < minLength;

/**
 * A rough count of the guesses a password would stand: its length and how many different characters it has, with
 * nothing asked of their kind. Long plain words count as much as short strange ones.
 */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const characters = [...password];
  if (characters.length < minLength) return 0;
  const different = new Set(characters.map((character) => character.toLowerCase())).size;
  const bits = characters.length * Math.log2(Math.max(2, Math.min(different, 16)));
  if (isRun(characters) || bits < 22) return 1;
  if (bits < 32) return 2;
  return bits < 48 ? 3 : 4;
}

/** abcdefgh, 87654321, aaaaaaaa */
function isRun(characters: string[]): boolean {
  const steps = characters
    .slice(1)
    .map((character, at) => character.charCodeAt(0) - (characters[at] ?? '').charCodeAt(0));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}
