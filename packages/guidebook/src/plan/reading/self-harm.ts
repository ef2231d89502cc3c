// Hurting oneself on purpose, or turning what is hard against oneself: the clinic's, in whichever box it stands (PL39). Rows as the
// clinic's are: words, phrases they must catch, look-alikes they must leave alone. When in doubt: catch, for the plan then says whom to call.

const self = '(?:him|her|them|one|my|your)sel(?:f|ves)';
const body = '(?:arms?|legs?|thighs?|wrists?|forearms?|skin|stomach|hips?)';

const words = new RegExp(
  `\\b(?:self[- ]?(?:harm|injur|mutilat)\\w*|history of cutting|(?:has|had|been|was|is|started|stopped|found|caught|relapsed?|scars? from|urges?|thinks? of|talks? of) (?:been |into |back to )?cutting(?! (?:the |his |her |their |up |out |down |off |paper|hair|nails|grass|shapes|things|class))|cut(?:s|ting)? (?:${self}|(?:his|her|their|own) (?:own )?${body})|scratch(?:es|ing)? (?:${self}|(?:his|her|their|own) (?:own )?${body}) (?:\\p{L}+ )?(?:when|if|because) (?:(?:it|things?|life|everything)(?:['’]?s| is| are| gets?| get) |its |(?:he|she|they)(?:['’]?s| is| are| feels?) )?(?:(?:really|very|too|so) bad(?! at\\b)|low|sad|hopeless|hates? ${self})|cuts on (?:his|her|their) ${body}|cutting (?:again|since|in secret|when (?:upset|low|sad|stressed|alone)|at night)|burns? (?:${self}|(?:his|her|their) (?:own )?${body}) (?:on purpose|with)|burns? ${self}|(?:hurts?|harms?|hurting|harming|punish(?:es|ing)|injures?) ${self}|turn(?:s|ed|ing)? (?:it |things |everything |anger |that )?(?:all )?(?:inwards?|(?:on|against) ${self})|tak(?:es?|ing) (?:it|things|everything|anger) out on ${self}|(?:dark|intrusive|bad) thoughts about (?:death|dying|${self})|(?:wish\\w*|want\\w*|longs?|longing) to (?:vanish|disappear|not (?:be|exist|wake up))|disappear (?:for ever|forever)|(?:do(?:es)?(?:n['’]?t| not)|did(?:n['’]?t| not)) care (?:if|whether) (?:he|she|they|i) (?:lives?|dies?|wakes? up|is alive|exists?)|wish\\w* (?:that )?(?:he|she|they|i) (?:was|were|had|wasn['’]?t|weren['’]?t|hadn['’]?t)(?: never| not)? (?:been )?(?:born|here|alive|dead)|(?:nobody|no ?one) would (?:miss|notice|care)|better off (?:dead|gone|not (?:here|around|alive)|if (?:he|she|they|i) (?:was|were|wasn['’]?t|weren['’]?t) (?:dead|gone|here|around)|without (?:him|her|them|me))|(?:no|isn['’]?t any|not any) (?:reason|point) (?:to|in) (?:live|living|being here)|(?:feels?|says?|thinks?) [^.;]{0,20}\\b(?:a burden|no point (?:in|to) (?:anything|life)|hopeless)|hopelessness)`,
  'iu',
);

/** A place to hide is no wish to be gone, and a denial tells of nothing. */
const besides =
  /\bdisappear (?:into|under|behind|to|at|from|in|when|off|on|upstairs)\b|\b(?:no|never any|without|no history of|denies(?: any)?) (?:self[- ]?(?:harm|injur)\w*|cutting)(?! since)/giu;

export const selfHarm = {
  catches: [
    'History of cutting, none since February',
    'meltdowns afterwards get turned inward',
    'self harm history - keep razors locked',
    'talk of self harm, CAMHS aware',
    'cuts her arms when the others laugh',
    'was cutting last winter',
    'scratches her arms when its really bad',
    'takes it out on herself',
    'wishing to disappear',
    'says he is a burden',
    'hurts herself when school rings',
    'says he doesnt care if he lives sometimes',
    'said she wished she was never born',
    'thinks nobody would miss him',
    "said he'd be better off gone after the break up in September",
    'says we would be better off if she wasnt here',
  ],
  leaves: [
    'cutting hair with razor',
    'nail cutting',
    'people cutting the temple queue',
    'cutting up her school uniform',
    'has trouble cutting the paper',
    'wants to disappear under the table',
    'no self-harm',
    'toes turned inward',
    'cut herself a slice of cake',
    'better off at home than in the canteen',
    'scratches his arms (eczema)',
    'scratches her arms when the wool itches',
  ],
};

/** Feet that turn in are no feeling, and a slice is no wound. */
const lookAlikes =
  /\b(?:toes?|feet|foot|knees?|legs?|eyes?)\b[^.;,]{0,12}\bturn\w* inwards?\b|\bcuts? (?:him|her|them)self (?:a|some|another)\b/giu;

export const tellsOfSelfHarm = (text: string): boolean =>
  words.test(text.replace(besides, ' ').replace(lookAlikes, ' '));

/** "Slaps his face when tired", "hitting his ears": a body that hurts itself in distress, and the clinic's. Whoever else strikes, or may be meant, is none. */
export const strikesSelf = (text: string, name = ''): boolean =>
  !/\b(?:teacher|head ?teacher|by accident|on (?:things|the table by))\b/iu.test(text) &&
  (bareHead.test(text) || [...text.matchAll(striking)].some((found) => isByChild(text, found, name)));
/** "Only laughs or hits head": no other head is meant. A fall, and an order for one, is none. */
const bareHead =
  /^(?!.*\b(?:if|unless|falls?|fell|accident\w*|ball|door|low)\b).*\b(?:hits|bangs|slaps|punches) (?:own )?head(?=\s*(?:$|[.,;)]|and\b|or\b))/iu;
const striking =
  /\b(?<verb>slap(?:s|ping)?|hit(?:s|ting)?|punch(?:es|ing)?|bang(?:s|ing)?|smack(?:s|ing)?|knock(?:s|ing)?|pinch(?:es|ing)?|scratch(?:es|ing)?|bit(?:es?|ing))\b[^.;,]{0,8}\b(?:(?:him|her|them)sel\w+|(?<whose>his|her|their) (?:own )?(?:face|head|ears?|cheeks?|chin|forehead|jaw|thighs?|chest)(?! (?:of|band|phones?|teacher)))\b/giu;

/** Before the verb stands nobody, the child, or when it happens. */
function isByChild(text: string, found: RegExpMatchArray, name: string): boolean {
  const { verb = '', whose } = found.groups ?? {};
  const before = sentenceBefore(text, found.index ?? 0).replace(nameIn(name), '{child}');
  const after = text.slice((found.index ?? 0) + found[0].length).split(/[.;!?]/u, 1)[0] ?? '';
  const clause = before.split(/[,:(–]/u).at(-1) ?? '';
  const who = clause.replace(inBetween, '').trim();
  const isOrder =
    /(?:slap|hit|punch|bang|smack|knock|pinch|scratch|bite)$/iu.test(verb) && !mayBeBare.test(clause);
  const isMethod = who === '' && /ing$/iu.test(verb) && method.test(after);
  return (
    !isOrder &&
    !isMethod &&
    !/^ (?:\p{L}+ )?by\b/iu.test(after) &&
    !(
      whose !== undefined &&
      (others.test(before.replace(atThatTime, '')) || otherPronoun[whose.toLowerCase()]?.test(before))
    ) &&
    (who === '' ||
      linked.test(who) ||
      (/^(?:when\w*|if|while|during|after)\b/iu.test(who) && !namesSubject.test(who)))
  );
}
const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.;!?\n]/u)
    .at(-1) ?? '';
const nameIn = (name: string): RegExp => {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^\p{L}{2,}$/u.test(first) ? new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'gu') : /(?!)/gu;
};
const inBetween =
  /(?:(?<!\p{L})(?:also|often|sometimes|always|usually|just|then|even|repeatedly|constantly|really|will|can|may|might|would|keeps?|starts?|started|likes?|tends?|begins?|has|have|is|are|been|to|by)\s*)+$/iu;
const mayBeBare =
  /\b(?:they|will|can|may|might|would|to)(?: (?:also|often|sometimes|always|even|just|then))*\s*$/iu;
const linked = /(?<!\p{L})(?:he|she|they|\{child\d*\}|and|or|but|so|when|if)$/iu;
const method = /\b(?:calm|work|help|settle|sooth|stop|quiet)\w*\b/iu;
const namesSubject = /\b(?:you|he|she|they)$|(?<=\s)\p{Lu}\p{Ll}/u;
const otherPronoun: Readonly<Record<string, RegExp>> = {
  his: /\b(?:she|they)\b/iu,
  her: /\b(?:he|they)\b/iu,
  their: /\b(?:he|she)\b/iu,
};
/** "When dad leaves he hits his head": who goes away strikes nobody. */
const atThatTime =
  /\b(?:when(?:ever)?|if|after|once|every time|each time|as soon as) (?:(?:his|her|their|my|the) )?\p{L}+ (?:leaves?|goes|has gone|left|is (?:away|late|not there)|says? no|stops|turns? (?:it|the \p{L}+) off)(?: \p{L}+){0,3}?(?= (?:he|she|they|\{child\d*\})\b)/iu;
/** With somebody else in the sentence, "he" may be either. */
const others =
  /\b(?:dad\w*|mum\w*|mom\w*|mam|mother|father|parents?|gran\w*|nan|nann?[ay]|pop|uncle|aunt\w*|step\w+|brothers?|sisters?|siblings?|twins?|cousins?|boys?|girls?|lads?|kids?|children|pupils?|students?|friends?|mates?|classmates?|peers?|bull(?:y|ies)|teachers?|staff|aides?|tas?|assistants?|carers?|drivers?|nurses?|tutors?|coach|man|men|woman|women|people|others?|another|some(?:one|body)|any(?:one|body)|every(?:one|body)|who|we|i|partner|boyfriend|girlfriend|ex|neighbou?rs?|babysitter|lodger|wife|husband)\b/iu;

/** "Cutting" and nothing else, among what is hard: scissors for a small child, and from nine on more than that. In doubt the clinic is asked. */
export const isBareCutting = (text: string, age: number | null): boolean =>
  (age === null || age >= 9) && /^(?:(?:he|she|they) )?cut(?:s|ting)[.!]?$/iu.test(text.trim());
