// What is hard or dangerous, entry by entry, as it was written. Lines, sentences and semicolons part entries; a comma does so only where each
// member is plainly an entry of its own: torn apart, "loud noises, especially the hoover" says something else. Whoever writes one thing a line
// says the rest of the line of it: "babies crying; ear defenders then leave room".

import { rememberedByText } from '@calmbridge/domain/text/remembered';
import { asEntry, listEntriesOf, scrap } from '@calmbridge/reader/clinic/split-entries';
import { phraseOf, wordCount } from '#child/phrase-shape';
import { tellsWhatHelps } from './told/answered.ts';
import { saysWhenBetter } from './told/how-it-goes.ts';

export const hardEntriesOf = rememberedByText((written: string): string[] => {
  const lines = bySlashes(byNumbers(written))
    .split('\n')
    .filter((line) => /\p{L}/u.test(line));
  const entries = lines.flatMap((line) => lineEntries(line, lines.length > 1));
  return entries
    .filter((entry, at) => entries.findIndex((one) => one.toLowerCase() === entry.toLowerCase()) === at)
    .reduce<string[]>(withRule(written), []);
});

/** The members of a list, or the line whole: of a box with one line only where everything behind the first thing says what helps with it. */
const lineEntries = (line: string, isOneOfSeveral: boolean): string[] => {
  const entries = listEntriesOf(line, isList);
  const [first = '', ...rest] = entries;
  const isTopic = (entry: string) => isPlain(entry) && !tellsWhatHelps(entry);
  const isOne = isOneOfSeveral
    ? wordCount(line) <= mostInLine && !entries.every(isTopic)
    : isTopic(first) && rest.every(tellsWhatHelps);
  return entries.length > 1 && isOne ? [asEntry(line)] : entries;
};
const mostInLine = 45;

/** In a long list a member may be a clause: of two or three a comma may as well stand inside of one thing. */
const isList = (members: readonly string[]): boolean =>
  members.every(isPlain) || (members.length >= longList && members.every(isApart));
const longList = 4;

const isPlain = (member: string): boolean =>
  isApart(member) &&
  !holdsClause.test(withoutBrackets(member)) &&
  !isAct.test(member) &&
  !saysHowHard.test(member) &&
  !explains.test(member) &&
  phraseOf(member).is !== 'acts';

/** Short, and neither goes on with the member before it nor holds a word that joins two. */
const isApart = (member: string): boolean => {
  const bare = withoutBrackets(member);
  return (
    bare !== '' && wordCount(bare) <= mostWords && ![goesOn, joins, scrap].some((part) => part.test(bare))
  );
};
const mostWords = 10;
const withoutBrackets = (member: string): string => member.replace(/\s*\([^()]*\)/gu, '').trim();

const goesOn =
  /^(?:and|or|but|so|then|too$|also|as|for|in|on|at|into|with|without|by|from|about|after|before|during|near|next|(?:his|her|their|its) \p{L}+$|(?:his|her|their) \p{L}+ (?:mostly|mainly)|he|she|they|it|a bit|sometimes|often|usually|mostly|mainly|always|even|at least|once|twice|this|that|these|those|who|which|\d+\s*(?:mins?|minutes|hours?|hrs?|km|miles|times|x)\b|(?:stones|things|stuff) etc|(?:if|when|whenever) (?:he|she|they|it|tired|upset|hungry|cross|angry)|both|either|until|because|(?:linked|related|due|thanks|owing|similar|down) to|caused by|worse|better|suspended|excluded|expelled|sent home|taller|heavier|bigger|stronger)(?!\p{L})/iu;
const joins =
  /(?<!\p{L})(?:especially|esp|particularly|because|cos|cuz|so|then|but|unless|until|although|though|such as|including|e\.?g|i\.?e|etc)(?!\p{L})|:/iu;

/** Somebody does something: "noises she can't see", "people who stare", "screams when tired". A "when" that begins the member names the moment. */
const holdsClause =
  /(?<!\p{L})(?:he|she|they|we|i|you|who|whom|whose|which|that)(?:['’]\p{L}+)?(?!\p{L})|(?<=\S\s)(?:when|if|while|whenever|where|as soon as)(?!\p{L})/iu;

/** "Sunday nights are bad" is said of what stands before it. */
const saysHowHard =
  /\b(?:is|are) (?:(?:the|really|very|so) )*(?:bad|worse|worst|awful|terrible|tricky|hardest)\s*$/iu;

/** "Words come and go - full sentences to the horse, nothing to us": what stands behind a dash is one with the list after it. */
const explains = /\p{L}\s[-–—]\s(?:\S+\s+){3,}\p{L}/u;

/** Told as what the child does, and often of one thing in several verbs. */
const isAct =
  /^(?:(?:wo|do|does|ca|is|are|has|did)(?:n['’]?t|nt)|(?:will|does|is|are|has|can|could|would|gets?|goes|hates?|struggles?|refuses|screams?|cries|shouts?|bites|hits|kicks|pinches|scratches|spits|throws|runs|bolts|climbs|hides|bangs|breaks|rips|grabs|pulls|pushes|lies|sits|stands|stops|stays|falls|drops|melts|shuts|freezes|covers|picks|chews|licks|smears|wets|soils|holds|masks|panics|worries|finds|wakes|won|no))(?!\p{L})/iu;

/** "1. generator 2. stockfish": numbers in one line part a list as lines do. */
const byNumbers = (text: string): string => {
  const letters = [...text.matchAll(lettered)].map(([, letter = '']) => letter.toLowerCase());
  if (letters.length > 1 && letters.join('') === 'abcdefghijkl'.slice(0, letters.length))
    return text.replace(lettered, '\n');
  const found = [...text.matchAll(numbered)].map(([, number]) => Number(number));
  return found.length > 1 && found.every((number, at) => number === at + 1)
    ? text.replace(numbered, '\n')
    : text;
};
const lettered = /(?:^|\s)\(([a-l])\)\s+(?=\p{L})/giu;
const numbered = /(?:^|\s)(\d{1,2})[.)]\s+(?=\p{L})/gu;

/** "lights / chewing / group work": three members or more between slashes are lines. */
const bySlashes = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const members = line.split(/\s\/\s/u);
      return members.length > 2 && isList(members) ? members.join('\n') : line;
    })
    .join('\n');

/** What to do belongs to what it is for, with whatever stood between them: "Mixed languages. Use English only". */
const withRule =
  (written: string) =>
  (before: readonly string[], entry: string): string[] => {
    const last = before.at(-1);
    if (
      last === undefined ||
      !(
        isInstruction(entry) ||
        saysWhatIsRight.test(entry) ||
        saysWhenBetter(entry) ||
        isSaidOf(last, entry, written)
      )
    )
      return [...before, entry];
    const whole = written.slice(written.indexOf(last), written.indexOf(entry) + entry.length);
    return [...before.slice(0, -1), whole.replace(/\s*\n[\s•*-]*/gu, '; ')];
  };

/** "Hand dryers; he runs out", "haircuts, nails; do it when asleep", "a sand timer works, counting doesn't": said of what stands before it. */
const isSaidOf = (last: string, entry: string, written: string): boolean => {
  const gap = written.slice(written.indexOf(last) + last.length, written.indexOf(entry));
  return (
    (tried.test(entry) && !/ (?:works|helps)$/iu.test(last)) ||
    isShare.test(entry) ||
    (gap.includes(';') && ofIt.test(entry) && !ofIt.test(last))
  );
};
/** "Nine times out of ten it's tummy". */
export const isShare =
  /^(?:(?:nine|9|eight|8) (?:times )?(?:out of|in) (?:ten|10)|(?:most(?:ly)?|usually|nearly always)(?: times| of the time)?),? (?:it['’]?s|its|it is) /iu;
const ofIt =
  /^(?:(?:he|she|they|it)(?! can)|do (?:it|this|that)|does|doesn['’]?t|we (?:have|['’]ve|now|always|use|let|give|keep|stopped|changed))(?!\p{L})/iu;
const tried =
  /^(?:\p{L}+ ){1,3}(?:doesn['’]?t|don['’]?t|didn['’]?t|does not|do not|did not)(?: work| help)?$/iu;

/** "Day before is about right" answers what stands before it. */
const saysWhatIsRight =
  /^(?:the )?(?:\p{Ll}+ ){1,4}(?:is|are) (?:about |just |usually )*(?:right|best|ideal)$/u;

/** Only what can be nothing but an order: "wait in line" and "sit still" are also what is hard. */
export const isInstruction = (entry: string): boolean =>
  /^(?:so )?(?:please (?!(?:and|thank))\p{L}|use \p{L}+(?: \p{L}+)? only|only use|always (?:use|ask|say|tell|give|offer|let|keep|hold|warn|show|knock|wait)|(?:do(?:n['’]?t| not)|never) (?:say|touch|ask|use|call|take|move|mention|let|give|make|force|push|rush|hurry|try|hug|laugh|correct|offer|leave|put|clear|swap|skip|tell|shout|grab|wake|interrupt|remove|change|sing|praise|insist|expect|demand|comment|stare|joke)|(?:let|give|tell|ask|show|warn|remind|hold|offer|bring|leave|keep|sit with|stay with|wait for|talk to|walk with) (?:him|her|them)\b|make sure)/iu.test(
    entry.trim(),
  );

/** "Nine times out of ten it's tummy" says how often what stands before it holds. */
export const withShare = (before: readonly string[], sentence: string): string[] => {
  const last = before.at(-1);
  return last !== undefined && isShare.test(sentence)
    ? [...before.slice(0, -1), `${last} ${sentence}`]
    : [...before, sentence];
};
