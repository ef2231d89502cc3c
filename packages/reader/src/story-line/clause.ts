// What kind of phrase some words are, so that they can be put into a sentence that reads right.
import { countedNouns } from './counted-nouns.ts';
import { genderOf, isCalledByIt, isHonorific } from './people.ts';
import { type Term, termsOf } from './terms.ts';

/**
 * fact: somebody does or is something · doing: "waiting in line" · order: "get in the car" · when: "on Saturday", "in March"
 * · asks: "why granny sleeps" · person: "Dad", "my teacher" · thing: any other noun phrase · how: "smaller"
 */
export type PhraseShape =
  | 'fact'
  | 'doing'
  | 'order'
  | 'when'
  | 'asks'
  | 'person'
  | 'thing'
  | 'how'
  | 'unread';

export function shapeOf(text: string): PhraseShape {
  const terms = termsOf(text);
  const [first] = terms;
  if (!first) return 'unread';
  if (/^(?:no|some)$/.test(first.lower) && terms[1]?.lower === 'one')
    return finiteAt(terms) > 0 ? 'fact' : 'thing';
  // "Not everybody can win" says something of people.
  if (
    /^(?:why|what|when|where|who|how|whether|if|which|because|that|not|no|to)$/.test(first.lower) &&
    !(first.lower === 'not' && /^(?:everybody|everyone|all|every)$/.test(terms[1]?.lower ?? ''))
  )
    return 'asks';
  if (isDoing(first) && !namedByDoing.test(text)) return isDoingWithVerb(text) ? 'fact' : 'doing';
  if (finiteAt(terms) > 0) return 'fact';
  if (isTime(first, terms[1])) return 'when';
  if (isOrder(terms)) return 'order';
  if (isPerson(terms)) return 'person';
  if (terms.some(({ tags }) => tags.has('Noun'))) return 'thing';
  return terms.some(({ tags }) => tags.has('Adjective')) ? 'how' : 'unread';
}

/** "Driving theory test", "swimming lesson": a thing that is called by what is done there. */
export const namedByDoing =
  /^(?:swimming|driving|riding|dancing|cooking|reading|spelling|hearing|singing|running|sailing|skiing|skating|climbing|training|fishing|painting|drawing|diving|cycling|waiting|changing|fitting|boxing|bowling|paddling|washing|shopping|sleeping|parking|vending|rocking|dining|living|sewing|sliding) (?:\p{L}+ )?(?:tests?|exams?|lessons?|class|classes|clubs?|pool|bag|rooms?|courses?|competition|gala|teacher|session|trip|camp|machine|centre|center|chair|space|car park|doors?|list|trolley)\b/iu;

/** "Swimming on Monday is cancelled": what is done is the subject. */
export const isDoingWithVerb = (text: string): boolean =>
  /^\p{L}+ing(?: \p{L}+){0,4} (?:is|are|was|were|has been|will be|may be)\b/iu.test(text) &&
  !/^\p{L}+ing\b.*\b(?:who|that|what|when|where|if|because)\b.* (?:is|are)\b/iu.test(text);

const isDoing = ({ lower, tags }: Term): boolean =>
  /\p{L}{2,}ing$/u.test(lower) &&
  !/(?:thing|morning|evening|ceiling|building)$/.test(lower) &&
  (tags.has('Gerund') || tags.has('Verb') || doings.has(lower));
const doings = new Set([
  'asking',
  'moving',
  'meeting',
  'feeling',
  'washing',
  'cleaning',
  'painting',
  'drawing',
  'training',
]);

/** Where the verb of the clause stands, or -1: a noun or a pronoun comes before it. */
export function finiteAt(terms: readonly Term[]): number {
  let hasSubject = false;
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    if (/^(?:who|that|which|where|when|if|because|while|instead)$/.test(term.lower) && hasSubject) return -1;
    if (hasSubject && (isFinite(term, before, terms[at + 1]) || isDoneByTwo(terms, at))) return at;
    if (term.tags.has('Preposition') && !hasSubject) return leadingPlace(terms, at);
    if (
      (term.tags.has('Noun') && !term.tags.has('Possessive')) ||
      /^\d{3}$/.test(term.lower) ||
      isThere(term)
    )
      hasSubject = true;
  }
  return -1;
}

/** "Mum and Dad live apart", "my brother and my sister go back to school": two people before it, and something after it. */
function isDoneByTwo(terms: readonly Term[], at: number): boolean {
  const [term, second, next] = [terms[at], terms[at - 1], terms[at + 1]];
  const and = terms.findLastIndex(({ lower }, place) => place < at && /^(?:and|&)$/.test(lower));
  const first = terms[and - 1];
  return (
    and > 0 &&
    at - and <= 3 &&
    isSomebody(first) &&
    isSomebody(second) &&
    next !== undefined &&
    term?.tags.has('Infinitive') === true
  );
}

const isSomebody = (term: Term | undefined): boolean =>
  term !== undefined &&
  (genderOf(term.lower) !== null ||
    term.lower === 'i' ||
    (term.tags.has('Person') && !term.tags.has('Verb')));

const isThere = ({ lower }: Term): boolean =>
  /^(?:there|it|this|that|these|those|we|they|he|she|i)$/.test(lower);

/** "At school they talk English": the place comes first, and a clause follows. */
function leadingPlace(terms: readonly Term[], from: number): number {
  for (let at = from + 1; at < terms.length; at += 1) {
    const term = terms[at];
    if (term && /^(?:we|they|he|she|it|i|there)$/.test(term.lower)) {
      const found = terms.slice(at + 1, at + 4).findIndex((one) => isFinite(one, undefined, undefined));
      return found === -1 ? -1 : at + 1 + found;
    }
  }
  return -1;
}

const sureVerb =
  /^(?:is|are|am|was|were|has|have|had|does|do|did|will|can|cannot|could|may|might|would|must|should|goes|gets|comes|says|takes|gives|makes|looks|feels|needs|wants|likes|lives|works|sleeps|starts|ends|stops|opens|closes|helps|waits|stays|moves|leaves|answers|brings|shows|tells|asks|drives|sits|eats|plays|runs|happens|breaks|changes|went|came|got|broke|died|left|took|said|moved|closed|changed|ended|stopped|missed|lost|fell|forgets|forgot|beeps|arrives|calls|rings|reads|puts|keeps|becomes|hurts|smells|sounds|tastes|costs|lasts|turns|uses|wears|washes|cuts|checks|picks|meets|visits|knows|thinks|sees|hears|finds|teaches|sings|cooks|cleans|carries|pays|buys|sells|speaks|talks|walks|travels|flies|swims|rides|stands|lies|falls|grows|drinks|watches|listens|returns|visits|belongs|cries|cried|burned|burnt|barks|throws|whispers|hums|whistles|stinks|repeats|argues|joins|wakes|loses|wins|won|caught|found|spilled|laughs|hugs|touches|passes|gave|bought|built|saw|heard|told|asked|called|copied|sold|smashed|complained|retired|hit|hurt|hurts|itches|tickles|squeezes|blows|explained|explains|writes|wrote|paints|rains|snows|snowed|flooded|drops|dropped|screams|shouts|misses|begins|began|bites|scratches|hangs|lights|prays|fasts|shaves|dusts|dusted)$/;

const subjects =
  /^(?:i|we|they|you|people|children|kids|everyone|everybody|nobody|someone|somebody|he|she|it)$/;

function isFinite(term: Term, before: Term | undefined, next: Term | undefined): boolean {
  const { lower, tags } = term;
  // "The lift at Nana's is broken".
  // "A new worker called Femi": her name.
  if (/^(?:called|named)$/.test(lower) && /^\p{Lu}/u.test(next?.text ?? '') && !before?.tags.has('Pronoun'))
    return false;
  if (/^(?:is|are|was|were|has|will|can)$/.test(lower) && /['’]s$/.test(before?.lower ?? '')) return true;
  if (
    lower === 'being' ||
    before?.lower === 'being' ||
    before?.lower === 'to' ||
    before?.tags.has('Determiner') ||
    before?.tags.has('Possessive')
  )
    return false;
  // "Scam telephone calls and people": a noun, since another noun follows it.
  if (tags.has('Plural') && (next === undefined || /^(?:and|or)$/.test(next.lower))) return false;
  if (lower === 'passed' && next?.lower === 'away') return true;
  // "The class lines up".
  if (/^(?:lines|queues|packs)$/.test(lower) && next?.lower === 'up' && before?.tags.has('Singular'))
    return true;
  // "Maths test".
  if (before?.lower === 'maths' && /^(?:test|exam|lesson|club)$/.test(lower)) return false;
  if (sureVerb.test(lower)) return before === undefined || !before.tags.has('Preposition');
  // "We light the candle": after who, before what, it is a verb whatever else it may be.
  if (before && /^(?:i|we|they)$/.test(before.lower) && next?.tags.has('Determiner') === true)
    return !tags.has('Preposition');
  // "The lady measures my feet".
  if (/[^s]s$/.test(lower) && genderOf(before?.lower ?? '') !== null && isOwned(next)) return true;
  if (!tags.has('Verb') || tags.has('Gerund') || tags.has('Participle')) return false;
  if (
    before &&
    (subjects.test(before.lower) ||
      /^(?:really|also|usually|often|sometimes|then|just|still|only|always)$/.test(before.lower))
  )
    return true;
  // "Grandpa shaved his beard off": what somebody did to something.
  if (tags.has('PastTense') && genderOf(before?.lower ?? '') !== null)
    return next?.tags.has('Determiner') === true || next?.tags.has('Possessive') === true;
  // "Cousins come", "the boys watch": a plural before it and something after it.
  return (
    tags.has('PresentTense') &&
    before?.tags.has('Plural') === true &&
    (next === undefined ? tags.has('Infinitive') && !tags.has('Noun') : true) &&
    (next === undefined ||
      !next.tags.has('Verb') ||
      before.tags.has('Actor') ||
      /^(?:out|down|off|up|away|over)$/.test(next.lower))
  );
}

const isOwned = (term: Term | undefined): boolean =>
  term !== undefined && /^(?:the|an?|my|his|her|our|their|your|me|us|him|them|it)$/.test(term.lower);

const times =
  /^(?:today|tomorrow|tonight|soon|later|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|afterwards|yesterday)s?$/;

const isTime = (first: Term, second: Term | undefined): boolean =>
  times.test(first.lower) ||
  (/^(?:in|on|at|until|after|before|during|for|from|by|since)$/.test(first.lower) && second !== undefined) ||
  (/^(?:next|this|last|every|each)$/.test(first.lower) &&
    second !== undefined &&
    /^(?:week|month|year|day|night|morning|afternoon|evening|weekend|summer|winter|spring|autumn|term|time)$/.test(
      second.lower,
    )) ||
  (/^(?:next|this|last|every|each)$/.test(first.lower) && second !== undefined && times.test(second.lower));

const orderVerbs = new Set(
  `get go put take sit stand wait walk wash brush pack open close press say ask tell show hold give choose pick look listen drive ride
  eat drink lie count breathe line sign pay buy wear change leave come meet read play draw find bring carry climb jump swim keep stay
  use make do have turn move lift push pull clean tidy cut call hang follow check collect blow rinse dry undress dress pee fill write
  hand start finish stop wave hug watch sleep rest try touch travel fly stretch`.split(/\s+/),
);
const isOrder = ([first, second]: readonly Term[]): boolean =>
  first !== undefined &&
  orderVerbs.has(first.lower) &&
  (second === undefined || !second.tags.has('Verb')) &&
  !(first.tags.has('Noun') && second === undefined);

/** "Stay on the porch", "wait for my turn": an order, and no thing that has the same name. */
export function isSureOrder(text: string): boolean {
  const terms = termsOf(text);
  const [, second] = terms;
  return (
    isOrder(terms) &&
    second !== undefined &&
    (second.tags.has('Determiner') ||
      second.tags.has('Possessive') ||
      second.tags.has('Preposition') ||
      /^(?:back|still|quiet|close|together|out|off|up|down|away|in|on|my|your|his|her|it|them)$/.test(
        second.lower,
      ))
  );
}

const isPerson = (terms: readonly Term[]): boolean => {
  const plain = terms.filter(({ lower }) => !/^(?:my|our|the|an?|and|or|his|her|with|new|,)$/.test(lower));
  return (
    plain.length > 0 &&
    plain.length <= 5 &&
    plain.every(
      (term) =>
        genderOf(term.lower) !== null ||
        isHonorific(term.lower) ||
        isNameLike(term) ||
        term.lower === 'social',
    )
  );
};
const isNameLike = ({ text, tags }: Term): boolean =>
  /^\p{Lu}/u.test(text) && !tags.has('Place') && !tags.has('Date') && !tags.has('Verb');

/** "mum tells me" is "Mum tells me", "aunt carol" is "Aunt Carol", "tuesday" is "Tuesday"; other first capitals go. */
export function inRightCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const before = words[at - 1]?.toLowerCase() ?? '';
      const bare = word.replace(/[^\p{L}'’-]/gu, '');
      if (
        isHonorific(before) &&
        // "It is okay to miss them", "with Meena Aunty any time": what follows is no name.
        !/^(?:them|him|her|it|us|me|you|any|all|every|some|when|if)$/i.test(bare) &&
        (before !== 'great' || isCalledByIt(bare)) &&
        /^\p{Ll}{3,}/u.test(bare) &&
        !isJoining(bare)
      )
        return capital(word);
      if (
        isCalledByIt(bare) &&
        !/^(?:my|our|his|her|their|the|a|an|your|new|real|foster|birth|own|step)$/.test(before)
      )
        return capital(word);
      if (dayOrMonth.test(bare)) return capital(word);
      if (/^(?:mr|mrs|ms|dr)$/i.test(bare) || isMiss(bare, before, words[at + 1])) return capital(word);
      if (before === 'at' && /^\p{Ll}+['’]s$/u.test(bare) && isSomebodysPlace(bare, words[at + 1]))
        return capital(word);
      if (at === 0 && /^(?:A|An)$/.test(word) && words.length > 1) return word.toLowerCase();
      return at === 0 && isPlainCapital(word, words) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
    })
    .join(' ');
}

/** "Miss Kelly", "miss kelly", but not the verb in "I miss". */
const isMiss = (word: string, before: string, next: string | undefined): boolean =>
  /^miss$/i.test(word) &&
  next !== undefined &&
  !/^(?:i|we|they|you|to|may|might|will|can|not|people)$/.test(before) &&
  !/^(?:the|an?|my|our|it|him|her|them|out|you|school|home)$/.test(next);

/** "At daz's": somebody by name, where "at the barber's" is a trade. */
const isSomebodysPlace = (word: string, next: string | undefined): boolean =>
  genderOf(word) === null &&
  (next === undefined || /^(?:and|on|for|in|with|to|the|from)$/.test(next)) &&
  !/^(?:doctor|dentist|barber|hairdresser|vet|optician|chemist|butcher|baker|neighbour|neighbor|king|it|that|there|what|who|he|she)['’]/.test(
    word,
  );

const isJoining = (word: string): boolean =>
  /^(?:and|or|is|will|has|had|can|came|come|went|said|got|took|left|died|broke|made|gave|from|in|at|to|on|who|with|for|the|was|are|may|brings|comes|goes|gets|takes|lives|visits|picks|stays|wants|makes|moves|works|says|sleeps|sings|cooks|calls|near|have|passed|when|by|after|before|until|because|does|did|do|cannot|of|about|next|now|again|without|over|if|but|so|not|then|likes|drives|needs|gives|loves|keeps|buys|sends|eats|lets|tells|asks|helps|puts|plays|talks|wears|rings|only|away|\p{L}+ing)$/u.test(
    word,
  );
const dayOrMonth =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:['’]s)?$|^(?:january|february|april|june|july|august|september|october|november|december|easter|christmas|halloween|ramadan|eid|diwali|hanukkah)$/i;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const feasts =
  /^(?:Purim|Umrah|Hajj|Pesach|Passover|Hanukkah|Diwali|Holi|Eid|Ramadan|Navratri|Pongal|Onam|Vaisakhi|Rakhi|Easter|Lent|Ash|Christmas|Halloween|Thanksgiving|Matariki|Tet|Nowruz|Quinceañera|Carnaval|Chinese|Lunar|Caribbean|Jewish|Muslim|Hindu|Sikh|English|French|German|Irish|Welsh|Scottish|Quran|Bible|Koran|Brownies|Scouts|Cubs|Halal|Kosher)$/;

/** A capital that only began the line. A name after it ("Rohan dada"), an acronym or a known name keeps its own. */
function isPlainCapital(word: string, words: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+/u.test(word) || /^I\b/.test(word)) return false;
  if (/^Great-/.test(word) && isCalledByIt(word.slice('Great-'.length))) return false;
  // "Gill the boss".
  if (
    words[1] === 'the' &&
    /^\p{Ll}+$/u.test(words[2] ?? '') &&
    /^(?:will|is|can|has|comes|helps|and|,)$/.test(words[3] ?? '')
  )
    return false;
  const [term] = termsOf(words.slice(0, 2).join(' '));
  const tags = term?.tags ?? new Set<string>();
  const isPlain =
    tags.has('Verb') || tags.has('Determiner') || tags.has('Pronoun') || tags.has('Preposition');
  if (isOwnersName(word, tags)) return false;
  // A word with a foreign letter, or with a name after it, is a name: "Oisín", "Ustadh Yusuf".
  if (!isPlain && (/[^\p{ASCII}]/u.test(word) || /^\p{Lu}\p{Ll}/u.test(words[1] ?? ''))) return false;
  const isName =
    tags.has('FirstName') ||
    tags.has('LastName') ||
    tags.has('Place') ||
    tags.has('Demonym') ||
    tags.has('Holiday') ||
    feasts.test(word) ||
    tags.has('Honorific') ||
    tags.has('Organization');
  return !isName || genderOf(word) !== null || isPlain;
}

/** "Tilly's rabbit": whoever owns something and is no kind of person, animal or thing has a name. */
const isOwnersName = (word: string, tags: ReadonlySet<string>): boolean => {
  const [, owner = ''] = /^(\p{L}+)['’]s$/u.exec(word.toLowerCase()) ?? [];
  return (
    owner !== '' &&
    tags.has('Possessive') &&
    !tags.has('Plural') &&
    genderOf(owner) === null &&
    !countedNouns.has(owner) &&
    !notOwners.test(owner)
  );
};
const notOwners =
  /^(?:school|home|work|college|nursery|everyone|everybody|someone|somebody|nobody|today|tomorrow|yesterday|it|that|there|here|what|who|let|football|class|team)$/;
