// The chat of the embedded assistant. Pure: the same ask and the same readings give the same reply. Crisis messages are
// caught before this. Right, or silent: what is not sure is asked, and asking is free.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asking } from './answer/answer.ts';
import { healthAgain, isFlagged, refusalTo, toldOf } from './answer/refusals.ts';
import { roleLine } from './answer/role-line.ts';
import { saidByCarer, unnamedIn } from './message/asker.ts';
import { childAskedAbout } from './message/child-asked-about.ts';
import { correctionIn } from './message/correction.ts';
import { isLetterAgain } from './message/letter-again.ts';
import { momentSaid } from './message/moment-said.ts';
import { questionFormIn } from './message/question-form.ts';
import { bodyOf, bodyWithBefore } from './message/texts-to-read.ts';
import { furtherQuestion, narrowedBy, offeredBefore } from './offers/choosing.ts';
import { askKind, askWhich, type FreeReply, said, unknown } from './offers/unknown.ts';
import type { AskedNear } from './pages/asked-nearness.ts';
import { branchFor } from './pages/branch.ts';
import type { Nearness } from './pages/line-nearness.ts';
import { type Before, pageRead, saidBefore, wasSaid } from './pages/page-before.ts';
import { likeliest, type Meant, meantBy, type PageReadings, topicOf } from './pages/page-reading.ts';
import { answered, type ChatReply, free, goOn, isFollowUpAlone, letterReply, replyTo } from './replies.ts';
import { smallTalkIn } from './small-talk.ts';
import { heardIn } from './talk/heard.ts';
import type { Topic } from './topic.ts';

/**
 * `near` says how near the lines of the page before come to the message, `asked` how near its questions come to what carers
 * ask next; without them only plain cases go on.
 */
export function answerChat(
  ask: ChatAsk,
  readings: PageReadings,
  near: Nearness = new Map(),
  asked: AskedNear = new Map(),
): ChatReply {
  const asking = { ...askingOf(ask, readings, near), asked };
  return (
    refusalOrWarning(ask, asking) ??
    furtherQuestion(ask, asking.child, readings) ??
    replyOnChosenPage(ask, asking) ??
    replyToWords(ask, asking, readings)
  );
}

/** All that the replies are written from. */
type Heard = Asking & { before: Before; near: Nearness };

function askingOf(ask: ChatAsk, readings: PageReadings, near: Nearness): Heard {
  const message = ask.message.slice(0, longestRead);
  const before: Before = { ...saidBefore(ask.turns), topic: pageRead(ask, readings) };
  return {
    child: childAskedAbout(ask),
    message,
    heard: before.topic ? message : saidByCarer({ ...ask, message }),
    carePlan: ask.carePlan,
    role: roleLine(ask),
    isFlagged: isFlagged(ask),
    moment: momentSaid(ask),
    before,
    near,
  };
}

const longestRead = 4000;

/** What comes before any page: a no, words for a family that tells of harm, and a doctor who is still due. */
function refusalOrWarning(ask: ChatAsk, { message, child }: Heard): FreeReply | null {
  const refusal = refusalTo(message, child);
  if (refusal !== null) return said(refusal);
  const told = toldOf(message, child);
  if (told !== null && ask.page === undefined) return said(told);
  const again = healthAgain(ask, child);
  return again === null ? null : said(again);
}

/** The carer has pressed a page. */
function replyOnChosenPage(ask: ChatAsk, asking: Heard): ChatReply | null {
  const chosen = ask.page === undefined ? undefined : topicOf(ask.page);
  if (!chosen) return null;
  if (questionFormIn(asking.message) === 'letter')
    return letterReply(ask, asking, { is: 'sure', topic: chosen, chance: 1 });
  return chosen === asking.before.topic ? goOn(chosen, asking, []) : answered(chosen, asking);
}

/** Which page the message means, alone or with what was said before it. */
function replyToWords(ask: ChatAsk, asking: Heard, readings: PageReadings): ChatReply {
  const { message, before, near } = asking;
  const meant = meantBy(bodyOf(message), readings, offeredBefore(ask, readings));
  const small = smallTalkIn(message, unnamedIn(ask));
  const isPageMeant = meant.is === 'sure' && (small?.is === 'thanks' || small?.is === 'off-topic');
  if (small && !isPageMeant && !wasSaid(before, small.text)) return free(said(small.text), asking);
  const heard = heardIn(message, before);
  if (heard !== null) return free(said(heard), asking);

  if (questionFormIn(message) === 'letter' || isLetterAgain(message, ask.turns))
    return letterReply(ask, asking, meant);

  const correction = correctionIn(bodyOf(message));
  if (correction !== null && before.topic)
    return replyTo(meantBy(correction, readings, new Set([before.topic.id])), asking, readings);

  if (before.topic && goesOn(message, meant, before.topic, near)) {
    const others = likeliest([bodyWithBefore(ask), bodyOf(message)], readings, before.topic);
    return goOn(before.topic, asking, others);
  }
  const narrowed = meant.is === 'sure' || before.topic ? null : replyToNarrowed(ask, asking, readings);
  return narrowed ?? replyTo(meant, asking, readings);
}

/** After a list of pages the next words choose among them. */
function replyToNarrowed(ask: ChatAsk, asking: Heard, readings: PageReadings): ChatReply | null {
  const { message, child } = asking;
  const narrowed = narrowedBy(ask, readings);
  if (narrowed.is === 'sure') return answered(narrowed.topic, asking);
  if (isFollowUpAlone(message)) return unknown(message, child, true);
  if (narrowed.is === 'again') return free(askKind(narrowed.ranked), asking);
  return narrowed.is === 'unsure' ? free(askWhich(narrowed.topics, child), asking) : null;
}

/** The message has no sure page of its own that is another one. */
function goesOn(message: string, meant: Meant, before: Topic, near: Nearness): boolean {
  const isShort = message.trim().split(/\s+/).length <= shortWords;
  if (isShort && branchFor(before, message, near)) return true;
  if (isFollowUpAlone(message)) return true;
  if (meant.is !== 'sure' || meant.topic === before) return true;
  if (before.near?.includes(meant.topic.id)) return true;
  return meant.chance < (isShort || questionFormIn(message) === 'telling' ? plainChange : change);
}

const shortWords = 6;
/** What goes on in a talk seldom changes the page, and what is short, or only told, still more seldom. */
const plainChange = 0.92;
const change = 0.88;
