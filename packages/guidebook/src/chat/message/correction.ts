const opens =
  /^\W*(?:(?:no+|nope|sorry|wait|hm+|actually)\b[\s,.!:;–-]*)*(?:(?:that(?:'?s| is)|it(?:'?s| is)|this is) not (?:what i (?:mean\w*|asked|said)|it)\b[\s,.!:;–-]*(?:at all)?[\s,.!:;–-]*)?(?:i (?:mean|meant|was (?:asking|talking) about|am (?:asking|talking) about|asked about)(?: that)?\b[\s,:;–-]*)?(?:it(?:'?s| is) (?:more )?about\b[\s,:;–-]*)?/i;
const says =
  /^\W*(?:(?:no+|nope|sorry|wait|hm+|actually)\b[\s,.!:;–-]*)*(?:i (?:mean|meant|was (?:asking|talking) about|am (?:asking|talking) about|asked about)\b|(?:that(?:'?s| is)|it(?:'?s| is)|this is) not (?:what i|it\b)|not (?:that|what i)|wrong (?:page|answer|thing|topic)|you(?:'ve)? (?:misunderst|got (?:me|it|that) wrong))/i;

/** "No, I mean the bath": what is meant instead; empty where it is not said; null where nothing is corrected. */
export function correctionIn(message: string): string | null {
  const text = message.replaceAll('’', "'");
  if (!says.test(text)) return askedInFact.exec(text)?.[1]?.trim() ?? namedInFact(text);
  const rest = text
    .replace(opens, '')
    .replace(
      /^\W*(?:not (?:that|what i \w+)|wrong (?:page|answer|thing|topic)|you(?:'ve)? (?:misunderst\w+(?: me)?|got (?:me|it|that) wrong))[\s,.!:;–-]*/i,
      '',
    )
    .replace(opens, '');
  return rest.trim();
}

/** "That's about wee though. I asked about poo": what was asked in fact stands later in the message. */
const askedInFact =
  /\b(?:it(?:'s| is) the (?:inverse|opposite|other way (?:round|around))|(?:i(?:'m| am| was)|im) (?:only |just |actually )?asking (?:about|how|what|if|whether|for)|i (?:just |only )?asked (?:about|how|what|if|whether|for)|my question (?:was|is)(?: more)?(?: about)?|(?:no,? |sorry,? |but )i (?:meant|mean)|(?:it|that)'?s not (?:really )?what i (?:asked|meant)[,.:; –-]+(?:i (?:asked|meant)(?: about)?)?)\b[\s,:;–-]*([^.?!\n]{3,200})/i;

/** "It's the morning I'm asking about. What do staff do at 8?": what is named, and what stands after it. */
function namedInFact(text: string): string | null {
  const [, named = '', rest = ''] = inFact.exec(text) ?? [];
  return named === '' ? null : `${named.trim()}. ${rest.trim()}`.trim();
}
const inFact =
  /\bit(?:'s| is|s) (?:just |only |really )?((?:the|his|her|their|my)? ?[\w' -]{3,60}?) (?:that |which )?(?:i(?:'m| am| was)|im) (?:asking|talking|worried|on) about\b[\s,.:;!–-]*(.*)$/is;
