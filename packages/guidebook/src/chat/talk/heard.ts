// Who only tells, is glad, or says that no advice is wanted, is heard: two sentences, no page, no steps, for nothing.
import { isNoNews } from '../message/no-news.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { protests } from '../message/protest.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import { isEcho } from './echo.ts';

/** Null where something is asked, or where what is told may want steps. */
export function heardIn(message: string, before: Before): string | null {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  if (
    asksFor.test(text) ||
    questions.test(text) ||
    /\bi mea?nt?\b/i.test(text) ||
    protests(text) ||
    partsAsked(text).some((part) => !isEcho(part, before, text))
  )
    return null;
  const isLater = before.hasAnswered || before.said !== '';
  const wants = declines.test(text) || (isLater && (isGlad(text) || isThankful(text)));
  if (!wants) return null;
  return lines[toneOf(text)].find((line) => !wasSaid(before, line)) ?? null;
}

type Tone = 'glad' | 'heavy' | 'thanks' | 'plain';

const toneOf = (text: string): Tone => {
  if (heavy.test(text) && !glad.test(text)) return 'heavy';
  if (glad.test(text) && !isNoNews(text)) return 'glad';
  return isThankful(text) ? 'thanks' : 'plain';
};

const declines =
  /\b(?:(?:do not|don't|dont|didn't|did not|never) (?:really )?(?:need|want|asked for) (?:nothing|anything|any|a (?:list|page|plan)|advice|steps|help|fixing|an answer)|leave it (?:so|at that|there)|that(?:'s| is| was) all(?: (?:i|it|really)\b.*)?$|(?:only|just) (?:wanted|needed|had|want|have) to (?:say|tell|share|vent|get)|i(?:'m| am) (?:just|only) (?:happy|tired|sad|proud|venting|telling|sharing|saying)|i just (?:happy|proud|tired)|not asking (?:for )?(?:anything|advice|help)|no (?:advice|answer|reply|need to (?:answer|reply))|nothing to (?:ask|fix|do)|not looking for)\b/im;
const glad =
  /\b(?:happy|proud|joy|smil\w+|glad|over the moon|made my (?:day|week)|lovely|wonderful|amazing|brilliant|delighted|so pleased|first time|did it|it worked|that worked|went (?:really )?well|much better)\b/i;
const heavy =
  /\b(?:tired|exhausted|knackered|shattered|dead on my feet|worn out|miss(?:ing)? (?:him|her|them|my|mam|mum|mom|dad)|died|lonely|sad|cr(?:y|ied|ying)|too much|heavy|drained|fed up|hard day|awful|rough)\b/i;
const stillHard =
  /\b(?:but|however|except|although|still|now (?:he|she|they)|won't|wont|refus\w*|scream\w*|hit(?:s|ting)?|worr\w*|scared|afraid|stuck|problem|worse|only once|once and|not any ?more|stopp(?:ed|s)|anymore)\b/i;
/** A question stays one, however little the carer says to ask for: "not asking for anything, but any ideas for next week". */
const questions =
  /\b(?:how|what|where|who|when)(?: else)? (?:do|can|should|could|shall|would|might) (?:i|we)\b|\bshould (?:i|we)\b|(?<!\b(?:no|not|without|need|want|for) )\bany (?:tips|ideas|suggestions|thoughts|tricks)\b|\b(?:wonder(?:ing)?|not sure|would love to know|like to know|don't know) (?:if (?:i|we) should|how to|what to (?:do|try|say|change))\b/i;
const asksFor =
  /\b(?:can|could|would|will) you\b|\bplease (?:write|give|tell|help)|\b(?:need|want) (?:some |a |your )?(?:help|ideas|advice|words|letter|note)\b(?<!\b(?:don't|dont|not|didn't) (?:need|want) (?:some |a |your )?(?:help|ideas|advice|words|letter|note))/i;

/** One glad word in a long message does not make it glad. */
const isGlad = (text: string): boolean =>
  glad.test(text) && !isNoNews(text) && !stillHard.test(text) && text.split(/\s+/).length <= longestGlad;
const longestGlad = 30;

/** Thanks, and what will be tried: nothing more is wanted now. */
const isThankful = (text: string): boolean =>
  !stillHard.test(text) &&
  /\b(?:thanks?|thank you|cheers|that(?:'s| is) (?:really |so |very )?(?:helpful|useful|kind|great)|that helps|i(?:'ll| will) (?:try|do|give|start|use|have a go)|(?:gonna|going to) (?:try|do|give|start|use)|good idea|makes sense)\b/i.test(
    text,
  ) &&
  text.split(/\s+/).length <= longestThanks;
const longestThanks = 45;

const lines: Readonly<Record<Tone, readonly string[]>> = {
  glad: [
    'That’s something to be glad about, and thank you for telling me. There’s nothing to do but enjoy it.',
    'I’m so glad for you. That’s one to mark on the calendar.',
    'It’s good to hear, every time you tell it.',
  ],
  heavy: [
    'Thank you for telling me. That’s a lot to carry, and it’s all right to be tired and sad. You don’t have to do anything with it here.',
    'I hear you. No list and no page. If you want to say more, I’m here; if not, that’s fine too.',
    'I’m sorry it’s so heavy. You don’t have to answer anything.',
  ],
  thanks: [
    'You’re welcome. One thing at a time is plenty, and it’s fine if it doesn’t work the first time. Tell me how it went if you like.',
    'Good. Leave the rest for later, and be kind to yourself in the meantime.',
    'You’re welcome. I’m here when something comes up.',
  ],
  plain: [
    'Thank you for telling me. I’ve heard it, and you don’t have to do anything with it here.',
    'All right. I’ll leave it there, and I’m here whenever you like.',
    'I’ve heard you.',
  ],
};
