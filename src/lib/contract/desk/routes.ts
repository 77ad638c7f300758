import type { DeskCallName, deskCalls } from './calls.ts';

type Routes = {
  readonly [Name in DeskCallName]: Pick<(typeof deskCalls)[Name], 'method' | 'path'>;
};

/** Where each call of the desk lives, without a schema: one that `deskCalls` does not have, or has elsewhere, does not compile. */
export const deskRoutes = {
  startEnrolment: { method: 'POST', path: '/desk-service/enrolment/start' },
  enrol: { method: 'POST', path: '/desk-service/enrolment' },
  startStaffSignIn: { method: 'POST', path: '/desk-service/sign-in/start' },
  signInStaff: { method: 'POST', path: '/desk-service/sign-in' },
  signOutStaff: { method: 'POST', path: '/desk-service/sign-out' },
  readMe: { method: 'GET', path: '/desk-service/me' },
  listOwnKeys: { method: 'GET', path: '/desk-service/me/passkeys' },
  startOwnKey: { method: 'POST', path: '/desk-service/me/passkeys/start' },
  addOwnKey: { method: 'POST', path: '/desk-service/me/passkeys' },
  removeOwnKey: { method: 'DELETE', path: '/desk-service/me/passkeys/{id}' },
  readStaff: { method: 'GET', path: '/desk-service/staff' },
  nameSecond: { method: 'POST', path: '/desk-service/staff/second' },
  proposeForStaff: { method: 'POST', path: '/desk-service/staff/proposals' },
  approveForStaff: { method: 'POST', path: '/desk-service/staff/proposals/{id}/approve' },
  refuseForStaff: { method: 'POST', path: '/desk-service/staff/proposals/{id}/refuse' },
  endPerson: { method: 'POST', path: '/desk-service/staff/{id}/end' },
  takeRight: { method: 'POST', path: '/desk-service/staff/rights/{id}/end' },
  listActs: { method: 'GET', path: '/desk-service/audit' },
  checkActs: { method: 'POST', path: '/desk-service/audit/check' },
  exportActs: { method: 'GET', path: '/desk-service/audit/export' },
  findPlayers: { method: 'GET', path: '/desk-service/players' },
  readDeskPlayer: { method: 'GET', path: '/desk-service/players/{id}' },
  listDeskTimeline: { method: 'GET', path: '/desk-service/players/{id}/timeline' },
  listDeskRounds: { method: 'GET', path: '/desk-service/players/{id}/rounds' },
  readDeskRound: { method: 'GET', path: '/desk-service/players/{id}/rounds/{round}' },
  listDeskPayments: { method: 'GET', path: '/desk-service/players/{id}/payments' },
  addPlayerNote: { method: 'POST', path: '/desk-service/players/{id}/notes' },
} as const satisfies Routes;
