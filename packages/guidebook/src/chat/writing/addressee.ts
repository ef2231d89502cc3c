// To whom something is to be written, where the wish surely says it.

export type Addressee = {
  /** "the respite lady", as it was put. */
  said: string;
  /** "Mrs Okafor", "Steve"; empty where only a role is known. */
  name: string;
  gender: 'he' | 'she' | null;
  /** Knows of whom is spoken. */
  isFamily: boolean;
  /** The parents of a child whom the writer teaches or minds. */
  isHome: boolean;
};

export function addresseeIn(text: string): Addressee | null {
  const [, titled = ''] = byTitle.exec(text) ?? [];
  if (titled !== '') return addressee(titled, titled);
  const [, typedSmall = ''] = bySmallTitle.exec(text) ?? [];
  if (typedSmall !== '') {
    const name = typedSmall.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    return addressee(name, name);
  }
  if (/\b(?:note|letter|e-?mail|message|text) home\b/iu.test(text)) return addressee('home', '');
  const found = byRole.exec(text);
  if (found === null) return null;
  const [, said = ''] = found;
  const [, titledBehind, nameAlone] = nameBehind.exec(text.slice(found.index + found[0].length)) ?? [];
  return addressee(said, titledBehind ?? nameAlone ?? '');
}

/**
 * "Well it goes to the council", "council is Derbyshire": said beside the wish, it puts right to whom the piece goes, or names it.
 * `spent` are the sentences that say nothing else.
 */
export function addresseePutRight(
  stated: Addressee | null,
  sentences: readonly string[],
): { addressee: Addressee | null; spent: readonly string[] } {
  const spent: string[] = [];
  let addressee = stated;
  for (const sentence of sentences) {
    const to = goesTo.exec(sentence)?.[1];
    const other = to === undefined ? null : addresseeIn(to);
    if (other === null) continue;
    addressee = other;
    spent.push(sentence);
  }
  for (const sentence of sentences) {
    const [, role = '', name = ''] = isCalled.exec(sentence) ?? [];
    if (addressee === null || role === '' || !addressee.said.toLowerCase().endsWith(role.toLowerCase()))
      continue;
    addressee = { ...addressee, name: /^council$/iu.test(role) ? `${name} Council` : name };
    spent.push(sentence);
  }
  return { addressee, spent };
}
const goesTo =
  /^(?:well|so|but|and|actually|i think)?,? ?(?:it|that|this) (?:goes|should go|has to go|needs to go) (to [^,.?!]{3,40}?),?(?: (?:doesn|shouldn|isn)['’]?t it)?\W*$/iu;
const isCalled =
  /^(?:the |our |his |her |their |my )?([\p{L}]+) is (?:called )?((?:(?:Mrs?|Ms|Miss|Mx|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: Council)?\W*$/u;

/** "Dear neighbours", "Hi Steve"; a gap where nobody knows the name. */
export function greeting(hello: 'Dear' | 'Hi', addressee: Addressee | null): string {
  const { name = '', said = '' } = addressee ?? {};
  const [group] = /\b(?:neighbours|parents|families|grandparents|everyone|everybody|all)$/iu.exec(said) ?? [];
  return `${hello} ${name || group?.toLowerCase() || '[name]'},`;
}

const title = String.raw`(?:Mrs?|Ms|Miss|Mx|Dr|Professor|Prof|Sir|Father|Rabbi)\.? \p{Lu}[\p{L}'’-]+`;
const byTitle = new RegExp(String.raw`\b(?:[Tt]o|[Ff]or) (${title})`, 'u');
/** "To mrs patel"; a small "miss" is rather a verb. */
const bySmallTitle = /\b(?:to|for) ((?:mrs?|ms|dr)\.? \p{Ll}[\p{L}'’-]+)/u;
const roles = [
  String.raw`(?:head ?)?teachers?|head(?:master|mistress)?|head of (?:year|school)|principal|deputy|sendco|senco|sna|tutor|lecturer|adviser|advisor|ta|aide|(?:teaching )?assistant|one[- ]to[- ]one|1[:-]1|key ?worker|class(?: whatsapp)?`,
  String.raw`childminder|nanny|babysitter|sitter|carers?|(?:support|social|respite|youth) worker|health visitor|matron|manager|staff|team|office|agency|receptionist|front desk`,
  String.raw`coach|instructor|leader|driver|escort|(?:dinner|respite|lollipop|cleaning) lady|barber|hairdresser|photographer|supervisor`,
  String.raw`gp|doctor|consultant|neurologist|psychiatrist|pharmacist|prescriber|specialist|paediatrician|pediatrician|nurse|dentist|optician|therapist|surgery|clinic|hospital|camhs|practice`,
  String.raw`school|nursery|pre-?school|college|university|council|la|local authority|education officer|housing(?: officer)?|landlord|landlady|police|mp|hr|boss|employer|insurance|airline|hotel|restaurant|company|club`,
  String.raw`neighbou?rs?|parents?|famil(?:y|ies)|mums?|moms?|dads?|mother|father|(?:mother|father|sister|brother)[- ]in[- ]law|in-laws|mil|nan(?:a|ny)?s?|gran(?:ny|dma|dad|dpa|dparents)?|sister|brother|aunt(?:ie|y)?|uncle|cousin|partner|husband|wife|ex|friends?`,
  String.raw`bride|groom|miss|vicar|priest|imam|pastor|rabbi|everyone|everybody|group|whatsapp|guests|people|strangers|folks`,
].join('|');
/** "For the fridge for the respite lady": no word of place stands between. */
const between = String.raw`(?:(?!(?:to|for|at|in|on|about|of|with|from|and|or|say|saying|that)\b)[\p{L}\p{N}:'’{}-]+ ){0,4}?`;
const byRole = new RegExp(
  String.raw`\b(?:to|for|(?:write|text|e-?mail|message|whatsapp)(?= (?:the|my|his|her|our|their) )) (${between}(?:${roles}))(?![\p{L}'’-]| (?:${roles})\b)`,
  'iu',
);
/** "Coach Dan", "the GP (Dr Hanlon)", "her teacher, Mrs Okafor". */
const nameBehind = new RegExp(
  String.raw`^(?: \(|, | )(?:called )?(${title})|^(?:,| called| named)? (?!(?:I|He|She|They|We|It|Can|Could|My|Want|Please)\b)(\p{Lu}\p{Ll}+)(?! \p{Lu})`,
  'u',
);

const addressee = (said: string, name: string): Addressee => ({
  said,
  name,
  gender: he.test(`${said} ${name}`) ? 'he' : she.test(`${said} ${name}`) ? 'she' : null,
  isFamily: family.test(said),
  isHome: home.test(said),
});
const he =
  /\b(?:Mr|Sir|Father|dads?|father|husband|brother|uncle|grandad|grandpa|headmaster|landlord|imam|priest)\b/iu;
const she =
  /\b(?:Mrs|Ms|Miss|mums?|moms?|mother|wife|sister|aunt(?:ie|y)?|nana?|nanny|gran(?:ny|dma)?|headmistress|landlady|lady|matron|mil)\b/iu;
const family =
  /\b(?:my|our|his|her|their) (?:\p{L}+ )?(?:mum|mom|dad|mother|father|(?:\p{L}+-in-law|in-laws)|nan\p{L}*|gran\p{L}*|sister|brother|aunt\p{L}*|uncle|cousin|partner|husband|wife|ex|family)\b/iu;
const home = /^home$|^(?:the |his |her |their |\{child\}'s )?(?:parents?|famil(?:y|ies))$/iu;
