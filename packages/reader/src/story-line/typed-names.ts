// Names as they are typed in a hurry, with the capital they have: "at jake's house", "ferry to ireland", "a driver called ali".
import { genderOf } from './people.ts';
import { type Term, termsOf } from './terms.ts';

/** Shops and places that are called so and by nothing else. */
const brands: ReadonlyMap<string, string> = new Map(
  "Specsavers Asda Tesco Lidl Aldi Morrisons Waitrose Walmart Costco Primark Clarks Legoland Disneyland Butlins Ikea Starbucks Greggs Kmart Nando's McDonald's Sainsbury's Domino's Superdrug Netflix Zoom Lego YouTube Minecraft Roblox Ofsted"
    .split(' ')
    .flatMap((name) => [
      [name.toLowerCase(), name],
      [name.toLowerCase().replace("'", ''), name],
    ]),
);

/** First names that are everyday words: only "called" makes them names. */
const alsoWords = new Set(
  'will may mark rose grace hope joy faith jack bill art frank rob pat sue drew dean miles ray guy gene grant chase chance dale glen lane rich sandy summer autumn june april august robin daisy lily ivy holly olive ruby pearl crystal amber ginger penny dot star angel buddy prince king max van jet sky bunny misty rusty lucky happy coco teddy christian don carol norm basil cliff clay heath dusty stormy melody harmony destiny genesis eve dawn jade opal iris violet jasmine rosemary ash reed ford carter cooper mason hunter taylor turner archer piper page paige bee belle precious patience mercy love baby santa jean jeans earl duke major mel nan nana ma pa papa mama lola dada mika'.split(
    ' ',
  ),
);
/** Places that are everyday words. */
const alsoThings = new Set(
  'bath reading nice mobile turkey china jordan hull rugby sale deal ware chad cork orange lead split'.split(
    ' ',
  ),
);

const beforePlace = /^(?:to|in|from|near|via|visiting|leaving)$/;
const beforeName =
  /^(?:with|at|to|from|by|for|and|is|auntie|aunty|aunt|uncle|cousin|friend|brother|sister|baby|driver|carer|teacher|nurse|coach|worker|sitter|babysitter|dog|cat|hamster|rabbit|puppy|kitten|mr|mrs|ms|miss|dr|nanny|nan|nana|grandma|grandad|granny)$/;
const afterName = /^(?:is|and|will|has|comes|came|starts|drives|takes|picks|can|was|died|moved|leaves|left)$/;
const apposed =
  /^(?:dog|cat|hamster|rabbit|puppy|kitten|pony|fish|friend|cousin|auntie|aunty|aunt|uncle|carer|driver|brother|sister|baby|teacher|childminder|babysitter)$/;
const called = /^(?:called|named)$/;
/** "Called off", "called the doctor". */
const noName =
  /^(?:an?|the|off|out|me|him|her|them|us|it|up|back|in|for|to|by|after|on|names?|again|my|our|his|their|at|round|about|home|and|or|but|because|when|so|if|not|is|was|that|this|with|from)$/;

export const withNames = (text: string): string => {
  // Most lines that are read have been through here before, a part at a time.
  if (!/(?:^|\s)\p{Ll}/u.test(text)) return text;
  const terms = termsOf(text);
  let rest = text;
  let told = '';
  for (const [at, term] of terms.entries()) {
    const from = rest.indexOf(term.text);
    if (from < 0) return told + rest;
    told += rest.slice(0, from) + inCase(term, terms[at - 1], terms[at + 1]);
    rest = rest.slice(from + term.text.length);
  }
  return told + rest;
};

function inCase({ text, lower, tags }: Term, before: Term | undefined, after: Term | undefined): string {
  if (!/^\p{Ll}/u.test(text)) return text;
  const brand = brands.get(lower);
  if (brand !== undefined) return brand;
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const bare = lower.replace(/['’]s?$/, '');
  const [prior = '', next = ''] = [before?.lower, after?.lower];
  if (called.test(prior) && /^\p{L}{2,}$/u.test(text) && !noName.test(lower)) return capital;
  if (tags.has('Place') && tags.has('ProperNoun') && beforePlace.test(prior) && !alsoThings.has(bare))
    return capital;
  const isName = tags.has('FirstName') && !alsoWords.has(bare) && bare.length > 2;
  // "Our dog max died", "my cousin leo's wedding": whoever stands right behind is called so.
  const isCalledSo =
    apposed.test(prior) &&
    genderOf(bare) === null &&
    (/['’]s$/.test(lower) ||
      ((tags.has('FirstName') || alsoWords.has(bare)) && (afterName.test(next) || after === undefined)));
  if (isCalledSo) return capital;
  return isName &&
    (tags.has('Possessive') || beforeName.test(prior) || afterName.test(next) || before === undefined)
    ? capital
    : text;
}
