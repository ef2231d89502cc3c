// What a clinic decides stands here in the carer's words, with what to do in an emergency where a public standard
// exists and whom to ask. No goal, no ladder, no menu, no exercise (PL25).
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { schoolOf } from '../fill.ts';
import { bullet, type Section, type Voice } from '../voice.ts';
import { chewingActs } from './food-rules.ts';
import { needsReach, urgentLines } from './told-rules.ts';

/** What every adult keeps to, whom to ask (the blank), and what to do when it is urgent. */
const kept: Readonly<Record<ClinicMatter, { acts: readonly string[]; urgent?: string }>> = {
  swallowing: {
    acts: [
      'Drinks and food only as the swallowing team wrote. Ask them before anything new; this plan suggests no food',
    ],
    urgent:
      'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number',
  },
  gagging: {
    acts: [
      'Gagging or coughing at meals is for the doctor or a speech and language therapist to look at before any new texture is tried; this plan suggests no food. Whom to ask: ____',
    ],
    urgent:
      'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number',
  },
  tube: {
    acts: ['Through the tube only what the nurse showed, as the nurse showed it; this plan suggests no food'],
    urgent:
      'Tube out or blocked: nothing through it, cover the opening, ring the nurse’s number at once: ____',
  },
  feeding: {
    acts: [
      'What, when and how much is the feeding team’s plan; this plan suggests no food. Their number: ____',
    ],
    urgent: 'Faint, very cold, or no food or drink for a day: ring the doctor the same day',
  },
  diet: {
    acts: [
      'Every meal, drink, snack and flavoured or liquid medicine is set by the diet team. Ask them before anything new; this plan suggests no food',
    ],
  },
  coeliac: {
    acts: [
      'Coeliac disease: no gluten at home, at {school} or in play dough. It is not an allergy: no injector is needed for it',
    ],
  },
  seizures: {
    acts: [
      'Everyone who is alone with {name} has read the seizure plan and knows where it hangs: ____',
      'An adult stays in the room for baths, pools, heights and open fire. Rescue medicine only as that plan says',
    ],
    urgent:
      'In any seizure: time it, keep hard things away, nothing in the mouth, on the side when it stops. Call the emergency number after 5 minutes, at a second one, or as the clinic’s plan says',
  },
  diabetes: {
    acts: [
      'Checks, medicines, food and drink only as the doctor or diabetes team wrote; what everyone must know, and where the kit is if there is one: ____',
    ],
    urgent: 'Very drowsy, fitting or not able to swallow: nothing by mouth, on the side, emergency number',
  },
  breathing: {
    acts: ['What helps {him} breathe goes wherever {name} goes, with its written plan: ____'],
    urgent:
      'Too breathless to speak or play, blue or grey lips, or no better after what the plan says: emergency number',
  },
  heart: {
    acts: ['How much {name} may run, swim or lift is the heart team’s word. Ask them before sport: ____'],
    urgent: 'Faints, goes blue or grey, or has chest pain: emergency number',
  },
  pica: {
    acts: [
      'One adult in sight; what must not be swallowed is out of reach. Ask the doctor for a blood test and a plan: ____',
    ],
    urgent:
      'Swallowed a battery, magnet, medicine, sharp or poisonous thing: emergency department at once, nothing to eat or drink',
  },
  splints: {
    acts: ['On, off and how far only as the clinic showed; this plan gives no exercise. Their number: ____'],
    urgent: 'Cold, blue, numb or sore: ring the clinic the same day',
  },
  despair: {
    acts: [
      'This comes before everything else in this plan: tell {his} doctor or the mental health team today, in these words: ____',
      'Until then {name} is not left alone with it: someone {he} {v:trusts} stays near, asks kindly and plainly, and listens; medicines, blades and cords are locked away',
    ],
    urgent:
      'In danger now, or something was taken or done: emergency number (999, 112 or 911). By day or night: in the UK 111, option 2, or Samaritans 116 123; in the USA and Canada 988',
  },
  wounds: {
    acts: [
      'A doctor looks for pain and for the reason first (ears, teeth, belly, sleep, medicines), and at any wound. This plan sets no goal for it; ask for an assessment: ____',
      'Meanwhile nobody holds {him} still: something soft goes between, others step back, and an adult stays near',
    ],
    urgent:
      'Bleeding after ten minutes of pressure, a deep wound, or drowsy or sick after a blow to the head: emergency number',
  },
  surgery: {
    acts: ['Lifting, bathing, sport and {school} only as the ward or clinic wrote. Their number: ____'],
    urgent: 'Fever, a wound that opens, swells or smells, or strong pain: ring them the same day',
  },
  illness: {
    acts: ['Ask the team what every adult must know, and write it here with their number: ____'],
  },
  reaction: {
    acts: ['Ask the doctor whether it is an allergy and what to carry; until then keep away from it: ____'],
    urgent:
      'Swollen lips, face or tongue, hard breathing, going floppy: call the emergency number and say "anaphylaxis"',
  },
  medicines: {
    acts: ['A missed, late, spat-out or doubled dose: ask the prescriber or pharmacist: ____'],
  },
};

export function clinicSection(voice: Voice): Section | null {
  const { child } = voice;
  const { clinic } = child;
  const { allergies } = clinic;
  const isAnything = clinic.said.length > 0 || clinic.medicines.length > 0 || allergies.said.length > 0;
  if (!isAnything && clinic.matters.size === 0) return null;
  const say = sayer(voice, 'clinic');
  return {
    title: 'From your clinic’s plan',
    isKept: true,
    rests: clinic.allergies.allergens.length > 0 ? 'Anaphylaxis UK; NICE CG170' : 'NICE CG170',
    lines: [
      ...(isAnything ? ['In your words:', ''] : []),
      ...clinic.said.map((text) => `- ${quoted(text)}`),
      ...allergies.said.map((text) => `- Allergies: ${quoted(text)}`),
      ...clinic.medicines.map((text) => `- Medicines: ${quoted(text)}`),
      ...(isAnything ? ['', 'So everyone keeps to this:', ''] : []),
      ...allergyLines(voice),
      ...(clinic.hasSelfHarm && !clinic.matters.has('despair') ? selfHarmActs.map(say) : []),
      ...inOrder(clinic.matters).flatMap((matter) => {
        const { acts, urgent } = matter === 'feeding' && !hasFeedingTeam(clinic) ? lostWeight : kept[matter];
        return [
          ...acts.map((act) => say(act.replace(bathsOfChild, bathsFor(child)).trim())),
          ...urgentLines(matter, urgent, child, say),
        ];
      }),
      ...(clinic.hasChewing && !clinic.matters.has('swallowing') ? chewingActs.map(say) : []),
      ...(clinic.hadFeverFit ? [say(feverFit)] : []),
      ...(clinic.setsNight ? [say(nightCare)] : []),
      ...(clinic.mayHaveSeizures
        ? [
            say(
              'One of these medicines is often given for seizures. If {name} has them, write it into the profile, so that first aid stands here and on the sheet: ____',
            ),
          ]
        : []),
    ],
  };
}

const bathsOfChild = 'An adult stays in the room for baths, pools, heights and open fire.';
const bathsOfGrownUp =
  'Somebody who knows the plan is within call for showers and beside {him} at pools, heights and open fire.';

/** One word on it: where Safety says "within arm's reach", no other distance stands here. */
const bathsFor = (child: ChildFacts): string =>
  child.isAdult ? bathsOfGrownUp : needsReach(child) ? '' : bathsOfChild;

/** A grown-up of whom neither college nor work is written has no such place to tell. */
const sayer = (voice: Voice, key: string) => (text: string) =>
  bullet(
    voice.fill(
      key,
      schoolOf(voice.child) === 'other places' ? text.replace(/,? at \{school\}|\{school\}, /u, '') : text,
    ),
  );

/** What cannot wait stands first. */
const inOrder = (matters: ReadonlySet<ClinicMatter>): ClinicMatter[] =>
  [...matters].toSorted((a, b) => Number(b === 'despair') - Number(a === 'despair'));

/** Nobody has a feeding team because weight was lost. */
const hasFeedingTeam = ({ said }: Voice['child']['clinic']): boolean =>
  /\b(?:team|clinic|diet\w*ian|hospital|camhs|plan|arfid|anorexi\w*|bulimi\w*|eating disorder|fortisips?|pa?ediasure|therap\w*)\b/iu.test(
    said.join('\n'),
  );
const lostWeight: { acts: readonly string[]; urgent?: string } = {
  acts: [
    'Weight, bingeing or not eating is for the doctor, this week and in these words: who rings, and when? ____ Until then this plan suggests no food',
  ],
  urgent: 'Faint, very cold, or no food or drink for a day: ring the doctor the same day',
};

const selfHarmActs: readonly string[] = [
  'Hurting oneself is for {his} doctor or the mental health team, not for this plan: no goal, no chart, no question here. Their number: ____',
  'Ask them what everyone near {name} should know, what stays locked away and what to say. Whoever hears of it stays calm and near, and tells them the same day',
  'In danger now, a deep wound, or something was taken: emergency number (999, 112, 911, 000 or your own). By day or night: in the UK 111, option 2, or Samaritans 116 123; in the USA and Canada 988',
];
const feverFit =
  'A fit with a fever, some time ago: ask the doctor whether a plan is needed, and write the answer here: ____';
const nightCare =
  'The night is as nurses or the clinic set it. Whoever is on duty has read it; ask them before anything changes: ____';

function allergyLines(voice: Voice): string[] {
  const { allergens, hasInjector, intolerances, said } = voice.child.clinic.allergies;
  const say = sayer(voice, 'allergy');
  const lines =
    allergens.length === 0 && !hasInjector
      ? []
      : [
          ...tellOf(allergens).map(say),
          say(reactionLine(said, hasInjector)),
          ...(hasInjector
            ? [
                say(
                  'Flat with legs raised, or sitting if breathing is hard; second injector after five minutes if no better; no standing up',
                ),
              ]
            : []),
        ];
  const isMild = allergens.length > 0 && allergens.every((one) => inTheAir.test(one)) && !hasInjector;
  if (isMild)
    return [
      say('Ask the doctor what to keep at hand for eyes, nose and chest, and where it is kept: ____'),
      say('Hard breathing or blue lips: emergency number'),
    ];
  if (intolerances.length > 0) lines.push(say('An intolerance needs the label read, not an injector'));
  return lines;
}

/** Two instructions side by side need an order: the sign that cannot wait, then all as the family wrote. */
const reactionLine = (said: readonly string[], hasInjector: boolean): string => {
  const hasSteps =
    /\b(?:give|call|ring|pen|syrup|piriton|go (?:straight )?to|ambulance|tell|let us know)\b/iu.test(
      said.join('\n'),
    );
  const signs = 'Swollen lips, face or tongue, hard breathing, going floppy';
  if (hasInjector)
    return `${signs}: the injector at once, then the emergency number; say "anaphylaxis"${hasSteps ? ' and the words written above' : ''}`;
  return hasSteps
    ? `${signs}: call the emergency number first and say "anaphylaxis", then do as written above. Without these signs: as written above`
    : `${signs}: call the emergency number and say "anaphylaxis"`;
};

const inTheAir =
  /\b(?:dust|mites?|pollen|hay ?fever|cats?|dogs?|fur|hair|dander|mould|mold|grass|horses?|feathers?)\b/iu;
const stings = /\b(?:bees?|wasps?|stings?|bluebottles?|jellyfish|hornets?|ants?)\b/iu;
const drugs =
  /\b(?:\w*cillin|antibiotics?|aspirin|ibuprofen|paracetamol|codeine|medicines?|an(?:a)?esthetic|vaccines?|sulfa\w*)\b/iu;
const onSkin = /\b(?:latex|plasters?|adhesives?|nickel|dip|chemicals?|soap|detergent)\b/iu;

/** What a reaction looks like is nothing to read a label for. */
const isSign = /^(?:hives|rash\w*|swelling|itch\w*|vomit\w*|wheez\w*|sneez\w*|tell any|blood)/iu;

/** Whom to tell, by what it is: a label helps with food, a pharmacist with a medicine. */
const tellOf = (allergens: readonly string[]): string[] => {
  const rows: readonly (readonly [RegExp, string])[] = [
    [drugs, 'Tell every doctor, dentist, pharmacist and hospital before any medicine is given'],
    [
      stings,
      'Shoes on grass and sand, food and drinks covered outdoors; tell {school} and clubs in writing what to do after a sting',
    ],
    [onSkin, 'Tell {school}, work, dentist and hospital in writing; a safe kind of it goes in the bag'],
    [inTheAir, 'Ask the doctor what to keep at hand for eyes, nose and chest: ____'],
  ];
  const found = rows.filter(([words]) => allergens.some((one) => words.test(one))).map(([, text]) => text);
  const isFood =
    allergens.length === 0 ||
    allergens.some((one) => !rows.some(([words]) => words.test(one)) && !isSign.test(one));
  return [
    ...(isFood ? ['Tell {school}, relatives and clubs in writing; read every label each time'] : []),
    ...found,
  ];
};
