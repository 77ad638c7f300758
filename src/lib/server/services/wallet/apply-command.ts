import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable, type Statement } from '../../db/db.ts';
import { type OpenedRow, openSession } from '../../db/queries/games.ts';
import { walletBetSaid, walletRollbackSaid, walletWinSaid } from '../../db/queries/studio-said.ts';
import {
  type WalletRow,
  walletAdjust,
  walletBalance,
  walletBet,
  walletEndRound,
  walletRollback,
  walletWin,
} from '../../db/queries/wallet.ts';
import { hashToken, newUuid } from '../identity/tokens.ts';
import {
  type StudioWords,
  type WalletAnswer,
  type WalletCommand,
  type WalletOutcome,
  walletOutcomes,
} from './commands.ts';

const amountMinorMax = 2n ** 63n - 1n;

/** Refusals that say a studio, or somebody in its name, does something odd. */
const odd: ReadonlySet<WalletOutcome> = new Set([
  'token_invalid',
  'currency_mismatch',
  'duplicate_transaction',
  'bet_not_found',
  'bet_ambiguous',
  'amount_invalid',
]);

/** Carries out one wallet command: checks, postings and the stored answer are one transaction. Never throws for a business error. */
export const applyCommand = async (ctx: ServerContext, command: WalletCommand): Promise<WalletAnswer> => {
  const answer = await attempt(ctx, command);
  if (odd.has(answer.outcome)) {
    const { provider, action } = command;
    const transaction = 'transaction' in command ? command.transaction : undefined;
    ctx.log.warn({ provider, action, transaction, outcome: answer.outcome }, 'wallet command refused');
  }
  return answer;
};

const attempt = async (ctx: ServerContext, command: WalletCommand): Promise<WalletAnswer> => {
  if ('amountMinor' in command && command.amountMinor !== undefined && !isAmount(command.action, command.amountMinor))
    return { outcome: 'amount_invalid', balanceMinor: null, replayed: false };
  try {
    return command.action === 'authenticate' ? await authenticate(ctx, command.token) : await runCommand(ctx, command);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { outcome: 'temporary', balanceMinor: null, replayed: false };
    throw error;
  }
};

/** Zero is legal: a lost round's win, a free round's bet. Only a correction may be negative. */
const isAmount = (action: WalletCommand['action'], amountMinor: bigint): boolean =>
  amountMinor <= amountMinorMax && (action === 'adjust' ? amountMinor >= -amountMinorMax : amountMinor >= 0n);

const authenticate = async (ctx: ServerContext, token: string): Promise<WalletAnswer> => {
  const session = newUuid(ctx.random);
  const [row] = await ctx.db.query<OpenedRow>(openSession, [hashToken(token), null, session, ctx.clock.now()]);
  if (!row?.player) return { outcome: entryOutcome(row?.outcome), balanceMinor: null, replayed: false };
  return { outcome: 'ok', balanceMinor: null, replayed: false, opened: { session, player: row.player } };
};

/** Studios have one word for whoever may not play now. */
const entryOutcome = (outcome: OpenedRow['outcome'] | undefined): WalletOutcome =>
  outcome === 'token_invalid' || outcome === 'token_expired' ? outcome : outcome ? 'player_disabled' : 'token_invalid';

const runCommand = async (
  ctx: ServerContext,
  command: Exclude<WalletCommand, { action: 'authenticate' }>,
): Promise<WalletAnswer> => {
  const row = await query(ctx, command);
  const replayed = row.outcome === 'replayed';
  return { outcome: replayed ? 'ok' : parseOutcome(row.outcome), balanceMinor: row.balance, replayed };
};

const query = async (ctx: ServerContext, c: Exclude<WalletCommand, { action: 'authenticate' }>): Promise<WalletRow> => {
  const one = async (...args: Parameters<typeof ctx.db.query>): Promise<WalletRow> => {
    const [row] = await ctx.db.query<WalletRow>(...args);
    if (!row) throw new Error(`${c.action} was not answered`);
    return row;
  };
  const told = (
    plain: Statement,
    keeping: Statement,
    values: readonly unknown[],
    said: StudioWords | undefined,
    ...more: readonly unknown[]
  ) => (said ? one(keeping, [...values, said.reference, JSON.stringify(said.words), ...more]) : one(plain, values));
  const now = ctx.clock.now();
  switch (c.action) {
    case 'balance': {
      const { balance } = await one(walletBalance, [c.player, c.currency]);
      return { outcome: balance === null ? 'currency_mismatch' : 'ok', balance };
    }
    case 'bet': {
      const bet = [c.provider, c.player, c.transaction, c.game, c.round, c.currency, c.amountMinor];
      return told(walletBet, walletBetSaid, [...bet, c.session, newUuid(ctx.random), now], c.said);
    }
    case 'win': {
      const win = [c.provider, c.player, c.transaction, c.game, c.round, c.currency, c.amountMinor];
      return told(walletWin, walletWinSaid, [...win, c.kind, now], c.said);
    }
    case 'rollback': {
      const bet = [c.bet, c.game ?? null, c.round ?? null, c.currency, c.amountMinor ?? null];
      const rollback = [c.provider, c.player, c.transaction, ...bet, now];
      return told(walletRollback, walletRollbackSaid, rollback, c.said, c.byReference ?? false);
    }
    case 'end_round':
      return one(walletEndRound, [c.provider, c.player, c.transaction, c.game, c.round, c.currency, now]);
    case 'adjust':
      return one(walletAdjust, [c.provider, c.player, c.transaction, c.game, c.reason, c.currency, c.amountMinor, now]);
  }
};

const parseOutcome = (text: string): WalletOutcome => {
  const outcome = walletOutcomes.find((known) => known === text);
  if (!outcome) throw new Error(`the wallet answered ${text}`);
  return outcome;
};
