// What is surely meant by a hurried line, written so: shops and families by their names, what belongs to the child as the child's.
import { infinitiveOf, termsOf } from '@calmbridge/reader/story-line/terms';
import { thirdPersonVerb } from '#child/verbs';
import { capitalised } from '#child/words';
import { putPlainly } from './put-plainly.ts';

export const asItIsMeant = (line: string): string => withOwn(asSentence(putPlainly(line)));

const asSentence = (line: string): string =>
  line
    .replace(/\btescos?(?:['’]s)?\b/gi, 'Tesco')
    .replace(/\b(?:asdas?|aldis?|lidls?|sainsburys|morrisons|boots the chemist|waitroses?)\b/gi, (shop) =>
      capitalised(
        shop
          .toLowerCase()
          .replace(/^(asda|aldi|lidl|waitrose)s$/, '$1')
          .replace('sainsburys', "sainsbury's"),
      ),
    )
    // What goes away to be mended is no punishment.
    .replace(/\b(ha(?:s|ve)) been taken away (?=to (?:be|get)\b|for\b)/gi, '$1 gone away ')
    .replace(kinOfOthers, (_, before: string, kin: string) => `${before}${capitalised(kin)}`)
    .replace(
      /^(?:getting |being )?(?=(?:wobbly|upset|cross|angry|sad|worried|scared|shy|nervous|excited|grumpy|anxious|frustrated|jealous|overwhelmed|bored|lonely|homesick|embarrassed|tearful) (?:when|if|about|at|before|after)\b)/i,
      'feeling ',
    )
    .replace(
      takenDaily,
      (_, thing: string, when: string) =>
        `{child} ${/(?:deodorant|cream|lotion|toothpaste|inhaler)$/i.test(thing) ? 'uses' : 'has'} ${/inhaler$/i.test(thing) ? (/^[aeiou]/i.test(thing) ? 'an ' : 'a ') : ''}${thing} ${when}`,
    )
    .replace(notComing, (_, whoever: string, doing: string) => `${whoever} is not ${doing}`)
    .replace(/\b(tidy|clean)[ -]up time\b/gi, '$1-up time')
    .replace(
      /(?<=\p{L}),? (it|that) takes (?:ages|forever|so long|too long|a long time)$/iu,
      ', $1 takes a long time',
    )
    .replace(/\b(head lice|nits|lice)\b(.*)\bcomb (?:it|them)\b/i, "$1$2comb {child}'s hair")
    .replace(
      /\b(at|to|from|round) (auntie|uncle|gran|granny|grandad|grandma|grandpa|childminder)(?:s|['’]s)(?=$|[,.;]| (?:on|for|after|before|and|this|next|then|in)\b)/gi,
      (_, at: string, who: string) =>
        `${at} ${/^child/i.test(who) ? `the ${who.toLowerCase()}` : capitalised(who.toLowerCase())}'s`,
    )
    // What happens again and again does not go on just now.
    .replace(
      /^((?:the|my|our) \p{L}+(?: \p{L}+)?) (going|ringing|beeping|barking|crying|breaking|stopping|banging|buzzing|shouting|singing)(?= (?:\p{L}+ ){0,3}(?:when|whenever|every time|if) )/iu,
      (_, what: string, doing: string) =>
        `sometimes ${what} ${thirdPersonVerb(infinitiveOf(doing.toLowerCase()))}`,
    )
    .replace(/^(someone|somebody) (?:calling|calls) (?:him|her|them) names\b/i, 'when $1 calls me names')
    .replace(
      /^(?:her |the )?(?:first )?period (?:started|came|starts) ((?:in|at|on|during) [^,.]+?)(?: and she \p{L}+(?: out)?)?$/iu,
      "when {child}'s period starts $1",
    )
    .replace(
      /\b(at|round) (\p{Lu}\p{Ll}{2,})s(?=$|[,.;]| (?:on|for|this|next|after|tomorrow|tonight|with)\b)/gu,
      (found, at: string, name: string) =>
        termsOf(name)[0]?.tags.has('FirstName') === true && !termsOf(`${name}s`)[0]?.tags.has('FirstName')
          ? `${at} ${name}'s`
          : found,
    );

/** Whose it is: the sister's bedroom, the child's own teeth and toys. */
const withOwn = (line: string): string =>
  line
    .replace(kinsThing, "$1 $2's ")
    // Mario is a game, and a dentist counts the child's teeth.
    .replace(/\b(mario(?: kart| party)?\b[^.;]*? with) (?:his|her|their) (?=\p{L})/giu, "$1 {child}'s ")
    .replace(doneToBody, (found, done: string, whose: string, at: number) =>
      isOfAnother(line, whose, at) ? found : `${done} {child}'s `,
    )
    .replace(/\bif (?=too (?:much|loud|busy|hot|bright|noisy|crowded|tired|scary)\b)/gi, 'if it is ')
    // Whose house the carer's own is, depends on who writes: the story does not say where.
    .replace(
      /^((?!\p{L}+ing\b)\p{L}+(?: \p{L}+){0,3}) (?:at|in|round) my (?:house|home|place|flat)\b/iu,
      '$1 with the family',
    )
    .replace(ownHold, (found, held: string, whose: string, at: number) =>
      isOfAnother(line, whose, at) ? found : `{child} ${held}{child}'s `,
    )
    .replace(ownThing, (found, whose: string, at: number) =>
      isOfAnother(line, whose, at) ? found : "{child}'s ",
    );

/** "The doctors fix his leg" of Dad, "check his teeth" of the dog: somebody was named before whom it may be of. */
function isOfAnother(line: string, whose: string, at: number): boolean {
  const before = line.slice(0, at + 12);
  const may = whose.toLowerCase() === 'her' ? ofWomen : whose.toLowerCase() === 'his' ? ofMen : ofAnyone;
  return may.test(before) || ofEither.test(before);
}
const women =
  'mum|mummy|mom|mommy|mama|sister|nan|nanny|nana|gran|granny|grandma|aunt|auntie|girl|woman|lady';
const men = 'dad|daddy|papa|brother|grandad|granddad|grandpa|uncle|boy|man|daddy';
const ofWomen = new RegExp(`\\b(?:${women})\\b`, 'i');
const ofMen = new RegExp(`\\b(?:${men})\\b`, 'i');
const ofAnyone = new RegExp(`\\b(?:${women}|${men})\\b`, 'i');
const ofEither =
  /\b(?:dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pet|horse|pony|bird|budgie|baby|twin|cousin|friend|classmate|neighbour|teddy|doll)\b/i;
const notComing =
  /^((?:(?:my|his|her|our|the) )?(?:mum|mummy|mom|dad|daddy|nan|gran|grandma|grandad|sister|brother|teacher|friend|(?:mrs?|miss|ms) \p{L}+)) not (coming|going|staying|working|driving|picking|being|visiting|teaching)\b/iu;

/** Grandparents, aunts and uncles by what other families call them. */
const kinOfOthers =
  /\b((?:see|seeing|visit|visiting|with|to|at|and|from|for|meet|meeting|call|calling) )(avo|avó|vovo|lola|lolo|babcia|dziadek|yiayia|pappou|nonna|nonno|oma|opa|abuela|abuelo|dadi|nani|teta|jiddo|halmoni|mormor|farmor|bestemor|babushka|savta|saba|nai ?nai|po ?po|tita|tito)\b/giu;

/** "Eye drops three times a day", "deodorant every morning". */
const takenDaily =
  /^((?:(?:eye|ear|nose|new|sun|skin|hay ?fever|asthma) ?)?(?:drops|tablets|medicine|cream|lotion|inhaler|physio|exercises|deodorant)) ((?:(?:once|twice|(?:two|three|four|\d) times) an? (?:day|week)|every (?:day|morning|night|evening|other day))\b.*)$/iu;

/** "His sisters bedroom". */
const kinsThing =
  /\b(his|her|their|my|our) ((?:(?:big|little|older|younger|baby|best|step|foster|new) )?(?:sister|brother|mum|mummy|mom|dad|daddy|nan|nanny|nana|gran|granny|grandma|grandad|grandpa|aunt|auntie|uncle|cousin|friend|teacher|neighbour|twin))s (?=(?:(?:new|old|big|own|whole|best|favourite) )?(?:bed|bedroom|room|house|home|flat|door|car|birthday|wedding|party|toys?|things|stuff|phone|tablet|ipad|class|school|hair|face|chair|place|garden|dog|cat|puppy|baby|funeral|grave|hand|arm|bag|book|clothes|job|work|boyfriend|girlfriend|friends?|voice|name|food|plate|turn)\b)/giu;

/** What a child holds on to is the child's, whoever was named before. */
const ownThings =
  '(?:(?:soft|special|little|favourite|toy|comfort) )*(?:bunny|teddy|teddy bear|bear|comforter|blankie|blanket|dummy|ear defenders|headphones|tablet|ipad|soft toy|doll|cuddly|muslin|chew|fidget|talker|AAC|wheelchair|hearing aids?|glasses|splints|inhaler|pump|feeding tube|top(?= off)|clothes|trousers|shirt|jumper|uniform|pants|bra|nappy|socks|shoes|coat)\\b';
const ownThing = new RegExp(`\\b(his|her|their) (?=${ownThings})`, 'gi');
const ownHold = new RegExp(
  `\\b(?:he|she|they) ((?:can|may|will|is allowed to|gets to) (?:hold|have|bring|take|wear|use|keep|cuddle|watch) )(his|her|their) (?=${ownThings})`,
  'gi',
);

const doneToBody =
  /\b((?:count|check|clean|brush|look(?: at| in| into)?|listen to|cut|wash|measure|hold|touch|feel|press|wipe|numb|scan|x-?ray|take|test|dry|comb|straighten|fix)(?:s|es|ing)?) (his|her|their) (?=(?:teeth|tooth|mouth|hair|head|ears?|eyes?|nose|face|arms?|hands?|fingers?|nails|feet|foot|toes?|legs?|knees?|tummy|belly|chest|heart|back|blood|skin|throat|neck|blood pressure|temperature|height|weight)\b)/giu;
