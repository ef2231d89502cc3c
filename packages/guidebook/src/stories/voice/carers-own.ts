// Whose "I" it is: the carer's own in a line that the child reads.
import { type Gender, isCalledByIt } from '@calmbridge/reader/story-line/people';
import { tellsOfChild } from '@calmbridge/reader/story-line/turn-person';
import { capitalised } from '#child/words';

/**
 * "Dad and I are separating" are the child's parents, read by the child; who of them types it, nobody knows. "My mum (her nana)" is
 * Nana. What the child may say by itself ("Dad and I go fishing") stays.
 */
export function inTheFamily(about: string, childGender: Gender | null): string {
  const named = about.replace(
    /\bmy (?:mum|mom|mother|dad|father|sister|brother|aunt|uncle|husband|wife|partner)\s*\((?:(?:his|her|their|\{child\}'s) )?(\p{L}+)\)/giu,
    (_, called: string) => (isCalledByIt(called) ? capitalised(called) : `{child}'s ${called}`),
  );
  const given = withCarer(named);
  const alone =
    tellsOfChild(given, childGender) && !/\bmy\b/i.test(given)
      ? given.replace(carerStays, (found) => `a grown-up ${/m |am /i.test(found) ? 'is' : 'will'} `)
      : given;
  const isCarers = partsUs.test(alone) || tellsOfChild(alone.replace(bothOfUs, 'we'), childGender);
  return alone.replace(bothOfUs, (pair) =>
    isCarers || /\b(?:his|her|their)\b/i.test(pair) ? "{child}'s parents" : pair,
  );
}

/** "I'm staying in the cafe", of a line about the child: whoever types it stays. */
const carerStays =
  /(?<=^|[,.;] (?:and |but )?)I(?:['’]?m| am|['’]?ll| will) (?:just )?(?=(?:wait|stay|sit|be|stand|watch)(?:ing)?\b)/giu;

/** "Going to the barber with me": whoever types it, and not the child. Who helps is that one anyhow, where the line names nobody. */
const withCarer = (about: string): string =>
  isChildsOwn.test(about)
    ? about
    : about.replace(
        / with me(?=$|[,.;]| (?:on|at|and|in|for|this|next|tomorrow|today|after|every|(?:mon|tues?|weds?|wednes|thurs?|fri|satur|sat|sun)(?:day)?s?)\b)/gi,
        '',
      );
/** "When nobody plays with me", "I go with Dad and he sits with me". */
const isChildsOwn =
  /\bI\b|\bmy\b|\b(?:play\p{L}*|shar\p{L}*|talk\p{L}*|angry|cross|friends?|sits?|stays?|annoyed|help\p{L}*|speak\p{L}*|happens|wrong|nobody|someone|somebody|people|everyone) (?:\p{L}+ )?(?:with|without) me\b|^(?:when|if|who|what|why|how)\b/iu;

const parent = '(?:dad|daddy|papa|father|mum|mummy|mom|mommy|mama|mother)';
const bothOfUs = new RegExp(
  `\\b(?:(?:his|her|their) )?${parent} and (?:I|me)\\b|\\b(?:me|I) and (?:(?:his|her|their) )?${parent}\\b(?!'s)`,
  'giu',
);
const partsUs =
  /\b(?:and I|me and|I and|and me)\b[^.,]*\b(?:separat\p{L}*|divorc\p{L}*|split\p{L}*|break(?:ing)? up|not (?:going to )?live? together|living apart|getting married|having (?:a|another) baby)\b/iu;
