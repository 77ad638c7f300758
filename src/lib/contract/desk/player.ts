import * as z from 'zod/mini';
import { checkStates } from '#domain/documents/check.ts';
import { documentKinds } from '#domain/documents/kinds.ts';
import { numberedCountries } from '#domain/registers/national-number.ts';
import { numberStandings } from '#domain/registers/number-correction.ts';
import { registerAnswers, registerNames } from '#domain/registers/register.ts';
import { readSaferPlay } from '../profile/safer-play.ts';
import { currencyCode, day, instant, isoCountry, money, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { person } from './players.ts';

const check = z.enum(checkStates);

const amounts = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject({
    currency: currencyCode,
    ...(Object.fromEntries(names.map((name) => [name, money])) as Record<Name, typeof money>),
  });

const bonus = z.strictObject({
  id: uuid,
  name: z.string(),
  state: z.enum(['PENDING', 'HELD', 'QUEUED', 'ACTIVE']),
  currency: z.nullable(currencyCode),
  bonus: money,
  bonusLeft: money,
  lockedLeft: money,
  wagered: money,
  wageringRequired: money,
  expiresAt: z.nullable(instant),
});

const player = z.strictObject({
  ...person.shape,
  nickName: z.nullable(z.string()),
  dateOfBirth: z.nullable(day),
  gender: z.nullable(z.string()),
  profileCountry: z.nullable(isoCountry),
  /** Lines of the address, as they would stand on a letter. */
  address: z.array(z.string()),
  phone: z.nullable(z.string()),
  language: z.string(),
  closedAt: z.nullable(instant),
  closingReason: z.nullable(z.string()),
  /** Null: excluded for good, or not at all; `state` says which. */
  excludedUntil: z.nullable(instant),
  timedOutUntil: z.nullable(instant),
  secondFactor: z.boolean(),
  passkeys: z.int(),
  promoMail: z.boolean(),
});

const deskPlayer = z.strictObject({
  player,
  /** What stands on the accounts now: `withdrawal` is set aside for withdrawals, `owed` is held of deposits. */
  balances: z.array(amounts('own', 'bonus', 'locked', 'withdrawal', 'owed')),
  /** Sums of the ledger: `net` is what play left to the player, `paidIn` what the player has left with the house in all. */
  totals: z.array(amounts('deposited', 'chargedBack', 'withdrawn', 'paidIn', 'staked', 'paid', 'net')),
  saferPlay: readSaferPlay.response,
  /** What each register of self-excluded people says that the player stands under. `askedAt` null: it was not asked yet. */
  registers: z.array(
    z.strictObject({
      register: z.enum(registerNames),
      answer: z.enum([...registerAnswers, 'unasked']),
      askedAt: z.nullable(instant),
    }),
  ),
  /** Numbers of states that they gave, with those that stood before: when, and as what they were replaced; never what they are. */
  nationalNumbers: z.array(
    z.strictObject({
      country: z.enum(numberedCountries),
      filledAt: instant,
      /** `open`: the player may give another by themselves. `missing`: it does not open, and is asked for again. */
      standing: z.enum(numberStandings),
      former: z.array(
        z.strictObject({ filledAt: instant, replacedAt: instant, how: z.enum(['own', 'allowed', 'unreadable']) }),
      ),
    }),
  ),
  papers: z.strictObject({
    identity: check,
    address: check,
    documents: z.array(
      z.strictObject({
        id: uuid,
        kind: z.enum(documentKinds),
        state: z.enum(['uploaded', 'in_review', 'approved', 'rejected']),
        uploadedAt: instant,
        decidedAt: z.nullable(instant),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  level: z.strictObject({ level: z.int(), name: z.string(), points: z.int() }),
  bonuses: z.array(bonus),
  sessions: z.array(
    z.strictObject({
      id: uuid,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
      country: z.nullable(z.string()),
      ip: z.string(),
      createdAt: instant,
      seenAt: instant,
    }),
  ),
  /** Others that seem to be the same person, and by what. */
  twins: z.array(z.strictObject({ ...person.shape, same: z.enum(['mailbox', 'phone', 'person']) })),
  openRounds: z.array(
    z.strictObject({
      id: uuid,
      gameName: z.string(),
      provider: z.string(),
      currency: currencyCode,
      stake: money,
      openedAt: instant,
      demo: z.boolean(),
    }),
  ),
});
export type DeskPlayer = z.input<typeof deskPlayer>;

export const readDeskPlayer = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players/{id}',
  summary: 'All that the desk may know of a player, on one page',
  access: 'players.read',
  params: z.strictObject({ id: uuid }),
  response: deskPlayer,
  errors: ['player_not_found'],
});
