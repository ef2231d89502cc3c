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
  const isCarers = partsUs.test(named) || tellsOfChild(named.replace(bothOfUs, 'we'), childGender);
  return named.replace(bothOfUs, (pair) =>
    isCarers || /\b(?:his|her|their)\b/i.test(pair) ? "{child}'s parents" : pair,
  );
}

const parent = '(?:dad|daddy|papa|father|mum|mummy|mom|mommy|mama|mother)';
const bothOfUs = new RegExp(
  `\\b(?:(?:his|her|their) )?${parent} and (?:I|me)\\b|\\b(?:me|I) and (?:(?:his|her|their) )?${parent}\\b(?!'s)`,
  'giu',
);
const partsUs =
  /\b(?:and I|me and|I and|and me)\b[^.,]*\b(?:separat\p{L}*|divorc\p{L}*|split\p{L}*|break(?:ing)? up|not (?:going to )?live? together|living apart|getting married|having (?:a|another) baby)\b/iu;
