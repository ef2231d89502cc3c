// Clauses that a carer leaves without their small words: "no food till after", "lights off", "back Monday", "if he wakes he can …".
import type { Form } from './days-and-people.ts';
import { asDay } from './short-days.ts';
import { termsOf } from './terms.ts';

const opens = '(?<=^|[,.;:] |\\s[-–—] |\\b(?:and|but|so) )';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (short: string): string =>
  months.find((one) => one.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short;

export const smallClauses: readonly Form[] = [
  [/\b(they|we|I|you) dunno\b/gi, '$1 do not know'],
  // "Tomorrow and fri".
  [/(?<=\b(?:and|on|until|till|from|next|this) )(?:mon|tues?|weds?|thurs?|fri)\b(?=$|[,.;]| )/gi, asDay],
  // "Leaves Jan 6".
  [
    new RegExp(
      `\\b(leaves|leaving|starts|starting|returns|ends|moves|comes|arrives|flies|opens|closes|home|back) (?:on )?(${month}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d)\\b`,
      'gi',
    ),
    (found) =>
      found.replace(
        /^(\S+) (?:on )?(\p{L}+) (\d+)\D*$/iu,
        (_, does: string, which: string, on: string) => `${does} on ${monthOf(which)} ${on}`,
      ),
  ],
  [
    new RegExp(`\\b(?:on )?some (${day})s,? (?:but )?not every(?: one| ${day})?(?=$|[,.;])`, 'gi'),
    'on some $1s but not every $1',
  ],
  // "No crocs in the snow": what they are not for.
  [
    new RegExp(
      `${opens}no (crocs|sandals|flip flops|wellies|slippers|trainers|shoes|boots) (?:in|on) (?=the (?:snow|rain|water|pool|beach|bed|sofa|carpet|ice|mud)\\b)`,
      'gi',
    ),
    '$1 are not for ',
  ],
  // "No food until after", "no trampoline even if he asks".
  [
    new RegExp(
      `${opens}no (?!(?:\\p{L}+ing|one|longer|matter|need|idea|way|more|hands?|fingers?|feet|problems?|hug|hugs|kiss|kisses|chance|point|worries|wonder|sign|news)\\b)((?:\\p{L}+ ){0,2}?\\p{L}+),? (even (?:if|when)|when|while|until|till|before|after)\\b(?= \\p{L})`,
      'giu',
    ),
    (found) =>
      found.replace(
        /^no (.+?),? (even (?:if|when)|when|while|until|till|before|after)$/iu,
        (_, thing: string, joint: string) =>
          `there ${termsOf(thing).at(-1)?.tags.has('Plural') === true ? 'are' : 'is'} no ${thing} ${joint}`,
      ),
  ],
  // "If he wakes he can put on the light".
  [/\b(if (?:he|she|they|I|\{child\}) [^,.;]{2,40}?) (?=(?:he|she|they|I) (?:can|may|will) )/giu, '$1, '],
  // "Lights off", "air purifier on".
  [
    new RegExp(`${opens}(?:the )?((?:\\p{L}+ )?\\p{L}+) (on|off)(?=$|[,.;]| and (?:no|there|the)\\b)`, 'giu'),
    (found) =>
      found.replace(/^(?:the )?(.+) (on|off)$/iu, (whole, thing: string, how: string) =>
        isSwitched(thing) ? `the ${thing} ${/s$/.test(thing) ? 'are' : 'is'} ${how}` : whole,
      ),
  ],
  [new RegExp(`${opens}(?:it'?s )?(?:only|just) (?:a )?(?=(?:practice|drill)\\b)`, 'gi'), 'it is only a '],
  // "Bushfire smoke days we stay inside".
  [/^((?:\p{L}+ ){1,2}days),? (we (?:stay|eat|play|go|wear) [\p{L} ]{2,16})(?=$|[,.;])/giu, '$2 on $1'],
  [/\b(lie|sit|stay|keep|stand) still (?=\d+ ?min)/gi, '$1 still for '],
  // "Grandma is taking him not Mum".
  [
    /\b((?:is|are) (?:taking|bringing|collecting|picking up|fetching) (?:him|her|them|me|us|\{child\})),? not (?=(?:mum|mummy|mom|mommy|dad|daddy|grandma|grandad|nan|nana)\b)/gi,
    '$1 instead of ',
  ],
  // "Lunch is in room 12 not the canteen".
  [
    /\b((?:is|are) (?:in|at|on) [\p{L}\d ]{3,20}?),? not (?:in |at |on )?(?=the \p{L}+(?=$|[,.;]))/giu,
    '$1 instead of ',
  ],
  // "Boots now it is winter".
  [
    / now (?:that )?(?=(?:it is|it's|its) (?:winter|summer|autumn|spring|cold|hot|raining|snowing)\b)/gi,
    ' because ',
  ],
  [/\bhold(ing)? hands? or (?:the )?(trolley|pram|buggy|wheelchair)\b/gi, 'hold$1 a hand or the $2'],
];

/** "Shoes off" and "hat on" is what the child does. */
const isSwitched = (thing: string): boolean =>
  /^(?:(?:\p{L}+ )?lights?|.*\b(?:purifier|fan|heating|radio|tv|music|alarm|heater|air con|screens?|wifi|lamps?|machine))$/iu.test(
    thing,
  );
