// "It's not the flush, the room is the wrong colour", "he doesn't chew, it's LICKING", "he already has the job": what a later message
// turns down, and what it says in its place.
import { stemsOf } from '#library/match';

/** `things` are the stems of what is turned down; `instead` is the rest of the message: it says what it is about. */
export type Denied = { things: readonly string[]; instead: string };

export function deniedIn(message: string): Denied | null {
  const clauses = clausesOf(message.slice(0, 2000).replaceAll('’', "'"));
  const named = clauses.map((clause, at) =>
    clause.includes('?') ? [] : thingsIn(clause, clauses[at + 1] ?? ''),
  );
  const things = [...new Set(named.flat())];
  if (things.length === 0) return null;
  const instead = clauses.filter((_, at) => named[at]?.length === 0).join(' ');
  return { things, instead: instead.replace(/\s+/g, ' ').trim() };
}

/** A clause that says what it is stands by itself: "he doesnt chew | its LICKING". */
const clausesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.,;!?\n])\s+|(?<!\bthink)\s+(?=(?:but|because|its|it's|it is)\b)|\s+(?=(?:he|she|they) [A-Z]{3,}\b)|\s-\s/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const article = String.raw`(?:(?:about|really|just|actually|even|so much|the|a|an|his|her|their|my|our|being|any) )*`;
const notIt = new RegExp(
  String.raw`(?:^|\b(?:no|nope|well|but|think|thought|and|sorry)\W+)(?:it|that|this)(?:'?s| is| was)?(?: not|n'?t| isn'?t| isnt| wasn'?t) ${article}(?!(?:that|this|it|what|fair|ok|okay|bad|easy|working|safe|normal|like|possible|allowed|true|right|enough|sure|always|only|only that|as)\b)([\w'-]+(?: [\w'-]+)?)`,
  'i',
);
const noThing = new RegExp(
  String.raw`^(?:(?:so|and|but|no),? )*not (?:the|his|her|their|about the) ([\w'-]+)`,
  'i',
);
const hasIt =
  /\b(?:he|she|they)(?:'s|s| has| have)? (?:(?:already|now|actually) )*(?:has|have|got|gets?|has got) (?:(?:already|now) )*(?:the|a|an|his|her|their) ([\w'-]+)/i;
const doesNot = /\b(?:he|she|they) (?:does(?:n'?t| not)|don'?t|do not|is(?:n'?t| not)) (?:even )?(\w+)/i;
/** "She is not afraid of noise": then it is no fear of noise. */
const notAfraid =
  /\b(?:he|she|they)(?:'s|'re| is| are)? ?(?:not|isn'?t|aren'?t) (?:afraid|scared|frightened|worried|bothered) (?:of|by|about) (?:the )?(\w+)/i;
/** "I don't think it's OCD, I think he's grieving." */
const notThought =
  /\bi (?:do not|don'?t) think (?:it'?s|it is|he'?s|he is|she'?s|she is) (?:really |just )?(?!that\b|fair\b|ok\b|right\b|safe\b|bad\b)(\w+)/i;
const bare = /^(?:and )?(\w+) no[.,!]?$/i;

function thingsIn(clause: string, next: string): string[] {
  const isHad = /\balready\b|\bGOT\b|\bHAS\b/.test(clause);
  // "He doesn't chew" alone is told; with what he does instead it turns something down.
  const isContrast = /^(?:it'?s|its|it is|he|she|they)\b/i.test(next);
  const found = [
    notIt.exec(clause)?.[1],
    noThing.exec(clause)?.[1],
    notAfraid.exec(clause)?.[1],
    notThought.exec(clause)?.[1],
    bare.exec(clause)?.[1],
    isHad ? hasIt.exec(clause)?.[1] : undefined,
    isContrast && /\b[A-Z]{3,}\b/.test(next) ? doesNot.exec(clause)?.[1] : undefined,
  ];
  return found.flatMap((words) => stemsOf(words ?? '')).filter((one) => one.length > 2 && !plain.has(one));
}

const plain = new Set(
  stemsOf(
    'it that this them there he she they him her one thing things way time day days more much all very just know think say want like need have get go going been be not no yes new same good bad dear love mate and the for with when where what who really about',
  ),
);
