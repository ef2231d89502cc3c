// The last reply showed a page behind an "if": what is said next may mean another one.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { bodyOf, bodyWithFirst } from './message/texts-to-read.ts';
import { meantBy, type PageReadings, rankedFor, sureChance, wasShownUnsurely } from './pages/page-reading.ts';
import type { Topic } from './topic.ts';

/** What was asked before a page was shown behind an "if", where the carer says that this is it; null otherwise. */
export function askedBeforeYes({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): string | null {
  const at = turns.findLastIndex(({ role }) => role === 'assistant');
  if (!wasShownUnsurely(turns[at]?.content ?? '') || !saysYes.test(message.replaceAll('’', "'"))) return null;
  return turns.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? null;
}
/** The same where one page was told of in a sentence or two: the talk is on none yet. */
export function toldBeforeYes(
  { turns, message }: Pick<ChatAsk, 'turns' | 'message'>,
  readings: PageReadings,
): { page: Topic; asked: string } | null {
  const at = turns.findLastIndex(({ role }) => role === 'assistant');
  const told = turns[at]?.content.match(/^If it’s about /gm) ?? [];
  if (told.length !== 1 || !saysYes.test(message.replaceAll('’', "'"))) return null;
  const asked = turns.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? '';
  const meant = meantBy(bodyOf(asked), readings);
  const [page] = meant.is === 'unsure' && meant.likely === null ? meant.told : [];
  return page ? { page, asked } : null;
}
/** "OK" alone takes nothing: the page has its price. */
const saysYes =
  /^\W*(?:(?:ok|okay|oh|ah)\W+)?(?:yes|yeah|yep|yup|exactly|correct|that one|(?:that's|thats|that is|it's|its|it is) (?:the one|about that|exactly it|what i mean(?:t)?))(?:\W+(?:please|it is|exactly|that one|(?:that's|thats|that is|it's|its|it is) (?:it|that|right|the one|about that|exactly it|what i mean(?:t)?)))?\W*$/i;

/** Another page than the one shown, sure by the message alone or together with what the talk began with; null where there is none. */
export function pageAfterPreview(ask: ChatAsk, shown: Topic, readings: PageReadings): Topic | null {
  const last = ask.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!wasShownUnsurely(last) || onlyDenies(ask.message)) return null;
  // "Mostly at tidy-up time" says when, and means no page by itself.
  const texts = saysWhen.test(ask.message) ? [bodyWithFirst(ask)] : [bodyOf(ask.message), bodyWithFirst(ask)];
  for (const text of texts) {
    const [best] = rankedFor(text, readings);
    if (best && best.chance >= sureChance) return best.topic === shown ? null : best.topic;
  }
  return null;
}

/** "No she is not thin": what is denied is not what the talk is about. */
export const onlyDenies = (message: string): boolean => denies.test(message.replaceAll('’', "'"));
const denies =
  /^\W*(?:no|nope|nah)\b(?!.*\b(?:it'?s|its|it was|but|because|just|only)\b),?[^.?!]{0,15}\b(?:is|are|was|has|does|do|did|isn|doesn|hasn|wasn)(?: ?n'?t| not| no)\b[^.,;?!]{0,40}[.!]?$/i;

const saysWhen =
  /^\W*(?:its |it's |it is )?(?:mostly|mainly|usually|only|always|happens|just|when|after|before|during|at|in) /i;
