// Which pages a carer may choose from, over several turns: three for a message, then kinds of things, then the pages of one
// kind; and what the next message says of those that were offered before.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { AskedChild } from '../message/child-asked-about.ts';
import { bodyOf, bodyWithBefore, rejectsChoices } from '../message/texts-to-read.ts';
import {
  isFiller,
  meantBy,
  mostOffered,
  type PageReadings,
  type Ranked,
  rankedFor,
} from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';
import { isOfKind, kindChosen } from './kinds-of-things.ts';
import { askKind, askWithin, elseChoice, type FreeReply, noneChoice, unknown } from './unknown.ts';

/** What comes after "Something else", a kind of thing, or "None of these"; null where a page was pressed, or nothing. */
export function furtherQuestion(
  { message, page }: ChatAsk,
  child: AskedChild,
  readings: PageReadings,
): FreeReply | null {
  const body = bodyOf(message);
  const rest = rankedFor(body, readings, offeredFor(body, readings));
  if (page === elseChoice.id) return askKind(rest);
  if (page === noneChoice.id) return unknown(message, child, false, rankedFor(body, readings));
  const kind = kindChosen(page);
  if (!kind) return null;
  const within = rest
    .filter((one) => isOfKind(kind, one.topic) && !isFiller(one, body))
    .slice(0, mostOffered);
  return within.length === 0
    ? unknown(message, child, false, rankedFor(body, readings))
    : askWithin(
        within.map(({ topic }) => topic),
        child,
      );
}

const offeredFor = (body: string, readings: PageReadings): ReadonlySet<string> => {
  const meant = meantBy(body, readings);
  return new Set(meant.is === 'unsure' ? meant.topics.map(({ id }) => id) : []);
};

/** "None of those": what was offered for the message before is not offered again. */
export function offeredBefore({ message, turns }: ChatAsk, readings: PageReadings): ReadonlySet<string> {
  const last = turns.findLast(({ role }) => role === 'user');
  return last && rejectsChoices(message) ? offeredFor(bodyOf(last.content), readings) : new Set();
}

type Narrowed =
  | { is: 'sure'; topic: Topic }
  | { is: 'unsure'; topics: readonly Topic[] }
  /** Two lists were passed over: the next question must be another one. */
  | { is: 'again'; ranked: readonly Ranked[] }
  | { is: 'alone' };

/**
 * What a message says after a question back, read together with the one before it. A page that was offered and fits both is
 * answered; of those that were passed over, each counts for half.
 */
export function narrowedBy(ask: ChatAsk, readings: PageReadings): Narrowed {
  const both = bodyWithBefore(ask);
  if (both === null) return { is: 'alone' };
  const last = ask.turns.findLast(({ role }) => role === 'user');
  const offered = last ? offeredFor(bodyOf(last.content), readings) : new Set<string>();
  const refused = offeredBefore(ask, readings);
  const together = meantBy(both, readings, refused);
  if (together.is === 'sure') return together;
  const ranked = rankedFor(both, readings, refused);
  const [best] = ranked;
  if (best && offered.has(best.topic.id) && best.chance >= likelyTogether)
    return { is: 'sure', topic: best.topic };
  if (offered.size === 0) return { is: 'alone' };
  const halved = ranked
    .filter((one) => !isFiller(one, both))
    .map((one) => ({ ...one, chance: offered.has(one.topic.id) ? one.chance / 2 : one.chance }))
    .toSorted((a, b) => b.chance - a.chance);
  if (listsBefore(ask) >= 2) return { is: 'again', ranked: halved };
  return { is: 'unsure', topics: halved.slice(0, mostOffered).map(({ topic }) => topic) };
}

/** Of judged questions whose likeliest page reaches this, two in three are right; that it was offered, and fits again, is on top. */
const likelyTogether = 0.5;

/** How many questions back stand at the end of the talk, with no answer between. */
function listsBefore({ turns }: ChatAsk): number {
  const replies = turns.filter(({ role }) => role === 'assistant').toReversed();
  const first = replies.findIndex(({ content }) => !/\bfree (?:to choose|too)\b/.test(content));
  return first === -1 ? replies.length : first;
}
