// The one cleaner of names and labels (CP5): what nobody can see, or what turns the order of letters around, is taken
// out wherever a name enters. What makes a visible difference stays: joiners inside emoji and in scripts that are
// written with them, and the selectors of emoji and characters.
import { z } from 'zod';
import { cleanText } from '../assistant/clean-text.ts';

export function visibleText(text: string): string {
  let shown = text;
  // What stood between two marks is gone then, and they may be one thing: look again until nothing changes.
  for (let before = ''; before !== shown; ) {
    before = shown;
    shown = cleanText(before)
      .replace(hidden, '')
      .replace(selectors, keptSelector)
      .replace(joiners, keptJoiner);
  }
  return shown;
}

/** A name or label as it is kept. Spaces at its ends are left to whoever asks for it: somebody may still be typing. */
export const VisibleText = z.string().transform(visibleText);

// Fillers that look like nothing, halves of characters, and every format character but joiners, emoji tags (left to
// cleanText) and the signs that Arabic and Syriac numbers are written under.
const hidden =
  /[\u034F\u115F\u1160\u17B4\u17B5\u180E\u3164\uFFA0]|\p{Cs}|(?!\p{Join_Control}|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]|[\u{E0020}-\u{E007F}])\p{Cf}/gu;

const joiners = /\p{Join_Control}+/gu;
const indic =
  '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';
const cursive = '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}';
const afterEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const beforeEmoji = /^\p{Extended_Pictographic}/u;
const afterCursive = new RegExp(`[${cursive}]\\p{Mn}*$`, 'u');
const beforeCursive = new RegExp(`^[${cursive}]`, 'u');
const afterIndic = new RegExp(`[${indic}]$`, 'u');

/** One joiner where it can be seen: between emoji, after a letter that joins, or in a syllable that is built with it. */
function keptJoiner(found: string, at: number, whole: string): string {
  const before = whole.slice(Math.max(0, at - 8), at);
  const after = whole.slice(at + found.length, at + found.length + 2);
  const joiner = found.slice(0, 1);
  if (afterIndic.test(before)) return joiner;
  if (afterCursive.test(before)) return joiner === '\u200D' || beforeCursive.test(after) ? joiner : '';
  return joiner === '\u200D' && afterEmoji.test(before) && beforeEmoji.test(after) ? joiner : '';
}

const selectors = /\p{Variation_Selector}+/gu;
const selected = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Han}\p{Script=Mongolian}0-9#*]$/u;

/** One selector after a character that has forms to select from. */
function keptSelector(found: string, at: number, whole: string): string {
  const [first = ''] = found;
  return selected.test(whole.slice(Math.max(0, at - 2), at)) ? first : '';
}
