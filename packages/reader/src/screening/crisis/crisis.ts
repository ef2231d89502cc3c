import { cleaned } from '../clean.ts';
import { readWords } from '../model/features.ts';
import type { ScreenModel } from '../model/screen-model.ts';
import { sentencesOf } from '../sentences.ts';
import type { CrisisKind } from './crisis-kinds.ts';
import { doublings, readCrisisLogOdds } from './crisis-log-odds.ts';
import { type PlainCrisis, plainIn } from './crisis-rules.ts';
import { withoutFeltHeat } from './felt-heat.ts';
import { blowsToCarer } from './hurts-carer.ts';
import { isSurelyNoReaction } from './no-reaction.ts';
import { withoutNotGone } from './not-gone.ts';
import { withoutOpenBelt } from './seat-belts.ts';
import { tellsOfSideEffects } from './side-effects.ts';
import { withoutDislike } from './worn-thin.ts';

// Is this message a crisis? Sure: fixed, vetted help is given instead of an answer. Unsure: the carer is asked whether anyone
// is in danger before anything is written. Plain patterns decide the plain cases, what was learned the rest.

export type CrisisReading =
  | { is: 'crisis'; kind: CrisisKind }
  /** Faint: no plain pattern and hardly a trace. Whoever knows the message for an everyday question may leave the question out. */
  | { is: 'unsure'; kind: CrisisKind; isFaint: boolean }
  | { is: 'none' };

/** In log-odds; docs/screening.md says on which messages they were chosen, and what each costs. */
export const crisisLimits = {
  sure: 1.9,
  /** A plain pattern needs next to nothing more, with a cue of calm beside it nearly as much as without a pattern. */
  sureWhenPlain: -1.2,
  sureWhenPlainAndCalm: 1.6,
  unsure: -1.8,
  moreThanFaint: -1.2,
  /**
   * Later in a talk lines are fragments that answer a question ("its the water on his face"): they are taken over only where it is nearly
   * certain. Of 300 such replies by a hand left out, full of words that sound alarming, 12 are asked about and none is taken over; of 160
   * crises told there 148 are noticed. Whoever says that nobody is in danger is asked less still.
   */
  inTalk: { sure: 4.5, unsure: 0 },
  whenDenied: { sure: 4, unsure: 2 },
};
/** For each doubling of its length a doubt needs that much more, beside what the length counts for among the signs. */
const morePerDoubling = 0.8;
/** The answer to our own question, in words. What else the message says is read as ever where a plain pattern finds it. */
const denial =
  /\b(?:(?:no|nobody|no[ -]?one|none of (?:us|them))(?: ?['’]?s| is| are)?(?: in| at)?(?: any| real| immediate)? (?:danger|risk|missing|hurt|suicidal|dying|hurting|going to (?:die|hurt))|(?:not|isn['’]?t|aren['’]?t)(?: in)?(?: any)? (?:danger|missing|suicidal)|(?:not|never)(?: going to| gonna)? (?:hurt|harm)(?:ing)? (?:anybody|anyone|nobody|him|her|them|myself)|not in a (?:dangerous|bad|scary) way|nobody(?: ?['’]?s| is)? (?:hurting|harming) (?:anybody|anyone|nobody|him|her|them))\b/giu;

/** "It's gone eleven" tells the time, and nobody is missing. */
const goneByClock =
  /(?<=\bit(?:['’]?s| is| has)(?: just| already| well)? )gone (?=(?:midnight|noon|half\b|quarter|\d{1,2}\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/giu;

export type Talk = { isInTalk: boolean };
/** Longer texts are cut: a message is 4,000 characters at most. */
const longestMessage = 6000;

export async function detectCrisis(
  message: string,
  model: ScreenModel,
  talk: Talk = { isInTalk: false },
): Promise<CrisisReading> {
  const found = await detectIn(message, model, talk);
  const isFit = found.is !== 'none' && found.kind === 'K6';
  return isFit && shakesMyself.test(message) && !ofFit.test(message)
    ? detectIn(message.replaceAll(new RegExp(shakesMyself, 'giu'), 'I am frightened'), model, talk)
    : found;
}

/** Who tells of a child found by the water and writes "I'm shaking" has no fit. */
const shakesMyself =
  /\bi(?:['’]?m| am| was)(?: (?:still|just|all|really|literally|sitting here))* (?:shaking|trembling)\b/iu;
const ofFit =
  /\b(?:seizures?|fits?|fitting|convuls\w*|epilep\w*|jerk\w*|twitch\w*|stiff\w*|(?:he|she|they)(?:['’]?s| is| was|['’]?re)? (?:still |all )?(?:shaking|trembling)|eyes? roll\w*|unresponsive|passed out|foam\w*)\b/iu;

async function detectIn(message: string, model: ScreenModel, { isInTalk }: Talk): Promise<CrisisReading> {
  const typed = withoutFeltHeat(cleaned(message).slice(0, longestMessage).replace(goneByClock, 'past '));
  const whole = withoutNotGone(typed);
  const text = whole.replace(denial, ' ');
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const plain = plainIn(sentences.map((sentence) => readWords(sentence, model.vectors).join(' ')));
  const { logOdds, kind } = await readCrisisLogOdds(
    plain === null ? presentIn(sentences, text) : text,
    model,
    isInTalk,
  );
  const isDenied = text !== whole;
  const learned = limitsFor(isDenied, isInTalk);
  const plainLimit = plain && sureFrom(plain, isDenied);
  const isSure =
    logOdds >= (plainLimit ?? learned.sure) ||
    (logOdds >= crisisLimits.unsure && (await isSureAlone(plain, plainLimit, sentences, model)));
  const told = plain === null ? await ordinarily(text, { kind, logOdds, isSure }, model) : null;
  if (told !== null) return told;
  if (isSure) return { is: 'crisis', kind: plain?.kind ?? kind };
  if (plain !== null) return { is: 'unsure', kind: plain.kind, isFaint: false };
  if (logOdds < learned.unsure + morePerDoubling * doublings(text)) return { is: 'none' };
  return { is: 'unsure', kind, isFaint: logOdds < crisisLimits.moreThanFaint };
}

/**
 * Hard matters of ordinary days that are hardly in what was learned; a plain pattern is stronger than they. Nobody is taken over for
 * them, and nothing is asked only where the rest of the message is nothing either.
 */
async function ordinarily(
  text: string,
  { kind, logOdds, isSure }: { kind: CrisisKind; logOdds: number; isSure: boolean },
  model: ScreenModel,
): Promise<CrisisReading | null> {
  const asked: CrisisReading = { is: 'unsure', kind, isFaint: false };
  if (isSure && kind === 'K5' && isSurelyNoReaction(text)) return asked;
  if (isSure && kind === 'K8' && struckByChild.test(text) && !ofOwnHands.test(text)) return asked;
  if (isSure && kind === 'K8' && moreOfMedicine.test(text) && !ofOwnHands.test(text)) return asked;
  if (isSure && kind === 'K3' && staysThere.test(text) && !isGone.test(text)) return asked;
  if (isSure && ofBodies.has(kind) && tellsOfSideEffects(text)) return asked;
  const beside = besideOrdinary(kind, text);
  if (beside !== null && (await readCrisisLogOdds(beside, model)).logOdds < crisisLimits.unsure)
    return { is: 'none' };
  const blows = ofBlows.has(kind) ? blowsToCarer(text) : null;
  if (blows === null || (kind === 'K8' && (!blows.isAll || logOdds >= 0))) return null;
  const isAttack = kind === 'K9' && isSure;
  if (blows.isAll && !isAttack && (await readCrisisLogOdds(blows.rest, model)).logOdds < crisisLimits.unsure)
    return { is: 'none' };
  return isSure && (kind === 'K2' || blows.isAll) ? asked : null;
}

/** What is told beside a hard matter of ordinary days; null where there is none. */
function besideOrdinary(kind: CrisisKind, text: string): string | null {
  if (kind === 'K8') return ofOwnHands.test(text) ? null : withoutDislike(text);
  return kind === 'K1' || kind === 'K2' ? withoutOpenBelt(text) : null;
}

/** Who was hit by the child they care for is not the one who may hurt it. */
const struckByChild =
  /\b(?:he|she|my (?:\w+ ){0,2}(?:son|daughter|boy|girl|lad)) (?:has |just )?(?:hit|hits|punched|punches|kicked|kicks|slapped|headbutted|attacked|hurt) me\b/iu;
/** Who gave more of a medicine than was ordered is told whom to ring, and not to leave the room. */
const moreOfMedicine =
  /\b(?:melatonin|piriton|antihistamine|calpol|ritalin|\d+ ?mg)\b[^.?!]{0,80}\b(?:another|extra|double|second)\b/iu;
/** "He won't get out of the bath": everybody knows where he is. */
const staysThere =
  /\b(?:won['’]?t|will not|refus\w+ to|not|can['’]?t) (?:get|come|getting|coming|go) out(?: of)? (?:the |his |her |their )?(?:bath|shower|bed|bedroom|room|car|van|bus|pool|toilet|tent|den|cupboard|wardrobe)\b/iu;
const isGone =
  /\b(?:missing|gone|vanished|disappeared|can['’]?t find|cannot find|lost|ran|run|bolted|escaped|empty)\b/iu;
const ofOwnHands =
  /\bi (?:\w+ ){0,3}(?:hit|hurt|slap\w*|smack\w*|shook|shake|push\w*|shov\w*|grab\w*|threw|snap\w*|squeez\w*|kick\w*|held|want to|could|might|can['’]?t|cannot|don['’]?t trust)\b|\b(?:kill|end it|smother|pillow|give (?:him|her) up)\b/iu;

/** What blows sound like. */
const ofBlows: ReadonlySet<CrisisKind> = new Set(['K2', 'K8', 'K9']);
const ofBodies: ReadonlySet<CrisisKind> = new Set(['K5', 'K6', 'K7']);

function limitsFor(isDenied: boolean, isInTalk: boolean): { sure: number; unsure: number } {
  if (isDenied) return crisisLimits.whenDenied;
  return isInTalk ? crisisLimits.inTalk : crisisLimits;
}

/**
 * What somebody did who cared for the child before is no danger now: "her last carer locked the kitchen" is left out of what was
 * learned, and read where a plain pattern finds it. Unless it is told as of today, or nothing else is said.
 */
function presentIn(sentences: readonly string[], text: string): string {
  if (tellsOfNow.test(text)) return text;
  const present = sentences.filter((sentence) => !tellsOfPast.test(sentence));
  return present.length === 0 || present.length === sentences.length ? text : present.join(' ');
}
const tellsOfPast =
  /\b(?:last|previous|old|former|earlier) (?:foster )?(?:carers?|placement|home|family|school|nursery|teacher|childminder|respite)\b|\bbefore (?:he|she|they) came to (?:us|me)\b/i;
const tellsOfNow =
  /\b(?:now|today|tonight|yesterday|this (?:morning|week|evening)|told me|tells me|says|said|still (?:sees?|goes|visits?)|bruis\w*|marks?|contact|scared of)\b/i;

/** "I can't do this any more. Not in a dangerous way": a carer at the end of their strength who denies it is asked, unless it is nearly certain. */
function sureFrom({ kind, isCalm }: PlainCrisis, isDenied: boolean): number {
  if (kind === 'K8' && isDenied) return crisisLimits.whenDenied.sure;
  return isCalm ? crisisLimits.sureWhenPlainAndCalm : crisisLimits.sureWhenPlain;
}

/**
 * A plain sentence is also read without the rest of its message, which may tell of something else. Where the whole speaks plainly against
 * it ("she said 'I can't do this any more', she meant the chairs"), it is asked about.
 */
async function isSureAlone(
  plain: PlainCrisis | null,
  limit: number | null,
  sentences: readonly string[],
  model: ScreenModel,
) {
  if (plain === null || limit === null || sentences.length === 1) return false;
  return (await readCrisisLogOdds(sentences[plain.at] ?? '', model)).logOdds >= limit;
}
