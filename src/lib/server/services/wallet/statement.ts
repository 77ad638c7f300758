import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import {
  type BalanceRow,
  findHolder,
  type HolderRow,
  holdStill,
  listStatementMoves,
  listStatementWallets,
  type MoveRow,
  type PartsRow,
  readBalancesBefore,
  readStatementSums,
  type SumRow,
  type WalletRow,
} from '../../db/queries/statement.ts';
import type { PlayerSession } from '../caller.ts';
import { listReceipts, type Receipt } from '../safer-play/receipts.ts';

/** Minor units: the player's own money, what promotions bind, and what a withdrawal under way has set aside. */
export type Parts = Readonly<PartsRow>;

/** One wallet over a period: `opening` plus all `sums` is `closing`, in each part. */
export type WalletStatement = {
  readonly currency: CurrencyCode;
  readonly opening: Parts;
  readonly closing: Parts;
  /** By kind of movement. */
  readonly sums: readonly (Parts & { readonly kind: string; readonly movements: bigint })[];
  /** Stakes, prizes and what was taken back of them, a day a line (UTC). */
  readonly play: readonly (Parts & { readonly day: string; readonly kind: string; readonly movements: bigint })[];
  /** Everything else, one by one, oldest first. */
  readonly moves: readonly MoveRow[];
};

export type Statement = {
  readonly holder: HolderRow;
  readonly from: Date;
  readonly before: Date;
  readonly wallets: readonly WalletStatement[];
  /** Play sessions as far as they lie in the period, the oldest first. */
  readonly sessions: readonly Receipt[];
  /** There were more movements than a statement lists; the sums count them all. */
  readonly isCut: boolean;
};

/** Lines that are not play. A player has some hundreds in a year; the CSV file has no such bound. */
const movesMax = 2_000;
const nothing: Parts = { own: 0n, bonus: 0n, held: 0n };

const sumOf = (rows: readonly Parts[]): Parts =>
  rows.reduce(
    (sum, { own, bonus, held }) => ({ own: sum.own + own, bonus: sum.bonus + bonus, held: sum.held + held }),
    nothing,
  );

/** All wallets of a player, or one, over a period, as they stood at one moment of the database. */
export const readStatement = (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  {
    from,
    before,
    currency,
  }: { readonly from: Date; readonly before: Date; readonly currency?: CurrencyCode | undefined },
): Promise<Statement> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(holdStill);
    const [holder] = await tx.query<HolderRow>(findHolder, [playerId]);
    if (holder === undefined) throw new Error('A statement without its player');
    const wallets = await tx.query<WalletRow>(listStatementWallets, [playerId, currency ?? null]);
    const openings = await tx.query<BalanceRow>(readBalancesBefore, [playerId, from]);
    const closings = await tx.query<BalanceRow>(readBalancesBefore, [playerId, before]);
    const sums = await tx.query<SumRow>(readStatementSums, [playerId, from, before]);
    const moves = await tx.query<MoveRow>(listStatementMoves, [playerId, from, before, movesMax + 1]);
    const listed = moves.slice(0, movesMax);
    const receipts = await listReceipts(tx, playerId, from, before);
    return {
      holder,
      from,
      before,
      isCut: moves.length > movesMax,
      sessions: receipts.flatMap(({ totals, ...session }) => {
        const own = totals.filter((total) => currency === undefined || total.currency === currency);
        return own.length > 0 ? [{ ...session, totals: own }] : [];
      }),
      wallets: wallets.map(({ currency: code }) => ({
        currency: code,
        opening: openings.find((row) => row.currency === code) ?? nothing,
        closing: closings.find((row) => row.currency === code) ?? nothing,
        sums: byKind(sums.filter((row) => row.currency === code)),
        play: sums.flatMap(({ day, ...row }) => (row.currency === code && day !== null ? [{ ...row, day }] : [])),
        moves: listed.filter((row) => row.currency === code),
      })),
    };
  });

const byKind = (rows: readonly SumRow[]): WalletStatement['sums'] =>
  [...new Set(rows.map(({ kind }) => kind))].sort().map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return { kind, movements: own.reduce((sum, row) => sum + row.movements, 0n), ...sumOf(own) };
  });
