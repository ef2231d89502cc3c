// Whether a carer's words, turned into the child's voice, read as a clean sentence or topic. What does not is asked about.

import { finiteAt, isDoingWithVerb } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { infinitiveOf, type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { type TopicLine, titleCase } from './topic-line.ts';

/** The topic with those further sentences that read clean; null where it does not itself. */
export const wellFormed = (line: TopicLine): TopicLine | null =>
  (line.fact === null ? isCleanTopic(line.topic) : isCleanSentence(line.fact))
    ? { ...withoutList(line), more: line.more.filter(isCleanSentence) }
    : null;

/** "Going to the barber, Mr Desmond, Saturday" is about going to the barber. */
function withoutList(line: TopicLine): TopicLine {
  const [head = line.topic] = line.topic.split(', ');
  return line.fact !== null || head === line.topic ? line : { ...line, topic: head, title: titleCase(head) };
}

export function isCleanSentence(given: string): boolean {
  const text = given.replaceAll('~', '').replace(/\.$/, '');
  const terms = termsOf(text.charAt(0).toLowerCase() + text.slice(1));
  const at = finiteAt(terms);
  if (brokenVerb.test(text) || isNamedOnly.test(text)) return false;
  if (missesArticle.test(text) || /\bno the\b/.test(text) || hasStrayThem(terms)) return false;
  if (openEnd.test(text) || text.includes('&') || runsOn.test(text) || complains.test(text)) return false;
  // "The cutting the line is not fair".
  if (/^the \p{L}+ing (?:the|an?|my|our)\b/iu.test(text)) return false;
  if (isDoingWithVerb(text)) return true;
  if (at <= 0) return false;
  const subject = terms.slice(0, at);
  const verb = terms[at];
  return (
    verb !== undefined &&
    subject.length <= 7 &&
    !subject.some(({ lower }) => /^(?:what|why|how|when|which)$/.test(lower)) &&
    agrees(subject, verb)
  );
}

/** "Auntie have off day", "the singing is finish". */
export const brokenVerb =
  /\b(?:aunt\p{L}*|uncle|mum|mom|dad|mama|papa|he|she|it) (?:have|come|go|want|need|work|make)\b|\b(?:is|are|was) (?:finish|close|cancel|break|start)\b/iu;
/** "A little girl called Matilda who is 3": somebody, and nothing that they do. */
const isNamedOnly =
  /^(?:an?|the|my|our) (?:(?!(?:is|are|was|were|will|has) )\p{L}+ ){1,4}(?:called|named) \p{Lu}\p{L}+(?: who(?:['’]s| is) .*)?$/iu;

/** "He keeps talking to strangers": what the carer finds hard is no sentence of the child's, and no title. */
const complains = /^I (?:keep(?: on)? \p{L}+ing|constantly \p{L}+)\b/u;

/** "Friend in school say" is not a sentence; "people say" and "my friend and I say" are. */
function agrees(subject: readonly Term[], { lower, tags }: Term): boolean {
  if (lower === 'do' && subject.at(-1)?.tags.has('Singular') && subject.length > 1) return false;
  const isBase =
    tags.has('PresentTense') &&
    !tags.has('Modal') &&
    !/s$/.test(lower) &&
    infinitiveOf(lower) === lower &&
    !/^(?:have|do|are|am)$/.test(lower);
  const head = subject.findIndex(({ tags: own }) => own.has('Preposition'));
  const noun = subject[(head === -1 ? subject.length : head) - 1];
  if (!isBase || !noun || subject.some(({ lower: word }) => word === 'and')) return true;
  return (
    !noun.tags.has('Singular') ||
    /^(?:i|we|they|you|people|children|staff|crowd|team|family|council|class|band|police)$/.test(noun.lower)
  );
}

/** "Dad is picking them up": nobody said whom. */
const hasStrayThem = (terms: readonly Term[]): boolean =>
  terms.some(
    ({ lower }, at) => lower === 'them' && !terms.slice(0, at).some(({ tags }) => tags.has('Plural')),
  );

/** "We have new cup", "with lady". */
const missesArticle =
  /\b(?:has|have|get|gets|got|put|putting|need|needs) (?:new|old|red|blue|big|small|sore|different|long) \p{L}+(?<!s)\b(?! \p{L}+s\b)|\b(?:in|on) (?:phone|shop|garbage|bag)\b/iu;

const openEnd =
  /\b(?:be|the|to|an?|of|like|what|which|and|or|only|with|without|for|from|by|my|our|his|her|want|wants|has|have|is|are|why|who|how|when|would|could)$/i;

/** Two sentences in one: "fireworks is not war it is only for happy". */
const runsOn =
  /(?<!\b(?:that|because|when|if|and|but|so|what|who|where|how|as|until|before|after|while|than|says?|said|thinks?|knows?|means?|mean|like|or|why)) (?:it|he|she|they|we|I) (?:is|are|am|was|has|have|will|can|do|does|go|come|work)\b/;

export function isCleanTopic(topic: string): boolean {
  // "Why the taxi stops for petrol".
  if (/^why (?!(?:do|does|is|are|not|no)\b)/.test(topic)) return isCleanSentence(topic.slice('why '.length));
  const [list = topic] = topic.split(', ');
  if (list !== topic && list.split(' ').length < 3) return false;
  if (notATopic.test(topic) || openEnd.test(list) || strayVerb.test(topic) || isOrderOrHeadline(topic))
    return false;
  // "Dad shaved off his beard" is a sentence.
  if (saidOfKin.test(topic)) return false;
  if (/^when /.test(topic)) return isCleanSentence(topic.slice('when '.length));
  const [head = topic] = topic.split(
    /,? (?:when|where|who|that|which|because|if|until|while|so|after|before) /,
  );
  const terms = termsOf(head);
  return (
    (terms.length >= 2 || terms[0]?.tags.has('Plural') === true) &&
    terms.some(({ tags }) => tags.has('Noun') || tags.has('Value')) &&
    !terms.some(
      (term, at) =>
        isBareVerb(term, terms[at - 1], terms[at + 1]) &&
        !isDoneToIt(terms, at) &&
        // "A flu shot": what an article stands before is a thing.
        !(
          terms[at - 1]?.tags.has('Noun') &&
          terms[at - 2]?.tags.has('Determiner') &&
          !/ed$/.test(term.lower)
        ),
    )
  );
}

/** "Getting my toenails clipped", "having my ears checked": done to what is named. */
const isDoneToIt = (terms: readonly Term[], at: number): boolean =>
  /^(?:getting|having|being)$/.test(terms[0]?.lower ?? '') &&
  at >= 1 &&
  /(?:ed|cut|done)$/.test(terms[at]?.lower ?? '');

/** "Scam emails addressed to me" are emails: the last thing of the first run of them. */
function headOf(terms: readonly Term[]): Term | undefined {
  const end = terms.findIndex(
    ({ tags }) => !tags.has('Noun') && !tags.has('Adjective') && !tags.has('Value'),
  );
  return terms[(end === -1 ? terms.length : end) - 1];
}

/** "A tell me about Wigilia", "Dad's deployment over": an order, or a thing with what is said of it, is no topic. */
function isOrderOrHeadline(topic: string): boolean {
  const terms = termsOf(topic.replace(/^(?:an?|the) /, ''));
  const [first, last] = [terms[0], terms.at(-1)];
  if (!first || !last) return true;
  if (/^an? /.test(topic) && headOf(terms)?.tags.has('Plural') === true) return true;
  // "Gym shoes too small".
  const before = terms.slice(0, -1).findLast(({ lower }) => !/^(?:too|so|very|really|not)$/.test(lower));
  if (!/^the /.test(topic) && first.tags.has('Infinitive') && !countedNouns.has(first.lower)) return true;
  return (
    !/ing$/.test(first.lower) &&
    before?.tags.has('Noun') === true &&
    (last.tags.has('Adjective') || last.tags.has('Adverb')) &&
    !last.tags.has('Noun')
  );
}

const saidOfKin =
  /^(?:my |our )?(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|grandpa|sister|brother|uncle|auntie?|cousin) \p{L}+ed\b/iu;
const strayVerb = /^(?:an? |the )?\p{L}+ (?:start|take|go|come|get|make|say|work|have)\b/u;
const notATopic =
  /^(?:why|what|how|who|whose|which|where|whether|(?:an? )?(?:on|me|not|no|all|it|minus|-?\d|which|whose|hold|in|of|with|at|by|from|to|for|than)\b)|\b(?:etc|help|passed away|died)\b|\bvs\b|\band (?:what|how|why|who|to \p{L}+)\b/iu;

/** A verb with its ending for now or before has no place in a topic; "being painted" and "to play" have. */
const isBareVerb = ({ lower, tags }: Term, before: Term | undefined, next: Term | undefined): boolean =>
  tags.has('Verb') &&
  // "In my own bed", "the car park", "one bite".
  lower !== 'own' &&
  !(lower === 'park' && before?.lower === 'car') &&
  !(lower === 'bite' && before !== undefined) &&
  !tags.has('Gerund') &&
  !/ing$/.test(lower) &&
  before?.lower !== 'to' &&
  // "From guide dog puppies", "work experience": nouns, since they are what it is from or of.
  !(before?.tags.has('Preposition') === true && next?.tags.has('Noun') === true) &&
  !(lower === 'work' && next?.lower === 'experience') &&
  // "Announced at six", "supervised contact", "picture day retakes", "telling my boss I am autistic".
  !(/ed$/.test(lower) && (next?.tags.has('Preposition') || next?.tags.has('Noun')) === true) &&
  !(/s$/.test(lower) && next === undefined) &&
  !/^(?:i|we|they|he|she|it)$/.test(before?.lower ?? '') &&
  !/^(?:being|getting|get|called|named)$/.test(before?.lower ?? '') &&
  !/^(?:called|named|put|done|made|taken)$/.test(lower) &&
  !tags.has('Particle') &&
  !tags.has('PhrasalVerb');
