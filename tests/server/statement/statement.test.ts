import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { moneyChanges } from '#server/services/wallet/changes.ts';
import { createWallet } from '#server/services/wallet/create-wallet.ts';
import { transactionHistory } from '#server/services/wallet/history.ts';
import { statementPeriod } from '#server/services/wallet/period.ts';
import { receiptPdf } from '#server/services/wallet/receipt.ts';
import { readStatement, type WalletStatement } from '#server/services/wallet/statement.ts';
import { exportMovements } from '#server/services/wallet/statement-csv.ts';
import { statementPdf } from '#server/services/wallet/statement-pdf.ts';
import { minorOf } from '#stores/format/money.ts';
import { addPlayer, audit, fund, type House, hour, openHouse, sitDown } from '#tests/server/games/house.ts';
import { pdfText } from './pdf-text.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => audit(house));
afterAll(() => house.close());

const begin = sql(
  'test_statement_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference,
     created_at, updated_at, completed_at) VALUES ($1::uuid, $2, $1::text, '\\x00', 'devcode', $3, $4, 'completed', $5, $6, $6, $6)`,
);
const post = sql(
  'test_statement_post',
  `SELECT ledger_post($1, $2, $3, $4, ARRAY[ledger_account($2, $5, $6, ''), ledger_account(NULL, $5, 'clearing', 'devcode')],
     ARRAY[$7::bigint, -$7::bigint])`,
);
const move = (
  player: PlayerSession,
  kind: string,
  amountMinor: bigint,
  currency: CurrencyCode = 'EUR',
  account = 'cash',
) =>
  house.ctx.db.query(post, [
    kind,
    player.playerId,
    randomUUID(),
    house.ctx.clock.now(),
    currency,
    account,
    amountMinor,
  ]);
const deposit = async (
  player: PlayerSession,
  amountMinor: bigint,
  currency: CurrencyCode = 'EUR',
  reference = 'pay_1',
) => {
  const id = randomUUID();
  const now = house.ctx.clock.now();
  await house.ctx.db.query(begin, [id, player.playerId, currency, amountMinor, `${reference}_${id}`, now]);
  await house.ctx.db.query(post, ['deposit', player.playerId, id, now, currency, 'cash', amountMinor]);
  return id;
};

const manyMoves = sql(
  'test_statement_many',
  `SELECT ledger_post('adjustment', $1, 'many ' || n, $2, ARRAY[ledger_account($1, 'EUR', 'cash', ''), ledger_account(NULL, 'EUR', 'rounding', 'test')],
     ARRAY[1::bigint, -1::bigint]) FROM generate_series(1, $3::int) n`,
);

/** Deposits, play, a bonus and corrections over four days, in two currencies. */
const busyPlayer = async (): Promise<PlayerSession> => {
  const player = await addPlayer(house, 'EUR');
  await createWallet(house.ctx.db, player.playerId, 'BTC', house.ctx.clock.now(), false);
  await fund(house, player, 'EUR', 5_000n);
  house.passTime(24 * hour);
  await deposit(player, 10_000n);
  await deposit(player, 250_000n, 'BTC');
  await move(player, 'bonus', 2_000n, 'EUR', 'bonus');
  const { sessionId } = await sitDown(house, player);
  for (let n = 0; n < 12; n += 1) {
    const bets = [{ spot: 'red', amount: '1.00' }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
  }
  house.passTime(24 * hour);
  await move(player, 'adjustment', -123n);
  house.passTime(hour);
  return player;
};

const balances = sql(
  'test_statement_balances',
  `SELECT currency, kind, balance FROM account WHERE player_id = $1 ORDER BY currency, kind`,
);
const balanceOf = async (player: PlayerSession, currency: string, ...kinds: string[]): Promise<bigint> => {
  const rows = await house.ctx.db.query<{ currency: string; kind: string; balance: bigint }>(balances, [
    player.playerId,
  ]);
  return rows
    .filter((row) => row.currency === currency && kinds.includes(row.kind))
    .reduce((sum, { balance }) => sum + balance, 0n);
};
const sums = (wallet: WalletStatement, part: 'own' | 'bonus' | 'held') =>
  wallet.sums.reduce((all, sum) => all + sum[part], 0n);
const lines = (wallet: WalletStatement, part: 'own' | 'bonus' | 'held') =>
  [...wallet.moves, ...wallet.play].reduce((all, line) => all + line[part], 0n);
const since = (days: number) => {
  const before = house.ctx.clock.now();
  return { from: new Date(before.getTime() - days * 24 * hour), before };
};

describe('a statement', () => {
  test('adds up: before, every line, and what the ledger holds now', async () => {
    const player = await busyPlayer();
    for (const days of [1, 2, 30]) {
      const { wallets } = await readStatement(house.ctx, player, since(days));
      expect(wallets.map(({ currency }) => currency)).toEqual(['EUR', 'BTC']);
      for (const wallet of wallets) {
        for (const part of ['own', 'bonus', 'held'] as const) {
          expect(wallet.opening[part] + sums(wallet, part)).toBe(wallet.closing[part]);
          expect(lines(wallet, part)).toBe(sums(wallet, part));
        }
        expect(wallet.closing.own).toBe(await balanceOf(player, wallet.currency, 'cash'));
        expect(wallet.closing.bonus).toBe(await balanceOf(player, wallet.currency, 'bonus', 'locked'));
      }
    }
    const [euros] = (await readStatement(house.ctx, player, since(2))).wallets;
    expect(euros?.opening).toMatchObject({ own: 5_000n });
    expect(euros?.sums.find(({ kind }) => kind === 'bet')).toMatchObject({ movements: 12n, own: -1_200n });
    expect(euros?.play.every(({ kind }) => ['bet', 'win'].includes(kind))).toBe(true);
  });

  test('as PDF says the same in text that can be selected', async () => {
    const player = await busyPlayer();
    const statement = await readStatement(house.ctx, player, since(2));
    const { texts, pages } = await pdfText(await statementPdf(house.ctx, statement));
    expect(pages).toBe(1);
    const [euros] = statement.wallets;
    for (const amount of [euros?.opening.own, euros?.closing.own, euros?.closing.bonus, -1_200n, -123n])
      expect(texts).toContain(formatAmount(amount ?? 0n, 'EUR'));
    expect(texts).toEqual(expect.arrayContaining(['Faceup: statement', 'Ada King', player.email, 'Before', 'After']));
    expect(texts).toEqual(expect.arrayContaining(['Deposit', 'Stakes (12)', 'Correction', '0.00250000']));
    const [session] = statement.sessions;
    const back = formatAmount(session?.totals[0]?.returnedMinor ?? 0n, 'EUR');
    // Twelve euros on red cost one in 37 on average.
    expect(texts).toEqual(
      expect.arrayContaining(['Play, session by session', 'Cost on average', '12.00', back, '0.32']),
    );
  });

  test('goes on over pages, and says of a name in letters of none of its fonts that it cannot be shown', async () => {
    const player = await addPlayer(house, 'EUR');
    await house.ctx.db.query(sql('test_rename', 'UPDATE player SET full_name = $2 WHERE id = $1'), [
      player.playerId,
      'ߊߟߌ',
    ]);
    for (let n = 0; n < 120; n += 1) await move(player, 'adjustment', 1n);
    house.passTime(hour);
    const { texts, pages } = await pdfText(
      await statementPdf(house.ctx, await readStatement(house.ctx, player, since(1))),
    );
    expect(pages).toBeGreaterThan(1);
    expect(texts).toContain(`2 / ${pages}`);
    expect(texts.join()).not.toContain('?');
    expect(texts.join()).toContain('has letters that this document cannot show');
    expect(texts).toContain(player.email);
    expect(texts).toContain('1.20');
  });

  test('is of one wallet where one is asked for', async () => {
    const player = await busyPlayer();
    const { wallets } = await readStatement(house.ctx, player, { ...since(2), currency: 'BTC' });
    expect(wallets.map(({ currency, closing }) => [currency, closing.own])).toEqual([['BTC', 250_000n]]);
  });
});

describe('the file of movements', () => {
  const rowsOf = async (player: PlayerSession, days: number) => {
    let text = '';
    for await (const part of exportMovements(house.ctx, player, since(days))) text += part;
    expect(text.startsWith('\ufefftime_utc,currency,account,kind,movement,reference,amount,balance\r\n')).toBe(true);
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  };

  test('has each posting once, with the balance after it, and ends with what the ledger holds', async () => {
    const player = await busyPlayer();
    for (const days of [1, 2, 30]) {
      const rows = await rowsOf(player, days);
      for (const [currency, account] of [
        ['EUR', 'cash'],
        ['EUR', 'bonus'],
        ['BTC', 'cash'],
      ] as const) {
        const own = rows.filter((row) => row[1] === currency && row[2] === account);
        expect([own.at(0)?.[3], own.at(-1)?.[3]]).toEqual(['opening_balance', 'closing_balance']);
        expect(own.at(-1)?.[7]).toBe(formatAmount(await balanceOf(player, currency, account), currency));
        const minor = (text = '0') => BigInt(text.replace('.', ''));
        let balance = minor(own[0]?.[7]);
        for (const row of own.slice(1, -1)) {
          balance += minor(row[6]);
          expect(minor(row[7])).toBe(balance);
        }
      }
    }
    expect((await rowsOf(player, 2)).filter((row) => row[3] === 'bet')).toHaveLength(12);
  });

  test('goes on where a page of the database ends', async () => {
    const player = await addPlayer(house, 'EUR');
    await house.ctx.db.query(
      sql(
        'test_many_moves',
        `SELECT count(ledger_post('adjustment', $1, $2 || n, $3, ARRAY[ledger_account($1, 'EUR', 'cash', ''),
           ledger_account(NULL, 'EUR', 'clearing', 'test')], ARRAY[1, -1]::bigint[])) FROM generate_series(1, 2001) n`,
      ),
      [player.playerId, randomUUID(), house.ctx.clock.now()],
    );
    house.passTime(hour);
    const rows = await rowsOf(player, 1);
    expect(rows).toHaveLength(2_003);
    expect(new Set(rows.map((row) => row[4])).size).toBe(2_002);
    expect(rows.at(-1)?.[7]).toBe('20.01');
  });

  test('gives no spreadsheet anything to compute', async () => {
    const player = await addPlayer(house, 'EUR');
    await house.ctx.db.query(post, [
      'adjustment',
      player.playerId,
      `=HYPERLINK("x") ${randomUUID()}`,
      house.ctx.clock.now(),
      'EUR',
      'cash',
      5n,
    ]);
    house.passTime(hour);
    const rows = await rowsOf(player, 1);
    expect(rows[1]?.[5]).toMatch(/^"'=HYPERLINK\(""x""\)/);
  });
});

describe('a period', () => {
  const now = new Date('2027-03-01T12:00:00.000Z');
  test('is the last 31 days unless said, and never ends after now', () => {
    expect(statementPeriod({}, now)).toEqual({
      ok: true,
      value: { from: new Date('2027-01-29T12:00:00Z'), before: now },
    });
    expect(statementPeriod({ from: '2027-02-01', to: '2027-02-28' }, now)).toEqual({
      ok: true,
      value: { from: new Date('2027-02-01'), before: new Date('2027-03-01') },
    });
    expect(statementPeriod({ from: '2028-01-01', to: '2029-01-01' }, now)).toEqual({
      ok: true,
      value: { from: now, before: now },
    });
  });
  test('is a year at most', () => {
    expect(statementPeriod({ from: '2026-02-28T12:00Z' }, now)).toMatchObject({ ok: true });
    expect(statementPeriod({ from: '2026-02-27' }, now)).toMatchObject({ ok: false, code: 'bad_request' });
  });
});

describe('a receipt', () => {
  test('says what was deposited, and how', async () => {
    const player = await addPlayer(house, 'EUR');
    const id = await deposit(player, 4_250n, 'EUR', 'pay_receipt');
    const receipt = await receiptPdf(house.ctx, player, id);
    if (!receipt.ok) throw new Error(receipt.code);
    const { texts } = await pdfText(receipt.value);
    expect(texts).toEqual(
      expect.arrayContaining([id, 'Ada King', '42.50 EUR', 'Diamond', 'Completed', `pay_receipt_${id}`]),
    );
    const { items } = await transactionHistory(house.ctx, player, {
      type: 'deposit',
      currencyType: 'FIAT',
      page: 0,
      size: 5,
    });
    expect(items).toMatchObject([{ id, amount: '42.50', fee: '0.00', reference: `pay_receipt_${id}`, address: null }]);
  });

  test('says of a name in letters of none of its fonts that it cannot be shown, and writes such an address in ASCII', async () => {
    const player = await addPlayer(house, 'EUR');
    const change = sql('test_rename_both', 'UPDATE player SET full_name = $2, email = $3 WHERE id = $1');
    await house.ctx.db.query(change, [player.playerId, 'ߊߟߌ', 'n@xn--lsbe0d.example']);
    const receipt = await receiptPdf(house.ctx, player, await deposit(player, 1_000n));
    if (!receipt.ok) throw new Error(receipt.code);
    const { texts } = await pdfText(receipt.value);
    expect(texts.join()).toContain('has letters that this document cannot show');
    expect(texts).toContain('n@xn--lsbe0d.example');
    expect(texts.join()).not.toContain('?');
  });

  test('must-hold 28: is nobody else’s', async () => {
    const [owner, stranger] = [await addPlayer(house, 'EUR'), await addPlayer(house, 'EUR')];
    const id = await deposit(owner, 1_000n);
    expect(await receiptPdf(house.ctx, stranger, id)).toEqual({ ok: false, code: 'not_found' });
    expect(await receiptPdf(house.ctx, owner, randomUUID())).toEqual({ ok: false, code: 'not_found' });
  });
});

describe('what changed on a player’s money', () => {
  test('is what the ledger moved of own money since a moment, by what it moved for', async () => {
    const player = await busyPlayer();
    const whole = await moneyChanges(house.ctx, player, since(1).from);
    const [euro] = whole.filter(({ currency }) => currency === 'EUR');
    // Only the correction was booked within the last day; what moved in bitcoin was before it.
    expect(whole).toEqual([euro]);
    expect(euro?.parts).toEqual([{ kind: 'other', amount: '-1.23' }]);
    expect(euro?.now).toBe(formatAmount(await balanceOf(player, 'EUR', 'cash'), 'EUR'));

    for (const { currency, before, now, parts, isWhole } of await moneyChanges(house.ctx, player, since(30).from)) {
      const sum = parts.reduce((all, { amount }) => all + minorOf(amount, currency), minorOf(before, currency));
      expect([isWhole, before, sum]).toEqual([true, formatAmount(0n, currency), minorOf(now, currency)]);
    }
    expect((await moneyChanges(house.ctx, player, since(30).from)).map(({ currency }) => currency).sort()).toEqual([
      'BTC',
      'EUR',
    ]);
  });

  test('is nothing for who has moved nothing, and nobody else’s', async () => {
    await busyPlayer();
    expect(await moneyChanges(house.ctx, await addPlayer(house, 'EUR'), since(30).from)).toEqual([]);
  });

  test('is not told in part where more was moved than a page sums up', async () => {
    const player = await addPlayer(house, 'EUR');
    await house.ctx.db.query(manyMoves, [player.playerId, house.ctx.clock.now(), 5_000]);
    const [euro] = await moneyChanges(house.ctx, player, since(1).from);
    expect([euro?.isWhole, euro?.parts, euro?.now]).toEqual([false, [], '50.00']);
  });
});
