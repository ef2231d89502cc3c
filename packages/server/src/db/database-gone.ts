import { DrizzleQueryError } from 'drizzle-orm/errors';

// Tells a database that can't be reached or can't write from a mistake of ours.

/** Connection lost, no room, shutting down, disk trouble. */
const goneClasses = ['08', '53', '57', '58'];
const readOnly = '25006';
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const diskCodes = ['ENOSPC', 'EROFS', 'EIO'];

export function isDatabaseGone(fault: unknown): boolean {
  if (fault instanceof DrizzleQueryError) return isBare(fault.cause) || isDatabaseGone(fault.cause);
  const code = codeOf(fault);
  if (isAnswer(fault)) return goneClasses.includes(code.slice(0, 2)) || code === readOnly;
  return networkCodes.includes(code) || diskCodes.includes(code);
}

// By its form, not its class: the embedded database brings a copy of that class of its own.
const isAnswer = (fault: unknown) => fault instanceof Error && 'severity' in fault;

/** The database found its own files broken, or died over them. */
export function isDamage(fault: unknown): boolean {
  if (fault instanceof DrizzleQueryError) return isDamage(fault.cause);
  const hasAborted = fault instanceof Error && fault.name === 'RuntimeError';
  return hasAborted || codeOf(fault).startsWith('XX');
}

// A query cut off half way fails with an error that has neither a type nor a code of its own.
const isBare = (fault: unknown) =>
  fault instanceof Error && fault.constructor === Error && codeOf(fault) === '';

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
