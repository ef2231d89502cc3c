// "What is it about?": the question that is cut differently, for a carer whose page was not among the three. And who may know,
// where no page of ours does.
import { inWords } from '#child/words';
import { namesMedicine } from '../message/medicine-words.ts';
import { partsAsked } from '../message/parts-asked.ts';
import type { Ranked } from '../pages/page-reading.ts';
import type { Theme, Topic } from '../topic.ts';

/** Whoever works with a child is not sent to themself, and nobody grown up to a school. */
type KindOfThing = {
  id: string;
  label: string;
  themes: readonly Theme[];
  whoKnows: string;
  forStaff?: string;
  forAdults?: string;
};

/** Who asks, as far as it decides whom to ask. */
export type Asker = { isStaff?: boolean; isAdult?: boolean; isFoster?: boolean };

const kinds: readonly KindOfThing[] = [
  {
    id: 'sleep',
    label: 'Sleep',
    themes: ['sleep'],
    whoKnows: 'For sleep: the doctor or health visitor, with two weeks of bedtimes written down.',
    forAdults: 'For sleep: the doctor, with two weeks of bedtimes written down.',
  },
  {
    id: 'food',
    label: 'Food and drink',
    themes: ['food'],
    whoKnows: 'For eating and drinking: the doctor, who can send you to a dietitian or a feeding clinic.',
  },
  {
    id: 'body',
    label: 'Washing, toilet, clothes',
    themes: ['body-care'],
    whoKnows: 'For washing, hair and clothes: an occupational therapist.',
  },
  {
    id: 'senses',
    label: 'Sounds, touch, senses',
    themes: ['senses'],
    whoKnows: 'For sounds, touch and the other senses: an occupational therapist.',
  },
  {
    id: 'out',
    label: 'Leaving the house',
    themes: ['out-and-about'],
    whoKnows:
      'For outings: ring the place and ask for its access person; an autism organisation knows which places help.',
  },
  {
    id: 'school',
    label: 'School or nursery',
    themes: ['school', 'early-years'],
    whoKnows:
      'For school: the class teacher first, then whoever coordinates special needs there (SENCO), or a parent advice service.',
    forStaff:
      'Inside a school or nursery: whoever coordinates special needs there (SENCO), or the educational psychologist.',
    forAdults: 'For college and courses: the disability adviser there, or an autism organisation’s helpline.',
  },
  {
    id: 'people',
    label: 'Family and friends',
    themes: ['people'],
    whoKnows: 'For family and friends: a family support worker, or other families at a local autism group.',
  },
  {
    id: 'feelings',
    label: 'Feelings, hard moments',
    themes: ['feelings', 'distress'],
    whoKnows:
      'For feelings and hard moments: the doctor or the school psychologist, with notes of what came just before.',
    forStaff:
      'For feelings and hard moments: the educational psychologist, with notes of what came just before.',
    forAdults:
      'For feelings and hard moments: the doctor or the local autism or learning disability team, with notes of what came just before.',
  },
  {
    id: 'talking',
    label: 'Talking, understanding',
    themes: ['communication'],
    whoKnows: 'For talking and understanding: a speech and language therapist.',
  },
  {
    id: 'change',
    label: 'Changes and habits',
    themes: ['change-and-sameness'],
    whoKnows: 'For changes and habits: {his} teacher or an occupational therapist, who can come and watch.',
    forStaff:
      'For changes and habits: an occupational therapist or the educational psychologist, who can come and watch.',
    forAdults: 'For changes and habits: an occupational therapist, who can come and watch.',
  },
  {
    id: 'health',
    label: 'Health and safety',
    themes: ['health', 'safety'],
    whoKnows:
      'For the body, medicine and safety: the doctor, a pharmacist or a health line; ringing is often quickest.',
  },
  {
    id: 'growing',
    label: 'Growing up',
    themes: ['growing-up'],
    whoKnows:
      'For growing up: the school nurse, the doctor, or an autism organisation’s line for young people.',
    forAdults:
      'For grown-up life: the doctor, the social worker, or an autism organisation’s line for adults.',
  },
  {
    id: 'carer',
    label: 'My own life, rights, money',
    themes: ['carers', 'about-autism'],
    whoKnows:
      'For your own rest, rights, money or services: a carers’ centre, a citizens’ advice office or your local autism organisation.',
  },
];

const prefix = 'kind:';
const mostKinds = 6;

/** The likeliest kinds, each as good as its three best pages together. */
export function likelyKinds(ranked: readonly Ranked[]): readonly KindOfThing[] {
  const worth = ({ themes }: KindOfThing): number =>
    ranked
      .filter(({ topic }) => isOneOf(themes, topic))
      .slice(0, 3)
      .reduce((sum, { chance }) => sum + chance, 0);
  return kinds
    .map((kind) => ({ kind, worth: worth(kind) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ kind }) => kind)
    .slice(0, mostKinds);
}

export const choiceOfKind = ({ id, label }: KindOfThing) => ({ id: `${prefix}${id}`, label });

/** The kind that was pressed. */
export const kindChosen = (page: string | undefined): KindOfThing | undefined =>
  page?.startsWith(prefix) ? kinds.find(({ id }) => `${prefix}${id}` === page) : undefined;

export const isOfKind = ({ themes }: KindOfThing, topic: Topic): boolean => isOneOf(themes, topic);

const isOneOf = (themes: readonly Theme[], { theme }: Topic): boolean =>
  theme !== undefined && themes.includes(theme);

/** Who may know, by the kinds that the likeliest pages belong to. */
export const whoMayKnow = (ranked: readonly Ranked[], count: number, asker: Asker = {}): string[] =>
  likelyKinds(ranked)
    .slice(0, count)
    .map((kind) => whoKnowsIn(kind, asker));

const whoKnowsIn = ({ whoKnows, forStaff, forAdults }: KindOfThing, { isStaff, isAdult }: Asker): string =>
  (isAdult ? forAdults : isStaff ? forStaff : undefined) ?? whoKnows;

/** Who may know about such a page's matters: whom the page itself sends to, or who knows such things. */
export function whoKnowsOf(topic: Topic, message = '', asker: Asker = {}): string {
  if (namesMedicine(message))
    return 'A pharmacist or the doctor can answer that; a phone call is often enough.';
  const named = whoKnowsBy(topic, message, asker);
  return named === '' ? whoKnowsOnPage(topic, message, asker) : named;
}

/** What the question itself names says more than the page it is asked on. */
function whoKnowsBy({ theme }: Topic, message: string, { isStaff, isAdult, isFoster }: Asker): string {
  // A school night is no matter for the school.
  const asked = (partsAsked(message).join(' ') || message).replace(
    /\bschool (?:nights?|mornings?|days?|run)\b/gi,
    '',
  );
  const who = byMatter.find(([matter]) => matter.test(asked))?.[1] ?? '';
  if (who !== askSchool) return who;
  if (isAdult || isFoster || theme === 'sleep') return '';
  const isOfBody = theme === 'body-care' || theme === 'health';
  if (isOfBody && !/\b(?:teachers?|preschool|nursery|senco|class|classmates?)\b/i.test(asked))
    return askNurse;
  return isStaff ? askInSchool : who;
}

const askSchool =
  'For school: the class teacher first, then whoever coordinates special needs there (SENCO), or a parent advice service.';
const askInSchool =
  'Inside a school or nursery: whoever coordinates special needs there (SENCO), or the educational psychologist.';
const askNurse = 'The school nurse or the doctor could tell you.';
const byMatter: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:periods?|pain\w*|hurts|sore|bleed\w*|blood|vomit\w*|being sick|rash|swollen|los(?:es|ing|t) weight|fever|doctors?|gp|operation|contracepti\w+|surgery|hearing test)\b/i,
    'The doctor can answer that; a phone call is often enough.',
  ],
  [
    /\b(?:capacity|guardian\w*|power of attorney|best interests?)\b|\b(?:he|she)['’]?s an adult\b/i,
    'For an adult’s own decisions: the social worker, or an advocacy service.',
  ],
  [
    /\b(?:legal\w*|law|rights|refuse (?:him|her|them|us)|discriminat\w+|benefits?|pip|dla|allowance|universal credit|ssi|medicaid|ndis|pension|full rate|appeal|tribunal|certificate|mediation|solicitor|court)\b/i,
    'For rights and rules: a citizens’ advice office, a carers’ centre or an autism organisation’s helpline.',
  ],
  [
    /\b(?:teas(?:e|es|ed|ing)|bull(?:y|ied|ying)|classmates?|other (?:children|kids|pupils)|school|preschool|nursery|teachers?|class|classroom|lessons?|senco|pupils?|homework|playtime)\b/i,
    askSchool,
  ],
  [
    /\b(?:manager|supervisor|hr|employer|boss|job centre|colleagues?)\b/i,
    'For work: a job coach, a union, or an adviser for disabled people at work.',
  ],
];

function whoKnowsOnPage(topic: Topic, message: string, asker: Asker): string {
  if (/\b(?:toilet|wet|wett\w+|wip\w+|poo|smear\w*|nappies)\b/i.test(topic.title))
    return 'A continence nurse or the doctor could tell you.';
  if (topic.theme === 'early-years') return 'The health visitor, nursery nurse or doctor could tell you.';
  const named = roles
    .map(([word, role]) => ({ role, at: `${topic.title}. ${topic.help}`.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ role }) => role);
  if (named.length > 0 && topic.theme && clinical.has(topic.theme))
    return `${inWords(named, 'or')} could tell you.`.replace(/^./, upper);
  const kind = kinds.find((one) => isOfKind(one, topic));
  if (kind && surelyKnown.get(kind.id)?.test(message)) return whoKnowsIn(kind, asker);
  if (asker.isFoster) return 'The social worker or somebody who knows {him} well may know.';
  if (!asker.isStaff) return 'Somebody who knows {him} well may know.';
  if (asker.isAdult && topic.theme === 'sleep') return 'The night staff or the keyworker may know.';
  return asker.isAdult
    ? 'The keyworker, the family or somebody who knows {him} well may know.'
    : 'The family or somebody who knows {him} well may know.';
}
/** Elsewhere whoever knows the kind of page need not know what was asked: whether to pick up the phone is no matter for a therapist. */
const surelyKnown: ReadonlyMap<string, RegExp> = new Map([
  ['school', /./],
  [
    'talking',
    /\b(?:speak\w*|speech|spoken|words?|sounds?|sign(?:s|ing)?|symbols?|device|talker|aac|understand\w*|language|stammer\w*|pictures?|cards?)\b/i,
  ],
]);
const upper = (letter: string): string => letter.toUpperCase();

const clinical: ReadonlySet<Theme> = new Set(['body-care', 'health', 'food', 'communication', 'early-years']);

/** Who knows more of a matter than whoever knows its kind. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/epilepsy nurse/i, 'the epilepsy nurse'],
  [/dentist/i, 'the dentist'],
  [/audiologist/i, 'the audiologist'],
  [/optician/i, 'the optician'],
  [/pharmacist/i, 'the pharmacist'],
  [/dietitian/i, 'a dietitian'],
  [/speech (?:and language )?therapist/i, 'a speech and language therapist'],
  [/physio/i, 'a physiotherapist'],
  [/foot clinic/i, 'a foot clinic'],
  [/social worker/i, 'the social worker'],
];
