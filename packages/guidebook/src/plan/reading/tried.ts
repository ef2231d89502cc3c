// What a carer writes about what works and what does not is a fact: used as it stands, never weighed against the library.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isActOfChild } from './acts-of-child.ts';
import { isHarmfulMethod } from './harm/harmful-method.ts';
import { kin } from './told/writer.ts';

export type Tried = { helps: readonly string[]; fails: readonly string[] };

/** "timer: hid it, song: works" – the song helps, the timer does not. What hurts is no help, nor is the list it stands in. */
export function triedIn(text: string): Tried {
  const sentences = plainIn(withoutWorks(text));
  const helps = sentences.filter((sentence) => !tellsOfHarm(sentence)).flatMap(withCondition);
  const fails = sentences.flatMap((one) => triedOf(one).fails);
  const told = worksTold(text).filter((one) => !isHarmfulMethod(one));
  return { helps: [...new Set([...told, ...helps])], fails: [...new Set(fails)] };
}

/** A run of spaces is one: patterns that begin with any number of them would try each. */
const plainIn = (text: string): string[] =>
  sentencesOf(text).map((sentence) => sentence.replace(/\s+/gu, ' ').replace(ofJob, ' ').trim());
/** "Dad works 2nd shift so call before 2" is a job, and helps with nothing. */
const ofJob = new RegExp(
  `\\b(?:${kin}|parents|i|we|both)\\b(?: \\p{Lu}\\p{L}+)? (?:(?:also|only|both|mostly|now|usually) )?works?(?= (?:the )?(?:\\d|(?:first|second|third|night|day|late|early|double|split) shifts?|shifts?|nights|lates|earlies|full|part|away|abroad|offshore|from home|weekends|mornings|evenings|in|at|for|as|mon|tues|wed|thurs|fri|sat|sun)(?:\\p{L}|\\b))`,
  'giu',
);

/** "Deep pressure helps but ask first": without its condition it would be another order. */
const withCondition = (sentence: string): string[] => {
  const { helps } = triedOf(sentence);
  const condition = butOnly.exec(sentence)?.[1];
  const last = helps.at(-1);
  return condition === undefined || last === undefined
    ? [...helps]
    : [...helps.slice(0, -1), `${last}, ${condition.trim()}`];
};
const butOnly =
  /\b(?:helps?|works?|calms?|soothes?|settles?)\b[^,;.]{0,24}?,?\s+((?:but|if|only|as long as|provided) (?:please |always |you |must |have to |need to )*(?:ask(?:ed)?|only|not|never|do(?:n['’]?t| not)|gently|softly|slowly|no|if|when|with|without|wait|tell|say|warn|from|after|before|on|for|in|at)\b[^.;!]*)/iu;

/** "Shouting at him does not work, a song does" tells of none. */
const tellsOfHarm = (sentence: string): boolean =>
  isHarmfulMethod(
    partsOf(sentence)
      .filter((part) => !failing.test(part))
      .join(', '),
  );

function triedOf(sentence: string): Tried {
  const helps: string[] = [];
  const fails: string[] = [];
  for (const part of partsOf(sentence)) {
    const said = /^\s*(.{2,60}?)\s*(?::|=|–|—|-(?=\s))\s*(.{2,40}?)[.!]?\s*$/u.exec(part);
    // "'Mimi' = no" is a word of the child's with its meaning.
    if (
      (/=|\bmeans?\b/u.test(part) && !/=\s*(?:works?|helps?|calms?)\b/iu.test(part)) ||
      /^\s*['‘"“]/u.test(said?.[1] ?? '')
    )
      continue;
    const told = said?.[1] && said[2] ? { what: said[1], how: said[2] } : toldIn(part);
    if (told === null || !isThing(told.what)) continue;
    if (failing.test(told.how)) fails.push(told.what.trim());
    else if (working.test(told.how)) helps.push(told.what.trim());
  }
  return { helps, fails };
}

/** "Being left in her den, no talking, helps" is one thing. */
const partsOf = (sentence: string): string[] => {
  const left = givenUp.exec(sentence)?.[1];
  if (left !== undefined) return [`${left}: does not work`];
  if (
    /,\s*(?:(?:always|usually|really) )?(?:helps?|works?|calms? (?:him|her|them))[.!]?\s*$/iu.test(sentence)
  )
    return [sentence.replace(/,(\s*(?:(?:always|usually|really) )?(?:helps?|works?|calms?)\b)/iu, '$1')];
  const failed = failsLabel.exec(sentence)?.[1];
  const listed = triedLabel.exec(sentence)?.[1];
  if (listed !== undefined)
    return listed.split(/[,;]\s+(?![^(]*\))/u).map((member) => withVerdict(member.replace(/[.!]+$/u, '')));
  if (failed !== undefined)
    return failed
      .split(/[,;]\s+(?![^(]*\))/u)
      .map((member) => `${member.replace(/[.!]+$/u, '')}: does not work`);
  return sentence.split(/[,;.]\s+|\s+but\s+/iu);
};

/** "What has not worked: star charts, counting down". */
const failsLabel =
  /^\s*what (?:does(?:n['’]?t| not)|never|ha(?:s|ve)(?:n['’]?t| not)|did(?:n['’]?t| not))(?: ever)?(?: (?:work|help|worked|helped))?\s?[:=–-]\s*(.+)$/iu;
/** "Tried: deep breaths (makes him madder), a cold drink (works!!)": the verdict stands in brackets behind each. */
const triedLabel =
  /^\s*(?:(?:we|i)(?:['’]?ve| have)? )?(?:(?:already|things) )?tried(?: so far)?\s?[:=–-]\s*(.+)$/iu;
/** Only a whole verdict counts: "hated at first, now works", "never fails", "too much fun" are left as they were written. */
const withVerdict = (member: string): string => {
  const [, what = '', verdict] = /^(.+?)\s*\(([^()]+)\)$/u.exec(member.trim()) ?? [];
  if (verdict === undefined) return member;
  return worsens.test(verdict.trim())
    ? `${what}: does not work`
    : worked.test(verdict.trim())
      ? `${what}: works`
      : '';
};
const worked =
  /^(?:really |always |usually |this |it )*(?:works|worked|helps|helped|good|great|best|yes|brilliant|loves it)(?: (?:well|best|a lot|every time|so far))?[\s.!]*$/iu;
const worsens =
  /^(?:(?:it|this|that|just|only|even|way|far|much|a lot|so|really|always|made|makes?|him|her|them|things|got|gets?|is|was|more|too) )*(?:worse|madder|angrier|upset|angry|cross|too much|no use|useless|no good|nope|no|(?:did|does|do)(?:n['’]?t| not) (?:work|help|do anything)(?: at all)?|never (?:works?|worked|helps?|helped)|hates? (?:it|them|this)|hated (?:it|them)|fail(?:s|ed))[\s.!]*$/iu;

/** "We tried picture cards, he eats them". */
const givenUp =
  /^\s*(?:(?:we|i)(?:['’]ve| have)? )?tried (?:the |a |an )?(.{3,40}?),?(?: but| and)? (?:he|she|they)(?: just)? (?:eats?|ate|rips?|ripped|throws?|threw|hid|hides?|hates?|hated|ignores?|broke|breaks?|chews?|smashed) (?:it|them)\b/iu;

/** Of "tried: deep breaths (madder), a cold drink on the way home (works!!)" each with its verdict. */
export const triedListIn = (text: string): Tried => {
  const told = plainIn(text).filter(isTriedList).map(triedOf);
  return { helps: told.flatMap(({ helps }) => helps), fails: told.flatMap(({ fails }) => fails) };
};
export const isTriedList = (sentence: string): boolean => triedLabel.test(sentence);

/**
 * Behind a label of the carer's own: "What works: the swing, two choices". At the start of a line it holds to the end of the line, elsewhere to
 * the end of its sentence. It stands whole.
 */
export const worksTold = (text: string): string[] =>
  linesAndLabels(text)
    .filter((line) => worksLabel.test(line))
    .map((line) => line.replace(worksLabel, '').trim())
    .filter((told) => /\p{L}/u.test(told));

export const withoutWorks = (text: string): string =>
  linesAndLabels(text)
    .filter((line) => !worksLabel.test(line))
    .join('\n');

/** The lines of a text; one that holds a label further on, or two of them, sentence by sentence. */
const linesAndLabels = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(atHeadings)
    .flatMap((line) => {
      const sentences = sentencesOf(line);
      const isLabelled = (sentence: string) => worksLabel.test(sentence) || failsLabel.test(sentence);
      return sentences.slice(1).some(isLabelled) ? sentences : [line];
    });

/** "What helps: the swing. Diagnosis: not yet": what helps ends where the next heading begins. */
const atHeadings = (line: string): string[] => (worksLabel.test(line) ? line.split(nextHeading) : [line]);
const nextHeading =
  /\s+(?=(?:Diagnos[ei]s|Goals?|Hopes?|Wish(?:es)?|(?:What )?(?:I|we) (?:want|hope|wish)\p{L}*|Allergies|Medic(?:ines?|ations?|al)|Sleep|Food|Eating|Triggers|Dislikes?|Likes?|Notes?|Other|Contacts?|School|History|Health|Family|Background|Safety|Communication)(?: \p{Ll}+){0,3}\s?:\s)/u;

export const worksLabel =
  /^\s*(?:(?:what|things? that|this|these|those) )?(?:(?:really|usually|always|does|has|have|['’]s) )*(?:work(?:s|ed)?|help(?:s|ed)?|calm(?:s|ed)?(?: (?:him|her|them))?)(?: (?:for|with) (?:him|her|them|us)| best| so far)?\s?[:=–-]\s*/iu;

/** "What has worked: …" is said of all of it; a bare "works:" stands behind one thing. */
const generalLabel = /^\s*(?:what|things? that)\b[^:=–-]{0,30}\s?[:=–-]/iu;

/** The whole entry tells what works or does not, and nothing of what it is for. */
export const isOnlyTried = (entry: string): boolean =>
  plainIn(entry).every(
    (sentence) =>
      generalLabel.test(sentence) ||
      failsLabel.test(sentence) ||
      partsOf(sentence).every((part) => {
        const { helps, fails } = triedOf(part);
        return helps.length + fails.length > 0;
      }),
  );

/** "A song works", "counting down makes it worse". */
const toldIn = (part: string): { what: string; how: string } | null => {
  const found =
    /^\s*(?:only |the only thing that helps is )?(.{2,50}?)\s+((?:does(?:n['’]?t| not) |do(?:n['’]?t| not) |never |no longer |always |usually |really |sometimes )*(?:works?|helps?|(?:has |have )?helped|(?:has |have )?worked|calms?|soothes?|settles?|makes? (?:it|things|him|her|them) (?:worse|better)|made (?:it|things) worse|hurts?)\b.*?)[.!]?\s*$/iu.exec(
      part,
    );
  return found?.[1] && found[2] && isSubject(found[1], found[2]) ? { what: found[1], how: found[2] } : null;
};

/** "Group work" and "being told to calm down" tell of no help: a bare verb needs several who do it ("headphones help"). */
const isSubject = (what: string, how: string): boolean =>
  !isActOfChild(what) &&
  !/\b(?:while|when|how|where|as) (?:he|she|they)$|\b(?:his|her|their|my|the|your|group|school|class|home|paper|road|street|building|fire|gas|water)$/iu.test(
    what,
  ) &&
  !/^works? (?:nights?|days|shifts?|late|away|from|at|in|as|for|abroad|offshore|full|part|hard|on|long|weekends?|mon\p{L}*)\b|^helps? (?:out|at|us|me)\b/iu.test(
    how,
  ) &&
  !/\b(?:to|and|or|not|of|for|with|at|in|on)$/iu.test(what) &&
  (!bareVerbFirst.test(how) || (/[^s]s$/iu.test(what) && endsHere.test(how)));
/** "Erases work until the paper tears" tells of no help. */
const endsHere =
  /^(?:\w+ly |always |sometimes )*\w+(?: (?:him|her|them|it|things|a (?:lot|bit|little)|well|best|most|too|now|sometimes|worse|better|for|with|when|if)\b.*)?$/iu;
const bareVerbFirst =
  /^(?:always |usually |really |sometimes )*(?:work|help|calm|soothe|settle|hurt|make)\b/iu;

const working =
  /^(?:always |usually |really |sometimes |has |have )*(?:works?|worked|helps?|helped|calms?|soothes?|settles?|yes|good|great|better|best|fine|ok(?:ay)?|makes? (?:it|things|him|her|them) better|loves? it)\b/iu;
export const failing =
  /\b(?:(?:(?:does|do|did)(?:n['’]?t| not)|never|no longer) (?:really |ever )?(?:work\w*|help\w*|calm\w*|sooth\w*|settl\w*|do (?:anything|a thing))|tried[^.;]{0,20}\b(?:no|not|never|nothing)|no use|useless|(?:mak(?:es|ing)|made) [^.;]{0,14}\bworse|(?:hid|hides|threw|throws?|rips?|ripped|eats?|ate|broke|breaks?|tore) (?:it|them)\b|(?<!\b(?:never|not|n['’]?t|hardly|rarely) )fail\w*|no good|pointless|broke it|not work\w*)/iu;

const isThing = (what: string): boolean =>
  !/^(?:he|she|they|it|i|we|nothing|what|this|that|which|who|there|and|so)\b/iu.test(what.trim()) &&
  !/\b(?:when|if|because|until)\b/iu.test(what) &&
  what.trim().split(/\s+/u).length <= 12;

/** Denied or past: "no longer hits", "not bothered by noise", "used to bite", "haircuts are fine now", "crosses the road fine". In doubt it stays. */
export const isOver = (text: string): boolean => {
  const told = text.trim();
  return !isInDoubt.test(told) && (isManaged(told) || isPast.test(told) || endsWell.test(told));
};
/** "Is fine with strangers", "uses knives fine but not alone" are dangers; "not bothered by noise" is none. */
const isInDoubt =
  /\b(?:but|though|although|however|except|unless|strangers?['’]?s?|any(?:one|body)|not (?:really )?(?:afraid|scared|worried) (?:by|of|about) (?:the )?(?:heights?|roads?|traffic|cars?|water|fire|people|danger)|(?:thinks?|says?|believes?) (?:that )?)\b/iu;
const isManaged = (told: string): boolean => managed.test(told) && !denied.test(told);
const managed =
  /^(?:(?:he|she|they|\{child\}) )?(?:crosses|uses|manages|handles|travels|rides|cooks|swims|stays)\b[^.;,]{0,40}\b(?:fine|ok|okay|safely|well|no problem)(?: now)?[.!]?$/iu;
const denied =
  /\b(?:not|never|no(?! problem)|nor|without|hardly|rarely|barely|seldom|sometimes|mostly|only|if|when|less|\p{L}+n['’]?t)\b/iu;
const isPast =
  /^(?:(?:he|she|they|\{child\})\s+)?(?:is |are |has |have )?(?:no longer|not (?:really )?(?:bothered|upset|afraid|scared|worried|troubled) (?:by|of|about)|does(?:n['’]?t| not) (?:mind|hit|bite|run off|wander|hurt|worry|care|react)\b|never (?:hits|bites|runs|wanders|hurts|kicks)\b|(?:has )?stopped \w+ing|used to \w+|outgr[eo]w\w*|grew out of|got over|(?:is )?(?:fine|ok|okay|good|happy) with)\b/iu;
const endsWell =
  /(?<!\bnot )\b(?:not any ?more|no longer a (?:problem|worry)|(?:is|are) (?:fine|ok|okay|no problem)(?: now)?|not (?:a|an) (?:problem|issue|worry)(?: any ?more)?|in the past|over (?:it|that) now)[.!]?$/iu;
