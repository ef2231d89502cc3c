// Reads what a chat completion service answers, as a stream of events or as one object, and holds it to the protocol:
// whatever is cut, malformed, empty or of another kind is a failure, so that nobody pays for it.
import { TextDecoder } from 'node:util';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { WriterFailure } from './writer.ts';

const Whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  error: z.unknown().optional(),
});

/** No answer we ask for comes near this; a service that never ends must not fill the memory. */
const answerMax = 100_000;

export async function* readAnswer(response: Response, onBytes: () => void): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? '';
  const pieces = type.includes('text/event-stream')
    ? readEvents(response, onBytes)
    : readWhole(response, type);
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > answerMax) throw new WriterFailure('the answer is too long');
    yield piece;
  }
  if (length === 0) throw new WriterFailure('the answer is empty');
}

async function* readWhole(response: Response, type: string): AsyncGenerator<string> {
  if (!type.includes('json')) throw new WriterFailure('the answer is of another type');
  const text = decode(new Uint8Array(await response.arrayBuffer()));
  const whole = Whole.safeParse(parsed(text));
  const content = whole.data?.choices[0]?.message.content;
  if (!whole.success) throw new WriterFailure('the answer has another shape');
  if (content) yield content;
}

async function* readEvents(response: Response, onBytes: () => void): AsyncGenerator<string> {
  const waiting: string[] = [];
  let isWhole = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') isWhole = true;
      else if (!isWhole) isWhole = takeChunk(data, waiting);
    },
    onError: () => {
      throw new WriterFailure('the stream is malformed');
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  if (response.body === null) throw new WriterFailure('the answer has no body');
  for await (const bytes of response.body) {
    onBytes();
    parser.feed(decodeWith(decoder, bytes));
    if (waiting.length > 0) yield waiting.splice(0).join('');
  }
  if (!isWhole) throw new WriterFailure('the stream was cut');
}

/** Adds a chunk's text; true when it says that the text is whole. */
function takeChunk(data: string, waiting: string[]): boolean {
  const chunk = Chunk.safeParse(parsed(data));
  if (!chunk.success) throw new WriterFailure('the stream is malformed');
  if (chunk.data.error !== undefined) throw new WriterFailure('the stream holds an error');
  const choice = chunk.data.choices?.[0];
  const content = choice?.delta?.content;
  if (content) waiting.push(content);
  if (choice?.finish_reason === 'length') throw new WriterFailure('the answer was cut at its limit');
  return choice?.finish_reason === 'stop';
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WriterFailure('the answer is not JSON');
  }
};

const decode = (bytes: Uint8Array) =>
  decodeWith(new TextDecoder('utf-8', { fatal: true }), bytes, { isLast: true });

const decodeWith = (decoder: TextDecoder, bytes: Uint8Array, { isLast = false } = {}) => {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new WriterFailure('the answer is not UTF-8');
  }
};
