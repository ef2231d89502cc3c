// What the carer wrote as dangerous, and which of the things a child loves belong to it: those are never handed out as a
// help, a reward or a way to settle (PL33).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { rememberedByChild } from '@calmbridge/domain/text/remembered';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { ageOf } from '#child/age';
import { stemsOf } from '#library/match';
import { inOwnWords } from '../carer-words.ts';
import type { Item } from '../facts.ts';
import { hardEntriesOf } from './hard-entries.ts';
import { dangerEntriesOf, isConditionAtPlace } from './told/danger-entries.ts';
import { intoCars, opensWay, underWheels, withStrangers } from './told/ways-out.ts';
import { isOver } from './tried.ts';

/** An entry that tells of a danger, in whichever box it stands. */
export const isDangerous = (phrase: string): boolean =>
  !isOver(phrase) &&
  (dangerous.test(phrase) ||
    getsAt.test(phrase) ||
    isSmallInMouth(phrase) ||
    intoCars.test(phrase) ||
    withStrangers.test(phrase) ||
    underWheels.test(phrase));

/** Getting at what is locked or put away: medicines, chemicals, keys, sharp things. */
export const getsAt =
  /\b(?:opens?|opening|unlocks?|unlocking|picks? (?:the )?locks?|breaks? into|g[eo]ts? (?:in)?to|getting (?:in)?to|gets? (?:at|hold of)|getting at|climbs? (?:up )?(?:to|for)|reach(?:es)?|finds?|raids?|steals?|helps? (?:him|her|them)sel\w+ to|takes? (?:the|my|our|all the|other people['’]?s)) (?:[^.;]|\bincl\.|\be\.g\.){0,50}\b(?:(?:medicines?|medications?|meds|drugs?|pills?|tablets?) ?(?:cabinets?|cupboards?|box(?:es)?|drawers?|safe|bottles?|lids?)?|(?:chemicals?|bleach|cleaners?|cleaning (?:stuff|products?|cupboard)|detergents?|(?:laundry|dishwasher) (?:pods?|tabs?)|weed ?killer|petrol|paint thinner|knife (?:drawer|block)|gun (?:safe|cabinet)|(?:car|house|door|gate|quad|bike|tractor|van) keys?|key safe)|(?:the|my|our) keys?)\b/iu;

const dangerous =
  /\b(?:(?<!\bmakes? )no (?:fear|sense|danger|road sense)|dangers?|cross(?:es|ing)? (?:at |the |a |any )?(?:\w+ )?(?:streets?|roads?|traffic|highway|motorway)|crossing at|(?:gets?|getting|jumps?|climbs?) out of (?:the |a |our )?moving (?:cars?|vans?|vehicles?|bus\w*)|(?:in|inside) (?:a |the |our |any )?moving (?:cars?|vans?|vehicles?|bus\w*|taxis?)|(?:explod\w*|kick(?:s|ing)? off|thrash\w*|lash\w* out|rag(?:es|ing)|throws? (?:things|shoes|toys)|goes (?:wild|mad|for (?:me|us))) (?:\w+ )?(?:in|inside) (?:the |a |our |my |his |her |dad['’]?s |mum['’]?s |nan['’]?s )?(?:cars?|vans?|taxis?|truck|minibus|backs? of the car)|abscond\w*|missing x?\d|vap(?:e|es|ing)|drinks too much|drink driving|talking to police|police interactions|drown\w*|(?:runs?|running|bolts?|bolting|darts?|wanders?|goes|walks?|heads?|stands?|lies|sits?|steps?|jumps?) (?:\w+ ){0,2}(?:into|onto|in|on|to|for|towards?|across|after|off) (?:the |a )?(?:middle of (?:the |a )?)?(?:\w+ )?(?:road|street|traffic|water|river|pond|ocean|sea|harbour|canal|lake|pool|tank|well|beach|surf|weir|railway|tracks?|roof|balcony|(?:parking )?lot|car ?park|bridge|quarry|cliff)\w*|runs? (?:off|away)|do(?:es)?(?:n['’]?t| not) stop at (?:the )?roads?|climbs? (?:too|so|very)? ?(?:high|on(?:to)? (?:the )?(?:roof|railings?|balcon\w*|fences?|furniture|window\w*))|climbs? trees|out (?:of )?(?:the )?windows?|(?:undo(?:es)?|unbuckl\w*|unclip\w*|tak(?:es|ing) off|slips? out of|gets? out of|climbs? out of|won['’]?t (?:stay|wear|keep)) [^,;]{0,20}(?:seat ?belt|belt|car seat|straps?)|(?<!\b(?:red|pink|hot|cold|sore|pain|ache|aching|itch\w*|pressure|ringing|noise|sound|water|wax|infections?|buzzing|screaming|shouting|flushed|burning|warm|blood) )(?:in(?:to|side)?|up) (?:(?:his|her|their|the|own) )*(?:nose|nostrils?|ears)\b|(?:turns? on|plays? with) [^,;]{0,16}(?:taps?|stove|hob|oven|knobs?|gas)|hits? (?:the )?driver|hot (?:drinks?|water|oil|stove|hob)|boiling|open fire|matches|lighters?|(?:throws?|threw|throwing) (?:stones?|rocks?|scissors|knives|knife|spanners?|glass\w*|hammers?|bricks?)|(?:breaks?|smash\w*) (?:glass\w*|windows?|tv|plates)|guns?|knives|(?:picks? up|eats?|drinks?|swallow\w*|ingests?) (?:spiders?|snakes?|sand|soap|soil|chalk|paper|shampoo|plants?|mushrooms?|berries|liquids?|stones?|non[- ]?food)|eats anything|follows? strangers?|(?:picks? up|approaches) (?:strangers['’]? )?(?:babies|children)|squeez\w* [^,;]{0,20} too (?:tight|hard)|(?:won['’]?t|wont|will not) hold hands|(?:giv(?:e|es|ing)|hold(?:s|ing)?|tak(?:e|es|ing)) (?:(?:my|your|a|the|his|her|our) )?hands? (?:on|in|at|near|by|across|along) (?:the |a )?(?:\w+ )?(?:streets?|roads?|traffic|car ?parks?|pavements?|sidewalks?|crossings?)|till (?:he|she|they) falls?|poison\w*|electric\w* socket)/iu;

const small =
  /\b(?:beads?|(?<!\b(?:flat|baseball|peaked|swim(?:ming)?|school|sun|woolly|knee) )caps?|bottle ?tops?|buttons?|coins?|marbles?|magnets?|stones?|pebbles?|rocks?(?! (?:music|bands?|songs?|pools?|climb\w*|and|n)\b)|gravel|crystals?|geodes?|shells?|lego|dice|pins?|beans?|rajma|lentils?|peas|chickpeas|pulses|batter(?:y|ies)|screws)\b/iu;

/** Hits out only where somebody takes hold or blocks the way: what the adults do is the rule. */
export const whenGrabbed =
  /\b(?:if|when|unless|only when|once) (?:(?:he|she|they|\{child\d*\})(?:['’]?s| is| are|['’]re| gets?| feels?)? )?(?:being )?(?:\p{L}+ )?(?:grabbed|cornered|held|restrained|trapped|blocked|pulled|dragged|crowded)\b/iu;

/** A gate that does not hold is one more thing to fall from. */
export const gateFails =
  /\bgates?\b[^.;,]{0,24}\b(?:means? nothing|(?:is|are) (?:no use|useless|nothing)|(?:do(?:es)?(?:n['’]?t| not)|won['’]?t|can(?:no|['’])?t) (?:stop|hold|keep|work|help)\w*|no good)\b|\b(?:climbs?|gets?|goes|vaults?|jumps?) (?:right |straight )?over (?:the |any |every |all |our |both )?(?:stair ?|baby ?|safety )?gates?\b/iu;

/** Told with what the adults do wrong: that is answered, and nothing of what the child is to learn. */
export const asksOfAdults = (said: string): boolean => whenGrabbed.test(said) || gateFails.test(said);
/** Named beside it, what may kill is never left out: "climbs over the gate and runs into the pond". */
export const namesDeadly = (said: string): boolean =>
  /\b(?:water|ponds?|pools?|rivers?|sea|canals?|lakes?|streams?|roads?|streets?|traffic|railway|rails|tracks|kni(?:fe|ves)|blades?|scissors|roofs?|windows?|balcon\p{L}*|bridges?|cliffs?|fires?)\b/iu.test(
    said,
  );

/** What goes into a mouth and is no food: "coins in her mouth", "mouths pebbles", "puts everything in the mouth". */
export const smallInMouth = new RegExp(
  `\\b(?<!\\b(?:food|bread|much|meals?|fingers?|hands?|thumbs?|fists?|sleeves?|shirts?|collars?|hair|toothbrush) )in(?:to|side)? (?:(?:his|her|their|the|own) )*mouths?\\b(?! ?(?:wash|guard))|\\b(?:mouth(?:s|ing)|suck(?:s|ing)?(?: on)?|lick(?:s|ing)?|chew(?:s|ing)?(?: on)?|eat(?:s|ing)?|swallow(?:s|ing)?) (?:\\p{L}+ ){0,2}(?:${small.source.slice(2).replace(/\\b$/u, '')}|objects|everything|small (?:things|parts))\\b`,
  'iu',
);
/** The small thing is named. */
export const isSmallInMouth = (phrase: string): boolean => small.test(phrase) && smallInMouth.test(phrase);
const water =
  /\b(?:water(?:hole|fall)?s?|hoses?|pools?|swim\w*|rivers?|sea|ocean|beach\w*|ponds?|lakes?|canals?|becks?|creeks?|weirs?|harbours?|reservoirs?|tide ?pools?|aquatics|surf\w*|fountains?|taps?)\b/iu;
/** What is loved, and the danger that makes it one. The first three hold for what is held in the hand as well. */
const pairs: readonly (readonly [loved: RegExp, danger: RegExp])[] = [
  [
    small,
    /\b(?:(?<!\b(?:water|soap|shampoo|wind|sand|noise|air|drops|whispers?|whispering|shouting|talking|breathing|ringing|earphones?|headphones) )(?:in(?:to|side)?|up) (?:(?:his|her|their|the|own) )*(?:nose|nostrils?|ears?)|chok\w*(?![^,;.]*\b(?:eat\w*|foods?|meat|bread|fast)\b)|swallow\w*|non[- ]?food|pica|eats? (?:sand|soap|soil|stones?|anything|plastic|paper|chalk)|ingest\w*)\b/iu,
  ],
  [small, smallInMouth],
  [
    /\b(?:sticks?|stones?|bats?|spanners?|hammers?|rocks)\b/iu,
    /\b(?:throws?|threw|throwing)\b|\bhits? (?:other )?(?:children|kids|people)\b/iu,
  ],
  [
    water,
    /\b(?:water|rivers?|ponds?|canals?|lakes?|sea|ocean|pools?|harbour|dam|well|drown\w*|beach|taps?|tank|creek|stream)\b/iu,
  ],
  [/\bclimb\w*|\bparkour\b|\btrees?\b/iu, /\bclimb\w*|\bheights?\b|\broofs?\b|\bbalcon\w*/iu],
  [
    /\b(?:candles?|fires?|kitchens?|cooking|stoves?|kiln)\b/iu,
    /\b(?:open fire|burns?|stove|hob|hot oil|matches|lighters?)\b/iu,
  ],
  [/\b(?:ballistics|aim|shooting|deer camp|archery)\b/iu, /\b(?:guns?|threats?|weapons?)\b/iu],
  [/\b(?:bugs?|insects?|spiders?|snakes?)\b/iu, /\b(?:spiders?|snakes?|redbacks?|scorpions?|ticks)\b/iu],
  [/\bspin(?:s|ning)?\b/iu, /\bspins? [^,;]{0,20}\bfalls?\b/iu],
];
const swallowed = /\b(?:pica|eat(?:s|ing)|swallow\w*|ingest\w*)\b/iu;
const always =
  /\b(?:pocket ?knife|knives|knife|guns?|rifles?|fireworks?|lighters?|(?<!\b(?:football|cricket|rugby|tennis|chess|boxing|wrestling|hockey) )matches(?! of| on| with| colou?rs?| shapes| pictures| cards| pairs| socks| things| numbers| letters| words)|fearless|no fear|opens any\w*)\b/iu;

export const dangersIn = rememberedByChild(
  ({ safetyRisks, wanderingBehavior, challenges, triggers, notes }: ChildProfile): string[] =>
    [
      ...dangerEntriesOf(safetyRisks).filter((phrase) => !isConditionAtPlace(phrase)),
      ...entriesOf(wanderingBehavior),
      ...[...hardEntriesOf(challenges), ...hardEntriesOf(triggers), ...sentencesOf(notes)].filter(
        isDangerous,
      ),
    ].filter((phrase) => !isOver(phrase)),
);

/** Whether something loved belongs to a danger. A thing that comforts is meant only by what it is: it is held, not gone to. */
export function isRisky(told: string, profile: ChildProfile, isHeld = false): boolean {
  // "Dances well" is no well.
  const loved = told.replace(/(?<=\p{L}s )(?:(?:very|so|really|quite) )?well$/iu, '');
  const all = dangersIn(profile);
  const isOfDoors = () => /\b(?:locks?|doors?|gates?|escap\w*|bolts?)\b/iu.test(all.join('\n'));
  if (
    (always.test(loved) || opensWay(loved) || (/\blocks?\b/iu.test(loved) && isOfDoors())) &&
    !/\b(?:toy|plastic|wooden|blunt|pretend)\b|(?:\bno|\bwithout|w\/o)(?: a| the| any)? (?:shooting|hooks?|blades?|knife|knives)\b/iu.test(
      loved,
    )
  )
    return true;
  if (!isHeld && (knownOnly.test(loved) || ofNamedPlaces.test(loved))) return false;
  if (isNamedIn(loved, profile) || (isHeld && fitsMouth.test(loved) && isSmallChild(profile))) return true;
  // Named as what is eaten, it is no comfort to leave in a hand.
  const eaten = new Set(stemsOf(all.filter((said) => swallowed.test(said)).join('\n')));
  if (isHeld && stemsOf(loved).some((stem) => stem.length > 3 && !common.has(stem) && eaten.has(stem)))
    return true;
  const dangers = all.join('\n');
  const found = pairs
    .slice(0, isHeld ? 3 : pairs.length)
    .some(([words, danger]) => words.test(loved) && danger.test(dangers));
  // Who draws roofs stands on none.
  if (
    found ||
    isHeld ||
    /\b(?:draw\w*|paint\w*|sketch\w*|photo\w*|videos?|books?|models?|facts|stats|history|pack(?:s|ing)|sort(?:s|ing)|count(?:s|ing))\b/iu.test(
      loved,
    )
  )
    return found;
  const acts = [
    // In a stranger's car the danger is the stranger: it makes no toy car one.
    ...entriesOf(profile.safetyRisks)
      .filter((phrase) => !intoCars.test(phrase) && !isOver(phrase))
      .map((phrase) => phrase.replace(whoIsTrusted, ' '))
      // A coop that is opened makes no hen dangerous.
      .map((phrase) => (opensWay(phrase) ? phrase.replace(animalHouse, ' ') : phrase)),
    ...hardEntriesOf(profile.challenges).flatMap((phrase) => doneTo(phrase) ?? []),
    // Gone to when running off.
    ...entriesOf(profile.wanderingBehavior).filter(isAtPlace),
  ];
  const done = new Set(
    stemsOf(acts.filter((phrase) => !isForClinic(phrase) || doneToIt.test(phrase)).join('\n')),
  );
  // What is held for comfort shares a word with a danger, and is none.
  const held = new Set(stemsOf(profile.comfortItems));
  return stemsOf(loved).some(
    (stem) => stem.length > 3 && !common.has(stem) && !held.has(stem) && done.has(stem),
  );
}

/** "Would believe anybody who knows about trams", "anyone who said they had a horse": the danger is who is trusted, and no tram and no horse. */
const whoIsTrusted =
  /\b(?:any(?:one|body)|every(?:one|body)|strangers?|people|some(?:one|body)|whoever)\b[^.;]{0,20}\b(?:who|that|with|if)\b[^.;]*/giu;

/** "She'll pick up a tune\" shares a verb with a danger; what somebody is good at is one only where the thing itself is. */
export const isRealDanger = (said: string): boolean =>
  namesDanger.test(said.replace(toldOfOthers, ' ')) || opensWay(said) || always.test(said);
/** "Tells strangers he's not deaf" speaks up for a brother. */
const toldOfOthers =
  /\btells? (?:strangers|people|any(?:one|body)|every(?:one|body)) (?:that )?(?:he|she|they|it)(?:['’]s| is| are|['’]re| can| has| does)\b/giu;
export const namesDanger =
  /\b(?:water|swim\w*|pools?|rivers?|fires?|climb\w*|roads?|traffic|heights?|roofs?|sharp|knife|knives|guns?|batter(?:y|ies)|magnets|balls|rid(?:es?|ing)|strangers?|dogs?|snakes?|spiders?)\b/iu;

const animalHouse = /\b(?:\p{L}+ )?(?:coops?|hutch(?:es)?|cages?|hen ?houses?|kennels?|aviar(?:y|ies))\b/giu;

/** A list, a map or the lengths of rivers: known by heart, and no water. */
const knownOnly =
  /\b(?:facts|stat(?:s|istics)|histor(?:y|ies)|geography|atlas(?:es)?|names of|list(?:s|ing) of|in (?:\p{L}+ )?order|order of|by (?:length|size|depth|height|heart)|(?:longest|deepest|largest|biggest|highest) (?:rivers?|lakes?|seas?|oceans?|dams?|bridges?|waterfalls?|mountains?|roofs?|towers?|trees?)|capitals|encyclop\w*|documentar(?:y|ies)|maps? of|(?:books?|quizz?(?:es)?|videos) (?:about|on|of))\b/iu;
const ofNamedPlaces =
  /\b(?:[Rr]ivers|[Ll]akes|[Ss]eas|[Oo]ceans|[Cc]anals|[Ww]aterfalls|[Hh]arbours|[Bb]eaches|[Bb]ridges|[Dd]ams|[Mm]ountains) (?:of|in) (?:the )?(?:world|\p{Lu}\p{L}+)/u;

/** What fits into a mouth of three. */
export const fitsMouth =
  /\b(?:buttons?|button cells?|beads?|marbles?|coins?|batter(?:y|ies)|magnets?|pebbles?|bottle ?(?:caps?|tops?)|screws?|dice|lego|nuts and bolts|balloons?)\b/iu;
const isSmallChild = (profile: ChildProfile): boolean => {
  const age = ageOf(profile);
  return age !== null && age < 5;
};

/** The thing itself stands among the dangers: "electric fan", and "puts a finger in the fan". Held or loved, it is the same fan. */
const isNamedIn = (loved: string, { safetyRisks, challenges }: ChildProfile): boolean => {
  const thing = headOf(loved);
  return (
    thing !== undefined &&
    !likeness.test(loved) &&
    [...entriesOf(safetyRisks), ...hardEntriesOf(challenges).filter(isDangerous)].some((said) => {
      const done = actOnIt.exec(said);
      const object =
        done === null ? (said.split(/\s+/u).length > 2 ? undefined : said) : said.slice(done.index);
      return object !== undefined && !isOver(said) && stemsOf(object).includes(thing);
    })
  );
};
/** The noun of a thing: what stands before a bracket, "of", "with" or "without". */
const headOf = (loved: string): string | undefined => {
  const thing = loved.split(/\(|,|\b(?:of|with|w\/o|without|from|that|which|on|in|for|like)\b/iu)[0] ?? '';
  const stem = stemsOf(thing).at(-1);
  return stem === undefined || stem.length < 3 || common.has(stem) ? undefined : stem;
};
const likeness =
  /\b(?:toys?|models?|plastic|plush\w*|stuffed|pictures?|photos?|books?|posters?|videos?|songs?|drawings?|empty|paper|cardboard|lego|dvds?|sounds?)\b/iu;
const actOnIt =
  /\b(?:puts?|stick(?:s|ing)?|pok(?:es?|ing)|wrap(?:s|ping)?|t(?:ies|ying)|swing(?:s|ing)?|turn(?:s|ing)? on|play(?:s|ing)? with|lick(?:s|ing)?|mouth(?:s|ing)?|chew(?:s|ing)?|bit(?:es|ing)|reach(?:es|ing)? (?:into|for)|touch(?:es|ing)?|grab(?:s|bing)?|climb(?:s|ing)?|hang(?:s|ing)?|eat(?:s|ing)?|drink(?:s|ing)?|swallow\w*)\b/iu;

/** What is broken, eaten, taken or squeezed: the words behind the verb, up to where the sentence turns to when or why. */
const doneTo = (phrase: string): string | null => {
  const found = doneToIt.exec(phrase);
  return found === null
    ? null
    : (phrase
        .slice(found.index + found[0].length)
        .split(/\b(?:when|if|while|after|before|because|until|then)\b/iu)[0] ?? null);
};
const doneToIt = /\b(?:breaks?|smash\w*|eats?|swallow\w*|picks? up|approaches|squeez\w*|grabs?)\b/iu;

const common = new Set(
  stemsOf(
    'that this they them then than what which have been does will just more there their would could should really very much many some most also other even still into over back good with from home school time things playing play walking around round after before watching eating people high road cars hold hard when without next door clothes history good really makes making finds faster better person adults alone park parked parking phone ipad tablet talker device computer sense strong strength upset safe safety aware awareness danger fear quick fast loud small little different friend friendly family memory learn love help kind gentle everything anything nothing always never day night room house garden outside inside look looking looks online remember remembers remembering number numbers sign signs',
  ),
);

/** Entries that name a place where a child can come to harm, in the carer's words: searched next after water (PL8). */
export const dangerPlacesIn = (profile: ChildProfile): string[] => [
  ...new Set(
    [
      ...dangersIn(profile),
      ...[profile.challenges, profile.triggers].flatMap(hardEntriesOf).filter(isDangerous),
    ]
      .filter((phrase) => placeOfDanger.test(phrase) && !/^(?:to )?cross(?:es|ing)?\b/iu.test(phrase))
      .map(inOwnWords),
  ),
];

/** Names a place where a child can come to harm. */
export const isAtPlace = (phrase: string): boolean => placeOfDanger.test(phrase);
const placeOfDanger =
  /\b(?:wells?(?! (?:with|at|in|behaved|enough))|rivers?|ponds?|canals?|lakes?|sea|ocean|pools?|harbour|dams?|creeks?|streams?|weirs?|slurry|pits?|tanks?|quarr(?:y|ies)|cliffs?|railway|rail(?:road)?|tracks?|platforms?|roofs?|terraces?|roof ?tops?|balcon(?:y|ies)|windows?|bridges?|roads?(?! (?:sense|safety|awareness))|street|motorway|highway|parking lots?|car ?parks?|building sites?|farm gates?|forest|woods|beach|surf|drains?|gutters?|ditch(?:es)?|shaft)\b/iu;

/** Loved things in two lists: those to use, and those that only go with an adult. */
export const apart = <T extends Item>(
  items: readonly T[],
  isOne: (item: T) => boolean,
): [safe: T[], risky: T[]] => [items.filter((item) => !isOne(item)), items.filter(isOne)];
