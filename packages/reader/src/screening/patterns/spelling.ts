import { conceptWords } from '../model/concepts.ts';

// Puts misspelt words right when they are near a word that matters here ("siezure", "breethe", "suisidal"). Only words
// no table knows are touched, so an ordinary word is never turned into an alarming one.

const byDeletion = new Map<string, string>();
const bySound = new Map<string, string>();

for (const word of [...conceptWords].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
  if (word.length < 5) continue;
  for (const key of deletions(word)) if (!byDeletion.has(key)) byDeletion.set(key, word);
  const sound = soundOf(word);
  if (sound.length >= 3 && !bySound.has(sound)) bySound.set(sound, word);
}

export function respelled(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < 5 || conceptWords.has(word) || isKnown(word)) return word;
  for (const key of deletions(word)) {
    const near = byDeletion.get(key);
    if (near !== undefined && near[0] === word[0] && Math.abs(near.length - word.length) <= 1) return near;
  }
  const sound = soundOf(word);
  const alike = sound.length >= 3 ? bySound.get(sound) : undefined;
  return alike !== undefined && Math.abs(alike.length - word.length) <= 2 ? alike : word;
}

function deletions(word: string): string[] {
  const keys = [word];
  for (let i = 0; i < word.length; i++) keys.push(word.slice(0, i) + word.slice(i + 1));
  return keys;
}

/** How a word sounds, roughly: consonants only, alike ones merged. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll('gh', '')
    .replaceAll(/[aeiouyhw]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}
