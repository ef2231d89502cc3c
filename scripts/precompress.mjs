// Writes a .br and a .gz beside every built file that gains from it, so that the server only has to pick one.
//   node scripts/precompress.mjs [folder, else packages/web/dist]
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;
const smallest = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param {string} folder @returns {Promise<number>} how many files were compressed */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Left over from an earlier build, these would be served in place of the new file.
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(file)));
  const compressed = await Promise.all(files.filter((file) => worthIt.test(file)).map(compress));
  return compressed.filter(Boolean).length;
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.byteLength < smallest) return false;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url));
  process.stdout.write(`${await precompress(folder)} files compressed\n`);
}
