// Has answers written and takes in what comes, to the end and what follows from it. How a use is asked for and paid is the
// paid-use protocol's.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type Carried, carryText, type TextEnd } from '#api/paid-use/carry-text';
import type { OpenUse } from '#device/records/shapes';
import { answerPlaceOf, callOf } from './answer-use.ts';
import { type AnswerState, type Choice, type Conversation, waitsForChoice } from './entries.ts';
import { incoming, type SoFar } from './incoming.ts';
import { openKeeping } from './keep-answers.ts';
import type { ChatPorts } from './ports.ts';
import type { Transcript } from './transcript.ts';

export function openReceiver(ports: ChatPorts, transcript: Transcript) {
  const { get, patch, answerOf } = transcript;
  const keeping = openKeeping(ports.kept, transcript);
  let carried: (Carried & { id: string }) | null = null;

  const takeIn = (id: string, { text, asks, next, ...others }: SoFar) => {
    const { text: shown = '', asked = [] } = answerOf(id) ?? {};
    const rest = next ? { ...others, next: notAskedIn(get(), next) } : others;
    // Answered questions stay; the open one is replaced by itself when it is read again.
    const more = asks ? { ...rest, asked: [...asked.filter(({ chosen }) => chosen !== null), asks] } : rest;
    // An answer that is read again starts at its beginning: the text shown so far stays until the new one is longer.
    patch(id, text === undefined || shown.startsWith(text) ? more : { ...more, text });
    keeping.keepPart(id);
  };
  /** The server's notes come with the last words. What came without them is looked at here. */
  const checkPart = async (id: string, child: ChildProfile) => {
    const part = answerOf(id)?.text ?? '';
    // Where the check itself can't be fetched, the next opening of the answer looks again.
    const flags = part === '' ? [] : await ports.flagsIn(part, child).catch(() => []);
    if (flags.length === 0 || answerOf(id)?.text !== part) return;
    patch(id, { flags });
    keeping.keepAtLast(id);
  };
  const settle = (id: string, end: TextEnd) => {
    const answer = answerOf(id);
    if (!answer) return;
    const hasNothing = answer.text === '' && answer.help === null && !waitsForChoice(answer);
    patch(id, {
      state: stateAfter(end, hasNothing),
      trouble: null,
      charged: end.is === 'failed' && !end.isOpen ? 0 : null,
    });
    if (end.is === 'whole' || end.is === 'stopped') void end.charge.then((charged) => patch(id, { charged }));
    if (end.is === 'whole') return;
    keeping.keepAtLast(id);
    const { child } = get();
    if (child) void checkPart(id, child);
  };
  const receive = async (id: string, use: OpenUse): Promise<void> => {
    // The check is fetched while there is a connection: it is wanted when there is none any more.
    const { child } = get();
    if (child) void ports.flagsIn('', child).catch(() => []);
    patch(id, { useId: use.id, state: { is: 'waiting' }, trouble: null, charged: null });
    const arriving = readAgain(answerPlaceOf(use)?.names ?? [], (soFar) => takeIn(id, soFar));
    const mine = carryText(ports.uses, callOf(use), use, {
      begin: arriving.begin,
      take: (event) => arriving.now().take(event),
      onTrouble: (trouble) => patch(id, { trouble }),
      keep: () => keeping.keepWhole(id, arriving.now().end()),
    });
    carried = { ...mine, id };
    const end = await mine.ended;
    arriving.now().end();
    if (carried?.id === id) carried = null;
    settle(id, end);
  };
  return { receive, checkPart, carried: () => carried };
}

/** What was asked in this talk is not held out again. */
function notAskedIn({ entries }: Conversation, next: readonly Choice[]): Choice[] {
  const asked = new Set(entries.map((entry) => (entry.is === 'question' ? entry.text : '')));
  return next.filter(({ label }) => !asked.has(label));
}

/** What arrives, from its beginning each time it is read again. */
function readAgain(names: readonly string[], tell: (soFar: SoFar) => void) {
  let arriving = incoming(names, tell);
  return {
    now: () => arriving,
    begin: () => {
      arriving.leave();
      arriving = incoming(names, tell);
    },
  };
}

function stateAfter(end: TextEnd, hasNothing: boolean): AnswerState {
  // Whole but empty is no answer.
  if (end.is === 'whole')
    return hasNothing
      ? { is: 'broken', why: { code: 'assistant/failed' }, isCreditBack: false, isOpen: false }
      : { is: 'whole' };
  if (end.is === 'stopped') return { is: 'stopped' };
  if (end.is === 'elsewhere') return { is: 'cut' };
  const { why, isCreditBack, isOpen } = end;
  return { is: 'broken', why, isCreditBack, isOpen };
}
