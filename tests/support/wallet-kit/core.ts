import { openOnce, sessionIdOf } from '#server/services/aggregator/studio-session.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import { type WalletOutcome, walletOutcomes } from '#server/services/wallet/commands.ts';
import type { Said, Subject, Told } from './subject.ts';

/** The core itself, under the name of a studio and with one of its games. */
export const coreOf = (provider: string, game: string): Subject => ({
  name: `the core for ${provider}`,
  ...{ provider, game },
  codes: Object.fromEntries(walletOutcomes.map((outcome) => [outcome, outcome])) as Record<WalletOutcome, string>,
  seat: async (ctx, player, token, currency) => {
    const base = (said: Said = {}) => ({
      ...{ provider, player: said.player ?? player.playerId, currency: said.currency ?? currency },
      ...{ game, round: said.round ?? 'r1' },
    });
    const told = async (said: Said | undefined, command: Parameters<typeof applyCommand>[1]): Promise<Told> => {
      const { outcome, balanceMinor } = await applyCommand(said?.by ?? ctx, command);
      return { code: outcome, balanceMinor };
    };
    return {
      ...{ player, token },
      bet: async (transaction, amountMinor, said) => {
        const by = said?.token ?? token;
        const opened = await openOnce(said?.by ?? ctx, provider, by);
        if (opened !== 'ok') return { code: opened, balanceMinor: null };
        return told(said, { action: 'bet', ...base(said), transaction, amountMinor, session: sessionIdOf(by) });
      },
      win: (transaction, amountMinor, said) =>
        told(said, { action: 'win', ...base(said), transaction, amountMinor, kind: said?.kind ?? 'base' }),
      rollback: (transaction, bet, said) => told(said, { action: 'rollback', ...base(said), transaction, bet }),
    };
  },
});
