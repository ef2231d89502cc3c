// Names as they are typed in a hurry, with the capital they have: "at jake's house", "ferry to ireland", "a driver called ali".
import { genderOf } from './people.ts';
import { type Term, termsOf } from './terms.ts';

/** Shops and places that are called so and by nothing else. */
const brands: ReadonlyMap<string, string> = new Map(
  "Specsavers Asda Tesco Lidl Aldi Morrisons Waitrose Walmart Costco Primark Clarks Legoland Disneyland Butlins Ikea Starbucks Greggs Kmart Nando's McDonald's Sainsbury's Domino's Superdrug Netflix Zoom Lego YouTube Minecraft Roblox Ofsted Paddington Majorca Mallorca Menorca Tenerife Lanzarote Fuerteventura Benidorm Ibiza Corfu Crete Rhodes Cornwall Devon Skegness Blackpool Bournemouth Brighton Disneyworld Florida Orlando Dubai Pakistan India Nigeria Ghana Poland Ireland Scotland Wales Spain France Portugal Greece Italy Ryanair Pontins Hobbycraft iPad iPhone PlayStation Xbox"
    .split(' ')
    .flatMap((name) => [
      [name.toLowerCase(), name],
      [name.toLowerCase().replace("'", ''), name],
    ]),
);

/** Names of more than one word, and names that are words too and are names behind "at", "to" or "from" only. */
const longNames = [
  "Center Parcs|Centre Parcs|Burger King|Pizza Hut|Pizza Express|Vision Express|Home Bargains|Alton Towers|Thorpe Park|Chester Zoo|London Zoo|Peppa Pig World|Paultons Park|Cbeebies Land|Premier Inn|Toby Carvery|Marks and Spencer|Costa Coffee|Flip Out|Science Museum|Natural History Museum|Sea Life|Air Hop|Disney World|Peppa Pig|Paw Patrol|Great Ormond Street|Tesco Express|Drayton Manor|Gullivers World|Blackpool Tower|Hobby Craft|Build a Bear|Trader Joe's|Dollar Tree|Home Depot|Taco Bell|Dairy Queen|Pizza Express",
].flatMap((names) => names.split('|'));
const longName = new RegExp(`\\b(?:${longNames.join('|')})\\b`, 'giu');
const spelledSo: ReadonlyMap<string, string> = new Map(longNames.map((name) => [name.toLowerCase(), name]));
const shopAfter =
  /\b(at|to|from) (boots|costa|next|target|subway|argos|iceland|haven|smyths|sports direct|jd sports|vue|odeon|cineworld|pets at home|currys|wilko|poundland|matalan|halfords|screwfix|publix|kroger)(?=$|[,.;]| (?:on|for|at|with|this|next|to|tomorrow|today|in|and|because|after|by|now|every|tonight|his|her|instead|then)\b)/giu;
/** Groups that children belong to. */
const groupAfter =
  /\b(at|to|from|starting|joining|with|starts|start|join|new) (beavers|cubs|brownies|rainbows|scouts|guides|squirrels|explorers|sparkle|girl guides|girl scouts|boy scouts)(?=$|[,.;]| (?!(?:in the sky)\b))/giu;
const letters =
  /\b(?:mri|eeg|ecg|camhs|nhs|gcse|gcses|ehcp|iep|sats|rspca|uk|usa|dj|adhd|pe|kfc|h&m|b&m|b&q|tk ?maxx|ks[12]|cpap)\b/giu;
const inLetters = (found: string): string =>
  /^(?:sats|gcses)$/i.test(found)
    ? `${found.slice(0, -1).toUpperCase()}s`
    : found.replace(/maxx/i, 'Maxx').replace(/^(?:\p{L}&?\p{L}*|\p{L}+\d?)/u, (word) => word.toUpperCase());
const withCapitals = (found: string): string =>
  found.toLowerCase().replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
/** Names that are flowers and months too, in a row of people. */
const besideKin =
  /(?<=\b(?:mum|mummy|mom|dad|daddy|nan|nana|nanny|gran|grandma|grandad|brother|sister|cousin|auntie|aunty|uncle|friend|with|for|teacher|worker|carer|driver),? (?:and )?)(?:lily|rose|grace|poppy|daisy|ruby|ivy|holly|jack|max|amber|jasmine|(?<!\bfor )summer|hope|faith|olive|pearl|violet|iris|rob|pat|sue|frank|ray|bill|mark)(?=$|[,.;]| (?:on|at|and|in|for|to|is|will)\b)/giu;
/** "Tesco's", "the uk": what is called so by more than its first letter. */
const withLongNames = (text: string): string =>
  text
    .replace(longName, (found) => spelledSo.get(found.toLowerCase()) ?? found)
    .replace(shopAfter, (_, before: string, shop: string) => `${before} ${withCapitals(shop)}`)
    .replace(groupAfter, (_, before: string, group: string) => `${before} ${withCapitals(group)}`)
    .replace(letters, inLetters)
    .replace(besideKin, withCapitals);

/** "Ellies birthday", "jakes house": whose it is. */
const whose =
  /^(?:birthday|party|house|wedding|funeral|dog|cat|mum|dad|room|turn|leaving|christening|\d+(?:st|nd|rd|th))$/;

const afterPlace =
  /^(?:on|for|at|with|this|next|to|tomorrow|today|tonight|and|because|after|by|every|until|in)$/;

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

const beforePlace = /^(?:to|in|from|near|via|visiting|leaving|see)$/;
const beforeName =
  /^(?:with|at|to|from|by|for|and|is|auntie|aunty|aunt|uncle|cousin|friend|girlfriend|boyfriend|partner|stepdad|stepmum|escort|instructor|tutor|brother|sister|baby|driver|carer|teacher|nurse|coach|worker|sitter|babysitter|dog|cat|hamster|rabbit|puppy|kitten|mr|mrs|ms|miss|dr|nanny|nan|nana|grandma|grandad|granny)$/;
const afterName = /^(?:is|and|will|has|comes|came|starts|drives|takes|picks|can|was|died|moved|leaves|left)$/;
const apposed =
  /^(?:dog|cat|hamster|rabbit|puppy|kitten|pony|fish|friend|cousin|auntie|aunty|aunt|uncle|carer|driver|brother|sister|baby|teacher|childminder|babysitter)$/;
const called = /^(?:called|named)$/;
/** "Called off", "called the doctor". */
const noName =
  /^(?:an?|the|off|out|me|him|her|them|us|it|up|back|in|for|to|by|after|on|names?|again|my|our|his|their|at|round|about|home|and|or|but|because|when|so|if|not|is|was|that|this|with|from)$/;

export const withNames = (given: string): string => {
  const text = withLongNames(given);
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

const isFirstName = (word: string): boolean =>
  !alsoWords.has(word) && genderOf(word) === null && termsOf(word)[0]?.tags.has('FirstName') === true;
const petWord = /^(?:dog|cat|hamster|rabbit|puppy|kitten|pony|goldfish|budgie|gerbil|tortoise)$/;
const ofPets =
  /^(?:foods?|beds?|leads?|bowls?|baskets?|toys?|shows?|walkers?|sitters?|tags?|hairs?|flaps?|litter|box|tanks?|cages?|houses?|runs?|parks?|kennels?|shops?|cafes?|groomers?|biscuits?|treats?|poo|collars?|hutch|rescue|training|owners?|next|ill|sick|poorly|old|dead|lost|missing|pregnant|hurt|hungry|tired|sad|loud|inside|outside|home|friendly|naughty|big|small)$/;

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
  const isPlaceOf = /^(?:at|to|from|near)$/.test(prior) && (after === undefined || afterPlace.test(next));
  const owner = /^\p{L}{3,}s$/u.test(lower) && (whose.test(next) || isPlaceOf) ? lower.slice(0, -1) : null;
  if (owner !== null && !isName && isFirstName(owner)) return `${capital.slice(0, -1)}'s`;
  // "Our cat tiger died", but "our cat food".
  if (
    petWord.test(prior) &&
    (after === undefined || afterName.test(next)) &&
    (tags.has('Noun') || tags.has('Adjective')) &&
    !ofPets.test(lower)
  )
    return capital;
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
