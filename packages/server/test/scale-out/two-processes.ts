// Two processes of the built server on one PostgreSQL and one S3, a fake assistant and a fake image service behind them,
// and the plainest round-robin in front.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawingToJpeg } from '#adapters/images/to-jpeg';
import { startAiService } from '../fakes/ai-service.ts';
import { startImageService } from '../fakes/image-service.ts';
import { startS3Store } from '../fakes/s3-store.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { openTestDatabase } from '../test-database.ts';
import { startRoundRobin } from './round-robin.ts';

const answer = ['One sentence. ', 'Two sentences. ', 'Three of them. ', 'The last one.'];
const cup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90"/></svg>';

export async function startTwoProcesses() {
  const bundle = await buildServer();
  const database = await openTestDatabase();
  const ai = await startAiService({ is: 'stream', chunks: answer, everyMs: 100 });
  const picture = { is: 'bytes', bytes: await drawingToJpeg(cup) } as const;
  const images = await startImageService({ is: 'picture', picture });
  const s3 = await startS3Store();
  const folders: string[] = [];

  const start = async (port = '0') => {
    // Each has a data folder of its own, as on two machines: nothing but the database and the store is shared.
    const folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-scale-out-'));
    folders.push(folder);
    const server = await startServer(bundle.main, {
      PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: String(database.pool.options.connectionString),
      SESSION_SECRET: 'one-secret-for-all-processes-of-this-test',
      TRUST_PROXY: '1',
      AI_BASE_URL: ai.url,
      AI_MODEL: 'fake',
      IMAGE_BASE_URL: images.url,
      IMAGE_MODEL: 'fake',
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_REGION: s3.settings.region,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    });
    if (server.url === null) throw new Error(server.output.err);
    return { ...server, url: server.url };
  };
  const servers = [await start(), await start()] as const;
  const running: ServerProcess[] = [...servers];
  const proxy = await startRoundRobin(servers.map(({ url }) => url));

  return {
    servers,
    proxy,
    database,
    ai,
    images,
    /** Brings a killed one back where it was. */
    restart: async (server: { url: string }) => {
      running.push(await start(new URL(server.url).port));
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all(running.map((server) => server.kill('SIGKILL')));
      await Promise.all([ai.stop(), images.stop(), s3.stop()]);
      await database.close();
      await bundle.remove();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
