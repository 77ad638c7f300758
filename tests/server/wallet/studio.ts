import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { hashToken } from '#server/services/identity/tokens.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import type { WalletAnswer, WinKind } from '#server/services/wallet/commands.ts';
import type { House } from '../games/house.ts';

const insertToken = sql(
  'test_token',
  `INSERT INTO launch_token (token_hash, player_id, player_session_id, provider, game_id, currency, demo, min_stake,
     max_stake, max_payout, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, false, 1, 1000000, 100000000, $7)`,
);

type Said = {
  readonly round?: string;
  readonly game?: string;
  readonly currency?: CurrencyCode;
  readonly session?: string;
};

/** An outside studio with one player at its table, speaking to the wallet as a dialect would. */
export type Studio = {
  readonly player: PlayerSession;
  readonly session: string;
  readonly bet: (transaction: string, amountMinor: bigint, said?: Said) => Promise<WalletAnswer>;
  readonly win: (transaction: string, amountMinor: bigint, said?: Said & { kind?: WinKind }) => Promise<WalletAnswer>;
  readonly rollback: (
    transaction: string,
    bet: string,
    said?: Said & { amountMinor?: bigint },
  ) => Promise<WalletAnswer>;
  readonly endRound: (transaction: string, said?: Said) => Promise<WalletAnswer>;
  readonly adjust: (transaction: string, amountMinor: bigint, said?: Said) => Promise<WalletAnswer>;
  readonly balance: (said?: Said) => Promise<WalletAnswer>;
};

const game = 'studio-slot';

/** Puts a launch token there as a launch does, and returns the token. */
export async function issueToken(
  { ctx }: House,
  player: PlayerSession,
  currency: CurrencyCode = 'EUR',
  provider = 'studio',
): Promise<string> {
  const token = randomUUID() + randomUUID();
  const expires = new Date(ctx.clock.now().getTime() + 60_000);
  await ctx.db.query(insertToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    provider,
    game,
    currency,
    expires,
  ]);
  return token;
}

/** Each player sits at a studio of their own unless one is named. */
export async function seatPlayer(
  house: House,
  player: PlayerSession,
  currency: CurrencyCode = 'EUR',
  provider = `studio-${randomUUID()}`,
): Promise<Studio> {
  const { ctx } = house;
  const token = await issueToken(house, player, currency, provider);
  const { opened } = await applyCommand(ctx, { action: 'authenticate', provider, token });
  if (!opened) throw new Error('not opened');
  const base = (said: Said = {}) => ({
    provider,
    player: player.playerId,
    currency: said.currency ?? currency,
    game: said.game ?? game,
    round: said.round ?? 'r1',
  });
  return {
    player,
    session: opened.session,
    bet: (transaction, amountMinor, said) => {
      const session = said?.session ?? opened.session;
      return applyCommand(ctx, { action: 'bet', ...base(said), transaction, amountMinor, session });
    },
    win: (transaction, amountMinor, said) =>
      applyCommand(ctx, { action: 'win', ...base(said), transaction, amountMinor, kind: said?.kind ?? 'base' }),
    rollback: (transaction, bet, said) => {
      const { provider: by, player: whose, currency: money } = base(said);
      return applyCommand(ctx, {
        action: 'rollback',
        provider: by,
        player: whose,
        currency: money,
        transaction,
        bet,
        ...said,
      });
    },
    endRound: (transaction, said) => applyCommand(ctx, { action: 'end_round', ...base(said), transaction }),
    adjust: (transaction, amountMinor, said) =>
      applyCommand(ctx, { action: 'adjust', ...base(said), transaction, amountMinor, reason: 'test' }),
    balance: (said) => applyCommand(ctx, { action: 'balance', ...base(said) }),
  };
}
