import { z } from 'zod';
import { type CurrencyCode, currencies, isCurrencyCode } from '#domain/money/currency.ts';
import { gameIdOf, type Parsed, type StudioCall } from './dialect.ts';
import { studioText } from './studio-text.ts';

export const hub88Name = 'hub88';
/** Five digits after the point, in an integer. */
export const hub88Scale = 100_000n;

const id = studioText(255);
const flag = z.boolean().nullish();
const asked = z.object({ user: id, request_uuid: id });
const base = asked.extend({ token: id, game_code: id.nullish() });
const moved = base.extend({
  game_code: id,
  transaction_uuid: id,
  round: id,
  currency: id,
  amount: z.int().nonnegative(),
  round_closed: flag,
  is_free: flag,
  is_supplier_promo: flag,
  reward_uuid: id.nullish(),
});
const won = moved.extend({ reference_transaction_uuid: id.nullish() });
const rolledBack = base.extend({
  game_code: id,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  round: id.nullish(),
  round_closed: flag,
});

export const jsonOf = (raw: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return undefined;
  }
};

const malformed: Parsed = { ok: false, outcome: 'malformed' };

export const parseHub88 = ({ method, path, raw }: StudioCall): Parsed => {
  const body = jsonOf(raw);
  if (method !== 'POST') return malformed;
  switch (path) {
    case '/user/info': {
      const said = asked.safeParse(body).data;
      if (!said) return malformed;
      return { ok: true, request: { token: null, player: said.user, currency: null, act: { action: 'player' } } };
    }
    case '/user/balance': {
      const said = base.safeParse(body).data;
      if (!said) return malformed;
      const { user, token } = said;
      return { ok: true, request: { token, player: user, currency: null, act: { action: 'balance' } } };
    }
    case '/transaction/bet':
      return parseMoved(moved.safeParse(body).data, 'bet');
    case '/transaction/win':
      return parseMoved(won.safeParse(body).data, 'win');
    case '/transaction/rollback':
      return parseRollback(rolledBack.safeParse(body).data);
    default:
      return malformed;
  }
};

const parseRollback = (said: z.infer<typeof rolledBack> | undefined): Parsed => {
  if (!said) return malformed;
  const { user, token, game_code, transaction_uuid, reference_transaction_uuid, round, round_closed } = said;
  const act = {
    action: 'rollback' as const,
    transaction: transaction_uuid,
    bets: [reference_transaction_uuid],
    closesRound: round_closed ?? false,
    game: gameIdOf(hub88Name, game_code),
    ...(round ? { round } : {}),
  };
  return { ok: true, request: { token, player: user, currency: null, act } };
};

/** Hub88's amount in minor units; null where it has more digits than the currency. */
const minorOf = (amount: number, currency: CurrencyCode): bigint | null => {
  const scaled = BigInt(amount) * currencies[currency].subunitsToUnit;
  return scaled % hub88Scale === 0n ? scaled / hub88Scale : null;
};

const parseMoved = (said: z.infer<typeof won> | undefined, action: 'bet' | 'win'): Parsed => {
  if (!said) return malformed;
  if (!isCurrencyCode(said.currency)) return { ok: false, outcome: 'currency_mismatch' };
  const amountMinor = minorOf(said.amount, said.currency);
  if (amountMinor === null) return { ok: false, outcome: 'amount_invalid' };
  const { user, token, currency } = said;
  const isStudioPromo = said.is_supplier_promo ?? false;
  const of = {
    transaction: said.transaction_uuid,
    game: gameIdOf(hub88Name, said.game_code),
    round: said.round,
    closesRound: said.round_closed ?? false,
    isStudioPromo,
  };
  // The stake of a free round is the reward's, so nothing is taken from the player; a supplier's promotion is one.
  if (action === 'bet') {
    const act = { action, ...of, amountMinor: said.is_free || isStudioPromo ? 0n : amountMinor };
    return { ok: true, request: { token, player: user, currency, act } };
  }
  // A prize names its bet; one that names none comes out of a reward.
  const isReward = !said.reference_transaction_uuid && said.reward_uuid;
  const kind = isStudioPromo ? 'promo' : said.is_free ? 'free_round' : isReward ? 'promo' : 'base';
  return { ok: true, request: { token, player: user, currency, act: { action, kind, ...of, amountMinor } } };
};
