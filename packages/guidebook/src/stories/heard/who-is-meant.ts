// "Grandma is ill and the nurses are looking after her": whom "her" means, where somebody else was named before. Where only the
// child is there it is the child; where it may be either, nobody is put there and the carer is asked.
import {
  type Gender,
  genderOf,
  isCalledByIt,
  isHonorific,
  isPersonWord,
} from '@calmbridge/reader/story-line/people';

/** `line` with the child or the other one in the place of "her"; `isUnclear` where it may be either. */
export function withMeant(line: string, gender: Gender | null): { line: string; isUnclear: boolean } {
  let isUnclear = false;
  const put = (pattern: RegExp, text: string): string =>
    text.replace(pattern, (found: string, before: string, pronoun: string, ...rest: unknown[]) => {
      const at = rest.find((one) => typeof one === 'number') ?? 0;
      const meant = meantBy(pronoun, text.slice(0, at), text.slice(at), gender);
      if (meant === null) isUnclear = true;
      return meant === null ? found : `${before} ${meant}`;
    });
  return { line: put(subject, put(object, line)), isUnclear };
}

const object =
  /\b(look(?:s|ing)? after|pick(?:s|ing)?|tak(?:e|es|ing)|mind(?:s|ing)?|drop(?:s|ping)?|collect(?:s|ing)?|bring(?:s|ing)?|help(?:s|ing)?) (him|her|them)(?= (?:up|off|there|home|in|to|at|on|from|after|while|until|for|every|each|get|breathe|walk|feel|eat|sleep)\b|[,.;]|$)/gi;
const subject =
  /([,.;](?: (?:and|so|but))?| and| so| but| because) (he|she) (?=(?:has to|needs to|will need to|will have to|can) (?:wear|sit|wait|stay|bring|take|go)\b)/gi;

/** Null where it may be either. */
function meantBy(pronoun: string, before: string, after: string, gender: Gender | null): string | null {
  const isSubject = /^(?:he|she)$/i.test(pronoun);
  // "She needs glasses and we pick them up": one girl is not many.
  const isFetched = /^them$/i.test(pronoun) && /^(?:pick|collect|drop|bring)/i.test(after);
  if (isFetched && (gender === 'm' || gender === 'f') && namesThings.test(before)) return pronoun;
  // The one who looks after somebody is not the one who is looked after.
  const earlier = isSubject ? before : before.split(clauseEnds).slice(0, -1).join(', ');
  const child = isSubject ? '{child} ' : '{child}';
  const other = otherIn(earlier, pronoun);
  // Of a boy's line "her" is somebody else: the cat, for all we know.
  if (other === null)
    return gender !== null && gender !== 'x' && !mayBe(gender, pronoun)
      ? `${pronoun}${isSubject ? ' ' : ''}`
      : child;
  const who = isSubject ? `${other.who} ` : other.who;
  if (gender !== null && gender !== 'x' && !mayBe(gender, pronoun)) return who;
  if (/\{child\}/.test(earlier) || (!other.isClose && !other.isInNeed)) return child;
  if (!isSubject && isAway.test(earlier) && !other.isInNeed) return child;
  const acts = before.split(clauseEnds).at(-1) ?? '';
  const isCaredFor = isSubject
    ? !/\b(?:with|at) (?:\p{L}+ )?(?:\p{L}+['’]s|nan|gran\p{L}*|dad|mum|mom)\b/iu.test(after)
    : nurses.test(acts);
  return other.isInNeed && isCaredFor ? who : null;
}

const namesThings =
  /\b(?:glasses|splints|hearing aids?|shoes|boots|trainers|braces|orthotics|clothes|books|tickets|keys|things|toys|bags|headphones|defenders|tablets|medicines|drops|contacts|lenses)\b/i;

type Other = { who: string; isClose: boolean; isInNeed: boolean };

/** The last one of whom a clause before says something. */
function otherIn(earlier: string, pronoun: string): Other | null {
  for (const clause of earlier.split(clauseEnds).toReversed()) {
    const [, owner = '', words = ''] = begins.exec(clause.trim().replace(takes, '')) ?? [];
    const named = words.split(/\s+/).slice(0, 4);
    // A baby sister is a sister.
    const at = named.findIndex((word, i) => genderOf(word) !== null && genderOf(named[i + 1] ?? '') === null);
    const isInNeed = needs.test(clause);
    const isNamed = at < 0 && isInNeed && bareName.test(clause.trim());
    if (
      (at < 0 || !named.slice(0, at).every((word) => describes.test(word) || isHonorific(word))) &&
      !isNamed
    )
      continue;
    const head = isNamed ? (named[0] ?? '') : (named[at] ?? '');
    const theirs = genderOf(head) ?? 'x';
    if (theirs !== 'x' && !mayBe(theirs, pronoun)) continue;
    const last = isHonorific(head) && !verbs.test(named[at + 1] ?? 'is') ? at + 2 : at + 1;
    const who = isNamed ? head : named.slice(0, last).join(' ');
    const isClose =
      theirs !== 'x' ? !/^(?:mrs?|ms|miss)$/i.test(head) : close.test(head) || !isPersonWord(head);
    return {
      who:
        isNamed || isCalledByIt(head) || isHonorific(head)
          ? who
          : `${owner.trim() || 'my'} ${who.toLowerCase()}`,
      isClose,
      isInNeed,
    };
  }
  return null;
}

const mayBe = (gender: Gender, pronoun: string): boolean =>
  /^them$/i.test(pronoun) || (gender === 'f') === /^(?:her|she)$/i.test(pronoun);

const clauseEnds = /\s*[,.;:]\s+|\s+(?:and|but|so|because|while|as|when)\s+/i;
const begins = /^((?:his|her|their|my|our|the|a) )?(.+)$/iu;
/** "Taking the cat to the vet": whom it is done with. */
const takes = /^(?:taking|bringing|collecting|fetching|visiting|seeing|meeting) /i;
const describes = /^(?:new|big|little|baby|older|younger|great|step|twin|best|old|own)$/i;
const close = /^(?:baby|cousin|twin|sibling|friend|grandparent|parent|nanny|kid|child)$/i;
const verbs = /^(?:is|are|was|has|had|will|can|broke|hurt|got|went|goes|gets|needs|fell|\p{L}+(?:ed|ing))$/iu;
/** "Noah is in hospital": only a person is. */
const bareName =
  /^(?!(?:it|he|she|they|we|i|this|that|there|\{child\})\b)\p{L}+ (?:is|was|has|had|broke|fell)\b/iu;
const needs =
  /\b(?:ill|sick|unwell|poorly|hospitals?|operations?|surgery|prison|jail|dementia|alzheimer\p{L}*|cancer|stroke|heart attack|accident|broke|broken|hurt|dying|wheelchair|care home|hospice|rehab|icu|nicu|incubator|vet|injured|fell|born|premature)\b/iu;
const isAway = /\b(?:work\p{L}*|away|shifts?|busy|holiday|trip|out|abroad|meeting|late)\b/iu;
const nurses =
  /\b(?:nurses?|doctors?|hospital|vets?|paramedics?|carers?|staff|surgeons?|midwi\p{L}+|they|people|physio\p{L}*|guards?|officers?|machines?)\b/iu;
