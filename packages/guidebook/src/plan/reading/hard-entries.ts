// What is hard or dangerous is nearly always a list. Here a slash parts members as a comma does, and a comma does so also before "his
// phone" or "to lose", where in prose it would go on with the same thing.
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';
import { rememberedByText } from '@calmbridge/reader/meaning/remembered';
import { namedSituation } from './named/named-situation.ts';

export const hardEntriesOf = rememberedByText((written: string): string[] => {
  const text = byNumbers(written);
  const members = text.split(/[,;\n]/u).length;
  const entries = entriesOf(bySlashes(text)).flatMap((entry) =>
    members > 2 ? parted(entry).flatMap(atSlashes) : [entry],
  );
  const each = entries.flatMap(atWhen).flatMap(bothNamed);
  return [...new Set(each.reduce<string[]>(withMeasure, []).reduce<string[]>(withRule, []))];
});

/** "Wet sleeves and when grandad sneezes" are two. */
const atWhen = (entry: string): string[] =>
  entry.split(/\s+and\s+(?=when (?!(?:he|she|they|it|not|tired|upset|hungry|stressed)\b)\p{L})/iu);

/** "Babies crying and dogs barking": where the library names each half, they are two. */
const bothNamed = (entry: string): string[] => {
  const halves = entry.split(/\s+(?:and|&|or)\s+/iu);
  return halves.length === 2 &&
    namedSituation(entry, undefined) === undefined &&
    halves.every((half) => namedSituation(half, undefined) !== undefined)
    ? halves
    : [entry];
};

/** "1. generator 2. stockfish": numbers in one line part a list as lines do. */
const byNumbers = (text: string): string => {
  const found = [...text.matchAll(numbered)].map(([, number]) => Number(number));
  return found.length > 1 && found.every((number, at) => number === at + 1)
    ? text.replace(numbered, '\n')
    : text;
};
const numbered = /(?:^|\s)(\d{1,2})[.)]\s+(?=\p{L})/gu;

/** What to do belongs to what it is for: "mixed languages when upset, use English only". */
const withRule = (before: readonly string[], entry: string): string[] => {
  const last = before.at(-1);
  return last !== undefined && (isInstruction(entry) || saysWhatIsRight.test(entry))
    ? [...before.slice(0, -1), `${last}, ${entry}`]
    : [...before, entry];
};

/** "Day before is about right" answers what stands before it. */
const saysWhatIsRight =
  /^(?:the )?(?:\p{Ll}+ ){1,4}(?:is|are) (?:about |just |usually )*(?:right|best|ideal)$/u;

/** Only what can be nothing but an order: "wait in line" and "sit still" are also what is hard. */
export const isInstruction = (entry: string): boolean =>
  /^(?:so )?(?:please (?!(?:and|thank))\p{L}|use \p{L}+(?: \p{L}+)? only|only use|always (?:use|ask|say|tell|give|offer|let|keep|hold|warn|show|knock|wait)|(?:do(?:n['’]?t| not)|never) (?:say|touch|ask|use|call|take|move|mention|let|give|make|force|push|rush|hurry|try|hug|laugh|correct|offer|leave|put|clear|swap|skip|tell|shout|grab|wake|interrupt|remove|change|sing|praise|insist|expect|demand|comment|stare|joke)|(?:let|give|tell|ask|show|warn|remind|hold|offer|bring|leave|keep|sit with|stay with|wait for|talk to|walk with) (?:him|her|them)\b|make sure)/iu.test(
    entry.trim(),
  );

/** How long or how far belongs to what came before: "long bus ride home, 70 min". */
const withMeasure = (before: readonly string[], entry: string): string[] => {
  const last = before.at(-1);
  return last !== undefined && /^\d+\s*(?:mins?|minutes|hours?|hrs?|km|miles|times|x)$/iu.test(entry)
    ? [...before.slice(0, -1), `${last}, ${entry}`]
    : [...before, entry];
};

/** "lights / chewing / group work" and "noise/crowds/queues" are lists; "and/or" and "red/green" are not. */
const bySlashes = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.split(/\s\/\s/u).length > 2 || (/\s\/\s/u.test(line) && !/[,;]/u.test(line))
        ? line.replace(/\s\/\s/gu, '\n')
        : bareSlashes.test(line.trim())
          ? atSlashes(line.trim()).join('\n')
          : line,
    )
    .join('\n');

/** A member of three or more bare words: "hoover/dryer/blender". */
const atSlashes = (entry: string): string[] =>
  bareSlashes.test(entry) && isEven(entry.split('/')) ? entry.split('/').map((part) => part.trim()) : [entry];
/** "Recognising she's hungry/hot/ill" is one thing: behind the slash its end changes. */
const isEven = (parts: readonly string[]): boolean => {
  const [first = 0, ...rest] = parts.map((part) => part.trim().split(/\s+/u).length);
  return first <= 2 || rest.every((length) => length > 1);
};
const bareSlashes = /^[\p{L} '’-]+(?:\/[\p{L} '’-]+){2,}$/u;

const parted = (entry: string): string[] => {
  const parts = entry.split(
    /,(?![^()]*\))\s+(?=(?:(?:his|her|their)\s+\S+\s+\S|(?:his|her|their)\s+(?!(?:arms?|legs?|hands?|head|face|ears?|eyes?|hair|knees?|fingers?|mouth|nose|teeth)\b)\S+$|to\s+\p{L}+|(?:only\s+)?just\s+\p{L}+ed\b|too\s+(?:many|much|loud|bright|hot|cold|trusting|friendly|honest|generous|kind|rough|close|fast|strong|polite|helpful|quick|eager|open|familiar)\b|when\s+(?:they|people|others|somebody|someone)\s+\p{L}+\s+(?:\p{L}+\s+)?(?:him|her)\b|when\s+(?:it|the|an?|my|our|mum|mom|dad|baby)\s+\p{L}+))/iu,
  );
  return parts.every((part) => part.trim().split(/\s+/u).length <= 12)
    ? parts.map((part) => part.trim())
    : [entry];
};
