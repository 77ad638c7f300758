import { ok, type Result } from '#domain/result.ts';
import { commonHorses, presentRaceAnswer, presentRaceStake } from '../../services/shared/horses.ts';
import { listenTo } from '../../services/shared/listen.ts';
import { cancelStake, type Held, placeStake, readStake } from '../../services/shared/stakes.ts';
import type { RoutesOf } from '../route.ts';

const answered = <Code extends string>(held: Result<Held, Code>) =>
  held.ok ? ok(presentRaceAnswer(held.value)) : held;

export const horseRoutes: RoutesOf<'listenToRaces' | 'placeRaceStake' | 'readRaceStake' | 'cancelRaceStake'> = {
  listenToRaces: {
    rate: 'play',
    handle: async ({ ctx, session }) => listenTo(ctx, session, commonHorses, presentRaceStake),
  },
  placeRaceStake: {
    rate: 'play',
    handle: async ({ ctx, session, params, body, idempotencyKey }) =>
      answered(
        await placeStake(ctx, session, commonHorses, {
          sessionId: params.sessionId,
          stakeId: idempotencyKey,
          bets: body.bets,
        }),
      ),
  },
  readRaceStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answered(await readStake(ctx, session, commonHorses, params.stakeId)),
  },
  cancelRaceStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answered(await cancelStake(ctx, session, commonHorses, params.stakeId)),
  },
};
