// Keeps the child's name in the browser: names go out as placeholders and come back as names. The first name given is
// `{child}`, the next `{child2}`, and so on.
import { childPlaceholder } from './assistant.ts';

const placeholderOf = (index: number) => (index === 0 ? childPlaceholder : `{child${index + 1}}`);

// Names that are everyday words too. For these the case must match, and a sentence that merely starts with the word
// ("Will he eat?") is left alone.
const wordNames = new Set(
  `will olive grace hope faith joy mark bill rose may june april august summer autumn winter rain sky sunny art chance
hunter mason cooper jack frank ray drew dawn iris lily daisy violet ivy holly robin jay river brook forest ash reed heath cliff
dale glen pat sue don rob nick chase king prince angel star melody harmony charity patience precious journey destiny diamond
ruby pearl amber crystal jade ginger poppy jasmine heather hazel willow fern clay sage basil rusty rocky sandy misty storm
stormy wolf bear fox colt buck drake jet ace duke earl dean bishop page paige carter hope happy honor honour justice true
max miles rich art gene guy van lane wade grant trace tripp skip cash penny`.split(/\s+/),
);
const afterWord =
  /^\s+(?:he|she|they|it|you|i|we|this|that|these|those|there|the|a|an|my|his|her|their|our|your|not|be|oil|oils|tree)\b/iu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Hider = { pattern: RegExp; placeholder: string; isWord: boolean };

const hidersOf = (name: string, index: number): Hider[] => {
  const whole = name.trim().replace(/\s+/g, ' ');
  const parts = whole.split(' ').filter((part) => [...part].length > 1);
  const forms = whole.includes(' ') ? [whole, ...parts] : [whole];
  return forms
    .filter((form) => form !== '')
    .map((form) => {
      const isWord = wordNames.has(form.toLowerCase()) || [...form].length < 2;
      return {
        pattern: new RegExp(
          `(?<![\\p{L}\\p{N}])${escaped(form).replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}])`,
          isWord ? 'gu' : 'giu',
        ),
        placeholder: placeholderOf(index),
        isWord,
      };
    });
};

/** Whether a capital at `at` may be there only because a sentence begins. */
const startsSentence = (text: string, at: number) => /(?:^|[.!?:\n]["'”)]?\s*)$/u.test(text.slice(0, at));

const hideOne = (text: string, { pattern, placeholder, isWord }: Hider) =>
  text.replace(pattern, (found: string, at: number, whole: string) => {
    const rest = whole.slice(at + found.length);
    if (isWord && startsSentence(whole, at) && afterWord.test(rest)) return found;
    return placeholder;
  });

/** Text with every given name replaced (AS1, AS3). */
export const hideNames = (text: string, names: readonly string[]): string =>
  names.flatMap(hidersOf).reduce(hideOne, text);

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

const placeholderPattern = /\{\s*child\s*(\d{0,2})\s*\}/giu;

export const showNames = (text: string, names: readonly string[]): string =>
  text.replace(
    placeholderPattern,
    (found, number: string) => names[number === '' ? 0 : Number(number) - 1] ?? found,
  );

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
