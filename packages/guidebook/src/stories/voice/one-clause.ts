// Whether a sentence has one finite verb to each of its clauses, and a subject of its own. Carers type several sentences into one line, and
// what is joined by nothing reads as one only to who wrote it.
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';

/** "I wash my hair hates water on my face", "hand dryers in toilets I will not go in", "the dentist found a hole in tooth needs filling". */
export function runsTogether(sentence: string): boolean {
  if (namesNoOne.test(sentence) || meansTwo.test(sentence)) return true;
  const clauses = clausesOf(termsOf(sentence.replace(/[.]$/, '')));
  return clauses.some((clause) => verbsIn(clause) > 1 || hasLateSubject(clause));
}

/** "Old one Terry retired". */
const namesNoOne = /^(?:old|new|big|other|last|next|same|first|second) ones?\b/i;

/** "He calls him by my name": which of them is which, nobody knows. */
const meansTwo = /\bhe (?:\p{L}+ ){1,2}him\b|\bshe (?:\p{L}+ ){1,2}her\b(?! \p{L}+(?:$| ))/iu;

/** A new clause begins behind each of these, and behind a comma. */
const joins =
  /^(?:and|or|but|so|because|since|when|whenever|if|unless|that|who|whose|which|where|until|till|while|before|after|as|than|what|how|why|whether|although|though|then|once|except|like|instead)$/;

function clausesOf(terms: readonly Term[]): Term[][] {
  const clauses: Term[][] = [[]];
  for (const term of terms) {
    if (joins.test(term.lower)) clauses.push([]);
    else clauses.at(-1)!.push(term);
    if (/[,;:–—]/.test(term.post)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** The first verb, and those behind it that can be nothing else; helping verbs and what they help count once. */
function verbsIn(clause: readonly Term[]): number {
  let count = 0;
  let isOpen = false;
  for (const [at, { lower, tags }] of clause.entries()) {
    // "A man called Alun has died".
    if (/^(?:called|named)$/.test(lower) && /^\p{Lu}/u.test(clause[at + 1]?.text ?? '')) continue;
    // "Miss Bell".
    if (/^miss$/.test(lower) && /^\p{Lu}/u.test(clause[at + 1]?.text ?? '')) continue;
    const isFinite = count === 0 ? isVerb(clause[at]!) : sureVerbs.test(lower) && isBehindThing(clause, at);
    if (isFinite && !isOpen) count += 1;
    if (isFinite) isOpen = helping.test(lower);
    else if (!between.test(lower) && !tags.has('Adverb')) isOpen = false;
  }
  return count;
}
const isVerb = ({ lower, tags }: Term): boolean => lower !== 'to' && (tags.has('Verb') || tags.has('Modal'));
/** "Get", "help" and "make" take another verb: "Mum helps me wash". */
const helping =
  /^(?:am|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|may|might|must|let|lets|helps?|makes?|gets?|got|cannot)$/;
const between = /^(?:not|also|often|always|still|just|only|all|both|i|we|they|he|she|it|me|us|him|her|them)$/;
const sureVerbs =
  /^(?:am|is|are|was|were|has|will|hates|needs|wants|loves|likes|gets|goes|says|thinks|keeps|makes|takes|comes|knows|feels)$/;
/** Not "what it is" nor "all there is": a thing is named, and the verb stands right behind it. */
const isBehindThing = (clause: readonly Term[], at: number): boolean => {
  const before = clause[at - 1];
  return before?.tags.has('Noun') === true && !before.tags.has('Possessive') && !before.tags.has('Pronoun');
};

/** "Grandad has dementia I call him": somebody begins to do something in the middle of a clause. */
const hasLateSubject = (clause: readonly Term[]): boolean =>
  clause.some(
    ({ lower }, at) =>
      at > 0 &&
      /^(?:i|we|he|she|they)$/.test(lower) &&
      clause[at + 1] !== undefined &&
      isVerb(clause[at + 1]!) &&
      !takesClause.test(clause[at - 1]!.lower) &&
      !clause[at - 1]!.tags.has('Preposition') &&
      !clause[at - 1]!.tags.has('Adverb') &&
      clause.slice(0, at).some(({ tags }) => tags.has('Noun') || tags.has('Pronoun')),
  );
/** "The day I fly", "I know I can". */
const takesClause =
  /^(?:times?|days?|way|things?|places?|one|ones|night|week|year|moment|know|knows|think|thinks|say|says|said|hope|hopes|told|tell|tells|mean|means|feel|wish|sure|glad|everything|something|anything|all|soon|now|today|tomorrow|school|sometimes|morning|evening|afternoon|\p{L}+day)$/u;
