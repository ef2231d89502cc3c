// The line a carer types about a story, taken apart: its clauses in the child's voice, who, where, when and why, and whether
// something is cancelled, new, lost, broken, moved, waited for or over. Pure.
import { withArticles } from './bare-nouns.ts';
import { finiteAt, isSureOrder, shapeOf } from './clause.ts';
import { peopleIn, placesIn, thingsIn, timesIn } from './facts-in.ts';
import { areOne } from './of-two.ts';
import { type Gender, genderOf, isMany } from './people.ts';
import { spelledOut } from './spelled-out.ts';
import { type Phrase, readPhrase, subjectIn } from './tell-phrase.ts';
import { termsOf } from './terms.ts';
import { genderAt, nameGender, type Speaking, tellsOfChild } from './turn-person.ts';
import { withVerb } from './with-verb.ts';

export const lineStates = [
  'cancelled',
  'closed',
  'lost',
  'broken',
  'moved',
  'waited',
  'ended',
  'new',
  'died',
] as const;
export type LineState = (typeof lineStates)[number];

export type LineClause = Phrase & {
  /** What joins it to the one before: "because", "but", "so", "and", or nothing. */
  joint: string;
  /** The times said in it: a day belongs to what happens in its own clause. */
  when: readonly string[];
};

export type StoryLine = {
  clauses: readonly LineClause[];
  /** Whether all of it is read: no clause in which it is not sure who is meant, and nothing in brackets. */
  isWhole: boolean;
  /** The clauses that were not read, as they were written. */
  unread: readonly string[];
  /** People who are not the child: "my sister", "Nana", "Mr Abara". */
  who: readonly string[];
  where: readonly string[];
  when: readonly string[];
  /** "because of the storm", "because he drives at night". */
  why: string | null;
  /** What it names besides: "cane toads", for a line that can't be said as it is. */
  things: readonly string[];
  /** The subject of what is cancelled, closed, lost or broken: "the trip to the zoo". */
  what: string | null;
  state: LineState | null;
  person: 1 | 2 | 3;
  /** The line says "I" or "my", as the child or the carer. */
  saysI: boolean;
  tense: 'past' | 'present' | 'future';
  speaking: Speaking;
  /** Whom "he" or "she" may mean in what is told besides. */
  subjects: readonly Gender[];
};

const states: ReadonlyArray<readonly [LineState, RegExp]> = [
  ['died', /\b(?:died|dead|dies|passed away|dying|funeral|burial)\b/i],
  [
    'cancelled',
    /\b(?:cancel\w*|called off|postponed|not happening|(?:is|been) off(?! (?:having|with|at|on|sick|ill|work|school|to|for|until)\b)|rained off)\b/i,
  ],
  ['closed', /\b(?:closed|closing|shut|closes|out of order|under (?:maintenance|repair))\b/i],
  ['broken', /\b(?:broke|broken|breaks? down|cracked|torn|smashed|stopped working|not working)\b/i],
  [
    'lost',
    /\b(?:lost(?! (?:at|to|against|on|the (?:game|match|race|final)|(?:my|his|her|their) (?:temper|voice|job|cool))\b)|missing|gone missing|cannot find|disappeared)\b/i,
  ],
  ['moved', /\b(?:moved|moving|relocat\w+|changed (?:to|from)|changing from)\b/i],
  ['waited', /\b(?:wait\w*|queue|delayed|late)\b/i],
  [
    'ended',
    /\b(?:ends?|ended|finish\w*|is over|run out|goodbye|last (?:day|time|lesson|week)|leaving|retir\w+|withdrawn)\b/i,
  ],
  ['new', /\b(?:new|first|different|starting|change[sd]?)\b/i],
];

export function readStoryLine(
  given: string,
  childGender: Gender | null,
  before: readonly Gender[] = [],
): StoryLine {
  const line = toldIn(given);
  const speaking: Speaking = {
    childGender,
    others: before,
    isCarer: carersOwn.test(line) || tellsOfChild(line, childGender),
  };
  const isOurs = /\b(?:we|our|us)\b/i.test(line);
  const clauses: LineClause[] = [];
  const unread: string[] = [];
  let others: readonly Gender[] = before;
  for (const { joint, text: written } of clausesIn(line)) {
    if (toUs.test(written)) continue;
    // In a family that says "our", all of them must.
    const text =
      clauses.length > 0 && (isOurs ? /^(?:must|have to|need to) /i : /^(?:have to|need to) /i).test(written)
        ? `we ${written.replace(/^must/i, 'have to')}`
        : withSubject(written, clauses.at(-1), clauses[0]);
    const phrase = readPhrase(text, { ...speaking, others });
    if (phrase && ofAge.test(phrase.text)) continue;
    if (phrase) {
      const told = spokenOf(named(phrase, text, joint));
      clauses.push({ ...told, joint, when: timesIn(told.text.replaceAll('~', '')) });
    } else unread.push(text);
    // "{child} can choose" names nobody else.
    const spoken = text.replace(/\{child\}/g, 'I');
    others = [
      ...others,
      ...peopleMet(
        childGender === 'x' ? spoken : spoken.replace(/\p{L}+/gu, (word) => (isMany(word) ? 'them' : word)),
        childGender,
      ),
    ];
  }
  const turned = clauses.map(({ text }) => text.replaceAll('~', '')).join(', ');
  const state = states.find(([, words]) => words.test(line))?.[0] ?? null;
  return {
    clauses,
    isWhole: unread.length === 0 && !/\(/.test(given),
    unread,
    who: peopleIn(turned),
    where: placesIn(turned),
    when: timesIn(turned),
    why: whyIn(clauses, turned),
    things: thingsIn(turned),
    what: whatIn(clauses),
    state,
    person: speaking.isCarer ? 3 : /\b(?:you|your)\b/i.test(line) ? 2 : 1,
    saysI: /\b(?:I|me|my|mine|myself)\b/i.test(line),
    tense: tenseOf(line),
    speaking,
    subjects: subjectsIn(clauses),
  };
}

/** The line without brackets, the request and what is not to happen. */
const toldIn = (given: string): string =>
  spelledOut(given)
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(asked, '')
    .replace(unwanted, '')
    .replace(/[\s.!?…]+$/, '')
    .trim();

/** "Cutting her nails without screaming": how it is not to go is for the carer, and no story says it. */
const unwanted =
  /,? without (?:\p{L}+ )?(?:scream|cry|shout|hit|bit|kick|spit|push|throw|yell|pinch|fight|argu|complain|fuss|run|melt|tantrum|swear|whin|moan)\p{L}*(?: (?:off|away|down|at \p{L}+|the \p{L}+))?$/iu;

/** As people say it: "pool closed" is that it is closed, and the articles are there. */
function spokenOf(phrase: Phrase): Phrase {
  const text = withArticles(withVerb(phrase.text));
  return text === phrase.text ? phrase : { shape: shapeOf(text.replaceAll('~', '')), text };
}

/** How old the child is, said for whoever writes the story. */
const ofAge =
  /^(?:I am |me |(?:an? )?(?:girl|boy|student|pupil|child|lad) (?:is |aged )?)(?:aged )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)(?: ?(?:years?|yrs?|yo|y\/o)(?: old)?)?$/i;

/** A capital in the middle of a line is a name's: "two children are joining, Amani and baby Zuri". */
const named = (phrase: Phrase, written: string, joint: string): Phrase =>
  joint !== '' || !/^\p{Lu}\p{Ll}+ and\b/u.test(written) || !/^\p{Ll}/u.test(phrase.text)
    ? phrase
    : { ...phrase, text: phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1) };

/** Whom "he" or "she" may mean further on; somebody at whose place it is ("at daz's") may be either. */
const peopleMet = (text: string, childGender: Gender | null): Gender[] => [
  ...termsOf(text).flatMap(
    ({ lower, text: word, tags }, at, all) =>
      genderAt(all, at, childGender) ??
      ((at > 0 || tags.has('FirstName')) &&
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !ofFeast.test(word) &&
      tags.has('Noun') &&
      !isOfCalendar(tags) &&
      !/^(?:to|at|in|from|near|for)$/.test(all[at - 1]?.lower ?? '')
        ? (nameGender({ lower, text: word, tags, post: '' }, all[at - 1], childGender) ?? [])
        : []),
  ),
  ...(/\bat \p{L}+'s(?:$| (?:on|for|after|this|next|tomorrow|tonight|house|place|flat)\b)/iu.test(text)
    ? (['x'] as const)
    : []),
];

/** "World Book Day" is not a person. */
const ofFeast =
  /^(?:World|Book|Day|Pancake|Boxing|Bonfire|Night|Remembrance|Red|Nose|Children|Need|Christmas|Mother|Father)(?:'s)?$/;
const isOfCalendar = (tags: ReadonlySet<string>): boolean =>
  tags.has('Date') || tags.has('Place') || tags.has('WeekDay') || tags.has('Month') || tags.has('Holiday');

/** Said to whoever writes the story, and not of what happens. */
const toUs =
  /\b(?:pls|please|sorry english|explain simply|in simple words|try to write|write something|i need something|look it up|here we are|not babyish|god help us|i am told|i think|i guess|i believe|apparently|i want (?:him|her|them|\{child\}) to understand|i want to know)\b|^help$|\b(?:they|he|she)(?:\/| or )(?:them|him|her)\b/iu;

/** "I" is the carer though the child is not named: "it is not me on Saturday", "me and her mum". */
const carersOwn =
  /\b(?:not me|(?:him|her|them)\b[^.,]* instead of me|(?:mom|mum|dad|mam) and me|with me in|goodbye to me|without me|is me|me and (?:his|her|their)|my (?:husband|wife|partner|boyfriend|girlfriend|mates?|shift|rota)|while I (?:shop|work|cook|am (?:at|out|working|away)|go to|pick|take|do|pop))\b/i;

/** The person a line is about, by gender: "Mamaw has oxygen", "why granny takes her teeth out". */
function subjectsIn([first]: readonly LineClause[]): Gender[] {
  const [subject = ''] = (first?.text ?? '')
    .replace(/^(?:why|when|how|what) /i, '')
    .split(/ (?:with|at|for|to|from|by) /);
  const terms = termsOf(subject);
  const at = finiteAt(terms);
  return terms.slice(0, at === -1 ? 0 : at).flatMap(({ lower }) => genderOf(lower) ?? []);
}

const asked =
  /^(?:(?:[\p{L} ]{2,12}, )?(?:(?:please|pls|hi|hello),? )?(?:(?:i )?(?:need|want) )?(?:an? )?(?:one|story)(?: for (?:my|our|a|the) [\p{L}\d ]{2,24}?)? about|(?:please )?(?:write|make|create|tell|give)(?: me| us)? (?:an? |the )?(?:social )?story (?:about|on|for)|(?:a |the )?(?:social )?story (?:for \S+ )?(?:about|on)|about|what happens (?:at|during)|help (?:him|her|them|\{child\}) with|preparing (?:him |her |them |\{child\} )?for)\s+/iu;

/**
 * Who does it, where the line leaves that out: "an EEG at hospital, has to sleep there" is the child, "the slide is broken, has tape
 * round it" is the slide.
 */
function withSubject(text: string, before: LineClause | undefined, first = before): string {
  if (before === undefined) return text;
  // "Miss Bell is on a course, back on Monday": she is.
  const who =
    backWhen.test(text) && before.shape === 'fact'
      ? asTyped(subjectIn(before.text.replaceAll('~', '')))
      : null;
  if (who !== null && who.split(' ').length <= 4 && peopleIn(who).length > 0) return `${who} is ${text}`;
  // "GCSE exams in a separate room, allowed to leave for a break".
  if (/^(?:not )?allowed (?:to|in|out|on|home) \p{L}/iu.test(text)) return `{child} is ${text}`;
  if (!(withoutSubject.test(text) || ofThing.test(text) || isCalled.test(text))) return text;
  const subject = before.shape === 'fact' ? asTyped(subjectIn(before.text.replaceAll('~', ''))) : null;
  if (isCalled.test(text)) {
    const who =
      first?.shape === 'fact'
        ? subjectIn(first.text.replaceAll('~', ''))
        : /^(?:thing|person)$/.test(first?.shape ?? '')
          ? first?.text
          : null;
    return who && who.split(' ').length <= 4 && !/^(?:I|we|it|there)$/i.test(who)
      ? `${who} is ${text}`
      : text;
  }
  if (subject !== null && subject.split(' ').length <= 4)
    return /^I$/.test(subject) ? `{child} ${text}` : `${subject} ${text}`;
  // "New medication, tastes of orange".
  if (before.shape === 'thing' && ofThing.test(text)) return `it ${text}`;
  return before.shape !== 'fact' && ofChild.test(text) ? `{child} ${text}` : text;
}
/** What was turned is read once more: "my" would be the carer's then. */
const asTyped = (subject: string | null): string | null =>
  subject?.replace(/^my (?:\p{Ll}+ )*(?=\p{Lu}\p{Ll}+$)/u, '').replace(/\bmy\b/g, "{child}'s") ?? null;
const backWhen =
  /^(?:back|home(?= (?:on|at|by|in|tomorrow|next)\b)) (?:on |at |by |in |tomorrow|next )?\p{L}*/iu;
const withoutSubject =
  /^(?:(?:leaves|returns|arrives|flies) (?=(?:on|in|at|next|tomorrow|again)\b)|(?:has|is|was|can|cannot|will|might|needs|must|goes|does not|gets|lost|broke|hurt|forgot|missed|hates|dislikes|loves|likes|fears|stays|sits) )(?!(?:it|he|she|this|that|there|why|the)\b)/i;
/** "The cat has been missing since Sunday, called Pickle". */
const isCalled = /^(?:called|named) \p{L}+$/iu;
const ofThing = /^(?:tastes|smells|looks|feels|lasts|takes|starts|ends|opens|closes|costs) (?!it\b)\p{L}/iu;
const ofChild =
  /^(?:has to|needs to|must|can|cannot|gets to|will|might|hates|dislikes|loves|likes|fears|stays|sits)\b/i;

/** Parted where a new clause begins; "the dog went to the vet and got a cone" stays one. */
function clausesIn(line: string, isFirst = true): { joint: string; text: string }[] {
  const found =
    /(?<hard>[;:.]\s+|\s+[-–—/]\s+|\s+(?=(?:and |so |now )?do not (?:touch|open|pull|take|go|eat|drink|play|look|talk|climb|hit)\b))|(?<run>\s+(?=(?:he|she|they|we) (?:must|has to|have to|needs? to|will|can|cannot|does not|do not|is|are|hid|wears?|calls?|keeps?|thinks?|hates?|likes?|wants?)\b))|(?<soft>,\s+(?:and |but |so |then )*|\s+(?:and then|and|but|so|then|because)\s+(?!of\b))/gi;
  for (const match of line.matchAll(found)) {
    const left = line.slice(0, match.index).trim();
    const right = line.slice(match.index + match[0].length).trim();
    if (left === '' || right === '' || /\bnot$/i.test(left) || /^why(?: \p{L}+){0,2}$/iu.test(left)) continue;
    if (match.groups?.['run'] !== undefined && (!runsOn(left) || isDescribed.test(lastWordWith(left, right))))
      continue;
    if (match.groups?.['soft'] !== undefined && !isNewClause(left, right, match[0], isFirst)) continue;
    const joint = /\b(?:because|but|so|then|and)\b/i.exec(match[0])?.[0].toLowerCase() ?? '';
    const [next, ...rest] = clausesIn(right, false);
    return [{ joint: '', text: left }, ...(next ? [{ ...next, joint }, ...rest] : [])];
  }
  return [{ joint: '', text: line }];
}

/** "School photo day on Thursday he must wear the tie": a thing that is named, and then a sentence without a stop before it. */
const runsOn = (left: string): boolean =>
  (shapeOf(left) === 'thing' || (shapeOf(left) === 'fact' && isWholeFact.test(left))) &&
  !/^(?:the|first|last|every|each|any|one) (?:\p{L}+ )?(?:day|place|person|people|food|toy|game)s?$/iu.test(
    left,
  ) &&
  !/\b(?:and|but|or|that|who|which|when|where|if|because|so|what|how|why|as|than|while|until|before|after|where|of|to|in|at|on|with|for|all|way|things?|one|time)$/i.test(
    left,
  );

/** "He does not have to hug he can wave", "Grandad has dementia he calls him by my name": what is said is over. */
const isWholeFact =
  /^(?!(?:if|when|while|because|until|after|before|once|although)\b)(?!.*\b(?:that|which|who|whom|if|when|because|than|as|so|why|how|what|where|say|says|said|think|thinks|know|knows|hope|hopes|told|tell|tells|means|sure|glad|wish|sometimes|anything|everything|something|all|place|way|time|day|things?|ones?)$).*\b(?:is|are|was|were|has|have|had|got|will|can|cannot|may|does not have to|died|born)\b .*\p{L}{3,}$/iu;

function isNewClause(left: string, right: string, joint: string, isFirst: boolean): boolean {
  const [until = right] = right.split(/,\s| and | but | so | because /);
  // "Grandad has dementia and forgets her name, we visit him": who forgets was said before.
  const isSecondVerb =
    /^\p{Ll}+s (?:my|his|her|their|the|an?|it|me|him|them|us)\b/u.test(until) && /\band\b/i.test(joint);
  const isFact = !isSecondVerb && (shapeOf(until) === 'fact' || shapeOf(right) === 'fact');
  const leftShape = shapeOf(left);
  // A question ("why we ...") goes on to the end of the line.
  // "No more bottle at bedtime, the bottles go to the baby": a headline asks nothing.
  const isHeadline =
    /^no \p{L}+(?: today| tomorrow)?$/iu.test(left) ||
    (/^no \p{L}{3,}/iu.test(left) && joint.startsWith(','));
  if (leftShape === 'asks' && !isHeadline) return false;
  if (/\band\b/i.test(joint) && areOne(left, right, { leftShape, until, isFirst })) return false;
  if (isDescribed.test(right)) return false;
  if (isFact || /^no (?!one\b|matter\b|longer\b)\p{L}{3,}/iu.test(right)) return true;
  if (!joint.startsWith(',')) return false;
  return leftShape === 'fact' || goesOnWith(leftShape, isFirst ? left : `and ${left}`, right);
}

/** "Loud music and kids they don't know": which kids, and no sentence. */
const isDescribed =
  /^(?:the |some |other |new |many )?(?:kids|children|people|teachers|adults|boys|girls|dogs|animals|things|toys|games|songs|foods|places|words|rules|someone|somebody) (?:that |who )?(?:they|he|she|i|we) (?:do|does|did|have|has)(?: not|n['’]?t) \p{L}+(?: (?:yet|before|well))?$/iu;
const lastWordWith = (left: string, right: string): string => `${left.split(' ').at(-1) ?? ''} ${right}`;

/** What is added to a topic after a comma: "earthquake drill at school, get under the desk", "a gig, bags searched at the door". */
function goesOnWith(leftShape: string, left: string, right: string): boolean {
  if (!/^(?:thing|doing|order|asks)$/.test(leftShape) || left.split(' ').length < 2) return false;
  if (
    /^(?:who|which|whose|that|and|or|not(?! (?:everybody|everyone|all|every)\b)|why|what|how|even|such|at|in|on|with|for|from|near|until|after|before)\b/i.test(
      right,
    )
  )
    return false;
  return isSureOrder(right) || left.split(' ').length > 2 || !/^\p{L}+(?:,? and | or )/u.test(right);
}

function whyIn(clauses: readonly LineClause[], turned: string): string | null {
  const clause = clauses.find(({ joint, shape }) => joint === 'because' && shape === 'fact');
  if (clause) return `because ${clause.text.replaceAll('~', '')}`;
  const of = /(?<!\bnot )\bbecause of (?:the |an? |my |our )?[\p{L}' -]+/iu.exec(turned)?.[0];
  return of?.trim() ?? null;
}

function whatIn(clauses: readonly LineClause[]): string | null {
  for (const { shape, text } of clauses) {
    if (shape !== 'fact') continue;
    const found =
      /^(.+?) (?:is|are|was|were|has been|have been|broke|got) (?:now |still |being )?(?:cancelled|canceled|called off|postponed|closed|shut|broken|cracked|lost|missing|off|down|sold|over|finished|withdrawn|gone)\b/i.exec(
        text,
      );
    if (
      found?.[1] &&
      found[1].split(' ').length <= 6 &&
      !/^(?:it|this|that|there|he|she|they|we|i)$/i.test(found[1])
    )
      return found[1];
  }
  return null;
}

export const tenseOf = (line: string): StoryLine['tense'] =>
  /\b(?:will|going to|tomorrow|next (?:week|month|year|term|\w+day)|soon|starts? on|is coming|are coming)\b/i.test(
    line,
  )
    ? 'future'
    : /\b(?:was|were|went|died|broke|got|lost|stood|fell|hid|stopped|happened|yesterday|last (?:week|night|month)|did|came|took|missed|passed)\b/i.test(
          line,
        )
      ? 'past'
      : 'present';
