// Which matters of a clinic a text speaks of. Pure and fast: plain words, because what a clinic decides has names.
import { type ClinicMatter, type ClinicRow, clinicTable } from './clinic-table.ts';

export const clinicMattersIn = (text: string): ClinicMatter[] =>
  clinicTable.filter((row) => speaksOf(row, text)).map(({ matter }) => matter);

export const isForClinic = (text: string): boolean => clinicTable.some((row) => speaksOf(row, text));

function speaksOf({ words, besides }: ClinicRow, text: string): boolean {
  const own = text.replace(ofOthers, ' ');
  let left = besides ? own.replace(besides, ' ') : own;
  // One denial does not clear the next mention: "no asthma, but an inhaler for hay fever".
  for (;;) {
    const found = words.exec(left);
    if (found === null) return false;
    const after = left.slice(found.index + found[0].length);
    if (!isEveryday(found[0], own) && !isDenied(left.slice(0, found.index), after)) return true;
    left = after;
  }
}

/** Short names that are kitchen words too: a clinic's in capitals, or beside a word of the clinic's. */
const isEveryday = (found: string, text: string): boolean =>
  /^(?:pots|peg|libre)$/iu.test(found) && found !== found.toUpperCase() && !clinicNeighbour.test(text);
const clinicNeighbour =
  /\b(?:diagnos\w*|syndrome|doctor|consultant|hospital|clinic|nurse|cardiolog\w*|heart|dizzy|dizziness|faint\w*|passe[sd]? out|stand(?:s|ing) up|fed|feeds?|feeding|site|stomach|gastro\w*|glucose|sugars?|sensors?|insulin|diabet\w*)\b/iu;

/** "A classmate's feeding pump beeping" is about a sound. */
const ofOthers =
  /\b(?:peer|classmate|friend|brother|sister|cousin|neighbour|teacher|other (?:child|kid|pupil|boy|girl)|another (?:child|kid|pupil|boy|girl))(?:['’]?s|s['’])\s+(?:\S+\s+){0,2}\S+/giu;

const deniedBefore =
  /\b(?:no|never (?:had|has|have)|not|(?<!never )without|does(?:n['’]?t| not) have|no (?:known |family |personal )?history of|ruled out|tested negative for|outgr[eo]w\w*|used to have|no longer (?:has|have|on|takes?|needs?))\s+(?:(?:any|a|an|known|more|the|his|her|their|on|current|currently|regular|daily)\s+)*$/iu;
/** "No seizures since March" is a history, and still the clinic's. */
const stillTold = /^\s*(?:since|for|in (?:the )?(?:last|past)|unless|except|until|without|if|when)\b/iu;

const isDenied = (before: string, after: string): boolean =>
  deniedBefore.test(before) && !stillTold.test(after);
