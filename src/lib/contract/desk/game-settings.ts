import * as z from 'zod/mini';
import { finishHours } from '#domain/shelf/setting.ts';
import { currencyCode, instant, isoCountry, money, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const of = z.enum(['game', 'studio']);
const subject = { of, id: text(100) };
const bounds = z.strictObject({ currency: currencyCode, min: z.nullable(money), max: z.nullable(money) });

/** A part as it is in force. `off`: null where it is on. */
const value = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('off'), off: z.nullable(z.strictObject({ from: instant, until: instant })) }),
  z.strictObject({ part: z.literal('countries'), hidden: z.array(isoCountry) }),
  z.strictObject({ part: z.literal('limits'), limits: z.array(bounds) }),
]);
export type SettingValue = z.output<typeof value>;

/** What somebody wants. `from`: null is from the moment of the yes. */
const wish = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('off'),
    off: z.nullable(
      z.strictObject({
        from: z.nullable(instant),
        hours: z.int().check(z.gte(finishHours.min), z.lte(finishHours.max)),
      }),
    ),
  }),
  z.strictObject({ part: z.literal('countries'), hidden: z.array(isoCountry).check(z.maxLength(250)) }),
  z.strictObject({ part: z.literal('limits'), limits: z.array(bounds).check(z.maxLength(20)) }),
]);
export type SettingWishShown = z.output<typeof wish>;

/** What a switch would meet, or met. Amounts of real money; sums by currency. */
const sums = z.array(z.strictObject({ currency: currencyCode, count: z.int(), amount: money }));
const consequences = z.strictObject({
  games: z.int(),
  sessions: z.int(),
  players: z.int(),
  /** Rounds that wait for their player: finished by them until the end, then by the rules; given back where no rules can decide. */
  waiting: sums,
  /** Of rounds that everybody plays: the one under way is finished, and none follows. */
  shared: sums,
  /** At outside studios: results are taken until the end, then undecided bets go back. */
  outside: sums,
  /** Free spins for these games alone: kept, and not playable meanwhile; `count` spins, `amount` their worth. */
  freeSpins: sums,
  /** Tickets of series on sale. */
  tickets: z.int(),
  /** What stands in pots that only these games play for: it stays there. */
  pots: sums,
  favourites: z.int(),
});
export type Consequences = z.output<typeof consequences>;

const done = z.strictObject({
  told: z.int(),
  rounds: z.array(
    z.strictObject({
      how: z.enum(['open', 'player', 'rules', 'refunded', 'studio']),
      currency: currencyCode,
      count: z.int(),
      amount: money,
    }),
  ),
});

const version = z.strictObject({
  version: z.int(),
  of,
  subject: z.string(),
  value,
  at: instant,
  proposedBy: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  /** Of what switched off: what was said when it was approved, and what was done so far. */
  said: z.nullable(consequences),
  done: z.nullable(done),
});
export type SettingVersion = z.output<typeof version>;

const proposal = proposalOf({
  of,
  subject: z.string(),
  /** The version of that part in whose place it would stand; 0 for none. */
  from: z.int(),
  wish,
});
export type SettingProposal = z.output<typeof proposal>;

export const listGameSettings = defineDeskCall({
  method: 'GET',
  path: '/desk-service/games/settings',
  summary:
    'Every game and studio, what was settled of them, what is proposed, and what became of what was switched off',
  access: 'games.read',
  response: z.strictObject({
    games: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        studio: z.string(),
        isOff: z.boolean(),
        hidden: z.int(),
        isNarrowed: z.boolean(),
      }),
    ),
    inForce: z.array(version),
    history: z.array(version),
    proposals: z.array(proposal),
  }),
  errors: [],
});

export const readGameSetting = defineDeskCall({
  method: 'GET',
  path: '/desk-service/games/settings/{of}/{id}',
  summary:
    'One game or studio: the version of each part, the stakes its figures allow, and what switching it off would meet now',
  access: 'games.read',
  params: z.strictObject(subject),
  response: z.strictObject({
    ...subject,
    name: z.string(),
    /** 0: nothing was settled. */
    versions: z.strictObject({ off: z.int(), countries: z.int(), limits: z.int() }),
    values: z.array(value),
    legal: z.array(z.strictObject({ currency: currencyCode, min: money, max: money })),
    consequences,
  }),
  errors: ['game_unknown'],
});

export const proposeGameSetting = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/settings/proposals',
  summary:
    'Propose to switch a game or a studio off or on, to hide it in countries or to narrow its stakes; nothing changes before another yes',
  access: 'games.propose',
  body: z.strictObject({ ...subject, wish, reason, shown: z.strictObject({ version: z.int() }) }),
  response: z.strictObject({ id: uuid }),
  errors: ['game_unknown', 'changed_since_shown', 'setting_same', 'limits_wrong', 'until_wrong', 'country_unknown'],
});

const one = z.strictObject({ id: uuid });

export const approveGameSetting = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/settings/proposals/{id}/approve',
  summary: 'Say yes to what somebody else proposed: it holds from now on, on every way a stake is taken',
  access: 'games.approve',
  proof: true,
  params: one,
  response: z.strictObject({ version: z.int() }),
  errors: [
    'proposal_not_found',
    'proposal_decided',
    'own_proposal',
    'act_not_allowed',
    'changed_since_shown',
    'limits_wrong',
    'game_unknown',
    'country_unknown',
  ],
});

export const refuseGameSetting = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/settings/proposals/{id}/refuse',
  summary: 'Say no to what somebody else proposed',
  access: 'games.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal'],
});

export const withdrawGameSetting = defineDeskCall({
  method: 'POST',
  path: '/desk-service/games/settings/proposals/{id}/withdraw',
  summary: 'Take back what one has proposed',
  access: 'games.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'not_own_proposal'],
});

export type GameSettings = z.output<typeof listGameSettings.response>;
export type GameSettingRead = z.output<typeof readGameSetting.response>;
