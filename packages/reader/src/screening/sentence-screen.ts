// Screens one sentence after the other and remembers what the next one hangs on: the heading, a warning it stands under, what
// was withheld before it, and a sentence that the next may turn on.
import type { Flag } from './flag.ts';
import type { ScreenModel } from './model/screen-model.ts';
import { type Rewrite, rewriteSentence } from './rewrite-sentence.ts';
import { listMark, type ScreenRecord } from './screen-record.ts';
import {
  asDoubt,
  isClearedBy,
  type ScreenContext,
  type Sentence,
  type Surroundings,
  screenSentence,
} from './screen-sentence.ts';

export type ScreenTools = { context: ScreenContext; model: ScreenModel; rewrite: Rewrite | null };

/** `held` is forbidden by itself; the next sentence may clear it. */
type Flow = {
  held: { sentence: Sentence; flags: Flag[]; at: number; mayTurn: boolean } | null;
  before: Sentence;
  heading: string;
  isUnderWarning: boolean;
  isWithholding: boolean;
  isAtLineStart: boolean;
};

export type SentenceScreen = {
  /** What may be shown once this sentence has come. */
  take(piece: string, at: number): Promise<string>;
  /** What was held for a sentence that never came. */
  end(): string;
};

export function createSentenceScreen(tools: ScreenTools, record: ScreenRecord): SentenceScreen {
  const flow: Flow = {
    held: null,
    before: noSentence,
    heading: '',
    isUnderWarning: false,
    isWithholding: false,
    isAtLineStart: true,
  };

  function settle(text: string, flags: Flag[], at: number): string {
    const wasWithholding = flow.isWithholding;
    flow.isWithholding = isBlocked(flags);
    return flow.isWithholding
      ? record.withhold({ text, flags, at }, flow.heading, wasWithholding)
      : record.show({ text, flags, at });
  }

  async function settleHeld(next: Sentence): Promise<string> {
    const { held } = flow;
    if (held === null) return '';
    flow.held = null;
    if (report.test(held.sentence.text) && rebuttal.test(next.text))
      return settle(held.sentence.text, [], held.at);
    const isCleared = held.mayTurn && (await isClearedBy(held.sentence, next, tools.model));
    return settle(held.sentence.text, isCleared ? held.flags.map(asDoubt) : held.flags, held.at);
  }

  async function screenNext(sentence: Sentence, at: number, shape: Shape) {
    const { context, model, rewrite } = tools;
    const around = surroundings(flow, sentence.text, shape);
    const { flags, mayTurn } = await screenSentence(sentence, around, context, model);
    const better =
      rewrite === null ? null : await rewriteSentence(sentence, flags, rewrite, { around, context, model });
    const mayBeCleared = (mayTurn || report.test(sentence.text)) && !sentence.text.includes('\n');
    let shown = '';
    if (isBlocked(flags) && mayBeCleared) flow.held = { sentence, flags, at, mayTurn };
    else shown = better === null ? settle(sentence.text, flags, at) : settle(better.text, [], at);
    moveOn(flow, better ?? sentence, sentence.text, { ...shape, isBlocked: isBlocked(flags) });
    return shown;
  }

  return {
    async take(piece, at) {
      const sentence: Sentence = { text: piece, words: null };
      const shape = shapeOf(piece, flow.isAtLineStart);
      const released = await settleHeld(sentence);
      if (shape.isHeading) {
        flow.isUnderWarning = warningHeading.test(piece);
        flow.heading = piece.replaceAll(/[#*]/g, '').trim();
      }
      return released + (await screenNext(sentence, at, shape));
    },
    end() {
      const { held } = flow;
      flow.held = null;
      return held === null ? '' : settle(held.sentence.text, held.flags, held.at);
    },
  };
}

const noSentence: Sentence = { text: '', words: [] };

const isBlocked = (flags: readonly Flag[]): boolean => flags.some(({ severity }) => severity === 'block');

type Shape = { isHeading: boolean; isLeadIn: boolean; endsParagraph: boolean };

const shapeOf = (piece: string, isAtLineStart: boolean): Shape => ({
  isHeading: isAtLineStart && headingLine.test(piece),
  isLeadIn: /:\**\s*$/.test(piece),
  endsParagraph: piece.endsWith('\n\n'),
});

function surroundings(flow: Flow, piece: string, { isHeading }: Shape): Surroundings {
  const doesGoOn = goesOn(flow.before.text, piece);
  return {
    // What was left out on a line of its own must not colour the next line.
    before: flow.isWithholding && !doesGoOn ? noSentence : flow.before,
    isUnderWarning: flow.isUnderWarning && !isHeading,
    isAfterWithheld: flow.isWithholding && doesGoOn,
  };
}

/** What holds for the sentence after this one. `shown` is what came out of it, `piece` what went in. */
function moveOn(flow: Flow, shown: Sentence, piece: string, shape: Shape & { isBlocked: boolean }) {
  const { isHeading, isLeadIn, endsParagraph } = shape;
  if (isLeadIn && !isHeading && !shape.isBlocked) flow.isUnderWarning = warningHeading.test(piece);
  else if (endsParagraph && !isHeading && !isLeadIn) {
    flow.isUnderWarning = flow.isUnderWarning && listMark.test(piece);
    flow.isWithholding = false;
  }
  flow.before = (isHeading || endsParagraph) && !isLeadIn ? noSentence : shown;
  flow.isAtLineStart = piece.endsWith('\n');
}

/** On the same line, after a colon, or as the next numbered step, advice goes on. */
const goesOn = (before: string, piece: string) =>
  !before.endsWith('\n') || /:\**\s*$/.test(before) || /^\s*\d{1,3}[.)]\s/.test(piece);

const warningHeading =
  /\b(?:avoid|never|do not|don['’]t|not to|what not|myths?|unsafe|stay away|leave out|not help|doesn['’]t help|no-gos?|warnings?|not safe|not recommended|we do not|red lines|no (?:good )?evidence|not (?:been )?(?:shown|proven)|unproven|quack\w*|scams?|beware|be wary|false cures?|too good to be true)\b|["“'‘]cures?["”'’]/iu;
const headingLine = /^\s{0,3}(?:#{1,6}\s|\*\*[^*\n]+\*\*:?\s*$)/u;

// "Some parents use bleach. Please don't." – a report, if the next sentence turns on it.
const report =
  /^\s*(?:[-*•]\s*)?(?:some|many|other|certain|a few|people|parents|you may|you might|online|one|in the past|there are|products?|programmes?|programs?)\b/iu;
const rebuttal =
  /^\s*(?:please|do not|don['’]t|never|this|that|these|those|it|they|such|both|none|nothing|there is|avoid)\b[^\n]*\b(?:not|don['’]t|never|no|dangerous|harm\w*|unsafe|poison\w*|avoid|kill\w*|cruel|wrong|risk\w*|away|burn\w*|myth)\b/iu;
