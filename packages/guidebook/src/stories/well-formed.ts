// Whether a carer's words, turned into the child's voice, read as a clean sentence or topic. What does not is asked about.
import { finiteAt, isDoingWithVerb } from '@calmbridge/reader/story-line/clause';
import { infinitiveOf, type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { type TopicLine, titleCase } from './topic-line.ts';

/** The topic with those further sentences that read clean; null where it does not itself. */
export const wellFormed = (line: TopicLine): TopicLine | null =>
  (line.fact === null ? isTopic(line.topic) : isSentence(line.fact))
    ? { ...withoutList(line), more: line.more.filter(isSentence) }
    : null;

/** "Going to the barber, Mr Desmond, Saturday" is about going to the barber. */
function withoutList(line: TopicLine): TopicLine {
  const [head = line.topic] = line.topic.split(', ');
  return line.fact !== null || head === line.topic ? line : { ...line, topic: head, title: titleCase(head) };
}

function isSentence(given: string): boolean {
  const text = given.replaceAll('~', '').replace(/\.$/, '');
  const terms = termsOf(text.charAt(0).toLowerCase() + text.slice(1));
  const at = finiteAt(terms);
  if (missesArticle.test(text) || /\bno the\b/.test(text) || hasStrayThem(terms)) return false;
  if (openEnd.test(text) || text.includes('&') || runsOn.test(text)) return false;
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

/** "Friend in school say" is not a sentence; "people say" and "my friend and I say" are. */
function agrees(subject: readonly Term[], { lower, tags }: Term): boolean {
  const isBase =
    tags.has('PresentTense') &&
    !tags.has('Modal') &&
    !/s$/.test(lower) &&
    infinitiveOf(lower) === lower &&
    !/^(?:have|do|are|am)$/.test(lower);
  const head = subject.findIndex(({ tags: own }) => own.has('Preposition'));
  const noun = subject[(head === -1 ? subject.length : head) - 1];
  if (!isBase || !noun || subject.some(({ lower: word }) => word === 'and')) return true;
  return !noun.tags.has('Singular') || /^(?:i|we|they|you|people|children|staff)$/.test(noun.lower);
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
  /\b(?:be|the|to|an?|of|like|what|which|and|or|only|with|for|from|by|my|our|his|her|want|wants|has|have|is|are|why|who|how|when)$/i;

/** Two sentences in one: "fireworks is not war it is only for happy". */
const runsOn =
  /(?<!\b(?:that|because|when|if|and|but|so|what|who|where|how|as|until|before|after|while|than|says?|said|thinks?|knows?|means?|mean|like|or|why)) (?:it|he|she|they|we|I) (?:is|are|am|was|has|have|will|can|do|does|go|come|work)\b/;

function isTopic(topic: string): boolean {
  const [list = topic] = topic.split(', ');
  if (list !== topic && list.split(' ').length < 3) return false;
  if (notATopic.test(topic) || openEnd.test(list) || strayVerb.test(topic)) return false;
  if (/^when /.test(topic)) return isSentence(topic.slice('when '.length));
  const [head = topic] = topic.split(
    /,? (?:when|where|who|that|which|because|if|until|while|so|after|before) /,
  );
  const terms = termsOf(head);
  return (
    terms.length >= 2 &&
    terms.some(({ tags }) => tags.has('Noun') || tags.has('Value')) &&
    !terms.some((term, at) => isBareVerb(term, terms[at - 1], terms[at + 1]))
  );
}

const strayVerb = /^(?:an? |the )?\p{L}+ (?:start|take|go|come|get|make|say|work|have)\b/u;
const notATopic =
  /^(?:why|what|how|who|whose|which|where|whether|(?:an? )?(?:on|me|not|no|all|it|minus|\d|which|in|of)\b)|\b(?:etc|help)\b|\bvs\b/i;

/** A verb with its ending for now or before has no place in a topic; "being painted" and "to play" have. */
const isBareVerb = ({ lower, tags }: Term, before: Term | undefined, next: Term | undefined): boolean =>
  tags.has('Verb') &&
  !tags.has('Gerund') &&
  !/ing$/.test(lower) &&
  before?.lower !== 'to' &&
  // "Announced at six", "picture day retakes", "telling my boss I am autistic".
  !(/ed$/.test(lower) && next?.tags.has('Preposition') === true) &&
  !(/s$/.test(lower) && next === undefined) &&
  !/^(?:i|we|they|he|she|it)$/.test(before?.lower ?? '') &&
  !/^(?:being|getting|get|called|named)$/.test(before?.lower ?? '') &&
  !/^(?:called|named|put|done|made|taken)$/.test(lower) &&
  !tags.has('Particle') &&
  !tags.has('PhrasalVerb');
