// A free text of the form as its entries. Carers write lists with commas, lines, semicolons and "and", and prose with
// all of them inside one thing. Where it may be one thing, it stays one (CM4): an entry too long is read worse, an entry
// torn apart is read wrong.
import { rememberedByText } from '@calmbridge/domain/text/remembered';

/** One a line, sentence or member of a list, in the carer's own words. */
export const entriesOf = rememberedByText((text: string): string[] =>
  tidied(sentencesOf(text).flatMap(listedByStops).flatMap(partsOf).flatMap(pairOf)),
);

/** One a line, sentence or part between semicolons, as it was written; at commas only what `isList`. */
export const listEntriesOf = (text: string, isList: (members: readonly string[]) => boolean): string[] =>
  tidied(
    sentencesOf(text)
      .flatMap(listedByStops)
      .flatMap((sentence) => partsAt(sentence, (char) => char === ';'))
      .flatMap((part) => {
        const members = partsAt(part, (char) => char === ',').map(asEntry);
        return members.length > 1 && isList(members) ? members : [part];
      }),
  );

/** Each once, without bullets and marks at its edges; nothing that says nothing. */
function tidied(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts.map(asEntry).filter((entry) => {
    const key = entry.toLowerCase();
    const isNew = /[\p{L}\p{N}]/u.test(entry) && !saysNothing.test(entry) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** "fire drill. being rushed out. hot van seats": stops in place of commas, where every part is short and begins small. */
function listedByStops(sentence: string): string[] {
  const parts = sentence.split(/\.\s+(?=\p{Ll})/u);
  const isList =
    parts.length > 2 && parts.every((part) => part.split(/\s+/u).length <= 9 && !isShortForm.test(part));
  return isList ? parts : [sentence];
}

/** Lines and sentences, whole. A stop after a title, an initial or a number ends nothing. */
export const sentencesOf = rememberedByText((text: string): string[] => {
  const found: string[] = [];
  for (const line of text.split(/\n|(?:^|\s)[•·▪](?=\s)/u)) {
    let from = 0;
    const isSmall = beginsSmall(line);
    for (const match of line.matchAll(/[.!?]+["”')\]]*\s+(?=["“'(]?[\p{L}\p{N}{])/gu)) {
      const before = line.slice(from, match.index);
      if (match[0].startsWith('.') && isShortForm.test(before)) continue;
      if (
        /^\(?\p{Ll}/u.test(line.slice(match.index + match[0].length)) &&
        !(isSmall ? !isCutShort.test(before) : match[0].trim() === '.' && endsSentence(before))
      )
        continue;
      if (isOpen(line.slice(from, match.index))) continue;
      found.push(line.slice(from, match.index + match[0].length));
      from = match.index + match[0].length;
    }
    found.push(line.slice(from));
  }
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
});

/** Whoever writes all sentences of a line with a small letter ends one at every stop: "subs at school. tags + jeans. fire drills". */
const beginsSmall = (line: string): boolean => {
  const starts = [...line.matchAll(/\p{L}{2}[.!?]["”')\]]*\s+["“'(]?(\p{L})/gu)].map(
    ([, letter = '']) => letter,
  );
  return starts.length > 1 && starts.every((letter) => /\p{Ll}/u.test(letter));
};
const isCutShort =
  /\b(?:temp|approx|incl|esp|prob|appt|hosp|susp|tabs?|caps|tues|thurs|sept|hrs|secs|poss|diff|cons|paed|physio|psych|max|inc|avg|min|aprox|w|dept|est|tel|ext|no)$/iu;

/** Before a small letter a stop ends something only behind a few words, the last of them written out: "grommets in April. waiting for …". */
const endsSentence = (before: string): boolean =>
  before.trim().split(/\s+/u).length >= 4 &&
  /(?:\p{L}{4,}|\b(?:her|him|out|off|all|day|days|now|yet|too|mum|dad|nan|bed|car|bus|too|me|us|it|lol|etc|tho|ok))$/iu.test(
    before,
  ) &&
  !/\b(?:temp|approx|incl|esp|prob|appt|hosp|susp|tabs?|caps|meds|info|tues|thurs|sept|mins?|hrs|secs|poss|diff|cons|paed|physio|psych|etc)$/iu.test(
    before,
  );

/** At every stop, also before a small letter, but for those of a title or a short form. */
export const atStops = (text: string): string[] => {
  const parts = text.split(/\.\s+/u);
  return parts.slice(1).reduce<string[]>(
    (before, part) => {
      const last = before.at(-1) ?? '';
      return isShortForm.test(last) ? [...before.slice(0, -1), `${last}. ${part}`] : [...before, part];
    },
    parts.slice(0, 1),
  );
};

const isShortForm =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|jr|Dr|Mr|Mrs|Ms|Mx|Prof|Fr|Rev|Revd|Msgr|Sgt|Capt|Mme|Mlle|Sra|Srta|Dra|Hr|St|Ste|Rd|Ave|No|Nr|vs|approx|ca|e\.g|i\.e|eg|ie|etc|Jr|Sr|Tel|tel|ext|min|max|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|\p{Lu})$/u;

const isOpen = (text: string): boolean => countOf(text, /[([]/g) > countOf(text, /[)\]]/g);
const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Left whole when what follows the comma goes on with the same thing. */
const partsOf = (sentence: string): string[] =>
  partsAt(sentence, (char, before, after) => char === ';' || (char === ',' && !goesOn(before, after)));

/** At marks outside brackets, quotes and numbers. */
function partsAt(
  sentence: string,
  isMark: (char: string, before: string, after: string) => boolean,
): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let part = '';
  let end = 0;
  for (const char of sentence) {
    const before = sentence[end - 1] ?? '';
    end += char.length;
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    if (char === '"' || char === '“' || char === '”') isQuoted = char === '"' ? !isQuoted : char === '“';
    const isNumber = char === ',' && /\d/.test(before) && /\d/.test(sentence[end] ?? '');
    const rest = sentence.slice(end);
    if (!isNumber && depth === 0 && !(isQuoted && rest.includes('"')) && isMark(char, part, rest)) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part];
}

/** What follows the comma cannot stand alone, or what came before it only opened: "when he is tired, he …". */
function goesOn(before: string, after: string): boolean {
  const next = /^\s*([\p{L}'’]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  const only = /^\s*[^,;]*$/u.test(after);
  // "When Mr Abara is off" is a matter of its own, "when he is tired" belongs to what came before.
  if (
    /^\s*(?:also\s+)?(?:when|if)\s+(?!he\b|she\b|they\b|it\b|tired\b|upset\b|hungry\b)\S+\s+\S/iu.test(after)
  )
    return false;
  // "His cousin taking his seat" is told by itself, "his arm" belongs to what came before.
  if (
    /^\s*(?:his|her|their)\s+(?:\S+\s+){1,2}(?!(?:thing|morning|evening|clothing)\b)\p{L}{2,}ing\b/iu.test(
      after,
    )
  )
    return false;
  // What is done or not done is told anew: "only sleeps on me", "not eating when we are guests", "never speaks in group".
  if (
    /^\s*(?:only (?:sleeps|eats|drinks|speaks|answers|wears|poos|plays|talks|walks)|not (?:\p{L}+ing|potty|toilet|in school)|never (?!less\b)\p{L}+s)\b/iu.test(
      after,
    )
  )
    return false;
  // How long or how far belongs to what came before: "long bus ride home, 70 min".
  if (/^\s*\d+\s*(?:min|mins|minutes|hours?|hrs?|km|miles|times|x)\b[^,;]*$/iu.test(after)) return true;
  // A date, a dose of time or of helpers and an "etc" cannot stand alone: "hair washing, takes 2 of us", "anniversary, 9 Nov, week either side".
  if (
    scrap.test(after) ||
    (/\b(?:everything|anything|all sorts|things|stuff)\b/iu.test(before) &&
      /^\s*\p{L}+ etc\b\.?\s*(?:$|[,;])/iu.test(after))
  )
    return true;
  // "Asthma, too friendly with strangers" is two.
  if (/^\s*too \p{L}/iu.test(after)) return false;
  // Behind one or two words a "never" begins something new: "funny voices, never forgets a birthday".
  if (next === 'never' && before.trim().split(/\s+/u).length <= 2) return false;
  // "She masks all day", "he knows every flag" tells of something else than what stood before it.
  if (tellsAnew.test(after) && !opensOnly.test(before)) return false;
  if (going.has(next)) return true;
  if (opensOnly.test(before) && before.split(/\s+/u).length > 3)
    return /^\s*(?:he|she|they|it|i|we|you|then|everything|nobody|no one)\b/iu.test(after);
  return only && /^\s*(?:and|or)\s+(?:then|so|now|he|she|they|it|i|we)\b/iu.test(after);
}

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*';
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
/** A date, a dose of time or of helpers, an "etc": it stands for nothing by itself. */
export const scrap = new RegExp(
  `^\\s*(?:takes (?:\\d+|two|three|both|months|weeks|ages|hours|forever|years)(?: of us| people| adults)?|\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}|${day}(?: at)? \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?|(?:a |the )?(?:day|week|month|few days)s? (?:either side|before and after)|\\d+ \\p{L}+ full|the (?:\\p{L}+ ){1,3}(?:part|bit)s?|(?:and )?(?:the lot|all go|the whole (?:lot|thing|shebang)|everything|all of it|you name it)|esp\\b[^,;]*)\\.?\\s*(?:$|[,;])`,
  'iu',
);
const opensOnly = /^\s*(?:when|if|after|before|because|once|while|as soon as)\s/iu;
const tellsAnew =
  /^\s*(?:he|she|they)\s+(?:knows?|masks?|asks?|tells?|copies|remembers?|reads?|sings?|speaks?)\s+\S+\s+\S/iu;

const going = new Set(
  `but because so which who whose whom then he she they it i we you even unless until although though except not especially
particularly particular like such e.g eg ie including mainly mostly usually sometimes often always never only just if when while whereas since
that this these those otherwise instead please as about around roughly maybe at least once twice also too his her their its from with
without for in on by after before during to into near next or again except than`.split(/\s+/u),
);

/** "Trains and maps" is two things; "mum and dad arguing" is one. */
function pairOf(entry: string): string[] {
  const parts = entry.split(/\s+(?:and|&|plus)\s+/iu).map((part) => part.trim());
  if (parts.length < 2) return [entry];
  // "Hair cut & nail cut": each half has its own noun, and needs its own step.
  if (isTwice(parts)) return parts;
  if (onePair.test(entry)) return [entry];
  // Two names joined are one: Laurel and Hardy.
  if (parts.every((part) => /^\p{Lu}/u.test(part))) return [entry];
  // "Washing and drying", "cash and change": one thing that is done, or it may be. Whole, it loses nothing.
  if (parts.some((part) => oneDoing.test(part))) return [entry];
  return parts.every((part) => /^[\p{L}'’-]+$/u.test(part) && part.length > 2) ? parts : [entry];
}

const isTwice = (parts: readonly string[]): boolean => {
  const words = parts.map((part) => part.toLowerCase().split(/\s+/u));
  const [first] = words;
  return (
    words.every((own) => own.length === 2 && own[1] === first?.[1] && own[0] !== '') && parts.length === 2
  );
};

const oneDoing = /^(?:\p{L}+in[g'’]|change)$/iu;

const onePair =
  /\b(?:mum|mom|dad|mummy|daddy|bread|fish|salt|mac|mash|black|rock|arts?|hide|up|back|stop|trial|rough|cut|pots|day|night|boy|girl|cheese|meat|peas|beans|peace|safe|wash|cats?|dogs?) (?:and|&) /iu;

const saysNothing =
  /^(?:none|n\/?a|no|nil|nothing|unknown|not sure|not known|(?:ha){2,}h?|lol|lmao|idk|dunno|-+|\.+|\?+)[.!]?$/iu;

/** One entry, whatever marks stand in it. */
export const asEntry = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-*•–·]|\d{1,2}[.)])\s+/u, '')
    .replace(/^(?:and|also|plus)\s+/iu, '')
    .replace(/(?<![.\p{Lu}])[.!…]+$|[,;:]+$/u, '')
    .trim();
