// Parts of a line that a carer leaves without a verb or with a bare one, as the sentences they stand for: "same bus number 14", "staff
// awake all night", "comb takes ages", "Uncle give red envelope".
import { countedNouns } from './counted-nouns.ts';
import type { Form } from './days-and-people.ts';
import { termsOf } from './terms.ts';

const opens = '(?<=^|[,.;:] |\\s[-–—] |\\b(?:and|but|so) )';
const behind = '(?<=[,.;:] |\\s[-–—] |\\b(?:and|but|so) )';
const afterStop = '(?<=[,.;:] |\\s[-–—] )';
const ends = '(?=$|[,.;])';
const kin =
  'uncle|auntie|aunty|aunt|grandma|grandad|grandpa|granny|gran|nana|nan|nanny|mum|mummy|mom|mommy|mammy|mam|dad|daddy|papa|mama';
const somebody = `he|she|(?:the )?(?:doctor|teacher|nurse|dentist|driver)|(?:my |his |her )?(?:grandson|granddaughter|son|daughter|brother|sister|mother|father)|${kin}`;
const acts =
  'give|say|call|love|keep|need|want|go|come|take|bring|eat|like|put|pick|drive|work|live|have|make|get|see|play|sleep|stay|cook|talk|tell|ask|wear|help|buy|send|ring|visit';
const whole: Readonly<Record<string, string>> = { go: 'goes', have: 'has' };
const third = (verb: string): string => whole[verb] ?? `${verb}${/(?:s|sh|ch|x|z)$/.test(verb) ? 'es' : 's'}`;
const months =
  'january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter';

/** "Comb", "the big bus": one of them, which an article stands before. */
const isOne = (thing: string): boolean => {
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  const isCounted = countedNouns.has(last) || tools.test(last);
  return isCounted && !/\p{Lu}/u.test(thing) && !termsOf(last)[0]?.tags.has('Plural');
};

const tools =
  /^(?:comb|spray|cream|brush|mask|needle|scanner|queue|ride|drive|flight|plaster|jab|envelope|present|gift|card)$/;

export const smallParts: readonly Form[] = [
  // "Same bus number 14".
  [
    new RegExp(
      `${behind}(?:the |it'?s |it is )?(?:the )?same (\\p{L}+),? (?:with )?(?:the )?(number|no\\.?) (\\d+)${ends}`,
      'giu',
    ),
    'it is the same $1 with the number $3',
  ],
  // "Staff awake all night".
  [
    new RegExp(
      `${behind}(staff|nurses|teachers|adults|grown-?ups|carers) (awake|nearby|close by|there|around|with (?:him|her|them))((?: (?:all|the whole) (?:night|day|time))?)${ends}`,
      'giu',
    ),
    '$1 are $2$3',
  ],
  // "Lights out 8.30".
  [
    new RegExp(`${behind}lights out (?:is )?(?:at )?(\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?)${ends}`, 'giu'),
    'lights out is at $1',
  ],
  [new RegExp(`${afterStop}(seat ?belts|life jackets|helmets) on${ends}`, 'giu'), 'we put our $1 on'],
  [
    new RegExp(`${opens}(?:his |her |the )?own room(?= (?:with|and)\\b|${ends.slice(3, -1)})`, 'giu'),
    '{child} has a room alone',
  ],
  // "Has to do it again next week": whoever does it, it is done.
  [new RegExp(`${behind}has to (?:do|have) it (?:all )?again`, 'giu'), 'it is done again'],
  // "At barbershop", "on 8th floor".
  [
    /\b(at|in|to) (?=(?:barber ?shop|hair salon|salon|surgery|leisure centre|supermarket|swimming pool)(?=$|[,.;]| (?:with|on|for|this|next|tomorrow|today|and)\b))/gi,
    '$1 the ',
  ],
  [/\b(on|to) (?=(?:\d+(?:st|nd|rd|th)|first|second|third|top|ground) floor\b)/gi, '$1 the '],
  [
    /^(?:the )?(electric|electricity|gas|water|smart) meter (?:is )?being (?=(?:changed|fitted|replaced|read)\b)/i,
    'somebody comes and the $1 meter is ',
  ],
  [/\btakes (?:ages|forever|for ever)\b/gi, 'takes a long time'],
  // "New one opens spring".
  [
    new RegExp(`${opens}(?:the |a )?new one (opens|starts|begins|comes|arrives)\\b`, 'giu'),
    (found) => found.replace(/^.*?(\p{L}+?)s$/iu, 'the new one will $1'),
  ],
  [
    new RegExp(`\\b(opens?|starts?|begins?|ends?|closes?|back|home) (?=(?:${months})${ends})`, 'giu'),
    '$1 in ',
  ],
  [
    /\b(collar|label|seams?|tags?|straps?|zip|waistband|socks|jumper|wool) that (scratch|itch|rub|hurt|pinch|dig)(?:es|s)?\b/gi,
    '$1 that may $2',
  ],
  [/(?<=[,.;] and )that (?=(?:it|its|it's|it’s|nobody|no one|everyone|everybody) )/gi, ''],
  [/\beveryday(?=$|[,.;]| (?:and|at|on|after|before)\b)/gi, 'every day'],
  [/\bhome ?time\b/gi, 'home time'],
  // "No need to eat": nobody has to.
  [
    new RegExp(`${opens}(?:there is |there's )?no need (?:for (?:him|her|them) )?to (?=\\p{L})`, 'giu'),
    '{child} does not have to ',
  ],
  [
    new RegExp(
      `${behind}only (look|touch|smell|watch|listen)( (?:or|and) (?:look|touch|smell|watch|listen))?${ends}`,
      'giu',
    ),
    '{child} can just $1$2',
  ],
  [
    /\b(on|in|at|from|with) other (?=(?:plate|room|table|day|school|bus|class|house|bed|chair|teacher|hospital|town|country)\b)/gi,
    '$1 another ',
  ],
  // "They're the same nuggets".
  [
    /\b(?:they're|they are|theyre|its|it's|it is) (?:still )?(?:exactly )?the same (\p{L}+s)\b(?=$|[,.;]| (?:inside|as before))/giu,
    'the $1 are the same',
  ],
  // "New driver is a lady named Miss Tonya".
  [
    /\b(?:the |his |her |our )?new (driver|teacher|helper|ta|carer|nurse|coach|escort|neighbour|dentist|doctor|social worker|key ?worker) is (?:an? )?(?:new |nice )?(?:lady|man|woman|girl|guy|person|one|someone) (?:named|called) (?=\p{L})/giu,
    'the new $1 is called ',
  ],
  [
    /^(bus driver|taxi driver|driver|teacher|teaching assistant|head teacher|key worker|social worker|childminder) (?=(?:mr|mrs|miss|ms) \p{L}+ (?:has |is |was )?\p{L}+)/giu,
    (found) => `our ${found.toLowerCase()}`,
  ],
  // "Dad's working away".
  [
    new RegExp(
      `^(${kin})'?s (?=(?:working (?:away|abroad|late|nights|from|in|at|on|offshore)|going|coming|leaving|moving (?:out|in|to|away|back)|having (?:an?|his|her|our)|starting|flying|away|off|back|home|poorly|ill|sick|in hospital|staying)\\b)`,
      'giu',
    ),
    '$1 is ',
  ],
  [
    /\b(if|when|because|but|and|so|cos|that) its (?=(?:real|private|not|too|very|so|only|just|a|the|dark|closed|open|loud|busy|time|our|my|his|her)\b)/gi,
    '$1 it is ',
  ],
  // "Thursday and Friday at Daddy's flat".
  [
    new RegExp(
      `${behind}(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:and|to) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?) at ((?:${kin})'?s(?: (?:house|flat|place|home))?)${ends}`,
      'giu',
    ),
    '{child} is at $2 on $1',
  ],
  [/^(two (?:houses|homes)) now\b/i, (found) => `there are ${found.toLowerCase()}`],
  // "From nanas bedroom window".
  [
    new RegExp(
      `\\b(from|at|in|to|on) ((?:${kin}))s (?=(?:bed)?room|house|flat|garden|kitchen|window|car\\b)`,
      'giu',
    ),
    (found) =>
      found.replace(
        /^(\S+) (\p{L})(\p{L}*)s $/iu,
        (_, at: string, first: string, rest: string) => `${at} ${first.toUpperCase()}${rest}'s `,
      ),
  ],
  [
    /\b(?:in|at) (the [\p{L}'’]+(?: [\p{L}'’]+)? ?(?:bathroom|toilet|room|office|hall|entrance|playground))\b([^.;]*)\bthat one\b/giu,
    (found) =>
      found.replace(
        /^((?:in|at) (the .+?(?:bathroom|toilet|room|office|hall|entrance|playground))\b.*)\bthat one$/iu,
        '$1$2',
      ),
  ],
  // "Uncle give red envelope", "Doctor say"; two go where one goes.
  [
    new RegExp(
      `(?<=^|[,.;] |\\b(?:and|because|but|when|why) )(?<!\\b(?:${kin}|brother|sister) (?:and|&) )(${somebody}) (${acts})\\b(?! (?:is|was|has)\\b)`,
      'giu',
    ),
    (found) =>
      found.replace(
        /^(.+) (\p{L}+)$/iu,
        (_, who: string, verb: string) => `${who} ${third(verb.toLowerCase())}`,
      ),
  ],
  [
    /\b(gives|brings|sends|buys|needs) ((?:red|blue|green|new|big|small|little) )?(\p{Ll}+)(?=$|[,.;])/giu,
    (found) =>
      found.replace(/^(\p{L}+) (.+)$/u, (all: string, verb: string, thing: string) =>
        isOne(thing) ? `${verb} ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}` : all,
      ),
  ],
  // "Comb takes ages".
  [
    new RegExp(`${behind}(\\p{Ll}+) (?=(?:takes|is|has|goes|may|will|can|makes|feels|hurts)\\b)`, 'gu'),
    (found) => (isOne(found.trim()) ? `the ${found}` : found),
  ],
];
