import { type Connections, type Queries, statement } from './statement.ts';

/** Runs several statements as one: all of them happen, or none. */
export async function inTransaction<T>(
  pool: Connections,
  act: (connection: Queries) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query(statement`begin`);
    const done = await act(connection);
    await connection.query(statement`commit`);
    return done;
  } catch (fault) {
    await connection.query(statement`rollback`).catch(() => undefined);
    throw fault;
  } finally {
    connection.release();
  }
}
