import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** On a free port of this machine. Stopping also drops the connections that are open. */
export async function listen(server: Server): Promise<{ origin: string; stop(): Promise<void> }> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
