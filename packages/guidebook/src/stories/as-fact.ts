// What a carer writes for short, as a clause with a subject and a verb: "Grandma going in for her hip" is that she is going,
// "cutting his nails" is what the child does, "when the ferry is cancelled" is what happens sometimes.
import { finiteAt, shapeOf } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { isPersonWord } from '@calmbridge/reader/story-line/people';
import { clauseOf } from '@calmbridge/reader/story-line/tell-phrase';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { withArticle } from '../child/words.ts';

/** The clauses it comes to; null where none does. */
export function asFact(text: string): string[] | null {
  const plain = text.replaceAll('~', '');
  if (asksSomething.test(plain)) return null;
  if (isAbsence(plain))
    return [
      `there ${/^no (?:\p{L}+ )?\p{L}+[^s]s\b/iu.test(plain) ? 'are' : 'is'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    ];
  switch (shapeOf(plain)) {
    case 'fact':
      return told(clauseOf({ shape: 'fact', text }));
    case 'doing':
      return asDoing(text);
    case 'asks':
      return asIf(text) ?? asWhen(text);
    case 'thing':
      return asGoingOn(text) ?? asDaysWhen(text) ?? (isOwnDoing(text) ? asDoing(text) : null);
    default:
      return null;
  }
}

/** "No hot bath until the man comes": what is not there for a time is told; "no pinching" is an order. */
export const isAbsence = (text: string): boolean =>
  /^no (?!\p{L}+ing\b)(?:\p{L}+ ){1,4}(?:until|today|tonight|tomorrow|this (?:week|morning|afternoon|evening|term)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:an?|one|two|three|some|\d+) (?:hours?|days?|weeks?))\b/iu.test(
    text,
  );

/** "Holding hands in the car park", "trying one bite": what is done, and no thing. */
export function isOwnDoing(text: string): boolean {
  const [first, second] = termsOf(text.replaceAll('~', ''));
  return (
    ownDoing.test(first?.lower ?? '') &&
    (second?.tags.has('Plural') === true || beforeIt.test(second?.lower ?? '')) &&
    !isCompound.test(text)
  );
}
const ownDoing =
  /^(?:holding|trying|sharing|taking|waiting|wearing|using|sitting|walking|playing|eating|going|putting|saying|asking|keeping|washing|brushing|sleeping|staying|riding|crossing|packing|cooking|reading|writing|helping|tidying|joining|making|getting|having|meeting|visiting|choosing)$/;
const beforeIt =
  /^(?:hands|toys|turns|one|two|three|the|my|our|an?|some|nicely|quietly|with|at|on|in|to|up|down|for)$/;

const told = (clause: string | null): string[] | null => (clause === null ? null : [clause]);
export const isFact = (text: string): boolean => finiteAt(termsOf(text.replaceAll('~', ''))) > 0;

/** "What to do if …", "how it works": the line asks, and only the carer knows. */
const asksSomething = /(?:\band|,) (?:what|how|why|who|which|where)\b|^(?:what|how|why|which|who|where)\b/i;

/** "Cutting my nails" is "I cut my nails"; "marching band" and "naming ceremony" are things. */
function asDoing(text: string): string[] | null {
  const done = /^being (\p{L}+(?:ed|en|nt|ght)\b.*)$/iu.exec(text)?.[1];
  if (done !== undefined) return told(clauseOf({ shape: 'fact', text: `I am ${done}` }));
  const [first, second] = termsOf(text.replaceAll('~', ''));
  if (!first || !second || isBareThing(second) || second.tags.has('Verb') || describes.test(first.lower))
    return null;
  if (/(?:\band|,) (?:then )?\p{L}+ing\b/iu.test(text) || /^(?:being|moving out)\b/i.test(text)) return null;
  if (hasSecondVerb(text) || endsInVerb(text) || isCompound.test(text)) return null;
  return told(clauseOf({ shape: 'doing', text }));
}

/** "Tying my shoes takes practice" says something of the tying, and nothing that the child ties. */
const hasSecondVerb = (text: string): boolean => {
  const at = text.search(/ (?:is|are|was|takes|needs|means|helps|makes|costs)\b/);
  return (
    at > 0 &&
    !/\b(?:who|that|when|where|what|which|if|because|while|until|it|he|she|they|we|I|there|why|how)\b/.test(
      text.slice(0, at),
    )
  );
};
/** "Gaming two hours limit": a heap of words whose end is no thing the child does it to. */
const endsInVerb = (text: string): boolean => {
  const terms = termsOf(text.replaceAll('~', ''));
  const [last, before] = [terms.at(-1), terms.at(-2)];
  return last?.tags.has('Infinitive') === true && before?.tags.has('Plural') === true;
};

/** "Swimming lessons", "hearing aids": what they are called, and not what is done. */
const isCompound =
  /^\p{L}+ing (?:lessons?|class(?:es)?|clubs?|trunks|goggles|gala|tests?|rooms?|practice|bands?|games?|aids?|bags?|machines?|frames?|centres?|dogs?|shoes|boots|clothes|things|costume|hats?|pools?)\b/iu;

/** "Blinking lights", "barking dogs": what they do, and not the child. */
const describes =
  /^(?:blinking|flashing|flying|barking|burning|falling|screaming|shouting|crying|buzzing|ringing|beeping|howling|glowing|floating|marching|growling|chirping)$/;

/** "Band" after "marching", "season" after "swooping": the two are one thing. */
const isBareThing = ({ lower, text, tags }: Term): boolean =>
  tags.has('Singular') && !tags.has('Possessive') && !/^\p{Lu}/u.test(text) && !uncounted.test(lower);
const uncounted =
  /^(?:breakfast|lunch|dinner|tea|school|home|work|football|water|food|milk|medicine|homework|money|help|music|deodorant|toast|hair)$/;

/** "If I wake, I can put on the light": what the child may do then. */
function asIf(text: string): string[] | null {
  const [, left, right] = /^if ([^,]+), ((?:I|we) (?:can|may|will) [^,]+)$/iu.exec(text) ?? [];
  if (left === undefined || right === undefined || !isFact(left) || !isFact(right)) return null;
  const clause = clauseOf({ shape: 'fact', text: right });
  return clause === null ? null : [`if ${clauseOf({ shape: 'fact', text: left }) ?? left}, ${clause}`];
}

/** "When the talker is charging we use the board" is whole; "when the ferry is cancelled" happens sometimes. */
function asWhen(text: string): string[] | null {
  const [, inner] = /^when (.+)$/i.exec(text) ?? [];
  if (inner === undefined) return null;
  for (const { index, 0: joint } of inner.matchAll(
    /,? (?=(?:we|I|they|it|he|she|the|my|our|that|people|nobody|everyone)\b)/g,
  )) {
    const left = inner.slice(0, index);
    const right = clauseOf({ shape: 'fact', text: inner.slice(index + joint.length) });
    if (right === null || !isFact(left) || !isFact(right) || opensNext.test(left)) continue;
    return [`when ${clauseOf({ shape: 'fact', text: left }) ?? left}, ${right}`];
  }
  if (!isFact(inner)) return null;
  const clause = clauseOf({ shape: 'fact', text: inner });
  return clause === null ? null : [`sometimes ${clause}`];
}
const opensNext = /\b(?:and|but|that|because|if|says?|said|so|with|from|to|of|for|by)$/i;

/** "Grandma going in for her hip and Auntie Pat stopping at ours": who, and what they are doing. */
function asGoingOn(text: string): string[] | null {
  const pair = /^(?:my )?\p{L}+ and (?:my )?\p{L}+ \p{L}+ing\b/u.test(text) ? goingOn(text) : null;
  if (pair !== null) return [pair];
  const joint = / and (?=(?:\p{L}+ ){1,3}\p{L}+ing\b)/u.exec(text);
  const parts = joint ? [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)] : [text];
  const clauses = parts.map(goingOn);
  return clauses.every((one) => one !== null) ? clauses : null;
}

/** "My caravan at Nan's being sold": it is. */
const beingDone = /^((?:the|my|our|\p{Lu}\p{L}+['’]s) .+?) being (\p{L}+(?:ed|en|t|ld|wn|ut)\b.*)$/u;

function goingOn(text: string): string | null {
  const [first = ''] = text.split(' ');
  const named = countedNouns.has(first.toLowerCase())
    ? `the ${first.toLowerCase()}${text.slice(first.length)}`
    : text;
  const [, what, done] = beingDone.exec(named) ?? [];
  if (what !== undefined && done !== undefined) {
    const [head = what] = what.split(/ (?:at|in|on|of|from|for|by|near) /);
    return `${what} ${/[^s]s$/.test(head) && !/['’]s$/.test(head) ? 'are' : 'is'} being ${done}`;
  }
  const terms = termsOf(text);
  const at = terms.findIndex(({ lower, tags }) => /\p{L}{2}ing$/u.test(lower) && tags.has('Verb'));
  const [next] = terms.slice(at + 1);
  const subject = terms.slice(0, Math.max(0, at));
  const last = subject.at(-1);
  // "Hand washing and boiling the water": a thing that is done, and not a hand that does it.
  if (
    !last ||
    (!next && !/^(?:coming|visiting|leaving|staying)$/.test(terms[at]?.lower ?? '')) ||
    next?.lower === 'and' ||
    subject.length > 5 ||
    (next !== undefined && isBareThing(next)) ||
    /[,;]/.test(last.post)
  )
    return null;
  const words = subject.map((term) => term.text).join(' ');
  // "Mam and Dad living in different houses": the two of them.
  const isPair = /^(?:my )?\p{L}+ and (?:my )?\p{L}+$/u.test(words) && peopleIn(words).length === 2;
  const isBare = isPersonWord(last.lower) || countedNouns.has(last.lower) || last.tags.has('Actor');
  const isNamed =
    peopleIn(words).length > 0 ||
    /\b(?:called|named) \p{Lu}/u.test(words) ||
    /^(?:the|my|our|this|an?)\b/i.test(words);
  const isSomebody = isNamed || (isBare && !/^\p{L}+ing\b/u.test(words));
  if (!isSomebody || /^(?:me|I)\b/i.test(words) || /['’]s?$/.test(last.text)) return null;
  if (
    subject.some(
      ({ lower, tags }) =>
        tags.has('Preposition') ||
        (lower === 'and' && !isPair) ||
        /^(?:not|start|starts|begin|stop|keep|go)$/.test(lower),
    )
  )
    return null;
  const rest = text.slice(text.indexOf(last.text) + last.text.length).trimStart();
  const isOurs = /^(?:new|big|little|baby|older|younger)\b.*\b(?:brother|sister|cousin|uncle|auntie)\b/i.test(
    words,
  );
  const who = isOurs
    ? `my ${words}`
    : /^(?:new|student|different)\b/.test(words) &&
        (!last.tags.has('Plural') || /\b(?:called|named)\b/.test(words))
      ? withArticle(words)
      : isNamed || last.tags.has('Plural') || /^another\b/.test(words)
        ? words
        : `the ${words}`;
  return `${who} ${isPair || last.tags.has('Plural') ? 'are' : 'is'} ${rest}`;
}

/** "Storm days when the wharf is closed": on such days it is. */
function asDaysWhen(text: string): string[] | null {
  const [, days, what] =
    /^((?:\p{L}+ )?(?:days|holidays|nights|mornings|evenings|weekends)) when (.+)$/iu.exec(text) ?? [];
  return days !== undefined && what !== undefined && isFact(what) ? [`on ${days}, ${what}`] : null;
}
