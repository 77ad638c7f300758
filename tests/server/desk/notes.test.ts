import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayerNote } from '#contract/desk/players.ts';
import { sql } from '#server/db/db.ts';
import type { StaffActor } from '#server/services/desk/actor.ts';
import { addNote } from '#server/services/desk/players/add-note.ts';
import { addPlayer, type House, openHouse } from '../games/house.ts';
import { addStaff } from './books.ts';

let house: House;
let staff: StaffActor;
beforeAll(async () => {
  house = await openHouse();
  staff = await addStaff(house);
});
afterAll(() => house.close());

const run = (text: string, values: readonly unknown[]) =>
  house.ctx.db.query(sql(`test_note_${text.length}`, text), values);

it('a note stays as it was written, by whom', async () => {
  const { playerId } = await addPlayer(house);
  const { staffId } = staff;
  const added = await addNote(house.ctx, staff, playerId, 'Called about a deposit.');
  if (!added.ok) throw new Error(added.code);
  expect(addPlayerNote.response.parse(added.value)).toEqual(added.value);
  expect(added.value).toMatchObject({ at: '2027-03-01T12:00:00.000Z', staffId, text: 'Called about a deposit.' });
  const { id } = added.value;
  await expect(run(`UPDATE player_note SET text = 'else' WHERE id = $1`, [id])).rejects.toThrow(/append-only/);
  await expect(run('DELETE FROM player_note WHERE id = $1', [id])).rejects.toThrow(/append-only/);
});

it('goes with a closed account that is forgotten', async () => {
  const { playerId } = await addPlayer(house);
  await addNote(house.ctx, staff, playerId, 'Asked to be closed.');
  await run('UPDATE player SET closed_at = now() WHERE id = $1', [playerId]);
  await run('DELETE FROM player_note WHERE player_id = $1', [playerId]);
  expect(await run('SELECT id FROM player_note WHERE player_id = $1 LIMIT 1', [playerId])).toEqual([]);
});

it('is of a player', async () => {
  expect(await addNote(house.ctx, staff, randomUUID(), 'Nobody.')).toEqual({ ok: false, code: 'player_not_found' });
});
