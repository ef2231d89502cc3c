// The words of a line with what the language library says of each. The only place that knows the library.
import nlp from 'compromise/three';

export type Term = {
  text: string;
  lower: string;
  tags: ReadonlySet<string>;
  /** What stands after the word: a comma, a space, nothing. */
  post: string;
};

type Given = { terms: { text: string; tags: string[]; post: string }[] };

/** Short lines only: what is longer than this is not a line. */
const longest = 1000;

/** A story asks after the same lines again and again, and the library takes more than a millisecond each time. */
const mostLines = 1500;
const read = new Map<string, readonly Term[]>();

export function termsOf(text: string): readonly Term[] {
  const terms = read.get(text) ?? readTerms(text);
  if (read.size >= mostLines) read.clear();
  read.set(text, terms);
  return terms;
}

const readTerms = (text: string): readonly Term[] =>
  (nlp(text.slice(0, longest)).json() as Given[])
    .flatMap(({ terms }) => terms)
    .filter((term) => term.text !== '')
    .map(({ text: word, tags, post }, at, all) => ({
      text: word,
      lower: word.toLowerCase(),
      tags: new Set(tags),
      // The library takes "cannot" and "Mum's" for two words and leaves no space after the first.
      post: post === '' && at < all.length - 1 ? ' ' : post,
    }));

const known = new Map<string, string>();

/** "wait" for "waiting", "waits" and "waited". */
export function infinitiveOf(verb: string): string {
  const found = known.get(verb) ?? readInfinitive(verb);
  if (known.size > 2000) known.clear();
  known.set(verb, found);
  return found === '' ? verb : found;
}

function readInfinitive(verb: string): string {
  const doc = nlp(verb);
  doc.tag('Verb');
  return doc.verbs().toInfinitive().text().toLowerCase().trim();
}
