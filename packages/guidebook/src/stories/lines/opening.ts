// A doing of the child's as the sentence that opens a story: "I am going to Clarks on Saturday", "I take turns on the swing".
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { infinitiveOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { capitalised } from '#child/words';
import { asFact } from '../as-fact.ts';
import { isFeast, isHeld } from './as-topic.ts';
import { isSureSentence, isSureTopic } from './sure-form.ts';
import { isSayable, type TopicLine } from './topic-line.ts';
import { isCleanSentence, isCleanTopic } from './well-formed.ts';

/** As long as our own sentences are. */
const longest = { 1: 18, 2: 15, 3: 10 } as const;

/** The topic with its opening sentence, where it is sure that the child does it; as it was where it is not. */
export function withOpening(told: TopicLine, line: StoryLine, level: 1 | 2 | 3): TopicLine {
  const [first] = line.clauses;
  if (!first || told.isRule) return told;
  const event = eventOn(first, told);
  if (event !== null && event.day === '') return { ...told, opening: `${event.what}.` };
  if (event !== null) {
    const isShort = wordCount(`${event.what} ${event.day}`) <= longest[level];
    return isShort
      ? {
          ...told,
          opening: `${event.what} ${event.day}.`,
          more: withoutDay(told.more, first.text).filter((one) => !isIn(one, `${event.what} ${event.day}`)),
        }
      : { ...told, opening: `${event.what}.` };
  }
  const isDoing = first.shape === 'doing' && (told.fact === null || told.isDoing === true);
  const isHow = told.fact === null && /^(?:how )?to \p{L}+/iu.test(first.text);
  if (!isDoing && !isHow) return told;
  const wholes = isHow ? [first.text] : [first.text.split(/, | (?=because\b)/)[0] ?? '', told.topic];
  for (const whole of wholes.filter((one) => one !== 'this')) {
    const opening = isHow ? asAble(whole) : sentenceOf(whole);
    if (opening === null || wordCount(opening) > longest[level]) continue;
    return {
      ...told,
      opening: `${capitalised(opening)}.`,
      more: told.more.filter((one) => !isIn(one, whole)),
    };
  }
  return told;
}

/** "A haircut at Tony's" and its day: one sentence says both, where it is not too long. Whoever names a dentist and a day goes there. */
function eventOn(
  { shape, text }: LineClause,
  { topic, fact }: TopicLine,
): { what: string; day: string } | null {
  if ((shape !== 'thing' && !/^an? /.test(topic)) || fact !== null) return null;
  // "Eye drops twice a day".
  if (
    /^(?:\p{L}+ ){0,2}(?:drops|medicine|tablets?|cream|inhaler|injections?|physio|exercises|lessons) (?:once|twice|three times|\d+ times) an? (?:day|week)$/iu.test(
      text,
    )
  )
    return { what: `I have ${topic}`, day: '' };
  // "The jumper on class photo day", "a helmet at the climbing wall".
  if (
    /^(?:the|my|an?) /.test(topic) &&
    worn.test(topic.split(/ (?:on|at|for|in|under|to|with|and) /)[0] ?? '') &&
    isSayable(topic)
  )
    return {
      what: `I wear ${topic.replace(/^an? (?=(?:\p{L}+ )?(?:shoes|glasses|trainers|boots|splints|hearing aids|wellies|goggles|ear defenders|gloves|socks)$)/u, '')}`,
      day: '',
    };
  const [days] = onDays.exec(text) ?? [];
  if (days !== undefined && text.endsWith(days)) {
    const every = onEvery(topic.replace(` ${days}`, ''));
    return every === null ? null : { what: every, day: days };
  }
  const [day] = onADay.exec(text) ?? [];
  if (day === undefined) {
    // "The cinema with school": whoever names a place that one goes to goes there.
    const going = isSayable(topic) ? (goingTo(topic) ?? heldWith(topic)) : null;
    return going === null ? null : { what: going, day: '' };
  }
  // What the topic says of the time already is said once.
  const clock = / (?:at|from) \d.*$/u;
  const what = topic
    .replace(clock.exec(day)?.[0] ?? day, '')
    .replace(` ${day.replace(clock, '')}`, '')
    .replace(/\s+/g, ' ')
    .trim();
  // The day ends the line, or all of the line is in it wherever the day stood.
  const rest = new Set(wordsOf(`${what} ${day}`).map((word) => word.toLowerCase()));
  if (!text.endsWith(day) && !wordsOf(text).every((word) => rest.has(word.toLowerCase()))) return null;
  const told = toldOf(what, day);
  return told === null ? null : { what: told, day };
}

/** What is so every week. */
function onEvery(what: string): string | null {
  const [head = what] = what.split(/ (?:at|with|in|for|to|and|from) /);
  if (goneTo.test(head)) return `I go to ${what}`;
  if (lessons.test(head)) return `I have ${what}`;
  return /^an? /.test(what) && !/^an? (?:\p{L}+ )?(?:day|week|time)$/u.test(head) ? `There is ${what}` : null;
}
const onDays = /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days$/i;

/** What is on a day, as a sentence that the day ends. */
function toldOf(what: string, day: string): string | null {
  const [head = what] = what.split(/ (?:at|with|in|for|to|and|from) /);
  if (goneOn.test(head)) return `I am going on ${what}`;
  if (/^an? .* bed$/i.test(head)) return `I am sleeping in ${what}`;
  if (/^an? /.test(what))
    return `${hadByChild.test(head) && !/\b(?:alarm|fire|siren|bell)\b/i.test(head) ? 'I am having' : 'There is'} ${what}`;
  if (isHeld.test(head)) return `There is ${what}`;
  if (/^(?:fireworks|roadworks|carols|races|parent evenings)$/i.test(head)) return `There are ${what}`;
  if (/^(?!(?:the|my|our|an?) )(?:[\p{L}'’-]+ ){1,3}day$/iu.test(what)) return `It is ${what}`;
  const going = goingTo(what);
  if (going !== null) return going;
  if ((/^new \p{L}+/iu.test(head) && worn.test(head)) || fitted.test(head)) return `I am getting ${what}`;
  if (lessons.test(head)) return `I have ${what}`;
  // "My first day at college is in September."
  return /^(?:my (?:first|last|new|school|class|birthday|christmas)|the)\b/i.test(head) &&
    !/^every/i.test(day)
    ? `${capitalised(what)} is`
    : null;
}
/** "A blood test at the polyclinic", "Ah Gong's funeral", "wet play": what is surely an event takes place. */
function heldWith(topic: string): string | null {
  const [head = topic] = topic.split(/ (?:at|with|in|for|to|from|on|because|during|by|after|before) /);
  if (/,| (?:and|or|but|not|instead|without) /.test(topic)) return null;
  if (/^(?:an?|my (?:first|next|last|new)) /.test(head)) {
    if (attended.test(head) && !/\b(?:alarm|fire|siren|bell)\b/i.test(head)) return `I have ${topic}`;
    if (hadByChild.test(head) && !/\b(?:alarm|fire|siren|bell)\b/i.test(head)) return `I am having ${topic}`;
    return /^an? /.test(head) && takesPlace.test(head) ? `There is ${topic}` : null;
  }
  if (
    /\p{L}['’]s (?:\p{L}+ ){0,2}(?:funeral|wedding|birthday|party|christening|graduation|prom)$/iu.test(head)
  )
    return `It is ${topic}`;
  if (isFeast.test(head)) return `It is ${topic}`;
  if (!isHeld.test(head)) return null;
  return /therapy|physio|training|practice|experience/i.test(head) ? `I have ${topic}` : `There is ${topic}`;
}
const attended =
  /\b(?:tests?|interview|appointment|lesson|exam|check|check-?up|meeting|session|assessment)$/i;
const takesPlace =
  /\b(?:drill|party|trip|assembly|concert|disco|fair|alarm test|fete|festival|wedding|funeral|picnic|ceremony|parade|show|workshop|visit|sale|match|race|quiz|weekend|evening|(?:taster|open|training|inset|dressing-up) day)$/i;

/** "The zoo with Grandad", "a school trip to the farm". */
const goingTo = (what: string): string | null => {
  const [head = what] = what.split(/ (?:at|with|in|for|to|and|from|on|by) /);
  if (goneOn.test(head)) return `I am going on ${what}`;
  return goneTo.test(head) ? `I am going to ${what}` : null;
};
const goneOn = /^an? (?:\p{L}+ ){0,2}(?:trip|holiday|outing|cruise|day out|residential|camp)$/iu;
/** What is done to the child, or the child takes part in: nobody "has" a fire drill. */
const hadByChild =
  /\b(?:haircut|tests?|jab|vaccine|vaccination|injection|scan|operation|check-?up|lesson|sleepover|filling|tooth out|x-?ray|EEG|ECG|MRI|interview)$/i;
const worn =
  /\b(?:shoes|glasses|trainers|boots|coat|splints|uniform|hearing aids?|wellies|school shoes|jumper|tie|goggles|helmet|apron|ear defenders|gloves|socks?|hat|cap|costume|life ?jacket|wristband|eye patch|armbands|mask|spectacles)$/i;
const fitted = /^(?:an? )?(?:braces?|grommets|hearing aids?|splints|retainers?|glasses|stitches)$/i;
const lessons = /\b(?:lessons|exams|tests|mocks|rehearsals|classes|SATs|GCSEs)$/i;
const goneTo =
  /^the (?:(?:dentist|doctor|barber|hairdresser|optician|vet|orthodontist)(?:['’]s)?|(?:\p{L}+ ){0,2}(?:zoo|library|cinema|museum|park|circus|supermarket|beach|farm|hospital|airport|theatre|aquarium|leisure centre|swimming pool|clinic|surgery))$/iu;

/** The day that the opening says is not said again. */
function withoutDay(more: readonly string[], text: string): string[] {
  const [day = ''] = onADay.exec(text) ?? [];
  return more.map((one) => (one.endsWith(` ${day}`) ? one.slice(0, -day.length - 1) : one));
}

/** "It is in the car park" and "that is when the timer goes off" were parted from what the opening says whole. */
const isIn = (sentence: string, whole: string): boolean => {
  // "With Dad at the mall. Dad is there, too".
  const [, who] = /^(.+) (?:is|are) there, too\.?$/u.exec(sentence) ?? [];
  if (who !== undefined && whole.includes(who)) return true;
  const known = new Set(eventWords(whole).map(stemOf));
  return (
    /^(?:it|that|there) (?:is|are)\b/i.test(sentence) &&
    eventWords(sentence).every((word) => known.has(stemOf(word))) &&
    [...sentence.matchAll(/\d+/g)].every(([number]) => new RegExp(`\\b${number}\\b`).test(whole))
  );
};

/** "To say hello when we come in", "how to ask for a break": what the child can do. */
function asAble(text: string): string | null {
  const [, does = ''] = /^(?:how )?to (.+)$/iu.exec(text) ?? [];
  const [verb = ''] = does.split(' ');
  return ownDoings.has(verb.toLowerCase()) && isSayable(does.replaceAll('~', '')) ? `I can ${does}` : null;
}

/** What is planned is going on ("I am flying to Oma"); what is done again and again is done; what may happen happens sometimes. */
function sentenceOf(doing: string): string | null {
  const plain = doing.replaceAll('~', '');
  const [verb = '', ...rest] = plain.split(' ');
  const isName = isCleanTopic(plain) && isSureTopic(plain);
  // "Flying to Winnipeg on two planes to see the doctor": long for a name, and a plain sentence.
  const isPlain = isSureSentence(`I am ${plain}`) && isCleanSentence(`I am ${plain}`);
  if (!isSayable(plain) || unsure.test(plain) || !(isName || isPlain)) return null;
  const gentle = /^being ((?:kind|gentle|polite|quiet|patient|careful|safe|brave|calm|helpful)\b.*)$/iu.exec(
    plain,
  );
  if (gentle) return `I can be ${gentle[1]}`;
  if (!ownDoings.has(infinitiveOf(verb.toLowerCase())) || rest.length === 0) return null;
  const isPlanned = onADay.test(plain) || (planned.test(plain) && !again.test(plain));
  if (isPlanned && !mishap.test(plain))
    return isSureSentence(`I am ${plain}`) ? `I am ${doing.charAt(0).toLowerCase()}${doing.slice(1)}` : null;
  const [simple] = asFact(doing) ?? [];
  if (simple === undefined || !isSureSentence(simple) || !isCleanSentence(simple)) return null;
  if (mishap.test(plain)) return `sometimes ${simple}`;
  return /^trying\b/i.test(plain) ? `I can try ${rest.join(' ')}` : simple;
}

/** A list of halves, and what only a grown-up may be sure of. */
const unsure =
  /\bperiods?\b|\bnot (?:only|just)\b|\b(?:he|she|him|her|his|you|your)\b|\bor not\b|\b(?:put|turned) on \p{L}+day/iu;
const onADay =
  /\b(?:every (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next (?:week|month|year|term|\p{L}+day)|for the first time|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|this (?:week|weekend|afternoon|morning|evening|summer|\p{L}+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,? and (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)?)(?! (?:nights|mornings|evenings|afternoons))(?: (?:morning|afternoon|evening|night))?(?: at (?:\d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: o'clock)?))?(?: from \d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm))? to \d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm))?)?\b/iu;
const planned =
  /^(?:going|moving|flying|starting|visiting|travelling|traveling|getting (?!ready|dressed|up|undressed)|having .*(?:ed|cut|done)\b|staying|seeing|meeting|coming (?!into|in|when)|leaving|changing (?!my|the|into|for)|swapping|joining|learning|finishing|saving)/i;
/** Done again and again, or only then. */
const again =
  /^leaving .+ alone$|\b(?:when|if|before|even|every|each|always|daily|\p{L}+days|nights|mornings|evenings|weekends)\b|^(?:going|getting) (?:to (?:bed|sleep|the toilet|the potty)|on the (?:toilet|potty))\b/iu;
/** Nobody plans it. */
const mishap =
  /^(?:losing|missing|falling|dropping|breaking|spilling|forgetting|getting (?:lost|hurt|stuck|.*\bwrong\b)|making (?:an? )?mistakes?|having an? (?:seizure|nosebleed|accident|fall)|feeling)\b/i;

/** What a child does, and is not done to them: whoever cuts the nails is not named. */
const ownDoings = new Set(
  'accept answer ask bake borrow bring build buy call carry catch celebrate change choose climb collect come cook count cross dance do draw dress drink eat fall fast feed feel find finish fly follow forget get give go greet have help hold join keep knock lay learn leave line listen lock look lose make meet miss move order pack paint pay pick plant play post pour practise pray press put queue read ride say see sell send set share shave show sing sit sleep speak spend stand start stay swap swim take talk tell thank tidy tie travel try turn unlock use visit volunteer vote wait wake walk watch water wave wear work write'.split(
    ' ',
  ),
);
