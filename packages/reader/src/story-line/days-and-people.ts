// The first forms that a hurried line is spelled out by: days, people and whose something is. The order matters.
import { asDay, dayAfter } from './short-days.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export type Form = readonly [RegExp, string | ((found: string) => string)];

export const daysAndPeople: readonly Form[] = [
  [/[’‘ʼ]/g, "'"],
  [
    /\bnever (saw|got|came|went|heard|found|told|had)\b/gi,
    (found) => `did not ${pastOf[found.slice(6).toLowerCase()] ?? ''}`,
  ],
  [/(\p{L}) & (?=\p{L})/gu, '$1 and '],
  [
    /(?<!\b(?:from|between) )\b(?:mon|tues?|weds?|thurs?|fri|sat|sun) (?:to|-|until) (?:mon|tues?|weds?|thurs?|fri|sat|sun)\b/gi,
    (found) => `from ${found.replace(' - ', ' to ').split(' ').map(asDay).join(' ')}`,
  ],
  [
    /\b(?:mon|tues?|weds?|thurs?|fri|sat|sun) (?:to|until|and) (?:mon|tues?|weds?|thurs?|fri|sat|sun)\b/gi,
    (found) => found.split(' ').map(asDay).join(' '),
  ],
  [
    /\b(on|at|every|next|this|from|since|until|to|by) (mon|tues?|weds?|thurs?|fri|sat|sun)(?=[,.;) ]|$)(?! (?:nav|cream|lotion|block|hat|glasses|screen|spray|stick|tan|bed|dress|shade|umbrella|oil|protection|burn)\b)/gi,
    (found) => dayAfter(found),
  ],
  // "Haircut sat, dads taking her", "the dentist wed": a day that ends what is said.
  [
    /(?<=\p{L}{2} )(?<!\b(?:the|he|she|we|they|it|who|and|or|to|on|in|at|every|next|this|from|since|until|by|last|hot|bright|strong|warm|nice|lovely|of|some|cat|dog|mum|dad|everyone|everybody|someone|children|class|people|boys|girls|kids) )(?:(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?=$|[,.;])|(?:mon|tues?|weds?|thurs?|fri)(?= (?:with|at|after|for|from|because|cos|and) ))/giu,
    (found) => `on ${asDay(found)}`,
  ],
  // "Dads taking her", "nans picking him up".
  [
    /\b(mum|mummy|mom|mommy|dad|daddy|nan|nana|nanny|gran|grandma|granny|grandad|grandpa)s (?=(?:taking|picking|collecting|coming|going|bringing|doing|driving|having|staying|working|getting|leaving|meeting|away|not)\b)/gi,
    '$1 is ',
  ],
  [/\byear (?=\d{1,2}\b)/g, 'Year '],
  // "Mum is in hospital and staying at nans": whoever stays there is the child.
  [
    /^((?:mum|mummy|mom|mommy|dad|daddy)\b.*\b(?:operation|hospital|surgery|baby|away|working|holiday|night shift)\b.*?),? (?:and|so) (?:he is |she is )?staying (?=(?:at|with) )/gi,
    '$1, {child} is staying ',
  ],
  [/\b(to|in|into) (?=big (?:boy|girl)(?:'?s)? bed\b)/gi, '$1 a '],
  [
    /\bto (?=(?:big |summer |christmas |school |halloween |easter ){0,2}(?:disco|fair|fete|concert|show|carnival|panto|pantomime|prom|nativity)\b(?! (?:the|an?|his|her|my|our|their|him|them|us|me|everyone|everybody|how|what|that|people|off|mum|dad)\b))/gi,
    'to the ',
  ],
  // "Getting ears pierced", "washing hair": the child's.
  [
    /^(getting|having|washing|brushing|cutting|drying|combing|clipping|trimming) (?=(?:ears|hair|nails|toenails|fingernails|teeth|eyes|feet|hands|face|tonsils|adenoids)(?: (?:pierced|cut|done|checked|cleaned|washed|tested|out|removed|taken|trimmed|brushed|in|at|with|on|before|after|every|tonight|tomorrow)\b|$))/gi,
    "$1 {child}'s ",
  ],
  // "Building work next door drilling all week".
  [
    /(?<=\b(?:door|upstairs|outside|road|street|work|works) )(?=(?:drilling|banging|hammering|digging)\b)/gi,
    'with ',
  ],
  [
    /(?<=\p{L} )(?<!\b(?:from|between|on) )(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day to (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/giu,
    'from ',
  ],
  [
    /\bat ((?:my|his|her|their|our) )?(mum|mummy|mom|mommy|dad|daddy|nan|nana|nanna|nanny|gran|grandma|granny|grandad|grandpa)s\b/gi,
    "at $1$2's",
  ],
  [
    /\b(mum|mummy|mom|mommy|dad|daddy|nan|nana|grandma|granny|grandad|grandpa)s (?=(?:new|old|other|big|little) \p{L})/giu,
    "$1's ",
  ],
  // "Tuesday 8.15", "wakes him 4am".
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?=\d{1,2}[.:]\d\d\b)/gi, '$1 at '],
  [
    /(?<=\p{L} )(?<!\b(?:at|from|until|till|to|by|before|after|past|and|or|about|around|since|between|the) )(?=\d{1,2}(?:[.:]\d\d)? ?[ap]m\b(?! (?:to|until|till|-)))/giu,
    'at ',
  ],
  // "Haircut with his daddy": the child's, where the line speaks of nobody else.
  [
    /^(?!.*\b(?:is|are|was|were|comes?|came|brings?|goes|has|friends?|cousins?|brothers?|sisters?|teachers?|boys?|girls?)\b)[^,.;]* with (?:his|her|their|\{child\d*\}'s) (?:mum|mummy|mam|mom|mommy|dad|daddy|papa|nan|nana|nanny|gran|grandma|granny|grandad|grandpa)\b(?!')/gi,
    (found) => found.replace(/ with (?:his|her|their|\{child\d*\}'s) (?=\p{L}+$)/iu, ' with '),
  ],
  // "Our dog biscuit has died": a name, although it is a word.
  [
    /\b(?:our|my|his|her|the) (?:dog|cat|rabbit|hamster|guinea pig|fish|budgie|pony|horse|puppy|kitten) (?!(?:has|had|just|is|was|who|which|that|food)\b)\p{Ll}+(?= (?:has |had |just )?(?:died|passed away)\b)/giu,
    (found) => found.replace(/\p{L}+$/u, capitalised),
  ],
  // "At mummys", "mum and dads house".
  [
    /\b(mum|mummy|mom|mommy|dad|daddy|nan|nana|grandma|granny|grandad|grandpa|auntie|aunty|aunt|uncle)s (?=(?:house|flat|place|car|bed|room|bag|phone|hand|birthday|work|van|name|turn|funeral|wedding|party|operation|dog|cat|garden|boat|farm|job|grave|baby|friend)\b)/gi,
    "$1's ",
  ],
  [
    /\b(at|to|from) ((?:my|his|her|their|our) )?(mum|mummy|mom|mommy|dad|daddy|nan|nana|grandma|granny|grandad|grandpa)s(?=$|[,.;]| (?:on|for|at|and|every|it|the|we|he|she|i|you|in|now|this|after|until|with|while|when|because)\b)/gi,
    "$1 $2$3's",
  ],
  // "New taxi driver called ali from monday": a driver, and what the driver is called.
  [
    /^(?:(?:an?|his|her|my|our) )?new ((?:\p{L}+ ){0,2}(driver|escort|carer|teacher|helper|worker|therapist|dentist|doctor|nurse|coach|assistant|childminder|babysitter|neighbour)) (?:is )?(?:called|named) (\p{L}+)((?: (?:from|on|until) [^,]+)| tomorrow| today| next week)$/iu,
    '{child} has a new $1$4, the $2 is called $3',
  ],
  // "Friday dentist", "tomorrow swimming with school": a thing, and its day first.
  [
    /^(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow|today|tonight|(?:next|this) (?:week|weekend|month|\p{L}+day)),? (?!(?:dinner|lunch|tea|school|club|market|mass|service|roast|nights?|mornings?|afternoons?|evenings?|off)\b)(?!.*\b(?:is|are|was|were|will|has|have|had|am|we|he|she|i|it|they|can|no|not|means|goes|comes|takes|gets|starts)\b)([\p{L}'’-]+(?: [\p{L}'’-]+){0,6})$/giu,
    (found) => dayLast(found),
  ],
  // "New teacher in september mr brown"; who is named after "instead of" is the other one.
  [
    /^(?!.* (?:of|not|no|without|for|than|replacing|while|because|as|when) (?:mr|mrs|miss|ms|dr) )(?:an? )?(new|different|supply|cover) ((?:\p{L}+ )?(teacher|ta|driver|carer|escort|therapist|doctor|dentist|coach|helper|worker|head))((?: (?:in|from|on|next|this|for) [\p{L}\d ]+?| tomorrow| today)?),? (?=(?:mr|mrs|miss|ms|dr) \p{L}+$)/giu,
    '{child} has a $1 $2$4, the $3 is called ',
  ],
  // "Puppy coming home on saturday called milo".
  [
    /^(?:an? |the |our )?((?:new )?(?:puppy|kitten|dog|cat|baby|hamster|rabbit|carer|nanny|teacher|childminder|babysitter|boy|girl)) ((?:is )?(?:coming|starting|joining|moving|arriving)\b.*?) (called|named) (\p{L}+)$/giu,
    'a $1 $3 $4 $2',
  ],
  [/\bwith (?=(?:cousins|grandparents|parents)\b)/gi, "with {child}'s "],
  [/\b(mum|mummy|mom|mommy) (?=(?:dad|daddy) and\b)/gi, '$1, '],
  [/\b(the|my|his|her) dr(?=$|[,.]| \p{Ll})/gu, '$1 doctor'],
  [
    /\b(mum|mummy|mom|mommy|dad|daddy|nan|nana|nanny|gran|grandma|granny|grandad|grandpa)s (?=(?:at (?:work|home|the|hospital)|on (?:a|the|holiday)|in (?:hospital|bed|the)|away|off|ill|poorly|back at|back from)\b)/gi,
    '$1 is ',
  ],
  [/\b(come|comes|go|goes) (?=(?:get|fetch|collect|pick|see) )/gi, '$1 to '],
  [
    /\bgreat[- ]?(grandma|grandad|grandpa|granny|nan|nana|nanny|gran|aunt|auntie|uncle)\b/gi,
    (found) => `Great-${capitalised(found.replace(/^great[- ]?/i, '').toLowerCase())}`,
  ],
  [
    /\b(?:because|cos) (?!of\b)(?=(?:\p{L}+ )?(?:headaches?|toothache|earache|fever|rain|snow|wind|floods?|strikes?|flu|roadworks|nits|chickenpox)$)/giu,
    'because of ',
  ],
  [/\bdrs (?=appointment|surgery)/gi, "doctor's "],
  [
    /(?<!\b(?:the|an?|his|her|my|our|their|this) |['’]s )\b(brownies?|cubs?|scouts?|beavers|guides?|rainbows) camp\b/gi,
    (found) =>
      `a ${capitalised(found.toLowerCase())
        .replace(/ies(?= camp)/, 'ie')
        .replace(/s(?= camp)/, '')}`,
  ],
];

function dayLast(line: string): string {
  const [, day = '', rest = ''] =
    /^(?:on )?(\p{L}+day(?: (?:morning|afternoon|evening|night))?|tomorrow|today|tonight|(?:next|this) \p{L}+),? (.+)$/iu.exec(
      line,
    ) ?? [];
  if (rest === '') return line;
  return /^\p{L}+day\b/iu.test(day) && !/^today$/i.test(day)
    ? `${rest} on ${capitalised(day)}`
    : `${rest} ${day.toLowerCase()}`;
}

const pastOf: Readonly<Record<string, string>> = {
  saw: 'see',
  got: 'get',
  came: 'come',
  went: 'go',
  heard: 'hear',
  found: 'find',
  told: 'tell',
  had: 'have',
};
