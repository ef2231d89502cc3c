// The carer says that we were wrong or said the same again: one short apology, and a search with the whole talk without the page that was
// turned down. What was shown to press a moment ago is not shown again.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asking } from './answer/answer.ts';
import { protests } from './message/protest.ts';
import { bodyOf, bodyWithFirst } from './message/texts-to-read.ts';
import { askWhich, elseChoice } from './offers/unknown.ts';
import { type Before, pagesBehind } from './pages/page-before.ts';
import { likeliest, type PageReadings, type Ranked, rankedFor, sureChance } from './pages/page-reading.ts';
import { answered, type ChatReply, free, goOn } from './replies.ts';
import { sorryFor } from './talk/sorry.ts';
import type { Topic } from './topic.ts';

/** Null where nobody protests. */
export function replyToProtest(
  ask: ChatAsk,
  asking: Asking & { before: Before },
  page: Topic,
  readings: PageReadings,
): ChatReply | null {
  if (!protests(ask.message)) return null;
  const straight = goOn(page, asking);
  if (straight.is === 'answer') return straight;
  const sorry = sorryFor(ask.message, asking.before);
  const others = notYetOffered(ask, page, readings);
  const [best] = others;
  if (best && best.chance >= sureChance && !isStill(page, ask, readings)) {
    const reply = answered(best.topic, asking);
    return { ...reply, text: [sorry, reply.text].filter(Boolean).join(' ') };
  }
  const isAgain = wereShown(ask);
  const kept = straight.choices.filter(({ id }) => (isAgain ? /#own-\d+$/.test(id) : id.includes('#')));
  const pages = askWhich(
    others.map(({ topic }) => topic),
    asking.child,
  ).choices.filter(({ id }) => id !== elseChoice.id);
  const choices = [...kept, ...pages];
  const text = straight.text.startsWith(sorry) ? straight.text : `${sorry} ${straight.text}`;
  return choices.length === 0
    ? free({ is: 'asks', text: `${text.replace(offer, '')} ${tellMe}`, choices }, asking)
    : free({ is: 'asks', text, choices: [...choices, elseChoice] }, asking);
}

/** What stands over the buttons. */
const offer =
  /\s*(?:Would one of these help now|Here’s what I do have\. Is it one of these)\? It’s free to choose:/;
const tellMe = 'Tell me in one line what you’d like to know, and I’ll look again.';

/** The turn before showed things to press. */
const wereShown = ({ turns }: ChatAsk): boolean =>
  /\bfree (?:to choose|too)\b/.test(turns.at(-1)?.content ?? '');

/** What is said in anger is still about this page. */
const isStill = (page: Topic, ask: ChatAsk, readings: PageReadings): boolean =>
  rankedFor(bodyOf(ask.message), readings)[0]?.topic === page;

function notYetOffered(ask: ChatAsk, page: Topic, readings: PageReadings): readonly Ranked[] {
  const last = ask.turns.findLast(({ role }) => role === 'user')?.content ?? '';
  const shown = wereShown(ask) ? likeliest([bodyOf(last)], readings, page).map(({ topic }) => topic) : [];
  const out = new Set([...shown, ...pagesBehind(ask.turns)]);
  return likeliest([bodyOf(ask.message), bodyWithFirst(ask)], readings, page).filter(
    ({ topic }) => !out.has(topic),
  );
}
