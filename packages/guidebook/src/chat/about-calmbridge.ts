// What is asked about Calmbridge itself is answered by what is so, in a few sentences, and for nothing. What is plain is heard by its words,
// all else by how near it comes to questions that we know (`calmbridge/read-about.ts`).
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { asksOfSomebody, mayNameCalmbridge, namesCalmbridge } from './calmbridge/about-features.ts';
import { saidOfCalmbridge } from './calmbridge/answers.ts';
import { readAbout } from './calmbridge/read-about.ts';
import { questionFormIn } from './message/question-form.ts';

const whoReads = 'who-reads';

export function aboutCalmbridge(message: string): string | null {
  const id = plainlyAsked(message);
  return id === null ? null : saidOfCalmbridge(id);
}

function plainlyAsked(message: string): string | null {
  const text = message.slice(0, 600).replaceAll('’', "'");
  const id = asked.find(({ says }) => says.test(text))?.id ?? null;
  return id === whoReads && asksOfSomebody(text) ? null : id;
}

/** `isSure`: else it is only likely enough to be told behind an "if". `beside` is all else that the message says, `rest` is that where it asks something. */
export type AskedOfUs = { id: string; say: string; beside: string; rest: string; isSure: boolean };

/** `pageChance` says how surely a page of ours is meant: then only what names Calmbridge is asked of it. */
export async function askedOfCalmbridge(
  { message, turns }: Pick<ChatAsk, 'message' | 'turns'>,
  embedder: Embedder,
  pageChance: number,
): Promise<AskedOfUs | null> {
  const read = await readAbout(message, embedder);
  if (read === null || (!read.isWritten && read.id === whoReads && asksOfSomebody(message))) return null;
  const isDoubtful =
    questionFormIn(message) === 'letter' ||
    (turns.length > 0 ? !namesCalmbridge(read.part) : pageChance >= likelyPage);
  const isSure = read.chance >= (isDoubtful ? surely : likely);
  const isMaybe =
    !isDoubtful &&
    read.chance >= maybe &&
    read.part === message.trim() &&
    mayNameCalmbridge(read.part.replace(answersSomebody, ' '));
  if (!isSure && !isMaybe) return null;
  const id = (read.isWritten ? null : plainlyAsked(read.part)) ?? read.id;
  const beside = message.replace(read.part, ' ').trim();
  return { id, say: saidOfCalmbridge(id), beside, rest: restOf(beside), isSure };
}
/** A pupil who "answers every question" does it, and no answer of ours is meant. */
const answersSomebody = /\banswers? (?:every|all|any|my|his|her|their|back)\b/gi;
/** Of questions of ordinary days 5 in 1,050 come so near, and 15 so near as to be told of behind an "if" (`npm run train -- about`). */
const likely = 0.5;
const maybe = 0.2;
const surely = 0.93;
/** From here on a page of ours is likely what is meant. */
const likelyPage = 0.7;

/** What only tells why it is asked is answered with it; what asks something else is not. */
const restOf = (rest: string): string =>
  /\?/.test(rest) || /\b(?:how do i|what do i|what can i|any (?:tips|ideas|advice)|help me)\b/i.test(rest)
    ? rest
    : '';

const us = String.raw`(?:you|u|ya|this|the app|this app|calmbridge|the chat|this chat)`;
const app = '(?:you|the app|this app|calmbridge|the chat|this chat)';
const written = String.raw`(?:what (?:i|we)(?:'ve|ve)? (?:write|type|say|tell|put|wrote|written|said|typed)|my (?:messages?|chats?|data|details|conversations?|information)|this (?:chat|conversation)|these messages)`;
const asked: readonly { id: string; says: RegExp }[] = [
  {
    says: new RegExp(
      String.raw`\b(?:are|r) (?:you|u) (?:an? )?(?:actual |real )?(?:human|real|robot|bot|ai|person|machine|computer|doctor|chatbot)\b|\bam i (?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:actual |real )?(?:human|person|robot|bot|ai|machine|computer)\b|\bis (?:this|there) (?:an? )?(?:actual |real )?(?:human|person|robot|bot|ai)\b(?! (?:i|we|who|that|at))`,
      'i',
    ),
    id: 'who',
  },
  {
    says: new RegExp(
      String.raw`\b(?:is|are) ${us} (?:really |still |all |actually )?free\b|\b(?:will|does|do|can|would|start) (?:${us} |it |to )?(?:start )?charg(?:e|ing) me\b|\bhow much (?:does|do|is|are) ${us}(?: cost)?\W*$|\bwhat (?:does|do) ${us} cost\b|\bdo i (?:have|need) to pay (?:for|to use) ${us}\b`,
      'i',
    ),
    id: 'price',
  },
  {
    says: new RegExp(
      String.raw`\b(?:can|do|did|could|are|will) (?:you|u|calmbridge|the app|this app) (?:able to )?(?:still |even |actually )*(?:see|remember|recall|find|look up|know)\b[^.?!]{0,25}\b(?:(?:what|anything|(?:the|all the) (?:stuff|things|bits?|notes?)(?: that)?) (?:i|we)(?:'ve|ve)? (?:wrote|written|said|told|typed|put|asked)|(?:my|our) (?:last|earlier|old|previous|other) (?:\w+ )?(?:messages?|chats?|talks?|questions?))\b(?![^.?!]*\b(?:above|earlier|just now|ago|before)\b)`,
      'i',
    ),
    id: 'remembers',
  },
  {
    says: new RegExp(
      String.raw`\b(?:do|does|can|will|would|could|who)\b[^.?!]{0,30}\b(?:send|share|store|save|keep|sell|report|pass|see|sees|read|reads|record)\b[^.?!]{0,20}\b${written}\b|\bis (?:${us}|${written}) (?:private|confidential|anonymous|recorded|stored|saved)\b|\bwhere does (?:${written}) go\b`,
      'i',
    ),
    id: whoReads,
  },
  {
    says: new RegExp(
      String.raw`\b(?:does|do|will|can|is)\b[^.?!]{0,30}\b${app}\b[^.?!]{0,30}\b(?:offline|(?:no|without|bad|poor) (?:\w+ )?(?:internet|wi-?fi|signal|data|reception|connection))\b|\b(?:use|open) ${app} (?:offline|without (?:\w+ )?(?:internet|wi-?fi|signal|connection))\b`,
      'i',
    ),
    id: 'offline',
  },
];
