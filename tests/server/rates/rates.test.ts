import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rational } from '#domain/maths/rational.ts';
import { fileRates, referenceRatesFile } from '#server/adapters/rates/file-rates.ts';
import { RatesFaulty, readRatesFile } from '#server/adapters/rates/rates-file.ts';
import { sql } from '#server/db/db.ts';
import { createDeposit } from '#server/services/payments/create-deposit.ts';
import { minimums } from '#server/services/payments/minimums.ts';
import { storeRates } from '#server/services/payments/store-rates.ts';
import { createWallet } from '#server/services/wallet/create-wallet.ts';
import { createWorld, newPlayer, type World } from '#tests/server/identity/world.ts';
import { fillPayer } from '#tests/support/payer.ts';

const hour = 3_600_000;
const now = new Date('2027-03-01T12:00:00.000Z');

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-rates-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dollarAt = (eurRate: string, asOf: string) => ({ eurRate, asOf });
const written = async (change: object = {}, at = now): Promise<string> => {
  const shipped = JSON.parse(await readFile(referenceRatesFile, 'utf8'));
  await writeFile(file, JSON.stringify({ ...shipped, rates: { ...shipped.rates, ...change } }));
  await utimes(file, at, at);
  return file;
};
beforeEach(() => {
  file = join(folder, `${randomUUID()}.json`);
});

describe('a file of rates', () => {
  test('gives each currency with its own date', async () => {
    const table = readRatesFile(await written({ USD: dollarAt('0.9', '2027-03-01T09:00:00Z') }), now);
    expect(table.USD).toEqual({ eurRate: rational(9n, 10n), asOf: new Date('2027-03-01T09:00:00Z') });
    expect(table.GBP.asOf).toEqual(new Date('2026-06-30'));
    expect(table.EUR.eurRate).toEqual(rational(1n));
  });

  test.each([
    ['a rate of nothing', { USD: dollarAt('0.00', '2027-02-28') }, 'rates.USD.eurRate: more than nothing'],
    ['a rate that is no decimal', { USD: dollarAt('1e3', '2027-02-28') }, 'rates.USD.eurRate: a plain decimal'],
    ['a rate without a date', { USD: { eurRate: '0.9' } }, 'rates.USD.asOf'],
    ['a day that there is not', { USD: dollarAt('0.9', '2027-02-31T25:00Z') }, 'rates.USD.asOf: a day that there is'],
    ['a day of no calendar', { USD: dollarAt('0.9', '2027-02-29') }, 'rates.USD.asOf: a day that there is'],
    ['a date to come', { BTC: dollarAt('1', '2027-03-01T14:00:00Z') }, 'rates.BTC.asOf: a moment that has been'],
    ['a currency missing', { LTC: undefined }, 'rates.LTC'],
    ['a currency that the house has not', { JPY: dollarAt('0.006', '2027-02-28') }, 'JPY'],
  ])('is refused with %s', async (_, change, said) => {
    await written(change);
    expect(() => readRatesFile(file, now)).toThrow(said);
    expect(() => readRatesFile(file, now)).toThrow(RatesFaulty);
  });

  test('is refused when it is none', async () => {
    await writeFile(file, '{');
    expect(() => readRatesFile(file, now)).toThrow(file);
    expect(() => readRatesFile(join(folder, 'missing.json'), now)).toThrow(RatesFaulty);
  });
});

describe('rates in time', () => {
  const opened = async (sandbox: boolean, ratesFile: string | null) => {
    let time = now.getTime();
    const errors: unknown[] = [];
    const log = { error: (facts: unknown) => void errors.push(facts) };
    // Nothing else of a logger is asked for.
    const outside = { clock: { now: () => new Date(time) }, log: log as never };
    const rates = fileRates({ ratesFile, ratesMaxAgeHours: 24, sandbox }, outside);
    return { rates, errors, passTime: (ms: number) => (time += ms) };
  };

  test('are good for as long as the house says and not a moment longer', async () => {
    await written({ USD: dollarAt('0.9', '2027-03-01T12:00:00Z') });
    const { rates, passTime } = await opened(true, file);
    passTime(24 * hour);
    expect(rates.rateOf('USD')).toEqual({ ok: true, value: rational(9n, 10n) });
    passTime(1);
    expect(rates.rateOf('USD')).toEqual({ ok: false, code: 'rates_stale' });
    expect(rates.rateOf('EUR')).toEqual({ ok: true, value: rational(1n) });
    expect(rates.latest().USD.eurRate).toEqual(rational(9n, 10n));
  });

  test('that came with Faceup are good in the sandbox alone', async () => {
    const [sandbox, real] = [await opened(true, null), await opened(false, null)];
    expect(sandbox.rates.rateOf('BTC')).toMatchObject({ ok: true });
    expect(real.rates.rateOf('BTC')).toEqual({ ok: false, code: 'rates_stale' });
    expect(real.rates.rateOf('EUR')).toMatchObject({ ok: true });
  });

  test('follow their file within a minute, and grow old when it goes bad', async () => {
    await written({ USD: dollarAt('0.9', '2027-03-01') });
    const { rates, errors, passTime } = await opened(true, file);
    await written({ USD: dollarAt('0.95', '2027-03-01') }, new Date(now.getTime() + 1_000));
    expect(rates.rateOf('USD')).toEqual({ ok: true, value: rational(9n, 10n) });
    passTime(60_000);
    expect(rates.rateOf('USD')).toEqual({ ok: true, value: rational(95n, 100n) });
    await writeFile(file, 'no rates');
    await utimes(file, now, now);
    passTime(60_000);
    expect(rates.rateOf('USD')).toEqual({ ok: true, value: rational(95n, 100n) });
    expect(errors).toHaveLength(1);
    passTime(24 * hour);
    expect(rates.rateOf('USD')).toEqual({ ok: false, code: 'rates_stale' });
    await written({ USD: dollarAt('0.97', '2027-03-02') }, new Date(now.getTime() + 5_000));
    passTime(60_000);
    expect(rates.rateOf('USD')).toEqual({ ok: true, value: rational(97n, 100n) });
  });
});

describe('in the house', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ SANDBOX: '1' });
  });
  afterAll(() => world.close());

  const stale = (): World['ctx'] => ({
    ...world.ctx,
    rates: { ...world.ctx.rates, rateOf: () => ({ ok: false, code: 'rates_stale' }) },
  });

  test('minimums are in units of the currency', () => {
    expect(minimums(world.ctx, 'EUR')).toEqual({
      ok: true,
      value: { currency: 'EUR', minPromotion: '10.00', minDeposit: '10.00', eurRate: '1.00000000' },
    });
    expect(minimums(world.ctx, 'USD')).toMatchObject({ value: { minDeposit: '12.00', eurRate: '0.86000000' } });
    expect(minimums(stale(), 'USD')).toEqual({ ok: false, code: 'rates_stale' });
  });

  test('no deposit is let in by a stale rate', async () => {
    const { session } = await newPlayer(world);
    await createWallet(world.ctx.db, session.playerId, 'USD', world.ctx.clock.now(), false);
    await fillPayer(world.ctx.db, session.playerId);
    const wish = { gateway: 'devcode', amount: '30', currency: 'USD' } as const;
    const refused = await createDeposit(stale(), world.caller, session, { ...wish, idempotencyKey: randomUUID() });
    expect(refused).toEqual({ ok: false, code: 'rates_stale' });
    const taken = await createDeposit(world.ctx, world.caller, session, { ...wish, idempotencyKey: randomUUID() });
    expect(taken.ok).toBe(true);
  });

  test('limits follow the newer of two files, whichever process reads it', async () => {
    const stored = sql('test_rate', 'SELECT eur_rate::text AS rate FROM currency WHERE code = $1');
    const tell = async (eurRate: bigint, asOf: string) => {
      const latest = { ...world.ctx.rates.latest(), USD: { eurRate: rational(eurRate, 100n), asOf: new Date(asOf) } };
      await storeRates({ ...world.ctx, rates: { ...world.ctx.rates, latest: () => latest } });
      const [row] = await world.ctx.db.query<{ rate: string }>(stored, ['USD']);
      return Number(row?.rate);
    };
    expect(await tell(90n, '2027-02-01')).toBe(0.9);
    expect(await tell(80n, '2027-01-01')).toBe(0.9);
    expect(await tell(91n, '2027-02-02')).toBe(0.91);
  });
});
