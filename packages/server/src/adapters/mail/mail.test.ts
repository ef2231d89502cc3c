import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#log';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  to: 'mo@example.org',
  subject: 'Calmbridge: Grüße',
  text: 'Quiet harbour\n\nhttp://calmbridge.example/reset-password?token=abc_DEF-123\n',
  html: '<p>Quiet harbour</p>',
};
const from = 'Calmbridge <no-reply@calmbridge.example>';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

type Received = { to: string[]; from: string; text: string };

async function smtp(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          text: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, port, received };
}

const mailer = (url: string, timeoutMs = 5_000) => {
  const opened = smtpMailer({ url, from, timeoutMs });
  undo.push(() => opened.close());
  return opened;
};

describe('SMTP', () => {
  test('[ID22] a mail arrives whole, from the configured sender', async () => {
    const { url, received } = await smtp();
    await mailer(url).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ to: ['mo@example.org'], from: 'no-reply@calmbridge.example' });
    const text = received[0]?.text.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text).toContain('http://calmbridge.example/reset-password?token=abc_DEF-123');
    expect(text).toMatch(/^From: Calmbridge <no-reply@calmbridge\.example>/m);
    expect(text).toContain('Subject: =?UTF-8?');
    expect(text).toContain('text/html');
  });

  test('[ID22] signs in to the server with the name and password of the URL', async () => {
    const seen: string[] = [];
    const { port, received } = await smtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        seen.push(`${auth.username} ${auth.password}`);
        done(null, { user: auth.username });
      },
    });
    await mailer(`smtp://mailer:s%40fe@127.0.0.1:${port}`).send(mail);
    expect(seen).toEqual(['mailer s@fe']);
    expect(received).toHaveLength(1);
  });

  test.each([
    'mo@example.org, eve@example.org',
    'mo@example.org\r\nBcc: eve@example.org',
    'Mo <eve@example.org>',
  ])('[ID22] an address that names someone else too reaches nobody else: %j', async (to) => {
    const { url, received } = await smtp();
    await mailer(url)
      .send({ ...mail, to, subject: 'a\r\nBcc: eve@example.org' })
      .catch(() => undefined);
    expect(received.flatMap((one) => one.to)).not.toContain('eve@example.org');
    expect(received.map(({ text }) => text).join()).not.toMatch(/^Bcc:/m);
  });

  test('[ID22] a server that refuses is a fault with its code', async () => {
    const { url } = await smtp({
      onRcptTo(_address, _session, done) {
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
    });
    await expect(mailer(url).send(mail)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  });

  test('[ID22] a server that accepts the connection and says nothing is given up on', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    undo.push(() => silent.close());
    const { port } = silent.address() as { port: number };
    await expect(mailer(`smtp://127.0.0.1:${port}`, 300).send(mail)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
  });

  test('[ID22] a server that is not there is a fault', async () => {
    await expect(mailer('smtp://127.0.0.1:9', 2_000).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('outbox', () => {
  test('[ID22] a mail becomes a file of its own, readable by its owner alone; the log names it and says no more', async () => {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'calmbridge-outbox-')), 'outbox');
    undo.push(() => rm(path.dirname(folder), { recursive: true, force: true }));
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => lines.push(line) });
    const clock = { now: () => new Date('2026-11-15T12:00:00.000Z') };
    const outbox = outboxMailer({ folder, from, clock, log });
    await Promise.all([outbox.send(mail), outbox.send(mail)]);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    const file = path.join(folder, names[0] ?? '');
    expect(names[0]).toMatch(/^2026-11-15T12-00-00\.000Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).replace(/=\n/g, '').replace(/=3D/g, '=')).toContain(
      'token=abc_DEF-123',
    );
    expect(lines.join('')).toContain(names[0]);
    expect(lines.join('')).not.toMatch(/mo@example|token|harbour/);
  });
});
