import { createTransport } from 'nodemailer';
import { type Mailer, recipient } from './mail.ts';

export type SmtpSettings = { url: string; from: string; timeoutMs?: number };

/** Sends by SMTP. Every stage has a limit, so a server that says nothing costs one attempt and no more. */
export function smtpMailer({ url, from, timeoutMs = 15_000 }: SmtpSettings): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail) => {
      await transport.sendMail(recipient(mail));
    },
    close: () => transport.close(),
  };
}
