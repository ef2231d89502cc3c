// Reads what a chat needs, and answers it. Most of the time goes into reading, so that what only an unsure reply looks at is read
// only when a reply has looked for it.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { EntryModel } from '@calmbridge/reader/entries/entry-reader';
import { readGrave } from '@calmbridge/reader/screening/grave/read-grave';
import { type AskedOfUs, askedOfCalmbridge } from './about-calmbridge.ts';
import { graveFirst, isSaidIn, withoutGraveFirst } from './answer/grave-first.ts';
import { type RefusalRead, readRefusal } from './answer/read-refusal.ts';
import { answerChat } from './answer-chat.ts';
import { readFits } from './first/fits-read.ts';
import { childAskedAbout } from './message/child-asked-about.ts';
import { namesMedicine, namingScreensOf } from './message/medicine-words.ts';
import { partsAsked } from './message/parts-asked.ts';
import { questionFormIn } from './message/question-form.ts';
import { bodyOf, bodyWithFirst, textsToRead } from './message/texts-to-read.ts';
import { wishIn } from './message/wish.ts';
import { said } from './offers/unknown.ts';
import { readAsked } from './pages/asked-nearness.ts';
import type { ChatModel } from './pages/chat-model.ts';
import { pageRead, pagesBehind } from './pages/page-before.ts';
import { type PageReading, type PageReadings, rankedFor, topicOf } from './pages/page-reading.ts';
import { readPages } from './pages/read-pages.ts';
import { stepsKey } from './pages/steps-read.ts';
import { type ChatReply, precededBy } from './replies.ts';
import { learnLines, linesKey, readLines } from './talk/nearest/nearest-line.ts';
import { readSteps } from './talk/nearest/step-nearness.ts';

export async function readAndAnswer(ask: ChatAsk, model: EntryModel & ChatModel): Promise<ChatReply> {
  // What stood before an earlier answer is no part of it.
  const reply = await withGraveFirst({ ...ask, turns: ask.turns.map(withoutGraveFirst) }, model);
  const [page] = reply.is === 'answer' ? reply.pages : [];
  const topic = page === undefined ? undefined : topicOf(page);
  if (topic) learnLines(topic, model.embedder).catch(() => undefined);
  return reply;
}

async function withGraveFirst(ask: ChatAsk, model: EntryModel & ChatModel): Promise<ChatReply> {
  const reply = await answered(ask, model);
  // Pressed is what was offered below it; who says that help was not meant has read what there is to say.
  if (ask.page !== undefined || ask.isMisread === true) return reply;
  const grave = await readGrave(ask.message, model, ask.turns.length > 0);
  if (grave === null) return reply;
  const shown = [reply.is === 'asks' ? reply.preview : '', reply.text].filter(Boolean).join('\n\n');
  const child = childAskedAbout(ask);
  return isSaidIn(shown, grave, { ask, child, refused: await refusedIn(ask, model) })
    ? reply
    : precededBy(graveFirst(grave, child), reply);
}

async function answered(ask: ChatAsk, model: EntryModel & ChatModel): Promise<ChatReply> {
  const later = laterTexts(ask);
  const readings = new Map(
    await readPages(
      textsToRead(ask).filter((text) => !later.has(text)),
      model,
    ),
  );
  const asked = new Map(await readAsked(ask, readings, model.embedder));
  const fits = isFirstAsked(ask) ? await readFits(ask, readings, asked, model.embedder) : [];
  for (const [key, found] of fits) asked.set(key, found);
  const refused = await refusedIn(ask, model);
  const ofUs = await askedOfUs(ask, readings, model, refused);
  if (ofUs?.isSure) return saidOfUs(ofUs, ask, model);
  const reply = await answeredFromPages(ask, { model, later, readings, asked, refused });
  return ofUs !== null && reply.is === 'asks'
    ? precededBy(`If you mean Calmbridge itself: ${ofUs.say}`, reply)
    : reply;
}

/** Nothing leans on an answer yet. */
const isFirstAsked = ({ page, turns }: ChatAsk): boolean =>
  page === undefined && pagesBehind(turns).length === 0;

type Read = {
  model: EntryModel & ChatModel;
  later: ReadonlySet<string>;
  readings: Map<string, PageReading>;
  asked: Map<string, ReadonlyMap<string, number>>;
  refused: RefusalRead;
};

async function answeredFromPages(
  ask: ChatAsk,
  { model, later, readings, asked, refused }: Read,
): Promise<ChatReply> {
  const missed = new Set<string>();
  const reply = answerChat(ask, noting(readings, missed), noting(asked, missed), refused);
  const wanted = [...later].filter((text) => missed.has(text));
  const isLine = partsAsked(ask.message).some((part) => missed.has(linesKey(part)));
  const isStep = missed.has(stepsKey(ask.message));
  const topic = isLine || isStep ? pageRead(ask, readings) : null;
  if (wanted.length === 0 && topic === null) return reply;
  for (const [text, reading] of await readPages(wanted, model)) readings.set(text, reading);
  if (topic && isStep) asked.set(stepsKey(ask.message), await readSteps(topic, ask.message, model.embedder));
  if (topic && isLine)
    for (const [key, near] of await readLines(topic, ask.message, model.embedder)) asked.set(key, near);
  return answerChat(ask, readings, asked, refused);
}

async function askedOfUs(
  ask: ChatAsk,
  readings: PageReadings,
  model: EntryModel & ChatModel,
  refused: RefusalRead,
): Promise<AskedOfUs | null> {
  if (ask.page !== undefined || isThing(refused)) return null;
  const [best] = rankedFor(bodyOf(ask.message), readings);
  return askedOfCalmbridge(ask, model.embedder, best?.chance ?? 0);
}

/** What is so about Calmbridge, and after it the answer to what else is asked. */
async function saidOfUs(
  { say, rest }: AskedOfUs,
  ask: ChatAsk,
  model: EntryModel & ChatModel,
): Promise<ChatReply> {
  return rest === '' ? said(say) : precededBy(say, await answered({ ...ask, message: rest }, model));
}

/**
 * Later in a talk much is told that sounds like what is refused ("nappy on and straight away she does it"): there only what the carer
 * asks, plans or does counts, read by itself, and "can I do it while he sleeps?" asks for whatever the talk is about.
 */
async function refusedIn(ask: ChatAsk, model: EntryModel & ChatModel): Promise<RefusalRead> {
  // "He won't eat anything hot" in a note to a sitter asks for nothing: there the words decide alone.
  if (questionFormIn(ask.message) === 'letter') return undefined;
  const message = namingScreensOf(ask);
  const alone = await readRefusal(message, model);
  if (!isThing(alone) || ask.turns.length === 0 || namesMedicine(message)) return alone;
  const wish = wishIn(message);
  if (wish === '') return undefined;
  const asked = isPointing(message) ? bodyWithFirst(ask) : wish;
  return isThing(await readRefusal(asked, model)) ? alone : undefined;
}

const isThing = (read: RefusalRead): boolean => read !== undefined && read !== 'none';

const isPointing = (message: string): boolean => partsAsked(message).some((part) => pointing.test(part));
/** What is to be done is named by nothing but "it", or is to be let be. */
const pointing =
  /\b(?:do|did|doing|try) (?:it|that|this)\b|\b(?:leave|let) (?:it|him|her|them)(?: be| go)?(?= (?:when|while|until|till|if|or|and)\b|\W*$)/i;

/** In a talk that has a page: what the message means with the first one, and what the earlier ones meant. */
function laterTexts(ask: ChatAsk): ReadonlySet<string> {
  if (ask.turns.length === 0 || pagesBehind(ask.turns).length === 0) return new Set();
  const body = bodyOf(ask.message);
  const earlier = ask.turns.filter(({ role }) => role === 'user').map(({ content }) => bodyOf(content));
  return new Set([bodyWithFirst(ask), ...earlier].filter((text) => text !== body));
}

/** What was looked for and is not there. */
const noting = <Value>(known: ReadonlyMap<string, Value>, missed: Set<string>) => ({
  get(key: string): Value | undefined {
    const found = known.get(key);
    if (found === undefined) missed.add(key);
    return found;
  },
});
