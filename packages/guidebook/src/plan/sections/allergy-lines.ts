// What to do about an allergy, for the clinic's part: whom to tell by what it is, and the order of steps in a reaction.

import { type AllergyReading, namesInjector } from '@calmbridge/reader/clinic/read-allergies';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { quoted } from '../carer-words.ts';
import { drugs, foodsAmong, inTheAir, onSkin, withoutActs } from '../reading/allergens.ts';
import { reactionSigns } from '../reading/medical/signs.ts';
import { tellsOrder } from '../reading/told-rules.ts';
import type { Voice } from '../voice.ts';
import { sayer } from './clinic-acts.ts';

export function allergyLines(voice: Voice): string[] {
  const signs = reactionSigns(voice.child.clinic.signs);
  const { allergens, hasInjector, intolerances, said } = voice.child.clinic.allergies;
  const own = [...signs, ...(isOnlyAllergy(said.join('\n')) ? said : [])].find(tellsSteps);
  const say = sayer(voice, 'allergy');
  const lines =
    allergens.length === 0 && !hasInjector
      ? []
      : [
          ...signs
            .filter((one) => one !== own)
            .map((one) => `- How a reaction begins, as you wrote: ${quoted(one)}`),
          ...tellOf(withoutActs(allergens), said.join('\n')).map(say),
          own === undefined && isRashFromTouch(voice.child.clinic.allergies)
            ? say(rashFirst)
            : own === undefined
              ? say(reactionLine(said, hasInjector))
              : ownSteps(signs.includes(own) ? own : null),
          ...(hasInjector ? besideOrder(own ?? '').map(say) : []),
        ];
  if (isUnknown(voice.child.clinic.allergies)) lines.push(say(askRecords));
  const isMild =
    allergens.length > 0 &&
    allergens.every((one) => inTheAir.test(one)) &&
    foodsAmong(allergens).length === 0 &&
    !hasInjector;
  if (isMild)
    return [
      say('Ask the doctor what to keep at hand for eyes, nose and chest, and where it is kept: ____'),
      say('Hard breathing or blue lips: emergency number'),
    ];
  if (intolerances.length > 0) lines.push(say('An intolerance needs the label read, not an injector'));
  return lines;
}

/** The family's own order of steps stands alone: two for one emergency would leave a helper to choose. One sentence tells it whole. */
const tellsSteps = (said: string): boolean =>
  sentencesOf(said).some(
    (sentence) =>
      namesInjector(sentence) &&
      injects.test(sentence) &&
      tellsOrder(sentence) &&
      !denies.test(sentence.replace(noBetter, ' ')),
  );
const denies =
  /\b(?:no|not|none|never|nobody|nothing|without|cannot|\p{L}+n['’]t|dont|doesnt|hasnt|cant|wont)\b/iu;
/** What is not to be done meanwhile, and from when on, denies no step. */
const noBetter =
  /\b(?:if|when) (?:(?:it|he|she|they|there)(?:['’]s| is| are)? )?(?:no|not) (?:any )?(?:better|improv\p{L}*|change)|\b(?:do(?:n['’]?t| not)|never|no) (?:let|leave|leaving|wait|waiting|stand|standing|walk|walking|sit|sitting|move|moving|delay)\b/giu;

/** What of ours the family's order says nothing of. */
const besideOrder = (own: string): string[] =>
  besides.filter(([told]) => !told.test(own)).map(([, text]) => text);
const besides: readonly (readonly [told: RegExp, text: string])[] = [
  [
    /\b(?:l[iay]+(?:s|d|ing|e)?|lying|flat|sit\p{L}*|upright|recovery|on (?:his|her|their) side|stand\p{L}*|walk\p{L}*)\b/iu,
    'Lay {him} flat with the legs raised, or let {him} sit if breathing is hard; do not let {him} stand up',
  ],
  [
    /\b(?:second|2nd|another|again|repeat\p{L}*|other pen|both|one pen)\b/iu,
    'Second injector after five minutes if no better',
  ],
];
/** Where the pen lies is no order to use it. */
const injects =
  /\b(?:thigh|inject(?:s|ed)?(?! ?or)|(?:use|give|jab)\b[^.;]{0,20}\b(?:pens?|epi-?pens?|jext|injectors?|adrenaline)|(?:pens?|epi-?pens?|jext|injectors?) (?:\p{L}+ )?(?:first|at once|straight away|immediately))\b/iu;

/** What stands among the allergies above is not said again. */
const ownSteps = (own: string | null): string =>
  `- Anaphylaxis, or a reaction that gets worse: everyone does as you wrote${own === null ? ' above, in that order' : ''}. ${own === null ? '' : `${quoted(own)} `}Have the clinic confirm it: ____`;

/** Words stand there, and none of them names or denies anything. */
const isUnknown = ({ said, isNoneKnown, allergens, intolerances, conditions, hasInjector }: AllergyReading) =>
  said.length > 0 &&
  !isNoneKnown &&
  !hasInjector &&
  allergens.length + intolerances.length + conditions.length === 0;
const askRecords =
  'Nobody knows yet: who asks the doctor and the records, and who is told before a new food or medicine? ____. Hard breathing, a swollen face or tongue, going floppy: emergency number';

/** "Carries no pen" tells no step. */
const noPen =
  /\b(?:no|without|not|never|does(?:n['’]?t| not)|has(?:n['’]?t| not)) (?:\p{L}+ ){0,2}(?:epi-?)?(?:pens?|injectors?)\b/giu;

/** Two instructions side by side need an order: the sign that cannot wait, then all as the family wrote. */
const reactionLine = (said: readonly string[], hasInjector: boolean): string => {
  const told = said.join('\n').replace(noPen, ' ');
  const hasSteps = stepWords.test(told);
  // A history of what happened is no order: "peanut was bad, face swelled up, 999".
  const isOrder = sentencesOf(told).some(
    (sentence) =>
      stepWords.test(sentence) && /\bif\b|:|\bthen\b|→|->|\b(?:give|inject|use|call|ring)\b/iu.test(sentence),
  );
  const acts = hasInjector
    ? 'use the injector at once, then call the emergency number and say "anaphylaxis"'
    : 'call the emergency number and say "anaphylaxis"';
  // Midazolam for a fit must not be read as a step for an allergy.
  if (hasSteps && !isOnlyAllergy(told))
    return `In a reaction: as the clinic’s written plan says; have the clinic write the order here: ____. Hard breathing, a swollen tongue or going floppy: ${acts}`;
  return hasSteps
    ? `In a reaction: ${isOrder ? 'as written above, in that order; have the clinic confirm it' : 'what is written above, and the clinic’s written plan; have the clinic confirm the order'}: ____. Hard breathing, a swollen tongue or going floppy: ${acts}`
    : `If lips, face or tongue swell, breathing is hard or {he} {v:goes} floppy: ${acts}`;
};

/** The box speaks of nothing but the allergy and its steps. */
const isOnlyAllergy = (told: string): boolean =>
  sentencesOf(told).every(
    (sentence) =>
      !clinicMattersIn(sentence).some((matter) => matter !== 'reaction' && matter !== 'medicines') &&
      !otherIllness.test(sentence) &&
      (!aDose.test(sentence) || forAllergy.test(sentence)),
  );
const otherIllness =
  /\b(?:eczema|dermatitis|psoriasis|asthma\p{L}*|epilep\p{L}*|seizures?|(?:had|has|have|if|in|a|the|of|his|her|their) fits?|fitting|midazolam|buccolam|diazepam|epilim|valproate|keppra|levetiracetam|lamotrigine|hydrocortisone|steroids?|emollients?|(?<!\bice[- ]?)creams?|ointments?|laxido|movicol|constipat\p{L}*|laxatives?|reflux|omeprazole|melatonin|sertraline|fluoxetine|antidepressants?|adhd|methylphenidate|migraines?|thyroid|heart (?:op\p{L}*|condition|murmur|defect|problem)|insulin|diabet\p{L}*|hormones?|contracepti\p{L}*|hypermobil\p{L}*|bendy)\b/iu;
const aDose =
  /\d ?(?:ml|mg|mcg|µg|puffs?|scoops?|drops?)\b|\b(?:tablets?|capsules?|sachets?|daily|(?:every|each) (?:day|morning|night|evening)|at night|at bedtime|twice a day)\b/iu;
const forAllergy =
  /\b(?:piriton|antihistamines?|cetiri[zs]in\p{L}*|loratadin\p{L}*|fexofenadin\p{L}*|chlorphen\p{L}*|benadryl|diphenhydramin\p{L}*|zyrtec|cl[ae]rit[iy]ne?|epi-?pens?|jext|emerade|adrenaline|epinephrine|reaction|hives|swell\p{L}*)\b/iu;

/** Whatever touched the skin, a face that swells does not wait until the same day. */
const rashFirst =
  'A rash that spreads, blisters or swells: the doctor the same day. A swollen face or tongue, hard breathing, going floppy: emergency number';

const stepWords =
  /\b(?:\d+ ?(?:ml|mg)|benadryl|antihistamines?|cetirizin\w*|loratadin\w*|inject|stick|give|call|ring|pen|syrup|piriton|go (?:straight )?to|ambulance|tell|let us know)\b/iu;

const tellsSubstitute =
  /\b(?:so|we|they|i) (?:we |they )?use\b|\binstead\b|\buse (?:the |only )?(?:paper|silicone|hypoallergenic|other)\b/iu;
/** No allergy is known, and where something stuck to the skin there was a rash: nothing but skin is told, or it is a reaction like any other. */
const isRashFromTouch = ({ said, allergens, hasInjector }: AllergyReading): boolean =>
  !hasInjector &&
  allergens.length > 0 &&
  allergens.every((one) => onSkin.test(one) && !/\b(?:latex|rubber)\b/iu.test(one)) &&
  /^\s*(?:none|no |nil|nothing)\b/iu.test(said.join('\n')) &&
  !beyondSkin.test(said.join('\n'));
const beyondSkin =
  /\b(?:sw[eo]ll?\p{L}*|puff\p{L}*|breath\p{L}*|wheez\p{L}*|cough\p{L}*|chok\p{L}*|gasp\p{L}*|hoarse|voice|anaphyla\p{L}*|hives|welts?|lumps?|throat|tongue|lips?|mouth|face|facial|eyes?|eyelids?|ears?|vomit\p{L}*|sick|threw up|throw\p{L}* up|tummy|stomach|faint\p{L}*|collaps\p{L}*|floppy|limp|dizz\p{L}*|pass(?:ed|es)? out|pale|blue|gr[ae]y|hospital|ambulance|999|911|112|a&e|er|doctor|gp|clinic|steroids?|antihistamines?|piriton|benadryl|fever|all over|whole body|spread\p{L}*|worse|severe\p{L}*|bad(?:ly)?|react\p{L}*)\b/iu;

const bees = /\b(?:bees?|wasps?|hornets?|stings?|stung|bluebottles?|jellyfish|insects?|ants?)\b/iu;

/** Whom to tell, by what it is: a label helps with food, a pharmacist with a medicine. */
const tellOf = (allergens: readonly string[], said: string): string[] => {
  const rows: readonly (readonly [RegExp, string])[] = [
    [
      drugs,
      'Tell every doctor, dentist, pharmacist and hospital before any medicine is given; if there is a rash or blisters after one, see the doctor the same day',
    ],
    [
      /\b(?:mosquito(?:e?s)?|mozz(?:y|ies?)|midges?|sand ?fl(?:y|ies)|horsefl(?:y|ies))\b/iu,
      'Long sleeves at dusk and whatever keeps them off that {he} {v:bears}; ask the doctor what goes on a bite that swells: ____',
    ],
    [
      bees,
      'Shoes on grass and sand, food and drinks covered outdoors; tell {school} and clubs in writing what to do after a sting',
    ],
    [
      onSkin,
      tellsSubstitute.test(said)
        ? 'Tell {school}, dentist and hospital in writing, with what is used in its place, as you wrote'
        : 'Tell {school}, dentist and hospital in writing; ask the doctor what is used in its place: ____',
    ],
    [inTheAir, 'Ask the doctor what to keep at hand for eyes, nose and chest: ____'],
  ];
  const found = rows.filter(([words]) => allergens.some((one) => words.test(one))).map(([, text]) => text);
  const foods = foodsAmong(allergens);
  const isFood = allergens.length === 0 || foods.length > 0;
  // Beside a sting or a medicine it is said what the label is read for: all that is written, for a piece of it may leave out the worst.
  const which = found.length === 0 ? '' : ' for everything under Allergies above';
  return [
    ...(isFood
      ? [`Tell {school}, relatives and clubs in writing, and read every label each time${which}`]
      : []),
    ...found,
  ];
};
