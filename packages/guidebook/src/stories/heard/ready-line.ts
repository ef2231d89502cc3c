// A hurried line made ready for a scene: two doings joined by "and" are parted, what the child is to stop is said as what they do
// instead, small words that were left out are put back. A line that needs none of it stays as it is.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { peopleIn, placesIn, timesIn } from '@calmbridge/reader/story-line/facts-in';
import { isMany } from '@calmbridge/reader/story-line/people';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { withArticle } from '#child/words';
import { isOwnDoing } from '../as-fact.ts';
import { insteadOf, insteads } from './instead-of.ts';

export function readyLine(line: StoryLine): StoryLine {
  const clauses = line.clauses.map(asOccasion).flatMap(parted).map(withSmallWords).map(asDone).map(withWho);
  const told = clauses
    .map(withInstead)
    // Whoever runs from the wash basin is told to wash, and not to stay close.
    .filter(({ text }) => text !== besideAdult || isOut.test(line.clauses.map((one) => one.text).join(' ')))
    // "Waiting my turn to talk": what is done instead is what the line is about.
    .filter(({ text }, at, all) => at === 0 || !isSaidIn(text, all[0]?.text ?? ''));
  const isSame =
    told.length === line.clauses.length &&
    told.every(({ text, shape }, at) => text === line.clauses[at]?.text && shape === line.clauses[at]?.shape);
  // "Not biting at nursery": a denial has its place, too.
  const where = line.where.length === 0 ? placesIn(told[0]?.text ?? '') : line.where;
  const [, denied] = deniedAt.exec(told[0]?.text ?? '') ?? [];
  return isSame && denied === undefined
    ? line
    : { ...line, clauses: told, where: where.length === 0 && denied !== undefined ? [denied] : where };
}
/** "I get upset when I lose", "I scream when water gets in my ears": when it is hard is what the story is about, and no story says the rest. */
function asOccasion(clause: LineClause, at: number): LineClause {
  const [, when] = (at === 0 && clause.shape === 'fact' && reactsWhen.exec(clause.text)) || [];
  return when === undefined ? clause : partOf(clause, `when ${when}`, clause.joint);
}
const reactsWhen =
  /^I (?:(?:always|often|sometimes|still|just|really|can) )?(?:(?:~?get|am|feel|become) (?:(?:very|so|really|too|quite|a bit) )?(?:upset|scared|frightened|worried|anxious|nervous|cross|angry|sad|stressed|overwhelmed|frustrated|distressed|panicky)|~?scream|~?cry|~?shout|~?panic|~?melt down|~?struggle|~?find it (?:very |so |really |too )?(?:hard|difficult|tricky|scary)|~?hate it|do not like it|have (?:a )?meltdowns?) (?:when|whenever|if|every time) (.+)$/iu;
const besideAdult = 'I stay close to the adult';
const isOut =
  /\b(?:roads?|streets?|car ?parks?|shops?|shopping|supermarket|tesco|asda|aldi|lidl|town|park|walk\p{L}*|station|platform|bus|train|trip|zoo|beach|airport|market|outside|hold\p{L}* hands?|crossing|pavement|fair|farm|museum|library|hospital|gate|playground|school|woods|pool)\b/iu;
const asDone = (clause: LineClause): LineClause =>
  clause.shape === 'thing' && isOwnDoing(clause.text) ? { ...clause, shape: 'doing' } : clause;

/** "Granny is in a care home and sometimes forgets her name": who does was said before. */
function withWho(clause: LineClause, at: number, all: readonly LineClause[]): LineClause {
  const before = all[at - 1];
  if (before?.shape !== 'fact' || !/^(?:sometimes|often|now|also|usually) \p{L}+s\b/iu.test(clause.text))
    return clause;
  const who = subjectIn(before.text.replaceAll('~', ''));
  if (who === null || peopleIn(who).length === 0) return clause;
  return partOf(
    clause,
    `${who} ${clause.text.replace(/\b(forgets|calls|mixes up) (?:his|her|their) name\b/i, '$1 my name')}`,
    clause.joint,
  );
}

const deniedAt = /^(?:not|no) .+ (?:at|in) ((?:the )?\p{L}+)$/iu;

/** "School camp two nights in a tent", "the cabin, no wifi". */
function nightsOrOffline(clause: LineClause): LineClause[] | null {
  const { text } = clause;
  const nights =
    /^((?:\p{L}+ ){1,4}?\p{L}+),? ((?:one|two|three|four|five|six|\d) nights?) ((?:in|at) (?:the )?\p{L}+(?: \p{L}+)?)$/u.exec(
      text,
    );
  if (nights)
    return [
      partOf(clause, `${nights[1]} ${nights[3]}`, clause.joint),
      partOf(clause, nights[2] ?? '', 'and'),
    ];
  const offline =
    /^(\p{L}+ .+?),? (no (?:wi-?fi|phones?|screens?|tv|internet|signal|tablets?|ipads?))$/iu.exec(text);
  if (offline)
    return [
      ...parted(partOf(clause, offline[1] ?? '', clause.joint)),
      partOf(clause, `there is ${offline[2]}`, 'and'),
    ];
  return null;
}

/** "The farm on Friday and eating packed lunch outside", "losing and not throwing the board", "holding hands I run off". */
function parted(clause: LineClause): LineClause[] {
  const { text, shape } = clause;
  const runs =
    /^(\p{L}+ing .+?) (I (?:always |just |still |often )?(?:run|bolt|hit|bite|kick|snatch) .+)$/u.exec(text);
  const itchy = howItFeels(clause);
  if (itchy) return itchy;
  if (runs) return [partOf(clause, runs[1] ?? '', clause.joint), partOf(clause, runs[2] ?? '', 'and')];
  if (shape !== 'thing' && shape !== 'doing') return [clause];
  // "Boiler being replaced no hot water on Monday", "school camp two nights sleeping in a cabin".
  const stay = nightsOrOffline(clause);
  if (stay) return stay;
  const heaped =
    /^(\p{L}+ (?:\p{L}+ ){0,2}being \p{L}+(?:ed|en|t)),? (no \p{L}+ .+)$/u.exec(text) ??
    /^(\p{L}+ .+?),? (no \p{L}+(?: \p{L}+)? (?:today|tonight|tomorrow|this time))$/u.exec(text) ??
    /^((?:\p{L}+ ){0,3}\p{L}+), (\p{L}+ing (?:the|my|an?|some|with|in|on|to|at)\b.+)$/u.exec(text) ??
    /^((?:\p{L}+ ){1,4}?\p{L}+),? ((?:one|two|three|four|five|six|\d) nights?)$/u.exec(text) ??
    /^((?:\p{L}+ ){1,4}?\p{L}+),? ((?:one|two|three|four|five|six|\d) nights?) (?=\p{L}+ing\b)(.+)$/u.exec(
      text,
    );
  if (heaped) return heaped.slice(1).map((part, at) => partOf(clause, part, at === 0 ? clause.joint : 'and'));
  const besides = /^(.+ .+?),? and (new \p{L}+(?: \p{L}+)??)(?: also| too| as well)?$/u.exec(text);
  if (besides && shape === 'doing')
    return [partOf(clause, besides[1] ?? '', clause.joint), partOf(clause, besides[2] ?? '', 'and')];
  const apart = /^(.+? \p{L}+ing .+?),? and (\p{L}+ing (?:\p{L}+ )?(?:at|to|with|in) (\p{L}+)\b.*)$/u.exec(
    text,
  );
  // "Mum and Dad living in two houses and sleeping at Dad's": nobody sleeps at their own, so it is the child who does.
  const isTheirs = apart && isNamedIn(apart[3] ?? '', (apart[1] ?? '').split(/ \p{L}+ing /u)[0] ?? '');
  if (apart && isTheirs)
    return [partOf(clause, apart[1] ?? '', clause.joint), partOf(clause, apart[2] ?? '', 'and')];
  const kin = /^((?:my |the )?(?:\p{L}+ )?\p{L}+) (\p{L}+ing .+?),? and (\p{L}+ing .+)$/u.exec(text);
  const [who] = kin ? peopleIn(kin[1] ?? '') : [];
  if (kin && who !== undefined && who.endsWith((kin[1] ?? '').split(' ').at(-1) ?? '?')) {
    const is = isMany(who.split(' ').at(-1) ?? '') ? 'are' : 'is';
    return [
      partOf(clause, `${who} ${is} ${kin[2]}`, clause.joint),
      partOf(clause, `${who} ${is} ${kin[3]}`, 'and'),
    ];
  }
  for (const { index, 0: joint } of text.matchAll(
    /,? and (?=(?:not )?\p{L}{2,}ing \p{L})|, (?=not \p{L}{2,}ing\b)/gu,
  )) {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    const isParted =
      wordCount(left) >= 2 &&
      !/(?<!morn|even)ing$/.test(left) &&
      (/^not /.test(right) || shapeOf(right.replaceAll('~', '')) === 'doing') &&
      // "Grandma going in and Auntie Pat stopping": both are said of somebody.
      peopleIn(left.split(' ').slice(0, 2).join(' ')).length === 0;
    if (isParted) return [partOf(clause, left, clause.joint), ...parted(partOf(clause, right, 'and'))];
  }
  return [clause];
}

/** "Wearing tights for school they are itchy": what is worn, and how it is. */
function howItFeels(clause: LineClause): LineClause[] | null {
  const [, does = '', be = '', how = ''] =
    /^(\p{L}+ing .+?),? (they are|it is) ((?:too |so |very )?\p{L}+)$/u.exec(clause.text) ?? [];
  const thing =
    does
      .split(/ (?:for|in|at|on|to|with|from) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  if (how !== '' && /s$/.test(thing) === (be === 'they are') && wordCount(does) >= 2)
    return [
      partOf(clause, does, clause.joint),
      partOf(clause, `the ${thing} ${be === 'they are' ? 'are' : 'is'} ${how}`, 'and'),
    ];
  return null;
}

const isNamedIn = (who: string, subject: string): boolean =>
  peopleIn(who).length > 0 && new RegExp(`\\b${who}\\b`, 'iu').test(subject);

const partOf = (clause: LineClause, text: string, joint: string): LineClause => ({
  ...clause,
  text,
  joint,
  shape: shapeOf(text.replaceAll('~', '')),
  when: timesIn(text.replaceAll('~', '')),
});

/** What a later part says the child is not to do, or does. The first part is what the line is about, and stays. */
function withInstead(clause: LineClause, at: number): LineClause {
  const instead = at === 0 ? null : insteadOf(clause.text.replaceAll('~', ''));
  return instead === null ? clause : partOf(clause, instead, clause.joint);
}

const isSaidIn = (sentence: string, first: string): boolean => {
  const known = new Set(eventWords(first).map(stemOf));
  const words = eventWords(sentence);
  return words.length > 0 && insteads.has(sentence) && words.every((word) => known.has(stemOf(word)));
};

/** "In to supported living flat" is in to a flat, a razor that Grandad got "him" is the child's, and nobody is forced. */
function withSmallWords(clause: LineClause): LineClause {
  const text = clause.text
    // What is worn or belongs to the child is the child's own.
    .replace(
      /^(?:the )?(?=(?:new |old |big |best )(?:(?:school|football|swimming|winter|summer|electric) )?(?:uniform|shoes|trainers|coat|jumper|bed|bedroom|room|school|class|teacher|glasses|wheelchair|hearing aids?|splints|taxi|bus|bag|tie|blazer|key ?worker|friend|mate|buddy)\b(?: \p{Lu}\p{Ll}+)? (?:is|are|feels?|has|have|starts?|comes?|moved|moves|left|leaves|will|does|do)\b)/iu,
      'my ',
    )
    .replace(/^(new|different) (?=(?:\p{L}+ ){1,3}(?:is|starts|comes|begins|will|has)\b)/iu, (found) =>
      withArticle(found.toLowerCase()),
    )
    .replace(
      /\b(to|at|with|from|for|by|and) (?=(?:big|little|older|younger|baby) (?:cousin|brother|sister)\b)/giu,
      '$1 my ',
    )
    // "Coach leaves at 8.30".
    .replace(
      /^(?=(?:coach|bus|minibus|taxi|train|plane|flight|ferry|boat|carer|nurse|party|show|film|lesson|class|school|service|match|game|parcel|plumber|boiler man|taxi driver|driver|tutor|support worker|doctor|physio) (?:leaves|comes|starts|begins|ends|finishes|goes|arrives|opens|closes|picks|drops|collects|is (?:at|on|from|late|delayed|cancelled|coming)|has been)\b)/iu,
      'the ',
    )
    .replace(
      /\b(to|into|at|in|on|with|from|for) ((?:new|big|small|little|different|supported|long|local|special|busy) (.+))$/u,
      (found, before: string, rest: string) => (isOneOf(rest) ? `${before} ${withArticle(rest)}` : found),
    )
    .replace(
      /^(?=(?:class|school|family) (?:hamster|rabbit|guinea pig|pet|fish|gecko|tortoise|dog|cat)\b)/iu,
      'our ',
    )
    .replace(/^(\p{L}+),? then (?:an? |the )?(\p{L}+)$/iu, (found, first: string, next: string) =>
      countedNouns.has(next.toLowerCase()) ? `there is ${withArticle(next)} after ${first}` : found,
    )
    .replace(
      /\bmy (tummy|head|ear|tooth|throat|leg|arm|knee|back|foot|hand) or (?=(?:tummy|head|ear|tooth|throat|leg|arm|knee|back|foot|hand)\b)/giu,
      'my $1 or my ',
    )
    .replace(/^does not (?=\p{L}+ )/iu, 'I do not ')
    .replace(/\b(to|with|without|from) (?=(?:dummy|bottle|blankie|teddy|pacifier)$)/iu, '$1 my ')
    // How loud it is, is for the child to say.
    .replace(
      /^it is (?=(?:very |so |too |really )?(?:noisy|loud|smelly|busy|crowded|itchy|bright|hot)\b)/iu,
      'it may be ',
    )
    // What a carer calls scary is not said to be so.
    .replace(/ (?:is|are) (?:very |so |really |too )?(?=(?:scary|frightening)$)/iu, ' may feel ')
    .replace(/(?<=\bmy \p{L}+ (?:got|bought|gave|made|sent|lent)) (?:him|her)$/u, ' me')
    .replace(
      /^(?:no one|nobody)(?: will| is going to|) (?:makes?|forces?|making|forcing) me (?:to )?(?=\p{L})/iu,
      'I do not have to ',
    );
  const whole = clause.shape === 'thing' && saysSomething.test(text) ? `the ${text}` : text;
  const told = shapeOf(whole.replaceAll('~', '')) === 'fact' ? whole : text;
  return told === clause.text ? clause : partOf(clause, told, clause.joint);
}
/** "Shift at work has moved to mornings". */
const saysSomething = /^(?!the |my |our |an? |no )\p{Ll}+(?: \p{L}+){0,3} (?:has|have) \p{L}+(?:ed|en|ne)\b/u;

/** "New barber", "big boy bed in Leeds": one thing, and not what there is more of. */
function isOneOf(rest: string): boolean {
  const [head = ''] = rest.split(
    / (?:and|at|in|on|to|for|with|from|near|after|before|because|tomorrow|today|tonight|next|this)\b|,/,
  );
  const last = termsOf(head).at(-1);
  return (
    last !== undefined &&
    (last.tags.has('Singular') || countedNouns.has(last.lower)) &&
    wordCount(head) >= 2 &&
    !last.tags.has('ProperNoun') &&
    !/^(?:clothes|trousers|pyjamas|jeans|shorts|tights|glasses|goggles|scissors|pants|leggings|headphones|stairs|day|time|year|week|month|term|morning|night|one|food|music)$/.test(
      last.lower,
    )
  );
}
