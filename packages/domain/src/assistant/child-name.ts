// Keeps the child's name in the browser: names go out as placeholders and come back as names. The first name given is
// `{child}`, the next `{child2}`, and so on. How a name may be written is in name-forms.ts.
import { childPlaceholder } from './assistant.ts';
import { type FoldedText, foldedText } from './folded-text.ts';
import { type NameForm, nameForms } from './name-forms.ts';
import { isMeantAsName } from './word-names.ts';

const placeholderOf = (index: number) => (index === 0 ? childPlaceholder : `{child${index + 1}}`);

/** Text with every given name replaced, in whatever spelling (AS1, AS3). */
export function hideNames(given: string, names: readonly string[]): string {
  // "Kwabena (Kobby)" is one name, brackets and all.
  const whole = names.findIndex((name) => /\s/u.test(name.trim()) && isSameName(name, given));
  if (whole !== -1) return placeholderOf(whole);
  // Korean syllables may come in pieces, which the letters of a name would match one by one.
  const text = /[\u1100-\u11ff]/u.test(given) ? given.normalize('NFC') : given;
  const found = foundIn(text, names);
  let hidden = '';
  let at = 0;
  for (const { start, end, index } of found) {
    if (start < at) continue;
    hidden += text.slice(at, start) + placeholderOf(index);
    at = end;
  }
  return hidden + text.slice(at);
}

type Found = Match & { index: number; isAsTyped: boolean };

/** Every place that may be a name, the best for each place first. */
function foundIn(text: string, names: readonly string[]): Found[] {
  const folded = foldedText(text);
  const found = names.flatMap((name, index) =>
    formsOf(name, isFamilyName(name, names)).flatMap((form) =>
      matchesOf(form, text, folded)
        .filter(({ start, end }) => !isOtherWord(name, text.slice(start, end)))
        .map((match) => ({ ...match, index, isAsTyped: text.slice(match.start, match.end) === name })),
    ),
  );
  return found.sort(
    (a, b) =>
      a.start - b.start ||
      b.end - a.end ||
      typedFirst(a) - typedFirst(b) ||
      rank(a) - rank(b) ||
      a.index - b.index,
  );
}
/** Behind a first name in another of the names: Bell, where the child is Marta Bell. */
const isFamilyName = (name: string, names: readonly string[]): boolean =>
  names.some((other) => foldedText(other.trim()).text.endsWith(` ${foldedText(name.trim()).text}`));
/** What the child is called stands for every spelling of it; any other word comes back letter for letter. */
const typedFirst = ({ index, isAsTyped }: Found) => (index === 0 || isAsTyped ? 0 : 1);

/**
 * The names with every other spelling of them that stands in the texts, so that each comes back as it was typed: "bell" of a
 * child called Bell. What the child is called needs none: it is written as the family writes it.
 */
export function withSpellings(names: readonly string[], texts: readonly string[]): string[] {
  const all = [...names];
  for (const text of texts) {
    let at = 0;
    for (const { start, end, index, isAsTyped } of foundIn(text, all)) {
      if (start < at) continue;
      at = end;
      const typed = text.slice(start, end);
      if (index !== 0 && !isAsTyped && all.length < mostNames && !all.includes(typed)) all.push(typed);
    }
  }
  return all;
}
/** A placeholder has two digits. */
const mostNames = 99;

/** People leave accents out and add none: a tūī is a bird beside a girl called Tui. */
const isOtherWord = (name: string, found: string): boolean =>
  found === found.toLowerCase() && hasAccent(found) && !hasAccent(name);
const hasAccent = (text: string): boolean => /\p{Script=Latin}\p{Mn}/u.test(text.normalize('NFD'));

type Match = { start: number; end: number; isWhole: boolean };

/** A child called Anna comes before the Anna of Anna-Lena. */
const rank = ({ isWhole }: Match) => (isWhole ? 0 : 1);

function matchesOf({ pattern, isWhole, word }: NameForm, text: string, folded: FoldedText): Match[] {
  const matches: Match[] = [];
  for (const { index, 0: letters } of folded.text.matchAll(pattern)) {
    const start = folded.starts[index] ?? 0;
    const end = folded.ends[index + letters.length - 1] ?? start;
    if (word === null || isMeantAsName(word, text, start, end)) matches.push({ start, end, isWhole });
  }
  return matches;
}

const made = new Map<string, NameForm[]>();

/** A conversation hides the same few names in every turn of it. */
function formsOf(name: string, isFamily: boolean): NameForm[] {
  const key = `${isFamily ? 'family' : ''} ${name}`;
  const forms = made.get(key) ?? nameForms(name, isFamily);
  if (made.size > 100) made.clear();
  made.set(key, forms);
  return forms;
}

/** Two spellings of one name. */
export const isSameName = (one: string, other: string): boolean =>
  foldedText(one.trim()).text === foldedText(other.trim()).text;

/** The same for every text inside a value, such as a profile or a list of turns. */
export const hideNamesIn = <T>(value: T, names: readonly string[]): T => {
  if (typeof value === 'string') return hideNames(value, names) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => hideNamesIn(item, names)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, hideNamesIn(item, names)]),
    ) as T;
  return value;
};

const placeholderPattern = /\{\s*child\s*(\d{0,2})\s*\}(\.(?!\.))?/giu;

/** A name that ends in a stop, such as "Miriam K.", ends its sentence with the same one. */
export const showNames = (text: string, names: readonly string[]): string =>
  text.replace(placeholderPattern, (found, number: string, stop = '') => {
    const name = names[number === '' ? 0 : Number(number) - 1];
    return name === undefined ? found : name.endsWith('.') ? name : name + stop;
  });

const mayStillGrow = /\{\s*(?:c(?:h(?:i(?:l(?:d(?:\s*\d{0,2}\s*)?)?)?)?)?)?$/iu;

/** Puts names back in a stream: a placeholder cut in two waits for its other half (AS2). */
export const nameShower = (names: readonly string[]) => {
  let waiting = '';
  return {
    push(chunk: string): string {
      const text = waiting + chunk;
      const cut = text.search(mayStillGrow);
      waiting = cut === -1 ? '' : text.slice(cut);
      return showNames(cut === -1 ? text : text.slice(0, cut), names);
    },
    end(): string {
      const rest = waiting;
      waiting = '';
      return showNames(rest, names);
    },
  };
};
