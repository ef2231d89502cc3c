import { nameAlone, nameTold } from './name-alone.ts';

/**
 * What people call a child, until the family says otherwise: the first word of the name. Both of the first two where the first is no name by
 * itself ("Te Ariki", "Abdul Rahman"), or where both are of the names that are given in pairs.
 */
export const calledName = (written: string): string => {
  const said = nameTold(written);
  if (said !== null) return said;
  const name = withoutTitle(nameAlone(written));
  // "Mbeki, Thandi": the comma is no part of a name.
  const words = name.split(/[\s,;]+/u).filter(Boolean);
  const [first = '', second = ''] = words;
  // "Esperanza 'Espe'" and "Oluwadamilare (Dami)" say it, and "Mike's grandson Elijah" is Elijah.
  const told =
    /(?:^|\s)[("'‘“]\s*(\p{Lu}[\p{L}'’-]+)\s*[)"'’”]$/u.exec(name)?.[1] ??
    /\s["'‘“](\p{Lu}\p{L}+)["'’”]\s/u.exec(name)?.[1] ??
    shortIn(name, first);
  // Of two names the longer is the one in the passport: "Will (William)".
  const longest = Math.max(...words.slice(0, -1).map((word) => word.length));
  if (told !== undefined && (told.length < longest || !name.endsWith(')')) && !isNickname(first, second))
    return told;
  if (words.length > 2 && words.slice(0, -1).some((word) => /['’]s$/u.test(word)))
    return words.at(-1) ?? first;
  return isCalledBoth(first, second, words.length) || titles.test(first) ? `${first} ${second}` : first;
};

/** "Mr Alan Price" is Alan; a title before one name alone stays: "Mr Price". */
const withoutTitle = (name: string): string =>
  name.replace(/^(?:mr|mrs|ms|miss|mx|dr|master|prof)\.?\s+(?=\S+\s+\S)/iu, '');

/** "Mohammed (Mo) Rahman": the short form stands behind the name it is short for. */
const shortIn = (name: string, first: string): string | undefined => {
  const found = /\s\((\p{Lu}\p{L}+)\)\s/u.exec(name)?.[1];
  return found !== undefined && found.length < first.length ? found : undefined;
};

const isNickname = (first: string, second: string): boolean =>
  /^(?:big|little|wee|baby|old|young)$/iu.test(first) && /^\p{Lu}\p{L}+$/u.test(second);

/** "Big Dave" is called so, João Pedro is not João, and Mei Xuan is not Mei. */
const isCalledBoth = (first: string, second: string, length: number): boolean =>
  isNickname(first, second) ||
  (openers.has(plain(first)) && /^\p{L}/u.test(second)) ||
  (length === 2 && firsts.has(plain(first)) && seconds.has(plain(second))) ||
  (length === 2 && [first, second].every((word) => pinyin.test(word)));

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const titles = /^(?:mr|mrs|ms|miss|mx|dr|master|prof)\.?$/iu;

/** Articles and words that only open a name: nobody is called by one alone. */
const openers = new Set(
  'te nur nurul siti abd abdel abdul abdoul abu umm bin bint ibn de st saint'.split(' '),
);

/** Names that are given in pairs. */
const firsts = new Set(
  'joao jose maria ana anna juan luis luiz luz carlos pedro jean marie mary anne billy bobby ngoc minh bao gia thanh thu phuong hong kim quoc khanh quynh bich xuan hoang duc my'.split(
    ' ',
  ),
);
const seconds = new Set(
  'pedro paulo carlos miguel luis luiz jose maria marie paul pierre luc claude louise jane ann anne clara laura sofia beatriz rose lou jo beth kate ellen joe bob antonio manuel marina elena grace anh linh khoa chau han ngan nhi tam thao trang vy khang phuc long nam an huy hai lan mai hoa'.split(
    ' ',
  ),
);
/** One syllable of Mandarin, as it is written in Latin letters. */
const pinyin =
  /^(?:[bpmfdtnlgkhjqxzcsrwy]|zh|ch|sh)?(?:a|ai|an|ang|ao|e|ei|en|eng|i|ia|ian|iang|iao|ie|in|ing|iong|iu|ong|ou|u|ua|uai|uan|uang|ue|ui|un|uo)$/iu;
