// The chat of the embedded assistant. Pure: the same ask and the same readings give the same reply. Crisis messages are
// caught before this. Right, or silent: what is not sure is asked, and asking is free.
import type { ChatAsk, ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { askedBeforeYes, onlyDenies, pageAfterPreview, toldBeforeYes } from './after-preview.ts';
import type { Asking } from './answer/answer.ts';
import type { RefusalRead } from './answer/read-refusal.ts';
import {
  afterDeed,
  doctorLine,
  healthAgain,
  isFlagged,
  isOfMedicine,
  refusalTo,
  refusalToUnnamed,
  tellsOfReaction,
  toldOf,
} from './answer/refusals.ts';
import { roleLine } from './answer/role-line.ts';
import { replyToCorrected } from './corrected.ts';
import { saidByCarer, unnamedIn } from './message/asker.ts';
import { type AskedChild, childAskedAbout } from './message/child-asked-about.ts';
import { correctionIn } from './message/correction.ts';
import { deniedIn } from './message/denied.ts';
import { withAlike } from './message/left-out.ts';
import { namingScreensOf } from './message/medicine-words.ts';
import { type Moment, momentSaid } from './message/moment-said.ts';
import { partsAsked } from './message/parts-asked.ts';
import { questionFormIn } from './message/question-form.ts';
import { bodyOf, bodyWithFirst } from './message/texts-to-read.ts';
import { furtherQuestion, narrowedBy, offeredBefore } from './offers/choosing.ts';
import { askKind, askWhich, type FreeReply, said, unknown } from './offers/unknown.ts';
import type { AskedNear } from './pages/asked-nearness.ts';
import { pagesBeside } from './pages/beside.ts';
import { branchFor } from './pages/branch.ts';
import { isAnsweredWhole } from './pages/how-sure.ts';
import { type Before, pageRead, pagesBehind, saidBefore, wasSaid } from './pages/page-before.ts';
import {
  likeliest,
  type Meant,
  meantBy,
  type PageReadings,
  type Ranked,
  rankedFor,
  sureChance,
  topicOf,
} from './pages/page-reading.ts';
import { setAsideOfOurs } from './pages/step-refused.ts';
import { replyToProtest } from './protested.ts';
import {
  answered,
  type ChatReply,
  free,
  goOn,
  isFollowUpAlone,
  replyOnPart,
  replyTo,
  writtenReply,
} from './replies.ts';
import { smallTalkIn } from './small-talk.ts';
import { answersIts, elsewhereOf } from './talk/branch-said.ts';
import { thanksForDenial } from './talk/danger-denied.ts';
import { heardIn } from './talk/heard.ts';
import { partChosen } from './talk/page-parts.ts';
import { speaksOfOurs } from './talk/page-words.ts';
import { sorryFor } from './talk/sorry.ts';
import { heardAsTold } from './telling/met.ts';
import { onlyTells } from './telling/only-tells.ts';
import type { Topic } from './topic.ts';
import { isLetterToClinic } from './writing/letter-to-clinic.ts';

/**
 * `asked` says how near the questions of a later turn come to what carers ask next; without it only their words count.
 * `refused` is what the message was read as asking for, whether or not it names the thing.
 */
export function answerChat(
  ask: ChatAsk,
  readings: PageReadings,
  asked: AskedNear = new Map(),
  refused?: RefusalRead,
): ChatReply {
  const asking = { ...askingOf(ask, readings), asked };
  const warning = refusalOrWarning(ask, asking, refused);
  if (warning !== null) return warning;
  const reply =
    furtherQuestion(ask, asking.child, readings) ??
    replyOnChosenPage(ask, asking) ??
    replyToWords(ask, asking, readings);
  return withThanks(thanksForDenial(ask), reply);
}

function withThanks(thanks: string, reply: ChatReply): ChatReply {
  if (thanks === '') return reply;
  return reply.is === 'asks' && reply.preview !== undefined
    ? { ...reply, preview: `${thanks} ${reply.preview}` }
    : { ...reply, text: `${thanks} ${reply.text}` };
}

/** All that the replies are written from. */
type Heard = Asking & { before: Before };

function askingOf(ask: ChatAsk, readings: PageReadings): Heard {
  const message = ask.message.slice(0, longestRead);
  const before: Before = { ...saidBefore(ask.turns), topic: pageRead(ask, readings) };
  const child = childOf(ask);
  const isAdult = child.isSelf === true || child.tags.has('adult');
  const grown = isAdult ? 'adult' : child.tags.has('teen') ? 'teen' : null;
  return {
    child,
    message,
    heard: before.topic ? message : saidByCarer({ ...ask, message }),
    carePlan: ask.carePlan,
    role: roleLine(ask),
    isFlagged: isFlagged(ask),
    moment: withoutSetAside(
      momentSaid(ask, grown, child.tags.has('unspeaking')),
      ask.turns,
      message,
      before,
      child,
    ),
    setAside: setAsideOfOurs(message, before, child),
    beside: before.topic ? pagesBeside(ask, readings, before.topic) : [],
    before,
    told: saidByCarer({ turns: ask.turns, message: '' }),
    together: () => rankedFor(bodyWithFirst(ask), readings),
    alone: () => rankedFor(bodyOf(message), readings),
  };
}

/** An unsure reply is written twice; who is asked about stays the same. */
function childOf(ask: ChatAsk): AskedChild {
  const known = children.get(ask) ?? childAskedAbout(ask);
  children.set(ask, known);
  return known;
}
const children = new WeakMap<ChatAsk, AskedChild>();

/** What of ours was tried or won't do is not said again, in this talk. */
function withoutSetAside(
  moment: Moment,
  turns: readonly ChatTurn[],
  message: string,
  before: Before,
  child: AskedChild,
): Moment {
  const answered = turns.findIndex(({ role }) => role === 'assistant');
  const later = answered === -1 ? [] : turns.slice(answered).filter(({ role }) => role === 'user');
  const things = [...later.map(({ content }) => content), ...(answered === -1 ? [] : [message])].flatMap(
    (text) => [...(setAsideOfOurs(text, before, child)?.things ?? []), ...(deniedIn(text)?.things ?? [])],
  );
  return things.length === 0 ? moment : { ...moment, out: new Set([...moment.out, ...withAlike(things)]) };
}

const longestRead = 4000;

/** What comes before any page: a no, words for a family that tells of harm, and a doctor who is still due. */
function refusalOrWarning(ask: ChatAsk, { message, child }: Heard, refused: RefusalRead): FreeReply | null {
  // Whoever writes to a clinic tells of doses, and asks nobody here for one.
  const isReport =
    ask.page === undefined && isOfMedicine(message, refused) && isLetterToClinic(message, child);
  const refusal = isReport ? null : refusalTo(namingScreensOf({ ...ask, message }), child, refused);
  if (refusal !== null) return said([afterDeed(ask), refusal].filter(Boolean).join('\n\n'));
  const told = toldOf(message, child);
  if (told !== null && ask.page === undefined) return said(told);
  const unnamed = ask.page === undefined && !isReport ? refusalToUnnamed(refused, ask, child) : null;
  if (unnamed !== null) return said(unnamed);
  // No page says more than when to ring.
  if (ask.page === undefined && tellsOfReaction(message)) return said(doctorLine(message, child));
  const again = healthAgain(ask, child);
  return again === null ? null : said(again);
}

/** The carer has pressed a page. */
function replyOnChosenPage(ask: ChatAsk, asking: Heard): ChatReply | null {
  const part = partChosen(ask.page);
  const page = part === null ? undefined : topicOf(part.page);
  if (part && page) return replyOnPart(page, part.part, asking);
  const chosen = ask.page === undefined ? undefined : topicOf(ask.page);
  if (!chosen) return null;
  const written = writtenReply(ask, asking, chosen);
  if (written !== null) return written;
  return chosen === asking.before.topic ? goOn(chosen, asking) : answered(chosen, asking);
}

/** Which page the message means, alone or with what was said before it. */
function replyToWords(ask: ChatAsk, asking: Heard, readings: PageReadings): ChatReply {
  const { message, before } = asking;
  const confirmed = before.topic ? askedBeforeYes(ask) : null;
  // All of the page, as if it had been pressed.
  if (before.topic && confirmed !== null)
    return answered(before.topic, {
      ...asking,
      message: confirmed,
      heard: confirmed,
      before: { ...before, topic: null, said: '' },
    });
  const told = before.topic ? null : toldBeforeYes(ask, readings);
  if (told) return answered(told.page, { ...asking, message: told.asked, heard: told.asked });
  const meant = meantBy(bodyOf(message), readings, offeredBefore(ask, readings));
  const written = writtenReply(ask, asking);
  if (written !== null) return written;
  const small = smallTalkIn(message, unnamedIn(ask));
  const isPageMeant = meant.is === 'sure' && (small?.is === 'thanks' || small?.is === 'off-topic');
  // In a talk about a page "joke" and "lawyer" belong to it.
  const isOnPage = before.topic !== null && small?.is === 'off-topic';
  if (small && !isPageMeant && !isOnPage && !wasSaid(before, small.text))
    return free(said(small.text), asking);
  const heardFirst = toldAtFirst(asking, meant, readings);
  if (heardFirst !== null) return free(said(heardFirst), asking);
  const heard = before.topic && answersIts(before.topic, asking) ? null : heardIn(message, before);
  if (heard !== null) return free(said(heard), asking);

  const corrected = before.topic ? replyToCorrected(ask, asking, before.topic, readings) : null;
  if (corrected) return corrected;
  const protested = before.topic ? replyToProtest(ask, asking, before.topic, readings) : null;
  if (protested) return protested;

  const another = before.topic ? pageAfterPreview(ask, before.topic, readings) : null;
  if (another) return answered(another, asking);

  const elsewhere = before.topic ? elsewhereOf(before.topic, asking) : null;
  if (elsewhere) return replyElsewhere(ask, asking, elsewhere, readings);

  if (before.topic && (asking.setAside || goesOn(ask, meant, before.topic, readings)))
    return goOn(before.topic, asking, () => otherPages(ask, before.topic, readings));
  const narrowed = meant.is === 'sure' || before.topic ? null : replyToNarrowed(ask, asking, readings);
  return narrowed ?? replyTo(meant, asking, readings);
}

/** What happened is told, and nothing asked, at the beginning of a talk. Where a page warns, that comes first. */
function toldAtFirst(asking: Heard, meant: Meant, readings: PageReadings): string | null {
  const { message, before, isFlagged: isGrave = false } = asking;
  const warns = meant.is === 'sure' && (meant.topic.isNowFirst ?? meant.topic.isHelpFirst ?? false);
  if (before.said !== '' || isGrave || warns) return null;
  const [best] = rankedFor(bodyOf(message), readings);
  const isPage = meant.is === 'sure' && isAnsweredWhole(message, meant);
  const told = onlyTells(message, best?.topic.id === pageOfNews && best.chance >= likelyNews);
  // Where a page is sure, it is what is told about.
  return told === null || (told === 'plain' && isPage) ? null : heardAsTold(message, told, asking.child);
}
const pageOfNews = 'good-news';
const likelyNews = 0.5;

/** Only one word of the message was about the page the talk is on. */
function replyElsewhere(ask: ChatAsk, asking: Heard, { topic, chance }: Ranked, readings: PageReadings) {
  const { before, message } = asking;
  const straight = before.topic && partsAsked(message).length > 0 ? goOn(before.topic, asking) : null;
  if (straight?.is === 'answer') return straight;
  if (pagesBehind(ask.turns).includes(topic)) return goOn(topic, asking);
  if (chance >= sureChance) return answered(topic, asking);
  return goOn(before.topic ?? topic, asking, () => otherPages(ask, before.topic, readings));
}

/** Pages other than the one the talk is on that the message may mean, alone or with what was said before it. */
const otherPages = (ask: ChatAsk, page: Topic | null, readings: PageReadings): readonly Ranked[] =>
  page
    ? likeliest(
        [deniedIn(bodyOf(ask.message))?.instead || bodyOf(ask.message), bodyWithFirst(ask)],
        readings,
        page,
      )
    : [];

/** After a list of pages the next words choose among them. */
function replyToNarrowed(ask: ChatAsk, asking: Heard, readings: PageReadings): ChatReply | null {
  const { message, child, before } = asking;
  // "I asked how her day was" corrects nothing where nothing was said before.
  const corrected = ask.turns.length === 0 ? null : correctionIn(bodyOf(message));
  // What was meant in fact is not read with what was missed.
  if (corrected) {
    const reply = replyTo(meantBy(corrected, readings), asking, readings);
    return { ...reply, text: [sorryFor(message, before), reply.text].filter(Boolean).join(' ') };
  }
  const narrowed = narrowedBy(ask, readings);
  if (narrowed.is === 'sure') return answered(narrowed.topic, asking);
  if (isFollowUpAlone(message)) return unknown(message, child, true);
  if (narrowed.is === 'again') return free(askKind(narrowed.ranked), asking);
  return narrowed.is === 'unsure' ? free(askWhich(narrowed.topics, child), asking) : null;
}

/** The message has no sure page of its own that is another one. */
function goesOn(ask: ChatAsk, meant: Meant, before: Topic, readings: PageReadings): boolean {
  const { message } = ask;
  const isShort = message.trim().split(/\s+/).length <= shortWords;
  if (isShort && branchFor(before, message)) return true;
  if (isFollowUpAlone(message) || onlyDenies(message)) return true;
  if (meant.is !== 'sure' || meant.topic === before) return true;
  if (before.near?.includes(meant.topic.id)) return true;
  if (meant.chance < (isShort || questionFormIn(message) === 'telling' ? plainChange : change)) return true;
  if (speaksOfOurs(message, ask.turns)) return true;
  const own = rankedFor(bodyOf(message), readings).find(({ topic }) => topic === before)?.chance ?? 0;
  if (meant.chance >= surelyAnother && own < hardly) return false;
  const both = rankedFor(bodyWithFirst(ask), readings);
  const together = both.find(({ topic }) => topic === meant.topic)?.chance ?? 0;
  return together >= related && together < changeWithBefore;
}

const shortWords = 6;
/** What goes on in a talk seldom changes the page, and what is short, or only told, still more seldom. */
const plainChange = 0.92;
const change = 0.88;
/**
 * "He drinks a lot of milk too" after "he eats only beige" may be about either page: read together, a page that comes along
 * without being likely is offered, not given. One that does not come along at all is a new question.
 */
const related = 0.1;
const changeWithBefore = 0.4;
/** "And he wets the bed every night" after a talk about haircuts needs no question. */
const surelyAnother = 0.97;
const hardly = 0.01;
