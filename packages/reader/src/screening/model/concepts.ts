import { wordsOf } from '../../meaning/words.ts';
import table from './concepts.json' with { type: 'json' };

// Which words play the same part: "gulped", "drank" and "got hold of" are all `swallow`. The classifiers count these
// beside the words themselves, so that a phrasing nobody wrote down is still understood.

export type ConceptHit = { concept: number; at: number; length: number };

type Node = { next: Map<string, Node>; concepts: number[] };

export const conceptNames: readonly string[] = Object.keys(table.concepts);

const root: Node = { next: new Map(), concepts: [] };
const prefixes: { stem: string; concept: number }[] = [];
/** Every single word of the table, for putting misspelt words right. */
export const conceptWords = new Set<string>();
const longestStem = 12;
const stems = new Map<string, number[]>();
const stemStarts = new Set<string>();

for (const [concept, list] of Object.values(table.concepts).entries())
  for (const entry of list.split(', ')) addEntry(entry, concept);

function addEntry(entry: string, concept: number) {
  if (entry.endsWith('*') && !entry.includes(' ')) {
    prefixes.push({ stem: entry.slice(0, -1), concept });
    const stem = entry.slice(0, -1);
    stemStarts.add(stem.slice(0, 3));
    stems.set(stem, [...(stems.get(stem) ?? []), concept]);
    return;
  }
  const words = wordsOf(entry);
  let node = root;
  for (const word of words) {
    if (word.length > 3) conceptWords.add(word);
    const next = node.next.get(word) ?? { next: new Map(), concepts: [] };
    node.next.set(word, next);
    node = next;
  }
  node.concepts.push(concept);
}

/** All concepts in a run of words, longest phrase first at each place; a longer phrase hides a shorter one of the same concept. */
export function conceptsIn(words: readonly string[]): ConceptHit[] {
  const hits: ConceptHit[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = root.next.get(words[at] ?? '');
    const stemmed = stemConcepts(words[at] ?? '');
    if (first === undefined && stemmed.length === 0) continue;
    const found: ConceptHit[] = [];
    let node = first;
    for (let length = 1; node !== undefined; length++) {
      for (const concept of node.concepts) found.push({ concept, at, length });
      node = at + length < words.length ? node.next.get(words[at + length] ?? '') : undefined;
    }
    for (const concept of stemmed) found.push({ concept, at, length: 1 });
    const begun = hits.length;
    for (const hit of found.reverse()) if (!isAmong(hits, begun, hit.concept)) hits.push(hit);
  }
  return hits;
}

function isAmong(hits: readonly ConceptHit[], from: number, concept: number): boolean {
  for (let at = from; at < hits.length; at++) if (hits[at]?.concept === concept) return true;
  return false;
}

function stemConcepts(word: string): readonly number[] {
  if (word.length < 4 || !stemStarts.has(word.slice(0, 3))) return [];
  for (let length = Math.min(word.length, longestStem); length >= 3; length--) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return [];
}

for (const { stem } of prefixes) if (stem.length > 4) conceptWords.add(stem);
