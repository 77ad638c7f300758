import * as audit from './audit.ts';
import type { DeskCall } from './call.ts';
import * as player from './player.ts';
import * as history from './player-history.ts';
import * as players from './players.ts';
import * as staff from './staff.ts';

/** Every call of the desk, by its name. */
export const deskCalls = {
  startEnrolment: staff.startEnrolment,
  enrol: staff.enrol,
  startStaffSignIn: staff.startStaffSignIn,
  signInStaff: staff.signInStaff,
  signOutStaff: staff.signOutStaff,
  readMe: staff.readMe,
  listOwnKeys: staff.listOwnKeys,
  startOwnKey: staff.startOwnKey,
  addOwnKey: staff.addOwnKey,
  removeOwnKey: staff.removeOwnKey,
  readStaff: staff.readStaff,
  nameSecond: staff.nameSecond,
  proposeForStaff: staff.proposeForStaff,
  approveForStaff: staff.approveForStaff,
  refuseForStaff: staff.refuseForStaff,
  endPerson: staff.endPerson,
  takeRight: staff.takeRight,
  listActs: audit.listActs,
  checkActs: audit.checkActs,
  exportActs: audit.exportActs,
  findPlayers: players.findPlayers,
  readDeskPlayer: player.readDeskPlayer,
  listDeskTimeline: history.listDeskTimeline,
  listDeskRounds: history.listDeskRounds,
  readDeskRound: history.readDeskRound,
  listDeskPayments: history.listDeskPayments,
  addPlayerNote: players.addPlayerNote,
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
