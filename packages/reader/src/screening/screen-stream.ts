// Text flows in by chunks and out by whole sentences, each screened before anyone sees it. A passage that breaks a rule
// is replaced by a plain line that says so. How the text is cut into chunks never changes what comes out.
import type { Withheld as LeftOut } from '@calmbridge/domain/assistant/wire';
import { cleaned } from './clean.ts';
import type { Flag } from './flag.ts';
import type { ScreenModel } from './model/screen-model.ts';
import type { Rewrite } from './rewrite-sentence.ts';
import { createScreenRecord, type Withheld } from './screen-record.ts';
import type { ScreenContext } from './screen-sentence.ts';
import { createSentenceScreen } from './sentence-screen.ts';
import { longestSentence, mayHoldEnd, sentenceEnd } from './sentences.ts';

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

/** `rewrite`, where there is one, is asked about sentences in doubt before they are marked. */
export function screenStream(
  context: ScreenContext,
  model: ScreenModel,
  rewrite: Rewrite | null = null,
): ScreenStream {
  const record = createScreenRecord(context);
  const sentences = createSentenceScreen({ context, model, rewrite }, record);
  const lines = createLineBuffer(record.readLines);
  let raw = '';
  /** Cleaned text whose sentence is not over yet, and where it begins. */
  let buffer = '';
  let start = 0;
  let mayEnd = false;
  function feed(text: string) {
    const clean = cleaned(text);
    buffer += clean;
    lines.add(clean);
    mayEnd ||= mayHoldEnd(clean) || buffer.length >= longestSentence;
  }

  async function drain(isWhole: boolean): Promise<string> {
    let out = '';
    let done = 0;
    for (const { from, to } of sentencesIn(buffer, isWhole)) {
      const piece = buffer.slice(from, to);
      out += await sentences.take(piece, start + from);
      if (piece.endsWith('\n')) lines.readTo(start + to);
      done = to;
    }
    buffer = buffer.slice(done);
    start += done;
    mayEnd = mayHoldEnd(buffer);
    return out;
  }

  return {
    push(chunk) {
      raw += chunk;
      const edge = wholeCharacters(raw);
      feed(raw.slice(0, edge));
      raw = raw.slice(edge);
      return mayEnd ? drain(false) : '';
    },
    async end() {
      feed(raw);
      raw = '';
      const text = (await drain(true)) + sentences.end();
      lines.readAll();
      return { text, flags: record.allFlags(), withheld: record.withheld };
    },
    leftOut: record.takeLeftOut,
    news: record.takeNews,
  };
}

/** A carriage return or half of a character at the edge waits for the other half. */
function wholeCharacters(raw: string): number {
  const last = raw.charCodeAt(raw.length - 1);
  return last === 13 || (last >= 0xd800 && last <= 0xdbff) ? raw.length - 1 : raw.length;
}

function* sentencesIn(text: string, isWhole: boolean) {
  let from = 0;
  for (let to = sentenceEnd(text, from, isWhole); to !== null; to = sentenceEnd(text, from, isWhole)) {
    yield { from, to };
    from = to;
  }
}

/** Keeps lines until they are over and their sentences screened; food and words are looked for in whole lines. */
function createLineBuffer(read: (lines: string, at: number) => void) {
  let unread = '';
  let at = 0;
  const readTo = (to: number) => {
    const lines = unread.slice(0, to - at);
    read(lines, at);
    unread = unread.slice(lines.length);
    at = to;
  };
  return {
    add(text: string) {
      unread += text;
    },
    readTo,
    readAll: () => readTo(at + unread.length),
  };
}
