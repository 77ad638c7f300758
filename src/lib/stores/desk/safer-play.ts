import type { InterventionKind } from '#contract/profile/markers.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type MarkedPlayer = DeskAnswer<'listMarkedPlayers'>[number];
export type MarkedDetail = DeskAnswer<'readMarkedPlayer'>;

/** In the order in which the desk offers them. */
export const interventions = [
  'contacted',
  'break_suggested',
  'limit_proposed',
  'nothing_needed',
] as const satisfies readonly InterventionKind[];

export const $marked = createDeskQuery(() => callDesk('listMarkedPlayers', {}));
export const $markedPlayer = createDeskChosen((id) => callDesk('readMarkedPlayer', { params: { id } }));

const reload = () => Promise.all([$marked.reload(), $markedPlayer.reload()]);

/** Says what was done about the markers that were shown. */
export const intervene = ({ player, markers }: MarkedDetail, kind: InterventionKind, note: string) =>
  afterAct(
    callDesk('intervene', { params: { id: player.id }, body: { kind, note, markers: markers.map(({ id }) => id) } }),
    reload,
  );

export type RegisterShown = DeskAnswer<'readRegisters'>[number];

/** How the registers of self-excluded people answer; none where none is switched on. */
export const $registers = createDeskQuery(() => callDesk('readRegisters', {}));
