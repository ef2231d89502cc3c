// Behind what is not tolerated carers write what to do: "call 000" is no food, and read as one it would strike the call out of every line
// of the plan (PL9). Only what begins as an act or a sign is taken for one, and never all there is: a lost allergen is worse.
import { namesInjector } from '@calmbridge/reader/clinic/read-allergies';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

const isToDo = (part: string): boolean =>
  /^(?:bed|rest|call|ring|text|phone|tell|say|give|use (?:it|then|the|one|\d)|inject|gets?|goes|go|take|do not|don['’]?t|lots of|warm|nappy|vomit\w*|wait|watch|if|(?:he|she|they)(?:['’]ll| will| may| might| can| gets?| goes)|do it|hold|red pouch|second one|very dangerous|let (?:us|me)|then|outer thigh|lay|lie|pen in|own|wears?|medic[- ]?alert|(?:the )?(?:doctor|gp|hospital|clinic|nurse) (?:gave|says?|said|told|prescribed)|(?:has|have|carries|with|got|gave|needs) (?:an? |his |her |the |two |2 )?(?:\p{L}+ )?pens?)\b/iu.test(
    part.trim(),
  ) || isFirstAid.test(part.trim());

/** What is put on, taken out or given afterwards, and the bag it lies in. Iced drinks and ice cream are eaten. */
const isFirstAid =
  /^(?:scrape|flick|pull|remove|wash|rinse|bathe|press|elevate|raise|apply|put (?:on|it|some|ice|cream|cold|vinegar)|vinegar (?:on|over)|ice(?![- ]?(?:cream|loll|pop|tea))|(?:cold|cool|wet|hot) (?:packs?|compress\w*|cloth|flannel|towel|press|water)|(?:bite|sting) cream|first[- ]aid|(?:(?:his|her|the|one|an?|half|some|\d+ ?(?:ml|mg)?) )*(?:antihistamin\w*|allergy (?:tablets?|medicine|syrup|meds?)|piriton|cetiri[zs]in\w*|loratadin\w*|benadryl|zyrtec|telfast|phenergan|polaramine|aerius|cl[ae]rit[iy]ne?|fexofenadin\w*|diphenhydramin\w*|chlorphen\w*|(?:hydro)?cortisone|calamine|anthisan|steroids?|inhaler|ventolin|salbutamol))\b|\b(?:in|from) (?:the |his |her |our )?(?:first[- ]aid|medicine) (?:bag|kit|box|tin|cupboard|cabinet)\b/iu;

export const withoutActs = (allergens: readonly string[]): readonly string[] => {
  const left = allergens.filter((part) => !isToDo(part));
  return left.length > 0 ? left : allergens;
};

/** What a reaction comes from without being eaten, by whom it is told to. */
export const drugs =
  /\b(?:\w{3,}(?:zepine|trigine|azepam|azolam|idone|oxetine|olol|statin|etiracetam)|valproate|epilim|keppra|tegretol|lamictal|ritalin|concerta|melatonin|\w*cill?ins?|amoxi\w*|augmentin|cef\w+|ceph\w+|\w+mycin|\w+oxacin|\w+profen|\w+caine|antibiotics?|aspirin|disprin|naproxen|diclofenac|nsaids?|paracetamol|acetaminophen|dip[iy]ron[ae]?|metami[zs]ole?|novalgina?|analgin|bactrim|septrin|codeine|morphine|tramadol|pain ?killers?|medicines?|medications?|antiseptics?|iodine|contrast (?:dye|agent|fluid)|an(?:a)?esthetics?|vaccines?|vaccinations?|drugs?|sulfa\w*|sulph?onamides?)\b/iu;
export const stings =
  /\b(?:bees?|wasps?|hornets?|stings?|stung|bluebottles?|jellyfish|insects?|mosquito(?:e?s)?|midges?|mozz(?:y|ies?)|sand ?fl(?:y|ies)|horsefl(?:y|ies)|ants?|bites)\b/iu;
export const onSkin =
  /\b(?:latex|rubber|elastoplast|micropore|tegaderm|bandages?|(?:wound|adhesive|sticky|sterile|medical) dressings?|jewell?ery|metals?|henna|(?:hair|tattoo) (?:dye|ink)|make-?up|face ?paints?|fragrances?|washing (?:powder|liquid)|fabric softener|bubble bath|(?:baby|wet) wipes?|polyester|lycra|leather|glue|slime|sand|plasters?|band[- ]?aids?|adhesives?|sticky tape|nickel|wool|lanolin|dip|chemicals?|chlorine|soaps?|detergents?|shampoos?|sun ?cream|sunscreen|perfumes?|(?<!\b(?:food|azo|red|yellow|blue|orange) )dyes?|nettles?|poison ivy)\b/iu;
export const inTheAir =
  /\b(?:dust|mites?|pollens?|birch|alder|ragweed|trees?(?![- ]?nuts?)|weeds|wattle|cedar|cypress|(?:cigarette |wood )?smoke|hay ?fever|cats?|(?<!\bhot[- ])dogs?|rabbits?|hamsters?|guinea pigs?|animals?|pets|fur|hair|dander|mou?ld|grass|horses?|feathers?|budgies?|parrots?)\b/iu;
/** Only by itself: "egg (his eczema flares)" is an egg. */
const otherThanFood =
  /^(?:(?:has|his|her|also|some|mild|bad|severe|a) )*(?:medic ?alert|bracelet|eczema|asthma\w*)\b/iu;

export const isNotEaten = (part: string): boolean =>
  [drugs, stings, onSkin, inTheAir, otherThanFood].some((words) => words.test(part));

/** What a reaction looks like, and what happened then, is nothing to read a label for. */
const isTelling = (part: string): boolean =>
  /^(?:hives|rash\w*|swell\w*|itch\w*|vomit\w*|wheez\w*|sneez\w*|red\b|spots|tell any|blood|had|has had|got|came|comes|went|was|were|once|twice|hospital|ambulance|reacts?|reaction|use|no$|last|since|everyone|everybody|nobody|drive|(?:hands?|arms?|foot|feet|legs?|face|lips?|mouth|tongue|throat|eyes?) (?!(?:soap|cream|wash|gel))\p{L})|^(?:(?:severe|full|had|has|risk of|is) )*anaphyla|\b(?:him|her|them|he|she|they)\b/iu.test(
    part.trim(),
  );

/** Beside a sting or a medicine only what can be a food counts as one; where nothing else is named, it is food: the cook must know. */
export const foodsAmong = (allergens: readonly string[]): readonly string[] => {
  const named = withoutActs(allergens)
    .flatMap(apartIn)
    .filter((part) => !tellsNothing(part));
  const eaten = named.filter((part) => !isNotEaten(part));
  return eaten.length === named.length ? eaten : eaten.filter((part) => !isToDo(part) && !isTelling(part));
};

/** Words on what nobody knows are nothing to read a label for; whatever else stands beside them may be a food: "milk - not tested yet". */
const tellsNothing = (part: string): boolean => {
  const rest = part.replaceAll(unknown, ' ');
  return rest !== part && !/\p{L}/u.test(rest.replaceAll(saysLittle, ' '));
};
const unknown =
  /\b(?:history|records?|patchy|not (?:known|sure|tested)|unknown|unsure|no idea|waiting|never tested|to be tested)\b/giu;
const saysLittle =
  /\b(?:we|i|are|is|am|was|were|be|been|has|have|had|the|an?|his|her|their|our|its?|this|that|of|for|on|to|in|from|at|what|which|if|any|yet|still|so|very|all|none|allerg(?:y|ies|ic|ens?)|tests?|tested|testing|results?|medical|family|birth|adopt(?:ed|ion)|early|past|before|or|but|with|about)\b/giu;

/** "Cats and eggs" are two: what is eaten is not lost behind what is not. */
const apartIn = (part: string): string[] =>
  part
    .split(/(?:[,;!]\s*|\s+(?:and|plus|&|\+)\s+(?:also\s+)?|\s+also\s+)(?![^(]*\))/iu)
    .map((one) => one.trim().replace(/^(?:and|or|also|plus|&)\s+/iu, ''))
    .filter((one) => /\p{L}/u.test(one));

const remedy =
  /\b(?:drops|sprays?|(?<!\b(?:ice|sour|whipped|fresh|double|single) )creams?|tablets?|ointments?|syrup)\b/iu;

/** What of a line is for whoever cooks: foods and what to do, without what is not eaten; the whole line where all of it is. */
export const forCook = (line: string): string[] => {
  const left = sentencesOf(line).flatMap((sentence) => {
    const parts = apartIn(sentence);
    // "Cows milk, tummy and eczema": how it shows is torn from nothing.
    if (!parts.some(isNotEaten) || parts.some((part) => howItShows.test(part))) return [sentence];
    // "Cats, mildly (yes we know), kiwi": how bad the one before is.
    const eaten = parts.filter(
      (part, at) => !isNotEaten(part) && !(ofDegree.test(part) && isNotEaten(parts[at - 1] ?? '')),
    );
    return eaten.some(
      (part) =>
        !isToDo(part) &&
        !isTelling(part) &&
        !remedy.test(part) &&
        !namesInjector(part.replace(/\(.*\)/u, '')),
    )
      ? eaten
      : [];
  });
  return left.length === 0 || left.join(' ') === sentencesOf(line).join(' ') ? [line] : left;
};

const howItShows =
  /^(?:(?:bad|sore|upset|his|her|their) )*(?:tumm(?:y|ies)|bell(?:y|ies)|stomach|skin|hives|rash(?:es)?|vomit\p{L}*|sick(?:ness)?|throwing up|diarrh\p{L}*|bloat\p{L}*|reflux|colic|cramps?|itch\p{L}*|runny nose|wind|constipation)(?!\p{L})/iu;
const ofDegree =
  /^(?:only |quite |very |just )?(?:mild(?:ly)?|severe(?:ly)?|slight(?:ly)?|bad(?:ly)?|a bit)\b/iu;

/** Words of an act that a checker of food may have taken for one. */
export const isNoFood = (found: string): boolean =>
  /^(?:in|on|at|and|if|or|by|under|inside|straight|bed|rest|call|ring|text|phone|tell|say|give|go|take|wait|watch|lay|lie|flat|stand|pen|dangerous|ambulance|hospital|clinic|bag|toaster|thigh|lips?|tongue|face|throat|mouth|eyes?|skin|chest|breath\w*|wheez\w*|swell\w*|swollen|hives|rash|ice|truck|car|glovebox|me|us|him|her|them)\b/iu.test(
    found.trim(),
  );

/** "Use 1, call 911, use 2nd after 5 min": a word that begins an order each time it stands there is what to do, and no food. */
export function isOrderIn(found: string, allergies: string): boolean {
  const word = found.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const each = [...allergies.matchAll(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'giu'))];
  const orders = allergies.match(
    new RegExp(
      `(?:^|[.,;:→>!\\n–-]\\s*|\\b(?:then|and|or)\\s+)${word}\\s+(?:\\d|the\\b|it\\b|an?\\b|one\\b|her\\b|his\\b|him\\b|both\\b|on\\b|in\\b)`,
      'giu',
    ),
  );
  return each.length > 0 && (orders?.length ?? 0) >= each.length;
}

/** "None that we know", "not as far as we know". */
export const noneThatWeKnow =
  /^(?:no(?:ne|thing|t)?|nil)(?: (?:known|at all|yet|really|so far))*(?: (?:known )?allerg(?:y|ies))?,?(?: (?:that|as far as|to my knowledge|which))?(?: (?:we|i|we['’]re|i['’]m|we are|i am))? (?:know|aware)(?: of| about)?(?: (?:yet|so far|now|at present|at the moment))?[.!]?$/iu;
