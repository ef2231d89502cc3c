// Something to copy: a letter, a note, a packing list, three sentences to say. From the page's own letter where it has one for
// this wish, else from its steps, and always from the profile. What only the carer knows stays open: ____.
import { inWords } from '#child/words';
import { waysOfSaying } from '#library/communication';
import { stemsOf } from '#library/match';
import { cleanText, isRepeatable } from '#plan/clean';
import { earsOf } from '#plan/fill';
import { audienceIn, whomTold } from '../first/whom-told.ts';
import { worksWithChild } from '../message/asker.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { type LeftOut, withoutLeftOut } from '../message/left-out.ts';
import { isToOthers } from '../message/next-kind.ts';
import type { Topic } from '../topic.ts';
import { askedToTalk, written } from '../writing/written.ts';
import { inCarersVoice } from './carers-voice.ts';
import { goesHome, homeNote } from './home-note.ts';
import { fillStep, stemsSaid, stepsFor } from './steps.ts';
import { toldLetter } from './told-letter.ts';

/** Null where there is neither a page nor a profile to write from. */
export function letterFor(
  message: string,
  topic: Topic | null,
  child: AskedChild,
  hasProfile: boolean,
  out: LeftOut = new Set(),
): string | null {
  const line = (text: string, key: string) =>
    inCarersVoice(fillStep(child, text, `${topic?.id ?? ''}letter${key}`));
  const kind = kindOf(message);
  // What to answer to what somebody wrote is theirs to say.
  if (isReply.test(message)) return null;
  if (kind === 'packing list') return ready(packingList(message, topic, child));
  const own = goesHome.test(message) ? null : written(message, child);
  if (own?.isOwn) return ready([own.text]);
  const words = kind === 'sentences' && topic ? spoken(message, topic, child, out) : null;
  if (words !== null) return words;
  // Who wants one line has no use for a page, and who works with the child none for a parent's letter.
  if (topic && (oneLine.test(message) || (kind === 'sentences' && worksWithChild(message)))) return null;
  // Two sentences to say are no letter.
  if (isSaidAloud(message)) return null;
  const home = homeNote(message, child);
  if (home !== null) return ready(home);
  // Whoever has said what is to be in it gets that, and not the page's letter.
  const told = toldLetter(message, topic === null || /:\s/.test(message) ? 2 : 4);
  if (told !== null) return ready(told);
  if (own !== null && own.told > 1) return ready([own.text]);
  const letter =
    topic?.letters?.find(({ when }) => when?.test(message)) ?? topic?.letters?.find(({ when }) => !when);
  if (letter) return ready(letter.lines.map((text, at) => line(text, String(at))));
  if (own !== null) return ready([own.text]);
  const talk = topic ? null : askedToTalk(message);
  if (talk !== null) return talk;
  // Without a page and with nothing known of the child there is nothing to write.
  if (!topic && (!hasProfile || aboutChild(child).length === 0)) return null;
  return ready(note(message, topic, child).map(inCarersVoice));
}

const isReply = /\b(?:write|draft|word|compose|need|want)\b[^.?!]{0,25}\breply (?:to|for)\b/i;

const ready = (paragraphs: readonly string[]): string =>
  [
    paragraphs.join('').includes('____')
      ? 'Here it is, ready to copy. Fill in what only you know:'
      : 'Here it is, ready to copy:',
    ...paragraphs,
  ]
    .filter(Boolean)
    .join('\n\n');

type Kind = 'packing list' | 'sentences' | 'note';
const kindOf = (message: string): Kind => {
  if (/\b(?:pack\w*|what to (?:take|bring)|bag|suitcase)\b/i.test(message)) return 'packing list';
  return /\b(?:sentences?|lines?|words|phrases|say|script|wording|(?:a|the) text)\b/i.test(message)
    ? 'sentences'
    : 'note';
};

function note(message: string, topic: Topic | null, child: AskedChild): string[] {
  const line = (text: string) => fillStep(child, text, `${topic?.id ?? ''}note`);
  const steps = topic ? stepsFor(topic, { child }, 3).shown.map(withoutBold) : [];
  return [
    `${greetingIn(message)}`,
    topic
      ? line(`I am writing about {name} and ${topic.title}. ${topic.why}`)
      : line('Here is what helps to know about {name}.'),
    ...aboutChild(child),
    steps.length > 0 ? `${line('What helps:')}\n${bulleted(steps)}` : '',
    line('Please tell me how it goes, and ring me if anything is unclear: ____.'),
    'Thank you.\n____',
  ];
}

/** What is to be said aloud: to others in the page's words for others, to the child in those for the child. */
function spoken(message: string, topic: Topic, child: AskedChild, out: LeftOut): string | null {
  const line = (text: string) => withoutLeftOut(fillStep(child, text, `${topic.id}say`), out);
  if (isToOthers(message)) {
    const whom = whomTold(message) ?? audienceIn(message);
    const written = whom === null || whom === 'somebody' ? undefined : topic.wordsFor?.[whom];
    if (written !== undefined && isSaidAloud(message)) return line(`You could say: ${written}`);
    // Words of a page that is for staff are for the parents.
    if (topic.id === pageForStaff) return line(topic.firstBy?.['what-say'] ?? '');
    const { say } = topic.next;
    return isAbout(message, say) && !(worksWithChild(message) && toStaff.test(say)) ? line(say) : null;
  }
  const toChild = /\bto (?:him|her|them)\b/i.test(message) ? line(topic.firstBy?.['what-say'] ?? '') : '';
  return toChild === '' ? sentences(topic, child, out) : toChild;
}

const pageForStaff = 'first-concerns';

/** "Two sentences to say to my mum", "for my mum so she stops": nothing to post. */
const isSaidAloud = (message: string): boolean =>
  /\b(?:sentences?|lines?|words|phrases)\b[^.?!]{0,25}\b(?:to (?:say|tell)|(?:i|we) (?:can|could) (?:say|tell)|for (?:my|his|her|our) (?:\w+[- ])?(?:mum|mom|mother|dad|father|nan|gran\w*|sister|brother|husband|wife|partner|aunt\w*|ex))\b/i.test(
    message,
  ) && !/\b(?:letter|e-?mail|note|card|message)\b/i.test(message);

/** Words for the teacher are none for who is the teacher. */
const toStaff = /^(?:You could say t|T)o (?:the )?(?:teachers?|schools?|staff|\{school\}|class|nursery)\b/i;

const oneLine = /\b(?:one|a|single) (?:\w+ )?(?:line|sentence)\b/i;

/** A wish that names what is to be said is served by a line about that, and by no other. */
function isAbout(message: string, line: string): boolean {
  const said = [...stemsSaid(message)].filter((one) => !ofWishes.has(one));
  return said.length === 0 || stemsOf(line).some((one) => said.includes(one));
}
const ofWishes = new Set(
  stemsOf(
    'give write sentence sentences line lines words wording message text email note letter short three mother father family school teacher teachers staff neighbour neighbours relatives aunt aunties sister brother grandma granny nana partner husband wife listening',
  ),
);

/** Up to three things to say, in the page's own words; null where it has none. */
function sentences(topic: Topic, child: AskedChild, out: LeftOut): string | null {
  const { firstBy = {}, steps, deeper = [], now = '' } = topic;
  const texts = [
    firstBy['what-say'] ?? '',
    ...steps.map(({ text }) => text),
    ...deeper.map(({ text }) => text),
    now,
  ];
  const words = texts
    .flatMap((text) => [...text.matchAll(/["“]([^"”]{12,}[.!?])["”]/g)].map(([, quoted = '']) => quoted))
    .map((quoted) => withoutLeftOut(fillStep(child, quoted, `${topic.id}say`), out))
    .filter((quoted, at, all) => quoted !== '' && all.indexOf(quoted) === at)
    .slice(0, 3);
  const plain = withoutLeftOut(fillStep(child, firstBy['what-say'] ?? '', `${topic.id}say`), out);
  if (words.length < 2) return plain === '' || topic.letters ? null : plain;
  return ['You could say:', words.map((quoted) => `- “${quoted}”`).join('\n')].join('\n\n');
}

function packingList(message: string, topic: Topic | null, child: AskedChild): string[] {
  const line = (text: string) => fillStep(child, text, `${topic?.id ?? ''}pack`);
  const { facts, known, tags } = child;
  const own = [
    ...thingsNamed(message),
    known.comfort ? line('{Comfort}, and a spare if there is one') : '',
    known.way && facts.way !== 'speech'
      ? line('{the_way}, charged, with the charger').replace(/^./, upper)
      : '',
    tags.has('sound') || tags.has('crowds') ? earsOf(facts).replace(/^./, upper) : '',
    tags.has('light') ? 'Sunglasses or a cap' : '',
    known.interest ? line('Something about {interest}, and one new thing') : '',
    known.food
      ? line('{foods}, more than you think').replace(/^./, upper)
      : line('{Food}, more than you think'),
    hasAllergy(child) ? 'Allergy medicine and the written plan for it' : '',
    cleanText(facts.profile.medications) ? 'Medicine in its own box, and the clinic’s plan' : '',
    'Two full changes of clothes, soft and familiar',
    'A picture list of the day, and a way to cross things off',
    line('A card: {name} is autistic, this helps {him}: ____, my number: ____'),
    'Your own water, snack and charger',
  ];
  return [inCarersVoice(bulleted(own.filter(Boolean)))];
}

/** "Needs his own pillow, his own cup", "sleeps with his fan on": what the carer names goes first. */
const thingsNamed = (message: string): string[] =>
  [...message.matchAll(needed)]
    .flatMap(([, things = '']) => things.split(/,\s*(?:and )?| and /u))
    .map((thing) => cleanText(thing).replace(/^(?:his|her|their|the|a) (?!own\b)|\s+(?:on|off)$/giu, ''))
    .filter((thing) => thing !== '' && isRepeatable(thing))
    .map((thing) => thing.replace(/^./, upper));
const thing = String.raw`(?:his|her|their|the|a) [\p{L}' -]{3,40}?`;
const needed = new RegExp(
  String.raw`\b(?:needs?|loves?|takes?|without|always has|(?:sleeps?|drinks?|eats?|travels?|calms? down) (?:best |only )?(?:with|from|out of|in|on|off)|never without) (${thing}(?:(?:, (?:and )?| and )${thing})*)(?=[.,;!?\n]|$| and | but | or )`,
  'giu',
);

/** From the profile, in whole sentences. */
function aboutChild(child: AskedChild): string[] {
  const { facts, known } = child;
  const line = (text: string) => fillStep(child, text, 'about');
  const hard = facts.triggers.slice(0, 3).map(({ said }) => said);
  const sentencesOf = [
    known.way
      ? line(`{Name} talks best with ${waysOfSaying[facts.way].tool}; please wait ten seconds for an answer.`)
      : '',
    hard.length > 0 ? `Hard moments: ${inWords(hard)}.` : '',
    known.comfort ? line('{Comfort} helps, offered early and without words.') : '',
    known.interest ? line('A good way in: {interest}.') : '',
    hasAllergy(child) ? `Allergies: ${cleanText(facts.profile.allergies)}.` : '',
  ].filter(Boolean);
  return sentencesOf.length > 0 ? [sentencesOf.join(' ')] : [];
}

const hasAllergy = ({ facts }: AskedChild): boolean => {
  const said = cleanText(facts.profile.allergies);
  return said !== '' && !/^(?:no|none|nothing|n\/?a|not)\b/i.test(said);
};

const readers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:teacher|school|class|head ?teacher|principal|senco|ta\b|teaching assistant)/i, 'Dear teacher,'],
  [/\b(?:gran\w*|nan\w*|grandparents?|grandma|grandad|in-?laws?)\b/i, 'Dear ____ (to the grandparents),'],
  [/\b(?:babysitter|sitter|nanny|childminder|respite|carer)\b/i, 'Dear ____,'],
  [/\b(?:doctor|gp|paediatrician|pediatrician|clinic|hospital|nurse|consultant)\b/i, 'Dear doctor,'],
  [/\bdentist\b/i, 'Dear dental team,'],
  [/\b(?:coach|instructor|club|swimming|scout)\b/i, 'Dear coach,'],
  [/\bneighbou?rs?\b/i, 'Dear neighbours,'],
];
const greetingIn = (message: string): string =>
  readers.find(([pattern]) => pattern.test(message))?.[1] ?? 'Dear ____,';

const bulleted = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const withoutBold = (step: string): string => step.replaceAll('**', '');
const upper = (letter: string): string => letter.toUpperCase();
