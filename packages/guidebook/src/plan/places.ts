// Places a carer wrote that a child may go to. A place is named only when a word of going leads to it and the word itself
// can be walked to: "does not come to her name" holds none.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords } from './carer-words.ts';

export const placesIn = (text: string): string[] => {
  const found = sentencesOf(text).flatMap((sentence) =>
    // Only its first word: a capital further on is a name.
    [...withVerb(sentence.charAt(0).toLowerCase() + sentence.slice(1)).matchAll(going)].flatMap(
      ([all, place = '']) => placeOf(place, /^(?:found|ends? up)\b/u.test(all)),
    ),
  );
  return [...new Set(found)];
};

/** "Yes, to the bus stop" answers the form's question: the word of going is the question's. */
const withVerb = (text: string): string =>
  text
    .replace(
      /\b(?:usually|mostly|always|often)\s+(?=(?:the|a|an|his|her|their|our|my|nan\w*|gran\w*|mum|dad)\b)/gu,
      'goes to ',
    )
    .replace(/^(?:(?:yes|yep|often|sometimes|usually|mostly)\b[\s,:;–-]*)?(?=to(?:wards?)?\s)/u, 'goes ');

const going =
  /\b(?:run(?:s|ning)?|ran|go(?:es|ing|ne)?|went|heads?|headed|bolts?|bolted|wanders?|wandered|walks?|walked|escapes?|escaped|leaves|left|makes?|made|gets?|got|drawn|found|ends? up|climbs?|climbed|cycles?|dashes|sets? off|slips? (?:out|off))\b[^,;.]{0,50}?\b(?:to(?:wards?)?|into|onto|for|at|by|near|on)\s+((?:the|a|an|his|her|their|our|my|nana|nan|gran\w*|mum|dad|auntie|uncle)\b[^,;.()]{2,60}|\p{Lu}[^,;.()]{2,60})/gu;

/** The words up to where the sentence turns to when, why or how often. */
const placeOf = (raw: string, wasThere: boolean): string[] => {
  const place = inOwnWords(raw)
    .replace(
      /\s+(?:when|if|because|twice|once|often|sometimes|again|at night|every|and then|and|but|or|until|alone|before|after|whenever|while|to (?:see|watch|find|get|look|play|be|ride)|in (?:the )?(?:night|morning|evening)|on (?:his|her|their) own)\b.*$/iu,
      '',
    )
    .trim();
  // Found at a place with a name: the name will do.
  const isKnown = isPlace.test(place) || (wasThere && /^\p{Lu}/u.test(place));
  return isKnown && !isNoPlace.test(place) ? [place] : [];
};

const isPlace =
  /\b(?:water|ponds?|rivers?|lakes?|pools?|sea|canals?|beach|fountains?|creeks?|streams?|ocean|dam|ditch|brook|station|railway|tracks|trains?|platform|bridges?|roads?|street|high street|motorway|car ?park|bus ?stops?|buses|airport|harbour|ferry|steps|docks?|shops?|supermarket|tesco|asda|lidl|aldi|mcdonald['’]?s|market|mall|park|parks|playground|swings?|slide|woods?|forest|fields?|farm|hill|roof|garden|gardens|shed|garage|gates?|fence|house|flats?|flat|home|neighbours?['’]?s?|next door|school|nursery|college|church|mosque|temple|library|hospital|clinic|cafe|café|pub|zoo|museum|lifts?|escalators?|stairs|tower|windmill|lighthouse|stadium|pitch|court|allotment|cemetery|graveyard|tip|quarry|construction|building site|fire station|police station|corner|kiosk|takeaway|chip shop|bakery|pier|quay|marina|lock|weir|reservoir|grandma['’]?s|granny['’]?s|nana['’]?s|nan['’]?s|dad['’]?s|mum['’]?s)\b/iu;
const isNoPlace =
  /\b(?:name|voice|call|people|strangers?|anyone|adults?|us|me|him|her own|sound|noise|sleep|bed|meltdown|danger)\b(?!\s*['’]s)/iu;
