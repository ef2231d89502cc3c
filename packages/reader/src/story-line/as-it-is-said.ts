// What a carer types in a way that a story would read out wrongly: "swooping magpies" as what the child does, "sun cream" as a day.
import type { Form } from './days-and-people.ts';

const opens = '(?<=^|[,.;:] |\\s[-–—] |\\b(?:and|but|so) )';
const ends = '(?=$|[,.;]| (?:and|but|so|because|when|while|until|at|on|in)\\b)';

const shutThings =
  '((?:bed(?:room)? |front |back |car |kitchen |bathroom )?(?:doors?|gates?|lids?|windows?|curtains|blinds))';

export const asItIsSaid: readonly Form[] = [
  [/\bthru\b/gi, 'through'],
  // "It's started" is over, "its started" as well.
  [
    /\b(it)(?:['’]?s) (?=(?:just |now |already |all )?(?:started|begun|happened|ended|stopped|changed|come|got|become|been|grown|moved)\b)/gi,
    '$1 has ',
  ],
  // "Swooping magpies on the way": they do it, and not the child.
  [
    /^(?:swooping|barking|flashing|flickering|crying|buzzing|beeping|chirping|growling|falling|howling|squeaking|screeching|ticking|dripping|charging) (?=(?:\p{L}+ )?\p{L}+[^s]s\b)/giu,
    (found) => `the ${found.toLowerCase()}`,
  ],
  // "With door shut", "curtains closed".
  [
    new RegExp(
      `(?:,? with |${opens})(?:the |his |her )?${shutThings} (shut|closed|open|locked)${ends}`,
      'giu',
    ),
    (found) =>
      found.replace(
        /^(,? with )?(?:the |his |her )?(.+?)(s?) (\p{L}+)$/iu,
        (_, joint: string | undefined, thing: string, many: string, how: string) =>
          `${joint === undefined ? '' : ', '}the ${thing.toLowerCase()}${many} ${many === '' ? 'is' : 'are'} ${how.toLowerCase()}`,
      ),
  ],
  // "Dark at home time".
  [
    new RegExp(`${opens}(dark|light) (?=(?:at|by|when|in the|before|after) )`, 'giu'),
    (found) => `it is ${found.toLowerCase()}`,
  ],
  // "New driver is called Sam": the one of whom the line speaks.
  [
    /(?<=[,.;] )new (?=(?:driver|teacher|helper|ta|carer|nurse|coach|escort|dentist|doctor|social worker|key ?worker|person|lady|man) (?:is|will be) )/giu,
    'the new ',
  ],
];
