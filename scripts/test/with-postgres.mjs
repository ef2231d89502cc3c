// Runs a Node command with a PostgreSQL of its own and its tools on the PATH: node with-postgres.mjs <script> <args…>
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findPostgres, startPostgres } from '../postgres.mjs';

const { url, stop } = await startPostgres();
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASE_URL: url,
    PATH: [findPostgres(), process.env.PATH].join(path.delimiter),
  },
});
process.once('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => void stop().finally(() => process.exit(code ?? 1)));
