import type { Flag } from './flag.ts';
import { wordPatterns } from './patterns/word-patterns.ts';
import table from './safety-language.json' with { type: 'json' };
import { sentencesOf } from './sentences.ts';

// What no answer may say, in its plain wordings (N01–N10). Warning against it is good advice and passes. Disguised
// wordings are the classifier's part.

export const unsafeRules = ['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08', 'N09', 'N10'] as const;
export type UnsafeRule = (typeof unsafeRules)[number];

/** Ends the sentence "This passage was left out because it …". */
export const unsafeReasons: Record<UnsafeRule, string> = {
  N01: 'gives advice on medicine that only the prescriber can give',
  N02: 'speaks of holding or shutting in a child',
  N03: 'speaks of punishment',
  N04: 'names a treatment without evidence that can harm',
  N05: 'claims a cure or a false cause of autism',
  N06: 'asks a child to hide being autistic or to obey for its own sake',
  N07: 'puts pressure on eating',
  N08: 'makes a diagnosis or a promise nobody can make from here',
  N09: 'could keep someone from getting help',
  N10: 'describes something unsafe for sleep, water or the home',
};

const whom = '(?:him|her|them|the child|your (?:child|son|daughter)|\\{child\\})';
const whose = '(?:his|her|their|the)';

/** Plain wordings the first table lacks. Own work. */
const own: Partial<Record<UnsafeRule, string[]>> = {
  N01: [
    `\\b(?:stop|start|skip|pause|halve|double|triple|increase|reduce|lower|raise|wean (?:him|her|them)? ?off) (?:giving )?(?:${whose} |your )?(?:evening |morning |daily |seizure |sleep )?(?:medicines?|medication|meds|tablets?|pills?|doses?|prescription|antidepressants?|stimulants?|inhaler|melatonin|risperidone)\\b`,
    '\\b(?:give|try|use) (?:him|her|them|your child)? ?(?:an? |some |one |two |half an? |a little |a few )?(?:extra |more )?(?:benadryl|antihistamine|melatonin|valium|diazepam|sedative|sleeping (?:pill|tablet)s?|adult (?:dose|strength))\\b',
    '\\bcold turkey\\b',
  ],
  N02: [
    `\\b(?:hold|holding|pin|pinning|keep|force|press|pressing) ${whom} (?:down|to the (?:floor|ground|bed|mat|chair)|against)\\b`,
    `\\b(?:sit|lie|kneel) on (?:top of )?${whom}\\b`,
    `\\b(?:lock|shut|close|bolt|confine) ${whom} (?:in|inside|away|up)\\b`,
    `\\b(?:tie|strap|belt|tether|clip) ${whom} (?:to|into|in|down)\\b`,
    `\\bhold (?:the|his|her) door (?:shut|closed)\\b`,
  ],
  N03: [
    `\\b(?:take|put|lock) away (?:his|her|their) (?:\\w+ )?(?:blanket|teddy|toy|tablet|talker|cards|aac|device|food|dinner|supper|comfort)`,
    '\\b(?:bed|room) without (?:any )?(?:dinner|supper|food|tea)\\b',
    `\\b(?:bite|hit|pinch|slap) (?:him|her|them) back\\b`,
  ],
  N04: [
    '\\b(?:bentonite|zeolite|colloidal silver|dmsa|bioresonance|urine therapy)\\b',
    '\\bcoffee enemas?\\b',
  ],
  N06: [
    `\\b(?:insist on|require|demand|practise|practice|train|teach|reward|prompt|encourage) (?:\\w+ ){0,3}eye contact\\b`,
    '\\b(?:keep|put|hold) (?:his|her|their|your|my) hands (?:still|down|quiet|in (?:his|her|their|your|my) lap)\\b',
  ],
  N07: [
    `\\b(?:one|two|three|five|\\d) (?:more )?bites? (?:before|until|or)\\b`,
    `\\buntil (?:the|his|her|their) plate is (?:clear|empty|clean)\\b`,
    `\\b(?:pinch|hold) (?:his|her|their) nose\\b`,
  ],
  N10: [
    `\\b(?:leave|let) ${whom} (?:\\w+ ){0,3}(?:alone|unattended|by (?:himself|herself|themselves)) (?:\\w+ ){0,2}(?:in|at|near) (?:the )?(?:bath|tub|pool|water|car|pond|lake)\\b`,
    '\\b(?:lock|bolt|padlock) (?:\\w+ ){0,3}(?:outside|on) (?:\\w+ ){0,3}(?:bedroom|room)\\b',
  ],
};

const rules = table.never_say.map(({ id }) => id as UnsafeRule);
// Every one of them begins with the border of a word.
const patterns = wordPatterns(
  table.never_say.map(({ id, re }) => [re, ...(own[id as UnsafeRule] ?? [])].join('|')),
  { flags: 'iu', begins: 'boundary' },
);

// Before the match, in the same clause, with no "but" between: what follows is advised against.
const against =
  /\b(?:do not|don['’]t|does not|doesn['’]t|did not|should not|shouldn['’]t|must not|mustn['’]t|cannot|can['’]t|never|no|not|avoid|avoids|avoiding|without|instead of|rather than|nobody should|nor|neither|stop using|stay away from|against|myth|wrong to|no one should|there is no|isn['’]t|aren['’]t|won['’]t|wary of|tempting to|beware|refuse|not safe to|unsafe to|dangerous to|harmful to|ban(?:s|ned)?|leave out|drop|end|than any|more than|better than|than)\b(?:(?!\b(?:but|however|instead,|then)\b).)*$/iu;
// After the match: the sentence itself turns on it.
const turnedOn =
  /^(?:(?!\bbut\b).)*\b(?:(?:is|are|was|were) (?:not|never|no|unsafe|dangerous|harmful|cruel|wrong|banned|risky|poison|aversives?|not a goal)|(?:isn['’]t|aren['’]t|doesn['’]t|don['’]t|do not|does not) (?:work|help|belong|safe|a goal|a treatment|needed|treat|proven|recommended)|can (?:injure|harm|kill|hurt|frighten|be dangerous)|makes? (?:things|it|fear)|has no place|have no place|no evidence|not (?:been )?(?:shown|proven|supported)|frightens?|harms?|backfires?|exhausting|not (?:a )?(?:goals?|treatments?))\b/iu;
const asksPrescriber =
  /\b(?:decided (?:there|at|by|with)|for the prescriber)\b|\b(?:ask|asks|talk|speak|check|discuss|call|ring|contact|tell|bring|only|decide[sd]?|follow|agree|as)\b.{0,60}\b(?:doctor|gp|prescriber|pharmacist|p(?:a)?ediatrician|clinic|nurse|prescribed|prescription|label|team)\b|\b(?:doctor|gp|prescriber|pharmacist|p(?:a)?ediatrician|clinic|nurse)\b.{0,40}\b(?:decides?|can|may|will|before|checks?|should)\b/iu;

export function findUnsafe(text: string): Flag[] {
  return sentencesOf(text).flatMap((sentence) =>
    unsafeInSentence(sentence.text).map(
      (flag): Flag => ({ ...flag, at: [flag.at[0] + sentence.start, flag.at[1] + sentence.start] }),
    ),
  );
}

/** The plain wordings in one sentence. */
export function unsafeInSentence(sentence: string): Flag[] {
  const places = patterns.candidates(sentence);
  if (places.length === 0) return [];
  return rules.flatMap((rule, at) => unsafeBy(rule, at, sentence, places));
}

/** The first match of a rule that the sentence does not advise against. */
function unsafeBy(rule: UnsafeRule, at: number, sentence: string, places: readonly number[]): Flag[] {
  let from = 0;
  for (;;) {
    const match = patterns.next(sentence, places, at, from);
    if (match === null) return [];
    const start = match.index;
    from = start + match[0].length;
    if (isAdvisedAgainst(sentence, start, from, rule)) continue;
    return [{ rule, found: match[0], why: unsafeReasons[rule], at: [start, from], severity: 'block' }];
  }
}

function isAdvisedAgainst(sentence: string, start: number, end: number, rule: UnsafeRule): boolean {
  const lead = sentence.slice(Math.max(0, start - 120), start);
  // "No need to call a doctor" begins with the no that is meant.
  if (rule !== 'N09' && against.test(lead)) return true;
  if (turnedOn.test(sentence.slice(end, end + 160))) return true;
  if (rule === 'N01' && !/\d/.test(sentence.slice(start, end)) && asksPrescriber.test(sentence)) return true;
  return isHarmless(sentence, start, end, rule);
}

/** Look-alikes of the plain patterns that mean something else. */
function isHarmless(sentence: string, start: number, end: number, rule: UnsafeRule): boolean {
  const found = sentence.slice(start, end).toLowerCase();
  if (rule === 'N02')
    return (
      /\b(?:car seat|buggy|pushchair|bike|bus seat|pram)\b/iu.test(sentence) &&
      /strap|belt|clip|harness/.test(found)
    );
  if (rule === 'N05' && /^cure|^curing/.test(found))
    return /\b(?:boredom|ham|bacon|headache|cold)\b/iu.test(sentence);
  if (rule === 'N06')
    return /^look at me/.test(found) && !/\b(?:until|before|make|must|say|insist|wait)\b/iu.test(sentence);
  // A dose is judged where the medicines of the profile are known.
  if (rule === 'N01') return /^\d/.test(found);
  return false;
}
