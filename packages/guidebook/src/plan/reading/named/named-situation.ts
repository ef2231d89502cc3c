// A phrase that is, word for word, what an entry lists as its words is that entry: "food touching on his plate" needs no reader. Little words
// and endings aside nothing may be left over, so "sharing dad" is never "sharing a bedroom".

import { rememberedByText } from '@calmbridge/domain/text/remembered';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { stemsOf } from '#library/match';
import { frames } from './frames.ts';

/** The id of the situation that names the phrase; where several do, of the one that the reader finds likely. */
export const namedSituation = (phrase: string, reading: EntryReading | undefined): string | undefined => {
  const bare = phrase.replace(aside, ' ').trim();
  const key = [phrase, bare, headOf(bare)].map(keyOf).find((one) => byKey.has(one));
  return key === undefined ? framed(bare) : listed(key, reading, framed(bare));
};

/** A frame may settle what one bare word leaves open, and never which of two entries it is. */
function listed(
  key: string,
  reading: EntryReading | undefined,
  frame: string | undefined,
): string | undefined {
  const ids = byKey.get(key) ?? [];
  const [only] = ids;
  if (only === undefined) return undefined;
  if (ids.length === 1) return isTelling(key) || isLikely(reading, only, key) ? only : frame;
  const [first] = reading?.nearest ?? [];
  return first !== undefined && first.chance > tieFrom && ids.includes(first.id) ? first.id : undefined;
}

/** By what is said of it, whatever it is: whole, without what opens it, or without what only says how it shows. */
const framed = rememberedByText((bare: string): string | undefined => {
  const forms = [bare, bare.replace(opening, ''), headOf(bare), headOf(bare).replace(opening, '')].map(
    (one) => one.replace(/[.!?\s]+$/u, ''),
  );
  return frames.find(({ said }) => forms.some((one) => said.test(one)))?.id;
});

/** Where two entries name a phrase, the reader has to be this sure of one of them. */
const tieFrom = 0.8;

/** One bare word may stand for many things ("stairs", "alone"); a long one hardly does. */
const isTelling = (key: string): boolean => key.includes(' ') || key.length >= 9 || plain.has(key);
/** Among what is hard these say one thing, whatever the reader makes of a single word. */
const plain = new Set(
  stemsOf(
    'anger focus focusing listening snatching bossy socks overeating empathy surprises frustration privacy',
  ),
);
const isLikely = (reading: EntryReading | undefined, id: string, key: string): boolean =>
  reading?.nearest.some((near) => near.id === id && near.chance > (key.length >= 6 ? 0.15 : 0.5)) === true;

/** How often, how much, how it is felt: says nothing on what it is. */
const aside =
  /\((?:hates? it|hard|very hard|a (?:big|huge) one|(?:the )?worst|always|sometimes|often|daily|every day|especially|(?:down to )?\d+ ?%)\)|\b(?:all day(?: long)?|all the time|every (?:day|morning|night|single day)|most (?:days|nights|mornings)|a lot|sometimes|often|constantly|at times)$/giu;

/** What stands before a bracket or a dash, where that only says how it shows: "organisation (loses everything)", "anger - punches walls". */
const headOf = (text: string): string =>
  decides.test(text) ? text : text.replace(/\s*(?:\([^)]*\)|\s[-–—]\s.*)$/u, '');
/** Done by somebody else, or turned round: then the head alone says something else. */
const decides =
  /\b(?:not|no|never|but|used|bullied|others?|people|only|without|except|boys|girls|them|him|her|my|dad|mum|nan|thinks?|because|cos|afraid|scared|fear\w*|remind\w*|worr\w*|mov(?:e|ing|ed)|pads?|napp(?:y|ies)|hoist|wheelchair|peg|tube)\b[^()]*\)?$/iu;

const opening =
  /^(?:(?:he|she|they|\{child\d*\}) )?(?:(?:really |still |just )*(?:hates?|dislikes?|can(?:no|['’])?t (?:stand|bear|cope with|handle|manage|deal with)|does(?:n['’]?t| not) (?:like|cope with)|struggles? (?:with|to)|copes? badly with|finds? it hard to|(?:has )?(?:trouble|difficulty|difficulties|problems?|issues?)(?: with| in)?|gett?ing (?:him|her|them|\{child\d*\}) to|having to|learning to|when|if)\s+)+/iu;

const keyOf = (text: string): string =>
  stemsOf(text.trim().replace(opening, ''))
    .filter((stem) => !little.has(stem))
    .join(' ');

const little = new Set(
  stemsOf(
    'a an the his her their my our your he she they him them it its himself herself themselves is are was were be been am having has have had to of and or very really so n this that these those',
  ),
);

const byKey: ReadonlyMap<string, readonly string[]> = (() => {
  const keys = new Map<string, string[]>();
  for (const { id, words } of situations)
    for (const said of words) {
      const key = keyOf(said);
      const ids = keys.get(key) ?? [];
      if (key !== '' && !ids.includes(id)) keys.set(key, [...ids, id]);
    }
  return keys;
})();
