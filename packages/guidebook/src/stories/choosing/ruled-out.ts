// What the carer's line rules out, so that no sentence of a scene may say it: what it denies ("no needle", "not the big chair"), and
// another way of doing what it says is done in one way (a spray, and no needle; a ramp, and no stairs).
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';

/** `isAsked`: of bodies, medicine and equipment nothing is left out. Who would be told half of it is asked about. */
export type RuledOut = { says: (sentence: string) => boolean; isAsked: boolean };

/** All that a line rules out; `isTold` says of a word that the scene itself tells of not having it. */
export function ruledOutIn(said: string, isTold: (word: string) => boolean = () => false): RuledOut[] {
  return [...deniedIn(said, isTold), ...otherWays(said)];
}

/** What the line says, and what no sentence can say beside it, unless the line or that sentence says besides that it is so. */
type Against = {
  ofLine: RegExp;
  unless?: RegExp;
  ofScene: RegExp;
  but?: RegExp;
  isAsked?: true;
};

/** One or the other. */
const either = (one: RegExp, other: RegExp): Against[] => [
  { ofLine: one, unless: other, ofScene: other },
  { ofLine: other, unless: one, ofScene: one },
];
const eitherOfBody = (one: RegExp, other: RegExp): Against[] =>
  either(one, other).map((against) => ({ ...against, isAsked: true }));

const vehicles = [
  'bus|coach|minibus',
  'car|van',
  'taxi|cab',
  'train|tram|tube|underground',
  'plane|aeroplane',
  'ferry|boat|ship',
];
/** Who goes by car sits in no coach. */
const journeys = vehicles.map((own): Against => {
  const others = vehicles.filter((one) => one !== own).join('|');
  return {
    ofLine: new RegExp(
      `\\b(?:by|on|in|take|takes|taking|catch|catches|catching|ride|rides|riding) (?:(?:the|an?|our|my|\\p{L}+['’]s|school) )*(?:${own})\\b`,
      'iu',
    ),
    unless: new RegExp(`\\b(?:${others})\\b`, 'i'),
    ofScene: new RegExp(
      `\\b(?:by|on|onto|into|off|take|catch|ride) (?:the |an? |our )?(?:${others})\\b`,
      'i',
    ),
    but: new RegExp(`\\b(?:${own})\\b`, 'i'),
  };
});

const table: readonly Against[] = [
  // A vaccine by the nose, a prick in the finger, a wound that is glued.
  {
    isAsked: true,
    ofLine:
      /\b(?:nos(?:e|tril)s?|nasal)\b.*\bspray|\bspray\b.*\b(?:nos(?:e|tril)s?|nasal)\b|\bdrops on (?:the|my) tongue\b/i,
    unless: /\b(?:needle|inject\w*|jab|arm)\b/i,
    ofScene: /\b(?:needle|inject\w*|jab|syringe|sleeve|pinch|plaster|(?:the|my|an?) (?:upper )?arm)\b/i,
  },
  {
    isAsked: true,
    ofLine: /\bfinger[- ]?prick\w*|\bprick\w* (?:on |in |of )?(?:my|the|a) finger\b/i,
    unless: /\barm\b/i,
    ofScene: /\b(?:arm|tube)\b/i,
  },
  ...eitherOfBody(/\b(?:glue|steri-?strips?)\b/i, /\b(?:stitch(?:es|ing)?|sewn)\b/i),
  ...eitherOfBody(/\b(?:syrup|liquid medicine|medicine spoon)\b/i, /\b(?:pills?|capsules?)\b/i),
  {
    isAsked: true,
    ofLine: /\b(?:sleepy air|gas)\b|\bmask\b.*\bsleep|\bsleep\w*\b.*\bmask\b/i,
    unless: /\b(?:cannula|needle|drip)\b/i,
    ofScene: /\b(?:cannula|needle|drip)\b/i,
    but: /\bmask\b/i,
  },
  {
    isAsked: true,
    ofLine:
      /\b(?:only|just) (?:going to |have a |a )?(?:look|count)(?:s|ing)? (?:at|in)\b|\bnothing (?:will be|is|gets?) done\b/i,
    ofScene: /\b(?:clean(?:s|ing)?|polish\w*|drill\w*|filling|inject\w*|numb\w*|needle|x-?ray|paste)\b/i,
  },
  // Who is on wheels takes no stairs, and whoever is fed by a tube tastes nothing.
  {
    isAsked: true,
    ofLine: /\b(?:in (?:my|his|her|the|a) wheelchair|ramps?|walking frame|step-free)\b/i,
    unless: /\b(?:stairs|on foot)\b/i,
    ofScene:
      /\b(?:stairs|steps|escalator|stepping stones)\b|\b(?:I|we) (?:can )?(?:climb|run|jump|stand up)\b/i,
    but: /\b(?:ramp|lift|wheelchair)\b/i,
  },
  {
    isAsked: true,
    ofLine: /\b(?:peg|tube)[- ]?(?:fed|feed\w*)\b|\bfeeding (?:tube|pump|button)\b/i,
    unless: /\b(?:by mouth|tastes?|bites?)\b/i,
    ofScene: /\bI (?:can |may )?(?:eat|drink|chew|taste|bite|swallow)\b/i,
    but: /\b(?:tube|button|pump)\b/i,
  },
  // Where it is.
  {
    ofLine: /\b(?:stay|wait|sit|remain)(?:s|ing)? (?:outside|in (?:the|our|my) (?:car|van|garden))\b/i,
    unless: /\b(?:I|we) (?:will |can )?(?:go|come|walk) in(?:to|side)?\b/i,
    ofScene: /\bwaiting room\b|\b(?:I|we) (?:go|come|walk|step) (?:in|into|inside)\b/i,
  },
  {
    ofLine:
      /\bat home\b|\bcom(?:e|es|ing) to (?:us|ours|our (?:house|home|flat))\b|\bvisit(?:s|ing)? (?:us )?at home\b/i,
    unless: /\b(?:clinic|hospital|surgery|salon|barber\w*|hairdresser\w*|school|centre)\b/i,
    ofScene: /\b(?:clinic|hospital|waiting room|salon|barber|hairdresser|reception)\b/i,
    but: /\bhome\b/i,
  },
  {
    ofLine:
      /\b(?:got|bought|buy\w*|order\w*|com(?:e|es|ing)|arriv\w*|deliver\w*)\b[^,.]*\b(?:online|(?:by|in the) post)\b/i,
    ofScene: /\b(?:shop|store|till|checkout|fitting room|measur\w+)\b/i,
    but: /\bonline\b/i,
  },
  {
    ofLine: /\b(?:video call|(?:by|on) video|on (?:zoom|teams|screen)|face ?time)\b/i,
    unless: /\bin person\b/i,
    ofScene: /\bwaiting room\b|\bshakes? hands\b|\b(?:I|we) (?:walk|travel|drive) (?:in|into|to)\b/i,
  },
  // How it is done.
  ...journeys,
  {
    ofLine: /\b(?:us(?:e|es|ing)|tak(?:e|es|ing)|by|in) (?:the |an? )?(?:lift|elevator)\b/i,
    unless: /\b(?:stairs|broken?|out of order|not working)\b/i,
    ofScene: /\bstairs\b/i,
    but: /\b(?:lift|elevator)\b/i,
  },
  ...either(/\b(?:clippers?|trimmer|shaver)\b/i, /\bscissors\b/i),
  ...either(/\bshowers?\b/i, /\b(?:bath|bathtub|tub)\b/i),
  ...either(/\bvelcro\b/i, /\b(?:laces?|bow|knot)\b/i),
  ...either(/\b(?:bank card|(?:by|with (?:an?|my|the)) card|contactless)\b/i, /\b(?:coins?|cash|notes)\b/i),
  {
    ofLine: /\b(?:just|only) (?:to |going to )?watch\w*\b/i,
    ofScene: /\bI (?:can |may )?(?:jump|bounce|join|climb|dance|run|race|play|take part)\b/i,
    but: /\bwatch/i,
  },
  {
    ofLine: /\bone (?:\p{L}+ )?(?:an?|each|every|per|at a) (?:day|time|night|week)\b/iu,
    ofScene: /\bthe next (?:one|nail)\b|\bthe last \p{L}+ is\b|\ball (?:my|the)\b/iu,
  },
];

/** The line says how it is, and the sentence tells it another way. */
function otherWays(said: string): RuledOut[] {
  const plain = said.replace(deniedPhrase, ' ');
  return table
    .filter(({ ofLine, unless }) => ofLine.test(plain) && unless?.test(plain) !== true)
    .map(({ ofScene, but, isAsked = false }) => ({
      isAsked,
      says: (sentence) => ofScene.test(sentence) && but?.test(sentence) !== true && !denies.test(sentence),
    }));
}

const deniedPhrase =
  /\b(?:no longer|no|not(?! (?:just|only|always|every\p{L}*|all|even|quite|so|as|too|very)\b)|never|without|instead of|rather than)\s+((?:[\p{L}'’-]+\s*){1,5})/giu;
const denies = /\b(?:not|no|nobody|without|never|cannot)\b|n['’]t\b/i;

/** "No needle", "not the big chair", "does not have to bounce", "the clock is covered up". */
function deniedIn(said: string, isTold: (word: string) => boolean): RuledOut[] {
  const plain = said.replace(deniesNothing, ' ').replace(ofSomebodyElse, ' ');
  const denied = [
    ...[...plain.matchAll(deniedPhrase)].map(([, phrase = '']) => deniedBy(phrase)),
    ...[...plain.matchAll(putAway)].map(([, thing = '']) => ({ words: [thing], isAct: false })),
  ];
  return denied
    .filter(({ words }) => words.length > 0 && !words.some(isTold))
    .map(({ words, isAct }) => ({
      isAsked: words.some((word) => ofBody.test(word)),
      says: (sentence) => {
        // What others do is not denied.
        if (denies.test(sentence) || (isAct && !/\b(?:I|we)\b/i.test(sentence))) return false;
        const told = new Set(wordsOf(sentence).map(stemOf));
        return words.every((word) => told.has(stemOf(word)) || isEndOf(word, sentence));
      },
    }));
}
/** No toothpaste is no paste. */
const isEndOf = (word: string, sentence: string): boolean =>
  wordsOf(sentence).some((told) => told.length > 4 && told.length < word.length && word.endsWith(told));
/** A rule ("no hat no play"), what may be ("it is okay to not finish"), and what is asked about ("why Mummy has no hair"). */
const deniesNothing =
  /\bno \p{L}+,? (?:then )?no \p{L}+|\b(?:ok|okay|fine|alright) (?:to|if|that) [^,.;]*|^why\b[^.;]*/giu;
/** "Priya is not in my group": where somebody else is not, rules out nothing of where the child is. */
const ofSomebodyElse =
  /(?<!\p{L})(?!(?:i|we|he|she|it|they|this|that|there|who)\b)\p{L}+ (?:is|are|was|were|will be)(?: not|n['’]t) (?:in|at|on) (?:my|our) (?:\p{L}+ )?(?:group|class|team|table|room|bus|school|club|house|tent|cabin)\b/giu;
const putAway =
  /\b(\p{L}{3,}) (?:(?:will|is|are|be|get|gets|stay|stays|being) )+(?:covered|hidden|put away|switched off|turned off|taken (?:away|down)|left at home)\b/giu;

/** What is denied of bodies and medicine is why the carer writes. */
const ofBody =
  /^(?:needles?|inject\w*|jabs?|drill\w*|anaesthetic|cannula|mask|gas|stitches|tablets?|pills?|catheter|tubes?|x-?rays?|scan\w*|plasters?|stairs|steps|hoist|sling|wheelchair|walk\w*|eat\w*|drink\w*|swallow\w*|operation|surgery|overnight)$/i;

/** The thing that is denied, or what is not done with it. A word that stands for anything denies nothing. */
function deniedBy(phrase: string): { words: string[]; isAct: boolean } {
  const found = firstWords(termsOf(phrase.trim()));
  const [first] = found;
  const isAct = first?.tags.has('Noun') !== true && first?.tags.has('Adjective') !== true;
  const words = found.map(({ lower }) => lower).filter((word) => !light.test(word));
  if (first === undefined || light.test(first.lower)) return { words: [], isAct };
  const kept = isAct ? words.slice(0, 2) : contrasts.test(first.lower) ? words : words.slice(-1);
  return { words: kept.filter((word) => word.length > 2 && eventWords(word).length > 0), isAct };
}

/** "Opening the door to people" is opening the door; "have to bounce" is to bounce. */
function firstWords(terms: readonly Term[]): Term[] {
  const found: Term[] = [];
  for (const term of terms) {
    const isSmall =
      skipped.test(term.lower) || ['Preposition', 'Conjunction', 'Pronoun'].some((tag) => term.tags.has(tag));
    if (!isSmall) found.push(term);
    // "No dogs we do not know": only those.
    else if (found.length > 0 && /^(?:I|we|they|he|she|that|who|which)$/i.test(term.lower)) return [];
    else if (found.length > 1 || (found.length === 1 && !article.test(term.lower))) break;
    if (/[,.;]/.test(term.post)) break;
  }
  return found;
}
const article = /^(?:an?|the|my|our|his|her|their)$/;
const skipped =
  /^(?:an?|the|my|our|his|her|their|to|be|been|being|have|has|having|had|do|does|any|all|even|yet|going|go|goes|get|gets|getting|allowed|need|needs|use|using|with|in|on|at|by|for|from|of|just|only|really|it|this|that)$/;
const light =
  /^(?:know|knows|knowing|like|likes|want|wants|see|sees|feel|feels|sure|well|ready|many|much|too|very|long|longer|more|time|times|same|enough|worry|matter|idea|day|days|one|thing|things|anyone|anything|everyone|everything|one's|good|bad|rush|problem|fuss|choice|reason|mind|touch|today|tomorrow|yet|because|real|come|coming|comes|happen|happening|let|able|about|until|unless|if|when|so|but|and|or)$/;
/** "Not my usual seat": another seat is one. */
const contrasts = /^(?:new|old|other|usual|own|different|normal|same|hot|cold|real|next|first|last)$/;
