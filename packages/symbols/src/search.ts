import type { WordClass } from '@calmbridge/domain/boards/board';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { sayingsOf } from './sayings.ts';
import type { SymbolEntry } from './symbol.ts';
import { entriesOf, type SymbolIndex } from './symbol-files.ts';
import { tellingSymbol } from './telling-symbol.ts';
import { stemsOf, wordsIn } from './words.ts';

export type SymbolSearch = {
  /** Every symbol, everyday ones first. */
  all: readonly SymbolEntry[];
  /** As the carer types: what is meant first, then what begins alike, then what is near. */
  find: (query: string, limit?: number) => SymbolEntry[];
  /** When nothing was found: symbols whose words look a little like the query. */
  near: (query: string, limit?: number) => SymbolEntry[];
  /** The one symbol for a word, a phrase or a whole sentence; null when nothing fits. */
  best: (text: string) => SymbolEntry | null;
  byId: (id: string) => SymbolEntry | null;
  /** The class of a card with these words, which gives the card its border colour. */
  wordClass: (text: string) => WordClass;
};

export function createSymbolSearch(index: SymbolIndex): SymbolSearch {
  const all = entriesOf(index);
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const sayings = sayingsOf(index, all);
  // Made on the first search: a page that only shows symbols never needs it.
  let texts: ReturnType<typeof textsOf> | null = null;

  function search(query: string, options: SearchOptions): SymbolEntry[] {
    texts ??= textsOf(index);
    return texts.search(query, options).flatMap(({ id }) => all[id] ?? []);
  }

  function find(query: string, limit = 24): SymbolEntry[] {
    const words = wordsIn(query);
    if (words.length === 0) return [];
    const phrase = words.join(' ');
    const found = new Set<SymbolEntry>();
    const meant = sayings.meant(words);
    const steps = [
      () => (meant === null ? [] : [meant, ...search(phrase, exactly)]),
      () => sayings.beginningWith(phrase),
      () => (words.length > 1 ? listed(tellingSymbol(words, sayings)) : []),
      () => (found.size === 0 && words.length === 1 ? listed(sayings.mixedUp(phrase)) : []),
      () => search(phrase, meant === null ? beginning : beginningByName),
      () => (meant === null && found.size < enough ? search(phrase, nearly) : []),
      () => (words.length > 1 ? search(phrase, anyWord) : []),
    ];
    for (const step of steps) if (found.size < limit) for (const entry of step()) found.add(entry);
    return [...found].slice(0, limit);
  }

  function best(text: string): SymbolEntry | null {
    const words = wordsIn(text);
    const telling = tellingSymbol(words, sayings);
    if (telling !== null || words.length === 0 || words.length > 3) return telling;
    const phrase = words.join(' ');
    const known = search(phrase, exactly);
    if (known.length > 0 || words.length > 1) return known.find((entry) => isNamed(entry, words)) ?? null;
    return sayings.mixedUp(phrase) ?? search(phrase, oneLetterOff(phrase))[0] ?? null;
  }

  return {
    all,
    find,
    near: (query, limit = 6) => search(wordsIn(query).join(' '), alike).slice(0, limit),
    best,
    byId: (id) => byId.get(id) ?? null,
    wordClass: (text) => best(text)?.wordClass ?? 'other',
  };
}

/**
 * A drum is a long drum, but what is long is no drum: the words are the end of its name. Keywords count for nothing here,
 * since the carer does not see what else there was: better no picture than a wrong one.
 */
function isNamed({ id }: SymbolEntry, words: readonly string[]): boolean {
  const name = wordsIn(id.slice(id.indexOf(':') + 1));
  return stemsOf(name.slice(-words.length)) === stemsOf(words);
}

/** With fewer than these, slips of the finger are looked for as well. */
const enough = 4;

const listed = (entry: SymbolEntry | null) => (entry === null ? [] : [entry]);

const exactly: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'AND' };
/** One letter begins too many words to tell anything. */
const isLongEnough = (term: string) => term.length > 1;
const beginning: SearchOptions = { prefix: isLongEnough, fuzzy: false, combineWith: 'AND' };
/** After a whole word that is known, what only begins alike in its keywords is noise: a break is no breakfast bread. */
const beginningByName: SearchOptions = { ...beginning, fields: ['sayings', 'name'] };
const nearly: SearchOptions = {
  prefix: isLongEnough,
  fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  maxFuzzy: 2,
  combineWith: 'AND',
};
const anyWord: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'OR' };
/** In a word long enough not to become another one: a fridge is no bridge, and who chose does not close. */
const oneLetterOff = (word: string): SearchOptions => ({
  prefix: false,
  fuzzy: (term) => (term.length > 5 ? 1 : false),
  // Names nobody says would be taken for what was meant: a puddle is no paddle steamer.
  fields: ['sayings'],
  filter: ({ terms }) => terms.some((term) => term[0] === word[0]),
});
const alike: SearchOptions = { prefix: true, fuzzy: 0.45, combineWith: 'OR', fields: ['sayings', 'name'] };

function textsOf(index: SymbolIndex) {
  const texts = new MiniSearch<{ id: number; name: string; sayings: string; words: string }>({
    fields: ['sayings', 'name', 'words'],
    // Both the library's words and the query have been through `wordsIn`.
    tokenize: (text) => text.toLowerCase().split(/[ ,-]+/),
    processTerm: (term) => term,
    searchOptions: { boost: { sayings: 4, name: 3 }, weights: { prefix: 0.6, fuzzy: 0.25 } },
  });
  texts.addAll(index.parts.flat().map(([, name, , sayings, words], id) => ({ id, name, sayings, words })));
  return texts;
}
