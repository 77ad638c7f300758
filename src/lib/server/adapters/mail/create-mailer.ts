import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** Where mails lie while no SMTP server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** SMTP when `SMTP_URL` is set, else files in the data folder. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mailer =>
  config.smtpUrl === null
    ? createOutboxMailer({ folder: outboxFolder(config.dataDir), from: config.mailFrom, clock })
    : createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
