import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mo, openBrowser } from '#test/browser';
import { startTestApp, type TestApp } from '#test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await openBrowser(server.app).signUp();
});
afterAll(() => server.close());

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const listening = (socket: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => {
    socket.listen(0, '127.0.0.1', resolve);
  });

/** A second server on the same database, whose mail goes to this port. */
async function mailingTo(port: number) {
  const mailing = await startTestApp({
    database: server.database,
    config: { smtpUrl: `smtp://127.0.0.1:${port}` },
  });
  return mailing;
}

describe('forgot password by SMTP', () => {
  test('[ID22] the link arrives at the mail server', async () => {
    let seen = '';
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => {
          seen += chunk.toString();
        });
        stream.on('end', () => done());
      },
    });
    await listening(smtp);
    undo.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const mailing = await mailingTo((smtp.server.address() as { port: number }).port);
    await openBrowser(mailing.app).post('/api/identity/forgot-password', { email: mo.email });
    await mailing.close();
    expect(seen.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toMatch(/\/reset-password\?token=[\w-]{43}/);
  });

  test('[ID14] a mail server that refuses changes no answer; the log has its code and no address', async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('mo@example.org?'), { responseCode: 550 })),
    });
    await listening(smtp);
    undo.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const mailing = await mailingTo((smtp.server.address() as { port: number }).port);
    const answer = await openBrowser(mailing.app).post('/api/identity/forgot-password', { email: mo.email });
    await mailing.close();
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    const lines = mailing.logLines.join('');
    expect(lines).toContain('EENVELOPE 550');
    expect(lines).not.toContain('example.org');
  });

  test('[ID14] a mail server that hangs delays nobody', async () => {
    const sockets: { destroy(): void }[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await listening(silent);
    undo.push(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const mailing = await mailingTo((silent.address() as { port: number }).port);
    const answer = await openBrowser(mailing.app).post('/api/identity/forgot-password', { email: mo.email });
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    for (const socket of sockets) socket.destroy();
    await mailing.close();
  });
});
