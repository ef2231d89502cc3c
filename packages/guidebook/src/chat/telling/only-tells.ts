// Who tells of something that happened, and asks for nothing: joy, a day that weighs, or just what was. What goes on and on is no such story: whoever tells
// that wants help with it.
import { tellsGoodNews } from '../message/good-news.ts';
import { isNoNews } from '../message/no-news.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { protests } from '../message/protest.ts';
import { questionFormIn } from '../message/question-form.ts';
import { tellsOfBlow } from './taken-up.ts';

export type Told = 'joy' | 'weight' | 'plain';

/** `soundsLikeNews`: read by its meaning, it is likeliest good news. */
export function onlyTells(message: string, soundsLikeNews = false): Told | null {
  const text = message.slice(0, 2000).replaceAll('’', "'").replace(noQuestion, ' ');
  if (text.includes('?') || questionFormIn(text) !== 'telling' || partsAsked(text).length > 0) return null;
  if (wantsHelp.test(text) || protests(text)) return null;
  const weighs = isHeavy.test(text);
  if (!weighs && !goesWrong.test(text)) {
    const sounds = soundsLikeNews || tellsGoodNews(text);
    if (isGlad.test(text) || (sounds && !isNoNews(text))) return 'joy';
  }
  if (tellsOfBlow(text)) return 'weight';
  if (goesOn.test(text) || text.split(/\s+/).length < fewestWords) return null;
  if (weighs) return 'weight';
  return tellsOfMyself.test(text) ? 'plain' : null;
}
const fewestWords = 6;
/** "I think about how often I told her", "went and did a boiler" */
const noQuestion =
  /\b(?:think|thinking|thought|remember|know|knew) (?:about )?(?:how|what|why|when)(?: often| many times)?(?= i\b)|\band (?:did|was|were|had)\b(?! (?:i|we|you|he|she|they|it|this|that)\b)/gi;

const wantsHelp =
  /\b(?:help|ideas?|advice|tips|suggestions?|any(?:one|body) (?:else|know)|need to know|not sure (?:if|what|how|whether)|don'?t know (?:what|how|if|whether|where|who)|wonder(?:ing)?|want to|please|pls|what now|got any|words for|(?:need|have|'ve(?: got)?) to (?:say|write|put|tell|ask|decide|choose|go|do)|like to know|want(?:ed)? to know|(?:going|about|due|booked|coming|starts?|moving) (?:to|on|in|up|next|tomorrow)|tomorrow|next week|tonight)\b/i;
const isGlad =
  /\b(?:never been so happy|so happy|so proud|over the moon|happy tears|never lets me\b(?! \w)|couldn'?t believe it|made my (?:day|week|year))\b/i;
const goesWrong =
  /\b(?:but|however|won'?t|wont|refus\w*|scream\w*|hit(?:s|ting)?|bit(?:es|ing)?|worr\w*|scared|afraid|stuck|problem|left (?:off|out)|(?:not|never|un)[ -]?invited|excluded|naughty|nobody|no one|alone|lonely|sad|upset|hurts?|bull(?:y|ied|ies|ying)|teas(?:ed|ing)|ill|sick|hospital|lost|died|stupid|horrible|nick(?:s|ed)|st(?:eals?|ole|olen)|pinch(?:es|ed)|broke|breaks|smash\w*|ruin\w*|wreck\w*|fed up)\b/i;
const isHeavy =
  /\b(?:i (?:just )?(?:sat (?:and|in)[^.]{0,20} cri|cried|sobbed|wept|broke down)|i(?:'m| am|m| was) in tears|broke my heart|(?:worst|awful|terrible|rough|hard|horrible|shit|bad|long) (?:day|night|week|morning)|i(?:'m| am|m)? (?:so |just |really )?(?:done in|exhausted|knackered|shattered|lonely)|i feel (?:like )?(?:a |such a )?(?:failure|rubbish|awful|useless|nothing|alone|guilty)|i miss\b|thought i'?d feel)\b/i;
/** "I just took her home", "got the letter, opened it in the van": over, and the teller's own. */
const tellsOfMyself =
  /\b(?:i|we) (?:just |then |only |had to |even )?(?:was|were|went|took|got|left|opened|dropped|sat|stood|walked|drove|said|told|thought|felt|watched|did|didn'?t|lost|came|had|cried|shouted|laughed|rang|smiled|keep (?:listening|thinking|looking))\b|^(?:got|opened|dropped|went|sat|thought|came|had)\b/i;
/** It happens again and again, or happens still. */
const goesOn =
  /\b(?:every (?:single )?(?:day|night|morning|time|week|evening|meal)|always|all (?:day|night) (?:long|every)|keeps?(?! (?:listening|thinking|looking))|constantly|all the time|again and again|\d+ times (?:a|each|every)|times a (?:day|week|night)|each (?:day|night|time|morning)|for (?:weeks|months|years)|since (?:he|she|they|we|the|last|january|february|march|april|may|june|july|august|september|october|november|december)|(?:he|she|they)(?:'s|s| is|'re)? (?:still |now |only |just )?(?:won'?t|wont|will not|can'?t|cant|cannot|refuses?|doesn'?t|doesnt|does not|never|hits|bites|kicks|screams|runs|throws|wants|needs|hates|eats|sleeps|wakes|gets|goes|does|says|asks|thinks|has|takes|makes|likes|loves|lies|licks|holds|\w+ing)|these days|lately|recently|at the moment|nowadays)\b/i;
