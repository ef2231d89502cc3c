import path from 'node:path';
import type { Config } from '#config';
import type { Clock } from '#ports';
import type { Log } from '../../log.ts';
import type { Mailer } from './mail.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** SMTP when it is configured, else the outbox in the data folder. */
export const createMailer = (config: Config, log: Log, clock: Clock): Mailer =>
  config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : outboxMailer({ folder: path.resolve(config.dataDir, 'outbox'), from: config.mailFrom, clock, log });
