import path from 'node:path';
import { createSafety } from './adapters/assistant/create-safety.ts';
import { warmUp } from './adapters/assistant/warm-up.ts';
import { releaseLeftBehind } from './features/credits/sweep-uses.ts';
import { features } from './features.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { listStaticFiles } from './http/static-files.ts';
import { configOrExit, openPortsOrExit } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { startSweeper, sweepsOf } from './sweeper.ts';

const ports = await openPortsOrExit(configOrExit());
const pages = await listStaticFiles(path.join(import.meta.dirname, '../../web/dist'));
await releaseLeftBehind(ports);
const app = createApp(ports, { features: features(ports), pages });
const server = await listen(app, ports.config).catch(async (fault: NodeJS.ErrnoException) => {
  await ports.database.close();
  if (fault.code !== 'EADDRINUSE') throw fault;
  process.stderr.write(`Port ${ports.config.port} is taken. Stop what uses it or set another PORT.\n`);
  process.exit(1);
});

/** What is asked right after a start goes first, and a start that is stopped again has nothing to wait for. */
const warmUpAfterMs = 2_000;
const warmingUp = setTimeout(
  () =>
    ports.background.run('warm-up', () =>
      warmUp(createSafety(ports.reading), { hasService: Boolean(ports.config.ai) }),
    ),
  warmUpAfterMs,
);
const stopSweeping = startSweeper(sweepsOf(ports), ports.log);
stopOnSignal(ports.log, async () => {
  clearTimeout(warmingUp);
  stopSweeping();
  await server.stop(10_000);
  await ports.background.drain(10_000);
  await ports.reading.close();
  await ports.database.close();
});
process.stdout.write(`Calmbridge is ready at ${server.url}\n`);
