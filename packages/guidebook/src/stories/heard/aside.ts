// What a carer says to us of the child beside the event: how loud she shouts, what he eats besides. It is why they write, and in a
// child's own voice it would be an accusation: a scene tells what is done instead.

const who = '(?:he|she|they|\\{child\\}|my (?:son|daughter|boy|girl|child))';
const often =
  '(?:(?:really|always|only|just|still|often|usually|sometimes|never|constantly|currently|also|tends to|keeps(?: on)?|will|would|is|gets) )*';
/** No acts that hurt: those are told as what is done instead, or asked about. */
const acts = [
  'only (?:eats?|eating|drinks?|wears?|sleeps?|likes?|wants?)\\b',
  '(?:shout|scream|cr(?:y|ie|yi)|yell|blurt|interrupt|talk(?:s|ing)? over|panic|freak|freez|whing|moan|whin|giggl|laugh|star(?:e|ing)|snif|smell|copy|copie|copying|hum|sulk|argu|complain|fidget|dawdl|rush)\\p{L}*\\b',
  'stand(?:s|ing)? (?:too|so|very|right|really)\\b',
  'just (?:stands?|sits?|watch(?:es)?|hides?|looks?|wanders?|walks?|stays?|ignores?)\\b',
  '(?:takes?|taking|pulls?|pulling|strips?|stripping|whips?|whipping) (?:off )?(?:all )?(?:his|her|their) (?:top|clothes|trousers|shirt|t-?shirt|pants|nappy|jumper|uniform|bra|dress|tights|underwear)\\b',
  'get(?:s|ting)? (?:\\p{L}+ )?(?:upset|cross|angry|stuck|overwhelmed|frustrated|anxious|distressed|worked up|stressed|confused|bored|wound up)\\b',
  '(?:upset|distressed|overwhelmed|frustrated|confused)\\b',
  '(?:struggles?|find(?:s|ing)? (?:it|this|that)|has (?:a )?(?:meltdowns?|tantrums?)|melts? down|has trouble|kicks? off|think(?:s|ing)?|believes?|expects?|insists?|demands?|obsess\\p{L}*)\\b',
].join('|');
const aside = new RegExp(
  `(?<=[\\p{L}\\p{N}'’])(?:\\s*[,.;:–-]+\\s+(?:and |but |as |because |cos |coz )?|\\s+(?:but|as|because|cos|coz)\\s+)(?:(?:the )?last time )?(?:${who} )${often}(?:${acts})[^,.;]*(?=$|[,.;])`,
  'giu',
);

/** The line without it; the line itself where there is nothing else, or nothing of the kind. */
export function withoutAside(line: string): string {
  const rest = line.replace(aside, '').trim();
  return rest.split(/\s+/).length >= 1 && /\p{L}{3}/u.test(rest) ? rest : line;
}
