import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '#adapters/mail/mail';
import type { Ports } from '#ports';

const pausesMs = [1_000, 5_000];

/** Sends in the background: who asked for it does not wait and never learns what became of it (ID14, ID22). */
export const sendMail = (
  { background, mailer, log }: Pick<Ports, 'background' | 'mailer' | 'log'>,
  mail: Mail,
) => background.run('send mail', () => deliver({ mailer, log }, mail));

export async function deliver({ mailer, log }: Pick<Ports, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await mailer.send(mail);
    } catch (fault) {
      const isFinal = pauseMs === null || isRefusedForGood(fault);
      log[isFinal ? 'error' : 'warn']({ code: codeOf(fault), isFinal }, 'mail not sent');
      if (isFinal) return;
      await pause(pauseMs);
    }
  }
}

// The fault's message quotes the address and the server's words, so only its codes are used.
const codeOf = (fault: unknown): string => {
  const { code, responseCode } = (fault ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
};

const isRefusedForGood = (fault: unknown) => / 5\d\d$/.test(codeOf(fault));
