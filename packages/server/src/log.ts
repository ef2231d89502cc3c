import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

// Ids, codes, counts and times. Never a body, a header, a query, a raw path or anything a carer typed: callers pass
// only such fields, and a fault is reduced to its name, code and stack frames, because a message may quote its input.

export type Log = Logger;

export const createLog = (level: string, destination: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { fault: faultFacts },
    },
    destination,
  );

type FaultFacts = { name: string; code?: string; at: string[]; cause?: FaultFacts };

/** A fault without its message. */
export function faultFacts(fault: unknown): FaultFacts {
  if (!(fault instanceof Error)) return { name: typeof fault, at: [] };
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {};
  const cause = fault.cause === undefined ? {} : { cause: faultFacts(fault.cause) };
  return { name: fault.name, ...code, at: stackFrames(fault), ...cause };
}

// The stack begins with the message, which may run over several lines; frames are the lines after it.
function stackFrames(fault: Error): string[] {
  const stack = fault.stack ?? '';
  const message = stack.indexOf(fault.message);
  return stack
    .slice(message < 0 ? 0 : message + fault.message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 12);
}
