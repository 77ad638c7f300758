import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskCode } from './call-desk.ts';
import { addOwnKey, type KeyCode } from './enter.ts';

export type OwnKey = DeskAnswer<'listOwnKeys'>[number];

export const $ownKeys = createDeskQuery(() => callDesk('listOwnKeys', {}));

/** Makes another key and shows it; what went wrong, or null. */
export const addShownKey = async (): Promise<KeyCode | null> => {
  const code = await addOwnKey();
  if (code === null) await $ownKeys.reload();
  return code;
};

/** Takes a key away; what went wrong, or null. */
export const removeOwnKey = async (id: string): Promise<DeskCode | null> => {
  const answer = await callDesk('removeOwnKey', { params: { id } });
  await $ownKeys.reload();
  return answer.ok ? null : answer.code;
};
