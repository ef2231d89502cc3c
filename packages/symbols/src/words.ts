// How a carer's words are read: small letters, no accents, no apostrophes, and one stem for all forms of a word.

export function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(\p{L})[’'`]s\b/gu, '$1')
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The same for "brush", "brushes", "brushed" and "brushing". Meant for comparing; it need not be a word. */
export const stemOf = (word: string): string => irregular.get(word) ?? withoutEnding(word);

export const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/** May stand inside a phrase without belonging to it: "brush my teeth". */
const fillers = new Set('a an the my your his her its our their some any'.split(' '));

export const withoutFillers = (words: readonly string[]) => words.filter((word) => !fillers.has(word));

function withoutEnding(word: string): string {
  if (word.length < 4) return word;
  if (/ie[sd]$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  const cut = /^(.+?)(ing|ed)$/.exec(word)?.[1];
  if (cut === undefined || cut.length < 3 || !/[aeiouy]/.test(cut)) return word;
  if (/([bdgmnprt])\1$/.test(cut)) return cut.slice(0, -1);
  const hasLostItsE = /[^s]s$|[cv]$|^[^aeiou]+[aeiou][^aeiouwxy]$/.test(cut);
  return hasLostItsE ? `${cut}e` : cut;
}

const irregular = new Map(
  `ate eat, eaten eat, drank drink, drunk drink, went go, gone go, goes go, slept sleep, made make, gave give, given give,
  got get, gotten get, put put, came come, saw see, seen see, said say, told tell, took take, taken take, ran run,
  swam swim, sang sing, sat sit, stood stand, wrote write, written write, drew draw, drawn draw, threw throw, thrown throw,
  caught catch, bought buy, brought bring, thought think, felt feel, heard hear, read read, rode ride, ridden ride,
  flew fly, fell fall, fallen fall, broke break, broken break, lost lose, found find, woke wake, woken wake, wore wear,
  worn wear, built build, held hold, kept keep, left leave, met meet, paid pay, shook shake, slid slide, spoke speak,
  spoken speak, did do, done done, does do, has have, had have, was be, were be, teeth tooth, feet foot, children child,
  men man, women woman, mice mouse, geese goose, knives knife, leaves leaf, loaves loaf, people people, lying lie,
  dying die, tying tie, hid hide, hidden hide, hurt hurt, cut cut, hit hit, fed feed, taught teach, understood understand`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
