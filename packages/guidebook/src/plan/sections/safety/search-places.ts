// Where a child is looked for, in the carer's words, and whether that comes before water (PL8).
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { atStops, entriesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords, quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { dangerPlacesIn } from '../../reading/dangers.ts';
import { isMeasure, lookTold, namesPlace, placesIn } from '../../reading/told/ways-out.ts';

/**
 * What the carer wrote of going off, whole: a place picked out of it would send the search past "check the 7th floor first". And the water or
 * the drop named among the dangers.
 */
export const placesOf = (child: ChildFacts): string => {
  const told = [toldOf(child), ...waterIn(child).map(quoted)].filter(Boolean).join(' ');
  return [
    told,
    ...lookTold(child.profile)
      .filter((said) => !told.includes(said))
      .map(quoted),
  ]
    .filter(Boolean)
    .join(' ');
};
/** What happened once may be a place, and is nothing that anybody does: "second time neighbour found him by the canal". */
export const tellsWhereFound = (places: string): boolean =>
  /\b(?:found (?:him|her|them)|(?:was|been) found)\b/iu.test(places) && !tellsToday.test(places);
const tellsToday =
  /\b(?:look|looks|check|search|start|go|goes|going|heads?|heading|makes for|runs?|bolts?|wanders?|hides?|climbs?|follows?|loves?|likes?|wants?|drawn|always|usually|often|mostly|sometimes|will|would|if|first|text|texts|ring|rings|call|calls|phone|answers?|ask|tell)\b/iu;
const toldOf = (child: ChildFacts): string =>
  deniesPlainly(child.profile.wanderingBehavior) ? '' : toldPlaces(child);

/** "No", "never goes alone", "no, cant reach the latch yet": a no, and nowhere to look. */
export const deniesPlainly = (text: string): boolean =>
  /^\s*(?:no|nope|nah|never|none|n\/a)\b/iu.test(text) &&
  !/\b(?:but|except|unless|al?though|sometimes|once|twice|used to|if|when|only|apart|longer|since|hid(?:es?|ing)|runs?|bolts?|leav\w+|left|wander\w*|slip\w*|gone|gets? (?:out|in|off|away)|just goes|escap\w*|strangers?|warning|fear|sense|idea|stays?|stops?|hold|\d+)\b/iu.test(
    text,
  ) &&
  !namesPlace(inOwnWords(text)) &&
  !isDeadly.test(text);

const toldPlaces = (child: ChildFacts): string =>
  child.words.wanderingBehavior === ''
    ? child.wandering
        .filter(({ said }) => leadsSomewhere(said))
        .map(({ said }) => quoted(said))
        .join(' ')
    : isAllPlaces(child)
      ? child.words.wanderingBehavior
      : placesIn(child.profile.wanderingBehavior).filter(leadsSomewhere).map(quoted).join(' ');
/** Bolts and "yes" are told in the plan and left out of the search, and so is a box that tells only when: "runs as soon as the door opens". */
export const isAllPlaces = ({ profile }: ChildFacts): boolean =>
  leadsSomewhere(profile.wanderingBehavior) && !entriesOf(profile.wanderingBehavior).some(isMeasure);
/** Names a place, or what draws the child: whoever searches can go there. */
const leadsSomewhere = (text: string): boolean =>
  namesPlace(inOwnWords(text)) || isDeadly.test(text) || drawn.test(text) || isWater.test(text);
const drawn =
  /\b(?:follow(?:s|ing|ed)?|attracted|drawn|obsessed|loves?|looking for|to (?:find|see|get|visit|buy)|strangers?|trains?|bus(?:es)?|cars?|roads?|traffic|dogs?|horses?|shops?|park|stations?|school|home|bed|gates?|gardens?|fields?|woods?|nan\S*|gran\p{L}*|mum\S*|dad\S*|neighbou?r\S*|\p{L}+['’]s house)\b/iu;
/** Of two things between which a stop stands, the one that is a place. */
const waterIn = (child: ChildFacts): string[] =>
  dangerPlacesIn(child.profile)
    .flatMap(atStops)
    .filter(
      (said) =>
        isDeadly.test(said) &&
        // Where a condition is dangerous is no place that is run to (PL8).
        !clinicMattersIn(said).includes('seizures') &&
        !(isMeasure(said) && child.profile.wanderingBehavior.includes(said)) &&
        !toldOf(child).includes(said),
    );
/** Water, a drop, a railway: whoever looks goes there first. */
const isDeadly =
  /\b(?:slurry|pits?|terraces?|roofs?|roof ?tops?|balcon(?:y|ies)|cliffs?|quarr(?:y|ies)|railway|tracks|bridges?|water|drains?|ponds?|pools?|rivers?|streams?|creeks?|lakes?|sea|ocean|beach|canals?|harbours?|surf|tanks?|wells?|gutters?|ditch(?:es)?|dams?|reservoirs?|weirs?|(?<!\b(?:window|door|child|pad|car|gate|cupboard|safety|fridge|bike|combination|drawer)[ -]?)locks?)\b/iu;

/**
 * The family knows where: water is searched by the second, and by one alone after that. Where no place is named, or the place is water, water
 * comes first.
 */
export const looksFirst = (child: ChildFacts): boolean =>
  (!isWater.test(placesOf(child)) || goesToDeadly(child)) &&
  (namesPlace(inOwnWords(toldOf(child))) ||
    isDeadly.test(toldOf(child)) ||
    lookTold(child.profile).length > 0);
/** Where the child goes is told, it may kill, and it is no water: the railway comes before a pool named among the dangers. */
const goesToDeadly = (child: ChildFacts): boolean =>
  isDeadly.test(toldOf(child)) && !isWater.test(toldOf(child));
const isWater =
  /\b(?:water(?! bottles?)|drains?|ponds?|pools?|rivers?|streams?|creeks?|lakes?|sea|ocean|beach|canals?|harbours?|surf|wells?|ditch(?:es)?|dams?|reservoirs?|weirs?|piers?|jett(?:y|ies))\b/iu;
