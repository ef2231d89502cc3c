// Reads what a chat completion service answers, as a stream of events or as one object, and holds it to the protocol:
// whatever is cut, malformed, empty or of another kind is a failure, so that nobody pays for it.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { createEventReader } from './event-reader.ts';
import { createUtf8 } from './utf8.ts';
import { parsed, type Take, WriterFailure } from './writer.ts';

const Whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

/** No answer we ask for comes near this; a service that never ends must not fill the memory. */
const answerMax = 100_000;

type Reader = { feed(text: string): void; end(): void };

/** Hands over each piece of text as it comes. Resolves when the text is whole; whatever else happens rejects. */
export function readAnswer(response: IncomingMessage, take: Take, onBytes: () => void): Promise<void> {
  let length = 0;
  let isAskedToWait = false;
  const takeSome = (text: string) => {
    length += text.length;
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
      response.on('data', (bytes: Buffer) => {
        onBytes();
        guarded(() => reader.feed(utf8.decode(bytes)));
        if (isAskedToWait) waitATurn();
      });
      response.once('end', () =>
        guarded(() => {
          utf8.end();
          reader.end();
          if (length === 0) throw new WriterFailure('the answer is empty');
          resolve();
        }),
      );
      response.once('error', fail);
      response.once('close', () => fail(new WriterFailure('the stream was cut')));
    });
  });
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
    },
    end() {
      const whole = Whole.safeParse(parsed(all));
      if (!whole.success) throw new WriterFailure('the answer has another shape');
      const content = whole.data.choices[0]?.message.content;
      if (content) take(content);
    },
  };
}
