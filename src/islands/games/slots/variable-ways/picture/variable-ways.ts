import { heights, type VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import { type Rest, type Spin, spinAt, type WayWin } from '#domain/games/slots/variable-ways/spin.ts';
import { type Cell, partOf, sharesOf, sumOf } from '../../picture/shares.ts';

/** A symbol that pays, where it stands, and what it adds. */
export type VariableWin = WayWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

/** One spin of the round: `number` is 0 for the paid one, then counts the free ones. */
export type VariableSpin = Omit<Spin, 'wins'> & {
  readonly number: number;
  readonly wins: readonly VariableWin[];
  /** All that the round has won up to and with this spin. */
  readonly totalMinor: bigint;
};

const isHeight = (value: unknown): value is number => heights.some((height) => height === value);

const readRests = ({ reels }: VariableWaysTitle, value: unknown): Rest[] | undefined => {
  if (!Array.isArray(value) || value.length !== reels.length) return undefined;
  const rests = value.flatMap((one: unknown, reel): Rest[] => {
    const { height, stop } = partOf(one);
    const isStop = typeof stop === 'number' && Number.isInteger(stop) && stop >= 0;
    return isHeight(height) && isStop && stop < (reels[reel]?.strip.length ?? 0) ? [{ height, stop }] : [];
  });
  return rests.length === reels.length ? rests : undefined;
};

const cellsOf = ({ wild }: VariableWaysTitle, window: readonly string[], { symbol, count }: WayWin): Cell[] =>
  window
    .slice(0, count)
    .flatMap((column, reel) =>
      [...column].flatMap((seen, row): Cell[] => (seen === symbol || seen === wild ? [[reel, row]] : [])),
    );

/** The round spin by spin. The server names heights and stops, the rules say what stands there and pays. */
export const variableScript = (
  title: VariableWaysTitle,
  outcome: unknown,
  stakeMinor: bigint,
): readonly VariableSpin[] => {
  const { spin, freeSpins } = partOf(outcome);
  const spins = [spin, ...(Array.isArray(freeSpins) ? freeSpins : [])].flatMap((one, number) => {
    const rests = readRests(title, partOf(one)['rests']);
    return rests ? [spinAt(title, rests, Math.max(1, number))] : [];
  });
  const shares = sharesOf(
    spins.flatMap(({ wins }) => wins.map(({ units }) => units)),
    { stakeMinor, unitsAStake: title.unitsAStake },
  );
  let [at, totalMinor] = [0, 0n];
  return spins.map((one, number) => {
    const wins = one.wins.map((win): VariableWin => {
      const amountMinor = shares[at] ?? 0n;
      at += 1;
      return { ...win, cells: cellsOf(title, one.window, win), amountMinor };
    });
    totalMinor += sumOf(wins);
    return { ...one, number, wins, totalMinor };
  });
};

/** Which reels run longer: those that follow when one scatter more, among what already stands, opens free spins. */
export const scatterHolds = ({ free }: VariableWaysTitle, window: readonly string[]): boolean[] =>
  window.map(
    (_, reel) =>
      free !== undefined &&
      window.slice(0, reel).filter((column) => column.includes(free.scatter)).length >= free.least - 1,
  );
