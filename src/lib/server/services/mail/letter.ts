import type { ServerContext } from '../../context.ts';

/** Every mail that the house sends. A kind is a file of `letters/` and a line of `composers.ts`. */
export type MailKind =
  | 'confirm'
  | 'reset_password'
  | 'password_changed'
  | 'register_excluded'
  | 'self_excluded'
  | 'access_changed'
  | 'account_closed'
  | 'new_device'
  | 'document_approved'
  | 'document_rejected'
  | 'own_money'
  | 'deposit_held'
  | 'deposit_refunded'
  | 'withdrawal_requested'
  | 'withdrawal_sent'
  | 'withdrawal_failed'
  | 'withdrawal_review'
  | 'support_message'
  | 'support_answer'
  | 'return_drift'
  | 'terms_changing';

/** What a mail says. The layout makes the plain text and the HTML of it, so that both say the same. */
export type Letter = {
  /** The player's own address when absent; `support` is the house's desk (`SUPPORT_EMAIL`), `email` somebody without an account. */
  readonly recipient?: 'support' | { readonly email: string };
  /** Where an answer goes when not to the sender, such as the player who wrote to support. */
  readonly replyTo?: string;
  /** A person wrote it, and answers are read by one: the mail does not say that a machine made it. */
  readonly isPersonal?: true;
  /** Tells of offers: where its reader ends them, by a page and by one press in the mail program. */
  readonly endOffers?: EndOffers;
  readonly subject: string;
  /** Plain sentences; the layout escapes them. */
  readonly paragraphs: readonly string[];
  /** The one thing to do. Built from the configuration's origin alone: a Host header never decides where a link leads. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the action: how long it works, what to do when this mail is a surprise. */
  readonly smallPrint?: readonly string[];
};

/** `page` asks before it ends them; `oneClick` takes the POST of a mail program (RFC 8058). */
export type EndOffers = { readonly page: string; readonly oneClick: string };

/** The job that a letter is written for. `player` is null only where the kind was put in without one. */
export type MailJob = {
  readonly id: bigint;
  readonly askedAt: Date;
  readonly player: MailPlayer | null;
  /** As they were put in; each composer parses its own. */
  readonly facts: unknown;
};
type MailPlayer = {
  readonly id: string;
  readonly email: string;
  /** What the house calls the player: the first name, or the full one where nobody has said how it is parted. */
  readonly callName: string;
  readonly confirmed: boolean;
};

/** Writes the letter when it is sent, secrets included. Null: the matter is settled and nothing is to be sent. */
export type Composer = (ctx: ServerContext, job: MailJob) => Promise<Letter | null> | Letter | null;

/** A moment as letters say it: `2027-01-31 at 13:05 UTC`. The house knows no player's time zone. */
export function timeOf(at: Date): string {
  const text = at.toISOString();
  return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}

/** The player of a job whose kind always has one. */
export function playerOf(job: MailJob): MailPlayer {
  if (job.player === null) throw new Error('This kind of mail needs a player');
  return job.player;
}
