// Words and commas of a clause, and a table of phrases to find in them, longest first.

/** `isMark` is a comma or bracket: it ends some scopes but is no word. */
export type Token = { word: string; start: number; end: number; isMark: boolean };

const shape = /[\p{L}\p{N}&'’]+|[,()]/gu;

export function tokensOf(text: string, offset = 0): Token[] {
  return Array.from(text.matchAll(shape), (match) => ({
    word: match[0].toLowerCase().replaceAll(/['’]/g, ''),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    isMark: /^[,()]$/.test(match[0]),
  }));
}

type Node<T> = { next: Map<string, Node<T>>; value?: T };

export class Phrases<T> {
  private readonly root: Node<T> = { next: new Map() };

  /** The first value given to a phrase stays. `withPlurals` also takes +s, +es and y → ies of its last word. */
  add(phrase: string, value: T, withPlurals = true) {
    const words = tokensOf(phrase)
      .filter((token) => !token.isMark)
      .map((token) => token.word);
    const last = words.pop();
    if (last === undefined) return;
    for (const form of withPlurals ? formsOf(last) : [last]) this.put([...words, form], value);
  }

  /** The longest phrase that starts at a token, and how many tokens it spans. Commas between words are looked over. */
  longestAt(tokens: readonly Token[], at: number): { value: T; length: number } | null {
    let node: Node<T> | undefined = this.root;
    let best: { value: T; length: number } | null = null;
    for (let i = at; i < tokens.length; i++) {
      const token = tokens[i];
      if (token === undefined) break;
      if (token.isMark && i > at) continue;
      node = node.next.get(token.word);
      if (node === undefined) break;
      if (node.value !== undefined) best = { value: node.value, length: i - at + 1 };
    }
    return best;
  }

  private put(words: readonly string[], value: T) {
    let node = this.root;
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.value ??= value;
  }
}

function formsOf(word: string): string[] {
  const forms = [word, `${word}s`];
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('oes')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && word.length > 4) forms.push(word.slice(0, -1));
  if (/(?:f|fe)$/.test(word)) forms.push(word.replace(/fe?$/, 'ves'));
  return forms;
}
