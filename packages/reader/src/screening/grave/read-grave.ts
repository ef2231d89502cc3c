// What is grave and told by the way, beside a small question: two who sit on a child's legs, a battery that is gone from a toy. The encoder's layers
// tuned for it say how likely a message tells of such a thing, of which, and in which sentence.
import type { Embedder } from '#embedding/embedder';
import { withPronouns } from '#entries/named-child';
import { logOddsOf } from '../model/second-look.ts';
import { stretchesOf } from '../model/stretches.ts';
import { sentencesOf } from '../sentences.ts';
import { type GraveThing, graveThings } from './grave-things.ts';

/** `thing` is null where it is not sure which; `sentence` is the one that tells it, empty where that is not sure. */
export type GraveReading = { thing: GraveThing | null; sentence: string };

/**
 * In log-odds, where it is sure which thing is told. Writers differ: of a left-out writer with the task of the first five 122 of 150 such messages are heard
 * and 3 of 150 others; of a left-out one with another task, half of whose others were asked to sound so, 70 of 80 and 16 of 80; of 2,075 first messages of ordinary
 * days none, of 4,652 more 5.
 */
const heard = -0.5;
/** Where the layers for crises doubt, too, so little is enough. */
const hardlyHeard = -2;
const crisisDoubted = 0;
/** What only sounds so is seldom surely of one kind: less would alarm over a battery that is dead and a medicine that does well. */
const heardUnsurely = 2;
/** Later in a talk a few words answer a question. */
const heardInTalk = 2.5;
/** Whoever tells their day at length tells it much like that: for each doubling beyond the usual length so much more is needed. Of 416 long posts 3 are heard. */
const usualLength = 320;
const morePerDoubling = 3;
const morePerDoublingInDoubt = 2;
/** A stretch of a long message is read by itself. */
const stretchHeard = 1.5;
const morePerDoublingOfStretch = 1;
/** From this share on the likeliest thing is one that is told for 82 of 90 and 47 of 52 of those two writers' messages. */
const sureShare = 0.7;
const longest = 4000;

export async function readGrave(
  message: string,
  { embedder }: { embedder: GraveEmbedder },
  isInTalk = false,
): Promise<GraveReading | null> {
  const heard = await hearGrave(message, { embedder }, isInTalk);
  return heard && { thing: heard.thing, sentence: await tellingSentence(heard.told, embedder) };
}

/** Without looking for the sentence. */
export async function hearGrave(
  message: string,
  { embedder }: { embedder: GraveEmbedder },
  isInTalk = false,
): Promise<{ thing: GraveThing | null; told: Read } | null> {
  const text = message.slice(0, longest).trim();
  const doublings = Math.max(0, Math.log2(text.length / usualLength));
  const whole = await readOne(text, embedder);
  const least = leastOf(whole, isInTalk);
  const isHeard =
    whole.logOdds >= least + morePerDoubling * doublings ||
    (!isInTalk &&
      whole.logOdds >= hardlyHeardOf(whole) + morePerDoublingInDoubt * doublings &&
      (await crisisLogOdds(text, embedder)) >= crisisDoubted + doublings);
  const told = isHeard ? whole : await worstStretch(text, embedder);
  if (
    !isHeard &&
    told.logOdds < Math.max(leastOf(told, isInTalk), stretchHeard) + morePerDoublingOfStretch * doublings
  )
    return null;
  return { thing: sureThing(told), told };
}

const leastOf = (read: Read, isInTalk: boolean): number => {
  if (isInTalk) return heardInTalk;
  return sureThing(read) === null ? heardUnsurely : heard;
};

const hardlyHeardOf = (read: Read): number => (sureThing(read) === null ? heardUnsurely : hardlyHeard);

function sureThing({ things }: Read): GraveThing | null {
  const share = Math.max(...things);
  return share >= sureShare ? (graveThings[things.indexOf(share)] ?? null) : null;
}

type GraveEmbedder = Pick<Embedder, 'graveChances' | 'crisisChances'>;
type Read = { text: string; logOdds: number; things: readonly number[] };

async function readOne(text: string, embedder: GraveEmbedder): Promise<Read> {
  const [chances = [1]] = await embedder.graveChances([withPronouns(text)]);
  const [none = 1, ...things] = chances;
  return { text, logOdds: logOddsOf(1 - none), things: things.map((chance) => chance / (1 - none)) };
}

async function crisisLogOdds(text: string, embedder: GraveEmbedder): Promise<number> {
  const [[none = 1] = [1]] = await embedder.crisisChances([withPronouns(text)]);
  return logOddsOf(1 - none);
}

/** The encoder reads only the beginning of a long message. */
async function worstStretch(text: string, embedder: GraveEmbedder): Promise<Read> {
  let worst: Read = { text, logOdds: Number.NEGATIVE_INFINITY, things: [] };
  const stretches = stretchesOf(text).slice(0, mostStretches);
  for (const stretch of stretches.length > 1 ? stretches : []) {
    const read = await readOne(stretch.trim(), embedder);
    if (read.logOdds > worst.logOdds) worst = read;
  }
  return worst;
}
const mostStretches = 24;

/** Without it the message tells nothing so grave. Of the small question itself that is as true, so questions are left out. */
async function tellingSentence({ text, logOdds }: Read, embedder: GraveEmbedder): Promise<string> {
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const told = sentences.filter((sentence) => !isAsked.test(sentence) && wordsIn(sentence) >= fewestWords);
  if (sentences.length < 2 || sentences.length > mostSentences || told.length === 0) return '';
  const drops: { sentence: string; by: number }[] = [];
  for (const sentence of told) {
    const rest = sentences.filter((one) => one !== sentence).join(' ');
    drops.push({ sentence, by: logOdds - (await readOne(rest, embedder)).logOdds });
  }
  const [most, next] = drops.toSorted((a, b) => b.by - a.by);
  if (!most || most.by < fewestDrop || most.sentence.length > longestQuote) return '';
  return next === undefined || most.by - next.by >= ahead ? most.sentence : '';
}
const isAsked =
  /\?\W*$|^\W*(?:(?:so|and|but|anyway|also|please|hi|hello)[,\s]+)*(?:what|which|where|how|any|anyone|anybody|can|could|should|would|looking for|tell me|ideas?|recommend\w*)\b/iu;
const wordsIn = (sentence: string): number => sentence.split(/\s+/).length;
const fewestWords = 6;
const mostSentences = 14;
const longestQuote = 280;
const fewestDrop = 2;
const ahead = 1;
