// What was typed in haste, or by somebody who learned English late, is put right where it is sure: apostrophes, capitals of names and
// days, the "s" behind he and she. Every other word stays.
import { spelled } from '../answer/spelled.ts';
import type { AskedChild } from '../message/child-asked-about.ts';

export function mended(text: string, { facts, isUnknown }: AskedChild): string {
  const plain = repairs.reduce((done, [pattern, by]) => done.replace(pattern, by), spelled(text));
  const named =
    isUnknown || !/^\p{Lu}\p{Ll}+$/u.test(facts.name)
      ? plain
      : plain.replace(
          new RegExp(String.raw`(?<!\p{L})${facts.name.toLowerCase()}(?!\p{L})`, 'gu'),
          facts.name,
        );
  return thirdPerson(named, isUnknown ? '' : facts.name).replace(days, capital);
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
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|every two|\d+) (hour|day|week|month|year|minute|time)\b(?!s)(?=[ .,;]|$)(?! (?:old|long))/giu,
    '$1 $2s',
  ],
  [
    /\b(I|We) (?:want|need) (teacher|school|doctor|driver|nurse|staff) (?!to\b|who\b|that\b)(?=\p{Ll})/gu,
    '$1 would like the $2 to ',
  ],
  [/\btrouser\b/giu, 'trousers'],
  [/\bsat(?= \d)/gu, 'Sat'],
  [/\bsun(?= \d)/gu, 'Sun'],
  [/\b(is|are|am|was) scare of\b/giu, '$1 scared of'],
  [
    /\b(he|she|it) not (ask|like|want|eat|sleep|speak|talk|understand|know|go|come|need|play|look|say|listen|use|drink|sit|let)\b/giu,
    '$1 does not $2',
  ],
  [/^please (?:he|she|they|you) (?=\p{Ll})/iu, 'please '],
];

/** After him or her these words, bare, are a slip in any English. */
const verbs = String.raw`say|scream|cry|eat|sleep|come|want|need|like|love|hate|play|run|speak|talk|tell|ask|know|understand|take|feel|help|look|wear|hide|wake|refuse|cover|throw|bite|scratch|drink|learn|draw|sing|laugh|wait|walk|use|enjoy|live|start|go|get|make|sit|stand|listen|try`;
function thirdPerson(text: string, name: string): string {
  const who = [
    'he',
    'she',
    ...(name.length > 1 ? [name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)] : []),
  ].join('|');
  const bare = new RegExp(
    String.raw`(?<!\b(?:does|did|do|can|could|will|would|should|shall|may|might|must|let|lets|make|makes|made|see|saw|hear|heard|watch|help|helps|that|than|to|with|for|like|about|of|at) )(?<!\b(?:does|did|do|can|could|will|would|should|may|might|must)n't )(?<![\p{L}'’])(${who}) ((?:also |always |never |often |only |just |still )?)(${verbs})\b(?! ?\?)`,
    'giu',
  );
  return text.replace(
    bare,
    (_, subject: string, adverb: string, verb: string) => `${subject} ${adverb}${withS(verb)}`,
  );
}
const withS = (verb: string): string => {
  if (/(?:go|ss|sh|ch|x|zz)$/iu.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/iu.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};
