// What only a family can do: turn to the school as somebody else, or do something at home. Who works with the child reads other steps first.
import type { Moment } from '../message/moment-said.ts';

const toSchool =
  /\b(?:[Aa]sk|[Tt]ell|[Ww]rite to|[Gg]ive|[Rr]ing|[Ee]-?mail|[Ss]how|[Ss]end|[Aa]gree with|[Tt]alk (?:to|with)|[Mm]eet) (?:the |his |her |\{his\} )?(?:school|\{school\}|(?:class )?teachers?|staff|nursery|transport office|driver)\b|\b[Gg]o on school days\b/;
const atHome =
  /\b(?:bedroom|bedtime|bedside|pyjamas|pillow|duvet|sofa|fridge|supper|(?:at|from) home|family table|living[- ]room|grand(?:ma|pa|parents))\b/i;
/** Who sits for a child, or works nights in a home, is where the beds are. */
const isOutside = ({ tags }: Moment): boolean =>
  (tags.has('school') || tags.has('out')) && !tags.has('home') && !tags.has('night');

/** "Phone the dentist beforehand" is no step for who works there. */
const toPractice =
  /\b(?:[Pp]hone|[Rr]ing|[Aa]sk|[Tt]ell|[Bb]ook|[Ss]end|[Ww]rite to) (?:the |a |your |\{his\} )?(?:dentist|dental|practice|surgery|doctor|clinic|ward|hospital|optician|barber|hairdresser)\b/;

export const isForFamily = (text: string, moment: Moment | undefined): boolean =>
  (moment?.isAtPractice === true && toPractice.test(text)) ||
  (moment?.tags.has('staff') === true && (toSchool.test(text) || (isOutside(moment) && atHome.test(text))));
