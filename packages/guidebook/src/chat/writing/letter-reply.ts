// A wish for something in writing: it is written where it is sure what it says and to whom, taken from the page's own letter where
// nothing more is told than what it is about, and asked for otherwise, for nothing.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { inCarersVoice } from '../answer/carers-voice.ts';
import { doseCall } from '../answer/refusals.ts';
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { formsAsked, questionFormIn } from '../message/question-form.ts';
import { type FreeReply, said } from '../offers/unknown.ts';
import type { Topic } from '../topic.ts';
import { refusedInAnothersName } from './in-anothers-name.ts';
import { tellsOfTooMuch } from './letter-to-clinic.ts';
import { pieceOfWriting } from './piece-of-writing.ts';
import { visitQuestions } from './visit-questions.ts';
import { warmCard } from './warm-card.ts';
import { pieceIn, type WishToWrite, wishToWrite } from './wish-to-write.ts';
import { wordsGiven } from './words-given.ts';
import { workPhrases } from './work-phrases.ts';

export type Written = { is: 'written'; text: string; page: string | null };

/** Null where nothing is wanted in writing. `topic` is a page that is surely meant; what is ready stands in place of none that was pressed. */
export function letterReply(
  ask: ChatAsk,
  topic: Topic | null,
  child: AskedChild,
  isPressed = false,
): Written | FreeReply | null {
  const no = questionFormIn(ask.message) === 'letter' ? refusedInAnothersName(ask.message) : null;
  if (no !== null) return said(no);
  const ready = isPressed
    ? undefined
    : [visitQuestions, wordsGiven, warmCard, workPhrases]
        .map((write) => write(ask.message, child))
        .find((one) => one !== null);
  if (ready) return { is: 'written', text: ready, page: null };
  const wish = wishOf(ask, child);
  if (wish === null) return null;
  if (wish === 'given up') return said('All right, I’ll leave it. I’m here whenever you like.');
  if (wish === 'anew')
    return said(`Send me what it should say this time, and I’ll write it again. ${enough}.`);
  const text = pieceOfWriting(wish, child);
  if (text !== null) {
    const ring = tellsOfTooMuch(ask.message) ? `${doseCall(child)}\n\n` : '';
    return { is: 'written', text: `${ring}${text}`, page: null };
  }
  const letter = topic && pageLetter(topic, wish, ask.message, child);
  return letter ? { is: 'written', text: letter, page: topic.id } : said(askFor(wish, ask.message, child));
}

/** From this message, or from an earlier one that this message answers. */
function wishOf({ message, turns }: ChatAsk, child: AskedChild): WishToWrite | 'given up' | 'anew' | null {
  if (questionFormIn(message) === 'letter') return wishToWrite(message, child);
  const users = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const at = users.findLastIndex((text) => questionFormIn(text) === 'letter');
  const last = turns.at(-1);
  if (at === -1 || last?.role !== 'assistant') return null;
  const isDictated = /\bDear \p{Lu}/u.test(message);
  if (!asked.test(last.content) && !isDictated)
    return pieceGiven.test(last.content) && anew.test(message) ? 'anew' : null;
  if (message.includes('?') && anew.test(message)) return 'anew';
  if (givesUp.test(message)) return 'given up';
  const [firstSentence = ''] = message.split(/(?<=[.!\n])\s/u);
  if (!isDictated && (message.includes('?') || formsAsked(firstSentence).length > 0)) return null;
  const again = users.findLastIndex((text, place) => place > at && anew.test(text));
  const wish = wishToWrite(users[at] ?? '', child, [...users.slice(Math.max(at, again) + 1), message]);
  // "It's not a letter, it's a daily log": what it is to be was put right.
  const [, meant = ''] = putRight.exec(users[again] ?? '') ?? [];
  return wish && meant !== '' ? { ...wish, piece: pieceIn(meant) } : wish;
}

const givesUp =
  /^\W*(?:(?:no|ok|oh|actually|thanks?)\W+)*(?:never ?mind|forget it|leave it|doesn'?t matter|not now|stop|no)\b[^.]{0,20}$/iu;

function askFor(
  { addressee, matter, says, asked: request, holdsBack }: WishToWrite,
  message: string,
  child: AskedChild,
): string {
  if (holdsBack === 'secret')
    return `I’ll write it with you. So that nothing slips in that they shouldn’t know: what should it say? ${enough}. I’ll use only what you send me now.`;
  if (holdsBack === 'unwritten')
    return 'One word in it is one I never write, not even to say no to it. Please write that sentence yourself; send me the rest, and I’ll put it together.';
  if (profile.test(message) && says.length + request.length === 0)
    return fillStep(
      child,
      `I’ll write it with you. Send me one line for each: what people like and admire about {name}, what matters to {him}, and how best to help {him}. Your care plan’s first page is such a profile, too.`,
      'profile',
    );
  if (addressee === null) return `I’ll write it with you. Who is it to, and what should it say? ${enough}.`;
  const about = matter === '' ? '' : ` about ${matter}`;
  return `I’ll write it with you. What should it say${about}? ${enough}: what happens, and what you would like.`;
}
const profile = /\b(?:one[- ]page profile|pupil (?:passport|profile)|passport|all about me)\b/iu;
const enough = 'Two or three points are enough';
const asked = /Two or three points are enough|Send me one line for each:/u;

const putRight =
  /\b(?:not|isn['’]?t) an? (?:letter|e-?mail|note|text|message|list|card)\b[^.?!]{0,12}?\b(?:it['’]?s|its|it is|but|i (?:need|want|meant)|i['’]m after) ((?:an?|the|for the) [^.?!,]{3,40})/iu;

/** After a piece that was not right. */
const anew =
  /\b(?:not|isn['’]?t) an? (?:letter|e-?mail|note|text|message|list|card)\b|\byou(?:['’]ve| have)? (?:(?:not|never) (?:mentioned|included|said|put)|left out|missed(?: out)?|forgot(?:ten)?|did(?:n['’]t| not) (?:mention|include|say|put))\b|\b(?:try|do|write|word) (?:it |that |this )?(?:again|once more|properly|this way|differently|over)\b|\b(?:rewrite|reword|shorter|longer|friendlier|more polite|less formal)\b|\b(?:not|isn'?t) (?:right|usable|what i (?:wanted|asked))\b|\b(?:can'?t|cannot) (?:send|hand|use|give) (?:that|this|it)\b/iu;
const pieceGiven = /^(?:Dear|Hi) /u;

/** The page's own letter, for such a reader, or its sheet for whoever reads it, where nothing is told that it would have to hold. */
function pageLetter(topic: Topic, wish: WishToWrite, message: string, child: AskedChild): string | null {
  const { addressee, matter, leftOut, holdsBack } = wish;
  if (holdsBack !== null || matter !== '' || leftOut.length > 0) return null;
  const fits = topic.letters?.find(({ when, lines: [first = ''] }) => {
    if (!isLetter.test(first)) return when?.test(message) ?? true;
    return addressee !== null && (when?.test(addressee.said) ?? /^\p{L}+ ____/u.test(first));
  });
  if (!fits) return null;
  const lines = fits.lines.map((text, at) => inCarersVoice(fillStep(child, text, `${topic.id}letter${at}`)));
  return [...lines, 'Fill in the [brackets], and change anything that isn’t so.']
    .join('\n\n')
    .replaceAll('____', '[…]');
}
const isLetter = /^(?:Dear|Hi|Hello|To)\b/;
