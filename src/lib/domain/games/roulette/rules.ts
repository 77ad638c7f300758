import type { Stream } from '../../fairness/stream.ts';
import { rational } from '../../maths/rational.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { mostOf, type Share, shareAt, sumOfShares } from '../kit/share.ts';
import type { LayoutSpot } from './layout.ts';
import { returnsByKindOn } from './maths.ts';
import { isEvenChance } from './paytable.ts';
import type { Fall, Table } from './table.ts';
import { colourOf, doubleZero, pocketText } from './wheel.ts';

/** More places than a table has could only be an attack; a full layout and every sector fit. */
const betCountMax = 200;

type Chip = { readonly spot: LayoutSpot; readonly amountMinor: bigint };

export type Rules = {
  /** The chips that lie on the layout for a bet: itself, or a call bet's equal parts. Empty for an unknown spot. */
  readonly chipsOf: (bet: Bet) => Chip[];
  /** What a bet returns when the ball lies in a pocket, its winning chips included; nothing when it loses. */
  readonly shareOf: (bet: Bet, pocket: number, release?: number) => Share;
  /**
   * The round as it stands when the ball lies in `pocket`; the outcome's number is the text "00" for the double zero.
   * `prison`: the pockets of the spins that decided the even chances after a zero, the last of them no zero.
   */
  readonly settle: (bets: readonly Bet[], pocket: number, prison?: readonly number[]) => Decided;
  /** The pocket of a round: one integer below the number of pockets, the double zero last. */
  readonly spin: (stream: Stream) => number;
  /** The further spins of a round whose zero put even chances in prison, until one is no zero; none in any other round. */
  readonly prisonSpins: (bets: readonly Bet[], pocket: number, stream: Stream) => number[];
  readonly game: (id: string, name: string) => SingleStepGame;
};

const paidOn = (table: Table, { spot, amountMinor }: Chip, fall: Fall): Share =>
  shareAt(amountMinor, rational(table.halvesOf(spot, fall), 2n));

const told = (pocket: number) => ({
  number: pocket === doubleZero ? pocketText(pocket) : pocket,
  colour: colourOf(pocket),
});

/** The rules of a roulette, the same at every table: only its data differ. */
export const rulesOf = (table: Table): Rules => {
  const chipsOf: Rules['chipsOf'] = ({ spot, amountMinor }) => {
    const ids = table.chipIdsOf(spot);
    return ids.flatMap((id) => {
      const place = table.findLayoutSpot(id);
      return place ? [{ spot: place, amountMinor: amountMinor / BigInt(ids.length) }] : [];
    });
  };

  /** Whether a zero puts a chip in prison. */
  const isHeld = ({ spot }: Chip): boolean => table.atZero === 'prison' && isEvenChance(spot.kind);

  const refusalOf = ({ spot, amountMinor }: Bet): string | undefined => {
    const count = BigInt(table.chipIdsOf(spot).length);
    if (count === 0n) return 'spot_unknown';
    return amountMinor % count === 0n ? undefined : 'not_divisible';
  };

  const shareOf: Rules['shareOf'] = (bet, pocket, release) =>
    sumOfShares(chipsOf(bet).map((chip) => paidOn(table, chip, { pocket, release })));

  const settle: Rules['settle'] = (bets, pocket, prison = []) =>
    settledBy(
      { ...told(pocket), ...(prison.length > 0 ? { prison: prison.map(told) } : {}) },
      bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...shareOf(bet, pocket, prison.at(-1)) })),
    );

  /** The largest return over all falls. A losing chip pays at zero at most, so every other pocket is its winners' alone. */
  const maxPayoutOf = (bets: readonly Bet[]): bigint => {
    const returns = new Map<number, bigint>();
    const released = new Map<number, bigint>();
    for (const chip of bets.flatMap(chipsOf)) {
      // Its numbers pay alike, so that one or two fractions of a unit are reckoned for a chip, not one a pocket.
      const byHalves = new Map<bigint, bigint>();
      const mostAtFall = (fall: Fall): bigint => {
        const halves = table.halvesOf(chip.spot, fall);
        const most = byHalves.get(halves) ?? mostOf(paidOn(table, chip, fall));
        byHalves.set(halves, most);
        return most;
      };
      for (const pocket of new Set([0, ...chip.spot.numbers]))
        returns.set(pocket, (returns.get(pocket) ?? 0n) + mostAtFall({ pocket }));
      if (!isHeld(chip)) continue;
      for (const release of chip.spot.numbers)
        released.set(release, (released.get(release) ?? 0n) + mostAtFall({ pocket: 0, release }));
    }
    const most = (values: Iterable<bigint>): bigint => [...values].reduce((best, one) => (one > best ? one : best), 0n);
    return most([...returns.values(), (returns.get(0) ?? 0n) + most(released.values())]);
  };

  const spin: Rules['spin'] = (stream) => stream.below(table.wheel.length);

  const prisonSpins: Rules['prisonSpins'] = (bets, pocket, stream) => {
    const spins: number[] = [];
    if (pocket !== 0 || !bets.flatMap(chipsOf).some(isHeld)) return spins;
    do spins.push(spin(stream));
    while (spins.at(-1) === 0);
    return spins;
  };

  return {
    chipsOf,
    shareOf,
    settle,
    spin,
    prisonSpins,
    game: (id, name) => ({
      id,
      name,
      ...(table.atZero === 'half' ? { rulesVersion: 2, roundedDown: 1 } : { rulesVersion: 1 }),
      steps: 'one',
      parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
      maxPayoutOf,
      returns: () => returnsByKindOn(table),
      play: (bets, stream) => {
        const pocket = spin(stream);
        return settle(bets, pocket, prisonSpins(bets, pocket, stream));
      },
    }),
  };
};
