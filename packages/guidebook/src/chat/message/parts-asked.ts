// The questions of a message, each by itself: carers ask two or three things in one breath, and one answer to the first of them
// leaves the others lying.

/** In the order they are asked, without "and", "also", "thanks but"; none where nothing is asked. */
export function partsAsked(message: string): string[] {
  const asked = sentencesIn(message.slice(0, 3000).replaceAll('’', "'"))
    .flatMap(piecesOf)
    .map(({ text, isMarked }) => ({ text: text.replace(leadIn, '').trim(), isMarked }))
    .filter(({ text, isMarked }) => text.split(/\s+/).length >= 2 && (isMarked || asks.test(text)))
    .map(({ text }) => text.replace(/[\s,;:.]+$/, ''));
  return [...new Set(asked)];
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!\n])\s+|\n+|\s[–—]\s|\s-\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .reduce<string[]>((found, sentence) => {
      const before = verdict.test(sentence) ? found.pop() : undefined;
      return [
        ...found,
        before === undefined
          ? sentence
          : `${before.replace(/[.?!]+$/, '')}, ${sentence.replace(/\??$/, '?')}`,
      ];
    }, []);
/** "Thinking of getting a dog. Good idea or not": what is asked after stands before it. */
const verdict =
  /^(?:an? )?(?:good|bad|daft|silly) idea(?: or (?:not|a bad one))?\W*$|^(?:yes or no|worth it)\W*$/i;

const helper = String.raw`(?:do|does|did|should|shall|can|could|may|might|must|is|are|was|were|will|would|am|has|have|isn't|won't|wouldn't|doesn't|don't|can't|shouldn't)`;
const subject = String.raw`(?:i|we|you|he|she|they|it|its|that|this|there|one|u|my|our|the|his|her|their|all|other|others|anyone|somebody|people|a|\d+)`;
const opensQuestion = String.raw`(?:${helper} ${subject}\b|(?:do|does|will|would|can) \w+ (?:help|work|count|matter|hurt|harm|mean)\b|(?:what|how|who|whom|where|when|why|which)(?:'s|'re|ever)?(?: \w+){0,3}? (?:${helper}|to|i|we)\b|(?:whats|hows|whos|wheres|whens|what's|how's|who's|where's) \w+|what (?:happens|would happen|will happen)\b|(?:what|how) (?:about|if|else|now|next|long|often|far|much|many|old|come)\b|who (?:else|to)\b|is (?:it|that|this|there)\b|any (?:tips|ideas|advice|way)\b|at what\b|would it\b)`;
const asks = new RegExp(
  String.raw`^(?:(?:if|when|once|after|in case|say) [^,?]{2,80}(?:, ?| (?=(?:do|should|can|could|shall|must) (?:i|we)\b)))?(?:and |then |also )*${opensQuestion}`,
  'i',
);

/** "How far do I stand, and do I talk?" are two; "if he bolts, do I run after him" is one. */
const breaks = new RegExp(
  String.raw`(?:,\s*|\s+)(?:and|but|also|plus|so)\s+(?=(?:also |then |if [^,?]{2,60},? )?${opensQuestion})|,\s+(?=${opensQuestion})`,
  'i',
);

/** "She asked to do it herself is that ok": what is asked after stands before it. */
const asksAfter = String.raw`(?:is|would) (?:that|this|it) (?:be )?(?:ok|okay|alright|all right|fine|silly|daft|bad|weird|normal|mad|stupid|wrong|cheating|allowed|safe|cruel|mean|too \w+|a (?:good|bad) idea|worth)\b`;

/** Without a question mark ", has it all day" tells; only a question word after a comma asks. */
const breaksUnmarked = new RegExp(
  String.raw`(?:,\s*|\s+)(?:and|but|also|plus|so)\s+(?=(?:also |then |if [^,?]{2,60},? )?${opensQuestion})|,\s+(?:(?:well|maybe|perhaps|just|only|except|i guess|i suppose|although|though),?\s+)*(?=(?:what|how|who|where|when|why|which)\b)|,?\s+(?=${asksAfter})`,
  'i',
);

type Piece = { text: string; isMarked: boolean };

function piecesOf(sentence: string): Piece[] {
  const isMarked = sentence.endsWith('?');
  const found = (isMarked ? breaks : breaksUnmarked).exec(sentence);
  const left = found ? sentence.slice(0, found.index) : sentence;
  if (!found || conditional.test(left.trim()))
    return [{ text: sentence, isMarked: isMarked && (asks.test(sentence.replace(leadIn, '')) || !found) }];
  const rest = sentence.slice(found.index + found[0].length);
  return [{ text: left, isMarked: false }, ...piecesOf(rest)];
}

const conditional = /^(?:(?:and|but|so|then|also)\s+)*(?:if|when|once|after|in case)\b[^,]*$/i;

const leadIn =
  /^(?:\W|(?:and|but|also|so|ok|okay|well|then|now|or|plus|anyway|anyways|right|oh|lol|haha?|thanks|thank you|cheers|yes|yeah|no|please|sorry|hi|hello|honestly|my question is(?: more)?|(?:bigger|other|main) question(?: is)?|(?:all )?i (?:still |just |only |really )*(?:need|want|wanted) (?:to know|is to know)|i(?:'d| would| should) (?:just |only |really )*(?:like|love) to know|i(?:'m| am| was) (?:just |only |really )*asking|the question is|to put it simply|first(?:ly)?|second(?:ly)?|lastly|finally|one more thing|two (?:things|questions)|three things(?: please)?|do you know|can you tell me|could you tell me|tell me)\b[\s,:;.!–-]*)+/i;

/** "Won't they?" and "what now?" ask for nothing of their own. */
export const isAskedAnew = (part: string): boolean => !isTag.test(part) && !isBare.test(part);
const isTag = /^\W*(?:\w+n't|is|are|do|does|did|right|or) ?(?:it|they|he|she|that|you|a \w+)?\W*$/i;
const isBare =
  /^\W*(?:(?:so|and|then|now|ok|but)\W+)*(?:what (?:now|next|else|then)|now what|what (?:do|can|should|could) (?:i|we) (?:do|try)(?: (?:now|next|then|else|about (?:it|that)))?|what we do(?: then| now)?|any(?:thing| \w+)? else|any (?:tips|ideas|advice|other ideas|thoughts)|what do you think|what to do)\W*$/i;
