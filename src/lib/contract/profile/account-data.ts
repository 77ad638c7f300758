import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { dataFormats } from '../data-formats.ts';
import { routes } from '../routes.ts';
import { orNone, password, text } from '../wire.ts';

export const exportData = defineCall({
  ...routes.exportData,
  summary: 'Everything the house keeps about the player: one JSON document, or a zip with a CSV file a kind',
  tag: 'profile',
  session: 'player',
  perDay: 20,
  body: z.strictObject({ format: z.enum(dataFormats), password }),
  answers: 'file',
  fileTypes: ['application/json', 'application/zip'],
  response: z.file(),
  errors: ['credentials_wrong', 'account_locked'],
});

export const closeAccount = defineCall({
  ...routes.closeAccount,
  summary:
    'Close the account and end all its sessions; `facts.reason` of a refusal: `balance`, `bonus`, `withdrawal`, `deposit` or `round`',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ password, reason: orNone(text(500)) }),
  response: z.void(),
  errors: ['credentials_wrong', 'account_locked', 'closing_blocked'],
});
