// Whether words of the carer make a sentence that a parent would read out. What does not is left out: the scene speaks for itself, and
// where the story hangs on it the carer is asked.
import { timesIn } from '@calmbridge/reader/story-line/facts-in';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { isSureSentence, isSureTopic } from '../lines/sure-form.ts';
import type { TopicLine } from '../lines/topic-line.ts';
import { isCleanSentence } from '../lines/well-formed.ts';
import { runsTogether } from '../voice/one-clause.ts';

/** The line with the sentences that can be read out; null where it opens with none. */
export function saidPlainly(line: TopicLine): TopicLine | null {
  const opening = line.opening ?? line.fact;
  const [, named] = /^This (?:story )?is about (.+)\.$/.exec(opening ?? '') ?? [];
  if (opening === null || named ? !isNamePhrase(named ?? line.topic) : isBroken(opening)) return null;
  const isDoing = line.isDoing === true || /^I /.test(opening ?? '') || /^\p{L}+ing /u.test(line.topic);
  const more = line.more.filter((one) => !isBroken(one) && !(isDoing && hangsLoose(one))).map(withComma);
  return { ...line, ...(line.fact === null ? {} : { fact: withComma(line.fact) }), more };
}

/** "I am having the nose spray not a needle". */
const withComma = (sentence: string): string =>
  sentence.replace(
    /(?<=\b(?:the|an?|my) (?:\p{L}+ ){0,2}\p{L}+)(?<!\b(?:is|are|was|were|will|does|do|can|or|and)) not (?=(?:an?|the|my) (?:\p{L}+ )?\p{L}+\.?$)/u,
    ', not ',
  );

/** "I hold hands. It is in the car park": of a doing only its day is said so. */
export const hangsLoose = (sentence: string): boolean => {
  const [, where] = /^it is (?=(?:in|at|on|for|with|to) )(.+?)\.?$/iu.exec(sentence) ?? [];
  return where !== undefined && timesIn(where).join(' ').length < where.length - 4;
};

const isBroken = (given: string): boolean => {
  const sentence = given.replace(/\.$/, '');
  return (
    // "3 days function", "Work Christmas do", "Fractions test", "Pimples, do not pick".
    /^\d/.test(sentence) ||
    /^(?!.*\b(?:I|we|they|to|can|will)\b).* do$/iu.test(sentence) ||
    /^(?!(?:I|we|they|people|the|my|our|an?)\b)(?:\p{L}+ ){1,2}(?:test|trip|party|drill|visit|walk|talk|play)$/iu.test(
      sentence,
    ) ||
    /^[\p{L} ]+, (?:do not|never)\b/iu.test(sentence) ||
    // "Only for finish the lesson", "I can use a urinal, and looking at the wall", what is said in letters.
    /\bfor (?:finish|go|make|do|eat|play|take|get|come|wait)\b/i.test(sentence) ||
    /^I can [^,]+, and \p{L}+ing\b/u.test(sentence) ||
    /\b(?:tbh|lol|idk|fyi|ngl|imo|btw|asap)\b/i.test(sentence) ||
    // "I pick me up", "we want me to use it", "the someone", and the things that were taken for people.
    /\bI (?!(?:am|was|will|can|may|have)\b)\p{L}+ me\b/u.test(sentence) ||
    /\b(?:we|they|he|she) (?:all )?(?:want|wants|need|needs|would like|ask|asks) me\b/i.test(sentence) ||
    /\b(?:the|an?) (?:someone|somebody|anyone|anybody|it|he|she|they)\b/i.test(sentence) ||
    /^people (?:are|were) (?:\p{L}+ly )?(?:blue|red|green|black|white|pink|purple|yellow|orange|grey|gray|brown|gold|silver|new|ready|the same|in the|on the|made|broken|free)\b/iu.test(
      sentence,
    ) ||
    // Whoever says so is not sure of what stands before it.
    /^(?:I|we|he|she|they) (?:think|hope|guess|reckon|believe)$/i.test(sentence) ||
    /^there (?:is|are) (?:just |only )?(?:mornings?|evenings?|afternoons?|nights?|bedtimes?)\b/i.test(
      sentence,
    ) ||
    // "A new escort but it is the same van": nothing is said of the first.
    /^an? (?:\p{L}+ ){1,3}but (?:it|he|she|they|we|I)\b/iu.test(sentence) ||
    // "The fire drill. We are having on Wednesday": it lacks what.
    /^(?:I am|we are) (?:having|getting|taking|doing|seeing|making) (?:on|in|at|next|this|tomorrow|today)\b/i.test(
      sentence,
    ) ||
    // "There is Temple Street", "There is a door shut", "Grandpa calls him by a name": whoever that is, the child speaks.
    /^[Tt]here (?:is|are) (?:\p{Lu}\p{L}+ )+(?:Street|Road|Avenue|Lane|Hospital|House|Park|Centre|Center|School|Surgery|Clinic)$/u.test(
      sentence,
    ) ||
    /^there (?:is|are) .*\b(?:shut|closed|open|locked|off)$/i.test(sentence) ||
    /^it (?:is|has) (?:now |just )?(?:started|begun|happened|happening)(?: (?:now|again|lately))?$/i.test(
      sentence,
    ) ||
    /^it is (?:afterwards?|after that|then|later)\b/i.test(sentence) ||
    isOfHim.test(sentence) ||
    // "There is the comb", "there is lads messing", "there is jackhammers".
    /^there (?:is|are) (?:the|same|my|his|her|that|this|it)\b/i.test(sentence) ||
    /\bthere is (?!an? |no |one |the )(?:\p{L}+ )?\p{L}+[^sui]s\b/iu.test(sentence) ||
    (/^there (?:is|are)\b/i.test(sentence) && (sentence.match(/ and /g) ?? []).length > 1) ||
    /^there (?:is|are) .*\b(?:story|stories)$/i.test(sentence) ||
    /^there (?:is|are) (?:just|only) \p{L}+ing\b/iu.test(sentence) ||
    // How old somebody is, and how it went before, is said to us.
    /^(?:I am|\p{Lu}\p{Ll}+ is) (?:only |nearly |almost )?\d{1,2}(?: years old)?$/u.test(sentence) ||
    /^last time\b/i.test(sentence) ||
    /^that is (?:when|while|where)\b/i.test(sentence) ||
    // "It is at 3 am and what I can do", "the first of two for and two nights".
    /\b(?:for|at|in|on|to|of|with|by) and\b|\band (?:what|how|why|where|it not)\b/i.test(sentence) ||
    runsTogether(sentence) ||
    isWithoutVerb(sentence) ||
    !readsWell(sentence)
  );
};

/** In the child's words "him" is somebody else, and here it was the child. */
const isOfHim =
  /^(?:my )?(?:grandpa|grandad|dad|daddy|uncle \p{L}+|grandma|granny|gran|nan|nana|mum|mummy|mom|mommy|auntie \p{L}+)\b[^.,]* (?:calls|tells|asks|hugs|kisses|forgets|recognises|knows|shouts at) (?:him|her)\b/iu;

/** A subject, a verb that agrees with it, and an article before what is counted, in each of its clauses. */
function readsWell(sentence: string): boolean {
  if (/^so (?:I|we|he|she|they) can\b/i.test(sentence)) return false;
  if (/^that (?:is|was) (?:instead of|for) /i.test(sentence)) return true;
  const plain = sentence
    .replace(/^(?:that is because|sometimes|so|also|then|after that|now) /i, '')
    // Whom "them" means, the sentence before it says.
    .replace(/\bthem\b/g, 'it')
    .replace(/, (?=(?:in|at|on|with|not|for|from|until|after|before|because|then|too)\b)/g, ' ');
  const [, when, left = '', right] = /^(when|if|on|in|at|after|before) ([^,]+), (.+)$/iu.exec(plain) ?? [];
  if (right !== undefined)
    return (!/^(?:when|if)$/i.test(when ?? '') || isSureSentence(left)) && readsWell(right);
  return isSureSentence(plain) && isCleanSentence(plain);
}

const isWithoutVerb = (sentence: string): boolean =>
  wordCount(sentence) <= 4 &&
  !/\b(?:is|are|am|was|has|have|had|do|does|can|may|will)\b/i.test(sentence) &&
  termsOf(sentence).every(({ tags }) => tags.has('Noun') || tags.has('Value') || tags.has('Adjective'));

/** "My bus pass ran out" and "the baby cries" are sentences, "two houses two beds" and "boiler man coming" headlines: no names for anything. */
function isNamePhrase(topic: string): boolean {
  const [head = topic] = topic.split(
    / (?:who|that|which|when|if|where|what|why|how|because|as|until|after|before|while|so|and|without|to) |, /,
  );
  if (/^(?:why|what|how|when|where|not|being|getting|having|if)\b/i.test(topic)) return true;
  if (wordCount(topic) > 3 && !isSureTopic(topic)) return false;
  const terms = termsOf(head);
  const isDoing = /^\p{L}+ing$/u.test(terms[0]?.lower ?? '');
  if (saysMore.test(topic) || isTwoThings.test(topic) || endsInAct.test(topic)) return false;
  // "Telling a teacher is not snitching" is a sentence, "power cut happening" and "difference between" lack an article.
  if (isDoing && /\b(?:is|are|was|were) /.test(head)) return false;
  if (/^(?:power cut|exam(?= \p{Lu})|kissing hand|giving up (?:bottle|dummy))\b/u.test(topic)) return false;
  return !terms.some(({ lower, tags }, at) => {
    if (at === 0 || isDoing) return false;
    const before = terms[at - 1];
    // "Nan's in a care home".
    if (/['’]s$/.test(before?.lower ?? '') && /^(?:in|at|on|not|very|so|too|going|coming)$/.test(lower))
      return true;
    if (tags.has('PastTense') && !/(?:ed|en|lt)$/.test(lower) && !tags.has('Adjective')) return true;
    const isSaid = tags.has('PresentTense') && /[^s]s$/.test(lower) && !tags.has('Noun');
    // "The baby cries": one that an article stands before, and what it does.
    const isOne = /^(?:the|my|our|an?) /i.test(head) && before?.tags.has('Singular') === true;
    if (isSaid || (isOne && at === terms.length - 1 && (acts.test(lower) || tags.has('PresentTense'))))
      return true;
    // "Boiler man coming", "smoke detector chirping".
    return (
      at === terms.length - 1 &&
      at >= 1 &&
      tags.has('Gerund') &&
      !/^(?:the|my|our|an?|some) /i.test(head) &&
      before?.tags.has('Singular') === true &&
      doings.test(lower)
    );
  });
}
/** "Power cut in the evening and the fan stops": a sentence hangs on it. */
const saysMore =
  /\band (?:the|my|our|it|he|she|they|we|I) (?:\p{L}+ )?(?:is|are|was|will|\p{L}+[^s]s)$|\b(?:for|at|in|on|to|of|with|by) and\b/u;
const isTwoThings = /\b(?:two|three|four|five|six|\d+) \p{L}+s (?:two|three|four|five|six|\d+) \p{L}+/iu;
/** "Bonfire Night round ours goes". */
const endsInAct = /\b(?:goes|lasts|happens|comes|keeps|takes|starts|begins)$/;

/** Read as plurals of things, though with one before them they are what it does. */
const acts = /^(?:cries|barks|snores|screams|shouts|sleeps|rings|works|moves|leaves|dies)$/;
const doings =
  /^(?:coming|going|leaving|moving|happening|starting|chirping|beeping|barking|ringing|crying|buzzing|closing|opening|breaking|changing|ending|finishing|retiring|arriving|failing)$/;
