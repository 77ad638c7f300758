import * as z from 'zod/mini';
import { exclusionPeriods } from '#domain/limits/breaks.ts';
import { instant, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { playerState } from './players.ts';
import { reason } from './staff.ts';

const one = z.strictObject({ id: uuid });
/** How the account was shown to who decides: as it is otherwise by now, nothing is done, and what it is now is told. */
const shown = z.strictObject({
  state: playerState,
  /** Null: not excluded, or for good. */
  excludedUntil: z.nullable(instant),
  secondFactor: z.boolean(),
});
export type Standing = z.output<typeof shown>;
const body = z.strictObject({ reason, shown });

export const signPlayerOut = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/sign-out',
  summary: 'End every session of a player, on every device',
  access: 'players.sign_out',
  params: one,
  body,
  response: z.strictObject({ ended: z.int() }),
  errors: ['player_not_found', 'changed_since_shown'],
});

export const excludePlayer = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/exclude',
  summary: 'Exclude a player who asks for it, or make an exclusion longer; nothing shortens one',
  access: 'players.exclude',
  params: one,
  body: z.strictObject({ period: z.enum(exclusionPeriods), reason, shown }),
  response: z.strictObject({ excludedUntil: z.nullable(instant) }),
  errors: ['player_not_found', 'changed_since_shown', 'exclusion_not_longer'],
});

export const reopenPlayer = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/reopen',
  summary: 'Open an account that its player closed; exclusions and limits stay as they are',
  access: 'players.reopen',
  params: one,
  body,
  response: z.void(),
  errors: ['player_not_found', 'changed_since_shown', 'account_open'],
});

export const openPlayerNumber = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/open-number',
  summary:
    'Ask a player for another number of the state, and let them give it once where they may not by themselves any more',
  access: 'players.open_number',
  params: one,
  body,
  response: z.void(),
  errors: ['player_not_found', 'changed_since_shown', 'number_not_given'],
});

export const removePlayerFactor = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/remove-factor',
  summary: 'Take the codes of an app off an account whose player lost them and showed the papers again',
  access: 'players.remove_factor',
  params: one,
  body,
  response: z.void(),
  errors: ['player_not_found', 'changed_since_shown', 'verification_required', 'second_factor_off'],
});
