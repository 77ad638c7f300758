import { atom, computed } from 'nanostores';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';
import { type CorrectionDraft, correctionOf } from './money-drafts.ts';

export type Correction = DeskAnswer<'listCorrections'>[number];

export const $corrections = createDeskQuery(() => callDesk('listCorrections', {}));

const $openId = atom<string | null>(null);
/** The one that is open, as the last answer has it. */
export const $correction = computed(
  [$corrections, $openId],
  ({ data }, id) => data?.find((one) => one.id === id) ?? null,
);
export const openCorrection = (id: string): void => $openId.set(id);

export const proposeCorrection = (id: string, draft: CorrectionDraft) =>
  callDesk('proposeCorrection', { params: { id }, body: correctionOf(draft) });

export const approveCorrection = (id: string) =>
  afterAct(callDesk('approveCorrection', { params: { id } }), $corrections.reload);
export const refuseCorrection = (id: string, note: string) =>
  afterAct(callDesk('refuseCorrection', { params: { id }, body: { note } }), $corrections.reload);
export const withdrawCorrection = (id: string, note: string) =>
  afterAct(callDesk('withdrawCorrection', { params: { id }, body: { note } }), $corrections.reload);
