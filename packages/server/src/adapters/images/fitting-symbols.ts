import type { SymbolSearch } from '@calmbridge/symbols/search';
import type { SymbolEntry } from '@calmbridge/symbols/symbol';
import type { PictureWish } from './picture-maker.ts';

const inOneScene = 3;
const betweenThings = /[.!?,;:\n]+|\s(?:and|then|with|at|in|on|to)\s/iu;

/** A card shows one thing. A scene shows up to three, in the order in which they are told. */
export function fittingSymbols({ words, kind }: PictureWish, { best }: SymbolSearch): SymbolEntry[] {
  const whole = best(words);
  if (kind === 'card') return whole === null ? [] : [whole];
  const told = words.split(betweenThings).flatMap((piece) => best(piece) ?? []);
  const found = new Map([...told, ...(whole === null ? [] : [whole])].map((entry) => [entry.id, entry]));
  return [...found.values()].slice(0, inOneScene);
}
