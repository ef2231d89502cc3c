// What carers write as a rule for everybody's safety, in whichever box: how food must be cut, how many are with the child, what a fit does
// near fire, when nobody is called.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords } from '../carer-words.ts';
import { hardEntriesOf, isInstruction } from './hard-entries.ts';

/** Food that is not chewed is a danger at every meal; the sound of others who chew, and what is chewed for comfort, are none. */
export const tellsOfChewing = (said: string): boolean => chewing.test(said) && !ofOthers.test(said);
const chewing =
  /\b(?:chew(?:s|ing)? (?:(?:his|her|their|the|any|hard|tough) )?(?:properly|well|enough|meat|foods?|solids?|lumps|bread|apples?|chicken)|(?:can(?:no|['’])?t|cannot|do(?:es)?(?:n['’]?t| not)|not|trouble|difficulty|problems? with|forgets? to) chew(?:ing)?(?! (?:gum|on|toys?|up|clothes|sleeves))|(?:swallows?|gulps?) (?:[^.;,]{0,16} )?(?:whole|without chewing)|chok(?:es|ed|ing) on (?:\w+ )?(?:meat|foods?|bread|chicken|sausages?|apples?|grapes?|big (?:bits|pieces))|cut (?:up )?(?:\w+ ){0,3}(?:small|tiny)|(?:since|after) (?:(?:the|a|his|her|their|that) )*chok(?:e|ed|ing)\b|(?:since|after) (?:he|she|they) choked(?! up\b)|eat(?:s|ing)? (?:(?:too|very|so|really) )(?:fast|quick\w*)|fast eat(?:er|ing)|bolts? (?:his|her|their|down) food|(?:stuffs?|crams?|overfills?|overstuffs?) (?:his|her|their|the|food in\w*)? ?mouth|(?:stuff(?:s|ing)|cram(?:s|ming)?|shovel(?:s|ling)?) (?:(?:all|too much|his|her|their|the) )*(?:food|meals?|dinner|it all|everything)(?: (?:in|down|fast)\b)?|(?:pocket(?:s|ing)?|pouch(?:es|ing)|hold(?:s|ing)?|keep(?:s|ing)?|stor(?:es|ing)|squirrel(?:s|ling)?|hamster(?:s|ing)?) (?:(?:his|her|their|the|some) )*(?:food|bites|bits|lumps|mouthfuls) (?:away )?in (?:(?:his|her|their|the) )?(?:cheeks?|mouth)|pockets food|food pocketing)\b/iu;
const ofOthers =
  /\b(?:people|others?|someone|somebody|everyone|hear\w*|sounds?|nois\w*|loud\w*|brother|sister|mum|mom|dad)\b[^.;,]{0,20}\bchew|\bchew[^.;,]{0,20}\b(?:sounds?|nois\w*|loud\w*)\b/iu;

/** Nothing by mouth, a weight plan, a locked fridge: somebody says when and how much, and no food or drink is offered on a word of ours. */
export const ordersMeals = (profile: ChildProfile): boolean =>
  typedTexts.some((field) => mealOrder.test(profile[field]));
const mealOrder =
  /\b(?:nil by mouth|npo|(?:nothing|no (?:snacks?|foods?|eating|drinks?|drinking))(?: to (?:eat|drink))?(?: or (?:snacks?|foods?|drinks?))?(?: \p{L}+){0,3} (?:between meals|before (?:bed|sleep|(?:the |his |her |their )?(?:operation|surgery|scan|theatre|procedure))|after (?:\d|midnight)|from midnight|until (?:the|after))|weight (?:plan|management)|measur(?:e|es|ed|ing) (?:every|each|all) (?:\p{L}+ )?(?:cups?|drinks?)|lock(?:s|ed)? (?:up )?(?:(?:the|our|all) )*(?:fridge|food)|(?:fridge|food) (?:is |are |stays? |kept )?locked|(?:eats?|drinks?) (?:until|till) (?:he|she|they)(?:['’]?s| is| are) (?:sick|ill))\b/iu;

/** How food is served, and not what is hard about eating: only this can be kept to "always". */
export const isMealOrder = (said: string): boolean =>
  /\b(?:cut|chop\w*|minced?|mash\w*|pur[eé]e\w*|blend\w*|soft|moist|thick\w*|level \d|iddsi|always|never|must|not allowed|sit(?:s|ting)? (?:with|beside|next|up)|beside|watch(?:ed|ing)|supervis\w*|small (?:bits|pieces|bites|mouthfuls)|tea ?spoons?|spoon|slowly|remind\w*|prompt\w*|pace\w*|tube|pump|feeds?|peg)\b/iu.test(
    said,
  );

/** From the boxes on what is hard, and the notes. */
export const chewingTold = ({ challenges, triggers, safetyRisks, notes }: ChildProfile): string[] =>
  [...[challenges, triggers].flatMap(hardEntriesOf), ...entriesOf(safetyRisks), ...sentencesOf(notes)].filter(
    tellsOfChewing,
  );

/** A fit of the body: told beside fire, water, a fall or a burn. A fit when told no, and shoes that fit, are something else. */
export const tellsOfFit = (said: string): boolean =>
  (bareFits.test(said.trim()) || (aFit.test(said) && nearDanger.test(said))) && !ofTemper.test(said);
/** Among the dangers, "fits" and when the last one was. */
const bareFits =
  /^(?:(?:has|had|gets?|takes?) )?fits(?:$|[.,;]| ?\(| (?:last|since|once|every|about|at|\d|in (?:sleep|the night|the past|\d)))/iu;
const aFit =
  /\b(?:g[eo]ts?|getting|has|have|had|having|takes?|when|if|during|in|after|with|from|of|the|her|his|their) (?:(?:a|an|the|her|his|their|big|small|bad) )*fits?\b/iu;
const ofTemper =
  /\b(?:throws?|threw|pitch\w*|hissy|temper|angry|crying|screaming|laughing|giggling|coughing) (?:a )?(?:\w+ )?fits?\b|\bfits? (?:of|when|if|because|about|over|in|into|on|him|her|them|well|and healthy)\b/iu;
const nearDanger =
  /\b(?:fires?|stoves?|cook\w*|oven|burn\w*|hot|boiling|water|bath\w*|shower\w*|pools?|swim\w*|rivers?|sea|wells?|climb\w*|heights?|stairs|ladders?|roofs?|trees?|roads?|bik(?:e|es|ing)|hors\w*|falls?|fell|hurt\w*)\b/iu;

const losesSense =
  /\b(?:faint\w*|black(?:s|ing)? ?out|blackouts?|pass(?:es|ing)? out|collaps\w+|syncope)\b/iu;
/** Tired out, at home again or after school: no faint. From what else somebody collapses is left a faint. */
const bodyFails = /\b(?:blue|gr[ae]y|heart|faint\w*|unconscious|unresponsive|floppy|pale|seizures?|fits)\b/iu;
const wornOut =
  /\bcollaps\w+ (?:(?:when|once|as soon as|after) (?:he|she|they|\{child\d*\}) (?:gets?|is|comes?|walks?) (?:in|home|back)|after (?:school|college|nursery|work)|(?:in(?:to)?|on(?:to)?) (?:(?:the|his|her|their) )?(?:bed|sofa|couch|settee))(?=\s*(?:$|[.,;!)\n]|from (?:school|college|nursery|work)\b|and (?:sleeps|cries|hides|says|wants|cant|can['’]t)\b))|\brestraint collapse\b/giu;
const places =
  /\b(?:fires?|campfires?|stoves?|cook\w*|bak(?:es|ing)|water|baths?|pools?|swim\w*|rivers?|sea|ocean|beach|lakes?|ponds?|canals?|creeks?|surf\w*|boats?|fishing|sail\w*|climb\w*|heights?|ladders?|roofs?|trampolin\w*|hors(?:e|es|eback)|riding|bikes?|cycl\w+)\b/iu;

/** Fits or faints in one box, and in any other what they make dangerous. */
export const isFitNearDanger = (profile: ChildProfile, hasSeizures: boolean): boolean => {
  const { activities, specialInterests, strengths, safetyRisks, wanderingBehavior, challenges } = profile;
  const told = [activities, specialInterests, strengths, safetyRisks, wanderingBehavior, challenges].join(
    '\n',
  );
  const health = [safetyRisks, challenges, profile.notes, profile.medications].join('\n');
  const isFaint = losesSense.test(bodyFails.test(health) ? health : health.replace(wornOut, ' '));
  return (hasSeizures || isFaint) && places.test(told);
};

/** "Community access is 2 to 1": how many are with the child is a rule for whoever plans the day, and nothing to practise. */
export const isStaffing = (said: string): boolean => staffing.test(said);
const staffing =
  /\b(?:[2-4]|two|three|four) ?(?:to|:) ?(?:1|one)\b(?! (?:up|down|win|lead))|\b(?:1|one) ?(?:to|:) ?(?:1|one) (?:staff\w*|support|supervis\w*|care|carers?|aide|in the community|at all times|outside|outdoors)|\b(?:staff\w*|support\w*|supervis\w*|community access|outings?) (?:is|are|must be|needs?|at)? ?(?:1|one) ?(?:to|:) ?(?:1|one)\b|\b(?:[2-4]|two|three|four) (?:staff|carers|adults|support workers|people|of us) (?:(?:are |is )?(?:needed|required)|to (?:release|hold|lift|change|move|transfer|support|help|manage)|(?:when |while |if )?(?:out|in the (?:community|car|street|town)|outside|outdoors|in public|at all times|on outings|for outings))\b/iu;

/** Outside the boxes that Safety quotes whole. */
export const staffingTold = ({ challenges, triggers, notes, socialSupports }: ChildProfile): string[] => [
  ...new Set(
    [
      ...[challenges, triggers].flatMap(hardEntriesOf),
      // "Mr Dan 1:1 aide" is somebody who is there, and no rule.
      ...entriesOf(socialSupports).filter(
        (said) => !/^(?:\p{Lu}|his\b|her\b|their\b|an?\b)/u.test(said) || hasToBe.test(said),
      ),
      ...sentencesOf(notes),
    ]
      .filter(isStaffing)
      .map(inOwnWords),
  ),
];

const hasToBe =
  /\b(?:needs?|must|ha(?:s|ve) to|always|at all times|required|minimum|at least)\b|^(?:two|three|four)\b/iu;

/** What is hard, with what to do about it in the carer's own words: nothing of ours stands beside that. */
export const tellsWhatToDo = (said: string): boolean =>
  said.split(/[,;:(]\s*|\s[-–—]\s/u).some(isInstruction);

/** "Dont ring 999 unless she hits her head": the family knows what is usual, and no line of ours says the reverse beside it. */
export const forbidsCall = (said: string): boolean =>
  /\b(?:do(?:n['’]?t| not)|never|no need to|not|needn['’]?t|only) (?:to )?(?:ring|call|phone|dial|send for|need)\b[^.;]{0,16}\b(?:999|911|112|000|111|ambulances?|paramedics|emergency)\b|\b(?:no|not) (?:an? |the )?(?:999|911|112|ambulance)\b|\b(?:999|911|112|000|ambulance) only (?:if|when|after)\b/iu.test(
    said,
  );

/** The family's own order for an emergency: whom to call, and from when on. What happened once is none, and ours stays. */
export const tellsOrder = (said: string): boolean =>
  forbidsCall(said) ||
  (said.match(/[^.!?]+/gu) ?? []).some(
    (sentence) =>
      ((whomToCall.test(sentence) && (fromWhen.test(sentence) || firstOfAll.test(sentence))) ||
        toHospital.test(sentence)) &&
      !(happened.test(sentence) && !anOrder.test(sentence)),
  );
const whomToCall =
  /\b(?:999|911|112|000|111|ambulances?|a ?& ?e|a and e|paramedics|emergency (?:number|department|room|services)|the er|poison (?:line|control|centre))\b/iu;
const toHospital =
  /\b(?:go(?: straight)?|take (?:him|her|them)|carry (?:him|her|them)|bring (?:him|her|them)|straight) to (?:the )?(?:hospital|er|a ?& ?e)\b/iu;
const fromWhen =
  /\b(?:if|when|unless|after|only|over|more than|longer|at once|straight (?:away|to)|immediately|until|then)\b|[>]/iu;
const firstOfAll = /^\s*(?:call|ring|phone|dial|go (?:straight )?to)\b/iu;
const happened =
  /\b(?:was|were|had|has been|have been|spent|admitted|stayed|went|ended up|rushed|taken|called|rang|came|last (?:year|month|week|time|winter|summer))\b/iu;
const anOrder =
  /\b(?:call|ring|phone|dial|give|take|go|do(?:n['’]?t| not)|inject|use|if (?:he|she|they|it|you))\b/iu;

/** "Chokes because she eats fast": of food, and the clinic's like any other trouble with swallowing. */
export const tellsOfChoking = (text: string): boolean =>
  /\bcough(?:s|ing)?\b[^.;,]{0,16}\b(?:on|with|at|after|when) [^.;,]{0,16}\b(?:drinks?|drinking|fluids?|liquids?|water|milk|juice|foods?|eating|meals?)\b|\bchok(?:es|ed|ing)\b[^.;,]{0,12}\b(?:because|cos|as|since|from|due to|by)\b[^.;,]*\b(?:eat\w*|foods?|fast|quick\w*|gulp\w*|bolt\w*|rush\w*|stuff\w*|cram\w*|chew\w*|meals?)\b/iu.test(
    text,
  );
