/** One command of a random sequence; ids are few, so that they meet again. */
export type Step =
  | { readonly action: 'bet' | 'win'; readonly id: string; readonly round: string; readonly amountMinor: bigint }
  | { readonly action: 'rollback'; readonly id: string; readonly bet: string }
  | { readonly action: 'end_round'; readonly id: string; readonly round: string }
  | { readonly action: 'adjust'; readonly id: string; readonly amountMinor: bigint };

type Bet = { round: string; amount: bigint; bonus: bigint; at: number; cancelled: boolean };
type Said = { outcome: string; balanceMinor: bigint };

/** The wallet's rules once more, for one player, in memory and with nothing in common with the SQL but wallet-api.md. */
export class Oracle {
  cash: bigint;
  bonus: bigint;
  readonly #bets = new Map<string, Bet>();
  readonly #wins = new Map<string, { round: string; amount: bigint; at: number }>();
  readonly #rollbacks = new Map<string, { bet: string }>();
  readonly #ends = new Map<string, { round: string }>();
  readonly #adjusted = new Map<string, bigint>();
  #clock = 0;

  constructor(cash: bigint, bonus: bigint) {
    this.cash = cash;
    this.bonus = bonus;
  }

  apply(step: Step): Said {
    this.#clock += 1;
    const outcome = this.#outcome(step);
    return { outcome, balanceMinor: this.cash + this.bonus };
  }

  #outcome(step: Step): string {
    switch (step.action) {
      case 'bet':
        return this.#bet(step.id, step.round, step.amountMinor);
      case 'win':
        return this.#win(step.id, step.round, step.amountMinor);
      case 'rollback':
        return this.#rollback(step.id, step.bet);
      case 'end_round':
        return this.#end(step.id, step.round);
      case 'adjust':
        return this.#adjust(step.id, step.amountMinor);
    }
  }

  #betsOf = (round: string) => [...this.#bets.values()].filter((bet) => bet.round === round);
  #winsOf = (round: string) => [...this.#wins.values()].filter((win) => win.round === round);
  #isEnded = (round: string) => [...this.#ends.values()].some((end) => end.round === round);
  #isEmpty = (round: string) => this.#betsOf(round).every((bet) => bet.cancelled) && this.#winsOf(round).length === 0;

  #bet(id: string, round: string, amount: bigint): string {
    const known = this.#bets.get(id);
    if (known) return known.round === round && known.amount === amount ? 'ok' : 'duplicate_transaction';
    if ([...this.#rollbacks.values()].some((rollback) => rollback.bet === id)) return 'transaction_cancelled';
    if (this.#isEnded(round)) return 'already_settled';
    if (amount > this.cash + this.bonus) return 'insufficient_funds';
    const bonus = amount > this.cash ? amount - this.cash : 0n;
    this.cash -= amount - bonus;
    this.bonus -= bonus;
    this.#bets.set(id, { round, amount, bonus, at: this.#clock, cancelled: false });
    return 'ok';
  }

  #win(id: string, round: string, amount: bigint): string {
    const known = this.#wins.get(id);
    if (known) return known.round === round && known.amount === amount ? 'ok' : 'duplicate_transaction';
    const bets = this.#betsOf(round);
    if (bets.length === 0) return 'bet_not_found';
    if (this.#isEmpty(round)) return 'already_cancelled';
    if (this.#isEnded(round)) return 'already_settled';
    const live = bets.filter((bet) => !bet.cancelled);
    const stake = live.reduce((sum, bet) => sum + bet.amount, 0n);
    const staked = live.reduce((sum, bet) => sum + bet.bonus, 0n);
    const bonus = staked === 0n ? 0n : (amount * staked + stake - 1n) / stake;
    this.cash += amount - bonus;
    this.bonus += bonus;
    this.#wins.set(id, { round, amount, at: this.#clock });
    return 'ok';
  }

  #rollback(id: string, betId: string): string {
    const known = this.#rollbacks.get(id);
    if (known) return known.bet === betId ? 'ok' : 'duplicate_transaction';
    if ([...this.#rollbacks.values()].some((rollback) => rollback.bet === betId)) return 'already_cancelled';
    const bet = this.#bets.get(betId);
    if (bet) {
      const isDecided = this.#winsOf(bet.round).some((win) => win.at > bet.at);
      if (isDecided || this.#isEnded(bet.round)) return 'already_settled';
      this.cash += bet.amount - bet.bonus;
      this.bonus += bet.bonus;
      bet.cancelled = true;
    }
    this.#rollbacks.set(id, { bet: betId });
    return 'ok';
  }

  #end(id: string, round: string): string {
    const known = this.#ends.get(id);
    if (known) return known.round === round ? 'ok' : 'duplicate_transaction';
    if (this.#betsOf(round).length === 0) return 'bet_not_found';
    if (this.#isEnded(round)) return 'already_settled';
    if (this.#isEmpty(round)) return 'already_cancelled';
    this.#ends.set(id, { round });
    return 'ok';
  }

  #adjust(id: string, amount: bigint): string {
    const known = this.#adjusted.get(id);
    if (known !== undefined) return known === amount ? 'ok' : 'duplicate_transaction';
    if (this.cash + amount < 0n) return 'insufficient_funds';
    this.cash += amount;
    this.#adjusted.set(id, amount);
    return 'ok';
  }
}
