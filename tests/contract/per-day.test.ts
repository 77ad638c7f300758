import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** Calls of a player that change something and have no bound by the day, and what bounds the rows that they leave. */
const bounded: Readonly<Record<string, string>> = {
  renamePasskey: 'changes a row',
  addFavoriteGame: 'one row a game',
  removeFavoriteGame: 'takes a row away',
  markNotificationsRead: 'changes rows, which are forgotten after 90 days',
  savePush: 'one row a browser, ten at most',
  selfExclude: 'ends the session; lasts a day at least, and only grows',
  acknowledgeRealityCheck: 'changes a row',
  closeAccount: 'is done once',
  addCurrency: 'one wallet a currency',
  setDefaultCurrency: 'changes rows',
  rejectEligiblePromotions: 'one row a version of a promotion',
  cancelPromotion: 'one event for each that was taken, of which there are so many a day',
  cancelWithdrawal: 'once a withdrawal',
  resendConfirmation: 'a link and a mail, which are forgotten after 7 and 30 days',
  cryptoDeposit: 'one address until coins were seen there',
  placeRound: 'takes a stake',
  playFreeSpin: 'takes a spin of a promotion',
  startAutoplay: 'changes a row',
  stopAutoplay: 'changes a row',
  actRound: 'so many steps a round, which took a stake',
  placeCrashStake: 'takes a stake',
  cancelCrashStake: 'once a stake',
  cashOutCrashStake: 'once a stake',
  placeBingoStake: 'takes a stake',
  cancelBingoStake: 'once a stake',
  placeRaceStake: 'takes a stake',
  cancelRaceStake: 'once a stake',
  placeLottoStake: 'takes a stake',
  cancelLottoStake: 'once a stake',
  placeRouletteStake: 'takes a stake',
  cancelRouletteStake: 'once a stake',
  readCoupon: 'takes nothing',
};

it('every call by which a player can make rows is bounded by the day, or says what else bounds it', () => {
  const changing = Object.entries<Call>(calls).filter(
    ([, { method, session }]) => method !== 'GET' && session === 'player',
  );
  const unbounded = changing.filter(([, { perDay }]) => perDay === undefined).map(([name]) => name);
  expect(unbounded.sort()).toEqual(Object.keys(bounded).sort());
});
