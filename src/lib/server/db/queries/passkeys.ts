import { command, sql } from '../db.ts';
import { playerColumns } from './identity.ts';

export type PasskeyRow = {
  id: string;
  player_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
};

export const listPasskeys = sql(
  'list_passkeys',
  `SELECT id, player_id, credential_id, public_key, counter, transports, is_synced, name, created_at, used_at
   FROM passkey WHERE player_id = $1 ORDER BY created_at, id`,
);

/** A key and whose it is. `$2` is now. */
export const findPasskey = sql(
  'find_passkey',
  `SELECT k.id, k.player_id, k.credential_id, k.public_key, k.counter, k.transports, ${playerColumns}
   FROM passkey k JOIN player p ON p.id = k.player_id WHERE k.credential_id = $1`,
);

/** Nothing when another player, or this one, has the key already. */
export const insertPasskey = command(
  'insert_passkey',
  `INSERT INTO passkey
     (id, player_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
);

/** Notes a use. No row when the counter has moved meanwhile: then somebody else signed with a copy of the key. */
export const usePasskey = command(
  'use_passkey',
  'UPDATE passkey SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2 RETURNING id',
);

export const renamePasskey = command(
  'rename_passkey',
  'UPDATE passkey SET name = $3 WHERE id = $1 AND player_id = $2 RETURNING id',
);
export const removePasskey = command(
  'remove_passkey',
  'DELETE FROM passkey WHERE id = $1 AND player_id = $2 RETURNING name',
);

export const insertPasskeyChallenge = command(
  'insert_passkey_challenge',
  'INSERT INTO passkey_challenge (challenge_hash, purpose, player_id, expires_at) VALUES ($1, $2, $3, $4)',
);

/** Uses a challenge up, right or wrong; a row when it was this player's (null: anybody's) and is not too old. */
export const takePasskeyChallenge = command(
  'take_passkey_challenge',
  `DELETE FROM passkey_challenge
   WHERE challenge_hash = $1 AND purpose = $2 AND player_id IS NOT DISTINCT FROM $3::uuid AND expires_at > $4
   RETURNING purpose`,
);
