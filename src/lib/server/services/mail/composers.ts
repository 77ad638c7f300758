import type { Composer, MailKind } from './letter.ts';
import { accessChangedLetter } from './letters/access-changed.ts';
import { accountClosedLetter } from './letters/account-closed.ts';
import { confirmLetter } from './letters/confirm.ts';
import { depositHeldLetter } from './letters/deposit-held.ts';
import { depositRefundedLetter } from './letters/deposit-refunded.ts';
import { documentApprovedLetter } from './letters/document-approved.ts';
import { documentRejectedLetter } from './letters/document-rejected.ts';
import { newDeviceLetter } from './letters/new-device.ts';
import { ownMoneyLetter } from './letters/own-money.ts';
import { passwordChangedLetter } from './letters/password-changed.ts';
import { registerExcludedLetter } from './letters/register-excluded.ts';
import { resetPasswordLetter } from './letters/reset-password.ts';
import { returnDriftLetter } from './letters/return-drift.ts';
import { selfExcludedLetter } from './letters/self-excluded.ts';
import { supportAnswerLetter } from './letters/support-answer.ts';
import { supportMessageLetter } from './letters/support-message.ts';
import { termsChangingLetter } from './letters/terms-changing.ts';
import { withdrawalFailedLetter } from './letters/withdrawal-failed.ts';
import { withdrawalRequestedLetter } from './letters/withdrawal-requested.ts';
import { withdrawalReviewLetter } from './letters/withdrawal-review.ts';
import { withdrawalSentLetter } from './letters/withdrawal-sent.ts';

const composers: Readonly<Record<MailKind, Composer>> = {
  access_changed: accessChangedLetter,
  account_closed: accountClosedLetter,
  new_device: newDeviceLetter,
  confirm: confirmLetter,
  reset_password: resetPasswordLetter,
  password_changed: passwordChangedLetter,
  register_excluded: registerExcludedLetter,
  self_excluded: selfExcludedLetter,
  document_approved: documentApprovedLetter,
  document_rejected: documentRejectedLetter,
  own_money: ownMoneyLetter,
  deposit_held: depositHeldLetter,
  deposit_refunded: depositRefundedLetter,
  withdrawal_requested: withdrawalRequestedLetter,
  withdrawal_sent: withdrawalSentLetter,
  withdrawal_failed: withdrawalFailedLetter,
  withdrawal_review: withdrawalReviewLetter,
  support_message: supportMessageLetter,
  support_answer: supportAnswerLetter,
  return_drift: returnDriftLetter,
  terms_changing: termsChangingLetter,
};

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(composers, kind);

/** The composer of a stored kind. Throws for one that this version does not know: the job waits for one that does. */
export function composerOf(kind: string): Composer {
  if (!isMailKind(kind)) throw new Error(`No mail of kind ${kind} is known`);
  return composers[kind];
}
