import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#ports';
import type { Log } from '../../log.ts';
import { type Mailer, recipient } from './mail.ts';

export type OutboxSettings = { folder: string; from: string; clock: Clock; log: Log };

/** Writes mail to a folder instead of sending it. The log says where it lies, never what it says. */
export function outboxMailer({ folder, from, clock, log }: OutboxSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(recipient(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = clock.now().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      // A reader of the folder must never see half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.warn({ file }, 'mail written to the outbox');
    },
    close: () => transport.close(),
  };
}
