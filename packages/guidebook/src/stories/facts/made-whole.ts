// Words of a box that are no sentence, made one where it is sure of what kind they are: "then home", "sticker after", "shoes off",
// "Mum home at 5". Null where it is not sure: then the carer is asked.
import { withArticles } from '@calmbridge/reader/story-line/bare-nouns';
import { finiteAt, shapeOf } from '@calmbridge/reader/story-line/clause';
import { isCalledByIt, isHonorific, isPersonWord } from '@calmbridge/reader/story-line/people';
import { isOfNoNumber, withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { infinitiveOf, type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { inWords, withArticle } from '#child/words';
import { asSentence, withSecondVerbs } from './as-sentence.ts';

/** What is no sentence, as sentences. Parts of a list are of one kind, or each of a kind of its own. */
export function madeWhole(said: string): readonly string[] | null {
  const whole = ofOneKind(said);
  if (whole !== null) return [whole];
  const parts = said.split(/,\s+(?:and |then |and then )*| (?:and )?then /).filter((part) => part !== '');
  if (parts.length < 2) return null;
  if (parts.every((part) => ofRoutine.test(part)))
    return [
      `it is time for ${parts.map((part) => (/^(?:bath|shower|story|snack|song|cuddle)$/i.test(part) ? `a ${part}` : part)).join(', then ')}`,
    ];
  const things = parts.map((part) => (isThing(part) ? part : null));
  if (things.every((part) => part !== null)) return [thereIs(things)];
  const made = parts.map((part) =>
    finiteAt(termsOf(part)) > 0 ? withSubjectArticle(part) : ofOneKind(part),
  );
  return made.every((part) => part !== null) ? made : null;
}

/** "Nose mask that smells of strawberry" names a thing, whatever it does. */
export function thingThatDoes(said: string): string | null {
  const [, thing = '', does] =
    /^((?:\p{Ll}+ ){0,2}\p{Ll}+) (that (?:is|are|has|have|\p{Ll}+s)\b.+)$/u.exec(said) ?? [];
  return does !== undefined && isThing(thing) ? `${thereIs([thing])} ${does}` : null;
}

/** "Bath, story, bed": what is done in this order. */
const ofRoutine =
  /^(?:(?:an?|the) )?(?:bath|shower|teeth|story|bed|bedtime|tea|dinner|supper|breakfast|lunch|snack|pyjamas|toilet|song|cuddle|play|playtime|school|homework|telly|tv)$/i;

/** "A timetable and a locker": what a line names besides. */
export const thingsThere = (said: string): string | null =>
  isThing(said) &&
  !/(?<!\bfor )\b\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(said) &&
  !timeAlone.test(said)
    ? thereIs(said.split(/, | and /))
    : null;

function ofOneKind(said: string): string | null {
  if (/, (?!or )/.test(said) || timeAlone.test(said)) return null;
  const plain = withWholeAside(said);
  return (
    kinds.map((kind) => kind(plain)).find((made) => made !== null) ??
    (isThing(plain) ? thereIs(plain.split(/ and /)) : withWholeAsideOf(doneBy(said)))
  );
}

/** "Lock the door", "lie back", "arrive at about 3": what the child does. */
function doneBy(said: string): string | null {
  const [first, second] = termsOf(said);
  if (!first || (/^(?:back|home|park|bus|phone|video)$/.test(first.lower) && !isOwned(second))) return null;
  const told = asSentence(said);
  if (/^I /.test(told)) return told;
  const isVerb = first.tags.has('Verb') && infinitiveOf(first.lower) === first.lower;
  return isVerb && (isOwned(second) || /^(?:about|and|or|at|in|on|to|with|for)$/.test(second?.lower ?? ''))
    ? `I ${withSecondVerbs(said)}`
    : null;
}
/** "Play lego and have pizza", "takes list and card": whoever the story is for does it. */
export function childsDoing(said: string): string | null {
  const [first, second] = termsOf(said);
  if (!first || !second || /^(?:is|are|was|were|and|or|will|has|with|at)$/.test(second.lower)) return null;
  if (said.includes(', ')) return null;
  // "Put helmet on" and "get changed" are of kinds of their own.
  const isOfKind =
    /^(?:put|take|get|keep)$/.test(first.lower) && !/^(?:changed|dressed|ready)$/.test(second.lower);
  if (childDoes.has(first.lower) && !isOfKind) return `I ${withSecondVerbs(said)}`;
  const does = infinitiveOf(first.lower);
  if (does === first.lower || !/s$/.test(first.lower) || !childDoes.has(does)) return null;
  const rest = said
    .slice(first.text.length)
    .replace(/(?<=\band )\p{Ll}+s(?= )/giu, (verb) =>
      childDoes.has(infinitiveOf(verb)) ? infinitiveOf(verb) : verb,
    );
  return withArticles(`I ${does}${rest}`);
}

/** "Bath then pyjamas": no sentence, though "bath" may be a verb. */
export const isRoutine = (said: string): boolean => {
  const parts = said.split(/,\s+(?:and |then )*| (?:and )?then /);
  return parts.length > 1 && parts.every((part) => ofRoutine.test(part));
};

/** What a child does, and nobody else is named for. */
const childDoes = new Set(
  'play get have eat watch make wear read pack sit wait put take say look listen walk wash brush draw choose drink give hold meet pay scan show sign stand swim tell try use visit write ride help bring buy text ring hang carry find press queue'.split(
    ' ',
  ),
);
const isOwned = (term: Term | undefined): boolean =>
  term !== undefined &&
  (term.tags.has('Determiner') ||
    term.tags.has('Value') ||
    term.tags.has('Pronoun') ||
    term.lower === 'grownup');

/** "Friday night", "a few weeks", "the 30th": when, and not what. */
export const timeAlone =
  /^(?:(?:on|at|in|by|until|till|after|about|around|maybe|next|this|late|early|the|a|an) )*(?:\d{1,2}(?:st|nd|rd|th)?(?:[.:]\d\d)?(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|summer|winter|spring|autumn|tomorrow|today|tonight|soon|(?:few|couple of|\d+|one|two|three|four|five|six|ten) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?)|minute|hour|week|month|year|weekend|half term|holidays?)(?: (?:morning|afternoon|evening|night|lunchtime|of \p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|at \d[\d.:]*(?: ?[ap]m)?|or so))*$/iu;

/** "If too loud", "if not raining", "if unsure". */
const withWholeAside = (said: string): string =>
  said
    .replace(
      /\b(if|when) (?=(?:too|not|very|still|really|nice|dry|wet|sunny|raining|open|busy|loud)\b)/i,
      '$1 it is ',
    )
    .replace(
      /\b(if|when) (?=(?:unsure|stuck|worried|scared|upset|tired|hungry|thirsty|ready)\b)/i,
      '$1 I am ',
    )
    .replace(/\bif needed$/i, 'if I need it');

const withWholeAsideOf = (said: string | null): string | null =>
  said === null ? null : withWholeAside(said);

type Kind = (said: string) => string | null;

const made =
  (pattern: RegExp, tell: (...found: string[]) => string | null): Kind =>
  (said) => {
    const found = pattern.exec(said);
    return found ? tell(...found.slice(1).map((one) => one ?? '')) : null;
  };

const kinds: readonly Kind[] = [
  // "Swimming and bikes".
  made(
    /^(\p{Ll}+ing) and (\p{Ll}+[^s]s)$/iu,
    (doing, things) => `there is ${doing}, and there are ${things}`,
  ),
  (said) => (shapeOf(said) === 'person' ? `${withSubjectArticle(`${said} will be there`)}` : null),
  // "Put ear defenders on and cover ears".
  made(
    new RegExp(
      `^(put|take|keep|get) (?:my |the )?((?:\\p{L}+ )?${worn()}(?: and ${worn()})?) (on|off|away|out)(?: and (\\p{Ll}+) (?:my )?(${body()}))?$`,
      'iu',
    ),
    (verb, thing, where, second, part) =>
      `I ${verb.toLowerCase()} my ${thing} ${where}${second === '' ? '' : ` and ~${second} my ${part}`}`,
  ),
  made(/^feel (\p{Ll}.*)$/iu, (how) => (noVerb(how) ? `I may feel ${how}` : null)),
  // "Soft food only that day", "toast like always".
  made(/^((?:\p{L}+ )?\p{L}+) only(?: (that day|for .+|until .+|today))?$/iu, (thing, when) =>
    isThing(thing) ? `there is only ${thing}${when === '' ? '' : ` ${when}`}` : null,
  ),
  made(/^((?:\p{L}+ )?\p{L}+) (?:like|as) (?:always|usual|normal|before)$/iu, (thing) =>
    isThing(thing) ? `${thereIs([thing])} as usual` : null,
  ),
  made(/^(?:the )?(staff|nurses|teachers|grown-ups) (?:are )?(there|here) (.+)$/i, (who, where, when) =>
    noVerb(when) ? `the ${who} are ${where} ${when}` : null,
  ),
  // "Both still love her".
  made(
    /^((?:they |we )?both (?:still |will |always |can )*\p{Ll}+ (?:me|us|him|her|them|it|the|my)\b.*)$/iu,
    (all) => all,
  ),
  // "Coach leaves at 9".
  made(
    /^(coach|bus|train|taxi|minibus|van|ferry|plane|boat|film|show|class|lesson|pool|shop|park) ((?:leaves|comes|goes|starts|ends|opens|closes|stops|arrives|lands|is|will)\b.*)$/i,
    (thing, does) => `the ${thing} ${does}`,
  ),
  made(/^bed(?:time)? (at|by) (?:the )?(.+)$/i, (at, time) =>
    noVerb(time) ? `bedtime is ${at} ${/^(?:normal|usual|same)/i.test(time) ? 'the ' : ''}${time}` : null,
  ),
  made(/^back (at .+)$/i, (where) => (noVerb(where) ? `we are back ${where}` : null)),
  // "Can go outside".
  made(
    /^(can|may|might|will|could|has to|have to|gets to|get to|needs to|need to) (\p{Ll}.*)$/iu,
    (modal, rest) =>
      `I ${modal.toLowerCase().replace(/^(has|gets|needs)/, (verb) => infinitiveOf(verb) ?? verb)} ${rest}`,
  ),
  // "Maybe visit one day", "maybe a film".
  made(/^(?:maybe|perhaps|possibly) (.+)$/i, (rest) =>
    shapeOf(rest) === 'order' || infinitiveOf(termsOf(rest)[0]?.lower ?? '') === termsOf(rest)[0]?.lower
      ? `we may ${rest}`
      : isThing(rest)
        ? `there may be ${withOwnArticle(rest)}`
        : null,
  ),
  // "Sticker after", "hot chocolate at the kiosk afterwards".
  made(/^(.+?),? (?:after|afterwards|after that|at the end)$/i, (thing) =>
    isThing(thing) ? `after that ${thereIs(thing.split(/ and /))}` : null,
  ),
  made(/^(?:straight |back )?home(?: (.+))?$/i, (rest) =>
    rest === '' ? 'we go home' : isTimeOrWay.test(rest) ? `we go home ${withAt(rest)}` : null,
  ),
  made(/^back (to .+|in .+)$/i, (where) => (noVerb(where) ? `I go back ${where}` : null)),
  made(/^(?:off |straight |on )?(to (?:the|my|our|bed|school|nursery|class|\p{Lu})\b.*)$/u, (where) =>
    noVerb(where) ? `we go ${where}` : null,
  ),
  // "Mum home at 5.30", "Mrs Hall back on Friday".
  made(/^((?:\p{L}+ )?\p{L}+) ((?:home|back|here|there)\b.*)$/iu, (who, where) =>
    isSomebody(who) && noVerb(where) ? `${who} is ${withAt(where)}` : null,
  ),
  // "Man coming to fix the oven".
  made(
    /^((?:(?:the|an?|my|our) )?(?:\p{L}+ )?\p{L}+) ((?:coming|going|bringing|fixing|visiting|staying) .+)$/iu,
    (who, does) =>
      isThing(who) || isSomebody(who) || isPersonWord(who.split(' ').at(-1) ?? '')
        ? `${withSubjectArticle(`${who} is ${does}`)}`
        : null,
  ),
  made(
    /^((?:all )?(?:done|finished|over|ready|open|fixed|warm|dry|better|clean|free|back to normal)\b.*)$/i,
    (state) => (noVerb(state.replace(/^(?:all )?\p{L}+/u, '')) ? `it is ${state}` : null),
  ),
  // "Shoes off", "tablet away".
  made(
    new RegExp(`^(?:my |the )?((?:\\p{L}+ )?${worn()}) (off|on|down|away|out)(?: (first|again|now))?$`, 'iu'),
    (thing, where, when) =>
      `my ${thing} ${isMany(thing) ? '' : 's'}`.replace(/ s?$/, '') +
      ` ${where === 'off' || where === 'out' ? (isMany(thing) ? 'come' : 'comes') : isMany(thing) ? 'go' : 'goes'} ${[where, when].filter(Boolean).join(' ')}`,
  ),
  // "Foot on the metal plate", "flannel on eyes".
  made(
    new RegExp(
      `^(?:my |the |a )?((?:\\p{L}+ )?(?:${worn()}|${body()}|flannels?|cloth|towel|blanket|(?<!ice )cream|plaster|mask|stickers?|drops|gel)) (on|in|under|over|into|onto|behind|round|around) (.+)$`,
      'iu',
    ),
    (thing, where, place) =>
      noVerb(place)
        ? `${new RegExp(`${body()}$`, 'i').test(thing) ? 'my' : 'the'} ${thing} ${isMany(thing) ? 'go' : 'goes'} ${where} ${place.replace(new RegExp(`^(?=${body()}$)`, 'i'), 'my ')}`
        : null,
  ),
];

function worn(): string {
  return '(?:shoes?|socks?|coat|jacket|jumper|hat|cap|gloves?|helmet|seat ?belt|belt|goggles|glasses|pyjamas|apron|headphones|ear defenders|uniform|top|trousers|tie|boots?|wellies|nappy|bag|tablet|ipad|phone|tv|lights?)';
}
function body(): string {
  return '(?:foot|feet|hands?|arms?|legs?|head|eyes?|ears?|face|mouth|nose|chin|teeth|fingers?|toes?|tummy)';
}

const isTimeOrWay =
  /^(?:(?:at |by |about |around )*\d|(?:on|in|by|at|after|before|for|with|about|around) \p{L}|(?:tomorrow|tonight|today|later|again)\b)/iu;
/** "About 6", "5.30". */
const withAt = (words: string): string =>
  words.replace(
    /(?<!\b(?:at|by|until|before|after|from|to|the) )(?:(?:about|around) )?(?<![\d.:])\b(?=\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?$)/i,
    (before) => `at ${before}`,
  );

const isMany = (thing: string): boolean => /(?:[^s]s|feet|teeth)$/i.test(thing);

const isSomebody = (who: string): boolean => {
  const [first = '', second] = who.split(' ');
  return (
    (second === undefined && isCalledByIt(first)) ||
    (second !== undefined && (isHonorific(first) || isCalledByIt(first)) && /^\p{Lu}/u.test(second)) ||
    /^(?:my|our|the) \p{L}+$/u.test(who) ||
    (second === undefined &&
      /^\p{Lu}\p{Ll}+$/u.test(who) &&
      termsOf(`${who} sits`)[0]?.tags.has('FirstName') === true)
  );
};

const noVerb = (words: string): boolean =>
  finiteAt(termsOf(words)) === -1 && !/\b(?:if|when|because|but|so)\b/i.test(words);

/** "Toilet stop", "chips for tea", "a video call every night at 7": nouns and what belongs to them, and nobody does anything. */
function isThing(given: string): boolean {
  const words = asNouns(given).replace(/ (?:on the way home|half ?way)$/i, ' on the way');
  const terms = termsOf(words);
  return (
    wordCount(words) <= 8 &&
    !/,|\b(?:both|her|him|them|us|me|if|when|because|but|so|not|no|maybe|then|until|till|i|we|he|she|they|it|you|back|home|off|out|up|down)\b/i.test(
      words,
    ) &&
    // "Individual and with my sister": how something is, and no two things.
    !/\band (?:with|without|for|at|on|in|to|from|by|near)\b/i.test(words) &&
    /^(?:thing|doing|unread|how)$/.test(shapeOf(words)) &&
    terms.some(({ tags }) => tags.has('Noun')) &&
    // "Squeeze the ball": what is done with it.
    terms.every(
      ({ tags, lower }, at) =>
        at === 0 ||
        !tags.has('Determiner') ||
        /^(?:every|each|all|this|next)$/.test(lower) ||
        /^(?:and|or|every|all)$/.test(terms[at - 1]?.lower ?? '') ||
        terms[at - 1]?.tags.has('Preposition') === true,
    ) &&
    // "Quiet reading".
    terms.every(({ tags }, at) => !tags.has('Verb') || (tags.has('Gerund') && at > 0))
  );
}
const asNouns = (words: string): string =>
  words.replace(nounHere, (noun) => (/s$/.test(noun) ? 'apples' : 'apple'));
/** "Toilet stop", "a video call", "chips for tea": a verb elsewhere. */
const nounHere =
  /(?<=\p{L} )(?:call|stop|play|walk|ride|rest|visit|party|cuddle|hug|swim|film|show|wash|bath|drive|nap|break|treat|chat|wait|test|exam|match|drill|trip)s?\b|\b(?:chips|drinks?|snacks?|sandwich(?:es)?|toast|bath|cuddles?|party|treats?)\b/giu;

/** "There is an extra blanket and a big jumper": as many as the first is. */
function thereIs(items: readonly string[]): string {
  const [first = ''] = items;
  const [head = first] = first.split(
    / (?:or|for|at|on|in|with|from|of|every|to|by|after|before|half|again) /i,
  );
  const last = termsOf(asNouns(head)).at(-1);
  const isPlural =
    ((last?.tags.has('Plural') === true || /^\p{Ll}{3,}[^su]s$/u.test(head)) && !oneThing.test(head)) ||
    /^(?:two|three|four|five|six|\d+) /i.test(first);
  return `there ${isPlural ? 'are' : 'is'} ${inWords(items.map(withOwnArticle))}`;
}

/** "Maths", "the news". */
const oneThing = /\b(?:maths|pe|gymnastics|athletics|news|physics)$/i;
const ofNoNumber =
  /\b(?:chocolate|cocoa|cream|juice|tea|milk|toast|cake|pizza|pasta|popcorn|tv|telly|music|lunch|breakfast|dinner|supper|time|playtime|bedtime|lego|football|minecraft)$/i;

const withOwnArticle = (text: string): string => {
  if (/^(?:same\b|other \p{Ll}+[^s]$)/iu.test(text)) return `the ${text}`;
  if (/^(?:packed|hot|cold|quick|picnic|school|special) (?:lunch|tea|dinner|breakfast|supper)$/i.test(text))
    return withArticle(text);
  const [head = text] = text.split(/ (?:for|at|on|in|with|from|of|every|to|by|after|before|half|again) /i);
  const last = termsOf(asNouns(head)).at(-1);
  return /^(?:an?|the|my|our|some|two|three|four|five|\d+|many|other|no|more|lots)\b/i.test(text) ||
    /^\p{Lu}/u.test(text) ||
    !last?.tags.has('Singular') ||
    last.tags.has('Gerund') ||
    /ing$/.test(last.lower) ||
    ofNoNumber.test(head) ||
    isOfNoNumber.test(head.toLowerCase())
    ? text
    : withArticle(text);
};
