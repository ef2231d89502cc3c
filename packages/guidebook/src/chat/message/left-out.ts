// What the carer lacks, can't do or has ruled out, over the whole talk: no bath, no car, can't read, "not his trousers". No
// line of ours may hold it.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { stemsOf } from '#library/match';
import { wantsOne } from './set-aside.ts';

/** Stems of what stays out of every line. */
export type LeftOut = ReadonlySet<string>;

export function leftOutIn({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): LeftOut {
  const texts = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  const named = texts
    .filter((text) => !wantsOne.test(text))
    .flatMap((text) => namedIn(text.slice(0, 2000).replaceAll('’', "'")));
  const stems = named.filter((one) => !plain.has(one));
  return new Set(withAlike(stems));
}

/** With what stands for the same: who has no bath has no tub. */
export const withAlike = (stems: readonly string[]): string[] =>
  stems.flatMap((one) => [one, ...(alike.get(one) ?? [])]);

export const isLeftOut = (text: string, out: LeftOut): boolean =>
  out.size > 0 && stemsOf(text).some((one) => out.has(one));

/** The sentences that hold nothing of it. */
export const withoutLeftOut = (text: string, out: LeftOut): string =>
  out.size === 0
    ? text
    : (text.match(/[^.!?]+[.!?]+["”]?\s*|[^.!?]+$/g) ?? [text])
        .filter((sentence) => !isLeftOut(sentence, out))
        .join('')
        .trim();

const article = String.raw`(?:(?:a|an|any|the|my|our|his|her|their|much|more|to|own) )*`;
const patterns: readonly RegExp[] = [
  // "no car", "without a printer", "there are no presents"; not "no words", which is about the child.
  new RegExp(
    String.raw`(?<!\b(?:go|goes|going|comes?|came|coming|gets?|getting|climbs?|crawls?|runs?|walks?|manage|live|do|out|him|her|them|say|says|said|saying) )\b(?:no|without|out of|not got|lack|lacks) ${article}(?!(?:one|idea|danger|pain|words?|problem|way|need|chance|matter|more|longer|reason|point|use|sense|interest|friends?|sleep|food)\b)(\w+)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:i|we|they|there)(?:'ve| have)? (?:do(?: not|n't|nt) have|do not own|don't own|haven't(?: got)?|have not(?: got)?|not have|can(?:'t|not|t) afford|can(?:'t|not|t) (?:get|buy|find)) ${article}(\w+)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:dont|don't|do not|not) have ${article}(?!(?:to|time|been|tried|pain|danger)\b)(\w+)`,
    'gi',
  ),
  /\b(\w+(?: \w+)?) (?:is|are) (?:too )?(?:costly|expensive|dear)\b/gi,
  // What the carer can't do, and the few things a child can't that a step would ask for.
  /\b(?:i|we|so we|and)(?: just| really)? (?:can't|cannot|cant|can not) (?!(?:cope|stop|do|get|see|find|help|go|take|tell|say|know|understand|bear|handle|figure|make|sleep)\b)(\w+)/gi,
  /^(?:can't|cannot|cant) (?!(?:cope|stop|do|get|see|find|help|go|take|tell|say|know|bear)\b)(\w+)/gim,
  /\b(?:he|she|they|who|someone who|my \w+) (?:still )?(?:can't|cannot|cant|can not|doesn't|doesnt) (read|count|write|reach|walk|draw|visit)\b/gi,
  // Ruled out: "not his trousers", "it's not lessons".
  new RegExp(
    String.raw`\b(?:it'?s|its|that'?s|is|and|,) not ${article}(?!(?:new|just|only|about|that|so|safe|sure|working|my|me|him|he|she|like|in|on|at|for|going|really|even|always|allowed|possible|normal|fair|okay|ok|good)\b)(\w+)`,
    'gi',
  ),
  new RegExp(String.raw`\bnot (?:his|her|their|the) (\w+)`, 'gi'),
];

/** "An easy system that does not use phone alarms": a way is ruled out, and nothing is said of the child. */
const ofMeans =
  /\b(?:(?:that|which) (?:does not|doesn't|do not|don't) use|without using|not using) (?:(?:a|an|any|the|my|our) )*(\w+(?: (?:alarms?|cards?|apps?|charts?|boards?|timers?))?)/gi;
export const meansRuledOut = (message: string): LeftOut =>
  new Set([...message.replaceAll('’', "'").matchAll(ofMeans)].flatMap(([, words = '']) => stemsOf(words)));

const namedIn = (text: string): string[] => [
  ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, words = '']) => stemsOf(words))),
  ...(boughtTheSame.test(text) ? doubles : []),
];

/** Done already: "I've bought the exact same ones". */
const boughtTheSame =
  /\b(?:bought|got|ordered|found)\b[^.?!,]{0,20}\b(?:(?:exact(?:ly)? )?the (?:exact )?same|identical|doubles|another (?:one )?the same|two the same)\b/i;
const doubles = stemsOf('doubles');

/** Words that name nothing a step could hold. */
const plain = new Set(
  stemsOf(
    'it that this them there here he she they him her one thing things way time day days longer more much any all always ever very really just know think say want like need have get go do is are was been be and or but if when then so too also even not no yes clue help child son daughter boy girl parent mum mom dad mother father school home room out of in on at to for with from as by about new same such good bad right',
  ),
);

const alike = new Map(
  [
    ['bath', 'tub', 'bathtub'],
    ['car', 'drive', 'driving', 'window'],
    ['card', 'cards', 'printed'],
    ['printer', 'print', 'printed', 'card', 'cards'],
    ['read', 'written', 'write', 'book', 'text', 'letters'],
    ['count', 'counting', 'numbers'],
    ['leave', 'leaving', 'home', 'away', 'exit'],
    ['visit', 'visits', 'visiting'],
    ['carry', 'lift'],
    ['present', 'presents', 'unwrap', 'unwrapped'],
    ['lock', 'locks', 'latch', 'latches'],
    ['warn', 'warning', 'warned'],
    ['phone', 'ring', 'call'],
    ['tree'],
    ['defender', 'defenders'],
  ].map((words) => {
    const [first = '', ...rest] = words.map((word) => stemsOf(word)[0] ?? word);
    return [first, rest] as const;
  }),
);
