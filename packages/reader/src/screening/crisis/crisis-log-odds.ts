import { readWords } from '../model/features.ts';
import { likelihoods } from '../model/linear-model.ts';
import { phraseLikelihoods } from '../model/phrase-net.ts';
import type { ScreenModel } from '../model/screen-model.ts';
import { logOddsOf } from '../model/second-look.ts';
import { stretchesOf } from '../model/stretches.ts';
import { windowsOf } from '../model/windows.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';

// How likely a message tells of a crisis, as log-odds: what the readers of words say and what the encoder's layers tuned for
// crises say, added. They err on different messages. Of many parts one sounds alarming by chance alone, so what the most
// alarming part says counts less the more parts there are: a long post is no likelier a crisis than a short question.

export type CrisisLogOdds = { logOdds: number; kind: CrisisKind };

/** In log-odds, with a chance for each kind. */
type Reading = { logOdds: number; kinds: readonly number[] };

/** Below it by the words alone, the encoder is not asked: of 574 held-back crises none is, of everyday messages two in five. */
const worthMeaning = -5;
/** A stretch is much of a message, and read out of its context; a window is little. In log-odds for each doubling of their number. */
const perDoubling = { windows: Math.LN2, stretches: 2 * Math.LN2 };
const mostStretches = 3;
/** On unfamiliar stories the tuned layers are now and then quite sure and quite wrong: they alone decide nothing. */
const mostByMeaning = 3;
/** What they say counts a little more than the words: they have learned more of ordinary days. */
const meaningWeight = 1.5;

export async function readCrisisLogOdds(text: string, model: ScreenModel): Promise<CrisisLogOdds> {
  const byWords = readByWords(text, model);
  if (byWords.logOdds < worthMeaning)
    return { logOdds: byWords.logOdds + worthMeaning, kind: likeliest(byWords.kinds) };
  const byMeaning = await readByMeaning(text, model);
  const kinds = byWords.kinds.map((chance, at) => chance + (byMeaning.kinds[at] ?? 0));
  const meaning = meaningWeight * Math.min(byMeaning.logOdds, mostByMeaning);
  return { logOdds: byWords.logOdds + meaning, kind: likeliest(kinds) };
}

/** The whole, as far as the encoder reads, and of a long message its most alarming stretches. */
async function readByMeaning(text: string, model: ScreenModel): Promise<Reading> {
  const stretches = stretchesOf(text);
  const chosen = stretches.length === 1 ? [] : mostAlarming(stretches, model);
  const [whole, ...parts] = (await model.embedder.crisisChances([text, ...chosen])).map(readingOf);
  const correction = perDoubling.stretches * Math.log2(stretches.length);
  return worstOf([whole!, ...parts.map(({ logOdds, kinds }) => ({ logOdds: logOdds - correction, kinds }))]);
}

function mostAlarming(stretches: readonly string[], model: ScreenModel): readonly string[] {
  if (stretches.length <= mostStretches) return stretches;
  return stretches
    .map((stretch) => ({ stretch, logOdds: byWindows(stretch, model).logOdds }))
    .sort((a, b) => b.logOdds - a.logOdds)
    .slice(0, mostStretches)
    .map(({ stretch }) => stretch);
}

/** Two readers in equal parts: the linear one by windows, the nets over the whole. */
function readByWords(text: string, model: ScreenModel): Reading {
  const linear = byWindows(text, model);
  const words = readWords(text, model.vectors);
  const nets = readingOf(phraseLikelihoods(model.crisisNets, words, model.vectors));
  return {
    logOdds: (linear.logOdds + nets.logOdds) / 2,
    kinds: crisisKinds.map((_, at) => ((linear.kinds[at] ?? 0) + (nets.kinds[at] ?? 0)) / 2),
  };
}

function byWindows(text: string, model: ScreenModel): Reading {
  const read = windowsOf(text, model.vectors).map((window) => readingOf(likelihoods(model.crisis, window)));
  const worst = worstOf(read);
  const correction = perDoubling.windows * Math.log2(Math.max(1, read.length));
  return { logOdds: worst.logOdds - correction, kinds: worst.kinds };
}

/** Chances begin with that of no crisis. */
const readingOf = ([none = 1, ...kinds]: ArrayLike<number> & Iterable<number>): Reading => ({
  logOdds: logOddsOf(1 - none),
  kinds,
});

const worstOf = (readings: readonly Reading[]): Reading =>
  readings.reduce((worst, reading) => (reading.logOdds > worst.logOdds ? reading : worst), nothing);

const nothing: Reading = { logOdds: logOddsOf(0), kinds: [] };

const likeliest = (kinds: readonly number[]): CrisisKind =>
  crisisKinds[kinds.indexOf(Math.max(...kinds))] ?? 'K1';
