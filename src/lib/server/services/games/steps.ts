import type { RoundSeeds } from '#domain/fairness/stream.ts';
import { findGame } from '#domain/games/book/registry.ts';
import type { Bet, Json, StatefulGame } from '#domain/games/kit/game.ts';
import { type PaidStep, type Payment, rulesUnder } from '#domain/games/kit/payment.ts';
import { formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import type { PlayedOnRow } from '../../db/queries/rounds.ts';
import { unsealSeed } from '../fairness/seal.ts';
import { asRecords, presentWins } from './present.ts';

/** Where a round stands after a step, as it is stored; `payoutMinor` is null while it waits. */
export type StoredStep = {
  readonly payoutMinor: bigint | null;
  readonly columns: { readonly [Name in 'state' | 'view' | 'choices' | 'outcome' | 'wins' | 'undecided']: Json };
};

const waiting = { outcome: null, wins: null, undecided: '0' };

export const storedStep = (step: PaidStep, currency: CurrencyCode): StoredStep => {
  if (step.status === 'settled') {
    const { outcome, wins, payoutMinor, undecidedMinor = 0n } = step;
    const decided = { outcome, wins: presentWins(wins, currency), undecided: `${undecidedMinor}` };
    return { payoutMinor, columns: { state: null, view: null, choices: null, ...decided } };
  }
  const choices = step.choices.map(({ name, addsMinor }) => ({ name, adds: formatAmount(addsMinor, currency) }));
  return { payoutMinor: null, columns: { ...waiting, state: step.state, view: step.view, choices } };
};

/** A stored round of several steps, ready to be played on. */
export type InPlay = {
  /** By the rules under which it was opened. */
  readonly game: StatefulGame;
  /** The bets that opened it, then those that its actions added. */
  readonly bets: readonly Bet[];
  readonly actions: readonly Json[];
  readonly seeds: RoundSeeds;
  /** As the rules pay under which the round was opened. */
  readonly payment: Payment;
};

/** Undefined when the round is of no stateful game of the house. Its seeds are its own pair and nonce. */
export const takeUp = (ctx: ServerContext, row: PlayedOnRow): InPlay | undefined => {
  const game = findGame(row.game_id);
  const { sealed_seed: sealed, server_seed_hash: hash, client_seed: clientSeed, nonce } = row;
  if (game?.steps !== 'many' || sealed === null || hash === null || clientSeed === null || nonce === null)
    return undefined;
  const seeds = { serverSeed: unsealSeed(ctx, sealed, hash), clientSeed, nonce: Number(nonce) };
  const bets = [...asRecords(row.bets), ...asRecords(row.added_bets)].map((bet) => readBet(bet, row.currency));
  const { rules, payment } = rulesUnder(game, Number(row.game_version)) ?? { rules: game, payment: 'drawn' };
  return { game: rules, bets, actions: asRecords(row.actions), seeds, payment };
};

/** A bet as `presentBets` stored it. */
const readBet = ({ spot, amount }: { readonly [name: string]: Json }, currency: CurrencyCode): Bet => {
  const parsed = parsePositiveAmount(amount, currency, storedCharsMax);
  if (typeof spot !== 'string' || !parsed.ok) throw new TypeError('a stored bet has a spot and an amount');
  return { spot, amountMinor: parsed.value };
};

const storedCharsMax = 20;
