import { openOnce, sessionIdOf } from '#server/services/aggregator/studio-session.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import { type WalletOutcome, walletOutcomes } from '#server/services/wallet/commands.ts';
import type { Said, Subject, Told } from './subject.ts';

/** The core itself, under the name of a studio and with one of its games. */
export const coreOf = (provider: string, game: string): Subject => ({
  name: `the core for ${provider}`,
  provider,
  game,
  codes: Object.fromEntries(walletOutcomes.map((outcome) => [outcome, outcome])) as Record<WalletOutcome, string>,
  seat: async (ctx, player, token, currency) => {
    const base = (said: Said = {}) => ({
      provider,
      player: said.player ?? player.playerId,
      currency: said.currency ?? currency,
      game: said.game ?? game,
      round: said.round ?? 'r1',
    });
    const told = async (said: Said | undefined, command: Parameters<typeof applyCommand>[1]): Promise<Told> => {
      const { outcome, balanceMinor } = await applyCommand(said?.by ?? ctx, command);
      return { code: outcome, balanceMinor };
    };
    /** As the dialects do: the money, then the end of its round. */
    const closing = async (said: Said | undefined, transaction: string, done: Told): Promise<Told> => {
      if (done.code !== 'ok' || !said?.closes) return done;
      const ended = await told(said, { action: 'end_round', ...base(said), transaction });
      return ended.code === 'temporary' ? ended : done;
    };
    return {
      player,
      token,
      bet: async (transaction, amountMinor, said) => {
        const by = said?.token ?? token;
        const opened = await openOnce(said?.by ?? ctx, provider, by);
        if (opened !== 'ok') return { code: opened, balanceMinor: null };
        const session = sessionIdOf(by);
        const done = await told(said, { action: 'bet', ...base(said), transaction, amountMinor, session });
        return closing(said, transaction, done);
      },
      win: async (transaction, amountMinor, said) => {
        const kind = said?.kind ?? 'base';
        const done = await told(said, { action: 'win', ...base(said), transaction, amountMinor, kind });
        return closing(said, transaction, done);
      },
      rollback: async (transaction, bet, said) =>
        closing(said, transaction, await told(said, { action: 'rollback', ...base(said), transaction, bet })),
    };
  },
});
