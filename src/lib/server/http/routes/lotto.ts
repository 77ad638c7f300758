import { common as commonLotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { listTickets, presentTicket } from '../../services/shared/lotto.ts';
import type { RoutesOf } from '../route.ts';
import { tableRoutes } from './shared.ts';

const table = tableRoutes(commonLotto, presentTicket);

export const lottoRoutes: RoutesOf<
  'listenToLotto' | 'placeLottoStake' | 'readLottoStake' | 'cancelLottoStake' | 'listLottoTickets'
> = {
  listenToLotto: table.listen,
  placeLottoStake: table.place,
  readLottoStake: table.read,
  cancelLottoStake: table.cancel,
  listLottoTickets: {
    rate: 'play',
    handle: ({ ctx, session, params }) => listTickets(ctx, session, params.sessionId),
  },
};
