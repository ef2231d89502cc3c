import { cardLabelMax, easyGridMax } from './board.ts';
import { cleanLine } from './clean-line.ts';

export const listMax = easyGridMax * easyGridMax;

/** Words typed or pasted: one a line, or divided by commas or semicolons. Each once, cleaned, in their order. */
export function wordsFromList(text: string): { words: string[]; leftOut: number } {
  const found = new Map<string, string>();
  for (const part of text.split(/[\n\r,;\t，、；]+/u)) {
    const word = cleanLine(
      part.replace(/^\s*(?:[-*•–—·▪◦]|\(?\d{1,3}[.):]|\[[ x]?\])\s+/iu, ''),
      cardLabelMax,
    );
    const key = word.toLocaleLowerCase('en');
    if (word !== '' && !found.has(key)) found.set(key, word);
  }
  const words = [...found.values()];
  return { words: words.slice(0, listMax), leftOut: Math.max(0, words.length - listMax) };
}
