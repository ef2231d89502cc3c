// A carer's line in its parts, as they were typed: sentences, what stands between commas, clauses with somebody who does something.

/** `before` is what parts it from the part before it. */
export type LinePart = { text: string; before: string };

const somebody =
  "(?:he|she|they|it|we|i|you|there|everyone|everybody|someone|somebody|people|mum|mummy|mom|mommy|mam|mammy|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|auntie|uncle|\\{child\\}|(?:the|my|our|his|her|their|some|a|an) [\\p{L}'’]+ (?:is|are|was|will|can|has|have|says?|said))(?:['’]?s|['’]?ll|['’]?re|['’]?ve|['’]?d|['’]?m)?";
const parting = new RegExp(
  `(?<!\\b(?:mr|mrs|ms|dr|st|prof))([.;!?]+\\s+|,\\s+(?:and\\s+|but\\s+|so\\s+)?|\\s+[-–—]\\s+|\\s*\\n+\\s*|\\s+(?=sorry (?:it|this|for|about)|pls\\b|please$|thanks$)|\\s+(?:(?:and|but|so|&)\\s+)(?=so (?:am|are|do) (?:i|we)\\b|${somebody}(?:\\s|$)))`,
  'giu',
);
/** It goes on with what stands before it: "Miss Jess, is leaving at Easter". */
const goesOn =
  /^(?:is|are|was|were|has|have|had|will|can|may|might|must|would|does|do|did|to|of|with|without|from|until|till|because|cos|cuz|as well|too|or|not)\b|^(?:\p{L}{3,}ly|please|though)$/iu;
const isName = /^(?:(?:mr|mrs|ms|miss|dr|auntie|uncle) )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u;

export function lineParts(about: string): LinePart[] {
  const [first = '', ...found] = about.split(parting);
  const parts: LinePart[] = [{ text: first, before: '' }];
  for (let at = 0; at + 1 < found.length; at += 2) {
    const [before = '', text = ''] = [found[at], found[at + 1]];
    const last = parts.at(-1);
    if (!last) continue;
    // A day after a comma belongs to what happens on it.
    const isWhen = /^,/.test(before) && isTime.test(text);
    if (isWhen || (/^[,\s]/.test(before) && goesOn.test(text))) {
      const isOfName = parts.length > 1 && /^,/.test(last.before) && isName.test(last.text) && !isWhen;
      const joined = `${last.text}${before}${text}`;
      const one = parts.at(-2);
      if (isOfName && one) parts.splice(-2, 2, { ...one, text: `${one.text}${last.before}${joined}` });
      else parts[parts.length - 1] = { ...last, text: joined };
    } else parts.push({ text, before });
  }
  return parts
    .map(({ text, before }) => ({ text: text.replace(/[.;!?,\s]+$/u, ''), before }))
    .filter(({ text }) => text !== '');
}
const isTime =
  /^(?:on |at |this |next |every )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight)(?: (?:morning|afternoon|evening|night|at \S+))?$/iu;

/** The line of these parts alone. "Why they do it, that nobody is cross" goes on without the why as a sentence. */
export const lineOf = (parts: readonly LinePart[]): string =>
  parts
    .map(({ text, before }, at) => (at === 0 ? text : isThat.test(text) ? `. ${told(text)}` : before + text))
    .join('');
const isThat =
  /^that (?=(?:nobody|no one|everybody|everyone|it|he|she|they|we|i|the|my|our|his|her|there|mum|dad)\b)/iu;
const told = (text: string): string => text.replace(isThat, '');
