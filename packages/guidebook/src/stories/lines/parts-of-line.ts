// Small parts of a carer's line as sentences that stay true: what may be there, where it is.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { isOfNoNumber } from '@calmbridge/reader/story-line/tell-phrase';
import { infinitiveOf, termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { thirdPersonVerb } from '#child/verbs';
import { withArticle } from '#child/words';
import { isSureSentence } from './sure-form.ts';
import { isSayable } from './topic-line.ts';
import { isCleanSentence } from './well-formed.ts';

/** A little more than our own sentences have: the carer's words stay whole. */
export const longest = { 1: 18, 2: 15, 3: 10 } as const;

/** "Tent", "bunk beds", "7 hour drive". */
export function thingThere(text: string, level: 1 | 2 | 3): string[] | null {
  const bare = text.replace(/^(?:and|with) /i, '');
  const doer = /^(?:the )?(\p{L}+) (\p{Ll}+ing) ((?:my|me|the|our|us|a|an|it)\b.*)$/u.exec(bare);
  if (doer) {
    const [, who = '', doing = '', rest = ''] = doer;
    const verb = thirdPersonVerb(infinitiveOf(doing));
    return isWorker.test(who)
      ? asClean(`${/^(?:security|staff)$/i.test(who) ? '' : 'the '}${who} ${verb} ${rest}`, level)
      : null;
  }
  if (
    /^(?:sometimes|often|always|usually|now|then|just|maybe)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(
      bare,
    )
  )
    return null;
  // "Grip socks and the happy birthday song": each by itself.
  const [one = '', other, ...others] = bare.split(/ and the /);
  if (other !== undefined && others.length === 0) {
    const [first, second] = [thingThere(one, level), thingThere(other, level)];
    return first && second && [...first, ...second];
  }
  if (wordCount(bare) > 8 || /\p{Lu}|,|\b(?:not|no|or|all|every\w*|who|that)\b/u.test(bare)) return null;
  // "The bugle" is a certain one, "9 hrs" how long it takes, "between the toes" where: none of them may be there.
  if (/^(?:loud|noisy) \p{L}+ing\b/u.test(bare)) return asClean(`there is ${bare}`, level, true);
  if (/\b(?:on|by) (?:my own|myself)\b| and the /.test(bare)) return null;
  if (notThere.test(bare) || /^\p{L}+ing\b/u.test(bare) || opensWithVerb(bare)) return null;
  if (
    shapeOf(bare) !== 'thing' ||
    /\b(?:then|first|until|closed|only|too)\b/i.test(bare) ||
    !endsInThing(bare)
  )
    return null;
  // "Drops in the eye" are many, "a hall with separate tables" is one.
  const [head = bare] = bare.split(/ (?:in|on|at|of|under|with|from|for|to|and) /);
  const isMany =
    /(?:[^s]s|people|children|men|women)$/u.test(head) ||
    /^(?:an?|some|one|two|three|four|five|six|many|more|lots of|plenty of|a lot of|\d+) /.test(bare);
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? '';
  // "Loud music", "load shedding from 6 to 8": nothing that is counted.
  if (!isMany && isOfNoNumber.test(noun) && !countedNouns.has(noun))
    return asClean(`there is ${bare}`, level, true);
  // "Packed lunch": what kind of meal it is makes it one.
  const isMeal = /^\p{L}+ (?:breakfast|lunch|dinner|tea|supper|snack)$/iu.test(bare);
  if (!isMany && !isMeal && !countedNouns.has(noun)) return null;
  return asClean(
    thereIs(isMany && !/^\d+ \p{L}+ (?:\p{L}+[^s]|\p{L}*ss)$/u.test(bare) ? bare : withArticle(bare)),
    level,
    true,
  );
}

const isWorker =
  /^(?:security|staff|doctor|nurse|dentist|barber|hairdresser|teacher|driver|optician|vet|photographer|man|lady|coach|instructor|waiter|guard|plumber|electrician)$/i;

/** What a line says in two or three words beside its event: "long flight", "quiet room booked", "sausage after", "talks fast", "home by 10". */
export function shortPart(text: string, before: string): string | null {
  if (wordCount(text) > 5 || /\p{Lu}|,|\b(?:not|no|or|all|every\w*)\b/u.test(text)) return null;
  const [, thing] = /^(\p{L}+(?: \p{L}+)?) (?:after|afterwards)$/u.exec(text) ?? [];
  if (thing !== undefined && termsOf(thing).at(-1)?.tags.has('Noun')) return `after that there is ${thing}`;
  const [, ride] = /^(?:the )?(bus|train|tram|taxi|tube) (?:on my own|by myself|alone)$/iu.exec(text) ?? [];
  if (ride !== undefined) return `I go by ${ride.toLowerCase()} on my own`;
  if (/\b(?:on my own|by myself|alone)$/i.test(text)) return null;
  if (/^(?:the )?(?:tooth fairy|father christmas|easter bunny)$/i.test(text))
    return `the ${text.replace(/^the /i, '')} may come`;
  if (/^home (?:by|at|before|for|after) \S+(?: \p{L}+)?$/iu.test(text)) return `I am ${text}`;
  const [, what, done] =
    /^((?:\p{L}+ )?\p{L}+) (booked|ready|packed|saved|planned|included)$/u.exec(text) ?? [];
  if (what !== undefined && endsInThing(what))
    return /[^s]s$/.test(what) ? `the ${what} are ${done}` : `${withArticle(what)} is ${done}`;
  const [first, second, ...more] = termsOf(text);
  if (!first) return null;
  // "New teacher from Toronto, talks fast": whoever was named last.
  const [head = ''] = before.split(/ (?:at|in|on|of|from|for|with|by|called|named) /);
  if (
    first.tags.has('PresentTense') &&
    /[^s]s$/.test(first.lower) &&
    second?.tags.has('Preposition') !== true &&
    isSomebody(head)
  )
    return `${/^(?:my|our|the|an?) /.test(head) ? head.replace(/^an? /, 'the ') : `my ${head}`} ${text}`;
  const isOne = first.tags.has('Adjective') && second?.tags.has('Singular') === true && more.length === 0;
  return isOne && !isOfNoNumber.test(second.lower) ? `there is ${withArticle(text)}` : null;
}
const isSomebody = (text: string): boolean =>
  wordCount(text) <= 4 && termsOf(text).at(-1)?.tags.has('Actor') === true;

/** What the carer says is there, is: "there are bunk beds", "there is a quiet room". */
export function thereIs(thing: string): string {
  const [head = thing] = thing.split(/ (?:in|on|at|of|under|with|from|for|to|and) /);
  const isOne = /^(?:an?|one|the) /i.test(thing) || !/(?:[^su]s|people|children|men|women)$/iu.test(head);
  return `there ${isOne ? 'is' : 'are'} ${thing}`;
}

const opensWithVerb = (text: string): boolean => {
  const [first] = termsOf(text);
  return first?.tags.has('Verb') === true && !first.tags.has('Noun') && !countedNouns.has(first.lower);
};
const notThere =
  /^(?:first|last|next) time\b|^(?:mornings?|evenings?|afternoons?|nights?|weekends?|bedtimes?)\b|^(?:the|my|our|his|her|your|between|under|over|in|on|at|by|from|after|before|for|home|back|done|same|own)\b|^(?:\d+|an?|one|two|three|four|five|six|ten) (?:hrs?|hours?|mins?|minutes?|days?|nights?|weeks?|months?|years?|times?)\b|\b(?:hrs|mins|yrs?)\b/i;

/** "A jumper with the logo on" ends in what it is with; "music loud" and "dark at supper" are no things. */
function endsInThing(text: string): boolean {
  const terms = termsOf(text);
  const [first, second] = terms;
  const last = terms.at(-1);
  if (first?.tags.has('Adjective') && second?.tags.has('Preposition')) return false;
  return last !== undefined && (last.tags.has('Noun') || /^(?:on|off)$/.test(last.lower));
}

/** One clean sentence of no more words than the level takes. `isFramed`: the frame has the verb, and what follows is a phrase. */
export function asClean(text: string, level: 1 | 2 | 3, isFramed = false): string[] | null {
  if (wordCount(text) > longest[level] || !isSayable(text) || !isSureSentence(text)) return null;
  return isFramed || isCleanSentence(text) ? [text] : null;
}
