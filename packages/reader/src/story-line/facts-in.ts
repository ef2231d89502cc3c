// People, places and times named in a line that is already in the child's voice.
import { isCalledByIt, isHonorific, isPersonWord } from './people.ts';
import { type Term, termsOf } from './terms.ts';

/** "my sister", "Nana", "my cousin Obinna", "Mr Abara", "Jayden". */
export function peopleIn(text: string): string[] {
  const terms = termsOf(text);
  const found: string[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    if (!term || !isPerson(term)) continue;
    let from = at;
    while (from > 0 && isBeforePerson(terms[from - 1], terms[from])) from -= 1;
    let to = at;
    while (/^\s*$/.test(terms[to]?.post ?? ',') && isName(terms[to + 1])) to += 1;
    const name = terms
      .slice(from, to + 1)
      .map((one) => one.text)
      .join(' ')
      .replace(/['’]s?$/, '');
    if (isWholePerson(name)) found.push(name);
    at = to;
  }
  return [...new Set(found)];
}

const isPerson = (term: Term): boolean =>
  isPersonWord(term.lower) || (isName(term) && (term.tags.has('FirstName') || term.tags.has('Person')));
const isName = (term: Term | undefined): boolean =>
  term !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(term.text) &&
  !term.tags.has('Place') &&
  !term.tags.has('Date') &&
  !term.tags.has('Organization') &&
  !/^(?:I|My|Our|The|A|An)$/.test(term.text);
const isBeforePerson = (before: Term | undefined, now: Term | undefined): boolean =>
  before !== undefined &&
  now !== undefined &&
  /^\s*$/.test(before.post) &&
  (/^(?:my|our|the|a|an|another|new|little|big|baby|great|foster|step|older|younger|usual|social|class|bus|taxi|violin|auto|different)$/.test(
    before.lower,
  ) ||
    isHonorific(before.lower));

/** A bare role ("driver") is nobody in particular. */
const isWholePerson = (name: string): boolean =>
  /^(?:my|our|the|a|an|another)\s/i.test(name) || /\p{Lu}/u.test(name) || isCalledByIt(name);

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const feast = '(?:easter|christmas|halloween|ramadan|eid|diwali|hanukkah|new year|half[- ]term)';
const unit = '(?:nights?|days?|weeks?|months?|years?|hours?|minutes?)';
const number =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|some|several|a)';
const clock = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?';
const timePatterns = [
  `\\b(?:on ${day}|today|tomorrow|tonight) from ${clock} to ${clock}\\b`,
  `\\b(?:for|in|after) (?:only |about |just |another )?${number} ${unit}(?: (?:a|every|each) (?:day|night|week|morning|evening))?\\b`,
  `\\b(?<!hours? |minutes? )every (?:other |second )?(?:day|night|week|weekend|morning|afternoon|evening)\\b`,
  `\\b(?:on |next |this |every |last |from |until |since )+(?:the )?${day}(?:,? and (?:on )?${day})?(?: (?:morning|afternoon|evening|night))?\\b`,
  `\\b(?:in|until|from|since|by|next|this|last|on) (?:the )?(?:\\d+(?:st|nd|rd|th)? (?:of )?)?${month}\\b`,
  `\\b(?:after|before|until|at|over|for|in) ${feast}\\b`,
  `\\b(?:next|this|last) (?:week|month|year|term|weekend|summer|winter|spring|autumn|morning|afternoon|evening)\\b`,
  `\\b(?:in|after|over|during) the (?:summer|winter|spring|autumn|holidays|morning|afternoon|evening)\\b`,
  '\\bin september\\b',
  '\\b(?:today|tomorrow|tonight)\\b',
  `\\bat (?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock)?|noon|midnight)\\b`,
].map((source) => new RegExp(source, 'giu'));

/** As they fit after a sentence: "on Thursday", "next week", "for 5 nights". */
export const timesIn = (text: string): string[] => [
  ...new Set(timePatterns.flatMap((pattern) => text.match(pattern) ?? []).map((time) => time.trim())),
];

export const isDuration = (time: string): boolean => /^for\b/i.test(time);

/** Names of places, with their article: "Ashby", "the leisure centre in Ashby". */
export function placesIn(text: string): string[] {
  const named = [
    ...text.matchAll(
      /\b(?:in|at|to|into|from|near) ((?:the )?(?:\p{Lu}[\p{L}'’&-]+)(?: (?:\p{Lu}[\p{L}'’-]+|of|the|and(?= \p{Lu})))*)/gu,
    ),
  ].map(([, place = '']) => place);
  return [
    ...new Set(
      named.filter(
        (place) =>
          !new RegExp(`^(?:${day}|${month}|${feast})`, 'i').test(place) &&
          !isCalledByIt(place.split(' ')[0] ?? '') &&
          !isHonorific(place.split(' ')[0] ?? ''),
      ),
    ),
  ];
}

/** What a line names, as short noun phrases: "cane toads", "the lift shaft". */
export function thingsIn(text: string): string[] {
  const found: string[][] = [[]];
  for (const { text: word, lower, tags, post } of termsOf(text)) {
    const isThing = tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Possessive');
    const isBefore = tags.has('Adjective') || /^(?:the|an?|my|our)$/.test(lower);
    if (isThing || isBefore) found.at(-1)?.push(word);
    if ((!isThing && !isBefore) || /[,;:.]/.test(post)) found.push([]);
  }
  return found
    .filter((words) => words.some((word) => /\p{L}{3}/u.test(word) && !/^(?:the|an?|my|our)$/i.test(word)))
    .map((words) => words.join(' '))
    .filter(
      (thing) => thing.split(' ').length <= 4 && !/^(?:things?|people|stuff|something|someone)$/i.test(thing),
    )
    .filter((thing) => termsOf(thing).at(-1)?.tags.has('Noun'));
}
