import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlayers as call } from '#contract/desk/players.ts';
import { type Statement, sql } from '#server/db/db.ts';
import {
  findByAddress,
  findByMail,
  findByName,
  findByPhone,
  findByReference,
} from '#server/db/queries/desk/find-players.ts';
import { findPlayers } from '#server/services/desk/players/find-players.ts';
import { addPlayer, fund, type House, hour, openHouse, sitDown } from '../games/house.ts';

let house: House;
const ids: Record<string, string> = {};
const setName = sql(
  'test_desk_name',
  `UPDATE player SET full_name = $2, email = $3, email_key = lower($3), confirmed_at = created_at WHERE id = $1`,
);
const setDetails = sql(
  'test_desk_details',
  `INSERT INTO player_details (player_id, country, address, city, zip_code, phone_number, dialing_code)
   VALUES ($1, 'AT', $2, $3, '1010', $4, '43')`,
);
const person = async (key: string, name: string, email: string) => {
  const { playerId } = await addPlayer(house);
  await house.ctx.db.query(setName, [playerId, name, email]);
  ids[key] = playerId;
  house.passTime(hour);
  return playerId;
};
const run = (text: string, values: readonly unknown[] = []) =>
  house.ctx.db.query<{ id: string }>(sql(`test_desk_${text.length}_${values.length}`, text), values);

beforeAll(async () => {
  house = await openHouse();
  await person('garcia', 'José García-López', 'jose.g@example.com');
  await person('obrien', "Zoë O'Brien", 'zoe+casino@example.org');
  await person('lukasz', 'Łukasz Müller', 'LM@example.com');
  await person('wang', '王 小明', 'wxm@example.com');
  await house.ctx.db.query(setDetails, [ids['garcia'], '12 Große Mohrengasse', 'Łódź', '6641234567']);
  await run(`UPDATE player SET excluded_until = 'infinity' WHERE id = $1`, [ids['lukasz']]);
});
afterAll(() => house.close());

const found = async (q: string, after?: string) => {
  const { value } = await findPlayers(house.ctx, { q, after });
  expect(call.response.parse(value.answer)).toEqual(value.answer);
  expect(value.looked).toEqual(value.answer.players.map(({ id }) => id));
  return value.answer;
};
const namesOf = async (q: string) => (await found(q)).players.map(({ name }) => name);

describe('players are found', () => {
  it.each([
    ['garcia', ['José García-López']],
    ['LOPEZ jose', ['José García-López']],
    ['garc jos', ['José García-López']],
    ['garcia-l', ['José García-López']],
    ['arcia', []],
    ['obrien', ["Zoë O'Brien"]],
    ['o’brien zoe', ["Zoë O'Brien"]],
    ['casino', ["Zoë O'Brien"]],
    ['lukasz muller', ['Łukasz Müller']],
    ['小明', ['王 小明']],
    ['lm@EXAMPLE.com', ['Łukasz Müller']],
    ['jose.g@', ['José García-López']],
    ['+43 664 123', ['José García-López']],
    ['0664 1234567', ['José García-López']],
    ['lodz', ['José García-López']],
    ['12 grosse mohrengasse', ['José García-López']],
    ['', []],
    ["'); DROP TABLE player; --", []],
    [':* & | !', []],
    ['%', []],
  ])('by %j', async (typed, names) => {
    expect(await namesOf(typed)).toEqual(names);
  });

  it('as the desk shows them, with what was found of each', async () => {
    expect(await found(ids['garcia'] ?? '')).toEqual({
      players: [
        {
          id: ids['garcia'],
          name: 'José García-López',
          email: 'jose.g@example.com',
          country: 'AT',
          state: 'open',
          createdAt: '2027-03-01T12:00:00.000Z',
          lastSeenAt: '2027-03-01T12:00:00.000Z',
          matched: [{ by: 'player', id: null }],
        },
      ],
      more: false,
      tooMany: false,
    });
    expect((await found('muller')).players).toMatchObject([{ state: 'excluded' }]);
  });

  it('by the ids and references of what is theirs', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    const deposit = randomUUID();
    await run(
      `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference, created_at,
         updated_at) VALUES ($1, $2, 'key', '', 'brpay', 'EUR', 100, 'pending', 'PAY-77001', now(), now()) RETURNING id`,
      [deposit, player.playerId],
    );
    await run(
      `INSERT INTO chain_address (player_id, currency, chain, address, account_key, address_index, created_at)
       VALUES ($1, 'ETH', 'ethereum-mainnet', '0xabcdef0123456789abcdef0123456789abcdef01', 'k', 0, now()) RETURNING id`,
      [player.playerId],
    );
    const matched = async (q: string) => (await found(q)).players.map(({ id, matched: by }) => [id, by]);
    expect(await matched(sessionId)).toEqual([[player.playerId, [{ by: 'game_session', id: sessionId }]]]);
    expect(await matched(player.sessionId)).toEqual([[player.playerId, [{ by: 'session', id: player.sessionId }]]]);
    expect(await matched('PAY-77001')).toEqual([[player.playerId, [{ by: 'deposit', id: deposit }]]]);
    expect(await matched(deposit)).toEqual([[player.playerId, [{ by: 'deposit', id: deposit }]]]);
    const coins = '0xABCDEF0123456789abcdef0123456789abcdef01';
    expect(await matched(coins)).toEqual([[player.playerId, [{ by: 'coin_address', id: coins.toLowerCase() }]]]);
    await fund(house, player, 'EUR', 500n);
    const [movement] = await run('SELECT max(id)::text AS id FROM movement WHERE player_id = $1', [player.playerId]);
    expect(await matched(movement?.id ?? '')).toEqual([[player.playerId, [{ by: 'movement', id: movement?.id }]]]);
  });

  it('twenty a page, each once, the newest first', async () => {
    const added: string[] = [];
    for (let n = 0; n < 45; n++) added.push(await person(`p${n}`, 'Grace Hopper', `hopper-${n}@example.net`));
    const pages: string[][] = [];
    let after: string | undefined;
    for (let more = true; more; ) {
      const page = await found('hopper', after);
      pages.push(page.players.map(({ id }) => id));
      after = pages.at(-1)?.at(-1);
      more = page.more;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(added.toReversed());
    expect((await found('hopper', ids['wang'])).players).toEqual([]);
  });
});

const planOf = async ({ name, text }: Statement, values: readonly unknown[]): Promise<string> =>
  house.ctx.db.transaction(async (tx) => {
    await tx.query(sql('test_no_seqscan', 'SET LOCAL enable_seqscan = off'));
    const rows = await tx.query<{ 'QUERY PLAN': string }>(sql(`explain_${name}`, `EXPLAIN ${text}`), values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it.each([
  [findByName, ['ada', 20], ['player_by_words']],
  [findByAddress, ['vienna', 20], ['player_details_by_words']],
  [findByMail, ['ada@', 20], ['player_by_mail_start']],
  [findByPhone, ['43664', 20], ['player_details_by_dialled', 'player_details_by_number']],
  [
    findByReference,
    ['x'],
    [
      'deposit_by_any_reference',
      'withdrawal_by_reference',
      'chain_address_by_address',
      'chain_transfer_by_txid',
      'round_by_studio_reference',
    ],
  ],
])('%o is answered out of the indexes that were made for it', async (statement, values, indexes) => {
  const plan = await planOf(statement, values);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on player');
});
