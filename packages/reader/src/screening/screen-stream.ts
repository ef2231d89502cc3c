import { type Withheld as LeftOut, leftOutWords } from '@calmbridge/domain/assistant/wire';
import { cleaned } from './clean.ts';
import type { Flag } from './flag.ts';
import { affirmed } from './language.ts';
import { createLineFlags } from './line-flags.ts';
import type { ScreenModel } from './model/screen-model.ts';
import { type UnsafeRule, unsafeReasons } from './never-say.ts';
import { type Rewrite, rewriteSentence } from './rewrite-sentence.ts';
import {
  asDoubt,
  isClearedBy,
  type ScreenContext,
  type Sentence,
  screenSentence,
} from './screen-sentence.ts';
import { longestSentence, mayHoldEnd, sentenceEnd } from './sentences.ts';

// Text flows in by chunks and out by whole sentences, each screened before anyone sees it. A passage that breaks a rule
// is replaced by a plain line that says so. How the text is cut into chunks never changes what comes out.

export type Withheld = { rule: string; at: [start: number, end: number] };
export type Screened = { text: string; flags: Flag[]; withheld: Withheld[] };

export type ScreenStream = {
  /** What may be shown now. Often empty, and then at once: a sentence is not over yet. Push again when it is answered. */
  push(chunk: string): string | Promise<string>;
  /** What was flagged since this was last asked: in a sentence when it is released, food and words when a line is over. */
  news(): Flag[];
  /** What was left out since this was last asked. */
  leftOut(): LeftOut[];
  /** The rest, and everything that was flagged over the whole text. Places are in the cleaned text that came in. */
  end(): Promise<Screened>;
};

const warningHeading =
  /\b(?:avoid|never|do not|don['’]t|not to|what not|myths?|unsafe|stay away|leave out|not help|doesn['’]t help|no-gos?|warnings?|not safe|not recommended|we do not|red lines)\b/iu;
const headingLine = /^\s{0,3}(?:#{1,6}\s|\*\*[^*\n]+\*\*:?\s*$)/u;
const listItem = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+/u;
// "Some parents use bleach. Please don't." – a report, if the next sentence turns on it.
const report =
  /^\s*(?:[-*•]\s*)?(?:some|many|other|certain|a few|people|parents|you may|you might|online|one|in the past|there are|products?|programmes?|programs?)\b/iu;
const rebuttal =
  /^\s*(?:please|do not|don['’]t|never|this|that|these|those|it|they|such|both|none|nothing|there is|avoid)\b[^\n]*\b(?:not|don['’]t|never|no|dangerous|harm\w*|unsafe|poison\w*|avoid|kill\w*|cruel|wrong|risk\w*|away|burn\w*|myth)\b/iu;

const noSentence: Sentence = { text: '', words: [] };

/** `rewrite`, where there is one, is asked about sentences in doubt before they are marked. */
export function screenStream(
  context: ScreenContext,
  model: ScreenModel,
  rewrite: Rewrite | null = null,
): ScreenStream {
  const familyWords = wordsOfFamily(context);
  let raw = '';
  let buffer = '';
  let mayEnd = false;
  /** Lines whose food and words were not looked at yet, and where they begin. */
  let unread = '';
  let unreadAt = 0;
  let start = 0;
  let held: { sentence: Sentence; flags: Flag[]; at: number; mayTurn: boolean } | null = null;
  let before = noSentence;
  let isUnderWarning = false;
  let isWithholding = false;
  let isAtLineStart = true;
  const flagsOfLines = createLineFlags(context, familyWords);
  const flags: Flag[] = [];
  const lineFlags: Flag[] = [];
  let fresh: Flag[] = [];
  let freshLeftOut: LeftOut[] = [];
  let heading = '';
  const withheld: Withheld[] = [];

  function note(found: Flag[], at: number) {
    for (const flag of placed(found, at)) {
      flags.push(flag);
      fresh.push(flag);
    }
  }

  /** Food and words are looked for in what is shown: a passage nobody sees needs no flag of its own. */
  function noteLines(to: number) {
    const isShown = (flag: Flag) => !withheld.some(({ at }) => flag.at[0] >= at[0] && flag.at[0] < at[1]);
    const lines = unread.slice(0, to - unreadAt);
    for (const flag of flagsOfLines(lines, unreadAt).filter(isShown)) {
      lineFlags.push(flag);
      fresh.push(flag);
    }
    unread = unread.slice(lines.length);
    unreadAt = to;
  }

  /** A withheld piece leaves one line, however many follow it in the same paragraph or list. */
  function leaveOut(piece: string, found: Flag[], at: number): string {
    const broken = found.find((flag) => flag.severity === 'block');
    const rule = broken?.rule ?? withheld.at(-1)?.rule ?? 'N01';
    note(found, at);
    const last = withheld.at(-1);
    const isNext = isWithholding && last !== undefined && last.at[1] === at;
    const why = broken?.why ?? reasonFor(rule);
    freshLeftOut.push({ rule, why, text: piece.trim(), under: heading, goesOn: isNext });
    if (isNext) last.at[1] = at + piece.length;
    else withheld.push({ rule, at: [at, at + piece.length] });
    const tail = /\n*$/.exec(piece)?.[0] ?? '';
    return isNext ? tail.slice(1) : noticeFor(rule, piece) + (tail === '' ? ' ' : tail);
  }

  function release(piece: string, found: Flag[], at: number): string {
    note(found, at);
    return context.origin === 'service' ? affirmed(piece, familyWords) : piece;
  }

  function settle(piece: string, found: Flag[], at: number): string {
    if (!found.some((flag) => flag.severity === 'block')) {
      isWithholding = false;
      return release(piece, found, at);
    }
    const out = leaveOut(piece, found, at);
    isWithholding = true;
    return out;
  }

  async function take(piece: string, at: number): Promise<string> {
    let out = '';
    const isHeading = isAtLineStart && headingLine.test(piece);
    const isLeadIn = /:\**\s*$/.test(piece);
    const endsParagraph = piece.endsWith('\n\n');
    const sentence: Sentence = { text: piece, words: null };
    if (held !== null) {
      const isReported = report.test(held.sentence.text) && rebuttal.test(piece);
      const isCleared = !isReported && held.mayTurn && (await isClearedBy(held.sentence, sentence, model));
      const found = isCleared ? held.flags.map(asDoubt) : held.flags;
      out += settle(held.sentence.text, isReported ? [] : found, held.at);
      held = null;
    }
    if (isHeading) {
      isUnderWarning = warningHeading.test(piece);
      heading = piece.replaceAll(/[#*]/g, '').trim();
    }
    const doesGoOn = goesOn(before.text, piece);
    const around = {
      // What was left out on a line of its own must not colour the next line.
      before: isWithholding && !doesGoOn ? noSentence : before,
      isUnderWarning: isUnderWarning && !isHeading,
      isAfterWithheld: isWithholding && doesGoOn,
    };
    const { flags: found, mayTurn } = await screenSentence(sentence, around, context, model);
    const better =
      rewrite === null ? null : await rewriteSentence(sentence, found, rewrite, { around, context, model });
    const isBlocked = found.some((flag) => flag.severity === 'block');
    if (isBlocked && (mayTurn || report.test(piece)) && !piece.includes('\n'))
      held = { sentence, flags: found, at, mayTurn };
    else out += better === null ? settle(piece, found, at) : settle(better.text, [], at);
    if (isLeadIn && !isHeading && !isBlocked) isUnderWarning = warningHeading.test(piece);
    else if (endsParagraph && !isHeading && !isLeadIn) {
      isUnderWarning = isUnderWarning && listItem.test(piece);
      if (!isLeadIn) isWithholding = false;
    }
    before = (isHeading || endsParagraph) && !isLeadIn ? noSentence : (better ?? sentence);
    isAtLineStart = piece.endsWith('\n');
    if (isAtLineStart) noteLines(at + piece.length);
    return out;
  }

  async function drain(isWhole: boolean): Promise<string> {
    let out = '';
    let from = 0;
    for (
      let end = sentenceEnd(buffer, from, isWhole);
      end !== null;
      end = sentenceEnd(buffer, from, isWhole)
    ) {
      out += await take(buffer.slice(from, end), start + from);
      from = end;
    }
    buffer = buffer.slice(from);
    start += from;
    mayEnd = mayHoldEnd(buffer);
    return out;
  }

  function feed(text: string) {
    const clean = cleaned(text);
    buffer += clean;
    unread += clean;
    mayEnd ||= mayHoldEnd(clean) || buffer.length >= longestSentence;
  }

  return {
    push(chunk) {
      raw += chunk;
      // A carriage return or half of a character at the edge waits for the other half.
      const last = raw.charCodeAt(raw.length - 1);
      const edge = last === 13 || (last >= 0xd800 && last <= 0xdbff) ? raw.length - 1 : raw.length;
      feed(raw.slice(0, edge));
      raw = raw.slice(edge);
      return mayEnd ? drain(false) : '';
    },
    async end() {
      feed(raw);
      raw = '';
      let out = await drain(true);
      if (held !== null) out += settle(held.sentence.text, held.flags, held.at);
      held = null;
      noteLines(unreadAt + unread.length);
      const all = [...flags, ...lineFlags];
      return { text: out, flags: all.sort((a, b) => a.at[0] - b.at[0]), withheld };
    },
    leftOut() {
      const left = freshLeftOut;
      freshLeftOut = [];
      return left;
    },
    news() {
      const found = fresh;
      fresh = [];
      return found;
    },
  };
}

/** On the same line, after a colon, or as the next numbered step, advice goes on. */
const goesOn = (before: string, piece: string) =>
  !before.endsWith('\n') || /:\**\s*$/.test(before) || /^\s*\d{1,3}[.)]\s/.test(piece);

const placed = (found: readonly Flag[], at: number): Flag[] =>
  found.map((flag) => ({ ...flag, at: [flag.at[0] + at, flag.at[1] + at] }));

const reasonFor = (rule: string): string =>
  Object.hasOwn(unsafeReasons, rule) ? unsafeReasons[rule as UnsafeRule] : 'breaks a safety rule';

function noticeFor(rule: string, piece: string): string {
  const notice = `[${leftOutWords} ${reasonFor(rule)}.]`;
  const cells = piece.trim().startsWith('|') ? piece.split('|').length - 1 : 0;
  if (cells > 1) return `| ${notice} ${'| '.repeat(cells - 1)}`.trimEnd();
  return `${listItem.exec(piece)?.[0] ?? ''}${notice}`;
}

const wordsOfFamily = ({ profile }: ScreenContext): string =>
  profile === null
    ? ''
    : [
        profile.strengths,
        profile.challenges,
        profile.triggers,
        profile.notes,
        profile.communication,
        profile.safetyRisks,
        profile.wanderingBehavior,
        profile.specialInterests,
        profile.interactionStyle,
      ].join(' ');
