// What a carer writes of doors, and of where to look. A lock the child opens is no strength to build on, a bolt on the door is no place to search, and
// where the child hides is told to whoever searches.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { togetherIn } from '../together.ts';

/** Gets through what others close. Who holds a door open for people is polite. */
export const opensWay = (phrase: string): boolean =>
  opening.test(phrase) && !/\bfor (?:people|others|every\w+|ladies|visitors|me|us|you)\b/iu.test(phrase);
export const opening =
  /\b(?:open(?:s|ing)?|unlock(?:s|ing)?|pick(?:s|ing)?|figur(?:es?|ing) out|work(?:s|ing)? out|gets? (?:out of|through|past)|undo(?:es|ing)?|crack(?:s|ing)?|beats?|defeats?)\b[^.;,]{0,24}\b(?:(?:pad|child ?|dead ?)?locks?|bolts?|latch(?:es)?|(?:any|every|all|the|front|back|locked) (?:doors?|gates?|windows?))\b|\b(?:escape artist|houdini)\b/iu;

/** From the boxes on what is good: told with pride or a sigh, and a danger. */
export const waysOutTold = ({ strengths, specialInterests, activities }: ChildProfile): string[] => [
  ...new Set([strengths, specialInterests, activities].flatMap(entriesOf).filter(opensWay)),
];

/** Run over by who did not look: another danger than traffic. */
export const underWheels =
  /\b(?:under|beneath|behind|between) (?:the |a |any |our |people['’]?s )?(?:parked |standing )?(?:cars?|vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|tractors?)\b/iu;

/** In whichever box: behind it no lock is enough. */
export const waysOpened = (profile: ChildProfile): string[] => [
  ...waysOutTold(profile),
  ...[profile.safetyRisks, profile.wanderingBehavior, profile.challenges].flatMap(entriesOf).filter(opensWay),
];

/** "Climbs in strangers' vans": driven off is another danger than run over. */
export const intoCars =
  /\b(?:gets?|getting|climb(?:s|ing)?|jump(?:s|ing)?|hop(?:s|ping)?|go(?:es|ing)?|sit(?:s|ting)?)\b[^.;,]{0,14}\bin(?:to|side)?\b[^.;,]{0,20}\b(?:strangers?['’]?s?|(?:other )?people['’]?s|any(?:one|body)?(?:['’]?s)?|random|parked|open|unlocked|wrong|neighbou?rs?['’]?s?)\b[^.;,]{0,16}\b(?:cars?|trucks?|vans?|utes?|pick-?ups?|bakkies?|jeeps?|tuk-?tuks?|motor ?bikes?|boats?|vehicles?|taxis?|lorr(?:y|ies))\b/iu;

/** "Goes off with anyone who is nice": the danger is who takes the child along. */
export const withStrangers =
  /\b(?:go(?:es|ing)?|went|walk(?:s|ing)?|leav(?:es?|ing)|wander(?:s|ing)?|run(?:s|ning)?) (?:off |away |anywhere |home |along )*with (?:any(?:one|body)|strangers?|people (?:he|she|they) do|whoever|every(?:one|body)|random)|\b(?:accepts?|takes?|gets?) (?:a )?(?:lifts?|rides?) (?:from|with|off) (?:any\w*|strangers?|people|whoever|random)|\bfollow(?:s|ing)? (?:any(?:one|body)|strangers?)\b/iu;

/** "No, but she will hide in the shed": denied, and where to look is told; nobody has gone off. */
export const onlyHides = (wanderingBehavior: string): boolean => {
  const told = wanderingBehavior.trim();
  return (
    (denied.test(told) ||
      /^(?:(?:he|she|they) )?(?:(?:will|may|can|might|tends to|likes to|just|only|sometimes|often) )*hid(?:es?|ing)\b/iu.test(
        told,
      )) &&
    hiding.test(told) &&
    !kills.test(told) &&
    !goesAnyway.test(told.replaceAll(notDone, ' '))
  );
};

const wanderer = 'an? (?:\\p{L}+ )?(?:wanderer|runner|bolter|absconder|escaper|flight risk)';

/**
 * "Not a wanderer. Has gone to the hen house twice", "No, but at the market she follows fabric": denied, and what stands beside it is no running off.
 * Who is small follows further than anybody means.
 */
export const deniesBesides = (wanderingBehavior: string, age: number | null): boolean => {
  const told = wanderingBehavior.trim();
  return (
    age !== null &&
    age >= 6 &&
    (deniedAlone.test(told) || isNoWanderer.test(told)) &&
    !/\bany ?more\b|\bsince\b/iu.test(told) &&
    !goesFar.test(
      told
        .replaceAll(notDone, ' ')
        .replaceAll(onceIndoors, ' ')
        .replaceAll(age >= 9 ? onceInAYear : /(?!)/gu, ' '),
    )
  );
};
/** "Doesn't run off as such but he'll get in a lift with anyone": the danger is who takes the child along, and no door of the house. */
export const deniesButTrusts = (wanderingBehavior: string): boolean => {
  const told = wanderingBehavior.trim();
  return deniesFirst.test(told) && withAnyone.test(told) && !goesItself.test(told.replace(deniesFirst, ' '));
};
const deniesFirst =
  /^(?:no|nope|not really|never|(?:(?:he|she|they|\{child\d*\}) )?(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|would(?:n['’]?t| not)|(?:is|are)(?:n['’]?t| not)) (?:(?:a|really|usually|ever) )*(?:run(?:ner)?|bolt(?:er)?|wander(?:er)?|elope|abscond|go)(?: (?:off|away|anywhere))?)\b/iu;
const withAnyone =
  /\bwith (?:any(?:one|body)|strangers?|whoever|every(?:one|body))\b|\bfollows? (?:any(?:one|body)|strangers?)\b|\btrusts? (?:any(?:one|body)|every(?:one|body)|strangers?)\b/iu;
const goesItself =
  /\b(?:r[au]n\w*|bolt\w*|dart\w*|wander\w*|slip\w*|sneak\w*|escap\w*|abscond\w*|missing|lost|found|once|twice|climb\w*|(?:got|gets?) out|doors?|gates?|water|roads?)\b/iu;

/** Once, out of a lesson and into another room of the same house. */
const onceIndoors =
  /\b(?:once|one time|1 ?x|1 time)\b[^.;]*\b(?:out of|left) (?:the |his |her |their )?(?:class\p{L}*|lessons?|assembly|room|hall)\b[^.;]*\b(?:gym|library|toilets?|bathroom|office|corridor|hallway|cloakroom|(?:sensory|quiet|empty|another|other|music) room|nurse['’]?s?)\b[^.;]*/giu;
/** "However she did once, in 2023, take a taxi alone": told with its year, beside a no. Who was found, or was in water, is searched for. */
const onceInAYear =
  /(?<=[.;]\s|^)(?![^.;]*\b(?:police|found|water|rivers?|sea|lakes?|ponds?|pools?|canals?|railway|tracks?|roads?|motorway|hours|strangers?|man)\b)[^.;]*\bonce\b[^.;]*\b(?:19|20)\d\d\b[^.;]*/giu;
/** A no that ends there: "never looks back" is none. */
const deniedAlone =
  /^(?:no(?: wandering| running(?: off)?| bolting)?|nope|never|not (?:really|at all|usually)|(?:(?:he|she|they) )?(?:does|has|will|would)(?:n['’]?t| not| never) (?:wander|run|bolt|go|leave)(?:ed|s)?(?: (?:off|away))?)(?=\s*(?:[,.;:!()–—-]|but\b|though\b|however\b|only\b|just\b))/iu;
const isNoWanderer = new RegExp(`^(?:(?:he|she|they)(?:['’]s| is| are) )?not ${wanderer}\\b`, 'iu');
const goesFar =
  /\b(?:r[au]n\w*|bolt\w*|dart\w*|dash\w*|wander(?:s|ed|ing)?|leav\w*|left|lost|missing|slip\w*|sneak\w*|escap\w*|abscond\w*|off|away|(?<!\b(?:com(?:e|es|ing)|talk\w*) )out|climb\w*|anywhere|any(?:one|body)|dogs?|cats?|animals?|birds?|people|every(?:one|body)|(?:car|parking) ?(?:parks?|lots?)|roads?|streets?|traffic|bus(?:es)?|trams?|trains?|stations?|tracks?|railway|water|sea|beach|lakes?|pools?|canals?|ponds?|rivers?|police|strangers?|search\w*|unless|if|when(?:ever)?|sometimes|often)\b/iu;
const denied =
  /^(?:no|nope|never|not (?:really|at all|usually|any ?more)|(?:(?:he|she|they) )?(?:does|do|has|will|would)(?:n['’]?t| not| never))\b/iu;
const hiding = /\b(?:hid(?:e|es|ing|den)?)\b/iu;
const goesAnyway =
  /\b(?:r[au]n\w*|bolt\w*|dart\w*|dash\w*|wander\w*|leav\w*|left|lost|missing|slip\w*|sneak\w*|escap\w*|abscond\w*|gone|off|away|(?<!\b(?:com(?:e|es|ing)|talk\w*) )out|climb\w*|follow\w*|roads?|traffic|water|ponds?|rivers?|police|strangers?)\b/iu;
/** Where a child is shut in, run over or drowned while somebody waits: that is searched at once. */
const kills =
  /\b(?:freezers?|fridges?|refrigerators?|dryers?|driers?|washing machines?|washers?|dish ?washers?|ovens?|boilers?|chimneys?|suitcases?|trunks?|boots? of|car boots?|in (?:the |a |our |his |her )?boot|cars?|vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|tractors?|vehicles?|wheels|skips?|(?:wheelie |rubbish |recycling )?bins?|dumpsters?|streets?|drive(?:way)?s?|car ?parks?|railways?|tracks?|trains?|stations?|platforms?|canals?|lakes?|sea|beach|pools?|baths?|tanks?|wells?|ditch(?:es)?|drains?|streams?|creeks?|dams?|woods?|forests?|bush|fields?|cliffs?|roofs?|ledges?|balcon(?:y|ies)|scaffold\w*|crowds?|crowded|shops?|malls?|building sites?|quarr(?:y|ies)|machines?|machinery|silos?|slurry|hay|straw)\b/iu;
const notDone =
  /\b(?:no|never|not|does(?:n['’]?t| not)|do(?:n['’]?t| not)|has(?:n['’]?t| not| never)|will not|won['’]?t|would(?:n['’]?t| not)) (?:ever |really )?(?:an? (?:\p{L}+ )?(?:wanderer|runner|bolter|absconder|escaper|flight risk)|wander\w*|(?:r[au]n\w*|bolt\w*|go(?:es|ne)?)(?: (?:off|away|out))?|leaves?|left|abscond\w*)\b/giu;

/** "No. goes out with staff", and nothing behind it: somebody is there, from thirteen on. From fourteen on, who goes out alone on known ways goes as agreed too. */
export const goesOutAsAgreed = (wanderingBehavior: string, age: number | null): boolean => {
  const told = forgiving(wanderingBehavior).replaceAll(notDone, ' ').replaceAll(allWell, ' ');
  if (age !== null && age >= 13 && isAccompanied.test(wanderingBehavior.trim())) return true;
  if (age !== null && age >= 11 && goesToKin.test(wanderingBehavior.trim())) return true;
  return age !== null && age >= 14 && alone.test(told) && isOut.test(told) && !notAgreed.test(told);
};
/** "No. She goes to nana's if she is upset, texts me when she is there": denied, and where to and the message are told. */
const goesToKin =
  /^(?:no|nope|not really|never)[.,;!]+ (?:(?:he|she|they) )?(?:(?:just|only|will|sometimes|usually|always) )*goes? (?:round |over |down )?to (?:(?:his|her|their|my|the) )?(?:nan\p{L}*|gran\p{L}*|aunt\p{L}*|uncle\p{L}*|dad|mum|mom|sister|brother|cousin|friend|neighbou?r)(?:['’]?s)?\b[^.;]*\b(?:texts?|rings?|phones?|calls?|messages?) (?:me|us|home|mum|dad)\b[^.;]*[.!]*$/iu;
const isAccompanied =
  /^(?:no[.,;!]? )?(?:(?:he|she|they) )?(?:(?:only|always) )?(?:goes|is) out (?:only )?with (?:staff|us|me|mum|mom|dad|carers?|family|somebody|someone|an adult)\.?$/iu;
const alone =
  /\b(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|(?:with|has|have|takes?|carries) (?:his|her|their|a) (?:mobile )?phone|(?:known|agreed|familiar|practised|same) (?:\p{L}+ )?(?:routes?|ways?|walks?)|independent(?:ly)?)\b/iu;
const isOut =
  /\b(?:go(?:es|ing)?|walk(?:s|ing)?|travel(?:s|ling)?|tak(?:es|ing)|cycl(?:es|ing)|rid(?:es|ing)|gets?|can|may|allowed|out(?:ings?)?|trips?|independent(?:ly)?|routes?)\b/iu;
/** Lost once, on a day when something went wrong, takes nobody's freedom away; police, a night or a stranger in that sentence still count. */
const forgiving = (told: string): string =>
  told
    .split(/(?<=[.;])/u)
    .map((sentence) => (/\bonce\b/iu.test(sentence) ? sentence.replaceAll(lost, ' ') : sentence))
    .join('');
const lost = /\b(?:lost|missing|wrong (?:bus|train|stop))\b/giu;
const allWell =
  /\b(?:no|without|never (?:a|any)) (?:problems?|issues?|concerns?|worries|trouble|difficult\p{L}*)\b|\b(?:when|before|as) (?:he|she|they) leaves?\b|\bgets? off\b/giu;
const notAgreed =
  /\b(?:not?|never|n['’]t|can['’]?t|cannot|\p{L}+n['’]t|without|r[au]n\w*|bolt\w*|dart\w*|wander\w*|leav\w*|left|lost|missing|slip\w*|sneak\w*|escap\w*|abscond\w*|gone|off|away|(?:over)?nights?|for (?:\p{L}+|\d+) (?:days|weeks)|midnight|police|online|an? (?:\p{L}+ )?man|strangers?|any(?:one|body)|confus\w*|vulnerab\w*|unsafe|danger\w*|worr\w*|afraid|search\w*|found|tries|trying|tried|rivers?|railway|tracks?|bridges?|when (?:upset|angry|cross|overwhelmed|anxious|stressed))\b/iu;

/** What was done against going off, or only that it happens: nobody is searched for there. */
export const isMeasure = (phrase: string): boolean =>
  (measure.test(phrase) && !leads.test(phrase)) || onlyThat.test(phrase.trim());
const measure =
  /\b(?:dead ?bolts?|(?:door |safety |a )chains?|reins(?: on)?|harness|wrist ?(?:straps?|links?|leads?)|bolts?(?!$|[.!]|,| (?:to|for|into|off|out|away|every|each|when|if|across|at|from|towards?|down|through|without|whenever|after|straight|and runs?)\b)|locks?|locked|latch(?:es|ed)?|alarms?|chimes?|(?:stop )?signs? on|cameras?|(?:pool|garden|side|back|front|balcony|window|stair) (?:fences?|gates?|grill(?:e|s|es)?|nets?|covers?|guards?) (?:(?:is|are|was|has been|now|always|been) )*(?:checked|shut|closed|fitted|mended|fixed|up|in place|on|secured?|done|installed)|(?:fences?|gates?|doors?|windows?) (?:(?:is|are|was|has been|have been|now|always|been|kept) )*(?:checked|secured?|fitted|mended|installed)|(?:put|installed|fitted|added|have|got) (?:up |in |on )?(?:an? |the )?(?:\p{L}+ )?(?:fences?|grill(?:e|s|es)?|nets?|guards?|stair ?gates?)|stair ?gates? (?:at (?:the )?)?(?:top|both|up|on)|keys? (?:with|on|in)|(?:has|have|got|with) (?:his|her|their|a) (?:picture|photo)|fenced|high handles?)\b/iu;
const leads =
  /\b(?:go(?:es|ne)?|runs?|heads?|walks?|leaves|gets? (?:out|to)|climbs?|opens?|unlocks?|towards?|found|look|check|search|hid(?:es|ing|den)?)\b/iu;
const onlyThat =
  /^(?:yes|yep|sometimes|often|always|(?:he|she|they) (?:do(?:es)?|will|runs?|bolts?))[.!]*$|^gone in \S+ (?:seconds?|secs?|minutes?|mins?)$|^(?:\d+|one|two|three|several|many) times? (?:police|missing|last \w+)$|^(?:police|missing) (?:x ?\d+|\d+ (?:times|x))$/iu;

/** The box without that: sentence by sentence whole, and of a list the members that are left. */
export const placesIn = (wanderingBehavior: string): string[] =>
  sentencesOf(wanderingBehavior).flatMap((sentence) => {
    const entries = entriesOf(sentence);
    const left = entries.filter((entry) => !isMeasure(entry));
    return left.length === entries.length ? (entries.length === 0 ? [] : [sentence]) : left;
  });

/** Whether something of the box is no place. */
export const holdsMeasure = (wanderingBehavior: string): boolean =>
  entriesOf(wanderingBehavior).some((entry) => measure.test(entry) && isMeasure(entry));

/** "You will not find her. look behind the bicycles": for whoever searches, in whichever box. */
export const lookTold = ({ safetyRisks, notes, challenges }: ChildProfile): string[] =>
  [safetyRisks, notes, challenges]
    .flatMap((text) => togetherIn(text).reduce<string[]>(withWhom, []))
    .filter((said) => isWhereToLook(said));
/** Who hides and is to be left alone is not looked for. */
const isLeft = /\b(?:leave|let) (?:him|her|them) (?:there|be|alone|stay|hide)\b/iu;
const isWhereToLook = (said: string): boolean =>
  (whereToLook.test(said) && !isLeft.test(said)) ||
  (lookAt.test(said) && isGone.test(said)) ||
  ifLost.test(said) ||
  offAndWhere.test(said);
/** "Call the porter" behind it tells who knows: it is part of where to look. */
const withWhom = (before: readonly string[], said: string): string[] => {
  const last = before.at(-1);
  return last !== undefined &&
    isWhereToLook(last) &&
    /^(?:please |then )*(?:call|ring|ask|phone|text|tell|wait|start|look|check|try)\b/iu.test(said)
    ? [...before.slice(0, -1), `${last} ${said}`]
    : [...before, said];
};
/** "If missing start with the lifts", "when lost he waits on the top floor": where and how, by the family. */
const ifLost =
  /\b(?:if|when|once) (?:(?:he|she|they|\{child\d*\})(?:['’]s| is| are| gets?| goes| went)? ?(?:ever )?)?(?:lost|missing|gone|disappear\w*|off again|not (?:there|in (?:the|his|her|bed)))\b[^.;]{0,24}\b(?:starts?|begin|looks?|search|check|try|goes|go|went|heads?|walks?|runs?|takes?|waits?|hides?|climbs?|stays?|sits?|rides?|will be|is (?:always|usually|mostly|at|in|on|up))\b/iu;
/** "Walks off when overloaded, let him, he goes to the library": where somebody is who has gone. */
const offAndWhere =
  /\b(?:walks?|runs?|goes|storms?|wanders?|bolts?|slips?|disappears?|takes (?:him|her|them)self) ?(?:off|out|away)\b[^.]*\b(?:goes|heads?|runs|walks|usually|always|mostly|ends up|is)\b[^.;]{0,12}\b(?:to|in|at|for|into) (?:the|his|her|their|our|my|an?) (?!(?:moment|minute|while|few|bit|same|end|morning|evening|afternoon|way|mood|day|night)\b)\p{L}{3,}/iu;
/** "Look at his photo", "look at the ear" finds nobody: only where somebody is gone is it a place. */
const lookAt =
  /\b(?:look|search|check|try) (?:for (?:him|her|them) )?(?:first )?(?:in(?:side)?|up|at|on)\b/iu;
const isGone =
  /\b(?:gone|missing|los(?:t|ing) (?:him|her|them)|find|found|hid(?:es|ing|den)?|r[au]n(?:s|ning)? (?:off|away)|disappear\w*|can(?:no|['’])?t see|search\w*)\b/iu;
const whereToLook =
  /\b(?:look|search|check|try) (?:for (?:him|her|them) )?(?:first )?(?:behind|under|on top|between)\b|\b(?:hides|hiding|hid) (?:in|under|behind|inside|at|between|up)\b(?![^.;]*\bwhen (?:visitors|guests|people) (?:come|are)\b)|\b(?:won['’]?t|will not|can(?:no|['’])?t) find (?:him|her|them)\b|\bfind (?:him|her|them) (?:in|under|behind|at|up)\b/iu;

/** Whether a place is told, so that the search begins there: "to the swings", "hides under the porch". "Runs when upset" names none. */
export const namesPlace = (told: string): boolean =>
  thatIsWhere.test(told) ||
  leftFor.test(told) ||
  byMeans.test(told) ||
  byHabit.test(told) ||
  aPlace.test(told.replace(whenNotWhere, ' '));
/** A floor, a lift, skis, a line or a direction tells as much as a place. */
const byMeans =
  /\b(?:on (?:his |her |their |the )?(?:skis?|bike|bicycle|scooter|horse|pony|sledge|skateboard)|by (?:bus|train|tram|bike|boat|ferry|tube|metro)|(?:the |number |no\.? )?\d+ bus|(?:in|into|to|up|rides|takes) (?:the )?(?:lifts?|elevators?)|(?:other|strangers?['’]?|any|people['’]?s) (?:buildings?|houses?|flats?|gardens?|stairs)|(?:highest|top|lowest|\d+(?:st|nd|rd|th)) floors?|stair ?(?:s|cases?|wells?)|look up|(?:always|walks?|goes|heads?|towards?|to the) (?:north|south|east|west)|towards? home)\b/iu;
/** "When overwhelmed - usually the gym closet", "went out of the gate twice to the bus station": a place, however far from the verb. */
const byHabit =
  /[-–—:,(]\s*(?:usually|mostly|always|normally|often|mainly|either|generally)\s+(?:to |in |at )?(?:the|his|her|their|our|my)\s+(?!roads?\b|streets?\b|same\b|mornings?\b|evenings?\b)\p{L}|\bto (?:the |a |his |her |our |their )?(?:\p{L}+ )?(?:bus stops?|bus station|stations?|shops?|supermarket|playground|library|church|mosque|farm|garage|cinema|leisure centre|woods?|stables?|allotments?)\b/iu;
/** "Left the room for the front office", "in direction of tram stop". */
const leftFor =
  /\b(?:left|leaves?|leaving|slip(?:s|ped)?|sneak(?:s|ed)?|gets? out|got out|nips?)\b[^.;]{0,40}\b(?:for|to) (?:the|his|her|their|our|my) (?!(?:first|second|third|last|next|road|street|toilet|loo|bathroom|rest|day|night|weekend|same)\b)\p{L}{3,}|\b(?:in|into) (?:the )?direction (?:of )?(?:the )?\p{L}{3,}/iu;
const thatIsWhere = /\bthat['’]?s where (?:he|she|they)\b/iu;
const aPlace =
  /\b(?:look|search|check) (?:low|high|up|down|close|under|behind|in)\b|\b(?:go(?:es|ne)?|went|runs?|running|heads?|walks?|bolts?|beelines?|makes?|hides?|hiding|hid|found|ends? up|reached|treks?|wanders?|climbs?|straight|usually|always|mostly|likely|probably|as far|got)\b[^.;]{0,24}\b(?:to|towards?|into|in|inside|under|behind|between|beneath|at|on|for|up|as|along|down|by|near)\s(?:(?:the|a|an|any|every|each|his|her|their|our|my|old|next|parked|neighbou?r\S*|big|little) )*(?!(?:it|that|this|them|him|her|me|us|you|whoever|what\w*|far|long|short|walks?|rides?|runs?|calm|cool|relax|think|clear|hours?|minutes?|mins?|seconds?|secs?|days?|weeks?|night|first|once|all|sight|front|foot|purpose|times?|home|fun|attention|help|find|his|get|see|check|be|school clothes)\b)\p{L}{3,}|^(?:to|under|behind|in|at|up) (?:the |a |any |his |her |our |next)/iu;
/** What frightens, where and when it happens, and how dressed: a road is run into, and nobody waits there. */
const whenNotWhere =
  /\b(?:runs?|bolts?|darts?|dash(?:es)?|wanders?|goes|slips?) (?:off|away|out) (?:in|at|from|on) [^.;,]*|\b(?:in ?to|onto|across|on) (?:the |a |any |busy |main )*(?:roads?|streets?|traffic|car ?parks?|parking lots?)\b|\b(?:when|if|after|because|since|whenever|as soon as)\b[^.;,]*?(?=\b(?:he|she|they) (?:runs?|goes|hides?|bolts?|heads?)\b|[.;,]|$)|\b(?:in|at|on) (?:his|her|their|the|a|an) (?:pyjamas?|pajamas?|socks?|nappy|diaper|underwear|bare feet|morning|evening|afternoon|night|moment|flash|panic|hurry|second|minute|mood|weekends?|holidays|belt\b.*|shoes?|bracelet|wrist)\b|\b(?:name|speed|average|public|seconds?)\b/giu;

/** A baby on the floor of the house needs a gate, and no search: "crawls to the stairs". */
export const onlyCrawls = (told: string, age: number | null): boolean =>
  age !== null && age < 4 && indoorsOnly.test(told) && !leadsOut.test(told);
const indoorsOnly =
  /\b(?:crawls?|crawling|shuffles?|shuffling|rolls?)\b(?:[^.;]*\b(?:stairs?|steps|floors?|rooms?|hall(?:way)?|kitchen|sofa|couch|rug|carpet|bed|cot|everywhere|indoors)\b|\s*(?:$|[.,;!]))/iu;
const leadsOut =
  /\b(?:runs?|running|walks?|bolts?|climbs?|out|outside|roads?|streets?|traffic|cars?|drive(?:way)?|water|ponds?|pools?|rivers?|lakes?|sea|canals?|streams?|fires?|gates?|doors?|windows?|balcon\p{L}*|missing|lost|gone|off|away|escap\p{L}*)\b/iu;
