import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { fail } from '#domain/result.ts';
import { createApp } from '#server/http/app.ts';
import type { Route } from '#server/http/route.ts';
import { type Owner, openDoor, owner, seated } from '#tests/api/races/house.ts';
import { validOf } from '#tests/support/fuzz.ts';
import { visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** Every call is in one of these two lists: what a restricted country is refused, and what stays. */
const refused: readonly CallName[] = [
  ...(['register', 'validateEmail', 'signIn'] as const),
  ...(['completeSignIn', 'startPasskeySignIn', 'signInByPasskey'] as const),
  ...([
    'skrillDeposit',
    'brpayDeposit',
    'paypoundDeposit',
    'paystudioDeposit',
    'paywebDeposit',
    'ikajoDeposit',
  ] as const),
  ...([
    'pgpaytechDeposit',
    'devcodeDeposit',
    'emsDeposit',
    'mifinityDeposit',
    'jetonCashDeposit',
    'jetonDeposit',
  ] as const),
  ...(['cardDeposit', 'nextCardDeposit', 'cryptoDeposit', 'listBuyCrypto', 'addCurrency'] as const),
  ...(['acceptPromotion', 'readCoupon', 'redeemPromotionCoupon', 'redeemCoupon'] as const),
  ...(['launchGame', 'openGameSession', 'placeRound', 'playFreeSpin', 'placeCrashStake', 'placeRaceStake'] as const),
  ...(['placeBingoStake', 'placeRouletteStake', 'placeLottoStake', 'startAutoplay'] as const),
];
const stays: readonly CallName[] = [
  // Who one is, and leaving.
  ...(['signOut', 'isAuthenticated', 'readCurrentIp', 'readCaptcha', 'logError'] as const),
  ...(['forgotPassword', 'changePassword', 'resetPassword', 'confirmAccount', 'resendConfirmation'] as const),
  ...(['askOwnMoney', 'readOwnMoney', 'takeOwnMoney'] as const),
  ...(['readProfile', 'updateProfile', 'listSessions', 'endSession', 'selfExclude'] as const),
  ...([
    'toggleReceiveEmail',
    'unsubscribe',
    'setShowWins',
    'fillNationalNumber',
    'readTerms',
    'acceptTerms',
    'readLoyaltyLevel',
  ] as const),
  ...(['listBillVerifications', 'uploadBill', 'readIdVerification', 'uploadIdDocument', 'readDocument'] as const),
  ...(['endOtherSessions', 'reauthenticate', 'readSecondFactor', 'startSecondFactor'] as const),
  ...(['confirmSecondFactor', 'renewRecoveryCodes', 'switchOffSecondFactor'] as const),
  ...(['listPasskeys', 'startPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'] as const),
  ...(['listFavoriteGames', 'addFavoriteGame', 'removeFavoriteGame'] as const),
  ...(['listNotifications', 'markNotificationsRead', 'readPush', 'savePush'] as const),
  ...(['sendChatMessage', 'listChatMessages', 'readChatIdentity', 'listHouseActs'] as const),
  // What keeps play in hand.
  ...(['readSaferPlay', 'setLimit', 'confirmLimit', 'cancelLimitChange', 'declineLimits'] as const),
  ...([
    'takeTimeOut',
    'setRealityCheck',
    'readPlaySession',
    'readPlayReceipt',
    'acknowledgeRealityCheck',
    'saveAssessment',
    'readMarkers',
  ] as const),
  // One's own money, on its way out.
  ...([
    'listFunds',
    'setDefaultCurrency',
    'listFiatTransactions',
    'listCryptoTransactions',
    'readWithdrawable',
    'readMoneyChanges',
  ] as const),
  ...(['listenToWallet', 'exportTransactions', 'exportStatement', 'readReceipt'] as const),
  ...([
    'readTotalDeposits',
    'listGateways',
    'listCardRoutes',
    'readDefaultRateLimit',
    'readRateLimit',
    'readDeposit',
  ] as const),
  ...(['skrillWithdraw', 'cryptoWithdraw', 'readWithdrawal', 'cancelWithdrawal'] as const),
  ...(['receiveGatewayWebhook', 'receiveGatewayCall'] as const),
  ...(['listEligiblePromotions', 'rejectEligiblePromotions', 'listPromotions', 'cancelPromotion'] as const),
  // What was played, and how it goes on.
  ...(['listBets', 'listBetProviders', 'readBetTotals', 'exportBets', 'readRound'] as const),
  ...(['readFairness', 'rotateSeed', 'exportProofs', 'exportData', 'closeAccount'] as const),
  ...(['readGameSession', 'listTableRounds', 'actRound', 'stopAutoplay', 'readSeries'] as const),
  ...(['listenToCrash', 'readCrashStake', 'cancelCrashStake', 'cashOutCrashStake'] as const),
  ...(['listenToBingo', 'readBingoStake', 'cancelBingoStake'] as const),
  ...(['listenToSea'] as const),
  ...(['listenToRoulette', 'readRouletteStake', 'cancelRouletteStake'] as const),
  ...(['listenToLotto', 'readLottoStake', 'cancelLottoStake', 'listLottoTickets'] as const),
  ...(['listenToRaces', 'readRaceStake', 'cancelRaceStake', 'listSharedChains'] as const),
  ...([
    'listTreeHeads',
    'readConsistency',
    'readGrowth',
    'readOwnLeaf',
    'exportProvenStatement',
    'readHeadStamp',
    'listLiabilities',
    'proveLiability',
  ] as const),
  // The catalogue.
  ...(['listGames', 'listTopGames', 'listMainGames', 'listFeaturedGames', 'listNewGames'] as const),
  ...(['listReturns', 'listJackpots', 'listLatestWinners', 'listTopWinners', 'readSkin', 'listCurrencies'] as const),
];

const closed = new Set<string>();
let server: TestServer;
let ada: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor, restrictedCountries: closed } });
  ada = await owner(server, 100_00n);
});
afterAll(() => server.stop());

/** An app all of whose calls get through to a handler that says so, whatever is built yet. */
const reached = 'too_many';
const probe: Route<Call> = { rate: 'ordinary', handle: async () => fail(reached) };
const probes = Object.fromEntries(Object.keys(calls).map((name) => [name, probe]));

const requestOf = (call: Call): Request => {
  const params = Object(call.params ? validOf(call.params) : {}) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const body = call.body && call.bodyType === undefined ? JSON.stringify(validOf(call.body)) : undefined;
  return new Request(server.origin + path, {
    method: call.method,
    headers: {
      origin: server.origin,
      cookie: ada.cookies(),
      'idempotency-key': '0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f34',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
};

describe('from a restricted country', () => {
  test('every call is either refused or stays', () => {
    expect([...refused, ...stays].sort()).toEqual(Object.keys(calls).sort());
  });

  const verdicts = [...refused.map((name) => [name, true] as const), ...stays.map((name) => [name, false] as const)];
  test.each(verdicts)('%s: refused is %s', async (name, isRefused) => {
    const app = createApp(server.ctx, probes);
    const ask = () => app.handle(requestOf(calls[name]), { remoteAddress: '127.0.0.1' });
    expect((await ask()).status).not.toBe(451);
    closed.add('MT');
    try {
      const answer = await ask();
      expect(answer.status === 451).toBe(isRefused);
      if (isRefused) expect(await answer.json()).toMatchObject({ code: 'country_blocked', facts: { country: 'MT' } });
    } finally {
      closed.clear();
    }
  });
});

test('8.3.2 a country that closes is closed to who is playing: no new stake, but the round at hand and the money stay', async () => {
  const sessionId = await seated(ada);
  const bets = [{ spot: 'red', amount: '1.00' }];
  const stake = (key: string) =>
    ada.call<{ code: string }>('placeRound', { params: { sessionId }, body: { bets }, key });
  expect((await stake('0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f01')).status).toBe(200);
  closed.add('MT');
  try {
    expect(await stake('0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f02')).toMatchObject({
      status: 451,
      body: { code: 'country_blocked', facts: { country: 'MT' } },
    });
    for (const name of ['readProfile', 'listFunds', 'listBets', 'readWithdrawable'] as const)
      expect((await ada.call(name)).status).toBe(200);
    expect((await ada.call('readGameSession', { params: { sessionId } })).status).toBe(200);
  } finally {
    closed.clear();
  }
  expect((await stake('0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f02')).status).toBe(200);
});

describe('currentIp', () => {
  const spoofed = {
    'x-country': 'US',
    'cf-ipcountry': 'US',
    'x-forwarded-for': '8.8.8.8',
    'x-real-ip': '8.8.8.8',
    'true-client-ip': '8.8.8.8',
    'cf-connecting-ip': '8.8.8.8',
    forwarded: 'for=8.8.8.8',
  };
  const ask = async (to: TestServer, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${to.origin}/ip-service/api/v1/user/currentIp`, { headers });
    return { answer, body: (await answer.json()) as unknown };
  };

  test('names the home country for this machine, for the caller’s own browser alone', async () => {
    const { answer, body } = await ask(server);
    expect(body).toEqual({ isoCode: 'MT', country: 'Malta' });
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  });

  test('case 38: believes no header of a stranger', async () => {
    expect((await ask(server, spoofed)).body).toEqual({ isoCode: 'MT', country: 'Malta' });
  });

  test('case 38: behind a proxy believes its two headers, and those alone', async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.0/8,::1', COUNTRY_HEADER: 'CF-IPCountry', HOME_COUNTRY: 'IE' };
    const proxied = await startServer({ env });
    try {
      expect((await ask(proxied, spoofed)).body).toEqual({ isoCode: 'US', country: 'United States' });
      expect((await ask(proxied, { 'x-forwarded-for': '81.2.69.142' })).body).toMatchObject({ isoCode: 'GB' });
      expect((await ask(proxied, { 'x-country': 'US' })).body).toMatchObject({ isoCode: 'IE' });
      for (const forwarded of ['unknown', '8.8.8.8, unknown', '"8.8.8.8"', '127.0.0.1, unknown', '0.0.0.0'])
        expect((await ask(proxied, { 'x-forwarded-for': forwarded })).body, forwarded).toMatchObject({ isoCode: 'ZZ' });
      const visitor = visit(proxied.origin);
      expect((await visitor.call('validateEmail', { body: { email: 'ada@example.com' } })).status).toBe(200);
      const answer = await fetch(`${proxied.origin}/user-service/api/v1/registration/validate`, {
        method: 'POST',
        headers: { origin: proxied.origin, 'content-type': 'application/json', 'cf-ipcountry': 'US' },
        body: '{"email":"ada@example.com"}',
      });
      expect(answer.status).toBe(451);
    } finally {
      await proxied.stop();
    }
  });
});
