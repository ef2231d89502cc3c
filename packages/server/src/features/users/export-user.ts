import { creditsOf } from '@calmbridge/domain/credits/prices';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { ServerExport } from '@calmbridge/domain/users/server-export';
import type { Ports } from '#ports';
import { readEverything } from './export-store.ts';
import { readUserDocument } from './read-user-document.ts';

type ExportPorts = Pick<Ports, 'database' | 'clock' | 'blobs'>;

/** Everything the server keeps of this carer, and nothing secret (US8). */
export async function exportUser(ports: ExportPorts, uid: string): Promise<Result<ServerExport>> {
  const document = await readUserDocument(ports, uid);
  const rows = await readEverything(ports.database.db, uid);
  if (rows.account === null) return refuse('users/not-found');
  return ok({
    format: 'calmbridge-server-export',
    version: 1,
    exportedAt: ports.clock.now().toISOString(),
    account: written(rows.account),
    document: document.ok ? document.value : null,
    sessions: rows.sessions.map((row) => ({ ...written(row), expiresAt: row.expiresAt.toISOString() })),
    ledger: rows.ledger.map(({ hundredths, balanceAfter, ...row }) => ({
      ...written(row),
      credits: creditsOf(hundredths),
      balanceAfter: creditsOf(balanceAfter),
    })),
    uses: rows.uses.map(({ priceHundredths, ...row }) => ({
      ...written(row),
      credits: creditsOf(priceHundredths),
    })),
    payments: rows.payments.map(written),
    pictures: await picturesOf(ports, uid),
  });
}

const written = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The rest is worth having even while the picture store is away. */
const picturesOf = async ({ blobs }: ExportPorts, uid: string): Promise<string[] | null> => {
  try {
    return (await blobs.list(`ai-symbols/${uid}/`)).map((key) => `/${key}`);
  } catch {
    return null;
  }
};
