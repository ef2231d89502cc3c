// Entries that tell of somebody else than the child: another child by name, what the carer's own body can no longer do, and what happened once.

import { isDangerous } from '../reading/dangers.ts';

/** "Kid named Brayden on the bus": the name stands on no page for others. */
export const isNamedPeer = (said: string): boolean =>
  /\b(?:kid|boy|girl|child|lad|class ?mate|pupil|student|peer|friend)s?(?: (?:in|from|at|on) (?:(?:his|her|their|the|our) )?\p{L}+)? (?:named|called) ['‘"“]?\p{L}{2,}/iu.test(
    said,
  );
/** What happens between them is asked, but not where a friend is missed. */
export const isTroubleWithPeer = (said: string): boolean =>
  isNamedPeer(said) &&
  !/\b(?:off|away|absent|ill|sick|leaves?|left|leaving|mov(?:es|ing|ed)|without|not (?:there|here|in)|n['’]?t (?:there|here|in)|misses|missing)\b/iu.test(
    said,
  );
export const namedPeer =
  'What happens between them, and who has seen it? ____ Until that is known somebody {he} {v:trusts} sits or walks between them. Who at {school} and on the way is told? ____';

/** "I'm 67 with a crook hip so I can't lift or hold her": what cannot be lifted is the child. */
export const isLimitOfCarer = (said: string): boolean =>
  /(?<![\p{L}'’])(?:i|we)(?:(?:['’]m| am| are|['’]re) (?:not able to|unable to|too \p{L}+ to)| can(?:['’]?t|not| no longer| hardly))(?: (?:really|physically|safely|always))? (?:(?:lift|hold|carry|catch|chase|run after|restrain|move|keep up with)(?:,| or| and)? ?){1,4} (?:him|her|them|\{child\d*\})(?=\s*(?:$|[.,;!)]|any ?more\b|now\b|up\b|by myself\b|alone\b|on my own\b|when\b|if\b|as\b|because\b|and\b|or\b|so\b|but\b))/iu.test(
    said.replace(/\s+/gu, ' '),
  );
export const limitOfCarer =
  'Nobody lifts or moves {him} alone. Who comes when more hands are needed, how fast, and what is done till then? ____';

/** "Threw a chair in Sept at school, suspended 1 day": a thing that broke once is no part of every day. Where somebody was or may be hurt, once is enough. */
export const happenedOnce = (said: string): boolean =>
  /^(?:(?:he|she|they|once|also) )*(?:threw|broke|smashed|tore|got (?:suspended|excluded|sent home)|was (?:suspended|excluded|sent home)|suspended|excluded|expelled)\b/iu.test(
    said,
  ) &&
  /\b(?:once|one time|1x|(?:in|last|on) (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|year|month|term|week|spring|summer|autumn|fall|winter)\w*|suspended|excluded|expelled|years? ago)\b/iu.test(
    said,
  ) &&
  !isDangerous(said) &&
  !mayHurt.test(said);
const mayHurt =
  /\b(?:hit\p{L}*|hurt\p{L}*|bit(?:e|ing|ten)?|kick\p{L}*|punch\p{L}*|slap\p{L}*|push\p{L}*|fight\p{L}*|attack\p{L}*|hammers?|kni(?:fe|ves)|scissors|blades?|axe|bottles?|glass\p{L}*|bricks?|stones?|rocks?|tools?|bab(?:y|ies)|toddlers?|brothers?|sisters?|twins?|child(?:ren)?|kids?|boys?|girls?|roads?|streets?|cars?|water|pool|river|bath|fires?|stove|matches|lighters?|dogs?|cats?|stairs|head|face|eyes?|at (?:me|us|you|him|her|them|his|their|my|our|the (?!school\b|weekend\b)|an?|another|some\p{L}*))(?!\p{L})/iu;

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
