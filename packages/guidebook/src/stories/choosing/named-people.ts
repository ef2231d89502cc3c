// Scenes on somebody whom the line does not name: a brother who starts school, a grandparent's glasses, a hamster. However near their
// words are, they are about another event.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { genderOf } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { scenes } from '#generated/scenes';

/** What a title names, and what names the same in a line. */
const kinds: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:brothers?|sisters?|siblings?|twins?)\b/i,
    /\b(?:brothers?|sisters?|siblings?|twins?|bro|sis|step\p{L}+|bab(?:y|ies)|kuya|ate|didi|chechi|bhaiya)\b/iu,
  ],
  [
    /\b(?:grandparents?|grandma|grandad|grandpa|granny)\b/i,
    /\b(?:grand\p{L}*|gran\p{L}*|nan|nan[ans]\p{L}*|nans|nonn[ao]|oma|opa|oupa|abuel[ao]|mamaw|papaw|pop|poppy|lol[ao]|bibi|gogo|babcia|dziadek|yiayia|teta|nani|dadi|halmoni|mamie|papi|babu|vov\p{L}|ayeeyo|koro|taid|nain|great[- ]\p{L}+)\b/iu,
  ],
  // Who waits for the slide is told of turns, and of no swing.
  [/\bon the swing\b/i, /\bswing\p{L}*\b/iu],
  [
    /\b(?:hamster|class pet)\b/i,
    /\b(?:hamster|guinea pig|gerbil|rabbit|pet|fish|gecko|mouse|bird|stick insect|tortoise)s?\b/i,
  ],
  [
    /\b(?:dogs?|puppy)\b/i,
    /\b(?:dogs?|doggy|doggies|pup\p{L}*|pets?|cats?|barks?|barking|kennels?|cone|vets?|animals?)\b/iu,
  ],
];

/** Without the scenes on somebody of whom the line says nothing; a name may be anybody's. */
export function withoutUnnamed(reading: EntryReading, about: string, { who }: StoryLine): EntryReading {
  if (who.some((one) => /^\p{Lu}[\p{L}'’-]+$/u.test(one) && genderOf(one) === null)) return reading;
  const nearest = reading.nearest.filter(({ id }) => {
    const title = titles.get(id) ?? '';
    return kinds.every(([ofScene, ofLine]) => !ofScene.test(title) || ofLine.test(about));
  });
  return nearest.length === reading.nearest.length ? reading : { ...reading, nearest };
}

const titles: ReadonlyMap<string, string> = new Map(scenes.map(({ id, title }) => [id, title]));
