import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

export type GameSettings = DeskAnswer<'listGameSettings'>;
export type GameSubject = DeskAnswer<'readGameSetting'>;
export type SettingVersion = GameSettings['inForce'][number];
export type SettingProposal = GameSettings['proposals'][number];
export type SettingValue = SettingVersion['value'];
export type SettingWish = SettingProposal['wish'];
export type Consequences = GameSubject['consequences'];
export type Of = GameSubject['of'];

export const $gameSettings = createDeskQuery(() => callDesk('listGameSettings', {}));

export const readSubject = (of: Of, id: string) => callDesk('readGameSetting', { params: { of, id } });

export const proposeSetting = ({ of, id, versions }: GameSubject, wish: SettingWish, reason: string) =>
  afterAct(
    callDesk('proposeGameSetting', { body: { of, id, wish, reason, shown: { version: versions[wish.part] } } }),
    $gameSettings.reload,
  );
export const approveSetting = (id: string) =>
  afterAct(callDesk('approveGameSetting', { params: { id } }), $gameSettings.reload);
export const refuseSetting = (id: string, note: string) =>
  afterAct(callDesk('refuseGameSetting', { params: { id }, body: { note } }), $gameSettings.reload);
export const withdrawSetting = (id: string, note: string) =>
  afterAct(callDesk('withdrawGameSetting', { params: { id }, body: { note } }), $gameSettings.reload);

/** A game or a studio that can be chosen. */
export type Choice = { readonly of: Of; readonly id: string; readonly name: string; readonly studio: string };

/** Whose name or id has these letters: studios first, at most `max`; and how many more there are. */
export function choicesFor(
  { games }: GameSettings,
  typed: string,
  max: number,
): { readonly shown: Choice[]; readonly more: number } {
  const word = typed.trim().toLowerCase();
  if (word === '') return { shown: [], more: 0 };
  const has = (text: string): boolean => text.toLowerCase().includes(word);
  const studios = [...new Set(games.map(({ studio }) => studio))]
    .filter(has)
    .map((name) => ({ of: 'studio' as const, id: name, name, studio: name }));
  const named = games
    .filter(({ id, name }) => has(id) || has(name))
    .map(({ id, name, studio }) => ({ of: 'game' as const, id, name, studio }));
  const all = [...studios, ...named];
  return { shown: all.slice(0, max), more: Math.max(0, all.length - max) };
}

/** Codes of two letters as they were typed; null where something else is among them. */
export function codesIn(typed: string): string[] | null {
  const codes = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : null;
}
