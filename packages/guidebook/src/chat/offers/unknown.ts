// What is said for nothing where no page is sure: a question with pages to choose from, or plainly that there is none.

import { cleanText } from '#plan/clean';
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { mayQuote } from '../message/may-quote.ts';
import { namesMedicine } from '../message/medicine-words.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { questionFormIn } from '../message/question-form.ts';
import type { Ranked } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';
import { choiceOfKind, likelyKinds, whoMayKnow } from './kinds-of-things.ts';

export type Choice = { id: string; label: string };
/**
 * In place of an answer, and free. `preview` is what would be answered in short if the likeliest page is meant; it comes first. `next` is
 * what may be pressed under a part of a page that was pressed.
 */
export type FreeReply = {
  is: 'asks';
  text: string;
  choices: readonly Choice[];
  preview?: string;
  next?: readonly Choice[];
};

export const elseChoice: Choice = { id: 'else', label: 'Something else' };
/** After the second question: no more lists. */
export const noneChoice: Choice = { id: 'none', label: 'None of these' };

export const said = (text: string): FreeReply => ({ is: 'asks', text, choices: [] });

export const buttons = (topics: readonly Topic[], child: AskedChild): Choice[] =>
  topics.map((topic) => ({ id: topic.id, label: fillStep(child, topic.label, topic.id) }));

export const askWhich = (topics: readonly Topic[], child: AskedChild): FreeReply => ({
  is: 'asks',
  text: 'I’m not sure which of these you mean. It’s free to choose:',
  choices: [...buttons(topics, child), elseChoice],
});

/** The same question, cut differently: what kind of thing is it? */
export const askKind = (ranked: readonly Ranked[]): FreeReply => ({
  is: 'asks',
  text: 'Let me ask another way. What is it mostly about? This is free too:',
  choices: [...likelyKinds(ranked).map(choiceOfKind), noneChoice],
});

/** The pages of one kind, the likeliest first. */
export const askWithin = (topics: readonly Topic[], child: AskedChild): FreeReply => ({
  is: 'asks',
  text: 'These are the closest pages I have. Does one of them fit?',
  choices: [...buttons(topics, child), noneChoice],
});

export const noMore = (topic: Topic, child: AskedChild): FreeReply =>
  said(
    fillStep(
      child,
      `That’s all I have on ${topic.title}, so I won’t repeat myself. ${topic.help} If something new has come up, tell me what {he} {does} and what comes just before it.`,
      topic.id,
    ),
  );

/** What may help where no line is sure: parts of the page the talk is on, and other pages. */
type Left = {
  topic: Topic;
  parts: readonly Choice[];
  others: readonly Topic[];
  /** Who could answer what is asked; empty where nobody could better. */
  whoKnows: string;
  /** The message asks nothing. */
  isTold: boolean;
  /** Other pages are likelier than this one. */
  isElsewhere: boolean;
  /** Said first. */
  sorry?: string;
  /** What is said to a message that asks nothing, or beside one that asks. */
  told?: string;
};

/**
 * No line is sure: said in one sentence, with who could answer it and what there is to press. Plain text: it stands over
 * buttons. A carer who only tells is heard.
 */
export function stillOpen(message: string, left: Left, child: AskedChild): FreeReply {
  const { topic, parts, others, isTold, isElsewhere, sorry = '', told = '' } = left;
  const line = (text: string) => fillStep(child, text, `${topic.id}knows`);
  const asked = questionOf(message);
  const isFirst = !sorry.includes('above') && !isTold;
  const first = isFirst ? notSure(asked, message) : '';
  const isQuiet = (isTold || isElsewhere) && !namesMedicine(message);
  const who = isQuiet ? '' : line(left.whoKnows);
  const pages = buttons(others, child);
  const choices = isElsewhere ? [...pages, ...parts] : [...parts, ...pages];
  const offer = isTold ? 'Would one of these help now?' : 'Here’s what I do have. Is it one of these?';
  // Nobody is left with nothing to do next.
  const next = choices.length > 0 ? `${offer} It’s free to choose:` : isTold ? whatNow : '';
  return {
    is: 'asks',
    text: [sorry, first, who, plain(told), next].filter(Boolean).join(' '),
    choices: choices.length === 0 ? [] : [...choices, elseChoice],
  };
}

/** Who asks whether they did harm is told kindly that nobody can judge it from afar, without their own words held up to them. */
const notSure = (asked: string, message: string): string =>
  ofThemself.test(asked === '' ? message : asked)
    ? 'I can’t tell from here, and I won’t guess about something that matters so much to you.'
    : `I don’t have a sure answer to ${asked === '' ? 'that' : `“${asked}”`}, and I won’t guess.`;
const ofThemself =
  /\b(?:have|did|am|was) i (?:(?:just|really|too|so|not|a|an|the|been|being) )*(?:ma[dk]e|damag\w*|hurt\w*|harm\w*|ruin\w*|broke\w*|caus\w*|fail\w*|let|traumati[sz]\w*|scar\w*|upset\w*|wrong|bad|awful|terrible|horrible|mean|harsh|strict|soft|selfish|cruel|enough|good)\b|\b(?:is|was) (?:it|this|that) (?:all )?(?:me|my fault|because of me|something i did)\b|\bmy fault\b/iu;

const whatNow = 'What would help you most right now?';

/** No marks: the text over buttons is shown as it is. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s*\n+\s*/g, ' ');

/** The last sentence that asks, as the carer put it; empty where none does or it can't be repeated. */
function questionOf(message: string): string {
  const sentences = message.split(/(?<=[.?!\n])\s+/).filter((sentence) => sentence.split(/\s+/).length >= 4);
  const asks =
    sentences.findLast((sentence) => sentence.includes('?')) ??
    partsAsked(message).findLast((part) => part.split(/\s+/).length >= 4) ??
    '';
  const asked = cleanText(asks);
  return asked.length <= longestQuoted && mayQuote(asked) ? asked : '';
}

const longestQuoted = 140;

/** Nothing of ours fits: say so kindly, and where the answer may be had. */
export function unknown(
  message: string,
  child: AskedChild,
  leansOnNothing: boolean,
  ranked: readonly Ranked[] = [],
): FreeReply {
  const line = (text: string) => fillStep(child, text, 'unknown');
  if ((message.match(/\p{L}{2,}/gu) ?? []).length < 2)
    return said(
      line(
        'Tell me in a few words what it’s about: what {name} did, where, and what came just before it. A single word such as "haircut" or "sleep" is enough to begin.',
      ),
    );
  if (leansOnNothing)
    return said(
      line(
        'I’m not sure what that’s about. Is it sleep, food, washing, school, an outing, a hard moment? Tell me what you tried with {name} and what happened, and I’ll start from there.',
      ),
    );
  return said(
    [
      line(
        questionFormIn(message) === 'telling'
          ? 'Thank you for telling me. I don’t have a page about this, and I won’t guess. These people may know:'
          : 'That’s a fair question, and none of my pages answers it. I won’t guess. These people may know:',
      ),
      (isFaintlyKnown(ranked) ? whoMayKnow(ranked, 2, { isAdult: child.tags.has('adult') }) : everybody)
        .map((who) => `- ${line(who)}`)
        .join('\n'),
      line(
        'If it comes down to one moment of the day with {name}, tell me what you see and what comes just before it, and I’ll look again. It’s free.',
      ),
    ].join('\n\n'),
  );
}

/** Where no page comes near at all, its kind says nothing. */
const isFaintlyKnown = ([best]: readonly Ranked[]): boolean => best !== undefined && best.chance >= 0.06;

const everybody = [
  'For the body, food or medicine: a pharmacist, doctor or dietitian; a phone call is often enough.',
  'For rights, money or services: a carers’ centre or your local autism organisation.',
  'For autism itself: the clinic that knows {him}, or autistic adults who write about it.',
];
