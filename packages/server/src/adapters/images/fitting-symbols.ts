import type { SymbolSearch } from '@calmbridge/symbols/search';
import type { SymbolEntry } from '@calmbridge/symbols/symbol';
import type { PictureWish } from './picture-maker.ts';

const inOneScene = 3;
const betweenTellings = /[.!?,;:\n]+|\s(?:and|then|with|while)\s/iu;
const betweenPlaces = /\s(?:to|at|in|on|into|from|near|under)\s/iu;

/** A card shows one thing. A scene shows up to three, in the order in which they are told. */
export function fittingSymbols({ words, kind }: PictureWish, { best }: SymbolSearch): SymbolEntry[] {
  const whole = best(words);
  if (kind === 'card') return [thingMeant(words, best) ?? whole].filter((entry) => entry !== null);
  const tellings = words.split(betweenTellings);
  const told = tellings.flatMap((telling) => thingMeant(telling, best) ?? best(telling) ?? []);
  // Little is told: then where it happens helps to tell it.
  const places = told.length > 1 ? [] : words.split(betweenPlaces).flatMap((place) => best(place) ?? []);
  const found = [...told, ...places.filter(isThing)];
  const all = found.length === 0 && whole !== null ? [whole] : found;
  return [...new Map(all.map((entry) => [entry.id, entry])).values()].slice(0, inOneScene);
}

/** In "a red cup" the cup is meant, not the red. */
function thingMeant(words: string, best: SymbolSearch['best']): SymbolEntry | null {
  if (best(words)?.wordClass !== 'describing') return null;
  const named = words.split(/\s+/).map((word) => {
    const entry = best(word);
    return isThing(entry) && isCalled(entry, word) ? entry : null;
  });
  return named.findLast((entry) => entry !== null) ?? null;
}

/** Our own drawings are found by their sayings only; the other sets also by loose words, which may mean anything. */
const isCalled = ({ set, name }: SymbolEntry, word: string) =>
  set === 'calmbridge' || name.toLowerCase().includes(word.toLowerCase());

const isThing = (entry: SymbolEntry | null): entry is SymbolEntry =>
  entry !== null && ['thing', 'place', 'person', 'action'].includes(entry.wordClass);
