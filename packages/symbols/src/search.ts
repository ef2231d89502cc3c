import type { WordClass } from '@calmbridge/domain/boards/board';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { sayingsOf } from './sayings.ts';
import type { SymbolEntry } from './symbol.ts';
import { entriesOf, type SymbolIndex } from './symbol-files.ts';
import { tellingSymbol } from './telling-symbol.ts';
import { wordsIn } from './words.ts';

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
    const add = (entries: readonly SymbolEntry[]) => {
      for (const entry of entries) found.add(entry);
    };
    const meant = sayings.meant(words);
    if (meant !== null) add([meant, ...search(phrase, exactly)]);
    add(sayings.beginningWith(phrase));
    if (words.length > 1) add(listed(tellingSymbol(words, sayings)));
    if (found.size === 0 && words.length === 1) add(listed(sayings.mixedUp(phrase)));
    add(search(phrase, beginning));
    if (meant === null && found.size < enough) add(search(phrase, nearly));
    if (words.length > 1 && found.size < limit) add(search(phrase, anyWord));
    return [...found].slice(0, limit);
  }

  function best(text: string): SymbolEntry | null {
    const words = wordsIn(text);
    const telling = tellingSymbol(words, sayings);
    if (telling !== null || words.length === 0 || words.length > 3) return telling;
    const phrase = words.join(' ');
    const known = search(phrase, exactly)[0];
    if (known !== undefined || words.length > 1) return known ?? null;
    return sayings.mixedUp(phrase) ?? search(phrase, oneLetterOff)[0] ?? null;
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

/** With fewer than these, slips of the finger are looked for as well. */
const enough = 4;

const listed = (entry: SymbolEntry | null) => (entry === null ? [] : [entry]);

const exactly: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'AND' };
const beginning: SearchOptions = { prefix: true, fuzzy: false, combineWith: 'AND' };
const nearly: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  combineWith: 'AND',
};
const anyWord: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'OR' };
/** In a word long enough not to become another one. */
const oneLetterOff: SearchOptions = {
  prefix: false,
  fuzzy: (term) => (term.length > 4 ? 1 : false),
  fields: ['sayings', 'name'],
};
const alike: SearchOptions = { prefix: true, fuzzy: 0.45, combineWith: 'OR', fields: ['sayings', 'name'] };

function textsOf(index: SymbolIndex) {
  const texts = new MiniSearch<{ id: number; name: string; sayings: string; words: string }>({
    fields: ['sayings', 'name', 'words'],
    tokenize: wordsIn,
    processTerm: (term) => term,
    searchOptions: { boost: { sayings: 4, name: 3 }, weights: { prefix: 0.6, fuzzy: 0.25 } },
  });
  texts.addAll(index.parts.flat().map(([, name, , sayings, words], id) => ({ id, name, sayings, words })));
  return texts;
}
