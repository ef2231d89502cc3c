import type pg from 'pg';

/** Connections to a database, wherever it is, and how they are given up. */
export type OpenedPool = { kind: 'embedded' | 'postgres'; pool: pg.Pool; close(): Promise<void> };
