import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

type Webhooks = DeskAnswer<'listDeskWebhooks'>;
export type Endpoint = Webhooks['endpoints'][number];
export type DeadWebhook = Webhooks['dead'][number];

export const $webhooks = createDeskQuery(() => callDesk('listDeskWebhooks', {}));

/** Has what an address did not take sent again; `number` null: all of it. */
export const resendWebhooks = (id: string, number: string | null) =>
  afterAct(callDesk('resendWebhooks', { params: { id }, body: { number } }), $webhooks.reload);
