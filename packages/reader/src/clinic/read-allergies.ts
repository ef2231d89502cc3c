// The allergies text read apart. A condition needs a diet and no injector; an intolerance needs a label; only what is
// written as anaphylaxis, or with an injector, gets the steps for one (CM3).
import { entriesOf, sentencesOf } from './split-entries.ts';

export type AllergyReading = {
  /** Lines of the text as written, whole. Empty when nothing, or only "none", stands there. */
  said: readonly string[];
  isNoneKnown: boolean;
  allergens: readonly string[];
  intolerances: readonly string[];
  conditions: readonly string[];
  hasInjector: boolean;
};

export function readAllergies(text: string): AllergyReading {
  const parts = sentencesOf(text.replace(ofAnother, '$1'))
    .filter((sentence, at) => at === 0 || !signAlone.test(sentence))
    .flatMap(thingsOf);
  const isOf = (pattern: RegExp) => (part: string) => pattern.test(part);
  const isOver = (part: string, at: number) =>
    outgrown.test(part) || (longAgo.test(part) && outgrown.test(parts[at + 1] ?? ''));
  const known = parts.filter(
    (part, at) => !none.test(part) && !nothingElse.test(part) && !notKnown.test(part) && !isOver(part, at),
  );
  const named = known.filter((part) => !saysHowBad.test(part));
  // A lost allergen is worse than an odd one.
  const rest = named.length > 0 ? named : known;
  const conditions = rest.filter(isOf(condition));
  const intolerances = rest.filter((part) => isIntolerance(part) && !condition.test(part));
  return {
    said: none.test(text.trim())
      ? []
      : text
          .split('\n')
          .map((line) => line.replace(/\s+/gu, ' ').trim())
          .filter((line) => /[\p{L}\p{N}]/u.test(line)),
    // "Not known, no early records" says that nobody knows, and not that there is none.
    isNoneKnown: none.test(text.trim()) || (parts.some(isOf(none)) && !parts.some(isOf(noRecords))),
    allergens: rest.filter((part) => !condition.test(part) && !isIntolerance(part)),
    intolerances,
    conditions,
    hasInjector: namesInjector(text) || sentencesOf(text).some((sentence) => aPen.test(sentence)),
  };
}

/** From where the injector is named, a sentence tells what to do and no longer what is not tolerated. */
function thingsOf(sentence: string): string[] {
  const entries = entriesOf(sentence).map(withoutHowTo);
  const from = entries.findIndex((entry, at) => howTo.test(entry) || (at > 0 && sign.test(entry)));
  return (from === -1 ? entries : entries.slice(0, from)).flatMap((entry) =>
    // Only bare words are taken apart further: "milk/egg".
    /^[\p{L}\s'’-]+(?:\/[\p{L}\s'’-]+)+$/u.test(entry)
      ? entry.split('/').map((part) => part.trim())
      : [entry],
  );
}

/** "Tree nuts - Jext pen in blue pouch", "eggs: hives": behind the dash stands what to do, or how it shows. What else is in the sentence stays. */
function withoutHowTo(entry: string): string {
  const [, thing, rest] = /^(.+?)(?:\s+[-–—]|:)\s+(.+)$/su.exec(entry) ?? [];
  if (thing && rest && howBad.test(thing)) return rest;
  return thing && rest && (howTo.test(rest) || sign.test(rest)) ? thing : entry;
}

/** "Mild - strawberries bring him out in hives": what it is stands behind. */
const howBad =
  /^(?:(?:very|quite|only|a) )*(?:mild|slight|moderate|severe|serious|bad)(?:ly)?(?: (?:allergy|allergic|reaction)(?: to)?)?$/iu;

/** An injector is written of, or anaphylaxis and not that there is no injector: one that is denied is none. */
export function namesInjector(text: string): boolean {
  const left = text.replace(noInjector, (denied) => (isKept.test(denied) ? denied : ' '));
  return injector.test(left) || (anaphylaxis.test(left) && !deniesInjector(text));
}

/** "No EpiPen", "epi no", "injector: not prescribed". */
const deniesInjector = (text: string): boolean =>
  (text.match(noInjector) ?? []).some((denied) => injector.test(denied) && !isKept.test(denied));

/** "Plasters, otherwise none". */
const nothingElse = /^(?:otherwise (?:none|nothing|no)|no(?:thing|ne| others?)(?: else)?)[.!]?$/iu;
const none =
  /^(?:none|no|nah|nope|na|no,? none|not (?:any|that (?:we|i)(?: are|['’]re|['’]m| am)? (?:know|aware))(?: of)?|nil(?: (?:known|of note|reported|so far|that we know of))?|n\/?a|nka|nkda|nothing|no known(?: drug| food)?(?: allerg(?:y|ies))?(?: known)?|none (?:known|that we know of|so far|yet)|not (?:known|that we know of)|no (?:food |drug |known )?allerg(?:y|ies)(?: known| that we know of| so far)?|has no allergies|not allergic to anything|keine|-+)[.!]?$/iu;
/** "None - twin has peanut allergy": somebody else's, told beside a no. */
const ofAnother =
  /^(\s*(?:none|no|nil|no known allergies|nka|not (?:him|her)))\s*(?:[-–—,:(]|but)\s*(?:(?:his|her|their|my|the|but) )*(?:twin|brothers?|sisters?|siblings?|mum|mom|dad|mother|father|cousins?|nan|gran\p{L}*)\b(?:['’]s\b| (?:has|have|is|are|was|gets?|carries)\b)(?![^.;\n]*\b(?:he|she|him|his|her|they|them|their)\b)[^.;\n]*\)?[.;]?/iu;
const noRecords =
  /^(?:there are |we have )?no (?:\p{L}+ )?(?:records?|history)\b|\brecords? (?:are |were )?(?:lost|missing|patchy)\b/iu;
/** Nobody knows: nothing is named that could be kept off a plate. */
const notKnown =
  /^(?:(?:still )?(?:a?waiting) (?:for )?[^,;]*\b(?:records?|results?|tests?|paperwork|history|referral)[.]?$|(?:not (?:known|sure|tested)|unknown|unsure|(?:we |i )?do(?:n['’]?t| not) know|never (?:been )?tested|nobody knows|no (?:\p{L}+ )?(?:records?|history))\b(?: (?:yet|so far|at (?:the )?moment|if any|of any|anything|known))*(?:\s*[-–—,:(]?\s*(?:no|waiting|awaiting|never|until|before|since|from|new)\b[^,;]*\b(?:records?|history|tests?|tested|files?|paperwork|social worker|placement|gp|doctor|results?)\b[^,;]*)?\)?[.?!]*)$/iu;
/** How bad it was, or what came of it: "nothing serious", "been to A&E". Taken for a food it would strike its words out of every line. */
const saysHowBad =
  /^(?:nothing (?:serious|major|bad|else|severe|too bad|life.?threatening)|not (?:serious|severe|too bad|life.?threatening|tested|sure|confirmed)|(?:he['’]?s |she['’]?s |has )?been (?:to|in) (?:a ?(?:&|and) ?e|hospital|the er|casualty)|(?:only |quite |just )?(?:mild|moderate|severe)(?:ly)?|(?:just |only )?(?:an? (?:little|bit|lot)|slightly)|(?:hospital|a ?(?:&|and) ?e|er|casualty|ambulance) (?:\d+|one|once|two|twice|three|four|many|several)\b|just (?:a )?(?:rash|sneez\w*|itch\w*)|(?:we |i )?think so|(?:mum|dad|gp) thinks)\b[^,;]*$/iu;
/** Only with what follows it is it over: "milk when a baby, fine now". */
const longAgo = /\bwhen (?:he was |she was |they were )?(?:an? )?(?:baby|little|toddler|small)$/iu;
const outgrown =
  /\b(?:not allergic to|outgr[eo]w\w*|gr[eo]w(?:n|s)? out of|no longer allergic|used to be allergic|cleared of)\b|\bwhen (?:he was |she was |they were )?(?:a )?(?:baby|little|toddler|small)\b[^.;]*\b(?:ok|okay|fine|gone|clear|tolerat\w+) ?(?:now)?\b|\b(?:now|today) (?:\w+ ){0,4}?(?:is |its |it['’]s )?(?:ok|okay|fine|gone|clear)\b|\b(?:fine|ok|okay) (?:with it )?now\b/iu;
const condition =
  /\b(?:c(?:o?)eliac\w*|eczema|asthma\w*|hay ?fever|reflux|eoe|eosinophilic|fpies|crohn\w*|colitis|ibs|pku|phenylketonuria|diabet\w*|g6pd|favism|histamine intolerance|mcas|mast cell)\b/iu;
/** "Milk protein (not lactose!)" is the allergy. */
const isIntolerance = (part: string): boolean =>
  intolerance.test(
    part.replace(/\b(?:not|no|isn['’]?t) (?:an? |just |only |the )*(?:lactose|intoleran\w*)/giu, ' '),
  );
const intolerance =
  /\b(?:intoleran(?:t|ce)|lactose|sensitiv(?:e|ity)|upsets? (?:his|her|their) (?:tummy|stomach)|tummy ache from|fructose|fodmaps?)\b/iu;
/** By what is written on the box, wherever it is sold. */
const brands =
  'epi(?:[- ]?pens?)?|jext|emerade|anapen|fastjekt|auvi[- ]?q|allerject|symjepi|adrenaclick|twinject|penepin|chenpen|altellus|(?:eur)?neffy|auto-?injectors?|injectors?|adrenalin[ae]?|epinephrine?|épinéphrine';
const injector = new RegExp(`(?<!\\p{L})(?:${brands})(?!\\p{L})`, 'iu');
const anaphylaxis = /(?<!\p{L})anaphyla\w*/iu;
const noInjector = new RegExp(
  [
    `(?<!\\p{L})(?:no|not|never|without|non|nor|\\p{L}+n['’]?t)(?!\\p{L})[-\\s]*(?:(?:an?|any|ever|had|has|have|got|get|needs?|need for|needing|own|carr(?:y|ies)|use|given|been|prescribed|is|yet|the|his|her|their|without|forget|leave|go|out|spare|require|on) )*(?:${brands}|anaphyla\\w*)(?!\\p{L})`,
    `(?<!\\p{L})(?:${brands})(?: pens?)?[\\s:=?–—(-]*(?:(?:is|was|has|have|been|it['’]?s) )*(?:(?:no|none|nope|nil|n/a)(?=\\s*(?:$|[,;)!\\n]|\\.(?!\\s*\\d)))|(?:not|never|isn['’]?t|wasn['’]?t) (?:(?:been|yet) )*(?:needed|necessary|prescribed|required|given|offered|advised|recommended|indicated)|(?:refused|declined)(?!\\p{L}))`,
  ].join('|'),
  'giu',
);
/** "Never without the EpiPen", "don't forget the injector". */
const isKept = /\s(?:without|forget|leave|go|out) /iu;
/** Not an allergen: where the injector is, who is called. */
const howTo = new RegExp(
  `^(?:(?:two|2|her|his|their|an?|the|spare|has|carries|keep|keeps)\\s+)*(?:${brands}|antihistamin\\p{L}*|piriton|cetiri[zs]in\\p{L}*|loratadin\\p{L}*|benadryl|zyrtec|cl[ae]ritine?|fexofenadin\\p{L}*|diphenhydramin\\p{L}*|chlorphen\\p{L}*|inhaler|call|ring|give|plan|in the|see|lay|lie|use (?:it|one|two|\\d|the|both))(?!\\p{L})`,
  'iu',
);
/** How it shows, behind what it comes from. */
const sign =
  /^(?:swells?|swelling|hives|lips|mouth|tongue|face|throat|wheez\w*|rash|vomits?|comes out in)\b/iu;
/** The same as a sentence of its own: "Face gets swollen." */
const signAlone = new RegExp(
  `${sign.source}[^,;]*\\b(?:gets?|go(?:es)?|swell\\w*|swollen|red|puff\\w*|clos\\w*|itch\\w*|up)\\b`,
  'iu',
);
/** Among allergies a pen is an injector. */
const aPen =
  /\b(?:the|his|her|their|a|use|2nd|second|spare|adrenaline) pens?\b(?! ?(?:icillin|s? to write))/iu;
