import { saveFile } from '../calls/save-file.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, callDeskFile, type DeskAnswer, type DeskInput, type DeskResult } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type RiskCase = DeskAnswer<'listRiskCases'>[number];
export type OpenedRiskCase = DeskAnswer<'readRiskCase'>;
export type RiskLinks = DeskAnswer<'readRiskLinks'>;
export type RiskWork = DeskInput<'workOnRiskCase'>['body'];

export const $riskCases = createDeskQuery(() => callDesk('listRiskCases', {}));
export const $riskCase = createDeskChosen((id) => callDesk('readRiskCase', { params: { id } }));

const reload = () => Promise.all([$riskCases.reload(), $riskCase.reload()]);

/** Does something to a case as it was shown; whatever comes of it, what is on the screen is of now again. */
export const workOnRiskCase = (id: string, body: RiskWork) =>
  afterAct(callDesk('workOnRiskCase', { params: { id }, body }), reload);

export const readRiskLinks = (id: string) => callDesk('readRiskLinks', { params: { id } });
export const readRiskAccount = (id: string) => callDesk('readRiskAccount', { params: { id } });

export const reportSuspicion = (playerId: string, reason: string) =>
  callDesk('openRiskCase', { body: { playerId, reason } });

/** Makes a case's report and saves it on this device. */
export const saveRiskReport = async (
  id: string,
  body: DeskInput<'reportRiskCase'>['body'],
): Promise<DeskResult<void>> => {
  const answer = await afterAct(callDeskFile('reportRiskCase', { params: { id }, body }), reload);
  if (!answer.ok) return answer;
  saveFile(answer.value.name, answer.value.blob);
  return { ok: true, value: undefined };
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A player's id as it was typed or copied; null where it is none. */
export const typedPlayerId = (text: string): string | null => {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : null;
};
