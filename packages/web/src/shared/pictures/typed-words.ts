// What was typed for a picture that is not made yet, for as long as the tab lives: whoever leaves to buy credits finds it
// again.
const typedFor = new Map<string, string>();

export const typedWords = (key: string): string | null => typedFor.get(key) ?? null;
export const hasTypedWords = (key: string): boolean => typedFor.has(key);
export const keepTypedWords = (key: string, words: string): void => void typedFor.set(key, words);
export const dropTypedWords = (key: string): void => void typedFor.delete(key);
