import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type HeldGrant = DeskAnswer<'listHeldGrants'>[number];

export const $grants = createDeskQuery(() => callDesk('listHeldGrants', {}));
export const $grant = createDeskChosen((id) => callDesk('readHeldGrant', { params: { id } }));

const reload = () => Promise.all([$grants.reload(), $grant.reload()]);

export const releaseGrant = (id: string, note: string) =>
  afterAct(callDesk('releaseGrant', { params: { id }, body: { note } }), reload);
export const refuseGrant = (id: string, reason: string) =>
  afterAct(callDesk('refuseGrant', { params: { id }, body: { reason } }), reload);
