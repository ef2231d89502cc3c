// What is refused without being named: "can I give half tomorrow?", "the door shut from my side". The encoder's layers tuned for it
// say how likely a message asks for it.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { withPronouns } from '@calmbridge/reader/entries/named-child';
import { type RefusedThing, refusedThings } from '@calmbridge/reader/screening/refused-things';
import { refusals } from '#generated/refusals';
import { namingScreens } from '../message/medicine-words.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { remembering } from '../message/remembering.ts';
import { ofMedicine } from './of-medicine.ts';
import { opposesIt } from './refusal.ts';
import { tellsOfReaction } from './refusals.ts';

/** What a message asks for; "none": surely nothing that is refused, whatever words are in it. Undefined: words decide. */
export type RefusalRead = RefusedThing | 'none' | undefined;

export async function readRefusal(
  message: string,
  { embedder }: { embedder: Embedder },
): Promise<RefusalRead> {
  const text = namingScreens(withPronouns(message.slice(0, longest).trim()));
  const isTold = wasTried.test(text) && partsAsked(text).length === 0;
  if (opposesIt(text) || hasHappened.test(text) || isTold) return undefined;
  const known = byEmbedder.get(embedder) ?? remembering<readonly number[]>(mostTexts);
  byEmbedder.set(embedder, known);
  const [none = 1, ...things] = known.get(text) ?? (await embedder.refusalChances([text]))[0] ?? [];
  known.keep(text, [none, ...things]);
  if (1 - none < nothingBelow) return 'none';
  const thing = refusedThings[things.indexOf(Math.max(...things))];
  const limit = thing !== undefined && ofMedicine.has(thing) ? refusedFrom : handsFrom;
  const isOther =
    (thing === 'locking-in' && isDen(text)) ||
    (thing === 'holding-down' && isSeat.test(text)) ||
    (thing === 'locking-in' && (staysByChoice(text) || locksThings(text))) ||
    (thing === 'knocking-out' && isSweet(text)) ||
    ((thing === 'knocking-out' || thing === 'doses') && asksEffect(text)) ||
    (thing !== undefined && ofMedicine.has(thing) && tellsOfReaction(text)) ||
    (1 - none < sureOfItself && thing !== undefined && hasNothingOf(thing, text));
  if (1 - none < limit || isOther) return undefined;
  return thing === 'knocking-out' && isForSickness(text) ? 'trying-medicine' : thing;
}

/** "She gets carsick, would you give her something for the flight?": a tablet, and nobody is to sleep by it. */
const isForSickness = (text: string): boolean =>
  /\b(?:(?:travel|car|motion|sea|air|coach)[- ]?sick\w*|sick (?:in|on) (?:the |a )?(?:cars?|coach|bus|boat|ferry|plane))\b/i.test(
    text,
  ) &&
  !/\b(?:sleep\w*|drows\w*|dozy|sedat\w*|calm\w*|quiet\w*|knock\w*|settle\w*|zonk\w*|alcohol|whisk\w*|brandy|rum|wine)\b/i.test(
    text,
  );

/** A long flight that is dreaded holds nothing that could be given, and a second-hand car no dose. */
const hasNothingOf = (thing: RefusedThing, text: string): boolean =>
  refusals.find(({ id }) => id === thing)?.pointsAt.test(text) === false;

/** "May I give him a sweet?": nothing is in it, and nobody is to be quiet after it. */
const isSweet = (text: string): boolean =>
  /\b(?:give|offer|buy)\b[^.?!,]{0,16}\b(?:sweets?|sweeties?|biscuits?|chocolate|cakes?|ice[- ]?cream|cookies?|candy)\b/i.test(
    text,
  ) &&
  !/\b(?:sleep\w*|drows\w*|sedat\w*|calm\w*|quiet\w*|knock\w*|settle\w*|in it|with|hid\w*|crush\w*|mix\w*|nose|swallow\w*|medic\w*|tablets?|pills?|drops?|gumm(?:y|ies)|edibles?)\b/i.test(
    text,
  );

/** "Does risperidone make them put on weight?": what a medicine does is asked, and nothing is to be given; to make somebody quiet is another matter. */
const asksEffect = (text: string): boolean =>
  text.split(/(?<=[.?!\n])\s+/).some((sentence) => ofEffect.test(sentence)) &&
  !/\b(?:how (?:much|many)|(?:can|should|may|could) (?:i|we)|dos(?:e|ing)|double|extra|another|half|crush\w*|hid(?:e|ing)|skip|sleep\w*|drows\w*|sedat\w*|calm\w*|quiet\w*|knock\w*|settle\w*)\b/i.test(
    text,
  );
const ofEffect =
  /^(?:does|do|can|could|will|would)(?! (?:i|we|you)\b) [\p{L} -]{2,40}?\b(?:make|cause|lead|affect|change|mean)\b|\bside[- ]effects?\b/iu;

/** "She stays in her room all weekend": told of what the child does, with nobody who shuts or holds anything. */
const staysByChoice = (text: string): boolean =>
  /^\W*(?:he|she|they|my (?:son|daughter|boy|girl|lad|child))\b[^.?!]{0,40}\b(?:stays?|sits?|hides?|spends?|(?:won'?t|never|hardly) (?:comes?|leaves?)(?: out)?)\b/i.test(
    text,
  ) &&
  !/\b(?:lock\w*|shut\w*|bolt\w*|latch\w*|key|keep|put|leav(?:e|ing) (?:him|her|them)|hold\w*|tie\w*|tying|strap\w*|pin\w*|make|force\w*)\b/i.test(
    text,
  );

/** "May I lock the kitchen at night?": something is kept shut, and nobody in it. */
const locksThings = (text: string): boolean =>
  /\b(?:lock|locks|locked|locking|padlock\w*)\b (?:on )?(?:(?:the|our|my|all|every|up) ){0,2}(?:kitchen|fridge|freezer|larder|pantry|food|front|back|outside|garden|patio|shed|garage|medicines?|knives|cupboards?|drawers?|windows?|gates?|car|doors? (?:out|to the (?:street|garden|road)))\b/iu.test(
    text,
  ) &&
  !/\b(?:him|her|them|\{child\}|me|us) (?:in|inside|out|up|away)\b|\b(?:bedroom|his room|her room|their room)\b/iu.test(
    text,
  );

/** Everybody is strapped in there. */
const isSeat = /\b(?:buggy|pushchair|stroller|pram|car ?seat|booster|high ?chair|bike seat)\b/i;

/** "Is a dark den ok?": somewhere to go to, and out of. */
const isDen = (text: string): boolean =>
  /\b(?:den|tent|(?:quiet|calm|cosy|cozy) (?:corner|space))\b/i.test(text) &&
  !/\b(?:lock\w*|shut|bolt\w*|zip\w*|stays?|until|till|made?|make)\b/i.test(text);

/**
 * Of 60 such messages by a hand left out, half of them without naming the thing, 54 are refused with these limits and 2 taken over as a danger,
 * of 80 neighbours none; of 2,288 questions of ordinary days 8, some of them rightly ("Lola gives him Coke so he will be quiet").
 */
const refusedFrom = 0.3;
/** What is done by hand (holding, hitting, locking in) is read into ordinary care: "can I use a weighted blanket". */
const handsFrom = 0.5;
/** Without anything of it in the message 22 of those 2,288 were refused, a second-hand car as a dose; above this none of them lies. */
const sureOfItself = 0.995;
/** Of 280 messages by three hands six neighbours were refused by their words, all of them below this, and nothing else that words found. */
const nothingBelow = 0.07;
const longest = 1200;
/** A message is read twice: for the danger in it, and for the answer. */
const mostTexts = 16;
const byEmbedder = new WeakMap<Embedder, ReturnType<typeof remembering<readonly number[]>>>();

/** Something was swallowed or got hold of: that is told, not asked for. */
const hasHappened =
  /\b(?:he|she|they)(?:['’]s| has| have)? (?:just )?(?:swallowed|drank|drunk|got (?:into|hold of)|(?:took|taken|ate|eaten) (?:the|all|my|a whole|some of my))\b|\b(?:the )?whole (?:jar|bottle|box|pack\w*|strip)\b/i;
/** And so is what was tried, where nothing is asked. */
const wasTried = /\b(?:we|i)(?:['’]ve| have)? (?:already |even |both )?tried\b/i;
