import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, hex32, instant, money, secretToken, uuid } from '../wire.ts';
import { automatic, autoplay } from './autoplay.ts';
import { betsMax, gameAction, gameBet, gameId, openRound, round, settledRound } from './entities.ts';

/** Spins that the house pays. `locked`: what they win waits for a deposit; else it is bonus money. */
const freeSpins = z.strictObject({
  grantId: uuid,
  left: z.int(),
  total: z.int(),
  stake: money,
  won: money,
  locked: z.boolean(),
  until: z.nullable(instant),
});

/** What the frame needs to draw the table as the player left it. `balance` is the wallet that is played with. */
export const gameSession = z.strictObject({
  sessionId: uuid,
  game: z.strictObject({ id: gameId, name: z.string() }),
  currency: currencyCode,
  demo: z.boolean(),
  balance: money,
  limits: z.strictObject({ minStake: money, maxStake: money, maxPayout: money }),
  seeds: z.strictObject({ serverSeedHash: hex32, clientSeed: z.string(), nonce: z.int() }),
  lastRound: z.nullable(settledRound),
  /** The round of this game that waits for the player, whatever session or device began it. */
  openRound: z.nullable(openRound),
  /** The least time from one stake to the next, in milliseconds; 0 where there is none. */
  paceMs: z.int(),
  /** Whether rounds may follow each other by themselves here, and results be shown at once: the operator allows it and the game can. */
  autoplay: z.boolean(),
  turbo: z.boolean(),
  /** The game is switched off `from` then: it takes no new rounds, and the one that is open may be finished `until`. Null: it is not. */
  closing: z.nullable(z.strictObject({ from: instant, until: instant })),
  /** Free spins that the player has at this table; null for none, and in a demo. */
  freeSpins: z.nullable(freeSpins),
  /** The bonus that runs in this currency: its largest stake, and how much of a stake here counts; null for none. */
  bonus: z.nullable(z.strictObject({ stakeMax: z.nullable(money), countsPercent: z.int() })),
});

export const openGameSession = defineCall({
  ...routes.openGameSession,
  summary: 'Spend the launch token on a game session',
  tag: 'games',
  session: 'player',
  perDay: 1000,
  country: 'restricted',
  body: z.strictObject({ token: secretToken }),
  response: gameSession,
  // A session may be over before it is answered: its player signed out meanwhile.
  errors: [
    'token_invalid',
    'token_expired',
    'game_session_invalid',
    'game_session_expired',
    'player_excluded',
    'register_unanswered',
    'game_off',
    'game_hidden',
    'player_timed_out',
    'limit_reached',
  ],
});

const sessionParams = z.strictObject({ sessionId: uuid });

export const readGameSession = defineCall({
  ...routes.readGameSession,
  summary: 'The state of a game session, as after a reload',
  tag: 'games',
  session: 'player',
  params: sessionParams,
  response: gameSession,
  errors: ['game_session_invalid', 'game_session_expired'],
});

export const placeRound = defineCall({
  ...routes.placeRound,
  summary: 'Place bets: the round is settled, or opened where the game has decisions; the idempotency key is its id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: sessionParams,
  body: z.strictObject({
    bets: z.array(gameBet).check(z.minLength(1), z.maxLength(betsMax)),
    /** A round that follows by itself: of which series, and its number in it. */
    automatic: z.optional(automatic),
  }),
  /** `autoplay`: how the series stands, of an automatic round. */
  response: z.strictObject({ round, balance: money, autoplay: z.optional(autoplay) }),
  errors: [
    'game_session_invalid',
    'game_session_expired',
    'player_excluded',
    'register_unanswered',
    'game_off',
    'game_hidden',
    'player_timed_out',
    'limit_reached',
    'reality_check_due',
    'autoplay_off',
    'autoplay_over',
    'bet_invalid',
    'amount_invalid',
    'amount_overprecise',
    'stake_below_minimum',
    'stake_above_limit',
    'insufficient_funds',
    'bonus_stake_limit',
    'too_soon',
    'round_open',
    'target_away',
    'duplicate_transaction',
  ],
});

export const playFreeSpin = defineCall({
  ...routes.playFreeSpin,
  summary: 'Play one free spin at its fixed stake; the idempotency key is the id of its round',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: sessionParams,
  body: z.strictObject({ grantId: uuid }),
  response: z.strictObject({ round: settledRound, balance: money, freeSpins }),
  errors: [
    'game_session_invalid',
    'game_session_expired',
    'player_excluded',
    'register_unanswered',
    'game_off',
    'game_hidden',
    'player_timed_out',
    // Of time alone: no money of the player's is staked.
    'limit_reached',
    'reality_check_due',
    'free_spins_none',
    'too_soon',
    'round_open',
    'duplicate_transaction',
  ],
});

/** More decisions than any round of the house can have. */
const stepMax = 1_000;

export const actRound = defineCall({
  ...routes.actRound,
  summary:
    'Take the next step of an open round; the same step with the same action again answers the round as it stands',
  tag: 'games',
  session: 'player',
  params: z.strictObject({ sessionId: uuid, roundId: uuid }),
  body: z.strictObject({ step: z.int().check(z.minimum(0), z.maximum(stepMax)), action: gameAction }),
  response: z.strictObject({ round, balance: money }),
  errors: [
    'game_session_invalid',
    'game_session_expired',
    'player_excluded',
    'round_not_found',
    'action_invalid',
    'action_stale',
    // What the action would add to the stake; never what the opening bets bind the player to.
    'register_unanswered',
    'game_off',
    'game_hidden',
    'player_timed_out',
    'limit_reached',
    'reality_check_due',
    // A new stake during a hand, where an action names its own amount.
    'country_blocked',
    'stake_above_limit',
    'too_soon',
    'insufficient_funds',
    'bonus_stake_limit',
  ],
});

export const listTableRounds = defineCall({
  ...routes.listTableRounds,
  summary: 'The last 50 settled rounds of this game at this table, newest first',
  tag: 'games',
  session: 'player',
  params: sessionParams,
  response: z.strictObject({ rounds: z.array(settledRound) }),
  errors: ['game_session_invalid', 'game_session_expired'],
});
