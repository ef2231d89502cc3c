// The carer asks about this minute, or says that it has begun: then what to do now comes before what prepares for it.

export function isHappening(message: string): boolean {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  return happening.test(text) && !anotherTime.test(text);
}

/** A time to come, or one long gone. */
const anotherTime =
  /\b(?:next (?:week|month|year|term|time|mon|tues|wednes|thurs|fri|satur|sun)|tomorrow|prepar\w+|plan(?:s|ned|ning)?\b|before(?:hand)?\b|upcoming|coming up|(?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|in (?:a|an|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?))/i;

const happening =
  /\b(?:(?:do|say|help)[^.?!]{0,20} in the moment|(?<!\b(?:fine|ok|okay|well|good|calm|asleep|happy) )right now(?! (?:he|she|they|we|i)\b)|(?:as|while) i (?:type|write)\b|(?:is|are|'s|'re) (?:happening|doing it|at it|screaming|kicking|lying|hiding|stuck)[^.?!,]{0,25} now\b|periods? (?:has |have |just |has just |have just )?(?:started|begun|come)(?! (?:early|late|at|last|when)\b)|what do i do during\b)/i;

/** Prepares for another time. */
export const isForLater = (step: string): boolean =>
  /\b(?:before it comes|dry day|practi[sc]e|calendar|beforehand|next time|pack|rehearse|visit)\b/i.test(step);
