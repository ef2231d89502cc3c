// The carer says that the answer before was beside the point: "no, I mean …", or turns down what its page is about.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { stemsOf } from '#library/match';
import type { Asking } from './answer/answer.ts';
import { fillStep } from './answer/steps.ts';
import { correctionIn } from './message/correction.ts';
import { deniedIn } from './message/denied.ts';
import { partsAsked } from './message/parts-asked.ts';
import { quotable } from './message/set-aside.ts';
import { bodyOf, bodyWithFirst } from './message/texts-to-read.ts';
import { askWhich, said } from './offers/unknown.ts';
import type { Before } from './pages/page-before.ts';
import { likeliest, type PageReadings, rankedFor, sureChance } from './pages/page-reading.ts';
import { answered, type ChatReply, free, goOn, ownQuestionsLeft } from './replies.ts';
import { sharesWords } from './talk/page-words.ts';
import { sorryFor } from './talk/sorry.ts';
import type { Topic } from './topic.ts';

/** Another page where one is sure, else the carer is asked. Null where nothing is corrected. */
export function replyToCorrected(
  ask: ChatAsk,
  asking: Asking & { before: Before },
  page: Topic,
  readings: PageReadings,
): ChatReply | null {
  const body = bodyOf(ask.message);
  const correction = correctionIn(body);
  const instead = correction === null ? insteadOf(page, body) : null;
  const meant = correction ?? instead;
  if (meant === null) return null;
  // A question that the page surely answers is answered, whatever was missed before.
  const isAsked = partsAsked(ask.message).some((part) => instead === null || asks.test(part));
  const straight = isAsked ? goOn(page, asking) : null;
  if (straight?.is === 'answer' && !leavesOpen.test(straight.text)) return straight;
  const alone = meant === '' ? [] : rankedFor(meant, readings);
  const [best] = alone;
  if (best && best.topic === page && best.chance >= likely && correction !== '') return goOn(page, asking);
  const other = alone.find(({ topic }) => topic !== page);
  const together = rankedFor(bodyWithFirst(ask), readings).find(({ topic }) => topic === other?.topic);
  const isSure = (other?.chance ?? 0) >= likely && (together?.chance ?? 0) >= likely;
  if (other && (other.chance >= sureChance || isSure)) return answered(other.topic, asking);
  return askedAnew(ask, asking, page, readings, { meant, isDenial: instead !== null });
}
const leavesOpen = /\bI don’t have a sure answer\b/;
const likely = 0.5;
/** "Has a chewy already" only looks like a question. */
const asks =
  /^(?:so |and |but |or )*(?:should|shall|can|could|may|do|does|what|how|when|where|who|why|which|is|are|would|will)\b/i;

/**
 * What it is about instead, where the message turns down what the page is about; null where it does not. Of "shoes and socks" the
 * socks alone may be turned down: then the page stays.
 */
function insteadOf({ title, label, words }: Topic, body: string): string | null {
  const denied = deniedIn(body);
  if (!denied) return null;
  const halves = (text: string) => text.split(/ and |, | or /).map(stemsOf);
  const isDown = (half: readonly string[]) => half.some((one) => denied.things.includes(one));
  const isLeft = (half: readonly string[]) => half.some((one) => one.length > 2 && !plain.has(one));
  const isWhole = (text: string) => halves(text).some(isDown) && halves(text).filter(isLeft).every(isDown);
  // What a button names first is what the page is about: "rituals and exact order".
  const [subject = []] = halves(label);
  // "I don't think it's OCD": a name of what the page is about.
  const isName = /\bthink\b/i.test(body) && words.some((one) => !one.includes(' ') && isDown(stemsOf(one)));
  return isWhole(label) || isWhole(title) || isDown(subject) || isName ? denied.instead : null;
}

/** Half of a title that names nothing. */
const plain = new Set(stemsOf('other things getting keeping having being the for with everything'));

function askedAnew(
  ask: ChatAsk,
  asking: Asking & { before: Before },
  page: Topic,
  readings: PageReadings,
  { meant, isDenial }: { meant: string; isDenial: boolean },
): ChatReply {
  const { child, before } = asking;
  const last = bodyOf(ask.turns.findLast(({ role }) => role === 'user')?.content ?? '');
  const others = likeliest([meant, bodyWithFirst(ask), ...(meant === '' ? [last] : [])], readings, page);
  const pages = others.map(({ topic }) => topic);
  if (isDenial) return whatThen(meant, asking, page, pages);
  if (others.length === 0) return goOn(page, asking);
  const which = askWhich(pages, child);
  return free({ ...which, text: `${sorryFor(ask.message, before)} ${which.text}`.trim() }, asking);
}

/** What is said instead may be a question that the page knows; else it is another page, or it is asked. */
function whatThen(meant: string, asking: Asking, page: Topic, others: readonly Topic[]): ChatReply {
  const { choices, ...which } = askWhich(others, asking.child);
  const out = new Set(deniedIn(asking.message)?.things);
  const own = ownQuestionsLeft(page, asking, out).filter(({ label }) => sharesWords(meant, label));
  if (others.length + own.length > 0)
    return free({ ...which, text: aboutWhat, choices: [...own, ...choices] }, asking);
  const words = quotable(meant.split(/(?<=[.!?])\s/)[0] ?? '');
  const heard = words === '' ? '' : `I don’t have a page that surely fits “${words}”.`;
  return free(said(`${notThat} ${heard} ${fillStep(asking.child, tellMe, page.id)}`), asking);
}

const notThat = 'So it’s not that.';
const aboutWhat = `${notThat} What is it about, then? It’s free to choose:`;
const tellMe =
  'What is it about, then? Tell me what comes just before it, and anything that has helped {him} before.';
