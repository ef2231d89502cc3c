import type { Refusal } from '@calmbridge/domain/result';

/** The server was not there to answer, which says nothing about who is signed in. */
export const isOutOfReach = ({ code }: Refusal): boolean =>
  code === 'service/network-request-failed' || code === 'service/unavailable';
