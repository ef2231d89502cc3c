// A stream of events, each with a chunk of the answer. The usual chunk is read without the schema; whatever looks unusual
// goes through all of it.
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { parsed, WriterFailure } from './writer.ts';

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

/** No event we ask for comes near this. A line or an event without end must not fill the memory. */
const eventMax = 1_000_000;

export function createEventReader(take: (text: string) => void) {
  let isWhole = false;
  let isOver = false;
  /** How much has come since the last event was whole. */
  let unread = 0;
  const takeEvent = (data: string) => {
    unread = 0;
    if (data === '[DONE]') isOver = true;
    else if (!isOver && !isWhole) isWhole = takeChunk(data, take);
  };
  const parser = createParser({
    onEvent: ({ data }) => takeEvent(data),
    onError: () => {
      throw new WriterFailure('the stream is malformed');
    },
  });
  return {
    /** True once the service has said that nothing follows. */
    feed(text: string): boolean {
      unread += text.length;
      if (unread > eventMax) throw new WriterFailure('an event has no end');
      parser.feed(text);
      return isOver;
    },
    end() {
      if (!isWhole && !isOver) throw new WriterFailure('the stream was cut');
    },
  };
}

/** Hands over a chunk's text; true when it says that the text is whole. */
function takeChunk(data: string, take: (text: string) => void): boolean {
  const given = parsed(data);
  const usual = usualContent(given);
  if (usual !== null) {
    if (usual !== '') take(usual);
    return false;
  }
  const chunk = Chunk.safeParse(given);
  if (!chunk.success) throw new WriterFailure('the stream is malformed');
  if (chunk.data.error != null) throw new WriterFailure('the stream holds an error');
  const choice = chunk.data.choices?.[0];
  const content = choice?.delta?.content;
  if (content) take(content);
  failIfCut(choice?.finish_reason);
  return choice?.finish_reason === 'stop';
}

/** An answer that reached its limit or was cut by the service's own filter is not whole, whatever follows. */
export function failIfCut(finishReason: string | null | undefined): void {
  if (finishReason === 'length') throw new WriterFailure('the answer was cut at its limit');
  if (finishReason === 'content_filter') throw new WriterFailure('the answer was cut by a filter');
}

/** The text of a chunk with one choice that goes on; null when it is anything else. */
function usualContent(given: unknown): string | null {
  if (!isObject(given) || (given['error'] ?? null) !== null) return null;
  const { choices } = given;
  if (!Array.isArray(choices) || choices.length !== 1) return null;
  const choice: unknown = choices[0];
  if (!isObject(choice) || (choice['finish_reason'] ?? null) !== null) return null;
  const { delta } = choice;
  const content = isObject(delta) ? delta['content'] : null;
  return typeof content === 'string' ? content : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
