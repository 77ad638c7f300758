import { command } from '../../db.ts';

export type NoteRow = { id: string; at: Date };
/** `$1` id, `$2` player, `$3` now, `$4` who of the staff, `$5` text; no row where there is no such player. */
export const insertNote = command(
  'desk_insert_note',
  `INSERT INTO player_note (id, player_id, at, staff_id, text)
   SELECT $1::uuid, p.id, $3::timestamptz, $4::uuid, $5::text FROM player p WHERE p.id = $2 RETURNING id, at`,
);
