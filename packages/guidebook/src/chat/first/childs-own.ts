// A page's no is for adults. "She turns my chin to make me look" tells what the child does, and forbids nothing.
import { stemsOf } from '#library/match';

/** The child, and nobody else in the message, does what the no is about. */
export function isChildsOwn(line: string, message: string): boolean {
  if (!/^No\b/.test(line)) return false;
  const named = [...(line.split('.')[0] ?? '').matchAll(deeds)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
  const forbidden = new Set(stemsOf(named.join(' ')));
  const text = message.replaceAll('’', "'");
  const isForbidden = (verb: string) => stemsOf(verb).some((stem) => forbidden.has(stem));
  const verbs = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, deed = '']) => deed.split(/\s+/)).filter(isForbidden);
  return verbs(childs).length > 0 && verbs(adults).length === 0;
}

/** "Do not make", "shutting in or holding", "is held or shut away". */
const deeds = /\b(?:do not|don't|never|is|are|or) (?!not\b|it\b|okay\b|a\b|the\b)(\w+)|\b(\w{3,}ing)\b/g;

/** What "he" or "she" does to the carer or to themself. */
const childs =
  /\b(?:he|she|my (?:son|daughter|boy|girl|child|lad))\b((?:'s|'ll)?(?: [\w']+){1,9}?) (?:me|us|himself|herself)\b/gi;
/** What grown-ups do, did or ask whether they may. */
const adults =
  /\b(?:i|we|you|school|nursery|staff|teachers?|mum|mom|dad|nan|gran\w*|husband|wife|partner|therapist|people)\b((?:'\w+)?(?: (?!he\b|she\b)[\w']+){1,7})/gi;
