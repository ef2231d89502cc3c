// Whether a scene is about the carer's line. The reader says how likely; this asks besides whether the scene knows what the
// line names. A story about another event is worse than a question.

import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { capitalised } from '#child/words';
import { isDenied } from './choosing/denied-scene.ts';
import { sceneFacts } from './facts/scene-facts.ts';
import { helperInLine } from './lines/line-helper.ts';
import type { Scene } from './scene.ts';

/**
 * From this chance on the reader is sure. Of 168 judged lines by strangers, whole writers left out and before the words are asked,
 * 32 are right and 7 wrong from 0.7 on, 27 and 4 from 0.8 on (`npm run train -- entries`).
 */
export const sureFrom = 0.75;
/**
 * From this chance on nearly all of them are right: 19 of 19 among 84 lines that were judged after everything was chosen. Fewer of
 * the line's words have to be known then.
 */
export const verySureFrom = 0.85;
/**
 * From here on, where nothing else is near and the scene knows most of what the line names, beginning and whole: eight such among 350
 * and 350 lines by two strangers (`lines-6`, `-8`), all right.
 */
const nearlySureFrom = 0.7;
/**
 * From here on, where no other scene has any chance to speak of: of 38 such lines (`lines-2`, `-6`, `-8` and `relevance`) it is what judges
 * named for 31, and near enough to be told for four of the other seven.
 */
const loneFrom = 0.6;
const loneBelow = 0.1;
const aloneBelow = 0.3;
const knownToBeAlone = 0.66;
const rivalFrom = 0.5;
const isOff =
  /\b(?:cancel\w*|chang\w*|plans?|off|closed?|cannot|not|no|late|later|instead|stop\w*|miss\w*|ends?|shut|postponed|moved|celebrate)\b/i;
/** The least share of the line's own words that the scene has to know: a hurried line may name it by none of them. */
const leastKnown = (chance: number): number =>
  chance >= surestFrom ? 0 : chance >= verySureFrom ? 0.2 : 0.33;
const surestFrom = 0.9;
/** From here on the line may name the scene's matter by words that the scene does not have: "load shedding". */
export const certainFrom = 0.95;
/** From here on whose brother it is does not matter, where the scene knows all else. */
const plainFrom = 0.93;
/** Auntie's baby, who comes for a visit, is no baby at home. */
const babyVisits = /\b(?:bring|brings|bringing) (?:\p{L}+ ){1,2}baby\b/iu;
/** A siren that is only tried is no storm. */
const onlyTried = /\b(?:only|just) (?:an? )?(?:test|drill|practi[cs]e)\b/i;
/** Whoever is out of prison is in none. */
const comesOut = /\b(?:out of|leav\w+|released from|(?:home|back) from) (?:prison|jail)\b/i;
/** A dog that is put to sleep is no visit to the vet. */
const endsALife =
  /\b(?:be|being|is|was|been|get|getting|having) (?:\p{L}+ ){0,2}put (?:to sleep|down)\b|\bput(?:ting|s)? (?:(?:the|our|my|his|her|their|old|poor|family) )*(?:dogs?|cats?|pupp\p{L}+|kitten|pet|rabbit|hamster|horse|pony|guinea pig|him|her|it|\p{L}+(?= to sleep)) (?:to sleep|down)\b/iu;

/** A friend who died is not a friend who is away. */
const isDeath = /\b(?:dies|died|dead|death|passed away|funeral|burial|wake|grave)\b/i;

export function sureScene(
  scenes: readonly Scene[],
  about: string,
  line: StoryLine,
  reading: EntryReading | null,
): Scene | null {
  const [best, second] = withoutSpokenAgainst(scenes, about, reading?.nearest ?? []);
  const likeliest = best && scenes.find(({ id }) => id === best.id);
  if (!likeliest || best.chance < loneFrom) return null;
  const isNearlySure = best.chance >= nearlySureFrom && isAlone(likeliest, second?.chance ?? 0, about, line);
  if (best.chance < sureFrom && !isLone([best, second]) && !isNearlySure) return null;
  const rival = (second?.chance ?? 0) >= rivalFrom ? scenes.find(({ id }) => id === second?.id) : undefined;
  const scene = best.chance < verySureFrom && rival ? ofFirstWords(likeliest, rival, line) : likeliest;
  if (speaksAgainst(scene, about)) return null;
  // What is cancelled does not take place: a scene on how it goes would tell that it does.
  if (line.state === 'cancelled' && !isOff.test(`${scene.title} ${scene.topic}`)) return null;
  // What the line begins with is what it is about: "Eid at Grandma's, lots of cousins and noise".
  const isKnown = [about, line.clauses[0]?.text.replaceAll('~', '') ?? about].some(
    (text) => knownShare(scene, text, line) >= leastKnown(best.chance),
  );
  // "My brother Luca gets to stay up later": the reader is certain, and the scene knows all of it but which child it is.
  const isPlain =
    scene === likeliest &&
    best.chance >= plainFrom &&
    /^(?:my|our) (?:\p{L}+ )?(?:brother|sister|cousin)\b/iu.test(line.clauses[0]?.text ?? '') &&
    knownShare(scene, about, line) === 1;
  return isKnown && (isPlain || (!tellsOfAnother(scene, line) && knowsSubject(scene, line))) ? scene : null;
}

/** "A cast taken off" is not getting one: the next is told where it is as sure. */
function withoutSpokenAgainst(
  scenes: readonly Scene[],
  about: string,
  nearest: EntryReading['nearest'],
): EntryReading['nearest'] {
  const [best, second] = nearest;
  const likeliest = best && scenes.find(({ id }) => id === best.id);
  const isNext = likeliest && second && second.chance >= sureFrom && speaksAgainst(likeliest, about);
  return isNext ? nearest.slice(1) : nearest;
}

/** Nothing else has a chance to speak of. */
export const isLone = ([best, second]: ReadonlyArray<{ chance: number } | undefined>): boolean =>
  (best?.chance ?? 0) >= loneFrom && (second?.chance ?? 0) < loneBelow;

const isAlone = (scene: Scene, second: number, about: string, line: StoryLine): boolean =>
  second < aloneBelow &&
  [about, line.clauses[0]?.text.replaceAll('~', '') ?? about].every(
    (text) => knownShare(scene, text, line) >= knownToBeAlone,
  );

/**
 * Of two that are likely the likelier is told: of twelve lines by strangers with a second at 0.5 it was right for ten. But
 * "washing hair, water on face" begins with what it is about.
 */
function ofFirstWords(likeliest: Scene, rival: Scene, { clauses: [first] }: StoryLine): Scene {
  // "At home or at school" is neither of them.
  if (/ or /.test(first?.text ?? '')) return likeliest;
  const named = eventWords(first?.text ?? '').map(stemOf);
  const stemsOf = (texts: readonly string[]) =>
    new Set(wordsOf(texts.join(' ').replaceAll('+', ' ')).map(stemOf));
  const count = ({ title, topic }: Scene): number => {
    const known = stemsOf([title, topic]);
    return named.filter((stem) => known.has(stem)).length;
  };
  // "A shot at the doctor's": what is named before the place.
  const placeOf = ({ title, topic, words }: Scene): number => {
    const known = stemsOf([title, topic, ...words]);
    const at = named.findIndex((stem) => known.has(stem));
    return at === -1 ? named.length : at;
  };
  return count(rival) > count(likeliest) && placeOf(rival) <= placeOf(likeliest) ? rival : likeliest;
}

/** The line tells of another event than the scene, however near their words are. */
export const speaksAgainst = (scene: Scene, about: string): boolean =>
  ((endsALife.test(about) || isDeath.test(about)) && !scene.isSolemn && !isDeath.test(toldBy(scene))) ||
  !statesAgree(scene, about) ||
  isDenied(scene, about) ||
  saysWhatSceneLacks(scene, about) ||
  (comesOut.test(about) && /\bprison\b/i.test(scene.title) && !/\b(?:home|out)\b/i.test(scene.title)) ||
  (babyVisits.test(about) && scene.id.includes('baby')) ||
  isOnlyBefore(scene, about) ||
  (onlyTried.test(about) && !/\b(?:test|practi[cs]e|drill|try|tries)\b/i.test(toldBy(scene))) ||
  (ifSo.test(about) &&
    !/^(?:if|when) /i.test(scene.title) &&
    /\b(?:cancelled|closed|closes|broken|broke down|lost|late|put off)\b/i.test(scene.title)) ||
  (isOnlyAtSchool(scene) &&
    !atSchool.test(about) &&
    !isCalledSo(scene, about) &&
    (family.test(about) || rooms.test(about)));

/** "Getting teeth pulled before braces" is not getting braces. */
function isOnlyBefore({ title }: Scene, about: string): boolean {
  const [first = '', ...rest] = about.split(/\bbefore (?=\p{L}+(?:$|[,.;]))/iu);
  const called = new Set(eventWords(title).map(stemOf));
  const names = (text: string) => eventWords(text).some((word) => called.has(stemOf(word)));
  return eventWords(first).length >= 2 && !names(first) && names(rest.join(' '));
}

/** "Sports day, mum can come": by its whole name it is the one at school. */
const isCalledSo = ({ title }: Scene, about: string): boolean =>
  about.toLowerCase().includes(title.toLowerCase().replace(/^(?:an?|the|my|our) /, ''));

/** What may happen has not happened: "what to do if the train is cancelled". */
const ifSo =
  /\b(?:if|in case)\b[^,.]*\b(?:cancel\w*|clos\w*|broken|breaks?|late|lost|gets? lost)\b|\bunless\b/i;

/** "Going in the woods with Papaw" is no forest school, whose class sits in a circle. */
const isOnlyAtSchool = ({ at, title, topic }: Scene): boolean =>
  (at.length === 1 && at[0] === 'School') || /\b(?:school|class)\b/i.test(`${title} ${topic}`);
const atSchool =
  /\b(?:school|class\w*|teacher|nursery|kindergarten|college|pe|lesson|exams?|playground|assembly|sats|gcse\w*|homework|reception|year (?:\d+|one|two|three|four|five|six)|sixth form|pupil|t\.?a\.?|miss|mr|mrs)\b/i;
/** "The phone goes in the kitchen at 8" is a rule at home. */
const rooms = /\b(?:kitchen|bedroom|living room|sofa|at home|bedtime)\b/i;
const family =
  /\b(?:mum\w*|mom\w*|mam\w*|dad\w*|papa\w*|pop|nan\w*|gran\w*|grand\w+|oma|opa|abuel\w*|aunt\w*|uncle|cousin\w*|brother|sister)\b/i;

/** A scene on what is closed, broken, lost or changed is told only of what is said to be so. */
const statesAgree = ({ title }: Scene, about: string): boolean =>
  tellingStates.every(([ofScene, ofLine]) => !ofScene.test(title) || ofLine.test(about));
const tellingStates: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:cancelled|out of order|broken|broke down|breaks down|closed|closes)\b/i,
    /\b(?:clos\w*|shut\w*|cancel\w*|broke\w*|out of order|repair\w*|mend\w*|off|not working|no|stop\w*|does not|instead|replacement|crack\w*|maintenance|rained|burn\w*|down|doesn'?t|fix\w*|gone|strike|delayed)\b/i,
  ],
  [
    /\bchanges\b/i,
    /\b(?:chang\w*|new|now|different|instead|mov\w*|swap\w*|from|another|forward|back|grow\w*|puberty|odou?r|voice break\w*|breaking|deeper)\b/i,
  ],
  [
    /\b(?:dies|died)\b/i,
    /\b(?:die\w*|dead|dying|death|pass\w* away|heaven|funeral|lost|gone|hospice|put (?:down|to sleep)|killed)\b/i,
  ],
  // A storm at home is not leaving home, night work is not yet sleeping by day.
  [
    /^leaving home\b/i,
    /\b(?:leav\w*|evacuat\w*|shelter|pack\w*|away|stay(?:ing)? (?:with|at)|go(?:ing)? to)\b/i,
  ],
  [
    /\bchristmas\b/i,
    /\b(?:christmas|xmas|santa|advent|carols?|nativity|panto\w*|december|festive|stockings?|elf|crackers?|turkey)\b/i,
  ],
  [
    /\bnon-uniform\b/i,
    /\b(?:non-?uniform|mufti|own clothes|no uniform|pyjamas?|dress\w*[- ]?up|wear what)\b/i,
  ],
  [/\bpronouns?\b/i, /\b(?:pronouns?|names?|trans\w*|gender\w*|they)\b/i],
  [/\bprison\b/i, /\b(?:prison|jail|inside|sentenced?|custody)\b/i],
  // A police officer who visits a class questions nobody.
  [/\bpolice talk to me\b/i, /\b(?:talk\w*|speak\w*|spoke|stop\w*|ask\w*|question\w*|arrest\w*)\b/i],
  // A flat tyre may be the car's, and a closing day is a day like others.
  [/\bbike\b/i, /\b(?:bikes?|bicycles?|cycl\w*|scooters?|trikes?|stabilisers|pedals?|helmet)\b/i],
  [
    /\bschool is closed\b/i,
    /\b(?:closed|shut|no school|snow\w*|strikes?|inset|holidays?|flood\w*|burst|boiler|off)\b/i,
  ],
  // A court is for many things, and for games.
  [/\bjudge\b/i, /\b(?:judge\w*|liv(?:e|es|ing)|custody|decid\w*|guardian|contact)\b/i],
  [/\bsleeps\b/i, /\b(?:sleep\w*|asleep|nap\w*|tired|quiet\w*)\b/i],
];

/**
 * What happens to a thing decides which event it is: a wheelchair that goes for repair is not getting one, a bell that is moved by five
 * minutes is not the bell. Such a word of the line has to be one of the scene's.
 */
const saysWhatSceneLacks = (scene: Scene, line: string): boolean => {
  // Why it is so is not what happens: "the holiday is cancelled because Grandad is in hospital".
  const [about = line] = line.split(
    /\b(?:because|cos|cuz|coz|due to|as (?=(?:mrs?|ms|miss|mum|dad|our|my|the|his|her) )|(?:is|be|are) (?:off|away) (?=having|for|with))\b/i,
  );
  return (
    turns.some(([ofLine, ofScene]) => ofLine.test(about) && !ofScene.test(toldBy(scene))) ||
    (comesOff.test(about) && !/\b(?:off|out|remov)/i.test(`${scene.title} ${scene.topic}`))
  );
};
/** Taken out is the other end of it: only what a scene is called says which one it tells. */
const comesOff =
  /\b(?:braces?|cast|plaster|stitches|bandage|patch|splint|grommets?|tubes?) (?:are |is |will |may |being |getting )?(?:come |comes |coming |taken |be |took )?(?:off|out|removed)\b|\b(?:tak(?:e|ing|en)|took) (?:out|off) (?:\p{L}+ )?(?:braces?|cast|plaster|stitches|bandage)\b/iu;
const turns: ReadonlyArray<readonly [RegExp, RegExp]> = [
  // Ruby's allergy is not the child's.
  [
    /\b(?:friend|classmate|someone|somebody|(?:other|another|new) (?:kid|child|boy|girl)|(?!I\b|He\b|She\b|They\b|It\b|Who\b)\p{Lu}\p{Ll}+(?: (?:in|at|from) (?:\p{L}+ ){1,2}?(?:class|school|table|group|team))?) (?:is|has|are) (?:an? )?(?:\p{L}+ )?(?:allerg\w*|coeliac)/u,
    /\b(?:friend|classmate|someone|somebody|other (?:people|children))\b[^.]*\ballerg/i,
  ],
  // Whoever is a brother now is no new one who moves in.
  [
    /\bis now (?:(?:my|our|his|her|a) )?(?:step[- ]?)?(?:brother|sister|boy|girl|man|woman|uncle|aunt\p{L}*)\b|\bwe (?:now )?say (?:he|she|they)\b/iu,
    /\b(?:pronoun|new name|trans)/i,
  ],
  [
    /\b(?:cancel\w*|called off|postpon\w*|put off)\b/i,
    /\b(?:cancel|plans? chang|cannot come|called off|does not happen)/i,
  ],
  // What does not come is another event than its coming.
  [
    /(?<!\band |, )\bnot (?:be )?(?:running|coming|happening|going ahead|open|available)\b|\bsold out\b|\bno more of\b|\bforgot to come\b|\bmissed (?:the|my|his|her|our|a) (?:bus|train|flight|plane|ferry|boat)\b/i,
    /\b(?:cancel|clos|sold out|no more|run out|empty|forg[eo]t|does not (?:come|run|go)|cannot come|missed|delay)/i,
  ],
  [
    /\b(?:feeding|fed|peg|ng)\b.*\btube|\btube\b.*\b(?:feed\w*|fed)\b/i,
    /\bfeed|\bfed\b|\bfood\b.*\btube|\btube\b.*\bfood\b/i,
  ],
  [
    /^(?!.*\b(?:bone|foot|arm|leg|wrist|ankle|toe|finger|hip|x-?ray|cast)\b).*\b(?:repair\w*|broken|broke|breaks)\b/i,
    /\b(?:repair|broke|breaks|fix|works? again|out of order)/i,
  ],
  [/\btim(?:es?|ings?)\b.*\bchang\w*|\bchang\w*.*\btim(?:es?|ings?)\b/i, /\bchang/i],
  [
    /\b(?:drop(?:s|ped)?|spil(?:ls|led|t)|melted) (?:the|my|his|her|an?|some)\b/i,
    /\b(?:drop|fall|fell|spil)/i,
  ],
  [/\b(?:stops?|stopped) \p{L}+ing\b/iu, /\b(?:stop|end|finish|no longer|less)/i],
  [/\b(?:nicu|incubator|in (?:the )?hospital)\b/i, /\b(?:hospital|ward|nurse|clinic)/i],
  [/\bwithout (?:me|him|her|them)\b|\bleft out\b/i, /\b(?:left out|without me|not asked|not invited)/i],
  [/\b(?:batter(?:y|ies)|chirp\w*)\b/i, /\b(?:batter|chirp|charg)/i],
  [/\b(?:fail(?:s|ed)?|did not pass)\b/i, /\b(?:fail|mistake|not pass|results day)/i],
  // What has run out or is no longer valid is not lost.
  [
    /\b(?:pass|card|ticket|passport|licen[cs]e|subscription) (?:has |have )?(?:ran out|run out|runs out|expired?s?)\b/i,
    /\b(?:run|ran|runs) out|\bexpire|\brenew/i,
  ],
  // A mask for an operation is no mask against germs, and the train is no way out on foot.
  [/\b(?:operation|anaesthetic)\b/i, /\b(?:operation|surgery|anaesth|hospital)/i],
  [/\b(?:get|take|catch|rid)(?:e|es|s|t?ing)? (?:the|a) train\b/i, /\btrain/i],
  [/\b(?:overnight|for the night)\b/i, /\b(?:overnight|nights?|sleeps?)\b/i],
];

/** "Grandad's hearing aids whistle" is not a scene on my own: somebody else is the subject, and the scene knows nobody like that. */
function tellsOfAnother(scene: Scene, line: StoryLine): boolean {
  const [first] = line.clauses;
  // "Staying at Dad's" is the child's doing.
  if (first?.shape === 'doing') return false;
  // "What to do when the teacher makes a mistake" is about the teacher's.
  const told = first?.text.replaceAll('~', '').replace(/^(?:what to do )?(?:when|if) /i, '') ?? '';
  // "My baby brother called Theo" is the brother.
  // The lift at Gran's is no Gran.
  const subject = (subjectIn(told) ?? '')
    .replace(/ (?:called|named) \p{L}+$/iu, '')
    // "Our old dog Bess" is a dog.
    .replace(namedPet, '$1')
    .replace(/(?<=\p{L}) (?:at|in|near|outside|by) .+$/iu, '');
  // In a scene on a teacher whoever is called by a title is one.
  const people = peopleIn(subject).filter((who) => !(titled.test(who) && ofTeacher.test(scene.title)));
  if (people.length === 0 || sceneFacts(scene, line).size > 0) return false;
  // "My sister shares my room", "Granny minds me": it happens with the child. In a call there is another person.
  if (/\b(?:me|us|my|our)\b/.test(told.slice((subjectIn(told) ?? '').length))) return false;
  if (scene.lines.some(({ text }) => /\bthe other person\b/i.test(text))) return false;
  // "Dad is taking me to the dentist": he comes along, and is not whom it is about.
  const helper = helperInLine(line);
  if (helper?.is === 'named' && people.includes(helper.who)) return false;
  // Grandma is one of the relatives who come to stay.
  if (anyKin.test(scene.title)) return false;
  // Whoever only helps in a scene is not whom it is about.
  const ofScene = scene.lines.filter(({ type }) => type !== 'coach_team').map(({ text }) => text);
  const known = new Set(
    wordsOf([scene.title, scene.topic, ...scene.words, ...ofScene, ...tellsOfIt(scene.asks)].join(' ')).map(
      stemOf,
    ),
  );
  return people.every((who) => !wordsOf(who).some((word) => !ownWords.test(word) && known.has(stemOf(word))));
}
const namedPet =
  /\b(dog|puppy|cat|kitten|rabbit|hamster|guinea pig|gerbil|rat|mouse|budgie|tortoise|pony|horse|fish|goldfish) \p{Lu}\p{Ll}+$/u;
const titled = /^(?:mr|mrs|ms|miss) /i;
const ofTeacher = /\bteach(?:er|ing)\b/i;
const anyKin = /\b(?:relatives?|family|some(?:one|body)|visitors?|guests?)\b/i;
/** "Mummy is having a baby" asks for the scene with her as the one it is about. */
const tellsOfIt = (asks: readonly string[]): string[] =>
  asks.flatMap((ask) => peopleIn(subjectIn(readable(ask)) ?? ''));
const readable = (ask: string): string =>
  ask.replace(/^(?:mum|mummy|mom|dad|daddy|nan|nana|gran|grandma|grandad|grandpa)\b/i, capitalised);
const ownWords = /^(?:my|our|the|an?|new|other|another|different|great|little|big|mr|mrs|ms|miss|dr)$/i;

/** "The dishwasher is broken" is no washing machine: what the line says something of, the scene has to know. */
function knowsSubject(scene: Scene, { clauses: [first] }: StoryLine): boolean {
  if (first?.shape !== 'fact') return true;
  const subject = subjectIn(first.text.replaceAll('~', '')) ?? '';
  const [head = ''] = subject.split(/ (?:at|in|on|of|from|for|with|by|who|that|and) /);
  const noun = termsOf(head).at(-1);
  const isThing = noun?.tags.has('Singular') === true && !/^\p{Lu}/u.test(noun.text);
  if (!isThing || peopleIn(subject).length > 0 || vocabularyOf(scene).has(stemOf(noun.lower))) return true;
  // "Diwali night has loud crackers": what it is called by is the scene's.
  const called = askedWith(scene);
  if (wordsOf(head).some((word) => /^\p{Lu}/u.test(word) && called.has(stemOf(word)))) return true;
  // "The bus goes another way because the road is closed": two things that it says are the scene's.
  const said = eventWords(first.text.slice(subject.length)).filter((word) => called.has(stemOf(word)));
  return new Set(said.map(stemOf)).size >= 2;
}

/** How much of what the line names the scene speaks of. People, places and times are facts of this family, not the topic. */
export function knownShare(scene: Scene, about: string, line: StoryLine): number {
  const told = [...line.who, ...line.where, ...line.when].flatMap((text) => wordsOf(text).map(stemOf));
  // But for those the scene is about, where two of them are named: "my teacher has a baby".
  const ofTitle = new Set(wordsOf(`${scene.title} ${scene.topic}`).map(stemOf));
  const shared = new Set(told.filter((stem) => stem.length > 2 && ofTitle.has(stem)));
  const own = new Set(told.filter((stem) => shared.size < 2 || !shared.has(stem)));
  const named = [
    ...new Set(
      eventWords(about)
        .filter((word) => !saysLittle.test(word))
        .map(stemOf),
    ),
  ].filter((stem) => !own.has(stem));
  if (named.length === 0) return 1;
  const known = vocabularyOf(scene);
  return named.filter((stem) => known.has(stem)).length / named.length;
}

/** "Staying at Dad's" names Dad's. */
const saysLittle = /^(?:staying|going|visiting|having|getting|seeing|coming|taking|being|doing)$/i;

/** The words carers ask for it with: the scene tells what they mean in words of its own. */
export const askedWith = ({ title, topic, words, asks }: Scene): ReadonlySet<string> =>
  new Set(wordsOf([title, topic, ...words, ...asks].join(' ').replaceAll('+', ' ')).map(stemOf));

const toldBy = ({ title, topic, lines }: Scene): string =>
  [title, topic, ...lines.map(({ text }) => text)].join(' ');

/** All that a scene says and is asked for. */
const textOf = (scene: Scene): string =>
  [toldBy(scene), ...scene.words, ...scene.asks].join(' ').replaceAll('+', ' ');

const vocabularies = new WeakMap<Scene, ReadonlySet<string>>();

function vocabularyOf(scene: Scene): ReadonlySet<string> {
  const known = vocabularies.get(scene) ?? new Set(wordsOf(textOf(scene)).map(stemOf));
  vocabularies.set(scene, known);
  return known;
}
