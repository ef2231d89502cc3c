import { wordsOf } from './words.ts';

/** Crude on purpose: both sides go through it, so it only has to be the same for both. */
export function stem(word: string): string {
  let root = word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[’']/g, '');
  if (root.length > 4) {
    if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
    else if (/(?:ch|sh|ss|x)es$/.test(root)) root = root.slice(0, -2);
    else if (root.endsWith('ing')) root = undoubled(root.slice(0, -3));
    else if (root.endsWith('ed')) root = undoubled(root.slice(0, -2));
    else if (/[^s]s$/.test(root)) root = root.slice(0, -1);
  } else if (root.length === 4 && /[^s]s$/.test(root)) root = root.slice(0, -1);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

const undoubled = (root: string) => (/([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root);

/** The stems of a text, phone spelling opened, each once. */
export const stemsIn = (text: string): string[] => [
  ...new Set(
    wordsOf(text.replace(/[{}-]/g, ' '))
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .map(stem),
  ),
];
