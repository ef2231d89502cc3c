// Whether a carer's words read as sure sentences and topics: what a story rests on alone.
import { isBareNoun } from '@calmbridge/reader/story-line/bare-nouns';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { brokenVerb } from './well-formed.ts';

/**
 * Stricter, for a story that rests on the carer's words alone: every thing that is counted has its article, nobody is both who
 * does it and to whom it is done, and no second sentence runs on without a joint.
 */
export function isSureSentence(given: string): boolean {
  const text = given.replaceAll('~', '').replace(/\.$/, '');
  const terms = termsOf(text);
  return (
    !terms.some((_, at) => isBareNoun(terms, at)) &&
    // What a carer tells of a hard moment is for the carer: no story says it of its reader.
    !/^I (?:~?\p{L}+ and )?(?:run (?:away|off)|hide|hid|faint|cry|cried|panic|freak|vomit|wet|refuse|melt|lash)\b/u.test(
      text,
    ) &&
    !/^I\b.* and (?:~?(?:scream|shout|yell|cry|run off|run away|hide|hit|kick|bite|throw|sulk|swear))$/u.test(
      text,
    ) &&
    !/^I (?:always |just |often |sometimes |still )?~?(?:chuck|lob|hurl|fling|smash|rip|slam|tip|flip|stamp|growl|swear|snatch|grab|slap|scratch|sulk|moan|whinge|strop)\b/u.test(
      text,
    ) &&
    !/^I \p{L}+ too (?:near|close|loud|much|fast|hard)\b/u.test(text) &&
    !/^(?:I\b(?!.* (?:bring|take|have|keep|carry)\b).* (?:to|with|by|for) me\b|me\b|my name is)|\bI (?:hid|hide|cried|panicked|ran (?:off|away))\b/i.test(
      text,
    ) &&
    !/\b(?:I|we|they|he|she) not\b|\b(?:he|she|it) (?:do|have|go|come|need|want)\b/i.test(text) &&
    !/,(?! (?:too$|we |I |they |it |he |she |the |my |our |that ))/.test(text) &&
    !/(?<!\b(?:with|by|to|from|for|of|and|see|meet|by|called|is|are|has|have|that|because|when|so) ?)(?<=\p{L} )(?:Dr|Mr|Mrs|Ms|Miss) \p{Lu}[\p{L}'’-]+$/u.test(
      text,
    ) &&
    !runsOnAnyhow.test(text) &&
    !brokenNumber.test(text) &&
    // What the child takes for true may not be so.
    !/^(?:so )?I think (?:I|it|that|the|they|we)\b/u.test(text) &&
    !/\bbut (?:only )?(?:ready|open|done|back)\b/u.test(text) &&
    // "I drink a lot before and not wee".
    !/\band not \p{L}+\b/u.test(text) &&
    !/\b(?:go|going|went) (?!I\b)\p{Lu}/u.test(text) &&
    // "Kindergarten lady Basia", "Ukrainian boy Danylo": somebody without a word for whose they are.
    !/^(?:(?!(?:the|my|our|a|an|this|that)\b)\p{L}+ ){0,2}(?:lady|boy|girl|man|woman|kid) \p{Lu}/iu.test(
      text,
    ) &&
    !brokenVerb.test(text) &&
    !hasBareDescribed(terms) &&
    !/^\p{L}+ then \p{L}+$| and \p{L}+ (?:taped|closed|cancelled|shut|gone|locked|packed)$/iu.test(text) &&
    !hasLooseOrder(terms) &&
    !/\b(?:like|as|than) \p{L}+ one$/u.test(text) &&
    !/\b(?:is|are) person\b|\bthe same as \p{Ll}+$|\bso no \p{L}+|\bon \p{L}+day on\b/u.test(text) &&
    !isNounHeap(terms)
  );
}

/** "Okada is dangerous hold tight": an order without a joint. */
const hasLooseOrder = (terms: readonly Term[]): boolean =>
  terms.some(
    ({ tags }, at) =>
      (tags.has('Infinitive') || tags.has('Imperative')) &&
      !tags.has('Noun') &&
      terms[at - 1]?.tags.has('Adjective') === true &&
      terms[at - 2]?.tags.has('Copula') === true,
  );

/** The same of a topic: every thing has its article, numbers their plural, and nothing is heaped up. */
export function isSureTopic(topic: string): boolean {
  const terms = termsOf(topic);
  return (
    !terms.some((_, at) => isBareNoun(terms, at)) &&
    !isNounHeap(terms) &&
    !brokenNumber.test(topic) &&
    !hasBareDescribed(terms) &&
    // Somebody, and nothing of them.
    !/^(?:an?|the) (?:boy|girl|man|woman|kid|child|lady|person|baby|guy|pupil|student|friend)$/i.test(
      topic,
    ) &&
    !/\bfirst time \p{L}+$|(?<!\b(?:is|are|too|very|so|and|or)) (?:loud|noisy|busy|crowded|full)$/u.test(
      topic,
    ) &&
    // "Nits again so nit comb": two things, and no name for either.
    !/\b(?:again|poorly|ill|broken|closed|late|here|there|on|off) so\b|\bso (?:no|we|he|she|I|it)\b/iu.test(
      topic,
    ) &&
    // "Why legs get hair and that it is okay to shave": a second question hangs on it.
    !/^(?:why|how)\b.*\band (?:that|why|how|what)\b/iu.test(topic) &&
    !isSaidOfThing(terms) &&
    !lacksOwner.test(topic) &&
    !isDoneToSelf.test(topic) &&
    !/(?<!\b(?:the|my|\p{L}+['’]s) )\b\d+(?:st|nd|rd|th)\b/u.test(topic) &&
    !/\b(?:when|if|while|not just|not only) \p{L}+$|\p{L} (?:on|off|up|down) when\b/u.test(topic) &&
    !/\b(?:two|three|four|five|six|seven|\d+) \p{L}+ (?:one|two|three|\d+) \p{L}+/u.test(topic) &&
    !/\b(?:go|going|went) \p{Lu}|\b(?:what have|what has|coming (?:and|&) going)\b/u.test(topic)
  );
}
/** "Telling me my da", "moving to me forever family": what the carer does, or a word that was turned wrongly. */
const isDoneToSelf =
  /^(?:telling|showing|giving|taking|teaching|reminding|getting) me\b|\bto me \p{L}+ \p{L}+/iu;
/** "My sister wedding". */
const lacksOwner =
  /\b(?:my|our) (?:sister|brother|mum|mom|dad|cousin|uncle|aunt|auntie|nan|nana|grandma|grandad|friend|teacher) (?:wedding|birthday|house|party|car|room|funeral|baby|dog|cat|bed|school)\b/i;

/** "At new barber", "to big boy bed": one of something, with how it is and no article. */
const hasBareDescribed = (terms: readonly Term[]): boolean =>
  terms.some(({ tags }, at) => {
    const next = terms[at + 1];
    if (!tags.has('Preposition') || !next || !describing.test(next.lower)) return false;
    const rest = terms.slice(at + 1);
    const end = rest.findIndex(({ tags: own }) => !own.has('Noun') && !own.has('Adjective'));
    const last = rest[(end === -1 ? rest.length : end) - 1];
    return last?.tags.has('Singular') === true && !last.tags.has('ProperNoun');
  });
const describing =
  /^(?:new|old|big|small|little|first|second|last|own|other|public|local|different|supported|full|long)$/;

/** "A helmet tight on ears", "Mama on the phone freezes", "podiatrist cutting nails": a sentence without its small words. */
function isSaidOfThing(terms: readonly Term[]): boolean {
  const last = terms.at(-1);
  const [first, second] = terms;
  if (!first || !last || /ing$/.test(first.lower)) return false;
  if (
    first.tags.has('Actor') &&
    first.tags.has('Singular') &&
    /ing$/.test(second?.lower ?? '') &&
    !/^\p{Lu}/u.test(first.text)
  )
    return true;
  const hasPreposition = terms.some(({ tags }) => tags.has('Preposition'));
  if (hasPreposition && last.tags.has('PresentTense') && /s$/.test(last.lower)) return true;
  return terms.some(
    ({ tags }, at) =>
      tags.has('Adjective') &&
      !tags.has('Noun') &&
      terms[at - 1]?.tags.has('Noun') === true &&
      terms[at - 1]?.tags.has('Pronoun') !== true &&
      /^(?:on|in|at|to|for|from)$/.test(terms[at + 1]?.lower ?? ''),
  );
}

/** "3 week", "8 hour": but a "7 hour drive". */
const brokenNumber =
  /\b(?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten) (?:week|day|hour|month|year|minute|night)\b(?! \p{L})/u;

/** "Big school 8th grade metal detectors": more than one thing, and nothing between them. */
function isNounHeap(terms: readonly Term[]): boolean {
  let run = 0;
  for (const { text, lower, tags, post } of terms) {
    const isName = /^\p{Lu}/u.test(text);
    const isHeaped = tags.has('Noun') || tags.has('Adjective') || tags.has('Value');
    run = isHeaped && !tags.has('Pronoun') && !isName && !/^(?:my|our)$/.test(lower) ? run + 1 : 0;
    if (run > 4) return true;
    if (post.trim() !== '') run = 0;
  }
  return false;
}

const runsOnAnyhow =
  /(?<!\b(?:that|because|when|if|and|but|so|what|who|where|how|as|until|before|after|while|than|says?|said|thinks?|knows?|means?|mean|like|or|why|tells?|told|teacher|mum|mom|dad|sometimes|then|day|time|days|years?|anything|something|everything|thing|way|with|to|for|by|of|from|at|in),?) (?:we|I|he|she|they) \p{L}+/u;
