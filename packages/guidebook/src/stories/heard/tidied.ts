// A hurried line before anything is read from it: apostrophes that were left out, and what is said to us beside the event.

/** "Hes scared itll bleed" is not what he has. */
const apart = (line: string): string =>
  line
    .replace(/\b(it|that|they|there|who)ll\b/gi, '$1 will')
    .replace(
      /\b(he|she)s (?=(?:not |so |very |really |still |too |just |always |now |only |a bit )*(?:scared|afraid|frightened|terrified|worried|nervous|anxious|upset|sad|cross|angry|excited|ill|poorly|sick|tired|shy|new|asleep|off|away|\p{L}+ing|going|the|an?|my|in|on|at|\d+)\b)/giu,
      '$1 is ',
    )
    .replace(/\bhavent\b/gi, 'have not')
    .replace(/\b(has|was|is|are|were|did|does|do|would|could|should|wo|ca)nt\b/gi, "$1n't");

/** "(supported living, 4 lads share)" explains to us; who comes, when and what not is of the event. */
const withoutBrackets = (line: string): string =>
  line.replace(/\s*\(([^()]*)\)/gu, (found, said: string) =>
    /\b(?:will|can|is|are|has|not|no|instead|with|without|cannot|can['’]?t|won['’]?t|nothing|nil|never|free|only|after|before|from|until|on|at|called|his|her|their|our|mum|dad|nan|nights?|days?|hours?|weeks?|minutes?|an(?:a)?esthetic|sedation|needle|injection|medicine|operation|oxygen|allerg\w*|epi-?pen|cast|stitches|twice|once|first|cream|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m)\b/i.test(
      said,
    ) || /\p{Lu}/u.test(said)
      ? found
      : '',
  );

/** How old the child is, the form says. */
const withoutAge = (line: string): string =>
  line
    .replace(
      /(?:,|\.|;| -|(?<=\p{L}) and)\s+(?:he|she|they)(?:['’]?s| is| are) (?:only |just |nearly |almost |now )?(?:aged )?\d{1,2}(?: ?(?:yrs?|years?|y\/?o)(?: old)?)?(?=$|[,.;]| (?:and|but) (?:he|she|they|we|it|the|his|her|my|our|there)\b)/giu,
      '',
    )
    .replace(/^(?:he|she)(?:['’]?s| is) \d{1,2}(?: ?(?:yrs?|years?|y\/?o)(?: old)?)?[,.;]\s+/iu, '');

export const tidied = (line: string): string => withoutAge(withoutBrackets(apart(line))).trim() || line;
