// Reads what a chat completion service answers, as a stream of events or as one object, and holds it to the protocol:
// whatever is cut, malformed, empty or of another kind is a failure, so that nobody pays for it.
import type { IncomingMessage } from 'node:http';
import { isVisible } from '@calmbridge/domain/assistant/clean-text';
import { z } from 'zod';
import { createEventReader, failIfCut } from './event-reader.ts';
import { createUtf8 } from './utf8.ts';
import { parsed, type Take, WriterFailure } from './writer.ts';

const Whole = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullable() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** No answer we ask for comes near this; a service that never ends must not fill the memory. */
const answerMax = 100_000;

/** What may follow the end of an answer is not waited for; the connection is kept if it follows soon. */
const closeAfterMs = 1000;

/** `feed` is true once nothing more is to come. */
type Reader = { feed(text: string): boolean; end(): void };

/** Hands over each piece of text as it comes. Resolves when the text is whole; whatever else happens rejects. */
export function readAnswer(response: IncomingMessage, take: Take, onBytes: () => void): Promise<void> {
  let length = 0;
  let hasWords = false;
  let isAskedToWait = false;
  const takeSome = (text: string) => {
    length += text.length;
    hasWords ||= isVisible(text);
    if (length > answerMax) throw new WriterFailure('the answer is too long');
    if (take(text)) isAskedToWait = true;
  };
  const waitATurn = () => {
    isAskedToWait = false;
    response.pause();
    setImmediate(() => response.resume());
  };
  return new Promise((resolve, reject) => {
    const fail = (fault: unknown) => {
      reject(fault);
      response.destroy();
    };
    const guarded = (act: () => void) => {
      try {
        act();
      } catch (fault) {
        fail(fault);
      }
    };
    guarded(() => {
      const reader = readerFor(response.headers['content-type'] ?? '', takeSome);
      const utf8 = createUtf8();
      const finish = () => {
        reader.end();
        if (!hasWords) throw new WriterFailure('the answer is empty');
        resolve();
      };
      const takeBytes = (bytes: Buffer) => {
        onBytes();
        guarded(() => {
          if (!reader.feed(utf8.decode(bytes))) return;
          response.off('data', takeBytes);
          finish();
          letGo(response);
        });
        if (isAskedToWait) waitATurn();
      };
      response.on('data', takeBytes);
      response.once('end', () =>
        guarded(() => {
          utf8.end();
          finish();
        }),
      );
      response.once('error', fail);
      response.once('close', () => fail(new WriterFailure('the stream was cut')));
    });
  });
}

/** The answer is over. If the service does not end it, we do. */
function letGo(response: IncomingMessage): void {
  response.resume();
  const timer = setTimeout(() => response.destroy(), closeAfterMs).unref();
  response.once('close', () => clearTimeout(timer));
}

function readerFor(type: string, take: (text: string) => void): Reader {
  if (type.includes('text/event-stream')) return createEventReader(take);
  if (type.includes('json')) return createWholeReader(take);
  throw new WriterFailure('the answer is of another type');
}

function createWholeReader(take: (text: string) => void): Reader {
  let all = '';
  return {
    feed(text) {
      all += text;
      if (all.length > 2 * answerMax) throw new WriterFailure('the answer is too long');
      return false;
    },
    end() {
      const whole = Whole.safeParse(parsed(all));
      if (!whole.success) throw new WriterFailure('the answer has another shape');
      const choice = whole.data.choices[0];
      failIfCut(choice?.finish_reason);
      if (choice?.message.content) take(choice.message.content);
    },
  };
}
