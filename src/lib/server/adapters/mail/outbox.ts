import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../context.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A mail as it lies in the outbox, `<time>-<id>.eml`; newest last when sorted by name. */
export type OutboxEntry = { readonly id: string; readonly at: Date };

const fileName = /^(\d{8}T\d{9}Z)-[0-9a-f-]{36}$/;

/** Writes each mail as an `.eml` file that any mail reader opens. The file appears whole or not at all. */
export function createOutboxMailer(outbox: {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
}): Mailer {
  // Loaded with the first mail, as a start is waited for.
  const open = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let opened: ReturnType<typeof open> | undefined;
  return {
    send: async (mail: Mail) => {
      const at = outbox.clock.now();
      opened ??= open();
      const transport = await opened;
      const { message } = await transport.sendMail({ ...mail, from: outbox.from, date: at });
      if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not in memory');
      await mkdir(outbox.folder, { recursive: true, mode: 0o700 });
      const name = `${at.toISOString().replaceAll(/[-:.]/g, '')}-${randomUUID()}`;
      await writeWhole(outbox.folder, `${name}.eml`, message);
    },
  };
}

/** On disk before it is named: a process killed here leaves a `.part` file, which nobody reads. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const part = join(folder, `.${name}.part`);
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}

/** The mails in a folder, newest first; at most `limit`. */
export async function listOutbox(folder: string, limit = 100): Promise<OutboxEntry[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => fileName.test(id))
    .sort()
    .reverse()
    .slice(0, limit)
    .map((id) => ({ id, at: timeOf(id) }));
}

/** One mail's raw text, or null: the id is matched against the house's own form before it touches the disk. */
export async function readOutbox(folder: string, id: string): Promise<string | null> {
  if (!fileName.test(id)) return null;
  return readFile(join(folder, `${id}.eml`), 'utf8').catch(() => null);
}

const timeOf = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
