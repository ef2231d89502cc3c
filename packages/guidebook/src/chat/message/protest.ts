// The carer says that what came before was wrong or beside the point: quietly, or in anger.

export const protests = (message: string): boolean => {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  return (
    objects.test(text) || isAngry.test(text) || notFelt.test(text) || (/!/.test(text) && denies.test(text))
  );
};

const objects =
  /\b(?:not (?:really |at all )?what i (?:asked|meant|mean|need|wanted|said)|does(?:n't|nt| not) answer|(?:that|this)(?:'s| is) (?:a letter|a list|(?:more )?about \w+,? (?:though|not)|for \w+,? not)|you(?:'ve| have) (?:just )?told|did(?:n't|nt| not) (?:really |quite )?answer|you did(?:n't|nt| not) (?:say|tell|answer)|i did(?:n't|nt| not) ask (?:for|about)|i (?:already |did )asked|i asked (?:you|about|how|what|if|whether|for)|i never (?:said|asked|told you)|for (?:another|a different) person|do(?:n't|nt| not) follow|that(?:'s| is) not (?:it|right|helpful|true|so)|same thing again|already (?:said|told you)|(?:as|like) i (?:already |just )?said|you(?:'ve| have)? (?:just |already )?said (?:that|this|it|so)(?: (?:already|before|twice|once))?|(?:said|told me) (?:that|this|it) (?:already|before|twice)|(?:that|this|it)(?:'s| is) (?:what )?you (?:just )?said|stop saying|mis(?:read|understood)|not (?:understood|listening)|(?:don't|do not|dont) think you(?:'ve| have)? (?:understood|got)|isn't either of (?:those|these|them)|none of (?:those|these|them),? (?:mate|love|fit|help))\b/i;

const isAngry =
  /\b(?:are you (?:joking|kidding|serious|having a laugh|even (?:reading|listening))|you(?:'re| are) (?:joking|kidding|not (?:reading|listening))|is this a joke|what are you (?:on about|talking about)|how dare you|seriously\?|(?:this|that) is (?:insulting|ridiculous|nonsense|rubbish|useless)|wtf|what the hell)\b|\bno ?!{2,}|^\W*(?:what|no+|excuse me)\s*[?!]{2,}/i;

/** "No I am not glad!": what was said of the carer is not so. */
const notFelt = /^\W*no+\W+(?:i(?:'m| am)|we(?:'re| are)|it(?:'s| is)|that(?:'s| is)) not \w+(?: \w+)?\s*!/i;

/** With a mark of exclamation: "I did not take anything away from her!!" */
const denies =
  /\b(?:i|we) (?:did(?:n't|nt| not)|do(?:n't|nt| not)|have(?:n't|nt| not)|would(?:n't|nt| not| never)|never) (?:ever )?(?:take|taken|took|hit|lock\w*|hurt|forc\w*|hold|held|punish\w*|shame\w*|starv\w*|leave|left|give|gave|given|do|did|done|say|said|ask|asked|mean|meant|tie|tied|smack\w*) \w+|\b(?:it|that|this)(?:'s| is| was) not an? \w+|\b(?:it|that|this) (?:isn't|wasn't) an? \w+|\bnot an? \w+(?: \w+)?!/i;
