// Going off: what closes the way today, who is looked for where, and the steps of a search. Water is searched first, then the places the carer
// wrote, and nothing that was not surely read as a place (PL8).

import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inWords } from '#child/words';
import { inOwnWords, quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import {
  answersByPhone,
  forbidsChase,
  isLongAgo,
  isSafetyOrder,
  keepsWayFree,
  tellsHold,
} from '../../family-orders.ts';
import { dangerPlacesIn, dangersIn } from '../../reading/dangers.ts';
import { conditionsForCrew } from '../../reading/medical/for-crews.ts';
import { deniesGoing, hidesIndoors } from '../../reading/read-moments.ts';
import { sharesNoPhotos } from '../../reading/told/no-photos.ts';
import { climbsHigh, deniesRunning } from '../../reading/told/perils.ts';
import { callTold, hasHearingLoss, respondersTold, trackerTold } from '../../reading/told/responders.ts';
import {
  deniesBesides,
  deniesButTrusts,
  goesOutAsAgreed,
  holdsMeasure,
  intoCars,
  lookTold,
  onlyCrawls,
  onlyHides,
  waysOpened,
} from '../../reading/told/ways-out.ts';
import { bullet, type Voice } from '../../voice.ts';
import { isWrittenAtSchool, withoutSchoolDoors } from './at-school.ts';
import { keepsBack, perilsSaid, whenFound } from './found.ts';
import { ownWay } from './own-way.ts';
import { keepsPlace } from './place-kept.ts';
import { deniesPlainly, isAllPlaces, looksFirst, placesOf, tellsWhereFound } from './search-places.ts';

/** For the day nobody expects; where the family wrote where to look, that comes first. */
export const ifEverMissing = ({ profile }: ChildFacts): string => {
  const told = lookTold(profile).map(quoted).join(' ');
  return `Should {name} ever be missing: emergency number (999, 112, 911, 000, New Zealand 111 or your own), ${told === '' ? 'water first, then' : `look as you wrote: ${told} Then water,`} {his} usual places, friends and neighbours: ____`;
};

/** A child who runs, or has no sense of roads, is not asked there whether a hand is liked. */
export const roadRule = (child: ChildFacts): string[] => {
  const isAtRoads = dangersIn(child.profile).some((said) => ofRoads.test(said.replace(standing, ' ')));
  const isNeeded =
    child.group !== 'teen' && ((goesOff(child) && !isLongAgo(child.profile.wanderingBehavior)) || isAtRoads);
  if (!isNeeded) return [];
  if (tellsHold(child.profile))
    return [
      'at every road and car park an adult holds {him} as you wrote, within arm’s reach, and walks between {him} and the cars',
    ];
  // A strap is for small children, and for whom a road is a danger.
  return [
    isAtRoads || child.age === null || child.age < 8
      ? 'at every road and car park an adult walks between {him} and the cars, within arm’s reach, with a hand, a strap or a wrist link, whichever you use: ____'
      : 'at every road and car park an adult walks between {him} and the cars, within arm’s reach',
  ];
};
/** A car that stands is no traffic. */
const standing = /\b(?:(?:under|beneath) (?:the |a |any )?cars?|parked cars?)\b/giu;
const ofRoads =
  /\b(?:roads?|traffic|cars?(?! (?:seats?|doors?))|car ?parks?|parking lots?|streets?|motor ?(?:bikes?|way)|vehicles)\b/iu;

export function wanderingLines(voice: Voice): string[] {
  const { child } = voice;
  const say = (text: string) => bullet(voice.fill('wander', text));
  if (child.wandering.length === 0)
    return [
      // Denied with something beside it: "no but hides under tables".
      ...(hidesIndoors(child.profile.wanderingBehavior)
        ? [`- ${quoted(child.profile.wanderingBehavior.trim())}`, say(whenHidden)]
        : []),
      say(
        child.isAdult || mayBeMissing(child)
          ? 'You have not written of any wandering off. If that changes, write here where {name} may go: ____'
          : `You have not written of any wandering off. ${ifEverMissing(child)}`,
      ),
    ];
  const { wanderingBehavior } = child.words;
  if (onlyCrawls(child.profile.wanderingBehavior, child.age))
    return [`- ${wanderingBehavior} ${voice.fill('wander', whenCrawling)}`];
  if (isNoRunner(child))
    return [
      `- ${wanderingBehavior}`,
      say(
        onlyHides(child.profile.wanderingBehavior)
          ? whenHidden
          : deniesButTrusts(child.profile.wanderingBehavior)
            ? withWhom
            : deniesBesides(child.profile.wanderingBehavior, child.age)
              ? besideNo
              : asAgreed,
      ),
    ];
  // Going off told in another box stands beside it.
  const others = child.wandering.filter(({ said }) => !wanderingBehavior.includes(said));
  const isOwnWay = child.group === 'teen' && child.way === 'speech';
  return [
    // Where the steps of a search hold the words, they stand there: those steps are also read alone.
    ...(wanderingBehavior === '' || (mayBeMissing(child) && isAllPlaces(child))
      ? []
      : [`- ${wanderingBehavior}`]),
    ...(wanderingBehavior === '' && mayBeMissing(child) ? [] : others).map(({ said }) => `- ${quoted(said)}`),
    ...(goesOff(child) && child.group !== 'teen' && !isLongAgo(child.profile.wanderingBehavior)
      ? [say(inSight(child))]
      : []),
    ...holdsTold(child).map((said) => `- **Before it happens, everyone:** ${quoted(said)}`),
    ...(walksByChoice(child) ? [ownWalks] : isOwnWay ? ownWay(child) : keptFor(child)).map(say),
  ];
}

/** Where the family says not to chase, nobody does. */
const inSight = ({ profile, age }: ChildFacts): string =>
  keepsPlace(profile) && !forbidsChase(profile)
    ? 'If you see {him}: let {him} go there, as you wrote. One adult keeps {him} in view, and goes close at once only at a road, water or an edge'
    : forbidsChase(profile)
      ? 'If you see {him}: nobody chases, as you wrote. One adult keeps {him} in view, and goes close only at a road, water or an edge'
      : climbsHigh(profile) && keepsBack({ age })
        ? 'If you see {him}: go after {him} at once, but never up a height, and somebody else calls'
        : 'If you see {him}: go after {him} at once, and somebody else calls';

const whenCrawling =
  'An adult on the floor beside {him}, and a gate at the top and the bottom of any stairs, shut each time. Which gate is missing, and who checks them? ____';
/** Nobody is fetched out of a hiding place. */
const whenHidden =
  'Look there first. Found: sit near, few words, nobody pulls; let {him} come out when {he} {v:wants}. Who looks where? ____';
const besideNo =
  'You write that {he} {v:does} not go off. For what stands beside it: who is near {him} there, whom {v:does} {he} tell first, where do you meet, and which number {v:does} {he} carry? ____';
const withWhom =
  'You write that {he} {v:does} not run off. Going along with somebody is a danger of its own: one rule for everyone, “I ask first”, practised often. Whom {v:does} {he} ask, and who alone may fetch {him}? ____';
const asAgreed =
  'That stays as it is. What to do when {he} {is} late, after how long and who rings {him} first: ____';

/** Written, and no going off: a hiding place, a no with something small beside it, or going out alone as agreed. What another box tells of running counts. */
const isNoRunner = ({ profile, words, wandering, age }: ChildFacts): boolean =>
  words.wanderingBehavior !== '' &&
  (onlyHides(profile.wanderingBehavior) ||
    onlyCrawls(profile.wanderingBehavior, age) ||
    deniesButTrusts(profile.wanderingBehavior) ||
    deniesBesides(profile.wanderingBehavior, age) ||
    goesOutAsAgreed(profile.wanderingBehavior, age)) &&
  wandering.every(({ said }) => words.wanderingBehavior.includes(said));

/** The carer says that nobody goes off: no latch, no chime, no search of ours stands against it. */
export const staysBySaying = (child: ChildFacts): boolean =>
  isNoRunner(child) || (child.wandering.length === 0 && deniesGoing(child.profile.wanderingBehavior));

/** What closes the way today stands before the search for a reason. */
const kept: readonly string[] = [
  'From today: doors and gates shut, a chime, a high latch that adults open at once in a fire, and one named adult at the door when visitors come: ____',
  'Give people in the places {he} {v:goes} to a photo and your number: ____',
];

/** Where the family leaves the way free, where it is long ago and where it is not from home, the line for a house would be another order. */
const keptFor = (child: ChildFacts): readonly string[] =>
  sharesNoPhotos(child.profile)
    ? keptShut(child).map((line) =>
        line.replace('a photo and your number', 'your number, and no photo, as you wrote'),
      )
    : keptShut(child);

const keptShut = (child: ChildFacts): readonly string[] => {
  const { wanderingBehavior } = child.profile;
  if (keepsPlace(child.profile))
    return [
      'The way there stays free, as you wrote. Who follows in sight and sits near, without words, and how {v:does} {he} show that {he} {is} ready to come back? ____',
      ...kept.slice(1),
    ];
  return isLongAgo(wanderingBehavior)
    ? ['You write of it as past. What stays as it is, such as a chime, and who looks at it? ____']
    : child.isAdult && waysOpened(child.profile).length === 0 && !holdsMeasure(wanderingBehavior)
      ? [
          'A grown-up’s door is shut only as {he} {v:agrees} or as the law in your country allows. What is agreed on going out: who goes along, what tells that {he} {v:leaves}, who rings when? ____',
          ...kept.slice(1),
        ]
      : keepsWayFree(child.profile) && !forbidsChase(child.profile)
        ? [
            `The way out stays free, as you wrote. ${isAwayFromHome(child.profile) ? 'Who' : 'A chime tells that {he} {v:goes}: who hears it, and who'} follows? ____`,
            ...kept.slice(1),
          ]
        : isOnlyAtWater(child.profile)
          ? [atWaterOnly, ...kept.slice(1)]
          : isAwayFromHome(child.profile)
            ? keptAway(child)
            : keptAtHome(child);
};

/** Told of another place than home, and of no door of the house: a latch is no help in a mall, a class or a bus. */
const isAwayFromHome = (profile: ChildFacts['profile']): boolean =>
  isWrittenAtSchool(profile) || isAway(withoutSchoolDoors(profile.wanderingBehavior));
const isAway = (told: string): boolean =>
  elsewhere.test(told) &&
  !ofHome.test(atSchool.test(told) ? told.replace(/\bat night\b/giu, ' ') : told) &&
  !(opensWay.test(told) && !isThere.test(told));
/** A door with no other name is the house's, unless it happens in another place: a shop that is walked to is none. */
const opensWay =
  /\b(?:opens?|opened|opening|unlock(?:s|ed|ing)?|unbolts?|out(?: of)?|through|over|under|past|climb(?:s|ed|ing)?|by) (?:the |our |a |any )?(?:locked |open )?(?:doors?|gates?|fences?|windows?|walls?|latch(?:es)?|locks?)\b/iu;
const ofHome =
  /\b(?:front|back|side|patio|balcony|house|garden|kitchen) (?:doors?|gates?)\b|\b(?:from|out of|leaves?|left) (?:the |our |my )?(?:house|home|flat|apartment|garden|window)\b|\b(?:got|gets|getting|goes) out(?: (?:if|when|at|of (?:the )?(?:bed|window|house)|the (?:front|back)))?\b(?! of (?:the )?(?:class\w*|school|car|bus))|\bat night\b|\bneighbou?rs?\b/iu;
const atSchool =
  /\b(?:school|nursery|kindy|kindergarten|pre-?school|class\w*|lessons?|cafeteria|canteen|dinner hall|playground|recess|day ?cent(?:er|re)|respite|college|work|club|(?:front|school|main|head(?:teacher|master|mistress)?['’]?s|principal['’]?s|nurse['’]?s) office|gym|lunch ?room|resource room)\b/iu;
const elsewhere = new RegExp(
  `${atSchool.source}|\\b(?:shops?|stores?|supermarkets?|malls?|shopping cent(?:er|re)s?|markets?|airports?|car ?parks?|parking|bus(?:es)?|trains?|trams?|taxis?|stations?|parks?|beach|pools?|zoo|museums?|librar(?:y|ies)|church|mosque|temple|crowds?|crowded|processions?|trucks?|on walks|outings?|trips?|in public|out and about|restaurants?|caf[eé]s?|hospital|parade|wedding|funfair|pick ?up)\\b`,
  'iu',
);

const isThere = new RegExp(
  `\\b(?:in|inside|at|from|of|leav\\w+|left|during|on) (?:(?:the|an?|his|her|their|our|any) )?(?:\\p{L}+ )?(?:${elsewhere.source})`,
  'iu',
);

/** "Not a runner as such. But near water she goes straight in": no door is shut for it. */
const isOnlyAtWater = (profile: ChildFacts['profile']): boolean =>
  deniesRunning(profile) &&
  /\b(?:water|rivers?|ponds?|pools?|sea|beach|lakes?|creeks?|streams?|canals?)\b/iu.test(
    profile.wanderingBehavior,
  ) &&
  !/\b(?:doors?|gates?|house|home|night|fence)\b/iu.test(profile.wanderingBehavior);
const atWaterOnly =
  'Near any water one named adult is within arm’s reach, between {him} and it, before it comes into sight; the watch is handed over aloud. Who is it on each way and outing? ____';

/** Who is near there; and where the child goes for something, that is planned. */
const keptAway = ({ profile }: ChildFacts): readonly string[] => {
  const { wanderingBehavior } = profile;
  return [
    ...(atSchool.test(wanderingBehavior) || isWrittenAtSchool(profile)
      ? [
          'Where it happens, one named adult knows the first signs and is nearer the way out than {he} {is}: ____',
          'Ask {school} how its doors are kept: ____',
        ]
      : ['Where it happens, one named adult watches only {him}, within arm’s reach: ____']),
    ...(goesForIt.test(wanderingBehavior) && !intoDanger.test(wanderingBehavior)
      ? ['Give {him} set times in the day for what {he} {v:goes} for, and a card or sign to ask for it: ____']
      : []),
    ...kept.slice(1),
  ];
};
const goesForIt =
  /\b(?:to (?:the|see|find|get|watch|visit|ride)|for the|follow(?:s|ed|ing)?|(?:went|goes|walk(?:s|ed)|r[au]ns?) to) (?:the |an? |his |her )?(?!the\b|an?\b|his\b|her\b|gates?|doors?|exits?|any(?:one|body)|strangers?|people)\p{L}{3,}/iu;
/** Nobody is given times for what may kill. */
const intoDanger =
  /\b(?:roads?|streets?|traffic|cars?|lorr(?:y|ies)|trucks?|motor ?ways?|highways?|freeways?|water\w*|rivers?|ponds?|canals?|lakes?|seas?|ocean|surf|waves|streams?|creeks?|dams?|weirs?|wells?|ditch(?:es)?|docks?|piers?|jett(?:y|ies)|harbou?rs?|marinas?|(?:swimming )?pools?|beach(?:es)?|fountains?|ice|tracks?|rail\w*|lines|platforms?|bridges?|roofs?|cliffs?|quarr(?:y|ies)|edges?|ledges?|balcon(?:y|ies)|windows?|stair\w*|scaffold\w*|building sites?|construction|machines?|machinery|fires?|stoves?|ovens?|cookers?|knives|dogs?|horses?|bulls?)\b/iu;

/** Where shut doors upset, which ones must be is for the family to say. */
const keptAtHome = ({ profile }: ChildFacts): readonly string[] => {
  if (waysOpened(profile).length > 0)
    return [
      'No lock alone keeps {him} in. From today: doors and gates shut, a chime or alarm on each that adults open at once in a fire, one named adult who answers it: ____',
      ...kept.slice(1),
    ];
  // Beside the family's own bolts stand no others.
  if (holdsMeasure(profile.wanderingBehavior))
    return [
      'Keep the doors as you wrote, and make sure that an adult can open each one at once in a fire. Who checks them each day, and who is at the door when visitors come? ____',
      ...kept.slice(1),
    ];
  return shutDoorsUpset(profile)
    ? [
        'Shut doors are hard for {him}. From today a chime, and one named adult at the door; which doors and gates must still be shut, and how is {he} told? ____',
        ...kept.slice(1),
      ]
    : kept;
};
const shutDoorsUpset = (profile: ChildFacts['profile']): boolean =>
  /\b(?:shut|clos(?:ed|ing)|lock(?:ed|ing)) (?:the )?(?:doors?|gates?)|\b(?:doors?|gates?) (?:being )?(?:shut|closed|locked)\b/iu.test(
    `${profile.triggers}\n${profile.challenges}`,
  );

/** "Hold his wrist, not his hand" is needed before anybody runs. */
export const holdsTold = ({ profile }: ChildFacts): string[] =>
  profile.wanderingBehavior
    .split(/(?<=[.!?;])\s+|\n/u)
    .map((part) => part.trim())
    .filter(isSafetyOrder);

const ownWalks =
  '{name} is grown and goes out when {he} {v:wants}. What would {he} like to have along or agreed: a charged phone, a card in the wallet, a message on the way? ____';

/** A grown-up who goes for a walk, also at night, is a grown-up. Getting lost, or going off from people, is something else. */
const walksByChoice = ({ isAdult, wandering }: ChildFacts): boolean =>
  isAdult &&
  /\b(?:walks?|walking|strolls?|cycles?|cycling|rides?|drives?)\b/iu.test(saidOf(wandering)) &&
  !/\b(?:missing|lost|police|found|no sense|does(?:n['’]?t| not) know|can(?:no|['’])?t (?:find|say)|escap\w*|abscond\w*|slips?|runs?|bolts?|confus\w*|walks? (?:out|off|away)|traffic|roads?|tracks?)\b/iu.test(
    saidOf(wandering),
  );
const saidOf = (wandering: ChildFacts['wandering']): string => wandering.map(({ said }) => said).join(', ');

/** Whether going off was written that others have to search for. */
export const goesOff = (child: ChildFacts): boolean =>
  child.wandering.length > 0 &&
  !(child.isAdult && isLongAgo(child.profile.wanderingBehavior)) &&
  !walksByChoice(child) &&
  !isNoRunner(child);

/** Steps for a search stand where going off was written, and under thirteen where a place of danger was. */
export const mayBeMissing = (child: ChildFacts): boolean =>
  goesOff(child) ||
  (child.group !== 'teen' &&
    dangerPlacesIn(child.profile).some((place) => !isDenied(place, child.profile.wanderingBehavior)));

/** "No. He will stop at every shop window" names a window, and nobody who goes off. */
const isDenied = (place: string, told: string): boolean =>
  deniesPlainly(told) && inOwnWords(told).includes(place);

export function missingSteps(voice: Voice): string[] {
  const { child } = voice;
  const age = child.age === null ? '' : `${child.age} years old, `;
  const places = placesOf(child);
  const conditions = conditionsForCrew(child.clinic);
  const medical = conditions.length === 0 ? '' : `medical: ${inWords(conditions)}, as the sheet tells; `;
  const call = `Say: autistic, ${age}${answersOf(child)}; ${medical}what {he} {v:wears}; ${looksFirst(child) ? 'search the family’s places, then water' : 'search water first'}${dangersIn(child.profile).some((said) => intoCars.test(said)) ? '; gets into strangers’ cars' : ''}`;
  return [
    ...(isAskedFirst(child)
      ? [
          `First do as the family wrote: ${places === '' ? child.words.wanderingBehavior : places} Somebody stays by the phone`,
          `If there is no answer within ____ minutes, or there is water, traffic, cold, the dark or a stranger near: call the emergency number. ${call}`,
        ]
      : [`Call the emergency number at once. ${call}`]),
    ...perilsSaid(child),
    ...saidToResponders(child, 'Say this too, as the family wrote'),
    ...trackerTold(child.profile).map(
      (said) => `One opens the tracker at once: ${quoted(said)} Who has it on the phone? ____`,
    ),
    ...callTold(child.profile)
      .filter((said) => !places.includes(said))
      .map((said) => `What brings {him}, as the family wrote: ${quoted(said)}`),
    ...(places === ''
      ? [
          'Search water first: any pond, pool, stream, sea, tank or well nearby. One adult goes straight there',
          drawsTold(child) === ''
            ? 'Then the places the family knows: ____. After that roads'
            : `Then what draws {him}, wherever it is near, as the family wrote: ${drawsTold(child)} After that roads`,
        ]
      : [
          `${isAskedFirst(child) ? 'Then two people go. One goes to the places named there.' : `Two people go at once. One looks ${tellsWhereFound(places) ? 'where somebody found {him} before' : 'as the family wrote'}: ${places}`} The other searches water: pond, pool, stream, sea, tank, ditch. If you are alone: ${looksFirst(child) ? 'the family’s order, then water' : 'water first'}`,
        ]),
    'One person stays by the phone; neighbours search roads, stops, sheds, cars and gardens',
    ...whenFound(child),
  ].map((step) => voice.fill('missing', step));
}

/** Whoever is old enough and answers is asked before a search begins. */
export const isAskedFirst = ({ profile, age }: ChildFacts): boolean =>
  age !== null && age >= 11 && profile.communication !== 'Non-Verbal' && answersByPhone(profile);

/** "Runs if he sees construction", "wants to go on the escalator": no one place, and still where to look. */
const drawsTold = ({ profile }: ChildFacts): string =>
  sentencesOf(profile.wanderingBehavior)
    .filter((said) =>
      /\b(?:(?:sees?|spots?|notices?|hears?|smells?|finds?) (?!(?:me|us|him|her|them|that|it|no|red)\b)\p{L}|wants? (?:to (?:go|see|ride|get|watch|touch)|the|an?)\b|(?:for|after) (?:the |a |any )?\p{L}+s\b|in (?:the |a |any )?(?:shopping )?(?:malls?|shops?|supermarkets?|markets?|airports?|parks?|zoo)\b)/iu.test(
        said,
      ),
    )
    .map(quoted)
    .join(' ');

/** What a stranger must know before calling out: hearing and speech, as ticked or told. */
const answersOf = ({ way, profile }: ChildFacts): string =>
  [
    way === 'speech' ? 'may not answer to a call' : 'may not answer to the name',
    profile.communication === 'Non-Verbal' ? 'does not speak' : '',
    profile.communication === 'Uses Assistive Devices' ? 'talks with a device' : '',
    hasHearingLoss(profile) ? 'has a hearing loss' : '',
    profile.preferredCommunication === 'Sign Language' ? 'signs' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Word for word, or nothing. */
export const saidToResponders = ({ profile }: ChildFacts, label: string): string[] => {
  const told = respondersTold(profile);
  return told.length === 0 ? [] : [`${label}: ${told.map(quoted).join(' ')}`];
};

/** For the sheet. */
export const callsAndPlaces = ({ child }: Voice): string | undefined => {
  const places = placesOf(child);
  const where = tellsWhereFound(places) ? 'found before' : 'as the family wrote';
  if (places !== '' && (goesOff(child) || mayBeMissing(child)))
    return looksFirst(child) ? `${where}: ${places}; then water` : `water, and ${where}: ${places}`;
  if (goesOff(child) && deniesPlainly(child.profile.wanderingBehavior)) return 'water first';
  // Told only when or how: no place, and still for whoever searches.
  if (goesOff(child) && child.words.wanderingBehavior !== '')
    return `water first; the family wrote: ${child.words.wanderingBehavior}`;
  if (
    isNoRunner(child) &&
    !onlyCrawls(child.profile.wanderingBehavior, child.age) &&
    !deniesPlainly(child.profile.wanderingBehavior)
  )
    return `as the family wrote: ${child.words.wanderingBehavior}`;
  const look = lookTold(child.profile);
  return look.length === 0 ? undefined : `as the family wrote: ${look.map(quoted).join(' ')}`;
};
