import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { contentType } from './content-types.ts';
import { bestEncoding, type Encoding } from './encodings.ts';

// The built page. Files are listed once at the start and looked up by their exact name, so no request can name
// anything outside the folder.

type StaticFile = { file: string; type: string; variants: Map<Encoding, string>; isHashed: boolean };
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Lists a folder of built files; a folder that is not there has none. */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (isVariant(name, present)) continue;
    const file = path.join(folder, name);
    const variants = new Map<Encoding, string>([['identity', file]]);
    if (present.has(`${name}.br`)) variants.set('br', `${file}.br`);
    if (present.has(`${name}.gz`)) variants.set('gzip', `${file}.gz`);
    files.set(`/${name}`, { file, type: contentType(name), variants, isHashed: name.startsWith('assets/') });
  }
  return files;
}

const isVariant = (name: string, present: Set<string>) =>
  /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3));

/** Serves the files, and the page itself for every path a carer may open. */
export const staticRoutes = (files: StaticFiles) =>
  new Hono<AppEnv>().get('*', async (c) => {
    const found = files.get(decoded(c.req.path));
    if (found) return send(c, found);
    const page = files.get(pageFile(c.req.path)) ?? files.get('/index.html');
    return page && isPagePath(c.req.path) ? send(c, page) : c.notFound();
  });

/** Most routes have a page of their own, which names what they need and holds their first paint. */
const pageFile = (requestPath: string) => `/pages${requestPath === '/' ? '/index' : requestPath}.html`;

// A page's path has no file ending; a missing file must not be answered with a page.
const isPagePath = (requestPath: string) =>
  !requestPath.startsWith('/assets/') && !/\.[a-z0-9]+$/i.test(requestPath);

function decoded(requestPath: string): string {
  try {
    return decodeURIComponent(requestPath);
  } catch {
    return requestPath;
  }
}

async function send(c: Context<AppEnv>, found: StaticFile) {
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '', [...found.variants.keys()]);
  const content = await readFile(found.variants.get(encoding) ?? found.file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', found.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (found.variants.size > 1) c.header('Vary', 'Accept-Encoding');
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', found.type);
  c.header('Content-Length', String(content.byteLength));
  return c.body(content);
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
