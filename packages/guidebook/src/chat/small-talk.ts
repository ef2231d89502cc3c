// Messages that ask for nothing about daily care: a greeting, a thank-you, "who are you", and what this is not for.
import { aboutCalmbridge } from './about-calmbridge.ts';
import { soundsGlad, tellsGoodNews } from './message/good-news.ts';
import { madeElsewhere } from './message/made-elsewhere.ts';
import { partsAsked } from './message/parts-asked.ts';
import { protests } from './message/protest.ts';
import { metWithJoy } from './telling/met.ts';

export type SmallTalk = {
  is: 'greeting' | 'thanks' | 'nod' | 'who' | 'news' | 'off-topic' | 'elsewhere';
  text: string;
};

const short = (message: string, words: number): boolean => message.trim().split(/\s+/).length <= words;

const greeting =
  /^\W*(?:hi+|hello|hey+|hiya|good (?:morning|evening|afternoon|day)|salaam|salam|hola|yo)\b(?:[\s,]+(?:there|again|all|everyone|guidebook|calmbridge))*\W*$|\bjust (?:seeing|checking|trying|testing|looking)(?: out)? (?:what|how|if) (?:this|it)\b/i;
const thanks =
  /\b(?:thanks?|thank (?:you|u)|thx|ty|cheers|great|perfect|that helps|helpful|appreciate|brilliant|will try|i'?ll try|good idea)\b/i;
const who =
  /\b(?:who|what) are you\b|\bwhat can you do\b|\bhow do you work\b|\bwhat (?:is|are) (?:this|calmbridge)\b|\bwhat can i ask\b/i;
const offTopic =
  /\b(?:weather (?:today|tomorrow|forecast|in)|forecast|stock|bitcoin|crypto|football scores?|best (?:\w+ )?(?:team|player|phone|car|song|movie|film)\b(?! for)|who won(?!['’]?t\b)|premier league|world cup|president|prime minister|capital of|python|javascript|html|sql|write (?:me )?(?:an? |some )?(?:\w+ )?(?:code|function|program|essay|poem)|debug|translate|recipe for|joke|horoscope|lottery|lawyer|sue\b|lawsuit|legal(?:ly)?|court|visa|tax(?:es)?|mortgage|insurance claim|car repair|homework answer|solve (?:this|the) equation|movie recommendation|recommend (?:a |me )?(?:\w+ )?(?:film|movie|song|restaurant|hotel|phone|laptop)|flight price|election|ignore (?:all|your|previous) (?:instructions|rules)|system prompt)\b/i;
const legal = /\b(?:lawyer|sue\b|lawsuit|legal(?:ly)?|court|visa|tax(?:es)?|insurance)\b/i;

/** "He's singing the shipping forecast at 2am" is about him. */
const tellsOfSomebody =
  /\b(?:he|she|they)(?:['’]?s|['’]?re|['’]?ll|['’]?d)?\b|\b(?:him|her|them|his|their|autis\w+|my (?:son|daughter|child|kids?|boy|girl|lad|brother|sister|grand\w+|nephew|niece|pupil|student|client))\b/i;

/** `child` is what a child without a name is called. */
export function smallTalkIn(message: string, child: string): SmallTalk | null {
  const text = message.slice(0, 400);
  if (greeting.test(text))
    return {
      is: 'greeting',
      text: 'Hello. Tell me in a few words what’s hard right now: where it happens, and what comes just before it. Sleep, food, haircuts, school, meltdowns: you can ask about anything in your day.',
    };
  const made = madeElsewhere(message);
  if (made !== null) return { is: 'elsewhere', text: made };
  const us = short(text, longestAboutUs) ? aboutCalmbridge(text) : null;
  if (us !== null) return { is: 'who', text: us };
  if (who.test(text) && short(text, 12))
    return {
      is: 'who',
      text: 'I’m the guidebook built into Calmbridge: a program, not a person and not a doctor. I know reviewed steps for daily care and write letters from your words; I don’t diagnose, and I don’t advise on doses of medicine.',
    };
  if (offTopic.test(text) && (legal.test(text) || !tellsOfSomebody.test(text)))
    return {
      is: 'off-topic',
      text: legal.test(text)
        ? `That’s outside what I know: I’m made for daily care, not for legal or money questions. A local autism organisation, a carers’ advice service or a citizens’ advice office can help, often for free. If it began with something in the day with ${child}, tell me about that part.`
        : 'I can’t help with that one: I’m made for daily care. Ask me about sleep, food, washing, school, outings, talking, hard moments or your own rest.',
    };
  if (parting.test(text))
    return { is: 'nod', text: 'All right. I’m here whenever something comes up, good or hard.' };
  const news = newsIn(text);
  if (news !== null) return { is: 'news', text: news };
  const isNod = /^\W*(?:(?:hm+|ok|okay|yes|no|sure|right|i see|alright|got it)\W*)+$/i.test(text);
  if (isNod)
    return {
      is: 'nod',
      text: 'Tell me more whenever you like: where it happens, and what comes just before it.',
    };
  if (isOnlyThanks(text))
    return {
      is: 'thanks',
      text: 'You’re welcome. Try one step for a week before you add the next. Come back and tell me how it went, even if it didn’t work.',
    };
  return null;
}

const longestAboutUs = 30;

const isOnlyThanks = (text: string): boolean =>
  thanks.test(text) &&
  short(text, 8) &&
  !text.includes('?') &&
  !spent.test(text) &&
  partsAsked(text).length === 0;

/** Told, not asked: a good day, or a hard one that needs no advice. Met with a line, and with no page. */
function newsIn(text: string): string | null {
  if (asksSomething.test(text) || protests(text)) return null;
  if (tellsGoodNews(text) && !stillHard.test(text)) return metWithJoy(text);
  if (!onlyTelling.test(text) || partsAsked(text).length > 0) return null;
  if (soundsGlad(text) && !stillHard.test(text)) return metWithJoy(text);
  const weight =
    spent.test(text) || stillHard.test(text) || hard.test(text) ? ' That sounds like a lot.' : '';
  return `Thank you for telling me.${weight} You don’t have to do anything with it here. If you’d like an idea for any of it later, just ask.`;
}
/** What nobody told of as hard is not called so. */
const hard =
  /\b(?:hard|awful|terrible|horrible|worst|rough|cried|cry|hate[sd]?|alone|lonely|angry|sad|rubbish|vent(?:ing)?|rant(?:ing)?|off my chest|can'?t|nobody|no one|never)\b/i;

/** Who is worn out is heard, not given a step to try. */
const spent = /\b(?:knackered|exhausted|tired|shattered|worn out|crying|drained|done in|fed up)\b/i;

const parting =
  /^\W*(?:(?:ok(?:ay)?|no|well|thanks?|right|that is|that'?s|it'?s)\W+)*(?:bye|goodbye|good ?night|see you|no (?:more )?questions?(?: really| for now| today)?|nothing (?:else|more)|(?:that is|that'?s|is)? ?all(?: for (?:now|today))?)\W*$/i;

const asksSomething =
  /\?|\b(?:how (?:do|can|to|should)|what (?:do|can|should|if|now|next)|any (?:tips|ideas|advice|help)|help me|can (?:i|we|you)|should (?:i|we)|write (?:me|a)|need (?:help|advice|ideas))\b/i;
const stillHard =
  /\b(?:but|however|now (?:he|she|they) (?:won'?t|will not|wont|screams?|hits?|refuses?)|won'?t|wont|refus\w*|scream(?:s|ing)|hit(?:s|ting)|bit(?:es|ing)|worr\w*|scared|afraid|stuck|problem)\b/i;
const onlyTelling =
  /\b(?:just (?:needed|wanted|had) to (?:vent|say (?:it|that|this)|tell (?:someone|somebody)|get (?:it|that|this) (?:out|off my chest))|no (?:advice|answer|reply) (?:needed|please|necessary)|not (?:looking for|after|asking for) advice|(?:i'?m )?(?:only|just) (?:venting|telling|ranting)|no need to (?:answer|reply)|don'?t need (?:advice|an answer))\b/i;
