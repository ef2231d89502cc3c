import { likelihoods } from '../model/linear-model.ts';
import type { ScreenModel } from '../model/screen-model.ts';
import { logOddsOf } from '../model/second-look.ts';
import { stretchesOf } from '../model/stretches.ts';
import { windowsOf } from '../model/windows.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import fitted from './crisis-weights.json' with { type: 'json' };

// How likely a message tells of a crisis, as log-odds: what the words say, window by window, and what the encoder's layers tuned for
// crises say of the whole and of its stretches. They err on different messages.

export type CrisisLogOdds = { logOdds: number; kind: CrisisKind };

/** In log-odds, with a chance for each kind. */
type Reading = { logOdds: number; kinds: readonly number[] };

/** Beyond these the encoder's layers are only surer, on unfamiliar stories also quite wrong. */
const range = { least: -8, mostOfWhole: 4, mostOfStretch: 6 };
/** Below it by the words alone, where nothing in them is of any crisis, the encoder is not asked. */
const worthMeaning = -11;
/** Of very long messages only the most alarming by their words. */
const mostStretches = 6;

/** What stands before a message that is not the first of its talk: a few words that answer a question mean less than as a message alone. */
export const laterMark = 'and then: ';

/** `isLater`: it goes on with a talk. */
export async function readCrisisLogOdds(
  text: string,
  model: ScreenModel,
  isLater = false,
): Promise<CrisisLogOdds> {
  const words = byWindows(text, model);
  if (words.logOdds < worthMeaning) return { logOdds: words.logOdds, kind: likeliest(words.kinds) };
  const { whole, worst } = await readByMeaning(text, model, isLater ? laterMark : '');
  const kinds = words.kinds.map((chance, at) => chance + (worst.kinds[at] ?? 0));
  const signs = signsOf(text, words, whole, worst);
  return {
    logOdds: fitted.weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), fitted.bias),
    kind: likeliest(kinds),
  };
}

/** What is weighed, in the order of the weights: the words, the whole by its meaning, the worst stretch by its meaning, the length. */
export async function readCrisisSigns(text: string, model: ScreenModel): Promise<number[]> {
  const { whole, worst } = await readByMeaning(text, model);
  return signsOf(text, byWindows(text, model), whole, worst);
}

const signsOf = (text: string, words: Reading, whole: Reading, worst: Reading): number[] => [
  words.logOdds,
  within(whole.logOdds, range.mostOfWhole),
  within(worst.logOdds, range.mostOfStretch),
  doublings(text),
];

/** How often a message is twice as long as a short one. Much is told in a long message, and something in it sounds alarming by chance. */
export const doublings = ({ length }: string): number => Math.max(0, Math.log2(length / shortLength));
const shortLength = 180;

const within = (logOdds: number, most: number) => Math.max(range.least, Math.min(most, logOdds));

/** The whole, as far as the encoder reads, and the most alarming stretch of a long message. */
async function readByMeaning(
  text: string,
  model: ScreenModel,
  mark = '',
): Promise<{ whole: Reading; worst: Reading }> {
  const stretches = stretchesOf(text);
  const chosen = stretches.length === 1 ? [] : mostAlarming(stretches, model);
  const [whole, ...parts] = (
    await model.embedder.crisisChances([text, ...chosen].map((one) => mark + one))
  ).map(readingOf);
  return { whole: whole!, worst: parts.length === 0 ? whole! : worstOf(parts) };
}

function mostAlarming(stretches: readonly string[], model: ScreenModel): readonly string[] {
  if (stretches.length <= mostStretches) return stretches;
  return stretches
    .map((stretch) => ({ stretch, logOdds: byWindows(stretch, model).logOdds }))
    .sort((a, b) => b.logOdds - a.logOdds)
    .slice(0, mostStretches)
    .map(({ stretch }) => stretch);
}

/** Of many windows one sounds alarming by chance alone, so the worst counts less the more there are. */
function byWindows(text: string, model: ScreenModel): Reading {
  const read = windowsOf(text, model.vectors).map((window) => readingOf(likelihoods(model.crisis, window)));
  const worst = worstOf(read);
  return { logOdds: worst.logOdds - Math.log(Math.max(1, read.length)), kinds: worst.kinds };
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
