// Somebody sits in a wardrobe now, and it is asked whether to go in: that is the page on shutdowns, whatever came before it.

export function hidesNow(message: string): boolean {
  const text = message.replaceAll('’', "'");
  return hidden.test(text) && goesOn.test(text) && asks.test(text) && !danger.test(text);
}

const hidden =
  /\b(?:in(?:side)?|under|behind) (?:the|his|her|their|my|our|a) (?:\w+ )?(?:wardrobe|cupboard|closet|beds?|table|desk|bathroom|toilet|loo|duvet|covers|sofa|stairs|tent|room|bedroom|coats?|blankets?|den|curtains?)\b/i;
const goesOn =
  /\b(?:since|still|for (?:an?|two|three|\d+|half|over|ages)\b|won'?t come out|wont come out|(?:locked|shut) (?:him|her|them)sel(?:f|ves))\b/i;
const asks =
  /\b(?:do|should|shall|can) (?:i|we) (?:just )?(?:go in|knock|leave|wait|get (?:him|her|them) out|make (?:him|her|them)|pull|talk|check|let|open|sit|stay)\b|\b(?:go in|knock|leave (?:him|her|them)) or\b|\bhow (?:do|can) (?:i|we) get (?:him|her|them) out\b/i;
const danger =
  /\b(?:knife|knives|scissors|razor|tablets|pills|bleach|blood|bleeding|cutting|kill|die|dead|window|roof|screaming in pain|not breathing|every night|sle(?:eps?|pt|eping))\b/i;
