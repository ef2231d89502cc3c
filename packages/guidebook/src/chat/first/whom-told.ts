// Who is to hear the words a carer asks for: the child, or somebody who stands beside.
import { type Audience, audiences } from '../topic.ts';

/** Null where the child is meant, or nobody is named. */
export function whomTold(message: string): Audience | 'somebody' | null {
  const text = message.replaceAll('’', "'").toLowerCase();
  const found = askings.map((one) => one.exec(text)).find((one) => one !== null);
  if (!found) return null;
  const [, said = ''] = found;
  const after = said.replace(manner, '');
  const [clause = ''] = after.split(/[.?!,\n]/);
  // "What do I say when he asks if nana is coming": whoever asks is answered.
  if (whenChild.test(clause)) return null;
  const [, told] =
    /^ ((?:my|our|the|his|her|their) (?:[\w'-]+ ){0,2}?[\w'-]+)(?= (?:i|we|he|she|they|that|it|about|why|how)\b)/.exec(
      clause,
    ) ?? [];
  const [, whom = clause] = told === undefined ? (/\b(?:to|with) (.*)$/.exec(clause) ?? []) : ['', told];
  if (ownChild.test(whom)) return null;
  const isPointing =
    /^\W*(?:back|about\b.*|him|her|them|that|those|it)?\s*(?:\b(?:him|her|them)\b.*)?$/.test(whom) ||
    pronoun.test(whom);
  // "Say to her": who was said to speak, stare or ring just before is who is answered.
  if (isPointing) return speakerIn(text.slice(0, text.length - after.length));
  return groupIn(whom) ?? (/\bto (?:the|a|an|our|my) \w/.test(clause) ? 'somebody' : null);
}
/** "… that's short and not rude": how it is to sound, and to nobody. */
const manner =
  /^ (?:that(?:'s| is| isn't)? |which is )?(?:(?:very|really|not|and|but|too|something) )*(?:short|polite|kind|rude|nice|firm|quick|calm|funny)\b[^.?!\n]*/;
const whenChild =
  /^ (?:back )?(?:when|if|each time|every time|next time|once) (?:he|she|they|\{child\d*\}|(?:my|our) (?:\w+ )?(?:son|daughter|child|boy|girl|kid|lad))\b/;
const pronoun = /^\W*(?:ma'?am|madam|sir|him|her|them|those|that lot|it|this)\b/;
const ownChild =
  /^\W*(?:an?|my|our) (?:\w+[- ])?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ](?:years?|yrs?)[- ]old\b|^\W*an? (?:autistic )?(?:child|kid|toddler|teenager)\b(?!'s)|^\W*(?:my|our) (?:\w+ )?(?:son|daughter|child|boy|girl|kid|lad|little one|toddler)\b(?!'s)/;

/** As it stands in a sentence of ours. */
export const audienceName: Readonly<Record<Audience | 'somebody', string>> = {
  somebody: 'them',
  school: 'school',
  family: 'family',
  partner: 'the other parent',
  children: 'other children',
  parents: 'other parents',
  strangers: 'strangers',
  neighbours: 'neighbours',
  health: 'the clinic',
  work: 'work',
};

const verbs = String.raw`(?:say|tell|explain|reply|answer|respond|talk|put (?:it|this|that)|present (?:it|this|that)|speak|bring (?:it|this) up|raise (?:it|this|that))`;
/** What is asked comes before what somebody else "says". */
const askings = [
  new RegExp(String.raw`\b(?:what|how)\b(?: [\w']+){0,5}? ${verbs}\b(.*)$`, 's'),
  new RegExp(String.raw`\b(?:${verbs}|words)\b(.*)$`, 's'),
];

/** The first that fits: "the other mum" is no mother of ours. */
const groups: Readonly<Record<Audience, RegExp>> = {
  neighbours: /\bneighbou?rs?\b/,
  parents:
    /\bother (?:parents?|mums?|moms?|dads?|mothers?)\b|\b(?:parents|mums|moms) at\b|\b(?:the|that) (?:mum|mom|mother|dad|father)\b|\b(?:an?|this) (?:[\w-]+ ){1,3}(?:mum|mom|mother|dad|parent)\b|\b(?:boy|girl|kid|child|friend)'?s (?:mum|mom|mother|dad|parents?)\b/,
  health:
    /\b(?:doctors?|gp|nurses?|clinic|hospital|receptionist|dentist|ward|paediatrician|pediatrician|consultant)\b/,
  work: /\b(?:boss|manager|employer|supervisor|colleagues?|coworkers?|workmates?)\b/,
  school:
    /\b(?:school|teachers?|senco|nursery|head(?:teacher|master)?|principal|tutor|college|ta|attendance (?:officer|team)|class teacher|childminder)\b/,
  family:
    /\b(?:famil(?:y|ies)|gran\w*|nans?|nanas?|relatives?|aunt\w*|uncles?|in[- ]laws?|mil|mother[- ]in[- ]law|father[- ]in[- ]law|(?:my|our) (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|parents))\b/,
  partner:
    /\b(?:husband|wife|partner|ex|(?:his|her|their) (?:dad|father|mum|mom|mother)|(?:the )?other parent|mommy|mummy|daddy)\b/,
  children:
    /\b(?:siblings?|(?:his|her|their) (?:\w+ )?(?:sisters?|brothers?|twin|friends?)|(?:little|big|older|younger) (?:sister|brother)|kids|children|classmates|pupils|the (?:other )?(?:boys|girls))\b/,
  strangers:
    /\b(?:strangers?|people|passers?[- ]?by|(?:wo)?m[ae]n (?:in|on|at|behind|next|who)|old (?:lady|man)|lady|bloke|customers?|cashier|shop ?(?:keeper|assistant)|someone (?:in|on|at)|everyone (?:stares|looks))\b/,
};

/** "Two sentences for my mum": who is named first. */
export const audienceIn = (message: string): Audience | null =>
  groupIn(/\bfor (?:my|our|the|his|her) [\w -]{2,25}/i.exec(message.toLowerCase())?.[0] ?? '');

const groupIn = (text: string): Audience | null => audiences.find((one) => groups[one].test(text)) ?? null;

/** Who says, thinks, stares or asks, in what was told before the question. */
export function speakerIn(told: string): Audience | null {
  const clauses = told.split(/[.!?;\n]|,| but | and /).filter((clause) => speaks.test(clause));
  return (
    clauses
      .map((clause) => groupIn(clause.slice(0, clause.search(speaks))))
      .findLast((one) => one !== null) ?? null
  );
}
const speaks =
  /\b(?:says?|said|saying|thinks?|thought|tells?|told|keeps?|stares?|staring|asks?|asked|comment\w*|complain\w*|reckons?|insist\w*|want(?:s|ed)?|looks?|rang|rings?|calls?|called|cries|cried|shout\w*|point\w*|laugh\w*|judg\w*|(?:is|are) (?:upset|cross|angry|hurt|offended)|doesn'?t (?:get|believe|understand)|don'?t (?:get|believe|understand)|won'?t (?:listen|believe))\b/;
