import * as affiliates from './affiliates.ts';
import * as agreements from './agreements.ts';
import * as audit from './audit.ts';
import type { DeskCall } from './call.ts';
import * as cashier from './cashier.ts';
import * as chats from './chats.ts';
import * as corrections from './corrections.ts';
import * as deposits from './deposits.ts';
import * as gameSettings from './game-settings.ts';
import * as games from './games.ts';
import * as grants from './grants.ts';
import * as papers from './papers.ts';
import * as player from './player.ts';
import * as playerActs from './player-acts.ts';
import * as playerHistory from './player-history.ts';
import * as players from './players.ts';
import * as registers from './registers.ts';
import * as reports from './reports.ts';
import * as risk from './risk.ts';
import * as riskRules from './risk-rules.ts';
import * as saferPlay from './safer-play.ts';
import * as shelf from './shelf.ts';
import * as staff from './staff.ts';
import * as today from './today.ts';
import * as webhooks from './webhooks.ts';

/** Every call of the desk, by its name. */
export const deskCalls = {
  startEnrolment: staff.startEnrolment,
  enrol: staff.enrol,
  startStaffSignIn: staff.startStaffSignIn,
  signInStaff: staff.signInStaff,
  signOutStaff: staff.signOutStaff,
  startStaffProof: staff.startStaffProof,
  proveStaff: staff.proveStaff,
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
  addPlayerNote: players.addPlayerNote,
  readDeskPlayer: player.readDeskPlayer,
  listDeskTimeline: playerHistory.listDeskTimeline,
  listDeskRounds: playerHistory.listDeskRounds,
  readDeskRound: playerHistory.readDeskRound,
  listDeskPayments: playerHistory.listDeskPayments,
  signPlayerOut: playerActs.signPlayerOut,
  excludePlayer: playerActs.excludePlayer,
  reopenPlayer: playerActs.reopenPlayer,
  removePlayerFactor: playerActs.removePlayerFactor,
  listPayouts: cashier.listPayouts,
  readPayout: cashier.readPayout,
  approvePayout: cashier.approvePayout,
  rejectPayout: cashier.rejectPayout,
  notePayoutSent: cashier.notePayoutSent,
  notePayoutFailed: cashier.notePayoutFailed,
  requestPayout: cashier.requestPayout,
  makePayoutBatch: cashier.makePayoutBatch,
  readPayoutBatch: cashier.readPayoutBatch,
  listCorrections: corrections.listCorrections,
  proposeCorrection: corrections.proposeCorrection,
  approveCorrection: corrections.approveCorrection,
  refuseCorrection: corrections.refuseCorrection,
  withdrawCorrection: corrections.withdrawCorrection,
  listHeldDeposits: deposits.listHeldDeposits,
  releaseDeposit: deposits.releaseDeposit,
  noteDepositReturned: deposits.noteDepositReturned,
  listHeldCoins: deposits.listHeldCoins,
  readCoins: deposits.readCoins,
  releaseCoins: deposits.releaseCoins,
  noteCoinsReturned: deposits.noteCoinsReturned,
  chargeCoinsBack: deposits.chargeCoinsBack,
  settleFinding: deposits.settleFinding,
  compareStatement: deposits.compareStatement,
  listAffiliates: affiliates.listAffiliates,
  readAffiliateStatement: affiliates.readAffiliateStatement,
  exportAffiliateStatement: affiliates.exportAffiliateStatement,
  listAffiliateProposals: agreements.listAffiliateProposals,
  proposeAffiliate: agreements.proposeAffiliate,
  approveAffiliate: agreements.approveAffiliate,
  refuseAffiliate: agreements.refuseAffiliate,
  withdrawAffiliate: agreements.withdrawAffiliate,
  endAffiliate: agreements.endAffiliate,
  listWebhookProposals: agreements.listWebhookProposals,
  proposeWebhook: agreements.proposeWebhook,
  approveWebhook: agreements.approveWebhook,
  refuseWebhook: agreements.refuseWebhook,
  withdrawWebhook: agreements.withdrawWebhook,
  endWebhook: agreements.endWebhook,
  renewWebhookSecret: agreements.renewWebhookSecret,
  listDeskWebhooks: webhooks.listDeskWebhooks,
  resendWebhooks: webhooks.resendWebhooks,
  listReturns: games.listReturns,
  settleReturn: games.settleReturn,
  listGameSettings: gameSettings.listGameSettings,
  readGameSetting: gameSettings.readGameSetting,
  proposeGameSetting: gameSettings.proposeGameSetting,
  approveGameSetting: gameSettings.approveGameSetting,
  refuseGameSetting: gameSettings.refuseGameSetting,
  withdrawGameSetting: gameSettings.withdrawGameSetting,
  readShelf: shelf.readShelf,
  arrangeShelf: shelf.arrangeShelf,
  listGameChains: shelf.listGameChains,
  checkGameChain: shelf.checkGameChain,
  listPapers: papers.listPapers,
  readPaper: papers.readPaper,
  openPaper: papers.openPaper,
  decidePaper: papers.decidePaper,
  listWaitingChats: chats.listWaitingChats,
  readChat: chats.readChat,
  answerChat: chats.answerChat,
  listHeldGrants: grants.listHeldGrants,
  readHeldGrant: grants.readHeldGrant,
  releaseGrant: grants.releaseGrant,
  refuseGrant: grants.refuseGrant,
  listMarkedPlayers: saferPlay.listMarkedPlayers,
  readMarkedPlayer: saferPlay.readMarkedPlayer,
  intervene: saferPlay.intervene,
  readRegisters: registers.readRegisters,
  readToday: today.readToday,
  readReport: reports.readReport,
  exportReport: reports.exportReport,
  readCohorts: reports.readCohorts,
  listReportPostings: reports.listReportPostings,
  exportVault: reports.exportVault,
  checkReport: reports.checkReport,
  listRiskCases: risk.listRiskCases,
  readRiskCase: risk.readRiskCase,
  openRiskCase: risk.openRiskCase,
  workOnRiskCase: risk.workOnRiskCase,
  readRiskLinks: risk.readRiskLinks,
  readRiskAccount: risk.readRiskAccount,
  reportRiskCase: risk.reportRiskCase,
  readRiskRules: riskRules.readRiskRules,
  previewRiskRules: riskRules.previewRiskRules,
  proposeRiskRules: riskRules.proposeRiskRules,
  approveRiskRules: riskRules.approveRiskRules,
  refuseRiskRules: riskRules.refuseRiskRules,
  withdrawRiskRules: riskRules.withdrawRiskRules,
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
