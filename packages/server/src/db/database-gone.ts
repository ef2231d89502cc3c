import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

// Tells a database that can't be reached or can't write from a mistake of ours.

/** Connection lost, no room, shutting down, disk trouble, read-only. */
const goneClasses = ['08', '53', '57', '58'];
const goneStates = ['25006'];
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EROFS',
  'EIO',
];

export function isDatabaseGone(fault: unknown): boolean {
  if (fault instanceof DatabaseUnreachable) return true;
  if (fault instanceof DrizzleQueryError) return isConnectionFault(fault.cause);
  return isConnectionFault(fault) && (fault instanceof pg.DatabaseError || hasCode(fault));
}

/** Thrown when no connection can be had at all. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

function isConnectionFault(fault: unknown): boolean {
  if (fault instanceof DatabaseUnreachable) return true;
  if (fault instanceof pg.DatabaseError) {
    const state = fault.code ?? '';
    return goneClasses.includes(state.slice(0, 2)) || goneStates.includes(state);
  }
  if (hasCode(fault)) return networkCodes.includes(fault.code);
  // A query cut off half way fails with a bare error that has neither a state nor a code.
  return fault instanceof Error && fault.constructor === Error;
}

const hasCode = (fault: unknown): fault is Error & { code: string } =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string';
