import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { common as roulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { sql } from '#server/db/db.ts';
import { listChainsOf } from '#server/services/desk/games/chains.ts';
import { chainFigures } from '#server/services/figures/chain-figures.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { type House, hour, openHouse } from '../games/house.ts';

const game = roulette.rules.id;
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const query = (text: string) => house.ctx.db.query(sql(`test_chain_${text.length}`, text), [game]);
const read = async () => {
  const now = await chainFigures(house.ctx, house.ctx.clock.now());
  const of = (all: (typeof now)['chainRounds']) => all.find(({ labels }) => labels['game'] === game)?.value;
  return { rounds: of(now.chainRounds), seconds: of(now.chainSeconds), goesOn: of(now.chainGoesOn) };
};
/** As if the chain’s round of this number had been the last: what is left is its length less that. */
const playTo = (index: number) => query(`UPDATE shared_round SET index = ${index} WHERE game_id = $1`);

it('a game that nobody ever played has none', async () => {
  expect(await read()).toEqual({ rounds: undefined, seconds: undefined, goesOn: undefined });
});

it('a chain lasts as long as the rounds of the last day say, and is followed by the next that is committed', async () => {
  await advance(house.ctx, roulette, { term: randomUUID(), awake: true });
  expect(await read()).toEqual({ rounds: 9_999, seconds: 9_999 * 86_400, goesOn: 1 });
  await playTo(9_990);
  expect(await read()).toEqual({ rounds: 10, seconds: 864_000, goesOn: 1 });
});

it('lasts as long where its first round of the day followed others of the chain before it, as the desk says too', async () => {
  await query(`INSERT INTO shared_round (game_id, chain, index, opens_at, starts_at, led_by, ended_at, link, outcome, closed_at)
    SELECT game_id, 2, 1, opens_at, opens_at, led_by, opens_at, 'l', '{}', opens_at FROM shared_round WHERE game_id = $1`);
  const { seconds = 0, rounds } = await read();
  expect({ rounds, seconds }).toEqual({ rounds: 9_999, seconds: Math.round((9_999 / 2) * 86_400) });
  const { chains } = await listChainsOf(house.ctx);
  const { runsOutAt } = chains.find((chain) => chain.game === game && chain.number === 2) ?? {};
  expect(Date.parse(runsOutAt ?? '')).toBe(house.ctx.clock.now().getTime() + seconds * 1_000);
  await query(`DELETE FROM shared_round WHERE game_id = $1 AND chain = 2`);
});

it('one whose next waits for its public value ends with the game, until that is brought', async () => {
  await query(`UPDATE shared_chain SET announced = 'a block' WHERE game_id = $1 AND number = 2`);
  expect(await read()).toEqual({ rounds: 10, seconds: 864_000, goesOn: 0 });
  await query(
    `UPDATE shared_chain SET salt = 'x', salt_source = announced, salted_at = now() WHERE game_id = $1 AND number = 2`,
  );
  expect(await read()).toMatchObject({ goesOn: 1 });
});

it('one that nothing follows is at its end for as long as nobody makes another, however long nobody plays', async () => {
  await query(`DELETE FROM shared_chain WHERE game_id = $1 AND number = 2`);
  expect(await read()).toMatchObject({ rounds: 10, goesOn: 0 });
  house.passTime(25 * hour);
  expect(await read()).toEqual({ rounds: 10, seconds: undefined, goesOn: 0 });
  await playTo(10_000);
  expect(await read()).toEqual({ rounds: 0, seconds: 0, goesOn: 0 });
});

it('one that is retired counts no more: the next that is not is the one in play', async () => {
  await query(`INSERT INTO shared_chain (game_id, number, commitment, sealed_seed, length, committed_at)
    SELECT $1, n, 'c' || n, '', 10000, now() FROM generate_series(2, 4) n`);
  await query(`UPDATE shared_chain SET retired_at = now() WHERE game_id = $1 AND number < 3`);
  expect(await read()).toMatchObject({ rounds: 10_000, goesOn: 1 });
  await query(`UPDATE shared_chain SET announced = 'another block' WHERE game_id = $1 AND number = 3`);
  expect(await read()).toEqual({ rounds: 0, seconds: 0, goesOn: 0 });
  await query(`UPDATE shared_chain SET retired_at = now() WHERE game_id = $1`);
  expect(await read()).toEqual({ rounds: 0, seconds: 0, goesOn: 0 });
});
