// Entries that tell of somebody else than the child: another child by name, what the carer's own body can no longer do, and what happened once.

/** "Kid named Brayden on the bus": what happens between them is asked, and the name stands on no page for others. */
export const isNamedPeer = (said: string): boolean =>
  /\b(?:kid|boy|girl|child|lad|class ?mate|pupil|student|peer|friend)s? (?:in (?:his|her|their) \p{L}+ )?(?:named|called) \p{L}{2,}/iu.test(
    said,
  );
export const namedPeer =
  'What happens between them, and who has seen it? ____ Until that is known somebody {he} {v:trusts} sits or walks between them. Who at {school} and on the way is told? ____';

/** "I'm 67 with a crook hip so I can't lift or hold her". */
export const isLimitOfCarer = (said: string): boolean =>
  /(?<![\p{L}'’])(?:i|we)(?:(?:['’]m| am|['’]re| are) (?:not able to|unable to|too \p{L}+ to)| can(?:['’]?t|not| no longer| hardly))[^.;,]*\b(?:lift|hold|carry|catch|chase|run after|restrain|move|keep up)\b/iu.test(
    said,
  );
export const limitOfCarer =
  'Nobody lifts or moves {him} alone. Who comes when more hands are needed, how fast, and what is done till then? ____';

/** "Threw a chair in Sept at school, suspended 1 day": told as what happened, and no part of every day. */
export const happenedOnce = (said: string): boolean =>
  /^(?:(?:he|she|they|once|also) )*(?:threw|hit|broke|kicked|bit|ran|smashed|pushed|punched|got (?:suspended|excluded|sent home)|was (?:suspended|excluded|sent home)|tore|slapped|suspended|excluded|expelled)\b/iu.test(
    said,
  ) &&
  /\b(?:once|one time|1x|(?:in|last|on) (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|year|month|term|week|spring|summer|autumn|fall|winter)\w*|suspended|excluded|expelled|years? ago)\b/iu.test(
    said,
  );

/** "Needs full help with showering and pads": a need of care, and nothing that goes wrong. */
export const isCareNeed = (said: string): boolean =>
  /\bneeds? (?:full |total |a lot of |lots of |some |our |my |an adult['’]s )*help (?:with|for|to|in) (?:the )?(?:shower\p{L}*|wash\p{L}*|pads?|toilet\p{L}*|dress\p{L}*|bath\p{L}*|personal care|wip\p{L}*|chang\p{L}*|all (?:personal )?care)\b/iu.test(
    said,
  );
export const careNeed =
  'Who helps with it each time, behind a closed door, and which part {v:does} {he} do alone? ____';

/** "Says they want to do the program": an aim, and nothing that sets anything off. */
export const isAim = (said: string): boolean =>
  /^(?:(?:he|she|they|\{child\d*\}) )?(?:(?:says?|said) (?:(?:that )?(?:he|she|they) )?)?(?:really )?wants? to (?:do|go|study|work|join|learn|apply|live)\b/iu.test(
    said,
  );
