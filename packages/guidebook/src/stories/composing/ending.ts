// How a story ends: with the carer's end, with the scene's, or with what was asked for, said again.
import { titleStems } from '@calmbridge/domain/stories/check-structure';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { isDoingWithVerb } from '@calmbridge/reader/story-line/clause';
import { thingsIn } from '@calmbridge/reader/story-line/facts-in';
import { genderOf } from '@calmbridge/reader/story-line/people';
import { cutTo } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { factKey, factPattern } from '../facts/fact-slots.ts';
import { isUnwantedDoing } from '../heard/unwanted-doing.ts';
import { gerundPhrase } from '../lines/as-topic.ts';
import { namesNothing } from '../lines/parted-topic.ts';
import { isSureTopic } from '../lines/sure-form.ts';
import { subjectOf, type TopicLine } from '../lines/topic-line.ts';
import { isCleanTopic } from '../lines/well-formed.ts';
import { toldAt } from './carers-words.ts';
import type { DraftLines } from './draft-lines.ts';
import type { Told } from './told.ts';

/** The carer's end is the end: a scene's own might say another one. */
export function endOf(version: Told, cast: Cast, draft: DraftLines): Draft[] {
  const { scene, line } = version;
  const ends = draft(
    scene.lines.filter(({ part }) => part === 'end'),
    0,
  ).filter(({ text }) => !tellsOfAnother(text, version));
  const ownEnd = toldAt(version, 'end');
  if (!line) return [...ownEnd, ...ends];
  return ownEnd.length > 0 ? ending(version, line, ownEnd, cast) : ending(version, line, ends, cast);
}

/** The end comes back to what the carer asked for: by itself, or in as few words as name it. */
function ending(version: Told, line: TopicLine, lines: readonly Draft[], cast: Cast): Draft[] {
  const { isFromCarer } = version;
  // The last of a carer's own story only frames it.
  const own =
    isFromCarer && lines.every(({ isCarers }) => !isCarers) ? lines.slice(0, -1).slice(0, 2) : lines;
  const hasSceneTitle =
    version.isSceneTitle === true || (!isFromCarer && line.fact !== null && !version.isOwnTitle);
  // "At my stop I get off the bus" says again what a story on the red bus is about.
  const stems = titleStems(line.title);
  const isNamed = own.some(({ text }) => wordsOf(text).some((word) => stems.includes(stemOf(word))));
  if (own.length > 0 && (hasSceneTitle || isNamed || version.hasBothTitles === true)) return [...own];
  // Eight lines have room for one end.
  const before = cast.level === 3 && version.isByKind === true ? [] : own;
  const text = plainlyOf(
    version,
    unlessOff(unlessUnwanted(solemnly(saidAgain(line, cast), version), version), line),
  );
  return [...before, { text, type: /\bokay\b/.test(text) ? 'affirmative' : 'descriptive', keep: 0 }];
}

/** What is cancelled is not over. */
const unlessOff = (text: string, { title, fact }: TopicLine): string =>
  /\b(?:cancel\w*|called off|postponed|put off|rained off)\b/i.test(`${title} ${fact ?? ''}`)
    ? text.replace(/^Then (.+) is over\.$/, 'It is okay to ask about $1.')
    : text;

/** What a carer's own line tells of need not get easier: nobody knows. */
const plainlyOf = ({ isFromCarer, isByKind }: Told, text: string): string =>
  isFromCarer || isByKind === true
    ? text.replace(/^With time, (.+) may feel easier\.$/, 'This is how $1 may go.')
    : text;

/** What the carer wants otherwise does not get easier, and what the scene is not about is not promised to. */
const unlessUnwanted = (text: string, { scene }: Told): string => {
  const [, doing, verb] = /^With time, ((\p{L}+ing)\b.*) may feel easier\.$/u.exec(text) ?? [];
  if (verb === undefined) return text;
  const done = [scene.title, scene.topic, ...scene.words, ...scene.lines.map((line) => line.text)].join(' ');
  const isDone = wordsOf(done).some((word) => stemOf(word) === stemOf(verb));
  return isDone && !isUnwantedDoing(doing ?? '') ? text : `This was a story about ${doing}.`;
};
/** Nobody is done with a death by having read of it. */
const solemnly = (text: string, { scene }: Told): string =>
  scene.isSolemn
    ? text.replace(/^(?:This was a story|It is okay to talk) about (.+)\.$/, 'Questions about $1 are okay.')
    : text;

/**
 * What the story is about, named once more in a sentence that holds of it. The opening is not said again: an end that repeats
 * the first sentence is none.
 */
function saidAgain({ isRule, doing, topic, fact }: TopicLine, cast: Cast): string {
  if (isRule) return ruleAgain(topic);
  const short = doing === undefined ? null : doingIn(doing, mostAgain[cast.level]);
  if (short !== null) return howItGoes(short);
  return fact === null
    ? howItGoes(doingIn(topic, mostAgain[cast.level]) ?? shortTopic(topic))
    : factAgain(fact, cast);
}

/** What is done goes its way; about anything else one may ask. */
const howItGoes = (topic: string): string => {
  if (/^when /.test(topic)) return `This is how it may be ${topic}.`;
  const [, doing = '', place] =
    /^(going|visiting) (?:to )?(?!(?:bed|sleep|live|stay|work|school|the (?:toilet|potty|loo|bathroom))\b)((?:the |my |our |an? )?[\p{L}'’]+(?: [\p{L}'’]+){0,2}?)(?= (?:with|on|for|in|at|without|by|to|and|every|this|next)\b|$)/iu.exec(
      topic,
    ) ?? [];
  if (
    place !== undefined &&
    !/^(?:on|in|out|away|back|up|down|for|home|through|into|without|swimming|shopping)\b/i.test(place)
  )
    return `Then the ${/^v/i.test(doing) ? 'visit' : 'trip'} to ${place.split(placeEnds)[0]} is over.`;
  if (!/^\p{L}+ing\b/iu.test(topic)) return nowKnown(topic);
  return isOnce.test(topic) ? `This is how ${topic} may go.` : `With time, ${topic} may feel easier.`;
};

/** What is done once, or nobody wants to get used to. */
const isOnce =
  /^(?:going|moving|starting|getting|having|flying|visiting|seeing|meeting|joining|leaving|changing|losing|missing|dying|fighting|breaking|falling|finding|being|saying goodbye|selling|forgetting|hurting|feeling)\b/i;
const placeEnds = / (?:with|on|for|in|at|without|by|to|and|every|this|next)\b/i;

/** Only what is named in a few clean words is named once more. */
const nowKnown = (given: string): string => {
  const topic = given.replace(/^an? /, 'the ');
  if (/^why /.test(topic)) return ruleAgain(topic);
  const isShort =
    wordsOf(topic).length <= 3 || (wordsOf(topic).length <= 6 && isSureTopic(topic) && isCleanTopic(topic));
  if (topic === 'this' || !isShort) return 'It is okay to ask about this again.';
  if (isHeldOnce.test(topic.split(placeEnds)[0] ?? '')) return `Then ${topic} is over.`;
  // "This was a story about Denise" reads as if somebody had died.
  return isOfSomebody(topic) ? `It is okay to talk about ${topic}.` : `This was a story about ${topic}.`;
};
const isHeldOnce =
  /\b(?:sleepover|MRI|EEG|scan|x-?ray|test|appointment|visit|party|trip|lesson|operation|assembly|concert|show|match|race|check-?up|haircut|jab|interview|meeting|disco|picnic|ride|flight|drive|drill|rehearsal|exam)$/i;
const isOfSomebody = (topic: string): boolean =>
  /\p{L} \p{Lu}\p{Ll}/u.test(topic) || wordsOf(topic).some((word) => genderOf(word) !== null);

/** "Why we wash our hands", "not licking the trolley". */
const ruleAgain = (topic: string): string =>
  /^why /.test(topic) ? `There is a reason ${topic}.` : `There is a reason for ${topic}.`;

/** "A flu jab at Boots instead of the surgery" is a flu jab; "going on the red bus instead of the car" is going on the red bus. */
export function shortTopic(topic: string): string {
  const isDoing = /^\p{L}+ing\b/iu.test(topic);
  const [head = topic] = topic.split(isDoing ? aside : placeOrAside);
  return wordsOf(head).length >= 2 && !namesNothing.test(head) && isSureTopic(head) ? head : topic;
}
/** As long as it may be: without its asides, else without where and with whom. */
const doingIn = (doing: string, most: number): string | null =>
  [shortTopic(doing), cutTo(doing, most) ?? doing, doing.split(placeOrAside)[0] ?? doing].find((one) => {
    const count = wordsOf(one).length;
    return count >= 2 && count <= most && isCleanTopic(one) && isSureTopic(one);
  }) ?? null;

const aside =
  / (?:instead of|because|without|until|when|where|who|that|which|before|after|so that|even if|as) |, /i;
const placeOrAside =
  / (?:at|on|in|for|with|from|to|by|after|before|until|instead of|because|without|when|where|who|that|which) |, /i;

const mostAgain = { 1: 12, 2: 8, 3: 5 } as const;

/** "My teaching assistant leaves" is not the end of a line on a teacher: the scene's own word stands for somebody else there. */
function tellsOfAnother(text: string, { scene, line, facts }: Told): boolean {
  if (line === null || line.fact === null) return false;
  return scene.lines
    .flatMap((one) => [...one.text.matchAll(factPattern)])
    .some(
      ([, slot = '', otherwise = '']) =>
        slot.toLowerCase() === 'who' &&
        !facts.has(factKey(slot, otherwise)) &&
        text.toLowerCase().includes(otherwise.toLowerCase()),
    );
}

/** "We are going to meet them" is meeting them, "I move to Leeds" is moving to Leeds. */
function ownDoing(plain: string): string | null {
  const [, meant] =
    /^(?:I|We) (?:am|are) going to (?!the\b|an?\b|my\b|our\b|see\b)(\p{Ll}.+)$/u.exec(plain) ?? [];
  if (meant !== undefined) return gerundPhrase(meant);
  const [, going] = /^(?:I|We) (?:am|are) (\p{L}+ing .+)$/u.exec(plain) ?? [];
  if (going !== undefined) return going;
  const [, does] = /^(?:I|We) (?!am|are|was|were|will|may|can|do|did|have|had|got)(.+)$/.exec(plain) ?? [];
  // "I lost at Uno" is over.
  return does === undefined || termsOf(plain)[1]?.tags.has('PastTense') === true ? null : gerundPhrase(does);
}

/** Of a happening what it is about is named: "the big tree". What the child does goes its way: "moving to Rotterdam". */
function factAgain(fact: string, cast: Cast): string {
  const plain = fact.replace(/\.$/, '').replace(/^sometimes /i, '');
  const [, absent] = /^There is no (.+?) (?:until|today|tonight|tomorrow|this|on|for)\b/i.exec(plain) ?? [];
  if (absent !== undefined) return `It is okay to miss the ${absent}.`;
  const own = ownDoing(plain);
  const doing = own === null ? null : doingIn(own, mostAgain[cast.level]);
  if (doing !== null) return howItGoes(doing);
  const named = isDoingWithVerb(plain) ? plain.split(/ (?:is|are|was|were|has|will|may) /)[0] : undefined;
  const subject =
    named?.split(placeOrAside)[0]?.toLowerCase() ??
    subjectOf(plain, 5) ??
    subjectOf(plain, 8)?.split(placeOrAside)[0] ??
    null;
  const isNamed = subject !== null && !/^(?:I|we|it|this|that|they|he|she|there|people)$/i.test(subject);
  // "People are tearing down the elevator" is about the elevator.
  const [thing] = thingsIn(plain).filter((one) => /^(?:the|an?|my|our) /i.test(one));
  const what = (isNamed ? subject : (thing ?? 'this')).replace(/^an? /i, 'the ');
  return nowKnown(what);
}
