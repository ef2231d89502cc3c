// What was typed in haste, or by somebody who learned English late, is put right where it is sure: apostrophes, capitals of names and
// days, the "s" behind he and she. Every other word stays.
import { spelled } from '../answer/spelled.ts';
import type { AskedChild } from '../message/child-asked-about.ts';

export function mended(text: string, { facts, isUnknown }: AskedChild): string {
  const plain = repairs.reduce((done, [pattern, by]) => done.replace(pattern, by), spelled(text));
  const named =
    isUnknown || !/^\p{Lu}\p{Ll}+$/u.test(facts.name)
      ? plain
      : plain
          .replace(new RegExp(String.raw`(?<!\p{L})${facts.name.toLowerCase()}(?!\p{L})`, 'gu'), facts.name)
          .replace(new RegExp(String.raw`(?<!\p{L})${facts.name}s(?= \p{Ll})`, 'giu'), `${facts.name}'s`);
  return capital(thirdPerson(named, isUnknown ? '' : facts.name).replace(days, capital));
}
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** "Sat", "sun", "may" and "march" may be words. */
const days =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/gu;

const repairs: readonly (readonly [RegExp, string])[] = [
  [/^its\b(?! own\b)(?= \p{Ll})/u, "it's"],
  [/^Its\b(?! own\b)(?= \p{Ll})/u, "It's"],
  [
    /\bits(?= (?:the|a|an|not|too|just|been|because|all|so|very|my|his|her|our|your|their|always|really|ok|okay|fine|only|been|getting|going|\d)\b)/giu,
    "it's",
  ],
  [/\b(that|there|what|where|who)s\b(?= (?:\p{L}))/giu, "$1's"],
  [/\b(they|we|you)ve\b/giu, "$1've"],
  [/\b(i)ve\b/giu, "I've"],
  [/\bhadnt\b/giu, "hadn't"],
  [/\b(?:cos|coz|cuz)\b/giu, 'because'],
  [/\btheres\b/giu, "there's"],
  [
    /(?<!\b(?:an?|the|proper|this|that|one|his|her|our) )\b(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d+) (hour|day|week|month|year|minute|time)\b(?= (?:every|after|before|each|a (?:day|week|night)|at|in|on|from|later|ago|already|now)\b|\s*[.,;!?]|$)/giu,
    '$1 $2s',
  ],
  [
    /\b(I|We) (?:want|need) (teacher|school|doctor|driver|nurse|staff) (?!to\b|who\b|that\b)(?=\p{Ll})/gu,
    '$1 would like the $2 to ',
  ],
  [/\bsat(?= \d)/gu, 'Sat'],
  [/\bsun(?= \d)/gu, 'Sun'],
  [/\b(is|are|am|was) scare of\b/giu, '$1 scared of'],
  [
    /\b(he|she|it) not (ask|like|want|eat|sleep|speak|talk|understand|know|go|come|need|play|look|say|listen|use|drink|sit|let)\b/giu,
    '$1 does not $2',
  ],
  [/^please (?:he|she|they|you) (?=\p{Ll})/iu, 'please '],
];

/** "He's been", "she's got": has, and not is. */
export const isDone =
  /^(?:been|got|had|done|gone|become|come|taken|given|lost|started|stopped|begun|grown|learne?[dt]|made|never|put|broken|forgotten|outgrown)$/iu;

/** After him or her these words, bare, are a slip in any English. Behind a name some of them may be a thing: "Leo sleep diary". */
const plainVerbs =
  'say|eat|come|want|like|speak|tell|ask|know|understand|take|hide|wake|refuse|throw|learn|sing|enjoy|live|go|get|make|sit|listen';
const thingsToo =
  'scream|cry|sleep|need|love|hate|play|run|talk|feel|help|look|wear|cover|bite|scratch|drink|draw|laugh|wait|walk|use|start|stand|try';
const behindWords = String.raw`(?<!\b(?:rather|prefer|suggest|insist|ask|recommend|does|did|do|can|could|will|would|should|shall|may|might|must|let|lets|make|makes|made|see|saw|hear|heard|watch|help|helps|that|than|to|with|for|like|about|of|at) )(?<!\b(?:does|did|do|can|could|will|would|should|may|might|must)n't )(?<![\p{L}'’])`;
/** Behind these the bare verb is right English: "could you have Leo sit", "my husband and Leo like". */
const behindNames = String.raw`(?<!\b(?:and|or|have|has|had|\p{L}+ing) )`;
const often = '((?:also |always |never |often |only |just |still )?)';

function thirdPerson(text: string, name: string): string {
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [
    [String.raw`he|she`, `${plainVerbs}|${thingsToo}`],
    [named === '' ? '' : `${behindNames}${named}`, plainVerbs],
    [
      String.raw`${behindNames}(?:my|our|his|her) (?:mother|father|mum|dad|husband|wife|sister|brother|son|daughter)`,
      `${plainVerbs}|bring`,
    ],
  ]
    .filter(([who = '']) => who.length > 1)
    .reduce(
      (done, [who = '', verbs = '']) =>
        done.replace(
          new RegExp(String.raw`${behindWords}(${who}) ${often}(${verbs})\b(?! ?\?)([^.,;!?]*)`, 'giu'),
          (_, subject: string, adverb: string, verb: string, rest: string) =>
            `${subject} ${adverb}${withS(verb)}${rest.replace(goesOn, (_all, link: string, next: string) => `${link}${withS(next)}`)}`,
        ),
      text,
    );
}
/** "He covers ears and cry": the slip goes on. */
const goesOn = new RegExp(String.raw`( and )(${plainVerbs}|scream|cry|hide|hit)$`, 'iu');
const withS = (verb: string): string => {
  if (/(?:go|ss|sh|ch|x|zz)$/iu.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/iu.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};
