import type { Mailer } from './mailer.ts';

/** Sends through an SMTP server (`smtp://user:password@host:port`, `smtps://…`). Throws when the server does not accept. */
export function createSmtpMailer(smtp: { readonly url: string; readonly from: string }): Mailer {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtp.url, { from: smtp.from });
    // Set after parsing, since the URL alone would decide: no server may hold a worker for nodemailer's two minutes.
    Object.assign(transport.options, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
    return transport;
  };
  // Loaded with the first mail, as a start is waited for.
  let opened: ReturnType<typeof open> | undefined;
  return {
    send: async (mail) => {
      opened ??= open();
      const transport = await opened;
      const sent = await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      if (sent.accepted.length !== 1) throw new Error(`The SMTP server refused the recipient: ${sent.response}`);
    },
  };
}
