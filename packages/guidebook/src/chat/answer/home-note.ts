// A note from who teaches or minds a child to the parents: from what was told of it, and never the family's letter to a school.
import { cleanText, isRepeatable } from '#plan/clean';
import type { AskedChild } from '../message/child-asked-about.ts';
import { spelled } from './spelled.ts';
import { tellsOfOther, withoutUnsaid } from './unsaid.ts';

/** Null where no note goes home, or nothing is told that could stand in it. */
export function homeNote(message: string, { facts }: AskedChild): string[] | null {
  const text = withoutUnsaid(message).replaceAll('’', "'");
  const own = new Set(ownNames(message, facts.name));
  if (!goesHome.test(text)) return null;
  const [, about = ''] =
    /\b(?:home|parents|mum|mom|dad|family)\b[^,.:?!]{0,12}\babout ([^,.:?!]{3,80})/i.exec(text) ?? [];
  const your = { he: 'Your son', she: 'Your daughter' }[facts.they.they as string] ?? 'Your child';
  const told = text
    .split(/[.!?\n:;]\s*|,\s+/)
    .filter(
      (clause) =>
        !asks.test(clause) &&
        !tellsOfOther(clause.trim(), own) &&
        clause.trim().split(/\s+/).length >= fewestWords,
    )
    .map((clause) =>
      spelled(cleanText(clause))
        .replace(/^(?:and|but|so|also) /i, '')
        .replace(/^(?:one|a|this|the|my) (?:little |new )?(?:boy|girl|child|lad|pupil|student|kid)\b/i, your)
        .replace(wantsKnown, 'Please know that '),
    )
    .filter((clause) => isRepeatable(clause) && !ofWriter.test(clause));
  if (told.length === 0) return null;
  return [
    'Dear ____,',
    about === '' ? '' : `I am writing about ${spelled(cleanText(about))}.`,
    told.map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`).join(' '),
    'If there is something we should do differently, please tell me: ____.\nKind regards\n____',
  ];
}
const fewestWords = 3;

/** "For Leo's mum", "about Leo": whose parents it goes to. */
export const ownNames = (message: string, name = ''): string[] => {
  const [, named = ''] =
    /\b(?:for|about|to|of) (\p{L}+)(?:['’]?s)? (?:parents?|mum|mom|dad|family|mother|father)\b/iu.exec(
      message,
    ) ??
    /\b(?:for|about) (\p{Lu}\p{L}+)/u.exec(message) ??
    // The first one named, unless that one did something to somebody.
    /:\s+(?!(?:He|She|They|We|One|A|The|My|This)\b)(\p{Lu}\p{L}+) (?:was|is|had|has|enjoyed|ate|loved|did(?! it)|went|won't|can't|needs)\b(?![^,.;]*\b(?:him|her)\b)/u.exec(
      message,
    ) ??
    [];
  return [name, named].map((one) => one.toLowerCase());
};

export const goesHome =
  /\b(?:note|letter|e-?mail|message|text) (?:to go )?home\b|\b(?:note|letter|e-?mail|message|text) (?:to|for) (?:(?:the|his|her|a|their) )?(?:parents?|families)\b/i;
const asks = /\b(?:notes?|letters?|e-?mails?|messages?|can you|could you|please write|keep it)\b/i;
const wantsKnown =
  /^(?:i |we )?(?:just )?(?:want|would like|'d like|need) (?:the |his |her )?(?:mum|mom|dad|mother|father|parents?|them|family|her|him) to know (?:that )?/i;
/** What the writer feels or was told is nothing to send home. */
const ofWriter = /\b(?:i|i'm|im|i've|my|me)\b/i;
