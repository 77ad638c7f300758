import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

type Returns = DeskAnswer<'listReturns'>;
export type ReturnShown = Returns['rows'][number];
export type Drift = Returns['drifts'][number];

export const $returns = createDeskQuery(() => callDesk('listReturns', {}));

export const settleReturn = ({ game, kind }: Drift, reason: string) =>
  afterAct(callDesk('settleReturn', { body: { game, kind, reason } }), $returns.reload);
