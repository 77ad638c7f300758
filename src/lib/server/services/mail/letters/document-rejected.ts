import { z } from 'zod';
import { type DocumentKind, documentKinds } from '#domain/documents/kinds.ts';
import { type RejectReason, rejectReasons } from '#domain/documents/state.ts';
import { type Composer, playerOf } from '../letter.ts';

const facts = z.object({ kind: z.enum(documentKinds), reason: z.enum(rejectReasons), note: z.string().nullable() });

const names: Readonly<Record<DocumentKind, string>> = {
  passport: 'passport',
  id_card_front: 'identity card (front)',
  id_card_back: 'identity card (back)',
  licence_front: 'driving licence (front)',
  licence_back: 'driving licence (back)',
  bill: 'proof of address',
};

const sentences: Readonly<Record<RejectReason, string>> = {
  unreadable: 'It cannot be read. Take the picture in good light and hold the camera still.',
  cut_off: 'Part of it is cut off. Send it with all four corners in the picture.',
  expired: 'It is no longer valid. Send one that is.',
  too_old: 'It is older than three months. Send a newer one.',
  name_differs: 'The name on it is not the name of your account.',
  address_differs: 'The address on it is not the address of your account.',
  birth_date_differs: 'The date of birth on it is not that of your account.',
  wrong_kind: 'It is not the kind of document we asked for.',
  altered: 'It seems to have been changed. Send a picture of the document itself.',
  other: 'It could not be accepted.',
};

/** A document was not accepted: which one, why, and what to do. */
export const documentRejectedLetter: Composer = (ctx, job) => {
  playerOf(job);
  const { kind, reason, note } = facts.parse(job.facts);
  return {
    subject: 'We need another document from you',
    paragraphs: [
      `Your ${names[kind]} was not accepted. ${sentences[reason]}`,
      ...(note === null ? [] : [`Our reviewer adds: ${note}`]),
    ],
    action: { label: 'Send it again', url: `${ctx.config.publicOrigin}/profile/document` },
    smallPrint: ['Please do not send documents by email: only the page above keeps them safe.'],
  };
};
