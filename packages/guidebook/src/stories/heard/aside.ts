// What a carer says to us of the child beside the event: how loud she shouts, what he eats besides. It is why they write, and in a
// child's own voice it would be an accusation: a scene tells what is done instead.

const who = '(?:he|she|they|\\{child\\}|my (?:son|daughter|boy|girl|child))';
const often =
  '(?:(?:really|always|only|just|still|often|usually|sometimes|never|constantly|currently|also|tends to|keeps(?: on)?|will|would|is|gets) )*';
/** No acts that hurt: those are told as what is done instead, or asked about. */
const acts = [
  'only (?:eats?|eating|drinks?|wears?|sleeps?|likes?|wants?)\\b',
  '(?:shout|scream|cr(?:y|ie|yi)|yell|blurt|interrupt|talk(?:s|ing)? over|panic|freak|freez|whing|moan|whin|giggl|laugh|star(?:e|ing)|snif|smell|copy|copie|copying|hum|sulk|argu|complain|fidget|dawdl|rush|follow|pester|hover|cling)\\p{L}*\\b',
  'stand(?:s|ing)? (?:too|so|very|right|really)\\b',
  '(?:goes? (?:blank|mad|quiet|stiff|wild|silly|red)|hides?|melts? down|shuts? down)\\b',
  'just (?:stands?|sits?|watch(?:es)?|hides?|looks?|wanders?|walks?|stays?|ignores?)\\b',
  '(?:takes?|taking|pulls?|pulling|strips?|stripping|whips?|whipping) (?:off )?(?:all )?(?:his|her|their) (?:top|clothes|trousers|shirt|t-?shirt|pants|nappy|jumper|uniform|bra|dress|tights|underwear)\\b',
  'get(?:s|ting)? (?:\\p{L}+ )?(?:upset|cross|angry|stuck|overwhelmed|frustrated|anxious|distressed|worked up|stressed|confused|bored|wound up)\\b',
  '(?:upset|distressed|overwhelmed|frustrated|confused)\\b',
  '(?:struggles?|find(?:s|ing)? (?:it|this|that)|has (?:a )?(?:meltdowns?|tantrums?)|melts? down|has trouble|kicks? off|think(?:s|ing)?|believes?|expects?|insists?|demands?|obsess\\p{L}*)\\b',
].join('|');
/** How it went before: why they write, also where it hurt somebody. */
const before =
  "(?:was (?:an? )?(?:\\p{L}+ )?(?:disaster|nightmare|mess|awful|horrible|terrible|bad|hard|horrendous)|bit|kicked|scratched|spat|threw|ran|hid|bolted|fought|lashed|broke|refused|did not|didn[’']?t|would not|wouldn[’']?t|could not|couldn[’']?t|lost it|hated)\\b";
const lastTime = '(?:the )?last (?:time|year|week|month|one|visit)|yesterday|before';
const wentBefore = new RegExp(
  `(?<=[\\p{L}\\p{N}'’])(?:\\s*[,.;:–-]+\\s+(?:and |but |as |because |cos |coz )?|\\s+(?:but|as|because|cos|coz)\\s+)(?:(?:${lastTime}) (?:(?:${who}|it) )?${often}(?:${before})[^,.;]*|(?:${who}|it) ${often}(?:${before})[^,.;]* (?:${lastTime}))(?=$|[,.;])`,
  'giu',
);
const aside = new RegExp(
  `(?<=[\\p{L}\\p{N}'’])(?:\\s*[,.;:–-]+\\s+(?:and |but |as |because |cos |coz )?|\\s+(?:but|as|because|cos|coz)\\s+)(?:(?:the )?last time )?(?:${who} )${often}(?:${acts})[^,.;]*(?=$|[,.;])`,
  'giu',
);

/** "Maths test on Wednesday he goes blank": nothing parts it from the event. */
const unparted = new RegExp(
  `(?<=\\p{L}{3}|\\d)(?<!\\b(?:when|if|because|that|what|how|where|until|before|after|and|so|who|while|as|but|or|why|than|time|case|once|unless|cos|coz|said|says|think|hope|know))\\s+(?:he|she) (?:just |always |still |often |usually |really )*(?:goes? (?:blank|mad|quiet|stiff|wild|silly|red)|hides?\\b|screams?\\b|cries\\b|panics?\\b|freezes?\\b|shouts?\\b|kicks? off|melts? down|gets? (?:upset|cross|angry|anxious|overwhelmed|stressed)|struggles?\\b|shuts? down)[^,.;]*(?=$|[,.;])`,
  'giu',
);

/** "Trying new food. only eats beige", "by himself, aged 10 still asks me", "hand dryers she won't go in anywhere now": nobody is named, or no stop stands before it. */
const bareAside =
  /(?<=[\p{L}\p{N}'’])\s*[,.;:–-]+\s+(?:and |but )?(?:(?:(?:he|she|they) )?only (?:eats?|drinks?|wears?|likes?|wants?)|(?:aged? \d{1,2},? )?still (?:asks?|wants?|needs?|will not|won['’]?t|refuses|cannot|can['’]?t)|are we (?:nearly )?there yet)\b[^,.;]*(?=$|[,.;])|(?:\s*[,.;]?\s+(?:he|she|they))?\s+still (?:asks?|wants?|needs?) (?:me|us|mum|dad|help|for)\b(?![^,.;]*\b(?:stay|there|beside|sit)\b)[^,.;]*$|(?<=\p{L}{3})(?:\s*[,.;]\s+|\s+)(?<!\b(?:if|when|because|that|and|so|who) )(?:he|she) (?:just |really )?(?:will not|won['’]?t|refuses to)\s(?![^,.;]*\b(?:eat|drink|go back|come back|stay|be)\b)[^,.;]*\b(?:now|any ?more|anywhere)(?=$|[,.;])/giu;

/** The line without it; the line itself where there is nothing else, or nothing of the kind. */
export function withoutAside(line: string): string {
  const rest = line
    .replace(wentBefore, '')
    .replace(aside, '')
    .replace(unparted, '')
    .replace(bareAside, '')
    .trim();
  return rest.split(/\s+/).length >= 1 && /\p{L}{3}/u.test(rest) ? rest : line;
}
