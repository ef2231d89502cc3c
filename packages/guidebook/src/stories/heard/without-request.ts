// What a carer asks of us around an event: "please explain that …", "… a simple one for a 13 year old". No story says it.

const asks =
  "(?:please|pls|can you|could you|would you|can we have|could we have|i need|i want|i would like|i['’]?d like|we need|we want|we would like|we['’]?d like|need|would like|looking for|any chance of|do you have|is there)";
const start = new RegExp(
  `(?<=^|[.!?;,]\\s+)(?:${asks}\\s+)+(?:(?:to )?(?:write|make|do|create|have|get|explain|tell|give|help with|help)(?: (?:me|us|him|her|them|\\{child\\}))?\\s+)?(?:(?:an?|the|some|you have)\\s+)*(?:(?:very|short|simple|calm|little|quick|nice|gentle|social|new)\\s+)*(?:(?:story|stories|something|one)\\s+)?(?:for (?:him|her|them|\\{child\\}|my \\p{L}+)\\s+)?(?:about|on|to explain|explaining|to say(?= that\\b)|that says|that explains|that)\\s+`,
  'giu',
);
/** "For a 13 yr old please", "for a third grader who panics". */
const forWhom =
  /[,.;?]?\s*(?:an? (?:\p{L}+ ){0,2}(?:one|story|something) )?for (?:(?:an? )?(?:my )?\d+[- ]?(?:yr|year|yo)[\p{L}/]*(?:[- ]old)?|(?:an? |my )(?:\p{L}+ grader|year \d+ (?:pupil|child)))\b[^,.;]*/giu;
const ends: readonly RegExp[] = [
  /[,.;]\s*(?:nothing|not|not too|no) (?:too )?(?:cringe|cringy|scary|babyish|childish|long|wordy)\b[^,.;]*$/iu,
  /(?:[,.;]\s*(?:please|pls|thanks|thank you|thx|many thanks)|(?<!\b(?:say|says|saying|said|and|or|with|word|use|using))\s+(?:please|pls))[.!]*$/iu,
  /[,.;]?\s*(?:and )?(?:i[’']?d like|i would like|i want|we want|we would like) (?:him|her|them|\{child\}) to (?:practi[sc]e|understand|be (?:ready|prepared)|see it coming)\b[^.;]*$/iu,
  /[,.;]\s*(?:i want to know it|explained|told|written)? ?step by step[.!]*$/iu,
  /(?:[,.;]| and| but)\s*(?:he|she|they|\{child\}) (?:has(?:n['’]?t| not)|have(?:n['’]?t| not)) been told(?: yet)?[.!]*$/iu,
  /(?:[,.;]| and| but)\s*(?:he|she|they|\{child\}) do(?:es)?(?:n['’]?t| not) know (?:it |about it )?yet[.!]*$/iu,
  /[,.;]\s*(?:and )?i do(?: not|n['’]?t) want to (?:frighten|scare|upset|worry) (?:him|her|them)\b[^.;]*$/iu,
  /[,.;]\s*(?:and )?why (?:they|we|people) do (?:it|this|that)[.!?]*$/iu,
];

/** "A story for a child who gets upset when …": what follows is said of the child. */
const ofReader = new RegExp(
  `^(?:${asks}\\s+)*(?:an? )?(?:(?:short|simple|little|social) )*(?:story|one|something) for (?:an?|my) (?:\\p{L}+ )?(?:child|boy|girl|pupil|student|son|daughter|teenager) who `,
  'iu',
);

/** The line itself where nothing else is left of it. */
export function withoutRequest(line: string): string {
  const rest = ends
    .reduce(
      (told, end) => told.replace(end, ''),
      line.replace(ofReader, '{child} ').replace(start, '').replace(forWhom, ''),
    )
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : line;
}
