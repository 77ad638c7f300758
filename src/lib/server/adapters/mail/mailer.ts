/** Sends one mail. Resolves when the mail is safe: accepted by the SMTP server or on disk in the outbox. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes when not to the sender. */
  readonly replyTo?: string;
  /** By name; each one line of ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
};
