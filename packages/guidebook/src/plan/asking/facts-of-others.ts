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
  ) || isStateOfCare(said);
/** "Pads at night, mostly dry in day", "still in pull-ups": how it is now, and no wet bed to see to. A change that is hard is another matter. */
const isStateOfCare = (said: string): boolean => stateOfCare.test(said.trim()) && !hardAboutIt.test(said);
const ofCare = '(?:pads?|napp(?:y|ies)|diapers?|pull-?ups?)';
/** The bare word may be what is hard: how it is now is told with "in", "still" or "at night". */
const stateOfCare = new RegExp(
  `^(?:(?:he|she|they)(?:['’]s| is| are)? )?(?:(?:(?:still|always|mostly|only) )*(?:in|wears?|wearing|uses?|needs?|has) (?:(?:a|the|full[- ]time) )?${ofCare}(?: (?:and|or|&) ${ofCare})?(?=\\s*(?:$|[,;.(-]|(?:at|in|by|for|on|only|still|all|full|overnight|during|day|night)\\b))|(?:still )?${ofCare} (?:at|in|by|for|on|only|still|all|full|overnight|during)\\b)`,
  'iu',
);
const hardAboutIt =
  /\b(?:chang\p{L}*|hates?|refus\p{L}*|won['’]?t|cries|scream\p{L}*|fights?|takes? (?:it |them )?off|rips?|smear\p{L}*|leak\p{L}*|wrong|new|different|scratchy|itch\p{L}*|sore|rash|hides?|wet (?:bed|sheets?)|the floor|sale|shelf)(?!\p{L})/iu;
export const careNeed =
  'Who helps with it each time, behind a closed door, and which part {v:does} {he} do alone? ____';

/** "Says they want to do the program": an aim, and nothing that sets anything off. */
export const isAim = (said: string): boolean =>
  /^(?:(?:he|she|they|\{child\d*\}) )?(?:(?:says?|said) (?:(?:that )?(?:he|she|they) )?)?(?:really )?wants? to (?:do|go|study|work|join|learn|apply|live)\b/iu.test(
    said,
  );

/** "Waiting list for everything", "still waiting for the assessment": the adults' matter, and nothing that helps the child to wait. */
export const isOnWaitingList = (said: string): boolean =>
  /^(?:(?:we|he|she|they)(?:['’](?:re|s)| are| is)? )?(?:(?:still|been|stuck|now) )*(?:on (?:(?:a|the|every|long) )*)?(?:long )?(?:waiting|wait)[- ]?lists?\b|^(?:(?:we|he|she|they)(?:['’](?:re|s)| are| is)? )?(?:(?:still|been) )*waiting (?:(?:for|on) )(?:(?:an?|the|his|her|their|our) )?(?:\p{L}+ )?(?:assessments?|diagnos\p{L}+|camhs|respite|ehcp|iep|school place|place|salt|slt|ot|speech|therap\p{L}+|appointments?|funding|referrals?|pa?ediatrician|services?|support worker|social worker|early intervention|waiver|evaluations?)\b/iu.test(
    said.trim(),
  );
export const whileWaiting =
  'Who chases it, and when was it last asked? ____ What is there meanwhile without a list, from {school}, the family doctor or a parents’ group? ____';

/** "Sits down on the pavement and won't budge", "drops to the floor": nobody pulls. */
export const isDownOnGround = (said: string): boolean =>
  /^(?:(?:he|she|they|\{child\d*\}) )?(?:(?:just|often|sometimes|will) )*(?:drops?|flops?|throws? (?:him|her|them)self|lies|lays|lying|sits?|sitting) (?:down |himself |herself )?(?:to|on|in|onto|flat on) (?:the |a )?(?:floor|ground|pavement|sidewalk|footpath|path|grass|corridor|hallway|shop|store|aisle)\b/iu.test(
    said.trim(),
  );
export const downOnGround =
  'No pulling, and no lifting by the arms: stay beside {him}, on the side of any traffic, keep others moving, and wait with few words. New, or with staring or stiffness: tell the doctor. What comes just before it, and who comes when it takes long? ____';
