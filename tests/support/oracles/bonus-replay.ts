import type { EndReason, GrantState } from '#domain/promotions/grant-state.ts';

/**
 * What a bonus does to a player's money, once more and from its events alone, in one currency: the rules of `functions/promotions.sql` with
 * nothing in common with them but what they say. Amounts are minor units, `counts` and `wagered` ten-thousandths of one, `at` is
 * milliseconds. Each event is answered as the wallet answers it.
 */
export type BonusEvent =
  | { readonly kind: 'deposit'; readonly amountMinor: bigint }
  | ({ readonly kind: 'earn'; readonly at: number } & Terms)
  | {
      readonly kind: 'bet';
      readonly at: number;
      readonly round: string;
      readonly id: string;
      readonly amountMinor: bigint;
    }
  | { readonly kind: 'win'; readonly at: number; readonly round: string; readonly amountMinor: bigint }
  | { readonly kind: 'rollback'; readonly at: number; readonly bet: string }
  | { readonly kind: 'settle'; readonly at: number; readonly round: string }
  | { readonly kind: 'forfeit' | 'lapse'; readonly at: number; readonly id: string };

type Terms = {
  readonly id: string;
  readonly bonusMinor: bigint;
  readonly required: bigint;
  /** Hundredths of a percent of every stake. */
  readonly weight: bigint;
  readonly stakeMaxMinor: bigint | null;
  readonly lastsMs: number;
};

export type ReplayedGrant = Terms & {
  state: GrantState;
  why: EndReason | null;
  wagered: bigint;
  expiresAt: number;
};

type Bet = { readonly id: string; readonly cash: bigint; readonly bonus: bigint; isLive: boolean; isDecided: boolean };
type Round = {
  status: 'open' | 'settled' | 'cancelled';
  grant: ReplayedGrant | null;
  counts: bigint | null;
  bets: Bet[];
  won: boolean;
};

const sumOf = (bets: readonly Bet[], amountOf: (bet: Bet) => bigint): bigint =>
  bets.reduce((sum, bet) => (bet.isLive ? sum + amountOf(bet) : sum), 0n);
const bonusOf = ({ bets }: Round): bigint => sumOf(bets, ({ bonus }) => bonus);
const stakeOf = ({ bets }: Round): bigint => sumOf(bets, ({ cash, bonus }) => cash + bonus);

/** A player's book: apply events in their order. */
export class BonusBook {
  cash = 0n;
  bonus = 0n;
  /** What the house has of it: stakes less prizes, and what promotions got back less what they gave. */
  gaming = 0n;
  promotions = 0n;
  deposited = 0n;
  /** Bonus money that became own money, all of it by the rule. */
  released = 0n;
  readonly grants: ReplayedGrant[] = [];
  readonly #rounds = new Map<string, Round>();

  apply(event: BonusEvent): string {
    switch (event.kind) {
      case 'deposit':
        this.cash += event.amountMinor;
        this.deposited += event.amountMinor;
        return 'ok';
      case 'earn':
        this.grants.push({ ...event, state: 'queued', why: null, wagered: 0n, expiresAt: 0 });
        this.#startNext(event.at);
        return 'ok';
      case 'bet':
        return this.#bet(event);
      case 'win':
        return this.#win(event);
      case 'rollback':
        return this.#rollback(event);
      case 'settle':
        return this.#settle(event);
      case 'forfeit':
      case 'lapse':
        return this.#giveUp(event);
    }
  }

  get #active(): ReplayedGrant | null {
    return this.grants.find(({ state }) => state === 'active') ?? null;
  }

  #hasOpenRound = (grant: ReplayedGrant): boolean =>
    [...this.#rounds.values()].some((round) => round.status === 'open' && round.grant === grant && bonusOf(round) > 0n);

  #bet({ at, round: name, id, amountMinor }: Extract<BonusEvent, { kind: 'bet' }>): string {
    const round: Round = this.#rounds.get(name) ?? { status: 'open', grant: null, counts: null, bets: [], won: false };
    if (round.status === 'settled') return 'already_settled';
    let grant = this.#active;
    while (grant && grant.expiresAt <= at && !this.#hasOpenRound(grant)) {
      this.#end(grant, 'expired', null, at);
      grant = this.#active;
    }
    if (grant?.stakeMaxMinor != null && stakeOf(round) + amountMinor > grant.stakeMaxMinor) return 'bet_limit';
    // Bonus money goes into a round that is begun with it, and is added to those of its own grant alone.
    const isNew = !this.#rounds.has(name);
    const mixes = isNew || round.grant === grant;
    if (amountMinor > this.cash + (mixes ? this.bonus : 0n)) return 'insufficient_funds';
    const bonus = amountMinor > this.cash ? amountMinor - this.cash : 0n;
    if (grant && mixes) {
      const counts = grant.expiresAt > at ? amountMinor * grant.weight : null;
      round.counts = isNew ? counts : round.counts === null ? null : (stakeOf(round) + amountMinor) * grant.weight;
      round.grant = grant;
    }
    round.status = 'open';
    round.bets.push({ id, cash: amountMinor - bonus, bonus, isLive: true, isDecided: false });
    this.#rounds.set(name, round);
    this.#move(bonus - amountMinor, -bonus);
    return 'ok';
  }

  #win({ round: name, amountMinor }: Extract<BonusEvent, { kind: 'win' }>): string {
    const round = this.#rounds.get(name);
    if (!round) return 'bet_not_found';
    if (round.status !== 'open') return round.status === 'settled' ? 'already_settled' : 'already_cancelled';
    const [stake, staked] = [stakeOf(round), bonusOf(round)];
    const bonus = staked === 0n ? 0n : (amountMinor * staked + stake - 1n) / stake;
    for (const bet of round.bets) bet.isDecided = true;
    round.won = true;
    this.#move(amountMinor - bonus, bonus);
    this.#sendOn(round.grant, bonus);
    return 'ok';
  }

  #rollback({ bet: id }: Extract<BonusEvent, { kind: 'rollback' }>): string {
    for (const round of this.#rounds.values()) {
      const bet = round.bets.find((one) => one.id === id);
      if (!bet) continue;
      if (!bet.isLive) return 'already_cancelled';
      if (round.status === 'settled' || bet.isDecided) return 'already_settled';
      bet.isLive = false;
      if (round.counts !== null && round.grant) round.counts = stakeOf(round) * round.grant.weight;
      if (!round.won && round.bets.every(({ isLive }) => !isLive)) round.status = 'cancelled';
      this.#move(bet.cash, bet.bonus);
      this.#sendOn(round.grant, bet.bonus);
      return 'ok';
    }
    return 'ok';
  }

  #settle({ at, round: name }: Extract<BonusEvent, { kind: 'settle' }>): string {
    const round = this.#rounds.get(name);
    if (!round) return 'bet_not_found';
    if (round.status !== 'open') return round.status === 'settled' ? 'already_settled' : 'already_cancelled';
    round.status = 'settled';
    if (round.grant?.state === 'active') {
      round.grant.wagered += round.counts ?? 0n;
      this.#check(round.grant, at);
    }
    return 'ok';
  }

  #giveUp({ kind, at, id }: Extract<BonusEvent, { kind: 'forfeit' | 'lapse' }>): string {
    const grant = this.grants.find((one) => one.id === id);
    if (!grant) return 'not_found';
    if (kind === 'lapse' && (grant.state !== 'active' || grant.expiresAt > at)) return 'not_due';
    if (grant.state !== 'active' && grant.state !== 'queued') return 'ended';
    if (this.#hasOpenRound(grant)) return 'round_open';
    this.#end(grant, kind === 'lapse' ? 'expired' : 'cancelled', kind === 'lapse' ? null : 'forfeited', at);
    return 'ok';
  }

  #startNext(at: number): void {
    const next = this.#active ? undefined : this.grants.find(({ state }) => state === 'queued');
    if (!next) return;
    next.state = 'active';
    next.expiresAt = at + next.lastsMs;
    this.bonus += next.bonusMinor;
    this.promotions -= next.bonusMinor;
    this.#check(next, at);
  }

  #check(grant: ReplayedGrant, at: number): void {
    if (grant.wagered >= grant.required && (this.bonus > 0n || grant.required > 0n))
      this.#end(grant, 'completed', null, at);
    else if (this.bonus === 0n && !this.#hasOpenRound(grant)) this.#end(grant, 'cancelled', 'nothing_left', at);
  }

  #end(grant: ReplayedGrant, state: GrantState, why: EndReason | null, at: number): void {
    const ran = grant.state === 'active';
    grant.state = state;
    grant.why = why;
    if (ran) this.#sendOn(grant, this.bonus);
    this.#startNext(at);
  }

  /** Bonus money of a grant that is over goes where the grant's own went. */
  #sendOn(grant: ReplayedGrant | null, amount: bigint): void {
    if (!grant || grant.state === 'active') return;
    this.bonus -= amount;
    if (grant.state === 'completed') {
      this.cash += amount;
      this.released += amount;
    } else this.promotions += amount;
  }

  #move(cash: bigint, bonus: bigint): void {
    this.cash += cash;
    this.bonus += bonus;
    this.gaming -= cash + bonus;
  }
}

/** The book that these events leave. */
export const replay = (events: readonly BonusEvent[]): BonusBook => {
  const book = new BonusBook();
  for (const event of events) book.apply(event);
  return book;
};
