// Something to copy: a letter, a note, a packing list, three sentences to say. From the page's own letter where it has one for
// this wish, else from its steps, and always from the profile. What only the carer knows stays open: ____.
import { inWords } from '#child/words';
import { waysOfSaying } from '#library/communication';
import { cleanText } from '#plan/clean';
import { earsOf } from '#plan/fill';
import type { AskedChild } from './child-asked-about.ts';
import { type LeftOut, withoutLeftOut } from './left-out.ts';
import { fillStep, stepsFor } from './steps.ts';
import type { Topic } from './topic.ts';

/** Null where there is neither a page nor a profile to write from. */
export function letterFor(
  message: string,
  topic: Topic | null,
  child: AskedChild,
  hasProfile: boolean,
  out: LeftOut = new Set(),
): string | null {
  const line = (text: string, key: string) => fillStep(child, text, `${topic?.id ?? ''}letter${key}`);
  const own =
    topic?.letters?.find(({ when }) => when?.test(message)) ?? topic?.letters?.find(({ when }) => !when);
  if (own) return ready(own.lines.map((text, at) => line(text, String(at))));
  const kind = kindOf(message);
  if (kind === 'packing list') return ready(packingList(topic, child));
  if (!topic && !hasProfile) return null;
  if (kind === 'sentences' && topic) {
    const words = sentences(topic, child, out);
    return words.length > 0 ? words.join('\n\n') : null;
  }
  return ready(note(message, topic, child));
}

const ready = (paragraphs: readonly string[]): string =>
  ['Here it is, ready to copy. Fill in what only you know:', ...paragraphs].filter(Boolean).join('\n\n');

type Kind = 'packing list' | 'sentences' | 'note';
const kindOf = (message: string): Kind => {
  if (/\b(?:pack\w*|what to (?:take|bring)|bag|suitcase)\b/i.test(message)) return 'packing list';
  return /\b(?:sentences?|lines?|words|phrases|say|script|wording)\b/i.test(message) ? 'sentences' : 'note';
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

/** What to say, as the page has it; none where it has no such words. */
function sentences(topic: Topic, child: AskedChild, out: LeftOut): string[] {
  const say = topic.firstBy?.['what-say'];
  return say === undefined
    ? []
    : [withoutLeftOut(fillStep(child, say, `${topic.id}say`), out)].filter(Boolean);
}

function packingList(topic: Topic | null, child: AskedChild): string[] {
  const line = (text: string) => fillStep(child, text, `${topic?.id ?? ''}pack`);
  const { facts, known, tags } = child;
  const own = [
    known.comfort ? line('{Comfort}, and a spare if there is one') : '',
    known.way && facts.way !== 'speech'
      ? line('{the_way}, charged, with the charger').replace(/^./, upper)
      : '',
    tags.has('sound') || tags.has('crowds') ? earsOf(facts).replace(/^./, upper) : '',
    tags.has('light') ? 'Sunglasses or a cap' : '',
    known.interest ? line('Something about {interest}, one thing that is new') : '',
    known.food
      ? line('{foods}, more than you think').replace(/^./, upper)
      : line('{Food}, more than you think'),
    hasAllergy(child) ? 'Allergy medicine and the written plan for it' : '',
    cleanText(facts.profile.medications) ? 'Medicine in its own box, and the clinic’s plan' : '',
    'Two full changes of clothes, soft and known',
    'A picture list of the day, and a way to cross things off',
    line('A card: {name} is autistic, this helps {him}: ____, my number: ____'),
    'Your own water, snack and charger',
  ];
  return [bulleted(own.filter(Boolean))];
}

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
