import { aboutCalmbridge, askedOfCalmbridge } from '@calmbridge/guidebook/chat/about-calmbridge';
import { graveBesideHelp } from '@calmbridge/guidebook/chat/answer/grave-beside-help';
import { ofMedicine } from '@calmbridge/guidebook/chat/answer/of-medicine';
import { type RefusalRead, readRefusal } from '@calmbridge/guidebook/chat/answer/read-refusal';
import { afterDeed, refusalHead } from '@calmbridge/guidebook/chat/answer/refusals';
import { asksForText } from '@calmbridge/guidebook/chat/message/question-form';
import { isEverydayQuestion } from '@calmbridge/guidebook/chat/pages/everyday-question';
import { readAndAnswer } from '@calmbridge/guidebook/chat/read-and-answer';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { crisisHelpAbroad, englishOnly, helpLine } from '@calmbridge/reader/languages/help-abroad';
import { languageOf } from '@calmbridge/reader/languages/language-of';
import { plainAbroad } from '@calmbridge/reader/languages/plain-abroad';
import { loadEmbedder } from '@calmbridge/reader/node/load-embedder';
import { type CrisisReading, detectCrisis } from '@calmbridge/reader/screening/crisis/crisis';
import { crisisHelp, helpBox } from '@calmbridge/reader/screening/crisis/crisis-help';
import type { CrisisKind } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import { hearGrave } from '@calmbridge/reader/screening/grave/read-grave';
import { type ReaderModel, readModel } from '@calmbridge/reader/screening/model/screen-model';
import { sentencesOf } from '@calmbridge/reader/screening/sentences';
import { assetsFolder, bytesOf } from './learned-model.ts';
import type { Abroad, Help, Reading } from './reading.ts';

let loading: Promise<ReaderModel> | null = null;
const loadedModel = () => {
  loading ??= loadEmbedder(assetsFolder).then((embedder) => readModel(bytesOf, embedder));
  return loading;
};

const plans = () => import('./plan-here.ts');
const stories = () => import('./story-here.ts');

/** Reads in the thread that asks. What was learned or written is loaded once, when first needed. */
export const readHere: Reading = {
  embed: async (texts) => (await loadedModel()).embedder.embed(texts),
  embedNext: async (texts) => (await loadedModel()).embedder.embedNext(texts),
  crisisChances: async (texts) => (await loadedModel()).embedder.crisisChances(texts),
  unsafeChances: async (texts) => (await loadedModel()).embedder.unsafeChances(texts),
  refusalChances: async (texts) => (await loadedModel()).embedder.refusalChances(texts),
  graveChances: async (texts) => (await loadedModel()).embedder.graveChances(texts),
  fitScores: async (texts) => (await loadedModel()).embedder.fitScores(texts),
  readEntries: async (kind, texts) => readEntries(await loadedModel(), kind, texts),
  helpFor: async (message, profile, talk) => helpIn(message, profile, talk, await loadedModel()),
  abroadFor: async (message) => abroadIn(message, await loadedModel()),
  answerChat: async (ask) => readAndAnswer(ask, await loadedModel()),
  writePlan: async (ask) => (await plans()).writePlanHere(readHere, ask),
  askMeanings: async (ask) => (await plans()).askMeaningsHere(readHere, ask),
  tellStory: async (ask) => (await stories()).tellStoryHere(readHere, ask),
  askInstead: async (ask) => (await stories()).askInsteadHere(ask),
  sceneLabel: async (scene) => (await stories()).sceneLabelHere(scene),
  close: async () => undefined,
};

async function helpIn(
  message: string,
  profile: Parameters<Reading['helpFor']>[1],
  talk: Parameters<Reading['helpFor']>[2],
  model: ReaderModel,
): Promise<Help | null> {
  if (languageOf(message, model.vectors) !== 'en') return helpAbroad(message);
  const found = await detectCrisis(message, model, talk);
  if ((await asksAboutUs(message, found, model)) && (await isCalmBesides(message, model, talk))) return null;
  const reading = asksForText(firstSentence(message)) ? forWriting(found) : found;
  if (reading.is === 'none') return null;
  if (reading.is === 'unsure' && reading.isFaint && (await isEverydayQuestion(message, model))) return null;
  const refused = await readRefusal(message, model);
  const no = refusalHead(refused, { message, profile });
  // Who asks about a harmful cure has not given it yet, however dangerous its name sounds.
  const isOfCure = refused === 'cures' && reading.kind !== 'K1' && !mayTakeIt.test(message);
  const isDoubtful = reading.is === 'unsure' || isOfCure;
  // A refusal says itself when to call; only who speaks of dying, or of what was already done, is asked all the same.
  if (no !== null && isDoubtful && !staysInDoubt.test(message)) return null;
  const isTheirs = refused === 'cures' && (mayTakeIt.test(message) || isQuoted.test(message));
  if (isOfGiving(refused) && reading.kind === 'K1' && !isTheirs && (await asksForChild(message, model)))
    return null;
  const isInstead = reading.is === 'crisis';
  const kind = sureKind(reading);
  const danger = isInstead || kind === null ? {} : { danger: helpBox(kind) };
  const text = crisisHelp(kind, profile, message);
  if (!isInstead || kind === null) return { kind, text, ...danger, isInstead };
  const first = ofPeople.has(kind) ? [afterDeed({ message, profile }), no] : [];
  const parts = [...first, await besideHelp(kind, { message, profile, talk, refused, model }), text];
  return { kind, text: parts.filter(Boolean).join('\n\n'), isInstead };
}

/**
 * Who begins with a wish for something in writing has time to wait for it: of 6,169 crises we know three begin so, all of somebody who wants
 * to die. What sounds like danger further on is asked about where it was taken for sure, and a doubt is none.
 */
function forWriting(found: CrisisReading): CrisisReading {
  if (found.is === 'none' || found.kind === 'K1') return found;
  return found.is === 'crisis' ? { is: 'unsure', kind: found.kind, isFaint: false } : { is: 'none' };
}

/**
 * Who asks first who reads this, or whether we are a person, has time for the answer, unless it is of dying or of a body in danger; so has
 * whoever asks nothing but something about Calmbridge, where danger is only doubted.
 */
async function asksAboutUs(message: string, found: CrisisReading, model: ReaderModel): Promise<boolean> {
  if (found.is === 'none' || staysInDoubt.test(message)) return false;
  const isOfPeople = found.kind === 'K1' || found.kind === 'K2' || found.kind === 'K8';
  if (isOfPeople && aboutCalmbridge(firstSentence(message)) !== null) return true;
  if (found.is !== 'unsure') return false;
  const asked = await askedOfCalmbridge({ message, turns: [] }, model.embedder, 0);
  if (asked?.isSure !== true || asked.rest !== '' || namesHarm.test(asked.beside)) return false;
  return asked.beside === '' || (await detectCrisis(asked.beside, model)).is === 'none';
}

/** What is told beside the question counts, where it names a harm: "Is this private? My husband beats us." */
async function isCalmBesides(
  message: string,
  model: ReaderModel,
  talk: Parameters<Reading['helpFor']>[2],
): Promise<boolean> {
  const rest = message.slice(firstSentence(message).length).trim();
  const told = namesHarm.test(firstSentence(message)) ? message : rest;
  return !namesHarm.test(told) || (await detectCrisis(told, model, talk)).is === 'none';
}
const namesHarm =
  /\b(?:beat\w*|hit|hits|hitting|punch\w*|kick\w*|slap\w*|hurt\w*|harm\w*|touch\w*|rap(?:e|es|ed)|abus\w*|smother\w*|suffocat\w*|strang\w*|chok\w*|kill\w*|murder\w*|stab\w*|knife|gun|threat\w*|hiding|scared|afraid|terrified|lock(?:s|ed) (?:me|us|him|her)|smash\w*|threw|[’']?m next|never see|my face|bruis\w*|blood|bleed\w*)\b/iu;

const firstSentence = (message: string): string => message.split(/(?<=[.!?\n:])\s/u)[0] ?? '';

/** A no comes before the help where somebody does or may do harm; where a body is in danger every line before the first act is too much. */
const ofPeople: ReadonlySet<CrisisKind | null> = new Set(['K2', 'K8']);

/** Before the help, and no condition of it. */
async function besideHelp(
  kind: CrisisKind,
  { message, profile, talk, refused, model }: Heard & { refused: RefusalRead; model: ReaderModel },
): Promise<string> {
  const heard = await hearGrave(message, model, talk?.isInTalk).catch(() => null);
  return graveBesideHelp(kind, heard?.thing ?? null, { message, profile, refused });
}

type Heard = {
  message: string;
  profile: Parameters<Reading['helpFor']>[1];
  talk: Parameters<Reading['helpFor']>[2];
};

/** Who may drink it is the child, and not who asks what to give. */
const mayTakeIt =
  /\b(?:he|she|they)(?:['’]s| is| are)? [^.?!]*\b(?:drink\w*|swallow\w*|threat\w*|going to|hurt|tak(?:e|es|ing))\b/iu;
const isQuoted = /\b(?:says|said|wants to)\b/iu;

const isOfGiving = (refused: RefusalRead): boolean =>
  refused === 'cures' || ofMedicine.has(refused ?? 'none');

/** Who asks whether a child may be given more of a medicine, or how much of a harmful cure, speaks of no dying. */
async function asksForChild(message: string, model: ReaderModel): Promise<boolean> {
  if (!isOnChild(message) || speaksOfDying.test(message)) return false;
  const besides = sentencesOf(message)
    .map(({ text }) => text)
    .filter((sentence) => !ofDose.test(sentence))
    .join(' ');
  return (await detectCrisis(besides, model)).is !== 'crisis';
}
const ofDose =
  /\b(?:doubl\w*|hal(?:f|ve|ving)|doses?|mg|ml|tablets?|pills?|extra|more of|amounts?|bleach|mms|drops|give|giving|increase|skip|\d+(?:[.,]\d+)?)\b/i;
const speaksOfDying =
  /\b(?:want(?:s|ed|ing)? to (?:live|be (?:alive|here))|liv(?:e|ing) any ?more|alive|disappear\w*|hang(?:s|ed|ing)?|better off|goodbye|life|bridge|jump\w*|rope|knife)\b/i;

const asks = /\?|\b(?:can|could|would) you\b|\bhow (?:much|many)\b/i;
const isOnChild = (message: string): boolean =>
  asks.test(message) &&
  /\b(?:my (?:\p{L}+ )?(?:son|daughter|child|kid|boy|girl|lad|brother|sister|grand\p{L}+|nephew|niece|pupil)|him|her)\b/iu.test(
    message,
  ) &&
  !/\b(?:my|him|her|them)sel(?:f|ves)\b|\bi (?:take|took|swallow\p{L}*|want)\b|\b(?:cut|cuts|cutting|self-?harm\p{L}*|overdos\p{L}*|hurt\p{L}*)\b/iu.test(
    message,
  ) &&
  !staysInDoubt.test(message);

const staysInDoubt =
  /\balready (?:took|taken|gave|given|had)\b|\b(?:he|she|they)(?:['’]?s| has| have)? (?:just )?(?:swallowed|drank|took|taken)\b|\b(?:die|dies|dying|dead|death|kill\w*|suicid\w*|end (?:it|my|our)|can['’]?t go on|no point|not be here|self-?harm\w*|cut(?:s|ting)? (?:him|her|them|my)sel\w+)\b/i;

/** Our readers know English only: in another language the plain cases are all that is noticed. */
function helpAbroad(message: string): Help | null {
  const plain = plainAbroad(message);
  if (plain === null) return null;
  return { kind: plain.kind, text: crisisHelpAbroad(plain.language, plain.kind), isInstead: true };
}

function abroadIn(message: string, { vectors }: ReaderModel): Abroad | null {
  const language = languageOf(message, vectors);
  return language === 'en' ? null : { text: englishOnly(language), below: helpLine(language) };
}

/** A doubt comes with the likeliest kind, and a likeliest kind is a guess: it is not named to a carer. */
const sureKind = (reading: Exclude<CrisisReading, { is: 'none' }>): CrisisKind | null =>
  reading.is === 'crisis' ? reading.kind : null;
