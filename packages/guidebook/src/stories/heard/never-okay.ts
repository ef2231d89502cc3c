// What no story tells as okay: that the child is held down or hurt, that the child fears somebody, that the child thinks of dying.
import { genderOf, isPersonWord } from '@calmbridge/reader/story-line/people';

/** Where a line says so the carer is asked. */
export const isNeverOkay = (line: string): boolean =>
  held.test(line) ||
  isHurtBy.test(line) ||
  dreadsDeath.test(line) ||
  [...line.matchAll(minded)].some(([, thing = '']) => hurts.test(thing) || isSomebody(thing)) ||
  [...line.matchAll(scares)].some(([, thing = '']) => isSomebody(thing));

/** "Scared of needles and thinks he will die": the line without what is thought. */
export const withoutDeath = (line: string): string => line.replace(thinksOfDeath, '').trim();

const held =
  /\b(?:held|pinned|strapped|tied) (?:(?:him|her|them|me) )?(?:down|still)\b|\b(?:hold|pin|strap|tie)(?:s|ning|ping|ing)? (?:him|her|them|\{child\}|me) (?:down|still)\b|\brestrain(?:s|ed|ing|t)?\b(?! (?:seat|belt|strap))|\b(?:sat|sit(?:s|ting)?) on (?:him|her|them|\{child\})\b/iu;

/** "Her uncle grabs her": what a grown-up does to the child. */
const isHurtBy =
  /\b(?:uncle|aunt|auntie|step-?(?:dad|mum|mom|father|mother)|dad|daddy|papa|mum|mummy|mom|mommy|teacher|carer|coach|staff|driver|escort|neighbour|grandad|grandpa|babysitter|childminder)(?: \p{Lu}\p{L}+)? (?:still |always |sometimes |often )?(?:hits?|beats?|slaps?|smacks?|kicks?|punch(?:es)?|grabs?|drags?|shakes?|chokes?|locks?) (?:him|her|them|me|\{child\})(?=$|[,.;]| (?:and|when|if|because|at|so|up|out|in|hard|by)\b)/iu;

const dislikes =
  "hates?|dislikes?|does(?: not|n['’]?t) like|do(?: not|n['’]?t) like|can(?:not|['’]?t) (?:stand|bear|cope with)|finds";
const fears =
  '(?:scared|afraid|frightened|terrified|petrified|fearful|wary)(?: (?:of|by|around|near|when|that|in case))?|(?:nervous|anxious|uneasy|uncomfortable|worried|stressed) (?:around|near|with|that|in case|about (?=being|getting))|fears';
const minded = new RegExp(`\\b(?:${dislikes}|${fears}) ([^,.;]+)`, 'giu');
const scares =
  /(?:^|[,.;] |\b(?:and|but|because|as) )((?:\p{L}+ ){0,2}\p{L}+) (?:really |always |often )?(?:scares?|frightens?|terrif(?:y|ies)|hurts?) (?:him|her|them|\{child\})\b/giu;

const deeds =
  'hit|hits|hitting|smack\\p{L}*|slap\\p{L}*|beat(?:en|s|ing)?|kick(?:ed|s|ing)?|punch\\p{L}*|bitten|pinch(?:ed|es|ing)|shout(?:ed|s|ing)? at|yell(?:ed|s|ing)? at|scream(?:ed|s|ing)? at|told off|hurt|grab(?:bed|s|bing)|drag(?:ged|s|ging)|forc(?:ed|es|ing)|lock(?:ed|s|ing) (?:in|up|out)|shut in|push(?:ed|es|ing)|bull(?:ied|ies|ying)|pull(?:ed|s|ing) (?:about|around|along)|caned|punish\\p{L}*';
const person =
  '(?:people|staff|adults?|grown-?ups?|they|someone|somebody|anyone|kids|children|teachers?|tas?|nurses?|doctors?|dad|daddy|mum|mummy|mom|stepdad|stepmum|brother|sister|coach|driver|carers?)';
const hurts = new RegExp(
  `\\b(?:being|getting|gets?|will be|is|be|was) (?:${deeds})(?!\\p{L})|\\b(?:${person}|he|she|m(?:rs?|s|iss) \\p{L}+) (?:will |may |might |is |are |would )?(?:${deeds}|shouts|shout|yells|shouting|yelling)(?!\\p{L})|\\b(?:made|forced) to\\b`,
  'iu',
);

/** "The teacher", and neither the teacher's whistle nor Santa. */
function isSomebody(thing: string): boolean {
  const [named = thing] = thing.split(
    / (?:in|on|at|from|with|for|now|because|as|since|after|and|who|when|but|so|this|every|coming|taking|doing)\b/iu,
  );
  const words = named
    .trim()
    .replace(/^(?:of|by) /i, '')
    .split(/\s+/u);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  return (
    words.length <= 4 &&
    !/['’]s?$/u.test(last) &&
    !pretended.test(last) &&
    (isPersonWord(last) ||
      /^(?:teachers|boys|girls|men|women|kids|bully|bullies|staff)$/iu.test(last) ||
      /^(?:mrs?|ms|miss|uncle|aunt\p{L}*)$/iu.test(before)) &&
    (genderOf(before) === null ||
      /^(?:baby|mrs?|ms|miss|uncle|aunt\p{L}*)$/iu.test(before) ||
      genderOf(last) !== null)
  );
}
const pretended = /^(?:santa|fairy|princess|king|queen|baby|stranger|guests?|visitor)$/i;

const isOwnDeath =
  "(?:he|she|they|we|i|everyone|\\{child\\})(?:['’]?ll| will| is| are| am|['’]?s|['’]?re| might| may| could| would| can)? (?:all |both )?(?:going to |gonna )?(?:die|be dead|dying|be killed|get killed|never wake up|not wake up)";
const thinks =
  "(?:thinks?|thinking|believes?|says?|saying|feels?|(?:is |he's |she's )?(?:sure|convinced|certain))";
const thinksOfDeath = new RegExp(
  `(?<=\\p{L})(?:\\s*[,.;:–-]+\\s+(?:and |but |as |because |cos |coz )?|\\s+(?:and|but|as|because|cos|coz)\\s+)(?:(?:he|she|they|\\{child\\}) )?(?:still |really |always |now |is )*${thinks} (?:that |like )?${isOwnDeath}\\b[^,.;]*(?=$|[,.;])`,
  'giu',
);
/** What is left of it, however it is said: who fears death is told nothing by us. */
const dreadsDeath = new RegExp(
  `\\b(?:${thinks}|worr(?:y|ies|ied)|scared|afraid|frightened|terrified|petrified|anxious|fears?|panics?)\\b[^.;]{0,40}\\b(?:die|dies|dying|dead|death|killed|kill|never wake up|not wake up)\\b`,
  'iu',
);
