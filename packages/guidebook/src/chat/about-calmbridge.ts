// What is asked about Calmbridge itself is answered by what is so, in a sentence or two.
import { creditsOf, priceHundredths } from '@calmbridge/domain/credits/prices';

export function aboutCalmbridge(message: string): string | null {
  const text = message.slice(0, 600).replaceAll('’', "'");
  return answers.find(({ asked }) => asked.test(text))?.say ?? null;
}

const us = String.raw`(?:you|u|ya|this|the app|this app|calmbridge|the chat|this chat)`;
const app = '(?:you|the app|this app|calmbridge|the chat|this chat)';
const written = String.raw`(?:what (?:i|we)(?:'ve|ve)? (?:write|type|say|tell|put|wrote|written|said|typed)|my (?:messages?|chats?|data|details|conversations?|information)|this (?:chat|conversation)|these messages)`;
const answers: readonly { asked: RegExp; say: string }[] = [
  {
    asked: new RegExp(
      String.raw`\b(?:are|r) (?:you|u) (?:an? )?(?:actual |real )?(?:human|real|robot|bot|ai|person|machine|computer|doctor|chatbot)\b|\bam i (?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:actual |real )?(?:human|person|robot|bot|ai|machine|computer)\b|\bis (?:this|there) (?:an? )?(?:actual |real )?(?:human|person|robot|bot|ai)\b(?! (?:i|we|who|that|at))`,
      'i',
    ),
    say: 'No, I’m not a person and not a doctor: I’m a program, the guidebook built into Calmbridge. If anyone is in danger, call your emergency number.',
  },
  {
    asked: new RegExp(
      String.raw`\b(?:is|are) ${us} (?:really |still |all |actually )?free\b|\b(?:will|does|do|can|would|start) (?:${us} |it |to )?(?:start )?charg(?:e|ing) me\b|\bhow much (?:does|do|is|are) ${us}(?: cost)?\W*$|\bwhat (?:does|do) ${us} cost\b|\bdo i (?:have|need) to pay (?:for|to use) ${us}\b`,
      'i',
    ),
    say: `There’s no subscription, and nothing is charged by itself: an answer here costs ${creditsOf(priceHundredths.aiChats)} credits, and what I only ask back is free. On the free plan a balance that has run out is filled up to 1 credit once in seven days; more can be bought on the Credits page.`,
  },
  {
    asked: new RegExp(
      String.raw`\b(?:can|do|did|could|are|will) (?:you|u|calmbridge|the app|this app) (?:able to )?(?:still |even |actually )*(?:see|remember|recall|find|look up|know)\b[^.?!]{0,25}\b(?:(?:what|anything|(?:the|all the) (?:stuff|things|bits?|notes?)(?: that)?) (?:i|we)(?:'ve|ve)? (?:wrote|written|said|told|typed|put|asked)|(?:my|our) (?:last|earlier|old|previous|other) (?:\w+ )?(?:messages?|chats?|talks?|questions?))\b(?![^.?!]*\b(?:above|earlier|just now|ago|before)\b)`,
      'i',
    ),
    say: 'No. I only see what stands in this talk, and nothing from earlier ones. Paste what you noted, or tell it again in a few lines, and I’ll start from there.',
  },
  {
    asked: new RegExp(
      String.raw`\b(?:do|does|can|will|would|could|who)\b[^.?!]{0,30}\b(?:send|share|store|save|keep|sell|report|pass|see|sees|read|reads|record)\b[^.?!]{0,20}\b${written}\b|\bis (?:${us}|${written}) (?:private|confidential|anonymous|recorded|stored|saved)\b|\bwhere does (?:${written}) go\b`,
      'i',
    ),
    say: 'What you write is read by the guidebook on our server while it answers; it isn’t stored or logged there, and the guidebook passes it on to nobody. Your plans, stories and notes are kept on this device only.',
  },
  {
    asked: new RegExp(
      String.raw`\b(?:does|do|will|can|is)\b[^.?!]{0,30}\b${app}\b[^.?!]{0,30}\b(?:offline|(?:no|without|bad|poor) (?:\w+ )?(?:internet|wi-?fi|signal|data|reception|connection))\b|\b(?:use|open) ${app} (?:offline|without (?:\w+ )?(?:internet|wi-?fi|signal|connection))\b`,
      'i',
    ),
    say: 'Partly. Without a connection the page still opens on a device that has opened it before, and your boards, stories, logs and settings work; what you type is kept. I answer only with a connection, and so do new plans, stories and pictures.',
  },
];
