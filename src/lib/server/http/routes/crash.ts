import { common as commonCrash } from '#domain/games/crash/common.ts';
import { presentCrashStake } from '../../services/shared/crash-stake.ts';
import { cashOut } from '../../services/shared/stakes.ts';
import type { RoutesOf } from '../route.ts';
import { answerWith, tableRoutes } from './shared.ts';

const table = tableRoutes(commonCrash, presentCrashStake);
const answer = answerWith(presentCrashStake);

export const crashRoutes: RoutesOf<
  'listenToCrash' | 'placeCrashStake' | 'readCrashStake' | 'cancelCrashStake' | 'cashOutCrashStake'
> = {
  listenToCrash: table.listen,
  placeCrashStake: table.place,
  readCrashStake: table.read,
  cancelCrashStake: table.cancel,
  cashOutCrashStake: {
    rate: 'play',
    handle: async ({ ctx, session, params }) => answer(await cashOut(ctx, session, commonCrash, params.stakeId)),
  },
};
