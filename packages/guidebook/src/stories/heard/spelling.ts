// A word that is hardly misspelt, and that the scene knows: "deoderant" is the scene's deodorant, ears get "peirced". What any scene
// knows is a word, and stays.
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { once } from '@calmbridge/reader/meaning/once';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { capitalised } from '#child/words';
import { scenes } from '#generated/scenes';
import type { Scene } from '../scene.ts';

const shortest = 6;

export function inSpellingOf({ title, topic, words, lines }: Scene, line: string): string {
  const known = wordsOf([title, topic, ...words, ...lines.map(({ text }) => text)].join(' '))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortest);
  return line.replace(/(?<!\b(?:[Mm]iss|[Mm]rs?|[Mm][sx]|[Dd]r) )(?<!\p{L})\p{Ll}{6,}/gu, (word) => {
    if (allWords().has(word) || countedNouns.has(word)) return word;
    return known.find((one) => isSlip(word, one)) ?? word;
  });
}

const allWords = once(
  () =>
    new Set(
      scenes.flatMap(({ title, topic, words, lines }) =>
        wordsOf([title, topic, ...words, ...lines.map(({ text }) => text)].join(' ')).map((word) =>
          word.toLowerCase(),
        ),
      ),
    ),
);

/** One letter more, less, other or in another place; not at the start, where another word would begin, nor in the ending. */
function isSlip(word: string, meant: string): boolean {
  if (word === meant || word.charAt(0) !== meant.charAt(0) || Math.abs(word.length - meant.length) > 1)
    return false;
  if (word.slice(-2) !== meant.slice(-2)) return false;
  let at = 0;
  while (word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

/** "At hillcrest", "in pune": where something is and what no scene knows is called so. */
export const withPlaceNames = (line: string): string =>
  line.replace(place, (found, before: string, name: string) =>
    times.test(name) || name.split(' ').some((word) => allWords().has(word) || countedNouns.has(word))
      ? found
      : `${before} ${name.split(' ').map(capitalised).join(' ')}`,
  );
const times =
  /^(?:noon|midday|midnight|(?:home|play|bed|lunch|dinner|tea|break|nap|bath|story|snack|tidy|free)[- ]?time|barber ?shop|salon|surgery|clinic|leisure|spring|summer|autumn|winter|dawn|dusk|sunset|sunrise)\b/;
const place =
  /\b(at|in) ((?!\p{L}+(?:s|ing|ed|ly)\b)\p{Ll}{4,}(?: \p{Ll}{3,})?)(?=$|[,.;]| (?:on|in|at|for|with|tomorrow|today|tonight|next|this|and|by)\b)/gu;
