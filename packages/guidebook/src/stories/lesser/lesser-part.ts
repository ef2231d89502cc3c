// Which part of a line a story may be told without: what is said to us, of the child before or of the carer, and small details. What
// the event hangs on stays: denials and conditions, what keeps safe, who does it, what the child is to hear.
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { isNeverOkay } from '../heard/never-okay.ts';
import type { LinePart } from './line-parts.ts';
import { isToUs } from './to-us.ts';

/** `aside`: no story says it. `worry`: the same, unless the scene or a kind sentence can say it. `detail`: told where it can be. `needed`: without it the story would be another one. */
export type PartSort = 'aside' | 'worry' | 'detail' | 'needed';

const child = '(?:he|she|they|\\{child\\}|my (?:son|daughter|boy|girl|child|grandson|granddaughter))';

/** To whoever writes the story, or of the carer. What they want it to say is a fact of it. */
const toUs =
  /^(?:sorry|please|pls|thanks|thank you|many thanks|urgent)\b|\bsorry (?:it['’]?s|its|this is|for)\b|^(?:please )?(?:keep|make) (?:it|this) (?:\p{L}+ )?(?:factual|short|simple|calm|gentle|light|positive|honest|true|plain|kind|friendly|fun|clear)\b|^(?:we |i )?(?:need|want) (?:it|this|something) (?:\p{L}+ )?(?:factual|short|simple|calm|gentle|honest|true|but|and)\b/iu;
const wishes =
  /^(?:and )?(?:just )?(?:i|we)(?:['’]?d| would)? (?:just )?(?:(?:do not|don['’]?t) )?(?:want|like|hope|wish)(?: that)? (?:him|her|them|\{child\}|he|she|they)\b(?!.*\b(?:gun|alone|road|water)\b)|^(?:just )?want (?:him|her|them|\{child\}) to\b/iu;
const ofCarer =
  /^(?:and )?(?:i|we)(?:['’]?m|['’]?ve|['’]?re| am| have| are)? (?:just |so |really |completely |totally )*(?:run out|ran out|exhausted|dreading|worried|terrified|scared|nervous|stressed|desperate|tired|at a loss|stuck|do not know (?:how|what)|don['’]?t know (?:how|what)|dread|struggl\p{L}+|have tried|tried|told (?:him|her|them)|keep telling|keep saying|(?:am |are )?(?:not allowed|not able|unable) to (?:say|tell)|can(?:not|['’]?t) (?:say|tell))\b|^(?:and )?so (?:am|are|do) (?:i|we)$/iu;

const doesOften =
  'asks?|asking|keeps?|flips?|throws?|screams?|cr(?:ies|y)|shouts?|panics?|refuses?|runs?|bolts?|hides?|melts?|worr(?:ies|y)|talks? about|gets? (?:very |so |really )?(?:upset|anxious|angry|cross|worked up|distressed|scared)|hates?|loves?|freezes?|kicks?|hits?|bites?|lays?|checks?|stims?|copies|eats?|only eats?|struggles?';
const ofChildNow = new RegExp(
  `^(?:and |but )?${child}(?:['’]?s| is| has been)? (?:he |she )?(?:still |always |now |only |just |often |usually |really |constantly |keep |keeps )*(?:${doesOften})\\b`,
  'iu',
);
const feels = new RegExp(
  `^(?:and |but |so )?${child}(?:['’]?s| is| was| are) (?:very |so |really |a bit |quite |absolutely |still |already )*(?:terrified|scared|afraid|frightened|worried|nervous|anxious|upset|mortified|confused|excited|sad|cross|angry|devastated|embarrassed|distressed|shy|fine|ok|okay)\\b(?! of (?!it\\b|this\\b|them\\b))`,
  'iu',
);
/** What the child is to stop is why the line was written: "she takes it off in class". */
export const undoes = new RegExp(
  `^(?:and |but )?${child} (?:still |always |just |often |keeps? )*(?:tak|pull|rip|tear|rip|spit|lick|chew|pick|undo|unbuckl|remov)\\p{L}* (?:it|them|his|her|their)\\b`,
  'iu',
);
/** "He does it on the settee": where it is not to be done. */
const doesItSomewhere = new RegExp(
  `^(?:and |but )?${child} (?:still |always |just |often )*does (?:it|this|that)\\b`,
  'iu',
);
/** How old the child is, and what else is said of them with it. */
const isAged = new RegExp(
  `^(?:and )?${child}(?:['’]?s| is) (?:only |just |nearly |almost )?(?:aged )?\\d{1,2}\\b`,
  'iu',
);
const minds =
  /^(?:and |but |so )?(?:he |she |they |\{child\} )?(?:really |still |always )?(?:hates?|hated|dislikes?|worr(?:y|ies)|fears?|panics?|loves?|likes?)\b/iu;
/** Whose house it is somewhere else, and only the carer knows how the child calls them. */
const goesThere = /^(?:going|driving|flying|travelling|staying) (?:to|at|with) (?:my|our) \p{L}+['’]?s\b/iu;
const eatsOnly = new RegExp(`^${child} (?:he |she )?(?:only eats?|eats? only|always eats?)\\b`, 'iu');
/** "She asks me every ten minutes", "he keeps opening it": it tells of nothing that happens. */
const asksAgain = new RegExp(
  `^(?:and |but )?${child} (?:he |she )?(?:still |always |just |constantly )*(?:asks? (?:me|us|every|again|all)|keeps? (?:on )?(?:asking|opening|checking|saying|talking|looking|going (?:on|back))|talks? about it)\\b`,
  'iu',
);
/** Told in the past of the child, or of an earlier time. */
const before = new RegExp(
  `^(?:and |but )?(?:the )?last (?:time|year|week|month|one|visit)\\b|^(?:and |but |so )?${child}(?:['’]?d| had)? (?:${"ran|hid|bolted|screamed|cried|hit|bit|kicked|threw|refused|met|saw|heard|found|got|was|were|did|didn['’]?t|would|wouldn['’]?t|could|couldn['’]?t|had|hated|loved|lost|broke|asked|said|told|thought|went|came|noticed|watched|used to"})\\b|^has been \\p{L}+ing\\b|^(?:and |but |who )?(?:he|she|they)['’]?(?:s| has|ve| have) (?:now |already |only )?(?:met|seen|been|done|had|visited|tried)\\b|\\b(?:nearly|almost) (?:hit|got|fell|ran|drowned)\\b|^(?:flips?|throws?|screams?|runs?|shouts?|kicks?|hits?|cries|fine (?:with|w)|ok(?:ay)? with|hates?|loves?)\\b`,
  'iu',
);
/** What keeps safe, and what was done to the child, is nothing to pass over. */
export const keepsSafe =
  /\b(?:must|never|allerg\p{L}*|epi-?pens?|guns?|dangerous|poison\p{L}*|medicines?|emergenc\p{L}*|999|911|112|000|knife|knives|seizures?|choke|choking|drown\p{L}*|private parts?|secrets?|strangers?|adults? only|sore|bleed\p{L}*|blood|scars?|stitches|swollen|wounds?|(?:is|are|was) cut|stays? (?:inside|indoors|in (?:his|her|their|the) (?:wheel)?(?:chair|seat)))\b/iu;
const heldForHelp =
  /\b(?:had|needed|have|need) to (?:hold|pin|restrain) (?:him|her|them)\b|\bheld (?:him|her|them)?(?: ?down)?\b/iu;

/** It changes what happens, or what the child is to hear of it. */
const changes =
  /\b(?:not|no|never|without|instead|only|except|unless|if|nobody|none|cannot|cant|wont|dont|doesnt|isnt|wasnt|arent|hasnt|rather than|but)\b|n['’]t\b/iu;
const assures =
  /\b(?:loves?|fault|because of (?:him|her|them|me)|cause of (?:him|her|them)|(?:nothing|anything) wrong|come back|comes back|coming back|(?:phone|ring|call|video call)s? (?:him|her|them|me|us|\p{L}+) every|cross with|angry with)\b/iu;
export const isBelieved = new RegExp(
  `^(?:and |but |because |cos |as )?${child} (?:still |now |always |really )*(?:thinks?|believes?|says)\\b`,
  'iu',
);
/** Somebody by name or as family: who does it. A place, a shop or a month is nobody. */
const titled = /\b(?:mr|mrs|ms|miss|dr|sister|nurse|coach|auntie|aunty|aunt|uncle) \p{Lu}/u;
const kin =
  /\b(?:mum|mummy|mom|mommy|mam|mammy|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|auntie|aunty|aunt|uncle|brother|sister|teacher|my (?:boyfriend|girlfriend|partner|husband|wife))\b/iu;
const names =
  /(?<!\b(?:at|in|to|from|near|on|by|of|the|called|[A-Z]) )(?<=[\p{Ll},] |^)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|I\b)\p{Lu}\p{Ll}+/u;

/** Where to go and what to do: only the carer knows, or the scene says. */
const asksUs =
  /^(?:and )?(?:(?:what|who|where|how|when|why) (?:to|(?:he|she|they|i|we|\{child\}) (?:can|could|should|is|are))|where \p{L}+(?: \p{L}+){0,3} (?:is|are)$)/iu;

export function sortOfPart({ text, before: parting }: LinePart, at: number): PartSort {
  const said = spelledOut(text).trim();
  if (isNeverOkay(said) && !(before.test(text) && heldForHelp.test(text))) return 'needed';
  if (isToUs(text) || doesItSomewhere.test(text)) return 'aside';
  if (isBelieved.test(text) || undoes.test(text)) return 'needed';
  if ([toUs, ofCarer].some((one) => one.test(text)) || (wishes.test(text) && !keepsSafe.test(text)))
    return 'aside';
  if (keepsSafe.test(text) || assures.test(text)) return 'needed';
  // "She hates having her hair washed" is what a line may be about.
  if (at === 0) return eatsOnly.test(text) ? 'aside' : 'needed';
  if (asksAgain.test(text) || isAged.test(text)) return 'aside';
  if ([feels, minds, ofChildNow, before].some((one) => one.test(text))) return 'worry';
  if (asksUs.test(text) || goesThere.test(text)) return 'detail';
  const isNamed = at > 0 && /^[.;!?]/.test(parting) ? names.test(lowerFirst(text)) : names.test(text);
  return changes.test(said) || titled.test(text) || kin.test(text) || isNamed ? 'needed' : 'detail';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
