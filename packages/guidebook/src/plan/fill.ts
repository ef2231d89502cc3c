// Puts this child's own words into the slots of library texts. Values are never scanned again, so a name or field may
// hold braces without harm.
//   {name} {he} {him} {his} {himself} {He} {His}   the child          {is} {v:wants}   verbs that agree with {he}
//   {comfort} {Comfort} {bare_comfort} {doll}      comfort things     {ears} {Ears}    ear defenders or own headphones
//   {interest} {card} {acard}                      interests          {activity}       something the child likes to do
//   {shows:stop}  third person, after the name     {the_way} {wait}   how the child says things, and how long to wait
//   {school}      nursery, school, work, …         {it} {trigger}     given by the caller
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { rememberedByChild } from '@calmbridge/domain/text/remembered';
import { phraseOf } from '#child/phrase-shape';
import { firstPerson } from '#child/pronouns';
import { stableChoice } from '#child/stable-choice';
import { bareVerb, pluralVerb } from '#child/verbs';
import { capitalised, withArticle } from '#child/words';
import { waysOfSaying } from '#library/communication';
import type { ChildFacts, Liking } from './facts.ts';
import { keepNames } from './reading/read-items.ts';

export type Extra = Readonly<Record<string, string>>;

/** `key` decides which of several comfort things or interests stands in this line; the same key gives the same one. */
export function fill(child: ChildFacts, text: string, key: string, extra: Extra = {}): string {
  return text.replace(/\{([A-Za-z_]+)(?::([^}]+))?\}/g, (slot, kind: string, word: string | undefined) => {
    const given = extra[kind];
    // Headphones may be the comfort and the help for ears: a line names them once.
    if (
      given !== undefined &&
      /comfort$/iu.test(kind) &&
      /\{ears\}/iu.test(text) &&
      given.toLowerCase() === earsOf(child)
    )
      return 'something to hold';
    if (given !== undefined) return given;
    if (kind === 'v') return agreeing(child, word ?? '');
    if (kind === 'shows') return showing(child, word ?? '');
    const value = slotValue(child, kind.toLowerCase(), key);
    return value === null ? slot : /^[A-Z]/.test(kind) ? capitalised(value) : value;
  });
}

/** After a name or "who": presses "stop" on his device. */
export const showing = (child: ChildFacts, word: string): string =>
  (child.ownWay.length > 0 ? waysOfSaying.any : waysOfSaying[child.way]).shows
    .replace('{word}', word)
    .replace('{his}', child.they.their);

const agreeing = ({ they }: ChildFacts, third: string): string =>
  they.plural ? pluralVerb(bareVerb(third)) : third;

function slotValue(child: ChildFacts, kind: string, key: string): string | null {
  const { they } = child;
  switch (kind) {
    case 'name':
      return child.name;
    case 'he':
      return they.they;
    case 'him':
      return they.them;
    case 'his':
      return they.their;
    case 'himself':
      return they.themself;
    case 'is':
      return they === firstPerson ? 'am' : they.plural ? 'are' : 'is';
    case 'comfort':
      return comfortFor(child, key);
    case 'bare_comfort':
      return comfortFor(child, key).replace(/^(?:his|her|their) /, '');
    case 'doll':
      return dollOf(child);
    case 'ears':
      return earsOf(child);
    case 'interest':
      return interestFor(child, key);
    case 'activity':
      return child.activities[0]?.topic ?? interestFor(child, key);
    case 'card':
      return `the ${cardOf(child, key)}`;
    case 'acard':
      return withArticle(cardOf(child, key));
    case 'the_way':
      return hasTool(child)
        ? waysOfSaying[child.way].tool
        : `what ${they.they} ${agreeing(child, 'answers')} with`;
    case 'wait':
      return waitOf(child);
    case 'school':
      return schoolOf(child);
    default:
      return null;
  }
}

/** Only a device is written on the form: nobody wrote of a board or of cards. */
export const hasTool = ({ isWayKnown, way }: ChildFacts): boolean => isWayKnown && way === 'device';

const notAThing =
  /\b(?:music|songs?|singing|humming|hugs?|cuddles?|mum|mom|mommy|mummy|dad|grandma|pressure|massage|water|videos?|playlists?|alone|quiet|dark|hair|ear lobes?|hands?|only|always|sometimes|when|cats?|low|indoors)\b(?! (?:tie|clip|brush))/i;

/** Comfort things that can be held, as "his blue blanket". */
export function comfortsToHold(child: ChildFacts): string[] {
  return child.comforts.flatMap(({ said }) => {
    const own = said.startsWith(`${child.name}'s `) ? said.slice(child.name.length + 3) : said;
    const { is, text: lowered } = phraseOf(
      own.replace(/\s+(?:that|which|who|he|she|they|called|named)\s.*$/i, ''),
    );
    const text = keepNames(own, lowered);
    if (is !== 'thing' || notAThing.test(text) || text.length > 40) return [];
    return [`${child.they.their} ${text}`];
  });
}

const comfortFor = (child: ChildFacts, key: string): string =>
  stableChoice(
    comfortsToHold(child).filter((thing) => thing !== earsOf(child)),
    child.seed + key,
  ) ?? 'something to hold';

const dollOf = (child: ChildFacts): string =>
  comfortsToHold(child).find((thing) =>
    /\b(?:teddy|bear|rabbit|bunny|toy|doll|dog|cat|dinosaur|plush\w*|stuffed)\b/i.test(thing),
  ) ?? (child.group === 'teen' ? 'your own arm' : 'a toy');

export const earsOf = (child: ChildFacts): string =>
  comfortsToHold(child).find((thing) =>
    /headphones|ear ?defenders|ear ?plugs|ear ?muffs|earbuds/i.test(thing),
  ) ??
  earsTold(child.profile) ??
  (child.group === 'teen' ? (['headphones', 'ear defenders', 'ear plugs'] as const) : earThings).find(
    (name) => !isRefused(child.profile, name),
  ) ??
  'a quiet place';

/** "Ear plugs ok, headphones she finds embarrassing": what the carer says the child takes for the ears. */
export const earsTold = rememberedByChild((profile: ChildFacts['profile']): string | null => {
  const told = typedTexts.map((field) => profile[field]).join('\n');
  return forEars.find(({ name, taken }) => taken.test(told) && !isRefused(profile, name))?.name ?? null;
});
const earThings = ['ear defenders', 'ear plugs', 'headphones'] as const;
/** "Won't wear headphones", "takes off headphones", "headphones: no". */
const isRefused = (profile: ChildFacts['profile'], name: (typeof earThings)[number]): boolean => {
  const thing = name.replace(' ', ' ?');
  const refused = new RegExp(
    `\\b(?:not|never|\\p{L}+n['’]?t|hates?|dislikes?|refus\\p{L}*|takes? off|pulls? off|rips? off|throws?|no) (?:\\p{L}+ ){0,3}?${thing}\\b|\\b${thing},?:? (?:(?:he|she|they) |(?:are|is) )?(?:no\\b|not\\b|never\\b|off\\b|\\p{L}+n['’]?t\\b|hates?\\b|refus|(?:finds? )?embarr?ass)|\\b(?:takes?|pulls?|rips?) (?:\\p{L}+ )?${thing} off\\b`,
    'iu',
  );
  return typedTexts.some((field) => refused.test(profile[field]));
};
const forEars = earThings.map((name) => {
  const thing = name.replace(' ', ' ?');
  return {
    name,
    taken: new RegExp(
      `\\b${thing}(?: (?:are|is|always|really|usually))* (?:ok|okay|fine|good|great|best|better|works?|helps?|on|when|for (?:noise|assembl\\p{L}*|loud))\\b|\\b(?:likes?|wears?|uses?|needs?|has|loves?|takes?) (?:his |her |their |the )?${thing}\\b`,
      'iu',
    ),
  };
});

/** What the child loves, in the carer's word: "trains". */
export function interestFor(child: ChildFacts, key: string): string {
  const liked = [...child.interests, ...child.activities].filter(({ topic }) => topic.length <= 40);
  const own = child.interests.filter(({ topic }) => topic.length <= 40);
  return stableChoice(own.length > 0 ? own : liked, child.seed + key)?.topic ?? 'a favourite thing';
}

/** The picture support made from an interest; the same kind all through the plan, so that it means one thing. */
export function cardOf(child: ChildFacts, _key = ''): string {
  const matched = [...child.interests, ...child.activities].find(
    (liking: Liking) => liking.interest !== null,
  );
  if (matched?.interest) return matched.interest.card;
  if (child.group === 'teen' && child.way === 'speech') return 'note card';
  return stableChoice(['picture card', 'photo card'] as const, child.seed);
}

const waitOf = ({ way, group, waits }: ChildFacts): string =>
  waits ?? (way === 'speech' ? (group === 'toddler' ? '8 seconds' : '5 seconds') : '10 seconds');

/** At five some are still there: then the family says so, and names no school. */
const isAtNursery = (told: string): boolean =>
  /\b(?:nursery|pre-?school|kindergarten|kindy|day ?care)\b(?! rhymes?)/iu.test(told) &&
  !/\b(?:school|reception|year 1|teachers?)\b/iu.test(told);

/** Where the days are spent. A grown-up is at college or at work only where somebody wrote so. */
export const schoolOf = ({ age, isAdult, profile }: ChildFacts): string => {
  const told = typedTexts.map((field) => profile[field]).join('\n');
  if (!isAdult) return age !== null && (age < 5 || (age < 7 && isAtNursery(told))) ? 'nursery' : 'school';
  const now = told.replace(notYet, ' ');
  if (/\b(?:college|polytech\w*|universit\w*|uni|tafe|student|lectures?|campus)\b/iu.test(now))
    return 'college';
  if (goesToWork.test(told)) return 'work';
  return /\b(?:day (?:program\w*|cent(?:re|er)s?|services?|opportunit\w*)|group home|staff|residents?)\b/iu.test(
    told,
  )
    ? 'the day service'
    : 'other places';
};
/** What is wished for, missed or over is no place of today. */
const notYet =
  /[^.;\n]*\b(?:wants?|would like|hopes?|wish(?:es)?|appl(?:y|ies|ied|ying|ication)|missed|deadline|intake|graduated|finished|left|dropped out|used to|next year|some ?day|one day|thinking of|ended)\b[^.;\n]*/giu;
/** Work by its name: "what works", the staff's rota or a packed bag is none. */
const goesToWork =
  /\b(?:job|boss|foreman|workshop|workplace|colleagues|customers|volunteers?|volunteering)\b|\b(?:at|to|from|after|before|paid|his|her|their) work\b|\bworks (?:at|in|as|part|full|days|nights|weekends|mornings|afternoons|\p{L}+days?|(?:\d+|one|two|three|four|five|a few) (?:\p{L}+ )?(?:days?|mornings?|afternoons?|hours?|shifts?|nights?))\b/iu;
