import { type AccountRef, houseAccount, type PlayerKind, playerAccount } from './accounts.ts';

/** One side of a movement, in minor units. What a player gains is positive. The legs of a movement sum to zero. */
export type Leg = { readonly account: AccountRef; readonly amountMinor: bigint };

/** How a stake was taken: own money first, then bonus money. A rollback gives back exactly this. */
export type StakeSplit = { readonly cashMinor: bigint; readonly bonusMinor: bigint };

/** Everything that moves a player's money, in one currency. Amounts are positive minor units. */
export type Intent =
  | { readonly kind: 'deposit_completed'; readonly gateway: string; readonly amountMinor: bigint }
  | {
      readonly kind: 'deposit_reversed';
      readonly gateway: string;
      readonly amountMinor: bigint;
      /** What the player's cash still covers; the rest was played and stands on the charge-back account. */
      readonly coveredMinor: bigint;
    }
  /** Paid while the player might not pay in: owed to the player, and in no balance. */
  | { readonly kind: 'deposit_held'; readonly gateway: string; readonly amountMinor: bigint }
  /** What was held becomes the player's own after all. */
  | { readonly kind: 'deposit_released'; readonly amountMinor: bigint }
  /** What was held went back: by a refund, or by a charge-back. */
  | { readonly kind: 'deposit_returned'; readonly gateway: string; readonly amountMinor: bigint }
  | ({ readonly kind: 'bet'; readonly game: string } & StakeSplit)
  | ({ readonly kind: 'win'; readonly game: string } & StakeSplit)
  | ({ readonly kind: 'rollback'; readonly game: string } & StakeSplit)
  | { readonly kind: 'withdrawal_held'; readonly amountMinor: bigint }
  | { readonly kind: 'withdrawal_released'; readonly amountMinor: bigint }
  | { readonly kind: 'withdrawal_paid'; readonly provider: string; readonly amountMinor: bigint }
  | { readonly kind: 'bonus_granted'; readonly promotion: string; readonly amountMinor: bigint }
  | { readonly kind: 'bonus_converted'; readonly amountMinor: bigint }
  | { readonly kind: 'bonus_forfeited'; readonly promotion: string; readonly amountMinor: bigint }
  | { readonly kind: 'fee'; readonly owner: string; readonly amountMinor: bigint }
  /** What the owners put in at a company or a bank; below zero, what they took out of it. No player's. */
  | { readonly kind: 'capital_moved'; readonly place: string; readonly amountMinor: bigint }
  /** A correction by hand, by its cause: positive gives to the player, negative takes. */
  | { readonly kind: 'correction'; readonly cause: string; readonly amountMinor: bigint };

const player = (kind: PlayerKind, amountMinor: bigint): Leg => ({ account: playerAccount(kind), amountMinor });
const cash = (amountMinor: bigint): Leg => player('cash', amountMinor);
const bonus = (amountMinor: bigint): Leg => player('bonus', amountMinor);
const house = (...[kind, owner, amountMinor]: [...Parameters<typeof houseAccount>, bigint]): Leg => ({
  account: houseAccount(kind, owner),
  amountMinor,
});

const legsOf = (intent: Intent): Leg[] => {
  switch (intent.kind) {
    case 'deposit_completed':
      return [house('clearing', intent.gateway, -intent.amountMinor), cash(intent.amountMinor)];
    case 'deposit_reversed':
      return [
        cash(-intent.coveredMinor),
        house('chargeback', intent.gateway, intent.coveredMinor - intent.amountMinor),
        house('clearing', intent.gateway, intent.amountMinor),
      ];
    case 'deposit_held':
      return [house('clearing', intent.gateway, -intent.amountMinor), player('owed', intent.amountMinor)];
    case 'deposit_released':
      return [player('owed', -intent.amountMinor), cash(intent.amountMinor)];
    case 'deposit_returned':
      return [player('owed', -intent.amountMinor), house('clearing', intent.gateway, intent.amountMinor)];
    case 'bet':
      return [
        cash(-intent.cashMinor),
        bonus(-intent.bonusMinor),
        house('gaming', intent.game, intent.cashMinor + intent.bonusMinor),
      ];
    case 'win':
    case 'rollback':
      return [
        house('gaming', intent.game, -intent.cashMinor - intent.bonusMinor),
        cash(intent.cashMinor),
        bonus(intent.bonusMinor),
      ];
    case 'withdrawal_held':
      return [cash(-intent.amountMinor), player('withdrawal', intent.amountMinor)];
    case 'withdrawal_released':
      return [player('withdrawal', -intent.amountMinor), cash(intent.amountMinor)];
    case 'withdrawal_paid':
      return [player('withdrawal', -intent.amountMinor), house('clearing', intent.provider, intent.amountMinor)];
    case 'bonus_granted':
      return [house('promotions', intent.promotion, -intent.amountMinor), bonus(intent.amountMinor)];
    case 'bonus_converted':
      return [bonus(-intent.amountMinor), cash(intent.amountMinor)];
    case 'bonus_forfeited':
      return [bonus(-intent.amountMinor), house('promotions', intent.promotion, intent.amountMinor)];
    case 'fee':
      return [cash(-intent.amountMinor), house('fees', intent.owner, intent.amountMinor)];
    case 'capital_moved':
      return [house('clearing', intent.place, -intent.amountMinor), house('capital', '', intent.amountMinor)];
    case 'correction':
      return [house('correction', intent.cause, -intent.amountMinor), cash(intent.amountMinor)];
  }
};

/** The postings of an intent: they sum to zero, and a leg of nothing is left out. No legs: nothing is to be booked. */
export const postingsFor = (intent: Intent): readonly Leg[] => {
  const legs = legsOf(intent).filter((leg) => leg.amountMinor !== 0n);
  if (legs.reduce((sum, leg) => sum + leg.amountMinor, 0n) !== 0n) throw new Error(`${intent.kind} does not balance`);
  return legs;
};
