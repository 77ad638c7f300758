import type { ResponseOf } from '#contract/call.ts';
import type { listCardRoutes } from '#contract/payments/card-route.ts';
import { cardGateways, gatewayCodes } from '#contract/payments/deposit.ts';
import { type CardCode, codeOfGateway, gatewayOfCode, isCardCode } from '#contract/payments/gateways.ts';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import {
  bestFirst,
  failedMinutes,
  type RouteRecord,
  recordDays,
  recordLength,
  takesPayment,
} from '#domain/payments/card-route.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type FailureRow,
  findTryUnderWay,
  type GatewayRecordRow,
  listGatewayRecords,
  listLateFailures,
  type TryRow,
} from '../../db/queries/card-tries.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { payableUntil } from './deposits.ts';
import { isGatewayOpenTo, termsOf } from './gateways.ts';

const dayMs = 86_400_000;

/** A company that is at work may take as long. */
const openDaysMax = 3;

const cardNames: readonly string[] = cardGateways;

export const isCard = (gateway: string): boolean => cardNames.includes(gateway);

/** The code of a company that takes cards. */
export function cardCodeOf(name: string): CardCode {
  const code = codeOfGateway(name);
  if (!isCardCode(code)) throw new Error(`${name} takes no cards`);
  return code;
}

/** The companies that take cards, in the house's own order. */
export const cardCompanies = ({ gateways }: Pick<ServerContext, 'gateways'>): DepositGateway[] =>
  gatewayCodes
    .map((code) => gatewayOfCode(code) ?? '')
    .filter(isCard)
    .flatMap((name) => gateways.get(name) ?? []);

/** These companies, the best for this player first, with when each failed for the player. */
export async function rankRoutes(
  ctx: Pick<ServerContext, 'clock'>,
  db: Queryable,
  playerId: string,
  companies: readonly DepositGateway[],
) {
  const now = ctx.clock.now().getTime();
  const names = companies.map(({ name }) => name);
  const since = new Date(now - recordDays * dayMs);
  const records = await db.query<GatewayRecordRow>(listGatewayRecords, [names, recordLength, since]);
  const failures = await db.query<FailureRow>(listLateFailures, [
    playerId,
    names,
    new Date(now - failedMinutes * 60_000),
  ]);
  return bestFirst(
    companies.map((company) => ({
      name: company.name,
      costBasisPoints: termsOf(company).costBasisPoints,
      record: recordOf(records.find(({ gateway }) => gateway === company.name)),
      failedAt: failures.find(({ gateway }) => gateway === company.name)?.updated_at.getTime() ?? null,
    })),
  );
}

const recordOf = (row: GatewayRecordRow | undefined): RouteRecord => ({
  paid: Number(row?.paid ?? 0n),
  lost: Number(row?.lost ?? 0n),
});

/** A deposit by card of this very amount that its company may still take: another one would be paid twice. */
export async function tryUnderWay(
  ctx: Pick<ServerContext, 'clock'>,
  db: Queryable,
  playerId: string,
  { currency, amountMinor }: { readonly currency: CurrencyCode; readonly amountMinor: bigint },
): Promise<TryRow | undefined> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - openDaysMax * dayMs);
  const values = [playerId, currency, amountMinor, cardGateways, since];
  const [row] = await db.query<TryRow>(findTryUnderWay, values);
  const isPayable = row !== undefined && (row.state === 'pending' || now < payableUntil(row.created_at));
  return isPayable ? row : undefined;
}

type Wish = { readonly amount: string; readonly currency: CurrencyCode };

/**
 * The ways by which a player may pay this amount by card from where they are, the best first, and the payment of the same amount that is
 * under way already. An amount that nobody takes has none.
 */
export async function cardRoutesOf(
  ctx: ServerContext,
  { country }: Pick<Caller, 'country'>,
  { playerId }: PlayerSession,
  { amount, currency }: Wish,
): Promise<
  Result<
    ResponseOf<typeof listCardRoutes>,
    'amount_invalid' | 'amount_overprecise' | 'currency_mismatch' | 'rates_stale'
  >
> {
  if (currencies[currency].type !== 'FIAT') return fail('currency_mismatch');
  const parsed = parsePositiveAmount(amount, currency);
  if (!parsed.ok) return parsed;
  const rate = ctx.rates.rateOf(currency);
  if (!rate.ok) return rate;
  const wish = { amountMinor: parsed.value, currency, country, eurRate: rate.value };
  const taking = cardCompanies(ctx).filter(
    (company) => isGatewayOpenTo(company.name, country) && takesPayment(termsOf(company), wish),
  );
  const ranked = await rankRoutes(ctx, ctx.db, playerId, taking);
  const open = await tryUnderWay(ctx, ctx.db, playerId, wish);
  return ok({
    routes: ranked.map(({ name, failedAt }) => ({
      gateway: cardCodeOf(name),
      failedAt: failedAt === null ? null : new Date(failedAt).toISOString(),
    })),
    underWay:
      open === undefined
        ? null
        : { id: open.id, gateway: cardCodeOf(open.gateway), state: open.state === 'pending' ? 'pending' : 'open' },
  });
}
