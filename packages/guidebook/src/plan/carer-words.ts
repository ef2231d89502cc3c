// The carer's own words, kept word for word (PL24): only marks that would become markup are changed into harmless ones.
// Library texts never pass through here.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedLines, typedTexts } from '@calmbridge/domain/child/typed-fields';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { speaksToMachine } from '@calmbridge/reader/clinic/told-words';
import { withoutMarkup } from './clean.ts';

/** One line, whole, with a mark where a line ended. No link, heading, table cell, slot or emphasis can come of it. */
export const inOwnWords = (text: string): string =>
  withoutMarkup(joinedLines(text))
    .replace(/\{(?!child\d*\})|(?<!\{child\d*)\}/g, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[|\\]/g, '/')
    .replaceAll('`', "'")
    .replace(/\*+|_{2,}|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~/gu, ' ')
    .replace(/<(?=[a-z/!?])/gi, ' ')
    .replace(/[“”„]/g, '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Lines of a list become parts of one. */
const joinedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*•–·]|\d{1,2}[.)])\s+/u, ''))
    .filter((line) => line !== '')
    .map((line, at, all) =>
      at < all.length - 1 ? `${line.replace(/[,;]$/u, '')}${/[.:!?]$/u.test(line) ? '' : ';'}` : line,
    )
    .join(' ');

export const quoted = (text: string): string => `“${inOwnWords(text)}”`;

/** Every word in its place, as it is quoted (PL20): a slur alone is cut out, and the cut is marked. */
export const toQuote = (text: string): string =>
  inOwnWords(text).replace(/\b(?:retard(?:s|ed)?|spaz(?:z?(?:es|ed|ing|zy)?)?)\b/giu, '…');

/** An entry as it was said, without the marks at its edges; empty when it was a command to a machine. */
export const asSaid = (text: string): string =>
  speaksToMachine(text) ? '' : toQuote(text).replace(/^[\s\-–•.,;:!?)]+|[\s.,;:!?]+$/g, '');

/** A profile without links, tags and words to a machine. */
export const plainProfile = (profile: ChildProfile): ChildProfile => ({
  ...profile,
  ...Object.fromEntries(
    [...typedLines, ...typedTexts].map((field) => [
      field,
      ofBody.has(field) || !notKnown.test(profile[field].trim())
        ? withoutCommands(withoutMarkup(profile[field]))
        : '',
    ]),
  ),
  notes: inStatements(withoutCommands(withoutMarkup(profile.notes))),
});

/** "… on the swing To ask for a break": a new statement without a stop before it, or behind a label of the carer's own. */
const inStatements = (text: string): string =>
  text
    .replace(
      /(?<=(?:^|[\s(])\p{Ll}[\p{Ll}'’]*\)?) (?=(?:To|That|Please|He|She|They|We|His|Her|If|When|Don['’]?t|Never|Always)\s\p{Ll})/gu,
      '\n',
    )
    .replace(
      /(?<=\S)(?<!\b(?:our|my|his|her|the|iep|school|family|main)) (?=(?:(?:our |my |his |her |the |iep |school |family |main )?(?:goals?|wish(?:es)?|aims?)|what (?:works|helps)|how (?:he|she|they) talks?|communication)\s?[:=])/giu,
      '\n',
    );
/** A box that only says that its writer does not know is an empty one, but where a crew reads it. */
const notKnown =
  /^(?:\?+|(?:i |we )?(?:really )?do(?:n['’]?t| not) know(?: yet| really)?|not (?:sure|known)(?: yet| really)?|unsure|no idea|idk|unknown|tbc|tbd|to be (?:confirmed|decided))[.!?]*$/iu;
const ofBody: ReadonlySet<string> = new Set([
  'name',
  'allergies',
  'medications',
  'wanderingBehavior',
  'safetyRisks',
  'notes',
]);

/** What was written to a machine is left out, sentence by sentence; the rest of the text stands. */
const withoutCommands = (text: string): string =>
  speaksToMachine(text)
    ? text
        .split('\n')
        .map((line) =>
          sentencesOf(line)
            .filter((sentence) => !speaksToMachine(sentence))
            .join(' '),
        )
        .join('\n')
    : text;
