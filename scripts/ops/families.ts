import type { Config } from '#server/config.ts';
import type { Family } from './answer.ts';

/** Loads a family when one of its commands was given: what its commands need is much, and mostly of no use to another's. */
type LoadFamily = (config: () => Config) => Promise<Family>;

/** The families of commands that answer in lines, from the database. */
export const families: Readonly<Record<string, LoadFamily>> = {
  affiliates: async (config) => {
    const { runAffiliates } = await import('./affiliates.ts');
    return (db, words, now) => runAffiliates(db, config, words, now);
  },
  chain: async () => (await import('./chain.ts')).runChain,
  chat: async () => (await import('./chat.ts')).runChat,
  capital: async () => (await import('./capital.ts')).runCapital,
  content: async () => (await import('./content.ts')).runContent,
  deposits: async () => (await import('./deposits.ts')).runDeposits,
  documents: async (config) => {
    const { runDocuments } = await import('./documents.ts');
    return (db, words, now) => runDocuments(db, config, words, now);
  },
  epochs: async () => (await import('./epochs.ts')).runEpochs,
  events: async () => (await import('./events.ts')).runEvents,
  log: async (config) => {
    const { runLog } = await import('./log.ts');
    return (db, words, now) => runLog(db, config, words, now);
  },
  loyalty: async () => (await import('./loyalty.ts')).runLoyalty,
  players: async () => (await import('./players.ts')).runPlayers,
  promotions: async () => (await import('./promotions.ts')).runPromotions,
  reconcile: async () => (await import('./reconcile.ts')).runReconcile,
  reports: async () => (await import('./reports.ts')).runReports,
  returns: async () => (await import('./returns.ts')).runReturns,
  'safer-play': async () => (await import('./safer-play.ts')).runSaferPlay,
  vault: async (config) => {
    const { runVault } = await import('./vault.ts');
    return (db, words, now) => runVault(db, config, words, now);
  },
  wallets: async () => (await import('./wallets.ts')).runWallets,
  webhooks: async (config) => {
    const { runWebhooks } = await import('./webhooks.ts');
    return (db, words, now) => runWebhooks(db, config, words, now);
  },
  withdrawals: async (config) => {
    const { runWithdrawals } = await import('./withdrawals.ts');
    return (db, words, now) => runWithdrawals(db, config, words, now);
  },
};
