// How it goes better or worse, said by the carer on its own: "Better if he climbs in himself", "works: a job on the way", "in the car is
// better", "(fix: own seat)". It answers, and is no hard thing to be asked about.

const label =
  "(?:what (?:works|helps|does(?:n['’]?t| not)(?: (?:work|help))?)|works|helps|fix(?:ed by)?|better|worse|does(?:n['’]?t| not)(?: (?:work|help))?)";
const labelled = new RegExp(
  `^${label}\\s?[:=]\\s*\\S|[(;.,]\\s*(?:(?:what )?(?:works|helps)|fix(?:ed by)?)\\s?[:=]\\s*\\S`,
  'iu',
);

/** "Better if …", "worse when …": said of what stands before it. */
export const saysWhenBetter = (part: string): boolean =>
  /^(?:(?:it(?:['’]s| is)|goes|is) )?(?:(?:much|a lot|a bit|so much|way) )?(?:better|worse|easier|harder|calmer) (?:if|when|with|without|after|before|once|since|as long as)\b/iu.test(
    part.trim(),
  );

/** "In the ute is better", "outside is easier": another place or time than the hard one. */
const elsewhereBetter =
  /^(?:in|on|at|with|outside|after|before|by)(?: \p{L}+){0,5} (?:is|are) (?:(?:much|a lot|usually) )?(?:better|easier|best|fine)\s*[.!]*$/iu;

/** The whole entry is the answer. */
export const isAnswerAlone = (entry: string): boolean =>
  labelled.test(entry.trim()) || saysWhenBetter(entry) || elsewhereBetter.test(entry.trim());
