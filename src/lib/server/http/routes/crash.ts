import { ok, type Result } from '#domain/result.ts';
import { publishedChains } from '../../services/shared/chains.ts';
import { commonCrash } from '../../services/shared/crash.ts';
import { presentCrashAnswer, presentCrashStake } from '../../services/shared/crash-stake.ts';
import { listenTo } from '../../services/shared/listen.ts';
import { cancelStake, cashOut, type Held, placeStake, readStake } from '../../services/shared/stakes.ts';
import type { RoutesOf } from '../route.ts';

const answered = <Code extends string>(held: Result<Held, Code>) =>
  held.ok ? ok(presentCrashAnswer(held.value)) : held;

export const crashRoutes: RoutesOf<
  'listenToCrash' | 'placeCrashStake' | 'readCrashStake' | 'cancelCrashStake' | 'cashOutCrashStake' | 'listSharedChains'
> = {
  listenToCrash: {
    rate: 'play',
    handle: async ({ ctx, session }) => listenTo(ctx, session, commonCrash, presentCrashStake),
  },
  placeCrashStake: {
    rate: 'play',
    handle: async ({ ctx, session, params, body, idempotencyKey }) =>
      answered(
        await placeStake(ctx, session, commonCrash, {
          sessionId: params.sessionId,
          stakeId: idempotencyKey,
          bets: body.bets,
        }),
      ),
  },
  readCrashStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answered(await readStake(ctx, session, commonCrash, params.stakeId)),
  },
  cancelCrashStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answered(await cancelStake(ctx, session, commonCrash, params.stakeId)),
  },
  cashOutCrashStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answered(await cashOut(ctx, session, commonCrash, params.stakeId)),
  },
  listSharedChains: {
    rate: 'ordinary',
    handle: ({ ctx, params }) => publishedChains(ctx, params.gameId),
  },
};
