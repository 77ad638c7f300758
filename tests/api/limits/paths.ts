import { randomUUID } from 'node:crypto';
import { cardOf } from '#domain/games/book/card-of.ts';
import type { gameIds } from '#domain/games/book/registry.ts';
import { cardAt } from '#domain/games/horses/round.ts';
import { sql } from '#server/db/db.ts';
import { noteProof } from '#server/db/queries/sessions.ts';
import type { CallName } from '#server/http/route.ts';
import { latestRound } from '#server/services/shared/rounds.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import { account, post } from '#tests/support/ledger.ts';
import { takeSeat } from '../../server/games/house.ts';
import { issueToken, seatPlayer } from '../../server/wallet/studio.ts';
import { verify } from '../../server/withdrawals/desk.ts';
import { type Guest, openRoundWith, type Place, tokenFor } from './place.ts';

/** What a path answered: `ok`, or the code of its refusal with its facts. */
type Said = { readonly code: string; readonly facts?: object | undefined };
/** Ready to move money, once; done before the bar is put up. */
type Ready = (guest: Guest) => Promise<() => Promise<Said>>;
export type Path = {
  readonly name: string;
  readonly calls: readonly CallName[];
  /** `address`: where coins may be sent to, of whatever amount; limits hold what arrives (tests/server/chain). */
  readonly kind: 'deposit' | 'address' | 'payout' | 'promotion' | 'spin' | 'stake' | 'entry' | 'demo';
  readonly ready: Ready;
  /** Studios speak a smaller language. */
  readonly studio?: true;
};

const said = ({ status, body }: { status: number; body: { code?: string; facts?: object } }): Said =>
  status < 300 ? { code: 'ok' } : { code: body.code ?? `${status}`, facts: body.facts };

export const must = async (answer: Promise<{ status: number; body: object }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(body));
};
const confirmGuest = sql('limits_confirm', 'UPDATE player SET confirmed_at = created_at WHERE id = $1');

const declineDeposit = sql('limits_decline', `UPDATE deposit SET state = 'failed' WHERE id = $1`);

const launchBody = {
  id: 'roulette-european',
  gameName: 'European Roulette',
  demo: false,
  lang: 'en',
  launchId: 'x',
  imageId: null,
  platform: 'desktop',
  provider: 'Meridian Tables',
  category: 'roulette',
};

/** One or more of each kind of round: those of a kind go one way, through one function of the database. */
export const played = [
  'roulette-european',
  'scratch-night-ferry',
  'blackjack',
  'casino-holdem',
  'mines',
  'craps',
] as const;

/** Every path by which money moves or may be let move, one or more for each call that does. */
export function pathsAt(at: () => Place): readonly Path[] {
  const card = (call: CallName): Path => ({
    name: call,
    calls: [call],
    kind: 'deposit',
    ready: async (guest) => async () => said(await guest.call(call, { body: { amount: '30', currency: 'EUR' } })),
  });

  const eWallet = (call: CallName, more: { body: object; params?: Record<string, string> }): Path => ({
    name: call,
    calls: [call],
    kind: 'deposit',
    ready: async (guest) => async () =>
      said(await guest.call(call, { ...more, body: { amount: '30', currency: 'EUR', ...more.body } })),
  });

  /** One's own money leaves whatever holds play back (A.3.8), as long as the player can sign in. */
  const payout = (
    call: 'skrillWithdraw' | 'cryptoWithdraw',
    currency: 'EUR' | 'BTC',
    amount: string,
    more = {},
  ): Path => ({
    name: call,
    calls: [call],
    kind: 'payout',
    ready: async (guest) => {
      const { db, clock } = at().ctx;
      await verify(at(), guest.playerId);
      if (currency === 'BTC') {
        await must(guest.call('addCurrency', { body: { currency } }));
        const accounts = [
          await account(db, 'cash', guest.playerId, '', currency),
          await account(db, 'clearing', null, 'crypto', currency),
        ];
        await post(db, 'deposit', guest.playerId, accounts, [10_000_000n, -10_000_000n]);
      }
      return async () => {
        await db.query(noteProof, [guest.sessionId, clock.now()]);
        return said(await guest.call(call, { body: { amount, currency, ...more } }));
      };
    },
  });

  const promotion = (
    call: 'acceptPromotion' | 'readCoupon' | 'redeemCoupon' | 'redeemPromotionCoupon',
    body: object,
  ): Path => ({
    name: call,
    calls: [call],
    kind: 'promotion',
    ready: async (guest) => {
      await at().ctx.db.query(confirmGuest, [guest.playerId]);
      return async () => said(await guest.call(call, { body }));
    },
  });

  /** The house pays its stake: what holds play back holds it, and no limit of money. */
  const freeSpin: Path = {
    name: 'a free spin',
    calls: ['playFreeSpin'],
    kind: 'spin',
    ready: async (guest) => {
      await at().ctx.db.query(confirmGuest, [guest.playerId]);
      const taken = await guest.call('acceptPromotion', { body: { id: 'no-deposit', accepted: true } });
      const { id: grantId } = taken.body as { id?: string };
      const { sessionId } = await takeSeat(at().house, guest, 'slot-night-orchard');
      return async () => said(await guest.call('playFreeSpin', { params: { sessionId }, body: { grantId } }));
    },
  };

  const round = (gameId: (typeof gameIds)[number], demo = false): Path => ({
    name: `${demo ? 'play money at' : 'a round of'} ${gameId}`,
    calls: ['placeRound'],
    kind: demo ? 'demo' : 'stake',
    ready: async (guest) => {
      const { sessionId } = await takeSeat(at().house, guest, gameId, { demo });
      return async () =>
        said(await guest.call('placeRound', { params: { sessionId }, body: { bets: cardOf(gameId).sample.bets } }));
    },
  });

  /** A round that follows by itself: it is placed as any other. */
  const automaticRound: Path = {
    name: 'an automatic round of dice',
    calls: ['placeRound'],
    kind: 'stake',
    ready: async (guest) => {
      const { sessionId } = await takeSeat(at().house, guest, 'dice');
      const terms = { rounds: 2, lossLimit: '900', winLimit: '900' };
      const begun = await guest.call('startAutoplay', { params: { sessionId }, body: terms });
      const { id } = (begun.body as { autoplay: { id: string } }).autoplay;
      const body = { bets: cardOf('dice').sample.bets, automatic: { series: id, number: 1 } };
      return async () => said(await guest.call('placeRound', { params: { sessionId }, body }));
    },
  };

  const action = (gameId: string, spot: string, choice: string, act: object): Path => ({
    name: `${choice} in ${gameId}`,
    calls: ['actRound'],
    kind: 'stake',
    ready: async (guest) => {
      const take = await openRoundWith(at(), guest, gameId, spot, choice);
      return async () => said(await take(0, act));
    },
  });

  type SharedCall = 'placeCrashStake' | 'placeRaceStake' | 'placeBingoStake' | 'placeRouletteStake' | 'placeLottoStake';
  const shared = (call: SharedCall, gameId: string, spot: (index: number) => string): Path => ({
    name: call,
    calls: [call],
    kind: 'stake',
    ready: async (guest) => {
      const { sessionId } = await takeSeat(at().house, guest, gameId);
      return async () => {
        await at().leadTables();
        const index = (await latestRound(at().ctx, gameId))?.index ?? 1;
        const body = { bets: [{ spot: spot(index), amount: '1.00' }] };
        return said(await guest.call(call, { params: { sessionId }, body }));
      };
    },
  });

  const studioBet: Path = {
    name: 'a studio’s bet',
    calls: [],
    kind: 'stake',
    studio: true,
    ready: async (guest) => {
      const studio = await seatPlayer(at().house, guest);
      return async () => ({ code: (await studio.bet(randomUUID(), 100n, { round: randomUUID() })).outcome });
    },
  };

  return [
    card('brpayDeposit'),
    card('paypoundDeposit'),
    card('paystudioDeposit'),
    card('paywebDeposit'),
    card('ikajoDeposit'),
    card('pgpaytechDeposit'),
    card('devcodeDeposit'),
    card('emsDeposit'),
    card('cardDeposit'),
    {
      name: 'nextCardDeposit',
      calls: ['nextCardDeposit'],
      kind: 'deposit',
      ready: async (guest) => {
        const refused = await guest.call('emsDeposit', { body: { amount: '30', currency: 'EUR' } });
        const { id } = refused.body as { id: string };
        await at().ctx.db.query(declineDeposit, [id]);
        return async () => said(await guest.call('nextCardDeposit', { params: { id } }));
      },
    },
    eWallet('skrillDeposit', { body: { language: 'en', paymentMethods: 'WLT' } }),
    eWallet('mifinityDeposit', { body: { language: 'en' } }),
    eWallet('jetonDeposit', { body: { language: 'en', email: 'ada@jeton.example' }, params: { type: 'checkout' } }),
    eWallet('jetonCashDeposit', { body: { language: 'en' } }),
    {
      name: 'cryptoDeposit',
      calls: ['cryptoDeposit'],
      kind: 'address',
      ready: async (guest) => {
        await must(guest.call('addCurrency', { body: { currency: 'BTC' } }));
        return async () => said(await guest.call('cryptoDeposit', { body: { currency: 'BTC' } }));
      },
    },
    payout('skrillWithdraw', 'EUR', '30'),
    payout('cryptoWithdraw', 'BTC', '0.001', { address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' }),
    promotion('acceptPromotion', { id: 'no-deposit', accepted: true }),
    promotion('readCoupon', { promotionCoupon: 'GOOD-TURN' }),
    promotion('redeemCoupon', { couponName: 'GOOD-TURN' }),
    promotion('redeemPromotionCoupon', { promotionCoupon: 'good-turn' }),
    freeSpin,
    ...played.map((id) => round(id)),
    action('blackjack', 'hand', 'double', { name: 'double' }),
    action('craps', 'pass', 'bet', { name: 'bet', spot: 'field', amountMinor: '100' }),
    shared('placeCrashStake', 'crash', () => 'auto:2.00'),
    shared('placeRaceStake', 'horses', (index) => `card:${cardAt(index).number}:win:3`),
    shared('placeBingoStake', 'bingo-75', () => 'card:417'),
    shared('placeRouletteStake', 'roulette-shared', () => 'straight:17'),
    shared('placeLottoStake', 'lotto-6-49', () => 'row:1-2-3-4-5-6'),
    automaticRound,
    studioBet,
    {
      name: 'a launch',
      calls: ['launchGame'],
      kind: 'entry',
      ready: async (guest) => async () => said(await guest.call('launchGame', { body: launchBody })),
    },
    {
      name: 'the opening of a game session',
      calls: ['openGameSession'],
      kind: 'entry',
      ready: async (guest) => {
        const token = await tokenFor(at(), guest);
        return async () => said(await guest.call('openGameSession', { body: { token } }));
      },
    },
    {
      name: 'a studio’s opening of a game session',
      calls: [],
      kind: 'entry',
      studio: true,
      ready: async (guest) => {
        const provider = `studio-${randomUUID()}`;
        const token = await issueToken(at().house, guest, 'EUR', provider);
        return async () => ({
          code: (await applyCommand(at().ctx, { action: 'authenticate', provider, token })).outcome,
        });
      },
    },
    round('roulette-european', true),
  ];
}
