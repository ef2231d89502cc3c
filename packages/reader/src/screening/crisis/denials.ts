// Advice and the warning against it use the same words: "leave him in the bath" and "never leave him in the bath". So the
// classifier of advice also counts each word by whether it stands under a denial.

const denials = new Set([
  'not',
  'never',
  'no',
  'avoid',
  'without',
  'nor',
  'neither',
  'nobody',
  'stop',
  'against',
  'instead',
  'rather',
  'refuse',
  'unsafe',
  'dangerous',
]);
/** What comes after one of these is meant again. */
const turns = new Set(['but', 'however', 'instead', 'then', 'so']);
/** A denial reaches this many words. */
const reach = 6;
/** Outside of a denial, words up to this length say little. */
const shortWord = 3;

export function denialsIn(words: readonly string[]): string[] {
  const found: string[] = [];
  let left = 0;
  for (const word of words) {
    if (turns.has(word)) left = 0;
    const isDenial = denials.has(word);
    if (left > 0) found.push(`under ${word}`);
    else if (!isDenial && word.length > shortWord) found.push(`free ${word}`);
    left = Math.max(0, left - 1);
    if (!isDenial) continue;
    found.push(`denial ${word}`);
    left = reach;
  }
  return found;
}
