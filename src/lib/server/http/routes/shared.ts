import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { PlayerSession } from '../../services/caller.ts';
import { listenTo } from '../../services/shared/listen.ts';
import { cancelStake, type Held, placeStake, readStake } from '../../services/shared/stakes.ts';

type AtTable = { readonly ctx: ServerContext; readonly session: PlayerSession };
type OfStake = AtTable & { readonly params: { readonly stakeId: string } };
type Placing = AtTable & {
  readonly params: { readonly sessionId: string };
  readonly body: { readonly bets: unknown };
  readonly idempotencyKey: string;
};

/** A stake as its game shows it to its owner, and what the purse holds now; a refusal as it came. */
export const answerWith =
  <Stake>(present: (held: Held) => Stake) =>
  <Code extends string>(held: Result<Held, Code>) =>
    held.ok
      ? ok({
          stake: present(held.value),
          balance: formatAmount(held.value.stake.balance, held.value.stake.currency),
        })
      : held;

/** The routes that every shared game has. */
export const tableRoutes = <Stake extends object>(game: CommonGame, present: (held: Held) => Stake) => {
  const answer = answerWith(present);
  return {
    listen: {
      rate: 'play',
      handle: async ({ ctx, session }: AtTable) => listenTo(ctx, session, game, present),
    },
    place: {
      rate: 'play',
      handle: async ({ ctx, session, params: { sessionId }, body: { bets }, idempotencyKey }: Placing) =>
        answer(await placeStake(ctx, session, game, { sessionId, stakeId: idempotencyKey, bets })),
    },
    read: {
      rate: 'play',
      handle: async ({ ctx, session, params }: OfStake) => answer(await readStake(ctx, session, game, params.stakeId)),
    },
    cancel: {
      rate: 'play',
      handle: async ({ ctx, session, params }: OfStake) =>
        answer(await cancelStake(ctx, session, game, params.stakeId)),
    },
  } as const;
};
