// Who is written to is "you". Carers tell us of them as of somebody else ("he always takes him", "teacher tell me"); that is turned only where
// it is sure of whom it is said.
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Addressee } from './addressee.ts';
import { isDone } from './mended.ts';

/**
 * Who "he", "she" and "they" are is sure only where nobody else is named in the whole message (`isAlone`); what they did is told of the
 * reader in the first sentence alone.
 */
export type Place = { isAlone: boolean; isFirst: boolean };

/** A sentence as it is said to whoever reads it. */
export function toYou(
  text: string,
  addressee: Addressee | null,
  child: AskedChild,
  { isAlone, isFirst }: Place,
): string {
  if (addressee === null) return text;
  const spoken = saidByThem(text, addressee, child, isAlone && isFirst);
  if (spoken !== null) return spoken;
  const question = askedOfThem(text);
  if (question !== null) return question;
  const asked = byName(wanted(passedOn(text), addressee, child, isAlone), addressee);
  if (!isAlone) return asked;
  const told = isFirst ? ofFamily(done(asked, addressee, child), addressee, child) : asked;
  return throughThem(atYours(told, addressee), child);
}

const lastWord = ({ said }: Addressee): string => /([\p{L}-]+)$/u.exec(said)?.[1] ?? '';

/** "Teacher tell me she is fine", "they promised a quiet place". */
function saidByThem(
  text: string,
  addressee: Addressee,
  { facts }: AskedChild,
  isSure: boolean,
): string | null {
  const role = lastWord(addressee);
  // "They told him he is stupid": nobody knows who.
  const they = isSure && isMany.test(addressee.said) && !toChild.test(text) ? '|they' : '';
  // "She says he refuses": of a boy nobody else can be meant.
  const one =
    !isSure || toChild.test(text)
      ? ''
      : ({ he: '|she', she: '|he', they: '' } as const)[facts.they.they as 'he' | 'she' | 'they'];
  const who = new RegExp(
    String.raw`^(?:and |but |so )?(?:(?:(?:the|his|her|their|our|my) )?${role || 'nobody'}${they}${one}) (says?|said|tells?|told|promised?s?|agreed?s?|offer(?:ed|s)?|ask(?:ed|s)?|suggest(?:ed|s)?|mention(?:ed|s)?|wrote|writes?)(?=[ ,:])`,
    'iu',
  ).exec(text);
  const [all = '', verb = ''] = who ?? [];
  if (who === null) return null;
  const plain = verb.toLowerCase();
  const past = pasts.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
  return `You ${past}${text.slice(all.length)}`;
}
const toChild = /^(?:and |but |so )?(?:he|she|they) (?:told|tells?|ask\w*|offer\w*) (?!me\b|us\b)/iu;
const isMany =
  /\b(?:school|nursery|college|council|staff|team|office|clinic|hospital|surgery|camhs|senco|head(?: ?teacher)?|club|company|la|local authority|agency)\b/iu;
/** What is told of a talk is past. */
const pasts: readonly (readonly [RegExp, string])[] = [
  [/^says?$/, 'say'],
  [/^tells?$/, 'told'],
  [/^promises?$/, 'promised'],
  [/^agrees?$/, 'agreed'],
  [/^offers?$/, 'offered'],
  [/^asks?$/, 'asked'],
  [/^suggests?$/, 'suggested'],
  [/^mentions?$/, 'mentioned'],
  [/^writes?$/, 'wrote'],
];

/** "Tell her we'll come the week after": what is to be passed on. */
const passedOn = (text: string): string =>
  text.replace(
    /^(?:and |also |just |please )*(?:tell|let) (?:her|him|them)(?: know)?(?: that)? (?=(?:i|we|he|she|they|it|there|my|our|the)\b)/iu,
    '',
  );

/** "Ask them what support they can put in". */
function askedOfThem(text: string): string | null {
  const [, kind = '', rest = ''] =
    /^(?:and |also |please |just |can you |could you )*ask (?:(?:him|her|them) )?(what|which|how|when|why|where|who|if|whether|to|for) (.{3,})$/iu.exec(
      text,
    ) ?? [];
  if (kind === '') return null;
  const thing = withoutEnd(
    rest
      .replace(/\bthey(?=(?:'ll| can| could| will| would| do| have| are| plan)\b)/giu, 'you')
      .replace(/[?]+$/u, ''),
  );
  if (kind === 'to') return `Could you please ${thing}?`;
  if (/^(?:for|if|whether)$/u.test(kind)) return `I would like to ask ${kind} ${thing}.`;
  return `Could you tell me ${kind} ${thing}?`;
}

/** "Need him to bring him back by 4": a request, where it is sure that they are the one. */
function wanted(text: string, addressee: Addressee, child: AskedChild, isAlone: boolean): string {
  const role = lastWord(addressee);
  const names = [role, `(?:the|his|her|my|our) ${role}`, addressee.name].filter((one) => one.length > 1);
  const [, whom = '', thing = ''] =
    new RegExp(
      String.raw`^(?:and |but |so )?(?:(?:i|we) )?(?:just )?(?:want|need|would like|'d like) (him|her|them|${names.join('|') || 'him'})(?: to)? (\p{Ll}.{3,})$`,
      'iu',
    ).exec(text) ?? [];
  if (thing === '' || ofFeeling.test(thing)) return text;
  const pronoun = whom.toLowerCase();
  const isPronoun = /^(?:him|her|them)$/.test(pronoun);
  if (isPronoun && !(isAlone && isOfReader(pronoun, thing, addressee, child))) return text;
  return `Could you please ${withoutEnd(thing)}?`;
}
/** What nobody can be asked to do. */
const ofFeeling =
  /^(?:not )?(?:be|like|love|know|see|understand|have|feel|think|get|realise|realize|enjoy|trust|want|need|believe)\b/iu;
const withoutEnd = (text: string): string => text.replace(/[\s.,;:!]+$/u, '');

function isOfReader(pronoun: string, thing: string, addressee: Addressee, { facts }: AskedChild): boolean {
  // "I want them to stop hitting him": who does it is not said.
  if (pronoun === 'them')
    return isMany.test(addressee.said) && facts.they.they !== 'they' && !/^(?:not|stop)\b/iu.test(thing);
  const gender = pronoun === 'him' ? 'he' : 'she';
  if (addressee.gender !== gender) return false;
  if (/^stop(?: (?:it|that|this|doing (?:it|that|this)))?\W*$/iu.test(thing)) return true;
  return facts.they.they !== gender || objectOf(thing, facts.name).test(thing);
}
/** The child comes behind as another one. */
const objectOf = (_: string, name: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:him|her${name.length > 1 ? `|${escaped(name)}` : ''})(?!\p{L})`, 'iu');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const adverbs = String.raw`(?:(?:always|never|just|still|often|only|usually|also|then|even|keeps on) )*`;
/** "He ALWAYS takes him": who does it is the reader, whom it is done to the child. */
function done(text: string, addressee: Addressee, child: AskedChild): string {
  if (addressee.gender === null) return text;
  const they = addressee.gender;
  const name = escaped(child.isUnknown ? 'nobody' : child.facts.name);
  const clause = new RegExp(
    String.raw`(?<=^|[.;:,] |\b(?:and|but|so|because|that) )${they}(['’]s|['’]ll|['’]d)? (${adverbs})(\p{L}+(?:n't)?)( [^.;?!]*?(?<!\p{L})(?:him|her|them|${name})(?!\p{L}))`,
    'iu',
  );
  const found = clause.exec(text);
  if (found === null || !ofCare.test(found[3] ?? '')) return text;
  const [all, short = '', adverb = '', verb = '', rest = ''] = found;
  const you = `you${/s$/u.test(short) ? (isDone.test(verb) ? "'ve" : "'re") : short}`;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + all.length);
  const turned = `${you} ${adverb.toLowerCase()}${short === '' ? secondPerson(verb) : verb}${rest}${after}`;
  const whole = `${before}${turned.replace(joined, (_, link: string, next: string) => `${link}${secondPerson(next)}`)}`;
  return whole.replace(theirTime, (_, thing: string) => `your ${thing}`);
}
/** "Brings him back", "and never rushes her": the same one goes on. */
const joined =
  /(\b(?:and|then|or|but)(?: then)? (?:always |never |just |still )?)((?!his|this|is\b|as\b|its|yes|plus|less|was\b)\p{L}{2,}s)(?= )/giu;
const theirTime = /\b(?:his|her) (weekends?|turn|days?|nights?|house|place|flat|week|contact)\b/giu;
/** What is done with a child by whoever has them; whoever misses, loves, hits or asks may be either of the two. */
const ofCare =
  /^(?:takes?|took|brings?|brought|gives?|gave|keeps?|kept|lets?|drops?|dropped|picks?|picked|collects?|collected|returns?|returned|feeds?|fed|sends?|sent|buys?|bought|puts?)$/iu;

function secondPerson(verb: string): string {
  const plain = verb === verb.toUpperCase() && verb.length > 2 ? verb.toLowerCase() : verb;
  const known = irregular[plain.toLowerCase()];
  if (known !== undefined) return known;
  if (/(?:ss|sh|ch|x|zz|o)es$/iu.test(plain)) return plain.slice(0, -2);
  if (/ies$/iu.test(plain) && plain.length > 4) return `${plain.slice(0, -3)}y`;
  return /[^su]s$/iu.test(plain) ? plain.slice(0, -1) : plain;
}
const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};

/** "He never brings the blanket back", of her father: nobody else is meant. */
function ofFamily(text: string, addressee: Addressee, { facts }: AskedChild): string {
  const they = addressee.gender;
  if (they === null || !addressee.isFamily || facts.they.they === they || facts.they.they === 'they')
    return text;
  const [all = '', , adverb = '', verb = ''] =
    new RegExp(String.raw`^(?:and |but |so )?(${they}) (${adverbs})(\p{L}+(?:n't)?)(?= )`, 'iu').exec(text) ??
    [];
  if (all === '' || !ofCare.test(verb)) return text;
  return `You ${adverb.toLowerCase()}${secondPerson(verb)}${text.slice(all.length)}`;
}

/** "Christmas dinner at hers". */
const atYours = (text: string, { isFamily, gender }: Addressee): string =>
  isFamily && gender !== null
    ? text.replace(gender === 'he' ? /\bat his(?=\W|$)(?! \p{L})/iu : /\bat hers\b/iu, 'at yours')
    : text;

/** "Nell can go in the hall because of her". */
const throughThem = (text: string, { facts, isUnknown }: AskedChild): string =>
  isUnknown || !text.startsWith(facts.name)
    ? text
    : text.replace(/\b(because of|thanks to) (?:him|her)(?=\W*$)/iu, '$1 you');

/** "Could Pete tell him the plan". */
const byName = (text: string, { name }: Addressee): string =>
  name === ''
    ? text
    : text.replace(
        new RegExp(String.raw`\b(could|can|would|will) ${escaped(name)}(?= \p{Ll})`, 'iu'),
        (_, verb: string) => `${verb} you`,
      );
