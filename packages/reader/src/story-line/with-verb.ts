// Headlines as sentences: "pool closed because of thunder" is that the pool is closed, "no swimming today" that there is none.
import { finiteAt } from './clause.ts';
import { countedNouns } from './counted-nouns.ts';
import { peopleIn } from './facts-in.ts';
import { isCalledByIt } from './people.ts';
import { type Term, termsOf } from './terms.ts';

export function withVerb(text: string): string {
  // "Dad coming back from the army": what somebody of the family does is going on.
  const [, person, doing] =
    /^((?:my )?\p{L}+) ((?:coming|going|leaving|moving|starting|getting|having|staying|working|visiting|flying|travelling|crying|resting|feeling) .+)$/iu.exec(
      text,
    ) ?? [];
  if (person !== undefined && !text.includes(' and ') && isCalledByIt(person.replace(/^my /i, '')))
    return `${person} is ${doing}`;
  // "Mum back by 11".
  const [, away, again] =
    /^(\p{L}+) ((?:back|home) (?:by|at|on|in|before|after|tomorrow|next|for)\b.*)$/iu.exec(text) ?? [];
  if (away !== undefined && isCalledByIt(away)) return `${away} is ${again}`;
  // "Loud music and kids I do not know": who is there.
  if (/^(?:\p{L}+ \p{L}+ and )?(?:kids|children|people) (?:that |who )?I do not know$/iu.test(text))
    return `there ${/^(?:kids|children|people)\b/i.test(text) ? 'are' : 'is'} ${text}`;
  // "TA Sarah off sick today", "Mrs Bell with me instead": how or where somebody is.
  const [, somebody, isSo] = howSomebodyIs.exec(text) ?? [];
  if (somebody !== undefined && peopleIn(somebody).some((who) => somebody.endsWith(who)))
    return `${somebody} is ${isSo}`;
  // "No tablet allowed".
  const [, barred] = /^no ((?:\p{L}+ )?\p{L}+) allowed$/iu.exec(text) ?? [];
  if (barred !== undefined)
    return `no ${barred} ${termsOf(barred).at(-1)?.tags.has('Plural') ? 'are' : 'is'} allowed`;
  if (
    /^no (?:\p{L}+ing|\p{L}+(?: \p{L}+)?)(?: (?:today|tomorrow|tonight|on \p{L}+|this \p{L}+|next \p{L}+|for .+|because .+))?$/iu.test(
      text,
    )
  )
    return text.replace(/^no/i, isPlural(termsOf(text)[1]) ? 'there are no' : 'there is no');
  const [, alike] = /^(?:the )?same ((?:\p{L}+ )?\p{L}{3,})$/iu.exec(text) ?? [];
  // "Same Aoife": who it is, and not how she is.
  if (alike !== undefined && /^\p{Lu}\p{Ll}+$/u.test(alike)) return `it is still ${alike}`;
  if (alike !== undefined) {
    const isMany = termsOf(alike).at(-1)?.tags.has('Plural') === true || manyOf.test(alike);
    return `the ${alike} ${isMany ? 'are' : 'is'} the same`;
  }
  if (/^(?:lost|forgot|missed) my\b/i.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [, thing, where] = leftBehind.exec(text) ?? [];
  if (
    thing !== undefined &&
    where !== undefined &&
    countedNouns.has(thing.split(' ').at(-1)?.toLowerCase() ?? '')
  )
    return `${/^(?:the|my|our|his|her|a|an)\b/i.test(thing) ? thing : `the ${thing}`} was left ${where}`;
  const found = headline.exec(text) ?? described.exec(text);
  const [, subject = '', state = ''] = found ?? [];
  // "School trip to the farm cancelled": the trip is.
  const [head = subject] = isOff.test(state) ? subject.split(/ (?:to|at|in|of|with|for) /i) : [subject];
  const terms = termsOf(head);
  const last = terms.at(-1);
  if (!found || !isThing(last) || last.tags.has('Pronoun') || finiteAt(termsOf(subject)) !== -1) return text;
  if (
    terms.some(({ lower, tags }) => tags.has('Preposition') || /^(?:when|if|why|being|is|who)$/.test(lower))
  )
    return text;
  const isMany = last.tags.has('Plural') || /[^s]s$/.test(last.lower);
  return `${subject} ${isMany ? 'are' : 'is'} ${state}${text.slice(found[0].length)}`;
}

/** Taken for what somebody does by a reader of words: "bubbles". */
const manyOf = /(?<!(?:s|u|i|clas|glas|new))s$|\b(?:people|children)$/i;

const isPlural = (term: Term | undefined): boolean => term?.tags.has('Plural') === true;

const isOff = /^(?:cancelled|canceled|called off|postponed|delayed)$/i;

const howSomebodyIs =
  /^((?:\p{L}[\p{L}'’-]* ){0,2}\p{L}[\p{L}'’-]*) ((?:off (?:sick|ill|work|school|today|tomorrow|on|for|until)|with (?:me|us) (?:instead|today|tomorrow|until|on|for|this|next)|away (?:today|tomorrow|on|for|until|this|next)|(?:poorly|ill|sick|unwell|late|back) (?:today|tomorrow|tonight|on|until|this|next))\b.*|off sick|poorly)$/iu;

/** "Sports bottle left at school". */
const leftBehind = /^((?:(?!\b(?:mum|mom|dad)\b)[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) left ((?:at|in|on) .+)$/iu;

const isThing = (term: Term | undefined): term is Term =>
  term !== undefined && (term.tags.has('Noun') || countedNouns.has(term.lower) || lessons.test(term.lower));
/** "Swimming cancelled". */
const lessons =
  /^(?:swimming|training|dancing|riding|bowling|cooking|skating|climbing|sailing|shopping|camping|fishing|gardening|singing)$/;

/** "Music loud", "taxi too full", "dogs loose". */
const described =
  /^((?:[\p{L}'’&-]+ ){0,3}?[\p{L}'’&-]+) ((?:(?:too|very|so|really) )?(?:loud|full|hot|cold|busy|stiff|loose|noisy|dark|wet|itchy|crowded|sore|empty|slow|strange|bright|sticky|smelly|slippery|heavy))$/iu;

const headline =
  /^((?:[\p{L}'’&-]+ ){0,4}[\p{L}'’&-]+) (closed|shut|shut down|cancelled|canceled|called off|postponed|delayed|broken|cracked|flooded|not working|out of order|gone)(?= (?:on|in|at|until|for|because|due|today|tomorrow|tonight|this|next|from|while|when|every|again|\d)\b|$)/iu;
